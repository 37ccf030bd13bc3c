import GalleyPlatform
internal import GalleySystem

/// Writes rows of pixel words as the bytes of a layout.
struct RowPacker<Source: SourcePixel>: Sendable {
  let layout: PNGPixelLayout
  let width: Int
  private let indices = WordTable()

  init(_ layout: PNGPixelLayout, width: Int, source: Source.Type) {
    self.layout = layout
    self.width = width
    if case .palette(_, let palette) = layout {
      for (index, word) in palette.sources.enumerated() {
        _ = indices.insert(word, value: UInt16(index))
      }
    }
  }

  var rowBytes: Int { layout.rowBytes(width: width) }

  /// Packs one row; RGB rows may write one byte past their end.
  @inline(__always)
  func pack(_ row: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt8>) {
    switch layout {
    case .rgb: packColors(row, out)
    case .rgba:
      for x in 0..<width {
        UnsafeMutableRawPointer(out + 4 * x).storeBytes(
          of: Source.straight(row[x]), as: UInt32.self)
      }
    case .grey(let bits): packGrey(row, out, bits)
    case .greyAlpha:
      for x in 0..<width {
        let word = Source.straight(row[x])
        out[2 * x] = UInt8(truncatingIfNeeded: word)
        out[2 * x + 1] = UInt8(truncatingIfNeeded: word >> 24)
      }
    case .palette(let bits, _):
      packIndices(row, out, bits)
    }
  }

  /// Four pixels become twelve bytes by two stores.
  @inline(__always)
  private func packColors(_ row: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt8>) {
    var x = 0
    var to = UnsafeMutableRawPointer(out)
    while x + 4 <= width {
      let a = UInt64(Source.color(ofOpaque: row[x]))
      let b = UInt64(Source.color(ofOpaque: row[x + 1]))
      let c = UInt64(Source.color(ofOpaque: row[x + 2]))
      let d = Source.color(ofOpaque: row[x + 3])
      to.storeBytes(of: a | b &<< 24 | c &<< 48, as: UInt64.self)
      to.storeBytes(
        of: UInt32(truncatingIfNeeded: c &>> 16) | d &<< 8, toByteOffset: 8, as: UInt32.self)
      x += 4
      to += 12
    }
    while x < width {
      to.storeBytes(of: Source.color(ofOpaque: row[x]), as: UInt32.self)
      x += 1
      to += 3
    }
  }

  private func packGrey(
    _ row: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt8>, _ bits: Int
  ) {
    let shift = UInt8(8 - bits)
    packSamples(out, bits) { x in UInt8(truncatingIfNeeded: row[x]) >> shift }
  }

  /// Packs samples from the high end of each byte.
  @inline(__always)
  private func packSamples(
    _ out: UnsafeMutablePointer<UInt8>, _ bits: Int, _ sample: (Int) -> UInt8
  ) {
    if bits == 8 {
      for x in 0..<width { out[x] = sample(x) }
      return
    }
    var (byte, filled, to) = (UInt8(0), 0, out)
    for x in 0..<width {
      byte = byte << UInt8(bits) | sample(x)
      filled += bits
      guard filled == 8 else { continue }
      to.pointee = byte
      (byte, filled, to) = (0, 0, to + 1)
    }
    if filled > 0 { to.pointee = byte << UInt8(8 - filled) }
  }

  /// Packs places in the palette, eight at a time where the colour stays.
  private func packIndices(
    _ row: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt8>, _ bits: Int
  ) {
    var last = ~row[0]
    var index: UInt64 = 0
    // One in every place of as many bits.
    let ones = UInt64.max >> UInt64(64 - 8 * bits) / (1 << UInt64(bits) - 1)
    var to = out
    var x = 0
    while x < width {
      let count = min(8, width - x)
      var samples: UInt64 = 0
      if count == 8, last.fillsEight(row + x) {
        samples = ones &* index
      } else {
        // Edges of glyphs are of ever other colours: to look all up costs less than to guess which stay.
        for place in x..<(x + count) {
          index = UInt64(indices.value(of: row[place]))
          samples = samples &<< UInt64(bits) | index
        }
        last = row[x + count - 1]
        samples <<= UInt64((8 - count) * bits)
      }
      if count == 8, bits == 8 {
        UnsafeMutableRawPointer(to).storeBytes(of: samples.bigEndian, as: UInt64.self)
      } else {
        for byte in 0..<((count * bits + 7) / 8) {
          to[byte] = UInt8(truncatingIfNeeded: samples >> UInt64(8 * (bits - 1 - byte)))
        }
      }
      to += bits
      x += count
    }
  }
}
