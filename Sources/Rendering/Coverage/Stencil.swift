internal import GalleyGeometry

/// The pixels of the device that a shape covers, and the amount of coverage.
enum Stencil {
  /// A rectangle with sides along the axes, its coverage worked out pixel by pixel.
  case box(FixedRect)
  /// A mask, with the place of its top left pixel on the device.
  case mask(CoverageMask, x: Int, y: Int)
  /// A mask stretched over a rectangle of the device: the caps keep their size.
  case sliced(CoverageMask, over: PixelRect)

  /// The pixels that may be covered.
  var bounds: PixelRect {
    switch self {
    case .box(let box): box.pixels
    case .mask(let mask, let x, let y):
      PixelRect(x: x, y: y, width: mask.width, height: mask.height)
    case .sliced(_, let rect): rect
    }
  }
}

/// Neighbouring pixels of one row with their coverages: one for all, or one for each.
struct CoverageSpan {
  var x: Int
  var count: Int
  /// A coverage for each pixel, or nil when `value` is the coverage of all.
  var bytes: UnsafePointer<UInt8>?
  var value: UInt8
}

extension Stencil {
  /// Calls `body` with the covered spans of one row, from left to right, within columns.
  @inline(__always)
  func forEachSpan(row y: Int, columns: Range<Int>, _ body: (CoverageSpan) -> Void) {
    switch self {
    case .box(let box): Stencil.boxSpans(box, y, columns, body)
    case .mask(let mask, let left, let top):
      let from = max(left, columns.lowerBound)
      let to = min(left + mask.width, columns.upperBound)
      if from < to {
        body(
          CoverageSpan(
            x: from, count: to - from, bytes: mask.row(y - top) + (from - left), value: 0))
      }
    case .sliced(let mask, let rect): Stencil.slicedSpans(mask, rect, y, columns, body)
    }
  }

  @inline(__always)
  private static func boxSpans(
    _ box: FixedRect, _ y: Int, _ columns: Range<Int>, _ body: (CoverageSpan) -> Void
  ) {
    let down = min(box.bottom, (y + 1) << 8) - max(box.top, y << 8)
    guard down > 0 else { return }
    func emit(_ from: Int, _ to: Int, across: Int) {
      let x = max(from, columns.lowerBound)
      let end = min(to, columns.upperBound)
      guard x < end, across > 0 else { return }
      let value = UInt8((across &* down &* 255 &+ 32_768) >> 16)
      body(CoverageSpan(x: x, count: end - x, bytes: nil, value: value))
    }
    let first = Fixed.floorPixel(box.left)
    let last = Fixed.floorPixel(box.right)
    guard first != last else { return emit(first, first + 1, across: box.width) }
    let inner = Fixed.ceilPixel(box.left)
    emit(first, inner, across: (inner << 8) - box.left)
    emit(inner, last, across: 256)
    emit(last, last + 1, across: box.right - last << 8)
  }

  @inline(__always)
  private static func slicedSpans(
    _ mask: CoverageMask, _ rect: PixelRect, _ y: Int, _ columns: Range<Int>,
    _ body: (CoverageSpan) -> Void
  ) {
    let caps = mask.caps
    var maskRow = y - Int(rect.minY)
    if caps.stretchesDown, maskRow >= caps.top {
      maskRow = max(caps.top, mask.height - (Int(rect.maxY) - y))
    }
    let bytes = mask.row(maskRow)
    func emit(_ from: Int, _ to: Int, _ source: UnsafePointer<UInt8>) {
      let x = max(from, columns.lowerBound)
      let end = min(to, columns.upperBound)
      guard x < end else { return }
      body(CoverageSpan(x: x, count: end - x, bytes: source + (x - from), value: 0))
    }
    let left = Int(rect.minX)
    let right = Int(rect.maxX)
    guard caps.stretchesAcross else { return emit(left, right, bytes) }
    emit(left, left + caps.left, bytes)
    let middle = max(left + caps.left, columns.lowerBound)
    let end = min(right - caps.right, columns.upperBound)
    if middle < end, bytes[caps.left] != 0 {
      body(CoverageSpan(x: middle, count: end - middle, bytes: nil, value: bytes[caps.left]))
    }
    emit(right - caps.right, right, bytes + (mask.width - caps.right))
  }
}
