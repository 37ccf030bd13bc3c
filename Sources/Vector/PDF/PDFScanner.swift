/// Reads values and words, of a file's objects and of contents alike (ISO 32000-1, section 7.2).
struct PDFScanner {
  enum Token {
    case value(PDFValue)
    /// What is no value: `obj`, `endstream`, an operator.
    case word(String)
    case end
  }

  let bytes: ArraySlice<UInt8>
  /// The index of the next byte.
  var index: Int
  /// True if `7 0 R` is one value, as everywhere but in contents.
  private let knowsReferences: Bool

  init(_ bytes: ArraySlice<UInt8>, at index: Int? = nil, knowsReferences: Bool = true) {
    self.bytes = bytes
    self.index = index ?? bytes.startIndex
    self.knowsReferences = knowsReferences
  }

  private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C || byte == 0
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  /// Passes over blanks and comments.
  mutating func skipBlanks() {
    while let byte {
      if byte == UInt8(ascii: "%") {
        while let next = self.byte, next != 0x0A, next != 0x0D { index += 1 }
      } else if Self.isBlank(byte) {
        index += 1
      } else {
        return
      }
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard self.byte == byte else { return false }
    index += 1
    return true
  }

  /// Whether a word comes next, which is passed over then.
  mutating func take(word: StaticString) -> Bool {
    skipBlanks()
    let isNext = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isNext { index += word.utf8CodeUnitCount }
    return isNext
  }

  /// A value where there must be one.
  mutating func value(depth: Int = 0) throws(PDFError) -> PDFValue {
    let start = index
    switch try next(depth: depth) {
    case .value(let value): return value
    case .word(let word):
      throw PDFError(at: start, "expected a value, found \"\(word.prefix(20))\"")
    case .end: throw PDFError(at: start, "expected a value, found the end")
    }
  }

  /// A whole number where there must be one.
  mutating func integer(_ what: String) throws(PDFError) -> Int {
    let start = index
    skipBlanks()
    guard let number = number(), let integer = Int(exactly: number) else {
      throw PDFError(at: start, "expected \(what)")
    }
    return integer
  }

  mutating func next(depth: Int = 0) throws(PDFError) -> Token {
    skipBlanks()
    guard let byte else { return .end }
    guard depth < PDFLimits.depth else {
      throw PDFError(at: index, "arrays and dictionaries are nested too deeply")
    }
    switch byte {
    case UInt8(ascii: "/"):
      index += 1
      return .value(.name(name()))
    case UInt8(ascii: "("): return .value(.text(try text()))
    case UInt8(ascii: "["):
      index += 1
      return .value(.array(try array(depth)))
    case UInt8(ascii: "<"):
      index += 1
      if take(UInt8(ascii: "<")) { return .value(.dictionary(try dictionary(depth))) }
      return .value(.text(try hexadecimalText()))
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39:
      if let number = number() { return .value(referenceOr(number)) }
    default: break
    }
    return word()
  }

  private mutating func word() -> Token {
    let start = index
    while let byte, !Self.isBlank(byte), !Self.isDelimiter(byte) { index += 1 }
    // A delimiter that begins nothing is a word of its own.
    if start == index { index += 1 }
    switch String(decoding: bytes[start..<index], as: UTF8.self) {
    case "true": return .value(.boolean(true))
    case "false": return .value(.boolean(false))
    case "null": return .value(.null)
    case let word: return .word(word)
    }
  }

  /// A number; nil, and nothing passed over, where there is none.
  private mutating func number() -> Double? {
    let start = index
    var isNegative = false
    while let byte, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      isNegative = byte == UInt8(ascii: "-")
      index += 1
    }
    var value = 0.0
    var digits = 0
    while let byte, byte >= 0x30, byte <= 0x39 {
      value = value * 10 + Double(byte - 0x30)
      digits += 1
      index += 1
    }
    if take(UInt8(ascii: ".")) {
      // The digits as a whole number divided once: rounded once, too.
      var scale = 1.0
      while let byte, byte >= 0x30, byte <= 0x39 {
        if scale < 1e15 {
          value = value * 10 + Double(byte - 0x30)
          scale *= 10
        }
        digits += 1
        index += 1
      }
      value /= scale
    }
    guard digits > 0, value.isFinite else {
      index = start
      return nil
    }
    return isNegative ? -value : value
  }

  private mutating func referenceOr(_ number: Double) -> PDFValue {
    guard knowsReferences, number >= 0, let object = Int(exactly: number) else {
      return .number(number)
    }
    let start = index
    skipBlanks()
    if let byte, byte >= 0x30, byte <= 0x39, self.number() != nil {
      skipBlanks()
      if take(UInt8(ascii: "R")),
        self.byte.map({ Self.isBlank($0) || Self.isDelimiter($0) }) ?? true
      {
        return .reference(object)
      }
    }
    index = start
    return .number(number)
  }

  private mutating func name() -> String {
    var text: [UInt8] = []
    while let byte, !Self.isBlank(byte), !Self.isDelimiter(byte) {
      index += 1
      if byte == UInt8(ascii: "#"), index + 1 < bytes.endIndex,
        let high = Self.digit(bytes[index]), let low = Self.digit(bytes[index + 1])
      {
        text.append(high << 4 | low)
        index += 2
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The value of a hexadecimal digit.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private mutating func hexadecimalText() throws(PDFError) -> [UInt8] {
    let start = index
    var text: [UInt8] = []
    var high: UInt8?
    while let byte {
      index += 1
      if byte == UInt8(ascii: ">") {
        if let high { text.append(high << 4) }
        return text
      }
      guard let digit = Self.digit(byte) else {
        guard Self.isBlank(byte) else { break }
        continue
      }
      if let first = high {
        text.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    throw PDFError(at: start, "expected hexadecimal digits and \">\"")
  }

  private mutating func text() throws(PDFError) -> [UInt8] {
    let start = index
    index += 1
    var text: [UInt8] = []
    var open = 1
    while let byte {
      index += 1
      switch byte {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return text }
      case UInt8(ascii: "\\"):
        if let escaped = escape() { text.append(escaped) }
        continue
      default: break
      }
      text.append(byte)
    }
    throw PDFError(at: start, "expected \")\" at the end of a text")
  }

  /// What stands behind a backslash; nil for the end of a line, which is none then.
  private mutating func escape() -> UInt8? {
    guard let byte else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case 0x0A: return nil
    case 0x0D:
      _ = take(0x0A)
      return nil
    case 0x30...0x37:
      var value = Int(byte - 0x30)
      for _ in 0..<2 {
        guard let next = self.byte, next >= 0x30, next <= 0x37 else { break }
        value = value * 8 + Int(next - 0x30)
        index += 1
      }
      return UInt8(truncatingIfNeeded: value)
    default: return byte
    }
  }

  private mutating func array(_ depth: Int) throws(PDFError) -> [PDFValue] {
    var values: [PDFValue] = []
    while true {
      skipBlanks()
      if take(UInt8(ascii: "]")) { return values }
      values.append(try value(depth: depth + 1))
    }
  }

  private mutating func dictionary(_ depth: Int) throws(PDFError) -> [String: PDFValue] {
    var entries: [String: PDFValue] = [:]
    while true {
      skipBlanks()
      let start = index
      if take(UInt8(ascii: ">")) {
        guard take(UInt8(ascii: ">")) else { throw PDFError(at: start, "expected \">>\"") }
        return entries
      }
      guard take(UInt8(ascii: "/")) else {
        throw PDFError(at: start, "expected a name or \">>\" in a dictionary")
      }
      let key = name()
      entries[key] = try value(depth: depth + 1)
    }
  }
}
