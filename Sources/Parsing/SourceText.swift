/// The bytes of one input with the name it is reported under and its line table.
///
/// The bytes must be valid UTF-8 for columns to be counted in characters; where they are not,
/// every stray byte counts as one character.
public struct SourceText: Sendable {
  /// The name that diagnostics begin with, usually the path as the user wrote it.
  public let name: String
  /// The content.
  public let bytes: [UInt8]
  /// The offset of the first byte of every line.
  let lineStarts: [Int]

  /// Makes a source and its line table; linear in the number of bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    lineStarts = starts
  }

  /// Makes a source from text.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}
