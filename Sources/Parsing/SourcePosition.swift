/// A place in a source as a person counts: both numbers start at 1, columns count characters.
///
/// A character here is a Unicode scalar, as in RFC 8259: that is what editors and other parsers
/// agree on, and unlike user-perceived characters it does not change between Unicode versions.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int

  /// Makes a location.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}

/// A half-open range of byte offsets into a source.
///
/// Stored in 32 bits each, because every value of a document carries one; sources are limited to
/// less than 4 GiB by ``ParsingLimits``.
public struct SourceRange: Hashable, Sendable {
  private var storedStart: UInt32
  private var storedEnd: UInt32

  /// The offset of the first byte.
  public var start: Int {
    get { Int(storedStart) }
    set { storedStart = UInt32(clamping: newValue) }
  }
  /// The offset after the last byte.
  public var end: Int {
    get { Int(storedEnd) }
    set { storedEnd = UInt32(clamping: newValue) }
  }

  /// Makes a range of bytes; offsets outside 0..<2³² are clamped.
  public init(_ start: Int, _ end: Int) {
    storedStart = UInt32(clamping: start)
    storedEnd = UInt32(clamping: end)
  }
}
