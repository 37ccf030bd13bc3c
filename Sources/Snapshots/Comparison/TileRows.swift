import GalleyGeometry
import GalleyPlatform
internal import GalleySystem

/// Rows of whole tiles of 8 × 8 pixels that one thread has judged, with the bits it has set.
struct TileRows {
  let pair: PixelPair
  let rows: Range<Int>
  let ignored: [PixelRect]
  /// The bits of the whole picture.
  let bits: UnsafeMutablePointer<UInt8>
  let rowBytes: Int

  /// Calls the body with each tile of which at least seven eighths of the pixels differ and not all
  /// have failed yet.
  func eachChanged(_ body: (PixelRect) -> Void) {
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: 8) {
      let height = min(8, rows.upperBound - top)
      let start = top * pair.width
      if memcmp(pair.expected + start, pair.actual + start, 4 * pair.width * height) == 0 {
        continue
      }
      for left in stride(from: 0, to: pair.width, by: 8) {
        let tile = PixelRect(x: left, y: top, width: min(8, pair.width - left), height: height)
        if !hasFailed(tile), isChanged(tile) { body(tile) }
      }
    }
  }

  /// Fails a pixel unless it has failed or is ignored, and returns whether it did.
  func fail(_ x: Int, _ y: Int) -> Bool {
    let byte = bits + (y * rowBytes + x >> 3)
    let bit: UInt8 = 1 << UInt8(x & 7)
    guard byte.pointee & bit == 0, !ignored.contains(where: { $0.contains(x: x, y: y) }) else {
      return false
    }
    byte.pointee |= bit
    return true
  }

  private func hasFailed(_ tile: PixelRect) -> Bool {
    let all: UInt8 = 0xFF >> UInt8(8 - tile.width)
    var common = all
    for y in tile.rows { common &= bits[y * rowBytes + tile.x >> 3] }
    return common == all
  }

  private func isChanged(_ tile: PixelRect) -> Bool {
    var equal = 0
    for y in tile.rows {
      for index in y * pair.width + tile.x..<y * pair.width + tile.x + tile.width
      where pair.expected[index] == pair.actual[index] {
        equal += 1
        if 8 * equal > tile.area { return false }
      }
    }
    return true
  }
}
