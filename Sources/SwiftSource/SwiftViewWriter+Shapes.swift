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
    guard let expression = palette.expression(paint) else { return nil }
    keys.takeAll()
    var call = SwiftCall(name: "Gradient")
    call.expression = expression
    if let radii = keys.takeShared("cornerRadius", as: CornerRadii.self), radii != .zero {
      call.expression = "\(Self.shape(radii)).fill(\(expression))"
    }
    return call
  }

  /// A shape with its fill and its line; nil for a shape that SwiftUI has not.
  mutating func shape(_ keys: inout ComponentKeys, _ node: DocumentNode) -> SwiftCall? {
    guard ["Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule"].contains(node.typeName)
    else { return nil }
    var shape = "\(node.typeName)()"
    if node.typeName == "Rectangle" || node.typeName == "RoundedRectangle" {
      let radii = keys.sharedValue("cornerRadius", as: CornerRadii.self) ?? .zero
      let style = keys.take("cornerStyle", as: RoundedCornerStyle.self) ?? .circular
      if radii != .zero { shape = Self.shape(radii, style: "\(style)") }
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
    if !stroke.style.dashes.isEmpty, stroke.placement == .inside, node.typeName != "Rectangle" {
      // The pattern would begin at another place of the outline.
      unsaid.append("stroke")
      return call
    }
    guard let paint = palette.expression(stroke.paint), fill ?? other == nil || trim == nil else {
      unsaid.append("stroke")
      return call
    }
    let style =
      stroke.style.isPlain
      ? "lineWidth: \(stroke.style.width.swiftExpression)"
      : "style: \(stroke.style.swiftUIExpression)"
    switch stroke.placement {
    case .center: call.expression? += ".stroke(\(paint), \(style))"
    case .inside where trim == nil: call.expression? += ".strokeBorder(\(paint), \(style))"
    case .inside:
      let half = (stroke.style.width / 2).swiftExpression
      call.expression = "\(shape).inset(by: \(half))\(cut).stroke(\(paint), \(style))"
    case .outside: unsaid.append("stroke")
    }
    return call
  }
}
