import GalleySystem

/// Both sides of a merge that git left in a file, between lines of marks.
package enum MergeConflict {
  private static let opening = UInt8(ascii: "<")
  private static let closing = UInt8(ascii: ">")
  private static let length = 7

  /// True for the first word of a line of marks, as git writes them.
  package static func isMark(_ word: some StringProtocol) -> Bool {
    ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { word == $0 }
  }

  /// The lines that open and close the first conflict of a text; nil without any.
  ///
  /// Both must be there: a line of equals signs alone underlines headings in texts of many kinds.
  package static func first(in bytes: [UInt8]) -> (opening: SourceRange, closing: SourceRange)? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = mark(opening, in: bytes, from: 0),
        let end = mark(closing, in: bytes, from: start.end)
      else { return nil }
      return (start, end)
    }
  }

  /// The first line from an offset on that begins with seven times a character and ends there or goes on
  /// with a blank.
  private static func mark(
    _ character: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> SourceRange? {
    var line = start
    while line + length <= bytes.count {
      if bytes[line] == character, isMark(character, in: bytes, at: line) {
        return SourceRange(line, line + length)
      }
      while line < bytes.count, bytes[line] != 0x0A { line += 1 }
      line += 1
    }
    return nil
  }

  /// The mark at the beginning of the line that holds an offset; nil for another line.
  static func mark(around offset: Int, in bytes: [UInt8]) -> SourceRange? {
    bytes.withUnsafeBufferPointer { bytes in
      var line = min(offset, bytes.count)
      while line > 0, bytes[line - 1] != 0x0A { line -= 1 }
      guard line + length <= bytes.count, Array("<|=>".utf8).contains(bytes[line]),
        isMark(bytes[line], in: bytes, at: line)
      else { return nil }
      return SourceRange(line, line + length)
    }
  }

  private static func isMark(
    _ character: UInt8, in bytes: UnsafeBufferPointer<UInt8>, at line: Int
  ) -> Bool {
    let end = line + length
    return bytes[line..<end].allSatisfy { $0 == character }
      && (end == bytes.count || [0x20, 0x0A, 0x0D].contains(bytes[end]))
  }
}

extension SourceText {
  /// The finding about a file whose content git left unfinished, with what to run; nil for others.
  package var repositoryFault: Diagnostic? {
    if GitLFSPointer(bytes) != nil {
      return Diagnostic(.error, "this is \(GitLFSPointer.problem)", at: SourceRange(0, 7))
    }
    guard let (opening, closing) = MergeConflict.first(in: bytes) else { return nil }
    let last = location(of: closing.start).line
    return Diagnostic(
      .error,
      "a merge left both sides here, up to line \(last); keep what is right of them without the lines of "
        + "marks, then run \"git add\" with this file", at: opening)
  }

  /// Findings about the text, or the one fault of the repository that is behind their errors: also a single
  /// line of marks, which was forgotten when a conflict was mended.
  package func explained(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard let error = findings.first(where: { $0.severity == .error }) else { return findings }
    if let fault = repositoryFault { return [fault] }
    guard let place = error.range?.start,
      let mark = MergeConflict.mark(around: place, in: bytes)
    else { return findings }
    return [
      Diagnostic(
        .error, "a merge left this line; remove it, then run \"git add\" with this file", at: mark)
    ]
  }
}
