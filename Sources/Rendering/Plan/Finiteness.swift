import GalleyGeometry
import GalleyPainting

// A number that is not finite makes the sum of products with zero not a number, so one comparison
// tells for a whole value.

extension Rect {
  var isFinite: Bool { (minX * 0 + minY * 0 + width * 0 + height * 0) == 0 }
}

extension Point {
  var isFinite: Bool { x * 0 + y * 0 == 0 }
}

extension CornerRadii {
  var isFinite: Bool { topLeft * 0 + topRight * 0 + bottomRight * 0 + bottomLeft * 0 == 0 }
}

extension DisplayShape {
  var isFinite: Bool {
    switch self {
    case .rectangle(let rect), .ellipse(let rect): rect.isFinite
    case .roundedRectangle(let rect, let radii): rect.isFinite && radii.isFinite
    case .path(let path), .evenOddPath(let path): path.elements.allSatisfy(\.isFinite)
    }
  }
}

extension Path.Element {
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quad(let point, let control): point.isFinite && control.isFinite
    case .cubic(let point, let first, let second):
      point.isFinite && first.isFinite && second.isFinite
    case .close: true
    }
  }
}

extension Paint {
  var isFinite: Bool {
    switch self {
    case .solid: true
    case .linearGradient(let start, let end, let stops):
      start.isFinite && end.isFinite && stops.allSatisfy { $0.location.isFinite }
    case .radialGradient(let center, let radius, let stops):
      center.isFinite && radius.isFinite && stops.allSatisfy { $0.location.isFinite }
    case .ellipticalGradient(let center, let radii, let stops):
      center.isFinite && radii.width.isFinite && radii.height.isFinite
        && stops.allSatisfy { $0.location.isFinite }
    case .angularGradient(let center, let start, let end, let stops):
      center.isFinite && start.degrees.isFinite && end.degrees.isFinite
        && stops.allSatisfy { $0.location.isFinite }
    case .pattern(_, let tile): tile.isFinite
    }
  }
}

extension StrokeStyle {
  var isFinite: Bool {
    (dashes.reduce(width * 0) { $0 + $1 * 0 } + miterLimit * 0 + dashPhase * 0) == 0
  }
}

extension BoxShadow {
  var isFinite: Bool { x * 0 + y * 0 + blur * 0 + spread * 0 == 0 }
}

extension Compositing {
  /// Opacities may be infinite: they are clamped.
  var isFinite: Bool {
    !opacity.isNaN && blur.isFinite && (colors?.isFinite ?? true) && shadows.allSatisfy(\.isFinite)
      && filters.allSatisfy(\.isFinite)
  }
}

extension LayerShadow {
  var isFinite: Bool { Point(x: x, y: y).isFinite && blur.isFinite }
}

extension ColorFilter {
  var isFinite: Bool {
    if case .matrix(let factors) = self { factors.allSatisfy(\.isFinite) } else { true }
  }
}

extension ColorMatrix {
  var isFinite: Bool { [red, green, blue].allSatisfy(\.isFinite) }
}

extension ColorMatrix.Row {
  var isFinite: Bool { (red * 0 + green * 0 + blue * 0 + constant * 0) == 0 }
}
