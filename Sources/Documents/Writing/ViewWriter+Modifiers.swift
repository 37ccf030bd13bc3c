import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyParsing

// Modifiers as keys of the component inside.

extension ViewWriter {
  /// Writes a modifier of one node.
  mutating func apply(_ kind: NodeKind, to part: inout WrittenComponent) {
    switch kind {
    case .padding(let insets):
      if part.stage == .padding, let known = part.padding, !part.isWhole {
        part.padding = EdgeInsets(
          top: known.top + insets.top, leading: known.leading + insets.leading,
          bottom: known.bottom + insets.bottom, trailing: known.trailing + insets.trailing)
        return part.set("padding", part.padding.map { ValueSyntax.syntax(of: $0) })
      }
      part.open(.padding)
      part.padding = insets
      part["padding"] = ValueSyntax.syntax(of: insets)
    case .flexibleFrame(let limits, let alignment):
      openFrame(.limits, alignment, &part)
      let lengths = [
        ("minWidth", limits.minWidth), ("idealWidth", limits.idealWidth),
        ("maxWidth", limits.maxWidth), ("minHeight", limits.minHeight),
        ("idealHeight", limits.idealHeight), ("maxHeight", limits.maxHeight),
      ]
      for (key, length) in lengths { part.set(key, length.map { Self.limit($0) }) }
    case .frame(let width, let height, let alignment):
      let decides = width != nil && height != nil
      if !decides { part.settleSquare() }
      openFrame(.frame, alignment, &part)
      part.isSquare = false
      part.set("width", width.map { .number($0) })
      part.set("height", height.map { .number($0) })
    case .aspectRatio(let ratio, let mode):
      if ratio == nil, mode == .fit, part.typeName == "Image",
        part["contentMode"] == .text("stretch"), part.stage <= .inherited,
        !part.values.contains(where: { $0.key == "systemIconName" })
      {
        // A picture has its own proportions by default; an icon would have a margin as well.
        part["contentMode"] = nil
        return
      }
      guard let ratio else { return refuse("proportions that the view inside decides") }
      part.open(.aspectRatio)
      part["aspectRatio"] =
        mode == .fit
        ? .number(ratio) : .object([("ratio", .number(ratio)), ("mode", .text("fill"))])
    case .fixedSize(let horizontal, let vertical):
      guard horizontal || vertical else { return }
      part.open(.fixedSize)
      part["fixedSize"] =
        horizontal && vertical ? .truth(true) : .text(horizontal ? "horizontal" : "vertical")
    case .containerRelative(let width, let height):
      part.open(.share)
      part.set("relativeWidth", width.map { .number($0) })
      part.set("relativeHeight", height.map { .number($0) })
    case .constraints(let constraints):
      part.open(.constraints)
      part["constraints"] = ValueSyntax().syntax(of: constraints) { _, _ in }
    case .alignmentGuide(let guide): apply(guide, to: &part)
    case .offset(let x, let y):
      guard x != 0 || y != 0 else { return }
      part.open(.offset)
      part["offset"] = .object([("x", .number(x)), ("y", .number(y))])
    case .position(let x, let y):
      part.open(.position)
      part["position"] = .object([("x", .number(x)), ("y", .number(y))])
    case .layoutPriority(let priority):
      part.open(.priority)
      part["layoutPriority"] = .number(priority)
    case .layoutDirection(let direction):
      part.open(.direction)
      part["layoutDirection"] = .text(direction.rawValue)
    case .ignoresSafeArea(let edges, let regions):
      // Without bars there is nothing to reach over, and a document has no keyboard.
      guard hasSafeArea, !edges.isEmpty, regions.contains(.container) else { return }
      part.open(.safeArea)
      part["ignoresSafeArea"] = ValueSyntax().syntax(of: edges) { _, _ in }
    case .item(let item): apply(item, to: &part)
    default: refuse(Self.name(of: kind))
    }
  }

  private static func limit(_ length: Double) -> SyntaxValue {
    length.isFinite ? .number(length) : .text("infinity")
  }

  /// Makes room for a frame. Both frames of a component have one alignment.
  private func openFrame(
    _ stage: WrittenComponent.Stage, _ alignment: Alignment, _ part: inout WrittenComponent
  ) {
    part.open(stage)
    if let known = part.alignment, known != alignment {
      part.wrap()
      part.open(stage)
    }
    part.alignment = alignment
    if alignment != .center { part["alignment"] = word(alignment) }
  }

  /// A guide at a fixed distance: one that depends on the view is code.
  private mutating func apply(_ guide: AlignmentGuide, to part: inout WrittenComponent) {
    let distances = [Size(width: 8, height: 8), Size(width: 320, height: 240)].map {
      guide.place(ViewDimensions(ofSize: $0))
    }
    guard distances[0] == distances[1] else {
      return refuse("the closure of an alignment guide")
    }
    guard let name = [guide.guide: distances[0]].inOrder.first?.name else {
      return refuse("a guide of one's own")
    }
    if part.stage != .guides || part.alignmentGuides.contains(where: { $0.0 == name }) {
      part.open(.guides)
    }
    part.alignmentGuides.append((name, .number(distances[0])))
    part["alignmentGuides"] = .object(part.alignmentGuides)
  }

  private mutating func apply(_ item: LayoutItem, to part: inout WrittenComponent) {
    let plain = LayoutItem()
    if part.stage != .item { part.open(.item) }
    let numbers = [
      ("weight", item.weight == plain.weight ? nil : item.weight),
      ("hugging", item.hugging == plain.hugging ? nil : item.hugging),
      ("compression", item.compression == plain.compression ? nil : item.compression),
      ("grow", item.grow), ("shrink", item.shrink == plain.shrink ? nil : item.shrink),
      ("basis", item.basis), ("spacingAfter", item.spacingAfter),
      ("order", item.order == 0 ? nil : Double(item.order)),
      ("columnSpan", item.columnSpan == 1 ? nil : Double(item.columnSpan)),
      ("rowSpan", item.rowSpan == 1 ? nil : Double(item.rowSpan)),
      ("zIndex", item.zIndex == 0 ? nil : item.zIndex),
    ]
    for (key, number) in numbers where number != nil { part.set(key, number.map { .number($0) }) }
    if let alignment = item.crossAlignment { part["alignSelf"] = .text(alignment.rawValue) }
    if let anchor = item.cellAnchor {
      part["cellAnchor"] = ValueSyntax().syntax(of: anchor) { anchor.describe(as: $0, in: &$1) }
    }
    if !item.unsizedAxes.isEmpty {
      part["unsizedAxes"] =
        item.unsizedAxes == [.horizontal, .vertical]
        ? .truth(true) : .text(item.unsizedAxes == .horizontal ? "horizontal" : "vertical")
    }
    // A weight places its view at the leading edge, as the key does.
    let alignment = item.weight != plain.weight ? Alignment.leading : plain.alignment
    if item.minLength != plain.minLength || item.maxLength != plain.maxLength
      || item.alignment != alignment
    {
      refuse("the bounds of a share")
    }
  }

  /// Writes the modifiers of a box: those of one modifier, or several in a row.
  mutating func apply(_ look: Modifiers, to part: inout WrittenComponent) {
    let table = Modifiers.properties
    let plain = Modifiers()
    var values = ValueSyntax()
    values.component = { _ in nil }
    var failed: [String] = []
    let members = values.members(
      of: look, table, standard: table.map { $0.value(plain) }
    ) { failed.append($0) }
    for name in failed { refuse("this value of \"\(name)\"") }
    guard !members.isEmpty else { return }
    let stages = members.map { Self.stage(of: $0.key.name) }
    let first = stages.min() ?? .background
    // The modifiers that a component is given as a whole are its own.
    if !(part.isWhole && part.stage == .content) { part.open(first) }
    for (key, value) in members { part[key.name] = value }
    part.stage = max(part.stage, stages.max() ?? first)
    if let alignment = look.alignment { part.alignment = alignment }
  }

  private static func stage(of key: String) -> WrittenComponent.Stage {
    switch key {
    case "foregroundColor", "tint", "redacted", "traits", "lintIgnore", "alignment": .inherited
    case "padding": .padding
    case "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight": .limits
    case "backgroundColor", "backgroundGradient", "backgroundBlur", "backgroundIgnoresSafeArea":
      .background
    case "cornerRadius", "clipped": .corners
    case "borderColor", "borderWidth": .border
    case "clipShape": .clip
    case "mask": .mask
    case "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert",
      "colorMultiply":
      .colors
    case "blur": .blur
    case "shadow": .shadow
    case "opacity": .opacity
    case "hidden": .hidden
    case "blendMode", "compositingGroup": .blending
    case "scaleEffect", "rotationEffect", "skewEffect", "transformEffect": .transform
    case "aspectRatio": .aspectRatio
    case "fixedSize": .fixedSize
    case "width", "height": .frame
    case "relativeWidth", "relativeHeight": .share
    case "constraints": .constraints
    case "alignmentGuides": .guides
    case "offset": .offset
    case "position": .position
    case "layoutPriority": .priority
    case "layoutDirection": .direction
    case "ignoresSafeArea": .safeArea
    default: .item
    }
  }
}

// Backgrounds and borders that are shapes, as the box of the component.

extension WrittenComponent {
  mutating func set(_ key: String, _ value: SyntaxValue?) {
    if let value { self[key] = value }
  }

  /// The corners of a rectangle that is a shape; nil for any other shape.
  private var rectangle: Box? {
    switch typeName {
    case "Rectangle": Box(corners: self["cornerRadius"])
    case "Capsule": Box(corners: .text("circle"))
    default: nil
    }
  }

  private struct Box {
    var corners: SyntaxValue?
  }

  /// Takes a shape behind as the background of the box. Returns false for one that is more than that.
  mutating func takeBackground(_ shape: WrittenComponent) -> Bool {
    guard let rectangle = shape.rectangle, shape.id == nil, !isWhole, !isShape,
      shape.hasOnly("fill", "cornerRadius", "ignoresSafeArea"), let fill = shape["fill"],
      fill != .text("foreground")
    else { return false }
    let reach = shape["ignoresSafeArea"]
    if reach != nil, rectangle.corners != nil { return false }
    let isColor = fill.isColor
    if stage < .background {
      open(.background)
    } else if stage == .background, isColor, self["backgroundColor"] == nil,
      self["cornerRadius"] == rectangle.corners, self["backgroundIgnoresSafeArea"] == reach
    {
      // A colour is behind a gradient.
    } else {
      return false
    }
    self[isColor ? "backgroundColor" : "backgroundGradient"] = fill
    set("cornerRadius", rectangle.corners)
    set("backgroundIgnoresSafeArea", reach)
    return true
  }

  /// The distance by which a background is smaller that ends in the middle of this shape's line; nil where a
  /// document's background reaches to the edge of the box: under a line that is not opaque or has no corners.
  var insetOfBorder: Double? {
    guard let corners = rectangle?.corners, corners != .number(0), let stroke = self["stroke"],
      stroke["style"]?.isOpaqueColor == true, case .number(let width)? = stroke["width"]?.kind
    else { return nil }
    return width.value / 2
  }

  /// Takes the line of a shape in front as the border of the box. Returns false for one that is more than that.
  mutating func takeBorder(_ shape: WrittenComponent) -> Bool {
    guard let rectangle = shape.rectangle, shape.id == nil, !isWhole, !isShape,
      shape.hasOnly("stroke", "cornerRadius"), let stroke = shape["stroke"],
      case .object(let members) = stroke.kind,
      members.count == 2, let width = stroke["width"], let style = stroke["style"],
      style != .text("foreground"), style.isColor, stage < .border
    else { return false }
    let hasBackground = (self["backgroundColor"] ?? self["backgroundGradient"]) != nil
    let hasCorners = stage >= .background && (hasBackground || self["clipped"] != nil)
    if hasCorners, self["cornerRadius"] != rectangle.corners { return false }
    if self["backgroundIgnoresSafeArea"] != nil, rectangle.corners != nil { return false }
    if backgroundInset != 0, backgroundInset != shape.insetOfBorder { return false }
    open(.border)
    self["borderColor"] = style
    self["borderWidth"] = width
    set("cornerRadius", rectangle.corners)
    return true
  }

  /// True if the component takes the corners of its box for its own.
  private var isShape: Bool {
    ["Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "Path", "Image"]
      .contains(typeName)
  }
}

extension SyntaxValue {
  /// True for a colour without any transparency.
  fileprivate var isOpaqueColor: Bool {
    switch kind {
    case .string(let word):
      if word.hasPrefix("#") { return word.utf8.count == 7 }
      return SystemColor(rawValue: word).map {
        $0.color.light.alpha >= 1 && $0.color.dark.alpha >= 1
      }
        ?? ["black", "white"].contains(word)
    case .object(let members):
      return isColor && members.allSatisfy { $0.value.isOpaqueColor }
    default: return false
    }
  }

  /// True for a colour as documents write it.
  fileprivate var isColor: Bool {
    switch kind {
    case .string(let word): !VisualEffect.names.contains(word)
    case .object(let members): members.contains { $0.key == "light" || $0.key == "dark" }
    default: false
    }
  }
}
