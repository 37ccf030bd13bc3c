import GalleyImaging
import GalleyPlatform

/// The pixels in which two straight pictures of any two sizes differ, down to the colour of clear
/// ones, those included that only one of them has.
struct ChangedPixels {
  private let expected: Bitmap
  private let actual: Bitmap

  init(_ expected: Bitmap, _ actual: Bitmap) {
    self.expected = expected
    self.actual = actual
  }

  /// The width of the rectangle that holds both pictures.
  var width: Int { max(expected.width, actual.width) }
  /// The height of the rectangle that holds both pictures.
  var height: Int { max(expected.height, actual.height) }

  /// Calls the body with each of them, row by row, and with its word in either picture; nil where a
  /// picture does not reach. Rows that are equal cost no more than comparing memory does.
  @inline(__always)
  func visit(_ body: (_ x: Int, _ y: Int, _ old: UInt32?, _ new: UInt32?) -> Void) {
    let shared = min(expected.width, actual.width)
    expected.pixels.withUnsafeBytes { first in
      actual.pixels.withUnsafeBytes { second in
        for y in 0..<height {
          let old = y < expected.height ? Self.row(first, y, expected.width) : nil
          let new = y < actual.height ? Self.row(second, y, actual.width) : nil
          let both = old == nil || new == nil ? 0 : shared
          if let old, let new, memcmp(old, new, 4 * shared) != 0 {
            for x in 0..<shared where old[x] != new[x] { body(x, y, old[x], new[x]) }
          }
          if let old, both < expected.width {
            for x in both..<expected.width { body(x, y, old[x], nil) }
          }
          if let new, both < actual.width {
            for x in both..<actual.width { body(x, y, nil, new[x]) }
          }
        }
      }
    }
  }

  @inline(__always)
  private static func row(
    _ pixels: UnsafeRawBufferPointer, _ y: Int, _ width: Int
  ) -> UnsafePointer<UInt32>? {
    pixels.baseAddress.map { $0.assumingMemoryBound(to: UInt32.self) + y * width }
  }
}
