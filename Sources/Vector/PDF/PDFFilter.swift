internal import GalleyImaging

/// The ways in which the bytes of a stream are packed (ISO 32000-1, section 7.4); formats of pictures are not
/// among them.
enum PDFFilter {
  case flate
  case lempelZivWelch
  case ascii85
  case hexadecimal
  case runLength

  /// The filter of a name or of its short form.
  init?(_ name: String) {
    switch name {
    case "FlateDecode", "Fl": self = .flate
    case "LZWDecode", "LZW": self = .lempelZivWelch
    case "ASCII85Decode", "A85": self = .ascii85
    case "ASCIIHexDecode", "AHx": self = .hexadecimal
    case "RunLengthDecode", "RL": self = .runLength
    default: return nil
    }
  }

  /// The bytes that were packed, not more than `limit`.
  func unpack(
    _ bytes: [UInt8], _ settings: [String: Int], limit: Int
  ) throws(PDFError) -> [UInt8] {
    let plain: [UInt8]?
    switch self {
    case .flate: plain = Deflate.unpackedStream(bytes[...], limit: limit)
    case .lempelZivWelch:
      plain = Self.lempelZivWelch(bytes, isEarly: settings["EarlyChange"] != 0, limit: limit)
    case .ascii85: plain = Self.ascii85(bytes)
    case .hexadecimal: plain = Self.hexadecimal(bytes)
    case .runLength: plain = Self.runLength(bytes, limit: limit)
    }
    guard let plain, plain.count <= limit else {
      throw PDFError("the packed bytes are damaged, or more than may be unpacked")
    }
    guard self == .flate || self == .lempelZivWelch else { return plain }
    return try PDFPredictor(settings).map { predictor throws(PDFError) in
      try predictor.undo(plain)
    } ?? plain
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var high: UInt8?
    for byte in bytes.prefix(while: { $0 != UInt8(ascii: ">") }) {
      guard let digit = PDFScanner.digit(byte) else { continue }
      if let first = high {
        result.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    if let high { result.append(high << 4) }
    return result
  }

  private static func ascii85(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func value() -> UInt32 {
      group.reduce(0) { $0 &* 85 &+ $1 }
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        group.append(UInt32(byte - 33))
        guard group.count == 5 else { continue }
        let word = value()
        for shift in [24, 16, 8, 0] as [UInt32] { result.append(UInt8(word >> shift & 255)) }
        group = []
      case UInt8(ascii: "z"):
        guard group.isEmpty else { return nil }
        result += [0, 0, 0, 0]
      case UInt8(ascii: "~"):
        guard group.count > 1 else { return result }
        let count = group.count - 1
        while group.count < 5 { group.append(84) }
        let word = value()
        for shift in ([24, 16, 8] as [UInt32]).prefix(count) {
          result.append(UInt8(word >> shift & 255))
        }
        return result
      case 0x20, 0x0A, 0x0D, 0x09, 0x0C, 0: break
      default: return nil
      }
    }
    return group.isEmpty ? result : nil
  }

  private static func runLength(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count, bytes[index] != 128 {
      let length = Int(bytes[index])
      index += 1
      if length < 128 {
        guard index + length < bytes.count else { return nil }
        result += bytes[index...index + length]
        index += length + 1
      } else {
        guard index < bytes.count else { return nil }
        result += repeatElement(bytes[index], count: 257 - length)
        index += 1
      }
      guard result.count <= limit else { return nil }
    }
    return result
  }

  private static func lempelZivWelch(_ bytes: [UInt8], isEarly: Bool, limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    // The place of each string of the table in the result; the first 258 are not strings.
    var strings: [Range<Int>] = []
    var last: Range<Int>?
    var width = 9
    var held = 0
    var count = 0
    for byte in bytes {
      held = (held << 8 | Int(byte)) & 0xFF_FFFF
      count += 8
      guard count >= width else { continue }
      count -= width
      let code = held >> count & (1 << width - 1)
      if code == 257 { return result }
      if code == 256 {
        strings = []
        last = nil
        width = 9
        continue
      }
      let start = result.count
      if code < 256 {
        result.append(UInt8(code))
      } else if code - 258 < strings.count {
        result += result[strings[code - 258]]
      } else if let last, code - 258 == strings.count {
        result += result[last]
        result.append(result[start])
      } else {
        return nil
      }
      guard result.count <= limit else { return nil }
      // A new string is the one before and the first byte of this one, which follows it.
      if let last, strings.count < 4096 - 258 {
        strings.append(last.lowerBound..<last.upperBound + 1)
      }
      last = start..<result.count
      let next = strings.count + 258 + (isEarly ? 1 : 0)
      width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
    }
    return result
  }
}

/// The change of rows of samples before they were packed.
struct PDFPredictor {
  private let isPNG: Bool
  /// The bytes of a pixel, at least one, and of a row.
  private let pixelBytes: Int
  private let rowBytes: Int
  private let bits: Int

  /// Nil where nothing was changed.
  init?(_ settings: [String: Int]) {
    let kind = settings["Predictor"] ?? 1
    guard kind > 1 else { return nil }
    isPNG = kind >= 10
    bits = max(1, min(16, settings["BitsPerComponent"] ?? 8))
    let colors = max(1, min(64, settings["Colors"] ?? 1))
    let columns = max(1, min(1 << 24, settings["Columns"] ?? 1))
    pixelBytes = max(1, bits * colors / 8)
    rowBytes = (bits * colors * columns + 7) / 8
  }

  func undo(_ bytes: [UInt8]) throws(PDFError) -> [UInt8] {
    isPNG ? try undoPNG(bytes) : try undoTIFF(bytes)
  }

  private func undoTIFF(_ bytes: [UInt8]) throws(PDFError) -> [UInt8] {
    guard bits == 8 else { throw PDFError("the predictor 2 is known of eight bits only") }
    var bytes = bytes
    for row in stride(from: 0, to: bytes.count, by: rowBytes) {
      let end = min(bytes.count, row + rowBytes)
      guard row + pixelBytes < end else { continue }
      for index in row + pixelBytes..<end { bytes[index] &+= bytes[index - pixelBytes] }
    }
    return bytes
  }

  private func undoPNG(_ bytes: [UInt8]) throws(PDFError) -> [UInt8] {
    let rows = FilteredRows.unfiltered(bytes, rowBytes: rowBytes, pixelBytes: pixelBytes)
    guard let rows else { throw PDFError("a row names a filter that there is not") }
    return rows
  }
}
