internal import CGalleyDeflate
internal import GalleyImaging
internal import GalleySystem

extension Benchmark {
  /// The pixels of other programs' files, written again.
  static let recoding = Benchmark(
    name: "recode", summary: "The pixels of --picture files against the files and libdeflate."
  ) { bench in
    for path in bench.pictures {
      let file = try File.read(path)
      let bitmap = try PNGDecoder.decode(file)
      try bench.compare(
        "recode \(FilePath(path).lastComponent), \(bitmap.width) × \(bitmap.height)",
        [
          Contender(name: "libdeflate level 1, minus the row above") { PlainDeflate.size(bitmap) },
          Contender(name: "the file itself") { file.count },
          Contender(name: "fast, one thread") {
            try PNGEncoder(mode: .fast, threads: 1).encode(bitmap).count
          },
          Contender(name: "fast, all threads") { try PNGEncoder(mode: .fast).encode(bitmap).count },
          Contender(name: "small, one thread") {
            try PNGEncoder(mode: .small, threads: 1).encode(bitmap).count
          },
        ])
    }
  }
}

/// The work of a low-effort PNG writer on one thread: colours without alpha, each row minus the one above,
/// compressed by libdeflate in pieces of a megabyte.
enum PlainDeflate {
  static func size(_ bitmap: Bitmap) -> Int {
    guard let compressor = libdeflate_alloc_compressor(1) else { return 0 }
    defer { libdeflate_free_compressor(compressor) }
    let stride = 3 * bitmap.width + 1
    let rowsPerPiece = max(1, (1 << 20) / stride)
    let bound = libdeflate_deflate_compress_bound(compressor, stride * rowsPerPiece)
    var raw = [UInt8](repeating: 0, count: stride * rowsPerPiece)
    var out = [UInt8](repeating: 0, count: bound)
    var total = 0
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for top in Swift.stride(from: 0, to: bitmap.height, by: rowsPerPiece) {
        let rows = min(rowsPerPiece, bitmap.height - top)
        raw.withUnsafeMutableBufferPointer { raw in
          for row in 0..<rows {
            filter(pixels, row: top + row, width: bitmap.width, to: raw, at: row * stride)
          }
        }
        total += out.withUnsafeMutableBufferPointer {
          libdeflate_deflate_compress(compressor, raw, rows * stride, $0.baseAddress, bound)
        }
      }
    }
    return total
  }

  @inline(__always)
  private static func filter(
    _ pixels: UnsafeBufferPointer<UInt8>, row: Int, width: Int,
    to raw: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) {
    raw[start] = 2
    let from = 4 * row * width
    let above = row == 0 ? nil : Optional(from - 4 * width)
    for x in 0..<width {
      for channel in 0..<3 {
        let index = 4 * x + channel
        raw[start + 1 + 3 * x + channel] =
          pixels[from + index] &- (above.map { pixels[$0 + index] } ?? 0)
      }
    }
  }
}
