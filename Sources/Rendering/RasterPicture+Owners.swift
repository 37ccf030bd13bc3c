package import GalleyGeometry
package import GalleyImaging
package import GalleyPainting
import GalleySystem

extension Rasterizer {
  /// Finds the element that painted each pixel last, by drawing the list once more with elements
  /// in the place of colours. An element paints a pixel when one of its commands covers any part of
  /// it with a colour that is not wholly transparent; an opacity layer counts as what it holds, a
  /// glyph as the box around it.
  ///
  /// - Throws: As `render`.
  public func owners(
    of list: DisplayList, size: Size, grid: PixelGrid,
    options: RenderingOptions = RenderingOptions()
  ) throws(RenderingError) -> OwnerMap {
    try requireBitmap(size: size, grid: grid, limits: options.limits)
    return try picture(list, size: size, grid: grid, budget: PictureBudget(options.limits))
      .owners()
  }
}

extension RasterPicture {
  /// The element that painted each pixel last, found by drawing once more with elements in the
  /// place of colours.
  public func owners() throws(RenderingError) -> OwnerMap {
    OwnerMap(width: width, height: height, owners: try owners(rows: 0..<height))
  }
}
