internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyPainting

// Colours, gradients and shapes as SwiftUI's views.

extension SwiftViewWriter {
  mutating func fill(_ keys: inout ComponentKeys, _ node: DocumentNode) -> SwiftCall? {
    guard let color = keys.take("color", as: Color.self) else { return nil }
    let expression = palette.expression(color)
    var call = SwiftCall(name: "Color")
    if let radii = keys.takeShared("cornerRadius", as: CornerRadii.self), radii != .zero {
      call.expression = "\(Self.shape(radii)).fill(\(expression))"
      return call
    }
    // SwiftUI's colour reaches over the safe area, which a document's does not.
    call.expression = hasSafeArea ? "Rectangle().fill(\(expression))" : expression
    return call
  }

  mutating func gradient(
    _ paint: GradientPaint, _ keys: inout ComponentKeys, _ node: DocumentNode
  ) -> SwiftCall? {
    // SwiftUI knows the length of the sides only in a reader.
    let isMeasured = paint.kind == .radial && paint.endRadius == nil
    guard
      let expression = palette.expression(
        paint, radius: isMeasured ? "max($0.size.width, $0.size.height) / 2" : nil)
    else { return nil }
    keys.takeAll()
    var call = SwiftCall(name: "Gradient")
    call.expression = expression
    if let radii = keys.takeShared("cornerRadius", as: CornerRadii.self), radii != .zero {
      call.expression = "\(Self.shape(radii)).fill(\(expression))"
    }
    if isMeasured { call.expression = "GeometryReader { \(call.expression ?? "") }" }
    return call
  }

  /// A shape with its fill and its line; nil for a shape that SwiftUI has not.
  mutating func shape(_ keys: inout ComponentKeys, _ node: DocumentNode) -> SwiftCall? {
    guard ["Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule"].contains(node.typeName)
    else { return nil }
    // Capsules of documents end in halves of circles.
    var shape = node.typeName == "Capsule" ? "Capsule(style: .circular)" : "\(node.typeName)()"
    if node.typeName == "Rectangle" || node.typeName == "RoundedRectangle" {
      let radii = keys.sharedValue("cornerRadius", as: CornerRadii.self) ?? .zero
      let style = keys.take("cornerStyle", as: RoundedCornerStyle.self) ?? .circular
      shape = radii == .zero ? "Rectangle()" : Self.shape(radii, style: "\(style)")
      let boxed = keys.hasShared("backgroundColor", "backgroundGradient", "borderWidth", "clipped")
      if !boxed { let _: CornerRadii? = keys.takeShared("cornerRadius") }
    }
    let fill = keys.takeSet("fill", as: AnyShapeStyle.self)
    let other = keys.takeSet("gradient", as: AnyShapeStyle.self)
    let stroke = keys.takeSet("stroke", as: ShapeStroke.self)
    let trim = keys.takeSet("trim", as: TrimRange.self)
    var call = SwiftCall(name: node.typeName)
    var cut = ""
    if let trim { cut = SwiftLiteral.call(".trim", [("from", trim.from), ("to", trim.to)]) }
    call.expression = shape + cut
    if let style = fill ?? other {
      guard let style = palette.expression(style) else {
        unsaid.append("fill")
        return call
      }
      call.expression? += ".fill(\(style))"
    }
    let framed = [
      "padding", "alignment", "backgroundColor", "backgroundGradient", "borderWidth", "clipped",
      "minWidth", "maxWidth", "minHeight", "maxHeight",
    ]
    // SwiftUI's circle is a square; that of documents takes all the room it is offered.
    if node.typeName == "Circle", framed.contains(where: { keys.hasShared($0) }) {
      call.modifiers.append(.line(".frame(maxWidth: .infinity, maxHeight: .infinity)"))
    }
    guard let stroke else { return call }
    guard let paint = palette.expression(stroke.paint) else {
      unsaid.append("stroke")
      return call
    }
    let style =
      stroke.style.isPlain
      ? "lineWidth: \(stroke.style.width.swiftExpression)"
      : "style: \(stroke.style.swiftUIExpression)"
    let half = stroke.style.width / 2
    let moved: String
    switch stroke.placement {
    case .center: moved = shape
    case .inside: moved = "\(shape).inset(by: \(half.swiftExpression))"
    case .outside: moved = "\(shape).inset(by: \((-half).swiftExpression))"
    }
    let line = "\(moved)\(cut).stroke(\(paint), \(style))"
    let isFilled = fill ?? other != nil
    switch stroke.placement {
    case .center where trim == nil: call.expression? += ".stroke(\(paint), \(style))"
    case .inside where trim == nil && (stroke.style.dashes.isEmpty || node.typeName == "Rectangle"):
      call.expression? += ".strokeBorder(\(paint), \(style))"
    // The line along an outline that is moved, or a part, is a shape of its own.
    default:
      if isFilled {
        call.expression? += ".overlay(\(line))"
      } else {
        call.expression = line
      }
    }
    return call
  }
}
