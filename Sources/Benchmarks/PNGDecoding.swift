internal import GalleyImaging

extension Benchmark {
  static let pngDecoding = Benchmark(
    name: "png-decode", summary: "PNG reading against memcpy and cairo's reader (libpng)"
  ) { bench in
    for page in [TestPage.phone, .richPhone, .desktop, .huge, .small] {
      if let filter = bench.filter, !"decode \(page.name)".contains(filter) { continue }
      let bitmap = page.bitmap()
      let files = [
        ("cairo's file", CairoFile.write(bitmap)),
        ("fast file", try PNGEncoder(mode: .fast).encode(bitmap)),
        ("small file", try PNGEncoder(mode: .small).encode(bitmap)),
      ]
      var copy = [UInt8](repeating: 0, count: bitmap.pixels.count)
      let memory = PixelMemoryBox()
      for (name, file) in files {
        try bench.compare(
          "decode \(page.name), \(name)",
          [
            Contender(name: "memcpy") {
              bitmap.pixels.withUnsafeBytes { from in
                copy.withUnsafeMutableBytes { $0.copyMemory(from: from) }
              }
              return nil
            },
            Contender(name: "PNGDecoder, memory reused") {
              try file.withUnsafeBytes { try PNGDecoder.decode($0, into: &memory.memory) }
              return nil
            },
            Contender(name: "PNGDecoder, fresh bitmap") { try PNGDecoder.decode(file).height },
            Contender(name: "cairo (libpng)") { CairoFile.read(file) },
          ])
      }
    }
  }
}

/// Lets closures share the memory they decode into.
final class PixelMemoryBox {
  var memory = PixelMemory()
}
