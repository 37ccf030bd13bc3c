public import GalleyGeometry

extension ProposedSize {
  /// The lengths with nil replaced by those of a size, by default 10 points.
  @inlinable
  public func replacingUnspecified(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}
