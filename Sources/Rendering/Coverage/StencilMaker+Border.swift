import GalleyGeometry
import GalleyPainting

extension StencilMaker {
  /// Appends the ring inside a rounded rectangle. Its width is rounded down to whole pixels, but
  /// at least to one, as CSS does.
  func border(
    _ rect: Rect, _ radii: CornerRadii, _ width: Double, _ transform: Transform,
    rows: Range<Int>, into stencils: inout [Stencil]
  ) throws(RenderingError) {
    let pixels = max(1, Int(min(32_767, (width * transform.meanScale + 1e-6).rounded(.down))))
    let rounded = RoundedBox(rect, radii, transform)
    if let rounded, rounded.radii.isZero {
      stencils += rounded.box.ring(pixels << 8).map { .box($0) }
      return
    }
    if let stencil = try stencil(rounded, ring: pixels << 8) { return stencils.append(stencil) }
    let inset = min(Double(pixels) / transform.meanScale / 2, min(rect.width, rect.height) / 2)
    let shape = DisplayShape.roundedRectangle(rect.inset(by: inset), radii.inset(by: inset))
    try stroke(shape, StrokeStyle(width: 2 * inset), transform, rows: rows, into: &stencils)
  }
}

extension FixedRect {
  /// The four sides of a frame inside the rectangle, or all of it when nothing would be left in
  /// the middle. The sides do not overlap.
  fileprivate func ring(_ width: Int) -> [FixedRect] {
    let inner = inset(by: width)
    if inner.isEmpty { return [self] }
    return [
      FixedRect(left: left, top: top, right: right, bottom: inner.top),
      FixedRect(left: left, top: inner.top, right: inner.left, bottom: inner.bottom),
      FixedRect(left: inner.right, top: inner.top, right: right, bottom: inner.bottom),
      FixedRect(left: left, top: inner.bottom, right: right, bottom: bottom),
    ]
  }
}

extension CornerRadii {
  /// The radii of the same corners on a line further in.
  fileprivate func inset(by distance: Double) -> CornerRadii {
    CornerRadii(
      topLeft: max(0, topLeft - distance), topRight: max(0, topRight - distance),
      bottomRight: max(0, bottomRight - distance), bottomLeft: max(0, bottomLeft - distance))
  }
}
