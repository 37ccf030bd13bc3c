/// The names of parts in Cairo's SVG, which number them through the whole process.
enum PageNames {
  /// The same file with the parts numbered in the order of their names' first use.
  static func renumbered(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      result.append(byte)
      index += 1
      guard byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\""), let name = name(bytes, index)
      else { continue }
      // Quoted text is a name only behind `id=`.
      if byte == UInt8(ascii: "\""), !bytes[..<(index - 1)].suffix(4).elementsEqual(" id=".utf8) {
        continue
      }
      let number = numbers[name] ?? numbers.count
      numbers[name] = number
      result += name.prefix { !isDigit($0) }
      result += Array("\(number)".utf8)
      index = name.endIndex
    }
    return result
  }

  /// Letters and hyphens with digits after them.
  private static func name(_ bytes: [UInt8], _ start: Int) -> ArraySlice<UInt8>? {
    var end = start
    while end < bytes.count,
      bytes[end] | 0x20 >= 0x61 && bytes[end] | 0x20 <= 0x7A || bytes[end] == 0x2D
    {
      end += 1
    }
    let letters = end
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    // Names with a second number, such as glyph0-1, are numbered by the document already.
    guard letters > start, end > letters, end < bytes.count,
      bytes[end] == 0x22 || bytes[end] == 0x29
    else { return nil }
    return bytes[start..<end]
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
