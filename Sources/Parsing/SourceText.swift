package import GalleySystem

/// The bytes of one input with the name it is reported under and its line table.
///
/// The bytes must be valid UTF-8 for columns to be counted in characters; where they are not,
/// every byte that does not continue a character counts as one.
public struct SourceText: Sendable {
  /// The name that diagnostics begin with, usually the path as the user wrote it.
  public let name: String
  /// The content.
  public let bytes: [UInt8]
  /// True if findings may show what the text says. A file that was reached over a link which leads out of its
  /// folder may be one that whoever wrote the link must not read.
  package var isQuotable = true
  /// The position of the lines.
  let lines: LineTable

  /// Makes a source and its line table; linear in the number of bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// Reads a file, the name being its path.
  ///
  /// - Parameter limit: The largest number of bytes that is accepted.
  package init(file path: String, limit: Int = 1 << 30) throws(FileError) {
    self.init(file: path, bytes: try File.read(path, limit: limit))
  }

  /// The content of a file that was read, the name being its path.
  package init(file path: String, bytes: [UInt8]) {
    self.init(name: path, bytes: bytes)
    isQuotable = !File.leadsOut(path)
  }

  /// Makes a source from text.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The line and column of a byte; an offset past the end means the end.
  ///
  /// Takes time linear in the length of the byte's line.
  public func location(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let (line, start) = lines.line(of: offset, in: bytes)
    return SourcePosition(line: line, column: 1 + characterCount(from: start, to: offset))
  }

  /// The offset of a place; nil when there is none. The inverse of ``location(of:)``.
  package func offset(line: Int, column: Int) -> Int? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    let line = lineRange(of: start)
    return (line.lowerBound...line.upperBound).first {
      location(of: $0).column == column
    }
  }

  /// The bytes of the line a byte stands on, without its line break.
  func lineRange(of offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), bytes.count)
    let start = lines.line(of: offset, in: bytes).start
    var end = offset
    bytes.withUnsafeBufferPointer { bytes in
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<max(start, end)
  }

  private func characterCount(from start: Int, to end: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      // Bytes 10xxxxxx continue a character. A byte-order mark is not a character of the text.
      for index in start..<end where bytes[index] & 0xC0 != 0x80 { count += 1 }
      let hasMark = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
      return hasMark && end >= 3 ? count - 1 : count
    }
  }
}
