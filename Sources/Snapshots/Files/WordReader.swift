/// Reads the words of a file that every run reads, line by line, without making a list of them.
struct WordReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  /// The number of the line, from 1.
  private(set) var line = 1

  init(_ bytes: ArraySlice<UInt8>) {
    (self.bytes, place) = (bytes, bytes.startIndex)
  }

  /// Whether there is one more line; its words are those that are read next. A line ends with a line
  /// feed or a carriage return; empty ones are passed over.
  mutating func nextLine() -> Bool {
    while place < bytes.endIndex, !Self.isEnd(bytes[place]) { place += 1 }
    return firstLine()
  }

  /// Begins with the first line.
  mutating func firstLine() -> Bool {
    while place < bytes.endIndex, Self.isEnd(bytes[place]) {
      let isWhole = bytes[place] == 0x0A || place + 1 == bytes.endIndex || bytes[place + 1] != 0x0A
      if isWhole { line += 1 }
      place += 1
    }
    return place < bytes.endIndex
  }

  /// The next word of the line, empty when there is none.
  mutating func word() -> ArraySlice<UInt8> {
    while place < bytes.endIndex, bytes[place] == 0x20 { place += 1 }
    let start = place
    while place < bytes.endIndex, bytes[place] != 0x20, !Self.isEnd(bytes[place]) { place += 1 }
    return bytes[start..<place]
  }

  /// The next word as text.
  mutating func text() -> String { LockFile.unescaped(String(decoding: word(), as: UTF8.self)) }

  /// The next word as a number; nil for anything else.
  mutating func number(radix: UInt64 = 16) -> UInt64? { Self.number(word(), radix: radix) }

  private static func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The number that digits stand for, without a sign and with small letters; nil for anything else,
  /// and for what does not fit.
  static func number(_ digits: ArraySlice<UInt8>, radix: UInt64 = 16) -> UInt64? {
    digits.withUnsafeBufferPointer { digits in
      // So many digits fit, whichever they are, and a run reads tens of thousands of such numbers.
      let safe = digits.prefix(radix <= 10 ? 19 : 16)
      var value: UInt64 = 0
      for digit in safe {
        guard let digit = Self.value(of: digit, radix) else { return nil }
        value = value &* radix &+ digit
      }
      for digit in digits[safe.endIndex...] {
        guard let digit = Self.value(of: digit, radix) else { return nil }
        let (product, isTooLarge) = value.multipliedReportingOverflow(by: radix)
        let (sum, isOver) = product.addingReportingOverflow(digit)
        guard !isTooLarge, !isOver else { return nil }
        value = sum
      }
      return digits.isEmpty ? nil : value
    }
  }

  @inline(__always)
  private static func value(of digit: UInt8, _ radix: UInt64) -> UInt64? {
    let number: UInt64
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number = UInt64(digit &- UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): number = UInt64(digit &- UInt8(ascii: "a")) &+ 10
    default: return nil
    }
    return number < radix ? number : nil
  }
}
