internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

// The keys that all components share, as modifiers from the inside out.

extension SwiftViewWriter {
  /// The box: padding, limits, background, border and effects, in the order in which documents apply them.
  mutating func box(_ keys: inout ComponentKeys, _ node: DocumentNode) -> [String] {
    var lines: [String] = []
    if let color = keys.takeShared("foregroundColor", as: Color.self) {
      lines.append(".foregroundStyle(\(palette.expression(color)))")
    }
    if let color = keys.takeShared("tint", as: Color.self) {
      lines.append(".tint(\(palette.expression(color)))")
    }
    if let padding = keys.takeShared("padding", as: EdgeInsets.self) {
      lines.append(".padding(\(room(padding)))")
    }
    let alignment = alignment(keys)
    let limits = lengths(
      &keys, "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight")
    if let limits { lines.append(".frame(\(list(limits + alignment)))") }
    // A part that SwiftUI has no word for is applied together with the box that it belongs to.
    guard !isOnePiece(keys) else { return lines }
    lines += ground(&keys, node)
    return lines + effects(&keys, node)
  }

  /// True if a part of the box is the house's: a blur behind it, several shadows or one with a spread, a lean.
  private func isOnePiece(_ keys: ComponentKeys) -> Bool {
    let shadows = keys.sharedValue("shadow", as: [ShadowStyle].self) ?? []
    let border = keys.sharedValue("borderColor", as: Color.self)
    // The shape beneath such a border is another one in each appearance.
    let isOpaqueInOne = border.map { ($0.light.alpha >= 1) != ($0.dark.alpha >= 1) } ?? false
    return keys.hasShared("backgroundBlur", "skewEffect") || shadows.count > 1
      || shadows.contains { !$0.isPlain } || isOpaqueInOne
  }

  /// The background and the border in the frame of the box, with its corners.
  private mutating func ground(_ keys: inout ComponentKeys, _ node: DocumentNode) -> [String] {
    var lines: [String] = []
    let painted = ["backgroundColor", "backgroundGradient", "borderWidth"]
    let isPainted = painted.contains { keys.hasShared($0) }
    let isClipped = keys.takeShared("clipped", as: Bool.self) == true
    let radii = keys.takeShared("cornerRadius", as: CornerRadii.self)
    let shape = radii.flatMap { $0 == .zero ? nil : Self.shape($0) }
    let inner = shape.map { $0 + insetUnderBorder(keys) }
    // Corners without a box change nothing.
    if isClipped { lines.append(inner.map { ".clipShape(\($0))" } ?? ".clipped()") }
    guard isPainted else { return lines }
    let edges = keys.takeShared("backgroundIgnoresSafeArea", as: Edge.Set.self)
    var reach = ""
    if let edges {
      reach = ", ignoresSafeAreaEdges: \(edges.swiftExpression)"
    } else if hasSafeArea, shape == nil {
      reach = ", ignoresSafeAreaEdges: []"
    }
    func background(_ style: String) -> String {
      guard let inner else { return ".background(\(style)\(reach))" }
      return ".background(\(style), in: \(inner))"
    }
    if let edges, shape != nil, !edges.isEmpty {
      complain("SwiftUI has no word for a background with corners in the safe area", node)
    }
    if let style = keys.takeShared("backgroundGradient", as: AnyShapeStyle.self) {
      if let style = palette.expression(style) {
        lines.append(background(style))
      } else {
        refuse(["backgroundGradient"], of: node)
      }
    }
    if let color = keys.takeShared("backgroundColor", as: Color.self) {
      lines.append(background(palette.expression(color)))
    }
    if let width = keys.takeShared("borderWidth", as: Double.self),
      let color = keys.takeShared("borderColor", as: Color.self)
    {
      let (color, width) = (palette.expression(color), width.swiftExpression)
      lines.append(
        shape.map { ".overlay(\($0).strokeBorder(\(color), lineWidth: \(width)))" }
          ?? ".border(\(color), width: \(width))")
    }
    return lines
  }

  /// Backgrounds of documents end in the middle of an opaque border with corners, so that their soft edges do not
  /// show around it.
  private func insetUnderBorder(_ keys: ComponentKeys) -> String {
    guard let width = keys.sharedValue("borderWidth", as: Double.self), width > 0,
      let color = keys.sharedValue("borderColor", as: Color.self), color.light.alpha >= 1
    else { return "" }
    return ".inset(by: \((width / 2).swiftExpression))"
  }

  /// A rectangle with corners: `RoundedRectangle(cornerRadius: 8, style: .circular)`.
  static func shape(_ radii: CornerRadii, style: String = "circular") -> String {
    if radii == CornerRadii(radii.topLeft) {
      guard radii.topLeft.isFinite else { return "Capsule(style: .\(style))" }
      return "RoundedRectangle(cornerRadius: \(radii.topLeft.swiftExpression), style: .\(style))"
    }
    let corners = [
      ("topLeadingRadius", radii.topLeft), ("bottomLeadingRadius", radii.bottomLeft),
      ("bottomTrailingRadius", radii.bottomRight), ("topTrailingRadius", radii.topRight),
    ]
    let parts = corners.map { "\($0): \($1.swiftExpression)" }
    return "UnevenRoundedRectangle(\(parts.joined(separator: ", ")), style: .\(style))"
  }

  /// Effects on all that is drawn, each over those before it.
  private mutating func effects(_ keys: inout ComponentKeys, _ node: DocumentNode) -> [String] {
    var lines: [String] = []
    if let shape = keys.takeShared("clipShape", as: AnyShape.self) {
      if let shape = Self.expression(shape) {
        lines.append(".clipShape(\(shape))")
      } else {
        refuse(["clipShape"], of: node)
      }
    }
    if let mask = keys.sharedValue("mask", as: AnyView.self)?.base as? DocumentNode {
      let _: AnyView? = keys.takeShared("mask")
      let inner = self.lines(of: mask, at: Place(margin: 0))
      lines.append(([".mask {"] + inner.indented + ["}"]).joined(separator: "\n"))
    }
    let numbers = [
      ("brightness", ""), ("contrast", ""), ("saturation", ""), ("grayscale", ""),
    ]
    for (name, label) in numbers {
      if let value = keys.takeShared(name, as: Double.self) {
        lines.append(".\(name)(\(label)\(value.swiftExpression))")
      }
    }
    if let angle = keys.takeShared("hueRotation", as: Angle.self) {
      lines.append(".hueRotation(\(angle.swiftExpression))")
    }
    if keys.takeShared("colorInvert", as: Bool.self) == true { lines.append(".colorInvert()") }
    if let color = keys.takeShared("colorMultiply", as: Color.self) {
      lines.append(".colorMultiply(\(palette.expression(color)))")
    }
    if let radius = keys.takeShared("blur", as: Double.self) {
      lines.append(".blur(radius: \(radius.swiftExpression))")
    }
    lines += shadows(&keys)
    if let opacity = keys.takeShared("opacity", as: Double.self) {
      lines.append(".opacity(\(opacity.swiftExpression))")
    }
    if keys.takeShared("hidden", as: Bool.self) == true { lines.append(".hidden()") }
    if let mode = keys.takeShared("blendMode", as: BlendMode.self) {
      lines.append(".blendMode(.\(mode))")
    }
    if keys.takeShared("compositingGroup", as: Bool.self) == true {
      lines.append(".compositingGroup()")
    }
    for name in ["scaleEffect", "rotationEffect", "skewEffect", "transformEffect"] {
      guard let transform = keys.sharedValue(name, as: VisualTransform.self),
        let line = Self.line(transform)
      else { continue }
      let _: VisualTransform? = keys.takeShared(name)
      lines.append(line)
    }
    return lines
  }

  /// One shadow; several would be shadows of one another in SwiftUI.
  private mutating func shadows(_ keys: inout ComponentKeys) -> [String] {
    guard let shadows = keys.sharedValue("shadow", as: [ShadowStyle].self), shadows.count == 1,
      shadows[0].isPlain
    else { return [] }
    let _: [ShadowStyle]? = keys.takeShared("shadow")
    let shadow = shadows[0]
    let moves = zip(["x", "y"], [shadow.x, shadow.y]).filter { $1 != 0 }
    return [
      ".shadow(color: \(palette.expression(shadow.color)), radius: "
        + shadow.radius.swiftExpression
        + moves.map { ", \($0): \($1.swiftExpression)" }.joined() + ")"
    ]
  }

  private static func line(_ transform: VisualTransform) -> String? {
    let n = transform.numbers.map(\.swiftExpression)
    let anchor =
      transform.anchor == .center ? "" : ", anchor: \(transform.anchor.swiftExpression)"
    switch transform.form {
    case .rotation: return ".rotationEffect(.degrees(\(n[0]))\(anchor))"
    case .scale: return ".scaleEffect(x: \(n[0]), y: \(n[1])\(anchor))"
    case .skew: return nil
    case .affine:
      let parts = zip(["a", "b", "c", "d", "tx", "ty"], n).map { "\($0): \($1)" }
      return ".transformEffect(CGAffineTransform(\(parts.joined(separator: ", "))))"
    }
  }

  /// A shape to cut to; nil for one that SwiftUI has no word for.
  static func expression(_ shape: AnyShape) -> String? {
    switch shape.base {
    case is Rectangle: "Rectangle()"
    case is Circle: "Circle()"
    case is Ellipse: "Ellipse()"
    case is Capsule: "Capsule(style: .circular)"
    case let shape as RoundedRectangle: Self.shape(shape.cornerRadii, style: "\(shape.style)")
    default: nil
    }
  }

  // Places

  /// The keys outside the box, from the inside out.
  mutating func places(
    _ keys: inout ComponentKeys, _ node: DocumentNode, at place: Place
  ) -> [String] {
    var lines: [String] = []
    if !isWhole(node) { lines += frame(&keys) }
    let _: Alignment? = isWhole(node) ? nil : keys.takeShared("alignment")
    for entry in (keys.takeShared("alignmentGuides", as: [Guide: Double].self)?.inOrder ?? [])
      .reversed()
    {
      lines.append(
        ".alignmentGuide(\(guide(entry.guide))) { _ in \(entry.distance.swiftExpression) }")
    }
    if let offset = keys.takeShared("offset", as: Point.self) {
      lines.append(SwiftLiteral.call(".offset", [("x", offset.x), ("y", offset.y)]))
    }
    let position = keys.takeShared("position", as: PlaceValue.self)
    if case .center(let x, let y)? = position?.place {
      lines.append(SwiftLiteral.call(".position", [("x", x), ("y", y)]))
    }
    if let priority = keys.takeShared("layoutPriority", as: Double.self) {
      lines.append(".layoutPriority(\(priority.swiftExpression))")
    }
    if let direction = keys.takeShared("layoutDirection", as: LayoutDirection.self) {
      lines.append(".environment(\\.layoutDirection, .\(direction))")
    }
    if let edges = keys.takeShared("ignoresSafeArea", as: Edge.Set.self) {
      lines.append(
        ".ignoresSafeArea(\(edges == .all ? "" : "edges: \(edges.swiftExpression)"))")
    }
    lines += item(&keys, node, at: place)
    if let named = position?.named {
      needsKit = true
      lines.append(".position(\(named.swiftExpression))")
    }
    return lines
  }

  private func guide(_ guide: Guide) -> String {
    switch guide {
    case .horizontal(let alignment): "HorizontalAlignment\(alignment.swiftExpression)"
    case .vertical(let alignment): "VerticalAlignment\(alignment.swiftExpression)"
    }
  }

  /// The properties that containers read; most of them are those of the house's containers.
  private mutating func item(
    _ keys: inout ComponentKeys, _ node: DocumentNode, at place: Place
  ) -> [String] {
    var lines: [String] = []
    let isInHouse = place.parent.map { isKit($0) } ?? false
    // The cells of SwiftUI's lazy grids take no spans.
    let isLazyCell =
      place.parent.map { parent in
        parent.typeName == "Grid" && !parent.children.contains { $0.typeName == "GridRow" }
      } ?? false
    let modifiers = [
      ("weight", "size"), ("hugging", "hugging"), ("compression", "compressionResistance"),
      ("spacingAfter", "customSpacing"),
    ]
    for (key, modifier) in modifiers {
      guard let value = keys.takeShared(key, as: Double.self) else { continue }
      let label = key == "spacingAfter" ? "after: " : ""
      lines.append(".\(modifier)(\(label)\(value.swiftExpression))")
    }
    if let shares = lengths(&keys, "grow", "shrink", "basis") {
      lines.append(".flex(\(list(shares)))")
    }
    if let order = keys.takeShared("order", as: Int.self) { lines.append(".flexOrder(\(order))") }
    if let alignment = keys.takeShared("alignSelf", as: FlexAlignment.self) {
      lines.append(".flexAlignment(.\(alignment.rawValue))")
    }
    // A view that draws nothing takes no space in the house's linear containers.
    if node.look.hidden == true, isInHouse { lines.append(".collapsed()") }
    needsKit = needsKit || !lines.isEmpty
    if isLazyCell {
      for name in ["columnSpan", "rowSpan"] where keys.takeShared(name, as: Int.self) != nil {
        refuse([name], of: node)
      }
    }
    if let columns = keys.takeShared("columnSpan", as: Int.self) {
      lines.append(".gridCellColumns(\(columns))")
    }
    if let rows = keys.takeShared("rowSpan", as: Int.self) {
      needsKit = true
      lines.append(".gridCellRows(\(rows))")
    }
    if let anchor = keys.takeShared("cellAnchor", as: UnitPoint.self) {
      lines.append(".gridCellAnchor(\(anchor.swiftExpression))")
    }
    if let axes = keys.takeShared("unsizedAxes", as: Axis.Set.self) {
      lines.append(".gridCellUnsizedAxes(\(axes.swiftExpression))")
    }
    if let place = keys.takeShared("zIndex", as: Double.self) {
      lines.append(".zIndex(\(place.swiftExpression))")
    }
    return lines
  }

  /// The frame and the operations around it.
  private mutating func frame(_ keys: inout ComponentKeys) -> [String] {
    var lines: [String] = []
    if let aspect = keys.takeShared("aspectRatio", as: AspectRatio.self) {
      let ratio = aspect.ratio.map { "\($0.swiftExpression), " } ?? ""
      lines.append(".aspectRatio(\(ratio)contentMode: .\(aspect.contentMode))")
    }
    if let axes = keys.takeShared("fixedSize", as: Axis.Set.self) {
      let parts =
        "horizontal: \(axes.contains(.horizontal)), vertical: \(axes.contains(.vertical))"
      lines.append(".fixedSize(\(axes == [.horizontal, .vertical] ? "" : parts))")
    }
    let alignment = alignment(keys)
    if let lengths = lengths(&keys, "width", "height") {
      lines.append(".frame(\(list(lengths + alignment)))")
    }
    let shares = [("width", "relativeWidth"), ("height", "relativeHeight")].compactMap {
      label, key in
      keys.takeShared(key, as: Double.self).map { "\(label): \($0.swiftExpression)" }
    }
    if !shares.isEmpty {
      needsKit = true
      lines.append(".relativeSize(\(list(shares)))")
    }
    if let constraints = keys.takeShared("constraints", as: [DimensionConstraint].self) {
      needsKit = true
      lines.append(".constraints(\(list(constraints.map(\.swiftExpression))))")
    }
    return lines
  }

  /// The alignment of either frame, which both take.
  private func alignment(_ keys: ComponentKeys) -> [String] {
    keys.sharedValue("alignment", as: Alignment.self).map { ["alignment: \($0.swiftExpression)"] }
      ?? []
  }

  /// Takes numbers behind their labels; returns nil if none is set.
  private func lengths(_ keys: inout ComponentKeys, _ names: String...) -> [String]? {
    let parts = names.compactMap { name in
      keys.takeShared(name, as: Double.self).map { "\(name): \($0.swiftExpression)" }
    }
    return parts.isEmpty ? nil : parts
  }

  private func room(_ padding: EdgeInsets) -> String {
    if padding == EdgeInsets(padding.top) { return padding.top.swiftExpression }
    let edges: [(Double, Edge.Set)] = [
      (padding.top, .top), (padding.leading, .leading), (padding.bottom, .bottom),
      (padding.trailing, .trailing),
    ]
    let used = edges.filter { $0.0 != 0 }
    guard let length = used.first?.0, used.allSatisfy({ $0.0 == length }) else {
      let names = ["top", "leading", "bottom", "trailing"]
      return SwiftLiteral.call("EdgeInsets", Array(zip(names, edges.map(\.0))))
    }
    let set = used.reduce(into: Edge.Set()) { $0.formUnion($1.1) }
    let name = [(Edge.Set.horizontal, ".horizontal"), (.vertical, ".vertical")]
      .first { $0.0 == set }?.1
    return "\(name ?? set.swiftExpression), \(length.swiftExpression)"
  }

  private func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}
