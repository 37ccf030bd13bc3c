internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The keys that all components share, taken one after the other: those that a modifier of Swift
/// says in the same way, from the inside out; what nobody takes stays for `modifiers`.
struct SharedKeys {
  /// What has not been taken yet, in the order of the table.
  private(set) var rest: [DocumentNode.Key]
  private let entry: ComponentEntry
  /// True if the view looks at its frame and its box itself, so that they stay together.
  private let isWhole: Bool

  init(_ keys: [DocumentNode.Key], of entry: ComponentEntry, isWhole: Bool) {
    rest = keys
    self.entry = entry
    self.isWhole = isWhole
  }

  private func value<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    rest.first { $0.description.name == name }?.value as? Value
  }

  private mutating func take<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    guard let index = rest.firstIndex(where: { $0.description.name == name }),
      let value = rest[index].value as? Value
    else { return nil }
    rest.remove(at: index)
    return value
  }

  /// Numbers behind their labels; nil when there are none.
  private mutating func lengths(_ names: String...) -> [String]? {
    let parts = names.compactMap { name in
      take(name, as: Double.self).map { "\(name): \($0.swiftExpression)" }
    }
    return parts.isEmpty ? nil : parts
  }

  private func has(_ names: String...) -> Bool {
    names.contains { name in rest.contains { $0.description.name == name } }
  }

  // Outside the frame

  /// What lies outside the constraints in the order of documents, from the inside out.
  mutating func takePlaces() -> [String] {
    // What draws nothing also takes no room in linear containers.
    let isHidden = take("hidden", as: Bool.self) == true
    var lines = isHidden ? [".hidden()"] : []
    if !isWhole { lines += takeFrame() }
    let guides = take("alignmentGuides", as: [Guide: Double].self)?.inOrder ?? []
    for entry in guides.reversed() {
      lines.append(
        ".alignmentGuide(\(guide(entry.guide))) { _ in \(entry.distance.swiftExpression) }")
    }
    if let offset = take("offset", as: Point.self) {
      lines.append(SwiftLiteral.call(".offset", [("x", offset.x), ("y", offset.y)]))
    }
    let place = take("position", as: PlaceValue.self)
    if case .center(let x, let y)? = place?.place {
      lines.append(SwiftLiteral.call(".position", [("x", x), ("y", y)]))
    }
    if let priority = take("layoutPriority", as: Double.self) {
      lines.append(SwiftLiteral.call(".layoutPriority", [(nil, priority)]))
    }
    if let direction = take("layoutDirection", as: LayoutDirection.self) {
      lines.append(".layoutDirection(.\(direction))")
    }
    if let edges = take("ignoresSafeArea", as: Edge.Set.self) {
      lines.append(".ignoresSafeArea(\(edges == .all ? "" : edges.swiftExpression))")
    }
    lines += takeItem() + (isHidden ? [".collapsed()"] : [])
    if let named = place?.named { lines.append(".position(\(named.swiftExpression))") }
    return lines
  }

  private func guide(_ guide: Guide) -> String {
    switch guide {
    case .horizontal(let alignment): "HorizontalAlignment\(alignment.swiftExpression)"
    case .vertical(let alignment): "VerticalAlignment\(alignment.swiftExpression)"
    }
  }

  /// The properties that containers read.
  private mutating func takeItem() -> [String] {
    var lines: [String] = []
    let modifiers = [
      ("weight", "size"), ("hugging", "hugging"), ("compression", "compressionResistance"),
      ("spacingAfter", "customSpacing"),
    ]
    for (key, modifier) in modifiers {
      guard let value = take(key, as: Double.self) else { continue }
      let label = key == "spacingAfter" ? "after: " : ""
      lines.append(".\(modifier)(\(label)\(value.swiftExpression))")
    }
    if let shares = lengths("grow", "shrink", "basis") { lines.append(".flex(\(list(shares)))") }
    if let order = take("order", as: Int.self) { lines.append(".flexOrder(\(order))") }
    if let alignment = take("alignSelf", as: FlexAlignment.self) {
      lines.append(".flexAlignment(.\(alignment.rawValue))")
    }
    if let columns = take("columnSpan", as: Int.self) {
      lines.append(".gridCellColumns(\(columns))")
    }
    if let rows = take("rowSpan", as: Int.self) { lines.append(".gridCellRows(\(rows))") }
    if let anchor = take("cellAnchor", as: UnitPoint.self) {
      lines.append(".gridCellAnchor(\(anchor.swiftExpression))")
    }
    if let axes = take("unsizedAxes", as: Axis.Set.self) {
      lines.append(".gridCellUnsizedAxes(\(axes.swiftExpression))")
    }
    if let place = take("zIndex", as: Double.self) {
      lines.append(".zIndex(\(place.swiftExpression))")
    }
    return lines
  }

  /// The frame and the operations around it.
  private mutating func takeFrame() -> [String] {
    var lines: [String] = []
    if let aspect = take("aspectRatio", as: AspectRatio.self) {
      let ratio = aspect.ratio.map { "\($0.swiftExpression), " } ?? ""
      lines.append(".aspectRatio(\(ratio)contentMode: .\(aspect.contentMode))")
    }
    if let axes = take("fixedSize", as: Axis.Set.self) {
      let parts =
        "horizontal: \(axes.contains(.horizontal)), vertical: \(axes.contains(.vertical))"
      lines.append(".fixedSize(\(axes == [.horizontal, .vertical] ? "" : parts))")
    }
    if let lengths = lengths("width", "height") {
      lines.append(".frame(\(list(lengths + alignment)))")
    }
    if has("relativeWidth", "relativeHeight") {
      let shares = [("width", "relativeWidth"), ("height", "relativeHeight")]
      let parts = shares.compactMap { label, key in
        take(key, as: Double.self).map { "\(label): \($0.swiftExpression)" }
      }
      lines.append(".relativeSize(\(list(parts)))")
    }
    if let constraints = take("constraints", as: [DimensionConstraint].self) {
      lines.append(".constraints(\(list(constraints.map(\.swiftExpression))))")
    }
    return lines
  }

  /// The alignment of either frame, which both take.
  private var alignment: [String] {
    value("alignment", as: Alignment.self).map { ["alignment: \($0.swiftExpression)"] } ?? []
  }

  // The box

  /// The box with its limits and its padding, from the inside out, when modifiers say all of it.
  mutating func takeBox() -> [String] {
    guard !isWhole, isPlainBox else { return [] }
    var lines: [String] = []
    if let color = take("foregroundColor", as: Color.self) {
      lines.append(".foregroundColor(\(color.swiftExpression))")
    }
    if let padding = take("padding", as: EdgeInsets.self) {
      lines.append(".padding(\(room(padding)))")
    }
    let limits = lengths(
      "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight")
    if let limits { lines.append(".frame(\(list(limits + alignment)))") }
    let _: Alignment? = take("alignment")
    if let color = take("backgroundColor", as: Color.self) {
      lines.append(".background(\(color.swiftExpression))")
    }
    if let gradient = take("backgroundGradient", as: AnyShapeStyle.self) {
      lines.append(".background(\(gradient.swiftExpression))")
    }
    return lines + takeEdges()
  }

  private mutating func takeEdges() -> [String] {
    var lines: [String] = []
    let isClipped = take("clipped", as: Bool.self) == true
    if let corners = take("cornerRadius", as: CornerRadii.self) {
      lines.append(SwiftLiteral.call(".cornerRadius", [(nil, corners.topLeft)]))
    } else if isClipped {
      lines.append(".clipped()")
    }
    if let width = take("borderWidth", as: Double.self),
      let color = take("borderColor", as: Color.self)
    {
      lines.append(".border(\(color.swiftExpression), width: \(width.swiftExpression))")
    }
    if let shadows = take("shadow", as: [ShadowStyle].self) {
      if let shadow = shadows.first, shadows.count == 1, shadow.isPlain {
        lines.append(".shadow(\(shadow.arguments))")
      } else {
        lines.append(".shadow(\(list(shadows.map(\.swiftExpression))))")
      }
    }
    if let opacity = take("opacity", as: Double.self) {
      lines.append(SwiftLiteral.call(".opacity", [(nil, opacity)]))
    }
    return lines
  }

  /// True if modifiers one after the other make the same box. They round corners only by cutting off what
  /// lies outside, have no blur, and views that round themselves do not see them.
  private var isPlainBox: Bool {
    if Self.effects.contains(where: { has($0) }) { return false }
    if has("backgroundBlur") || has("backgroundColor") && has("backgroundGradient") { return false }
    if has("borderColor") != has("borderWidth") { return false }
    guard let radii = value("cornerRadius", as: CornerRadii.self) else { return true }
    return value("clipped") == true && entry.subviews == .many && radii.topLeft.isFinite
      && radii == CornerRadii(radii.topLeft)
  }

  /// Effects whose order modifiers would have to keep; `modifiers` says them in the documents' own.
  private static let effects = [
    "backgroundIgnoresSafeArea", "clipShape", "mask", "brightness", "contrast", "saturation",
    "grayscale", "hueRotation",
    "colorInvert", "colorMultiply", "blur", "blendMode", "compositingGroup", "scaleEffect",
    "rotationEffect", "skewEffect", "transformEffect",
  ]

  private func room(_ padding: EdgeInsets) -> String {
    if padding == EdgeInsets(padding.top) { return padding.top.swiftExpression }
    let edges: [(Double, Edge.Set)] = [
      (padding.top, .top), (padding.leading, .leading), (padding.bottom, .bottom),
      (padding.trailing, .trailing),
    ]
    let used = edges.filter { $0.0 != 0 }
    guard let length = used.first?.0, used.allSatisfy({ $0.0 == length }) else {
      return padding.swiftExpression
    }
    let set = used.reduce(into: Edge.Set()) { $0.formUnion($1.1) }
    let name = [(Edge.Set.horizontal, ".horizontal"), (.vertical, ".vertical")]
      .first { $0.0 == set }?.1
    return "\(name ?? set.swiftExpression), \(length.swiftExpression)"
  }

  private func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}
