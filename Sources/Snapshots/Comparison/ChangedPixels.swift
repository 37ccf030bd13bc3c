import GalleyImaging
import GalleyPlatform

/// The pixels in which two straight pictures of any two sizes differ, down to the colour of clear
/// ones, those included that only one of them has.
struct ChangedPixels {
  private let expected: Bitmap
  private let actual: Bitmap
  private let rows: Range<Int>

  /// - Parameter rows: Where they differ at all; nil where that is not known.
  init(_ expected: Bitmap, _ actual: Bitmap, rows: Range<Int>? = nil) {
    self.expected = expected
    self.actual = actual
    self.rows = rows ?? 0..<max(expected.height, actual.height)
  }

  /// The width of the rectangle that holds both pictures.
  var width: Int { max(expected.width, actual.width) }
  /// The height of the rectangle that holds both pictures.
  var height: Int { max(expected.height, actual.height) }

  /// A row in which the pictures differ.
  struct Row {
    let y: Int
    /// The words of either picture, or nil below its end.
    let old: UnsafePointer<UInt32>?
    let new: UnsafePointer<UInt32>?
    /// The number of pixels that both have.
    let shared: Int
    /// The number of pixels that either has; 0 where it has none.
    let oldCount: Int
    let newCount: Int
  }

  /// Calls the body with each row in which anything differs. Rows that are equal cost no more than
  /// comparing memory does.
  @inline(__always)
  func visitRows(_ body: (Row) -> Void) {
    expected.pixels.withUnsafeBytes { first in
      actual.pixels.withUnsafeBytes { second in
        for y in rows {
          let old = y < expected.height ? Self.row(first, y, expected.width) : nil
          let new = y < actual.height ? Self.row(second, y, actual.width) : nil
          let shared = old == nil || new == nil ? 0 : min(expected.width, actual.width)
          if let old, let new, expected.width == actual.width, memcmp(old, new, 4 * shared) == 0 {
            continue
          }
          body(
            Row(
              y: y, old: old, new: new, shared: shared,
              oldCount: old == nil ? 0 : expected.width, newCount: new == nil ? 0 : actual.width))
        }
      }
    }
  }

  /// Calls the body with each stretch of neighbours that differ, row by row; a stretch lies in both
  /// pictures or in one of them.
  @inline(__always)
  func visitRuns(_ body: (_ row: Row, _ columns: Range<Int>) -> Void) {
    visitRows { row in
      if let old = row.old, let new = row.new {
        var x = Self.nextChange(old, new, 0, row.shared)
        while x < row.shared {
          var end = x + 1
          while end < row.shared, old[end] != new[end] { end += 1 }
          body(row, x..<end)
          x = Self.nextChange(old, new, end, row.shared)
        }
      }
      if row.shared < row.oldCount { body(row, row.shared..<row.oldCount) }
      if row.shared < row.newCount { body(row, row.shared..<row.newCount) }
    }
  }

  /// Calls the body with each of them, row by row, and with its word in either picture; nil where a
  /// picture does not reach.
  @inline(__always)
  func visit(_ body: (_ x: Int, _ y: Int, _ old: UInt32?, _ new: UInt32?) -> Void) {
    visitRuns { row, columns in
      for x in columns {
        body(
          x, row.y, x < row.oldCount ? row.old?[x] : nil, x < row.newCount ? row.new?[x] : nil)
      }
    }
  }

  /// The first place from one on where two rows differ, or the end; eight at a time.
  @inline(__always)
  private static func nextChange(
    _ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>, _ start: Int, _ end: Int
  ) -> Int {
    var x = start
    while x + 8 <= end {
      var difference: UInt64 = 0
      for step in 0..<4 { difference |= pair(old + x + 2 * step) ^ pair(new + x + 2 * step) }
      if difference != 0 { break }
      x += 8
    }
    while x < end, old[x] == new[x] { x += 1 }
    return x
  }

  @inline(__always)
  private static func pair(_ words: UnsafePointer<UInt32>) -> UInt64 {
    UnsafeRawPointer(words).loadUnaligned(as: UInt64.self)
  }

  @inline(__always)
  private static func row(
    _ pixels: UnsafeRawBufferPointer, _ y: Int, _ width: Int
  ) -> UnsafePointer<UInt32>? {
    pixels.baseAddress.map { $0.assumingMemoryBound(to: UInt32.self) + y * width }
  }
}
