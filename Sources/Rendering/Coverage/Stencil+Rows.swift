internal import GalleyGeometry

extension Stencil {
  /// Writes the coverages of columns of one row, zero where nothing is covered.
  func write(to buffer: UnsafeMutablePointer<UInt8>, row y: Int, columns: Range<Int>) {
    var next = columns.lowerBound
    forEachSpan(row: y, columns: columns) { span in
      let place = buffer + (span.x - columns.lowerBound)
      if span.x > next {
        (buffer + (next - columns.lowerBound)).update(repeating: 0, count: span.x - next)
      }
      if let bytes = span.bytes {
        place.update(from: bytes, count: span.count)
      } else {
        place.update(repeating: span.value, count: span.count)
      }
      next = span.x + span.count
    }
    if next < columns.upperBound {
      (buffer + (next - columns.lowerBound)).update(
        repeating: 0, count: columns.upperBound - next)
    }
  }

  /// Multiplies coverages of one row by those of stencils that do not overlap; pixels that none
  /// of them covers become zero.
  static func multiply(
    _ buffer: UnsafeMutablePointer<UInt8>, by stencils: [Stencil], row y: Int,
    columns: Range<Int>
  ) {
    var next = columns.lowerBound
    for stencil in stencils where stencil.bounds.rows.contains(y) {
      stencil.forEachSpan(row: y, columns: columns) { span in
        let place = buffer + (span.x - columns.lowerBound)
        if span.x > next {
          (buffer + (next - columns.lowerBound)).update(repeating: 0, count: span.x - next)
        }
        if let bytes = span.bytes {
          Blend.multiply(place, span.count, by: bytes)
        } else {
          Blend.multiply(place, span.count, by: span.value)
        }
        next = span.x + span.count
      }
    }
    if next < columns.upperBound {
      (buffer + (next - columns.lowerBound)).update(
        repeating: 0, count: columns.upperBound - next)
    }
  }
}
