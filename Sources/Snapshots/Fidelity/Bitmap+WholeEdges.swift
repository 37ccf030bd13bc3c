internal import GalleyImaging

extension Bitmap {
  /// The picture with opaque rows and columns at its edges where each of their pixels is partly transparent.
  ///
  /// A recorder rounds the size of a view up to whole pixels, so the last row of a view with half a pixel more is
  /// blended with nothing. Its drawing has no such rule.
  var withWholeEdges: Bitmap {
    var result = self
    let rows = [0, height - 1].map { y in (0..<width).map { y * width + $0 } }
    let columns = [0, width - 1].map { x in (0..<height).map { $0 * width + x } }
    for edge in rows + columns where edge.allSatisfy({ 1..<255 ~= pixels[4 * $0 + 3] }) {
      for pixel in edge { result.pixels[4 * pixel + 3] = 255 }
    }
    return result
  }
}
