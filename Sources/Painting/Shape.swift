public import GalleyGeometry

/// An area, kept as what it is for as long as possible so that a renderer can be quick about the
/// common ones.
public enum Shape: Hashable, Sendable {
  /// A rectangle.
  case rectangle(Rect)
  /// A rectangle with circular corners.
  case roundedRectangle(Rect, CornerRadii)
  /// The ellipse inscribed in a rectangle.
  case ellipse(Rect)
  /// Any outline, filled by the non-zero rule.
  case path(Path)

  /// The outline.
  public var path: Path {
    switch self {
    case .rectangle(let rect): .rectangle(rect)
    case .roundedRectangle(let rect, let radii): .roundedRectangle(rect, radii: radii)
    case .ellipse(let rect): .ellipse(in: rect)
    case .path(let path): path
    }
  }

  /// A rectangle that contains the area.
  public var bounds: Rect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): rect
    case .path(let path): path.controlBounds
    }
  }
}
