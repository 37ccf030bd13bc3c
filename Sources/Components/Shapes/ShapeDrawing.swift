internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// What a shape is filled with.
enum ShapeFill: Sendable {
  case color(CoreColor)
  case gradient(ResolvedGradient)

  /// The gradient, else the surrounding foreground colour.
  init(_ gradient: Gradient?, _ context: EnvironmentValues) {
    if let gradient {
      self = .gradient(gradient.resolved(in: context))
    } else {
      self = .color(context.foregroundColor)
    }
  }
}

/// Fills a shape inside its node's frame.
struct ShapeDrawing: NodeDrawing {
  /// Which shape.
  enum Outline: Sendable {
    /// The whole frame, its corners round or not.
    case rectangle(CornerRadii?)
    /// The largest circle, centred.
    case circle
    /// The inscribed ellipse.
    case ellipse
    /// The whole frame, its shorter sides round.
    case capsule
  }

  var outline: Outline
  var fill: ShapeFill
  var overflow: Double { 0 }

  func drawBeneath(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let rect = node.grid.snapped(frame)
    guard !rect.isEmpty else { return }
    let shape = shape(in: rect, node.direction)
    switch fill {
    case .color(let color): painter.fill(shape, with: .solid(color))
    case .gradient(let gradient):
      painter.fill(shape, with: gradient.paint(in: shape.bounds, node.direction))
    }
  }

  private func shape(in rect: Rect, _ direction: LayoutDirection) -> Shape {
    switch outline {
    case .rectangle(let radii):
      guard let corners = radii?.resolved(for: rect.size, in: direction), !corners.isZero else {
        return .rectangle(rect)
      }
      return .roundedRectangle(rect, corners.clamped(to: rect.size))
    case .ellipse: return .ellipse(rect)
    case .capsule:
      let radius = min(rect.width, rect.height) / 2
      return .roundedRectangle(rect, CornerRadii(radius))
    case .circle:
      let side = min(rect.width, rect.height)
      return .ellipse(
        Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
  }
}

extension EnvironmentValues {
  /// The platform's label colour.
  static let label = Color(light: .black, dark: .white)

  /// The colour of what names none, for the context's appearance.
  var foregroundColor: CoreColor { resolved(foreground ?? Self.label) }
}
