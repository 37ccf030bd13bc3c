import GalleyParsing

/// Places in a text as editors count them: lines from 0, and in a line code units of an encoding.
struct TextPositions {
  /// What is counted in a line (`positionEncodings`).
  enum Unit: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  private let bytes: [UInt8]
  private let unit: Unit
  /// The offset at which each line begins.
  private let lineStarts: [Int]

  /// Counts the lines; linear.
  init(_ source: SourceText, _ unit: Unit) {
    bytes = source.bytes
    self.unit = unit
    lineStarts = [0] + source.bytes.enumerated().filter { $1 == 0x0A }.map { $0.offset + 1 }
  }

  /// The offset of a place; one outside the text is the nearest inside.
  func offset(_ position: SyntaxValue?) -> Int? {
    guard let line = position?["line"]?.number?.value,
      let character = position?["character"]?.number?.value
    else { return nil }
    guard line < Double(lineStarts.count) else { return bytes.count }
    var offset = lineStarts[max(0, Int(saturating: line))]
    var units = 0
    while offset < bytes.count, bytes[offset] != 0x0A, Double(units) < character {
      let length = Self.length(of: bytes[offset])
      units += width(length)
      offset = min(offset + length, bytes.count)
    }
    return offset
  }

  /// The place of an offset.
  func position(_ offset: Int) -> SyntaxValue {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var units = 0
    var place = lineStarts[low]
    while place < offset {
      let length = Self.length(of: bytes[place])
      units += width(length)
      place += length
    }
    return .object([("line", .number(Double(low))), ("character", .number(Double(units)))])
  }

  /// A range of bytes as a range of places.
  func range(_ range: SourceRange) -> SyntaxValue {
    .object([("start", position(range.start)), ("end", position(range.end))])
  }

  private func width(_ length: Int) -> Int {
    switch unit {
    case .utf8: length
    // Four bytes are a pair of surrogates.
    case .utf16: length == 4 ? 2 : 1
    }
  }

  /// The bytes of a character by its first.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0...: 4
    default: 1
    }
  }
}
