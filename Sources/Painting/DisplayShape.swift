public import GalleyGeometry

/// An area, kept as what it is for as long as possible so that a renderer can be quick about the
/// common ones.
public enum DisplayShape: Hashable, Sendable {
  /// A rectangle.
  case rectangle(Rect)
  /// A rectangle with circular corners.
  case roundedRectangle(Rect, CornerRadii)
  /// The ellipse inscribed in a rectangle.
  case ellipse(Rect)
  /// Any outline, filled by the non-zero rule.
  case path(Path)
  /// Any outline, filled by the even-odd rule: what it goes round twice is outside.
  case evenOddPath(Path)

  /// The outline.
  public var path: Path {
    switch self {
    case .rectangle(let rect): .rectangle(rect)
    case .roundedRectangle(let rect, let radii): .roundedRectangle(rect, radii: radii)
    case .ellipse(let rect): .ellipse(in: rect)
    case .path(let path), .evenOddPath(let path): path
    }
  }

  /// The same kind of shape with every edge moved inwards, or outwards by a negative distance;
  /// corners keep their centres. Nil for paths and where nothing is left.
  public func inset(by distance: Double) -> DisplayShape? {
    guard bounds.width > 2 * distance, bounds.height > 2 * distance else { return nil }
    switch self {
    case .rectangle(let rect): return .rectangle(rect.inset(by: distance))
    case .ellipse(let rect): return .ellipse(rect.inset(by: distance))
    case .roundedRectangle(let rect, let radii):
      return .roundedRectangle(
        rect.inset(by: distance), radii.clamped(to: rect.size).inset(by: distance))
    case .path, .evenOddPath: return nil
    }
  }

  /// True if the outline goes round an area.
  var isClosed: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .ellipse: true
    case .path(let path), .evenOddPath(let path): path.isClosed
    }
  }

  /// A rectangle that contains the area.
  public var bounds: Rect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): rect
    case .path(let path), .evenOddPath(let path): path.controlBounds
    }
  }
}
