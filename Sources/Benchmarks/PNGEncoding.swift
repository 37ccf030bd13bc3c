internal import CGalleyCairo
internal import GalleyImaging
import GalleyPlatform
internal import GalleySystem

extension Benchmark {
  static let pngEncoding = Benchmark(
    name: "png-encode", summary: "PNG writing against memcpy and cairo's writer"
  ) { bench in
    for page in TestPage.all {
      let title = "encode \(page.name)"
      if let filter = bench.filter, !title.contains(filter) { continue }
      let bitmap = page.bitmap()
      var copy = [UInt8](repeating: 0, count: bitmap.pixels.count)
      try bench.compare(
        title,
        [
          Contender(name: "memcpy") {
            bitmap.pixels.withUnsafeBytes { from in
              copy.withUnsafeMutableBytes { $0.copyMemory(from: from) }
            }
            return nil
          },
          Contender(name: "fast, one thread") {
            try PNGEncoder(mode: .fast, threads: 1).encode(bitmap).count
          },
          Contender(name: "fast, all threads") {
            try PNGEncoder(mode: .fast).encode(bitmap).count
          },
          Contender(name: "small, one thread") {
            try PNGEncoder(mode: .small, threads: 1).encode(bitmap).count
          },
          Contender(name: "small, all threads") {
            try PNGEncoder(mode: .small).encode(bitmap).count
          },
          Contender(name: "cairo_surface_write_to_png") { CairoFile.write(bitmap).count },
        ])
    }
  }
}

/// Cairo's own PNG functions, in memory.
enum CairoFile {
  /// The file cairo writes.
  static func write(_ bitmap: Bitmap) -> [UInt8] {
    var pixels = bitmap.pixels
    var bytes: [UInt8] = []
    pixels.withUnsafeMutableBufferPointer { pixels in
      let surface = cairo_image_surface_create_for_data(
        pixels.baseAddress, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height),
        Int32(4 * bitmap.width))
      withUnsafeMutablePointer(to: &bytes) { bytes in
        _ = cairo_surface_write_to_png_stream(
          surface,
          { sink, data, count in
            guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
            sink.assumingMemoryBound(to: [UInt8].self).pointee
              .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
          }, bytes)
      }
      cairo_surface_destroy(surface)
    }
    return bytes
  }

  /// Reads a file with cairo and throws the pixels away.
  static func read(_ file: [UInt8]) -> Int {
    file.withUnsafeBytes { file in
      var rest = file[...]
      return withUnsafeMutablePointer(to: &rest) { rest in
        let surface = cairo_image_surface_create_from_png_stream(
          { source, out, count in
            guard let source, let out else { return CAIRO_STATUS_READ_ERROR }
            let rest = source.assumingMemoryBound(to: Slice<UnsafeRawBufferPointer>.self)
            rest.pointee.prefix(Int(count)).withContiguousStorageIfAvailable { bytes in
              _ = bytes.baseAddress.map { memcpy(out, $0, bytes.count) }
            }
            rest.pointee = rest.pointee.dropFirst(Int(count))
            return CAIRO_STATUS_SUCCESS
          }, rest)
        defer { cairo_surface_destroy(surface) }
        return Int(cairo_image_surface_get_height(surface))
      }
    }
  }
}
