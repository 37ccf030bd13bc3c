import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleyParsing

/// Reads an SVG text into nodes. Sizes are bounded: `use` may not lead to itself, and no text makes
/// more than ``maximumNodes`` nodes however its elements refer to one another.
struct SVGReader {
  static let maximumNodes = 100_000
  /// Deeper nesting, `use` included, is refused.
  static let maximumDepth = 96

  /// The position of an element.
  struct Place {
    var style = SVGStyle()
    /// The size of the innermost viewport in user units, of which per cents are taken.
    var viewport: Size
    var depth = 0
    /// The ids of the elements that led here.
    var users: [String] = []
  }

  let diagnostics: DiagnosticCollector
  private(set) var elements: [String: MarkupElement] = [:]
  private var sheet = SVGStyleSheet()
  private var count = 0
  /// What has been named as left out, so that it is named once.
  private var leftOut: Set<String> = []
  /// The ids of elements that are passed over.
  private var hidden: Set<String> = []

  init(_ diagnostics: DiagnosticCollector) { self.diagnostics = diagnostics }

  /// Reads a text; nil for a text that is not an SVG image.
  mutating func read(_ bytes: [UInt8]) -> (size: Size, root: VectorNode)? {
    let root = rootElement(bytes)
    guard let root, let size = naturalSize(of: root) else { return nil }
    let place = Place(viewport: size)
    let node = viewport(root, Rect(origin: .zero, size: size), place)
    return node.map { (size, .group($0)) }
  }

  /// Reads the drawings of a symbol's sheet by their ids, in the colour of their surroundings; what
  /// else stands on the sheet is for people.
  mutating func readDrawings(_ bytes: [UInt8], named ids: [String]) -> [String: VectorNode] {
    guard let root = rootElement(bytes), let size = naturalSize(of: root) else { return [:] }
    sheet = SVGStyleSheet()
    let found = Set(ids.filter { elements[$0] != nil })
    var drawings: [String: VectorNode] = [:]
    for id in found {
      hidden = found.subtracting([id]).union(["Notes", "Guides"])
      let node = group(root, Place(viewport: size)) { $0.nodes(in: root, $1) }
      drawings[id] = node?.inCurrentColor
    }
    return drawings
  }

  /// The number that an attribute of an element with an id is; nil where it is none or without end.
  func number(_ name: String, of id: String) -> Double? {
    elements[id]?[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func rootElement(_ bytes: [UInt8]) -> MarkupElement? {
    let limits = ParsingLimits(
      maximumNesting: Self.maximumDepth, maximumValues: Self.maximumNodes)
    let root = MarkupElement.read(
      bytes, subject: "SVG images", limits: limits, diagnostics: diagnostics)
    guard let root else { return nil }
    guard root.localName == "svg" else {
      diagnostics.error("expected <svg>, found <\(root.name)>", at: root.range)
      return nil
    }
    collect(root)
    return root
  }

  /// Notes the ids and the style sheets before anything refers to them; of equal ids the first one
  /// counts.
  private mutating func collect(_ element: MarkupElement) {
    if let id = element["id"], elements[id] == nil { elements[id] = element }
    if element.localName == "style" {
      var odd: [String] = []
      sheet.add(element.text) { odd.append($0) }
      for what in odd { leaveOut(what, at: element) }
    }
    for child in element.children { collect(child) }
  }

  /// The size of the image: its own, one side after the other in the proportions of its box, else
  /// its box's, else CSS's 300 × 150.
  private func naturalSize(of root: MarkupElement) -> Size? {
    let box = viewBox(root)?.size
    func side(_ name: String) -> Double? {
      guard let text = root[name], let length = SVGLength(text), length.unit != "%" else {
        return nil
      }
      return length.resolved(of: 0)
    }
    let ratio = box.map { $0.width / $0.height }
    let (width, height) = (side("width"), side("height"))
    let size = Size(
      width: width ?? height.flatMap { side in ratio.map { side * $0 } } ?? box?.width ?? 300,
      height: height ?? width.flatMap { side in ratio.map { side / $0 } } ?? box?.height ?? 150)
    guard size.width > 0, size.height > 0, size.width <= 1e6, size.height <= 1e6 else {
      diagnostics.error(
        "the image has no size or one of more than a million points", at: root.range)
      return nil
    }
    return size
  }

  /// The `viewBox`; nil where there is none that can be used.
  private func viewBox(_ element: MarkupElement) -> Rect? {
    guard let text = element["viewBox"] else { return nil }
    guard let numbers = SVGScanner.numbers(text), numbers.count == 4, numbers[2] >= 0,
      numbers[3] >= 0
    else {
      mistake("viewBox", text, at: element)
      return nil
    }
    guard numbers[2] > 0, numbers[3] > 0 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  // MARK: Findings

  func mistake(_ name: String, _ value: String, at element: MarkupElement, nearest: String? = nil) {
    let shown = SyntaxValue.quoted(String(value.prefix(60)))
    diagnostics.error(
      "\(shown) is no value for \"\(name)\" of <\(element.name)>", at: element.range,
      suggestion: nearest)
  }

  mutating func leaveOut(_ what: String, at element: MarkupElement) {
    guard leftOut.insert(what).inserted else { return }
    diagnostics.warning("\(what) is not drawn", at: element.range)
  }

  // MARK: Elements

  /// Counts a node; false when there are too many.
  private mutating func admits(_ element: MarkupElement, _ place: Place) -> Bool {
    count += 1
    guard count <= Self.maximumNodes, place.depth <= Self.maximumDepth else {
      if !diagnostics.hasErrors {
        let what =
          place.depth > Self.maximumDepth
          ? "elements lie deeper than \(Self.maximumDepth) levels in one another"
          : "the image draws more than \(Self.maximumNodes) elements"
        diagnostics.error(what, at: element.range)
      }
      return false
    }
    return !diagnostics.hasErrors
  }

  /// The style of an element: attributes, rules, `style`, in this order.
  mutating func style(of element: MarkupElement, in place: Place) -> SVGStyle {
    var style = place.style.inherited
    var declarations = element.attributes.map { (name: $0.name, value: $0.value) }
    declarations += sheet.declarations(for: element)
    if let text = element["style"] { declarations += SVGStyleSheet.declarations(text) }
    let colors = declarations.filter { $0.name == "color" }
    for (name, value) in colors + declarations.filter({ $0.name != "color" }) {
      switch style.take(name, value) {
      case .taken, .unknown: break
      case .leftOut(let what): leaveOut(what, at: element)
      case .mistake:
        let isColor = ["color", "fill", "stroke", "stop-color"].contains(name)
        mistake(name, value, at: element, nearest: isColor ? VectorColor.nearest(to: value) : nil)
      }
    }
    return style
  }

  mutating func nodes(in element: MarkupElement, _ place: Place) -> [VectorNode] {
    var result: [VectorNode] = []
    for child in element.children {
      if let node = node(child, place) { result.append(node) }
      if diagnostics.hasErrors { return [] }
    }
    return result
  }

  private mutating func node(_ element: MarkupElement, _ outer: Place) -> VectorNode? {
    var place = outer
    place.depth += 1
    guard !hidden.contains(element["id"] ?? ""), admits(element, place) else { return nil }
    switch element.localName {
    case "g", "a":
      return group(element, place) { $0.nodes(in: element, $1) }
    case "switch":
      leaveOut("what <switch> has besides its first child", at: element)
      guard let first = element.children.first else { return nil }
      return group(element, place) { reader, place in
        reader.node(first, place).map { [$0] } ?? []
      }
    case "svg":
      let area = area(of: element, in: place.viewport)
      return group(element, place) { reader, place in
        reader.viewport(element, area, place).map { [.group($0)] } ?? []
      }
    case "use": return use(element, place)
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      return shape(element, place)
    case "defs", "symbol", "linearGradient", "radialGradient", "clipPath", "mask", "style",
      "title", "desc", "metadata", "pattern", "marker", "filter", "view", "cursor", "font",
      "font-face", "color-profile":
      return nil
    case let name where name.contains(":"): return nil
    default:
      leaveOut("<\(element.name)>", at: element)
      return nil
    }
  }

  /// A group with the transform and the effects of an element; nil for one that is not displayed.
  mutating func group(
    _ element: MarkupElement, _ place: Place,
    _ content: (inout SVGReader, Place) -> [VectorNode]
  ) -> VectorNode? {
    var inner = place
    inner.style = style(of: element, in: place)
    guard inner.style.isDisplayed else { return nil }
    let children = content(&self, inner)
    guard !children.isEmpty else { return nil }
    var group = VectorGroup(children: children)
    apply(inner.style, of: element, place, to: &group)
    return group.isPlain && children.count == 1 ? children[0] : .group(group)
  }

  /// Gives a group the transform and the effects of an element.
  private mutating func apply(
    _ style: SVGStyle, of element: MarkupElement, _ place: Place, to group: inout VectorGroup
  ) {
    group.transform = transform(style.transform, of: element)
    group.opacity = style.opacity
    group.blendMode = style.blendMode
    let content = group
    let box = { content.bounds }
    if let id = style.clipPath { group.clips = clips(id, box, of: element, place) }
    if let id = style.mask { group.mask = mask(id, box, of: element, place) }
  }

  func transform(_ text: String?, of element: MarkupElement) -> Transform {
    guard let text, text != "none" else { return .identity }
    if let transform = Transform(svg: text) { return transform }
    mistake("transform", text, at: element)
    return .identity
  }

  /// The position of a nested image or a symbol.
  private func area(of element: MarkupElement, in whole: Size) -> Rect {
    Rect(
      x: length("x", element, of: whole.width) ?? 0,
      y: length("y", element, of: whole.height) ?? 0,
      width: length("width", element, of: whole.width) ?? whole.width,
      height: length("height", element, of: whole.height) ?? whole.height)
  }

  /// The content of an element that has a viewport, laid into an area.
  mutating func viewport(
    _ element: MarkupElement, _ area: Rect, _ outer: Place
  ) -> VectorGroup? {
    guard area.width > 0, area.height > 0 else { return nil }
    var place = outer
    let isRoot = outer.depth == 0
    if isRoot { place.style = style(of: element, in: outer) }
    var group = VectorGroup()
    var clip = Rect(origin: .zero, size: area.size)
    group.transform = .translation(x: area.minX, y: area.minY)
    place.viewport = area.size
    if let box = viewBox(element) {
      var aspect = SVGAspect()
      if let text = element["preserveAspectRatio"] {
        if let read = SVGAspect(text) {
          aspect = read
        } else {
          mistake("preserveAspectRatio", text, at: element)
        }
      }
      group.transform = aspect.transform(from: box, to: area)
      place.viewport = box.size
      guard let back = group.transform.inverse else { return nil }
      let corner = back.apply(to: area.origin)
      clip = Rect(
        x: corner.x, y: corner.y, width: area.width * back.a, height: area.height * back.d)
    }
    if !isRoot, place.style.clipsOverflow { group.clips = [[.rectangle(clip)]] }
    group.children = nodes(in: element, place)
    guard isRoot else { return group }
    var whole = VectorGroup(children: [.group(group)])
    apply(place.style, of: element, place, to: &whole)
    return whole
  }

  /// A length of an element; nil where there is none.
  func length(_ name: String, _ element: MarkupElement, of whole: Double) -> Double? {
    guard let text = element[name], text != "auto" else { return nil }
    if let length = SVGLength(text) { return length.resolved(of: whole) }
    mistake(name, text, at: element)
    return nil
  }
}
