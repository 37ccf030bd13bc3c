/// The contents of the header chunk (IHDR).
package struct PNGHeader: Hashable, Sendable {
  /// The number of pixels in a row; 1 to 2³¹ − 1.
  package var width: Int
  /// The number of rows; 1 to 2³¹ − 1.
  package var height: Int
  /// The bits of a sample: 1, 2, 4, 8 or 16.
  package var bitDepth: Int
  /// The meaning of the samples.
  package var colorType: PNGColorType
  /// True if the rows come in the seven passes of Adam7.
  package var isInterlaced: Bool

  /// Makes a header from its fields.
  package init(
    width: Int, height: Int, bitDepth: Int = 8, colorType: PNGColorType,
    isInterlaced: Bool = false
  ) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
  }

  /// The bits of a pixel.
  package var bitsPerPixel: Int { bitDepth * colorType.channels }

  /// The bytes of a row of that many pixels, without its filter byte.
  func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) >> 3 }

  /// The distance between bytes that a filter pairs: whole pixels, at least one byte.
  var filterDistance: Int { max(1, bitsPerPixel >> 3) }

  /// The bytes of all rows with their filter bytes, nil when that overflows.
  var scanlineBytes: Int? {
    var total = 0
    for pass in passes {
      let (bits, overflow) = pass.width.multipliedReportingOverflow(by: bitsPerPixel)
      let (bytes, overflow2) = ((bits + 7) >> 3 + 1).multipliedReportingOverflow(by: pass.height)
      guard !overflow, !overflow2, total <= Int.max / 2, bytes <= Int.max / 2 else { return nil }
      total += bytes
    }
    return total
  }

  /// A reduced picture of an interlaced file, or the whole of a plain one.
  struct Pass {
    var x: Int
    var y: Int
    var stepX: Int
    var stepY: Int
    var width: Int
    var height: Int
  }

  /// The passes that hold any pixel, in file order (PNG standard, section 8.2).
  var passes: [Pass] {
    guard isInterlaced else {
      return [Pass(x: 0, y: 0, stepX: 1, stepY: 1, width: width, height: height)]
    }
    let adam7 = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return adam7.compactMap { x, y, stepX, stepY in
      let columns = (width - x + stepX - 1) / stepX
      let rows = (height - y + stepY - 1) / stepY
      guard columns > 0, rows > 0 else { return nil }
      return Pass(x: x, y: y, stepX: stepX, stepY: stepY, width: columns, height: rows)
    }
  }
}
