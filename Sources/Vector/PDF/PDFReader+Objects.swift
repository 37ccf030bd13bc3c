import GalleyDesign
import GalleyGeometry
import GalleyPainting

extension PDFReader {
  /// Draws a form or a picture of the resources.
  mutating func draw(_ name: String, _ state: PDFState) throws(PDFError) {
    guard let stream = try file.resolved(try resource("XObject", name)).stream else {
      throw PDFError("there is no form or picture \"\(name.prefix(40))\"")
    }
    guard try !isHidden(stream.dictionary["OC"]) else { return }
    switch try file.entry("Subtype", of: stream.dictionary).name {
    case "Form": try draw(form: stream, state)
    case "Image": try draw(picture: stream, state)
    case let other: leaveOut("objects of the kind \"\(other?.prefix(20) ?? "")\"")
    }
  }

  private mutating func draw(form: PDFStream, _ state: PDFState) throws(PDFError) {
    let group = try file.entry("Group", of: form.dictionary).dictionary
    guard let group, try file.entry("S", of: group).name == "Transparency" else {
      return try run(form, state)
    }
    let isIsolated = try file.entry("I", of: group).boolean ?? false
    var inner = state
    (inner.blendMode, inner.mask, inner.maskCount) = (.normal, nil, 0)
    (inner.fill.opacity, inner.stroke.opacity) = (1, 1)
    let isPlain = state.fill.opacity == 1 && state.blendMode == .normal && state.mask == nil
    if isPlain, !isIsolated { return try run(form, inner) }
    let (node, blends) = try drawing(of: form, inner)
    var content = VectorGroup(children: [.group(node)])
    content.isIsolated = isIsolated && blends
    try add(.group(content), opacity: state.fill.opacity, state)
  }

  /// What a form draws on a canvas of its own, and whether anything in it blends.
  private mutating func drawing(
    of form: PDFStream, _ state: PDFState
  ) throws(PDFError) -> (VectorGroup, blends: Bool) {
    var inner = state
    inner.clip = 0
    let outer = canvas
    canvas = PDFCanvas(area: outer.bounds(of: state.clip))
    otherNodes += outer.count
    defer {
      otherNodes += canvas.count - outer.count
      canvas = outer
    }
    try run(form, inner)
    let blends = canvas.blends
    return (canvas.finished(), blends)
  }

  /// Runs a form's content in its own space.
  private mutating func run(_ form: PDFStream, _ state: PDFState) throws(PDFError) {
    let way = try transform(form.dictionary["Matrix"]).followed(by: state.transform)
    var state = state
    state.transform = way
    if let box = try rectangle(form.dictionary["BBox"]) {
      let outline = Path.rectangle(box).applying(way)
      let isUpright = way.b == 0 && way.c == 0 || way.a == 0 && way.d == 0
      state.clip = try canvas.clip(
        isUpright ? .rectangle(outline.controlBounds) : .path(outline), in: state.clip)
    }
    let bytes = try file.bytes(of: form)
    let (outer, outerBase) = (resources, base)
    outerResources.append(outer)
    if let own = try file.entry("Resources", of: form.dictionary).dictionary { resources = own }
    base = way
    defer {
      (resources, base) = (outer, outerBase)
      outerResources.removeLast()
    }
    try run(bytes, state)
  }

  // MARK: States

  /// Takes over what a dictionary of the resources sets.
  mutating func setState(_ name: String, _ state: inout PDFState) throws(PDFError) {
    guard let entries = try file.resolved(try resource("ExtGState", name)).dictionary else {
      throw PDFError("there is no graphics state \"\(name.prefix(40))\"")
    }
    func number(_ key: String) throws(PDFError) -> Double? {
      try file.entry(key, of: entries).number
    }
    if let opacity = try number("ca") { state.fill.opacity = max(0, min(1, opacity)) }
    if let opacity = try number("CA") { state.stroke.opacity = max(0, min(1, opacity)) }
    if let width = try number("LW") { state.line.width = max(0, width) }
    if let cap = try number("LC") { state.line.cap = .init(pdf: cap) }
    if let join = try number("LJ") { state.line.join = .init(pdf: join) }
    if let limit = try number("ML") { state.line.miterLimit = limit }
    if let dashes = try file.entry("D", of: entries).array {
      try state.line.setDashes(dashes)
    }
    let mode = try file.entry("BM", of: entries)
    if let name = try file.resolved(mode.array?.first ?? mode).name {
      state.blendMode = blendMode(name)
    }
    switch try file.entry("SMask", of: entries) {
    case .dictionary(let mask): try setMask(mask, &state)
    case .name: (state.mask, state.maskCount) = (nil, 0)
    default: break
    }
  }

  private mutating func blendMode(_ name: String) -> BlendMode {
    switch name {
    case "Normal", "Compatible": return .normal
    case "ColorDodge": return .colorDodge
    case "ColorBurn": return .colorBurn
    case "SoftLight": return .softLight
    case "HardLight": return .hardLight
    default:
      let known: [BlendMode] = [
        .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation,
        .color, .luminosity,
      ]
      if let mode = known.first(where: { $0.rawValue == name.lowercased() }) { return mode }
      leaveOut("blend modes \"\(name.prefix(20))\"")
      return .normal
    }
  }

  private mutating func setMask(
    _ entries: [String: PDFValue], _ state: inout PDFState
  ) throws(PDFError) {
    guard let form = try file.entry("G", of: entries).stream else {
      throw PDFError("expected a mask's form")
    }
    let isLuminance = try file.entry("S", of: entries).name == "Luminosity"
    switch try file.entry("TR", of: entries) {
    case .null, .name("Identity"): break
    default: leaveOut("functions of masks")
    }
    var inner = PDFState(transform: state.transform)
    inner.clip = 0
    let before = otherNodes
    var (content, _) = try drawing(of: form, inner)
    state.maskCount = otherNodes - before
    let area = canvas.bounds(of: 0)
    if isLuminance, let backdrop = try file.numbers(entries["BC"]) {
      let group = try file.entry("Group", of: form.dictionary).dictionary ?? [:]
      let space = group["CS"] == nil ? .gray : try colorSpace(group["CS"])
      let color = space.color(backdrop)
      if color != .black {
        var shape = VectorShape(path: .rectangle(area))
        shape.fill = .color(.fixed(color))
        content = VectorGroup(children: [.shape(shape), .group(content)])
      }
    }
    state.mask = VectorMask(content: .group(content), area: area, isLuminance: isLuminance)
  }
}
