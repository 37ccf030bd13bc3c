package import GalleyGeometry
package import GalleyPainting
import GalleySystem

/// For every pixel of a picture the element that painted it last: the topmost one.
///
/// An element paints a pixel when one of its commands covers any part of it with a colour that is
/// not wholly transparent; an opacity layer counts as what it holds, a glyph as the box around it.
package struct OwnerMap: Sendable, Equatable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The element of each pixel, row by row; -1 where nothing or nobody in particular painted.
  package let owners: [Int32]

  /// The element that painted a pixel last, or -1.
  package subscript(x: Int, y: Int) -> Int32 { owners[y * width + x] }

  /// How many of some pixels each element painted last, in the order of the elements; -1 stands
  /// first if it has any.
  package func counts(
    of pixels: some Sequence<(x: Int, y: Int)>
  ) -> [(owner: Int32, pixels: Int)] {
    var counts: [Int32: Int] = [:]
    for (x, y) in pixels { counts[self[x, y], default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { (owner: $0.key, pixels: $0.value) }
  }
}

extension Rasterizer {
  /// Finds the element that painted each pixel last, by drawing the list once more with elements
  /// in the place of colours.
  ///
  /// - Throws: As `render`.
  package func owners(
    of list: DisplayList, size: Size, grid: PixelGrid,
    options: RenderingOptions = RenderingOptions()
  ) throws(RenderingError) -> OwnerMap {
    try requireBitmap(size: size, grid: grid, limits: options.limits)
    return try picture(list, size: size, grid: grid, limits: options.limits).owners()
  }
}

extension RasterPicture {
  /// The element that painted each pixel last, found by drawing once more with elements in the
  /// place of colours.
  package func owners() throws(RenderingError) -> OwnerMap {
    OwnerMap(width: width, height: height, owners: try owners(rows: 0..<height))
  }
}
