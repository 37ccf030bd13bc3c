/// Widens unfiltered samples of any colour type and depth to RGBA words.
struct SampleExpander {
  private let header: PNGHeader
  private let transparent: PNGFile.TransparentSample
  /// The word for each sample value of grey and palette pictures up to eight bits.
  private let table: [UInt32]

  init(_ file: PNGFile) {
    header = file.header
    transparent = file.transparentSample
    switch header.colorType {
    case .palette:
      table = file.palette + Array(repeating: 0, count: 256 - file.palette.count)
    case .grey where header.bitDepth <= 8:
      table = SampleExpander.greys(depth: header.bitDepth, transparent: file.transparentSample)
    default: table = []
    }
  }

  private static func greys(depth: Int, transparent: PNGFile.TransparentSample) -> [UInt32] {
    let steps = 1 << depth - 1
    return (0..<256).map { value in
      let level = UInt32(min(value, steps) * 255 / steps)
      if case .grey(let key) = transparent, Int(key) == value { return level * 0x1_0101 }
      return level * 0x1_0101 | 0xFF00_0000
    }
  }

  private var hasNoKey: Bool {
    if case .none = transparent { true } else { false }
  }

  /// Widens one row and returns the largest sample of a row with a palette; for other rows the result has no
  /// meaning.
  func expand(
    _ row: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int
  ) -> Int {
    switch (header.colorType, header.bitDepth) {
    case (.grey, 8) where hasNoKey:
      for x in 0..<width {
        let level = UInt32(row[x])
        out[x] = level | level &<< 8 | level &<< 16 | 0xFF00_0000
      }
    case (.palette, _), (.grey, 1...8): return expandTable(row, out, width)
    case (.grey, _):
      for x in 0..<width {
        let sample = wide(row, x)
        let level = narrow(sample) * 0x1_0101
        if case .grey(let key) = transparent, UInt32(key) == sample {
          out[x] = level
        } else {
          out[x] = level | 0xFF00_0000
        }
      }
    case (.greyAlpha, 8):
      for x in 0..<width {
        out[x] = UInt32(row[2 * x]) * 0x1_0101 | UInt32(row[2 * x + 1]) << 24
      }
    case (.greyAlpha, _):
      for x in 0..<width {
        out[x] = narrow(wide(row, 2 * x)) * 0x1_0101 | narrow(wide(row, 2 * x + 1)) << 24
      }
    case (.rgb, 8):
      for x in 0..<width {
        out[x] =
          UInt32(row[3 * x]) | UInt32(row[3 * x + 1]) << 8 | UInt32(row[3 * x + 2]) << 16
          | 0xFF00_0000
      }
    case (.rgb, _): expandWideRGB(row, out, width)
    case (.rgba, 8):
      for x in 0..<width {
        out[x] = UnsafeRawPointer(row + 4 * x).loadUnaligned(as: UInt32.self)
      }
    case (.rgba, _):
      for x in 0..<width {
        out[x] =
          narrow(wide(row, 4 * x)) | narrow(wide(row, 4 * x + 1)) << 8
          | narrow(wide(row, 4 * x + 2)) << 16 | narrow(wide(row, 4 * x + 3)) << 24
      }
    }
    return 0
  }

  private func expandTable(
    _ row: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int
  ) -> Int {
    let depth = header.bitDepth
    let mask = UInt8(truncatingIfNeeded: 1 << depth - 1)
    var largest: UInt8 = 0
    table.withUnsafeBufferPointer { table in
      if depth == 8 {
        for x in 0..<width {
          let sample = row[x]
          largest = max(largest, sample)
          out[x] = table[Int(sample)]
        }
        return
      }
      let perByte = 8 / depth
      for x in 0..<width {
        let shift = 8 - depth - depth * (x % perByte)
        let sample = row[x / perByte] >> UInt8(shift) & mask
        largest = max(largest, sample)
        out[x] = table[Int(sample)]
      }
    }
    return Int(largest)
  }

  private func expandWideRGB(
    _ row: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    for x in 0..<width {
      let (red, green, blue) = (wide(row, 3 * x), wide(row, 3 * x + 1), wide(row, 3 * x + 2))
      let word = narrow(red) | narrow(green) << 8 | narrow(blue) << 16
      if case .rgb(let r, let g, let b) = transparent,
        red == UInt32(r), green == UInt32(g), blue == UInt32(b)
      {
        out[x] = word
      } else {
        out[x] = word | 0xFF00_0000
      }
    }
  }

  @inline(__always)
  private func wide(_ row: UnsafePointer<UInt8>, _ index: Int) -> UInt32 {
    UInt32(row[2 * index]) << 8 | UInt32(row[2 * index + 1])
  }

  /// A sixteen-bit sample as the nearest eight-bit one.
  @inline(__always)
  private func narrow(_ sample: UInt32) -> UInt32 { (sample * 255 + 32_895) >> 16 }
}
