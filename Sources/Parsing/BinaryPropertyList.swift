/// Reads a binary property list (`bplist00`).
///
/// Every offset, size and reference is checked against the file before it is used. An object that
/// contains itself is an error. Objects that are referred to several times are expanded each time;
/// how much that may add up to is limited, since a few hundred bytes could otherwise stand for
/// millions of values.
struct BinaryPropertyList: ~Copyable {
  /// The bytes of the trailer at the end of the file.
  private static let trailerSize = 32

  let bytes: UnsafeBufferPointer<UInt8>
  private let limits: ParsingLimits
  let diagnostics: DiagnosticCollector
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableOffset = 0
  /// Whether an object is being read, by its number.
  private var isOpen: [Bool] = []
  private var depth = 0
  private var remainingValues = 0

  /// Begins with nothing read.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: ParsingLimits, diagnostics: DiagnosticCollector
  ) {
    self.bytes = bytes
    self.limits = limits
    self.diagnostics = diagnostics
  }

  /// Whether a file begins like a binary property list of any version.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("bplist".utf8))
  }

  /// Reads the top object.
  mutating func read() -> SyntaxValue? {
    guard let top = readTrailer() else { return nil }
    isOpen = [Bool](repeating: false, count: objectCount)
    let (product, overflow) = objectCount.multipliedReportingOverflow(by: 64)
    remainingValues = overflow ? limits.maximumValues : min(limits.maximumValues, product + 10_000)
    let trailer = bytes.count - BinaryPropertyList.trailerSize
    return object(top, from: SourceRange(trailer + 16, trailer + 24))
  }

  // MARK: Trailer and table

  private mutating func readTrailer() -> Int? {
    guard bytes.count >= 8, bytes[6] == 0x30 else {
      error("only version 0 of binary property lists is read", at: SourceRange(6, 8))
      return nil
    }
    let trailer = bytes.count - BinaryPropertyList.trailerSize
    guard trailer >= 8 else {
      error("the file ends before its trailer", at: SourceRange(bytes.count, bytes.count))
      return nil
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let sizes = SourceRange(trailer + 6, trailer + 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      error("offsets of \(offsetSize) and references of \(referenceSize) bytes", at: sizes)
      return nil
    }
    let place = { (index: Int) in SourceRange(trailer + index, trailer + index + 8) }
    let count = integer(at: trailer + 8, size: 8)
    let top = integer(at: trailer + 16, size: 8)
    let table = integer(at: trailer + 24, size: 8)
    guard table >= 8, table <= trailer else {
      error("the offset table begins at \(table), outside of the file", at: place(24))
      return nil
    }
    guard count > 0, count <= UInt64((trailer - Int(table)) / offsetSize) else {
      error("the offset table has no room for \(count) objects", at: place(8))
      return nil
    }
    guard top < count else {
      error("the top object \(top) is none of the \(count) objects", at: place(16))
      return nil
    }
    objectCount = Int(count)
    tableOffset = Int(table)
    return Int(top)
  }

  /// A big-endian number; its bytes must lie in the file.
  func integer(at offset: Int, size: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(bytes[index]) }
    return value
  }

  /// Whether a run of bytes lies between the header and the offset table.
  func holds(_ count: Int, at offset: Int) -> Bool {
    offset >= 8 && count >= 0 && offset <= tableOffset && count <= tableOffset - offset
  }

  /// Adds an error.
  func error(_ message: String, at range: SourceRange) {
    diagnostics.error(message, at: range)
  }

  // MARK: Objects

  /// Reads an object by its number; nil after an error.
  private mutating func object(_ number: Int, from reference: SourceRange) -> SyntaxValue? {
    let entry = tableOffset + number * offsetSize
    let stored = integer(at: entry, size: offsetSize)
    guard stored < UInt64(tableOffset), holds(1, at: Int(stored)) else {
      let place = SourceRange(entry, entry + offsetSize)
      error("object \(number) begins at \(stored), outside of the objects", at: place)
      return nil
    }
    guard !isOpen[number] else {
      error("object \(number) contains itself", at: reference)
      return nil
    }
    remainingValues -= 1
    guard remainingValues >= 0 else {
      if remainingValues == -1 { error("the list expands to too many values", at: reference) }
      return nil
    }
    let offset = Int(stored)
    let marker = bytes[offset]
    guard marker >> 4 == 0xA || marker >> 4 == 0xC || marker >> 4 == 0xD else {
      return scalar(at: offset)
    }
    guard depth < limits.maximumNesting else {
      let place = SourceRange(offset, offset + 1)
      error("nesting is deeper than \(limits.maximumNesting) levels", at: place)
      return nil
    }
    isOpen[number] = true
    depth += 1
    defer {
      isOpen[number] = false
      depth -= 1
    }
    return container(at: offset, isDictionary: marker >> 4 == 0xD)
  }

  private mutating func container(at offset: Int, isDictionary: Bool) -> SyntaxValue? {
    guard let (count, start) = countAndContent(at: offset) else { return nil }
    let perEntry = isDictionary ? 2 * referenceSize : referenceSize
    guard count <= bytes.count / perEntry, holds(count * perEntry, at: start) else {
      error(
        "a container of \(count) entries does not fit the file",
        at: SourceRange(offset, offset + 1))
      return nil
    }
    let range = SourceRange(offset, start + count * perEntry)
    if !isDictionary {
      var elements: [SyntaxValue] = []
      for index in 0..<count where remainingValues >= 0 {
        guard let value = referenced(at: start + index * referenceSize) else { continue }
        elements.append(value)
      }
      return SyntaxValue(.array(elements), at: range)
    }
    var members: [SyntaxMember] = []
    for index in 0..<count where remainingValues >= 0 {
      let keyPlace = start + index * referenceSize
      guard let key = referenced(at: keyPlace) else { continue }
      guard case .string(let text) = key.kind else {
        error("a key must be text, found \(key.summary)", at: key.range)
        continue
      }
      guard let value = referenced(at: keyPlace + count * referenceSize) else { continue }
      members.append(SyntaxMember(key: text, keyRange: key.range, value: value))
    }
    return SyntaxValue(.object(members), at: range)
  }

  private mutating func referenced(at place: Int) -> SyntaxValue? {
    let number = integer(at: place, size: referenceSize)
    let range = SourceRange(place, place + referenceSize)
    guard number < UInt64(objectCount) else {
      error("a reference to object \(number), of \(objectCount) objects", at: range)
      return nil
    }
    return object(Int(number), from: range)
  }

  /// The count in or behind a marker and where the content begins.
  func countAndContent(at offset: Int) -> (count: Int, start: Int)? {
    let short = Int(bytes[offset] & 0x0F)
    if short < 15 { return (short, offset + 1) }
    let place = SourceRange(offset, offset + 1)
    guard holds(2, at: offset), bytes[offset + 1] & 0xF0 == 0x10 else {
      error("the count of an object is missing", at: place)
      return nil
    }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard size <= 8, holds(size, at: offset + 2) else {
      error("the count of an object lies outside of the file", at: place)
      return nil
    }
    let count = integer(at: offset + 2, size: size)
    guard count <= UInt64(bytes.count) else {
      error("an object of \(count) entries does not fit the file", at: place)
      return nil
    }
    return (Int(count), offset + 2 + size)
  }
}
