internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// Paints a component's box: opacity, shadow, background and clip beneath the content, the border
/// above it, on top of what lies inside its bounds.
final class BoxDrawing: NodeDrawing {
  private let background: CoreColor?
  private let gradient: ResolvedGradient?
  /// The standard deviation of the blur behind the box, in points.
  private let blur: Double?
  private let border: (width: Double, color: CoreColor)?
  private let radii: CornerRadii?
  private let clips: Bool
  private let shadow: ShadowStyle?
  private let opacity: Double

  init(_ look: Modifiers, _ context: EnvironmentValues) {
    let tint = look.backgroundColor ?? look.backgroundBlur?.effect?.fill
    background = tint.map { context.resolved($0) }
    blur = look.backgroundBlur?.deviation
    gradient = look.backgroundGradient?.resolved(in: context)
    if let width = look.borderWidth, let color = look.borderColor, width > 0 {
      border = (width, context.resolved(color))
    } else {
      border = nil
    }
    radii = look.cornerRadius
    clips = look.clipped ?? false
    shadow = look.shadow?.style(in: context)
    opacity = look.hidden == true ? 0 : look.opacity ?? 1
  }

  /// How far the shadow reaches: three standard deviations, which are half of CSS's blur.
  var overflow: Double {
    guard let shadow else { return 0 }
    return max(abs(shadow.x), abs(shadow.y)) + 1.5 * shadow.blur + max(shadow.spread, 0)
  }

  func drawBeneath(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let rect = node.grid.snapped(frame)
    let shape = shape(rect, node.direction)
    if opacity < 1 { painter.append(.beginLayer(opacity: opacity)) }
    if let shadow { painter.append(.shadow(shape, shadow)) }
    if let blur, blur > 0 { painter.append(.backdrop(shape, blur: blur)) }
    if let background { painter.fill(shape, with: .solid(background)) }
    if let gradient {
      painter.fill(shape, with: gradient.paint(in: rect, node.direction))
    }
    if clips {
      painter.append(.save)
      painter.append(.clip(shape))
    }
  }

  func drawAbove(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    if clips { painter.append(.restore) }
    if let border {
      let rect = node.grid.snapped(frame)
      let corners = radii?.resolved(for: rect.size, in: node.direction) ?? .zero
      painter.append(
        .border(rect, corners.clamped(to: rect.size), width: border.width, border.color))
    }
    if opacity < 1 { painter.append(.endLayer) }
  }

  private func shape(_ rect: Rect, _ direction: LayoutDirection) -> Shape {
    guard let corners = radii?.resolved(for: rect.size, in: direction), !corners.isZero else {
      return .rectangle(rect)
    }
    return .roundedRectangle(rect, corners.clamped(to: rect.size))
  }
}
