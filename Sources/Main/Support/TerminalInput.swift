import GalleyPlatform
import GalleySystem

/// The input of a terminal that reports its mouse.
enum TerminalInput: Equatable {
  /// A button or the wheel, with the cell from 0.
  case mouse(button: Int, column: Int, row: Int, isPress: Bool)
  /// A letter, or a control character.
  case letter(Character)
  case escape
  /// A sequence of another meaning.
  case other
  case end

  /// Reads what came, and the bytes that are the beginning of more.
  ///
  /// - Parameter isWhole: True if nothing more has come, so that a lone escape is the key of that name.
  static func read(_ bytes: inout [UInt8], isWhole: Bool) -> TerminalInput? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0, 3, 4:
      bytes.removeFirst()
      return .end
    case 0x1B: return readSequence(&bytes, isWhole)
    case ..<0x80:
      bytes.removeFirst()
      return .letter(Character(Unicode.Scalar(first)))
    default: return readLetter(&bytes, isWhole)
    }
  }

  private static func readSequence(_ bytes: inout [UInt8], _ isWhole: Bool) -> TerminalInput? {
    guard bytes.count > 1 else {
      guard isWhole else { return nil }
      bytes.removeFirst()
      return .escape
    }
    guard bytes[1] == UInt8(ascii: "[") else {
      let isTwice = bytes[1] == 0x1B
      bytes.removeFirst(isTwice ? 1 : 2)
      return isTwice ? .escape : .other
    }
    // ECMA-48: parameters and intermediates, then one final byte.
    guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      if isWhole { bytes = [] }
      return isWhole ? .other : nil
    }
    let sequence = Array(bytes[2...end])
    bytes.removeFirst(end + 1)
    return mouse(sequence) ?? .other
  }

  /// `<button;column;row` and M for a press, m for a release.
  private static func mouse(_ sequence: [UInt8]) -> TerminalInput? {
    guard sequence.first == UInt8(ascii: "<"), let last = sequence.last,
      last == UInt8(ascii: "M") || last == UInt8(ascii: "m")
    else { return nil }
    let text = String(decoding: sequence.dropFirst().dropLast(), as: UTF8.self)
    let numbers = text.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, numbers[1] >= 1, numbers[2] >= 1 else { return nil }
    return .mouse(
      button: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1,
      isPress: last == UInt8(ascii: "M"))
  }

  private static func readLetter(_ bytes: inout [UInt8], _ isWhole: Bool) -> TerminalInput? {
    let count = [2: 2, 3: 3, 4: 4][(~bytes[0]).leadingZeroBitCount] ?? 1
    guard bytes.count >= count || isWhole else { return nil }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    bytes.removeFirst(min(count, bytes.count))
    return text.first.map { .letter($0) } ?? .other
  }
}
