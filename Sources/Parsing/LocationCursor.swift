/// Finds the locations of many bytes of one source. Asked in the order of the offsets, all together
/// take time linear in the source, however long its lines are; a step back costs what
/// ``SourceText/location(of:)`` does.
package struct LocationCursor {
  private let source: SourceText
  private var offset = 0
  private var location = SourcePosition(line: 1, column: 1)

  /// Starts at the first byte.
  package init(_ source: SourceText) { self.source = source }

  /// The line and column of a byte; an offset past the end means the end.
  package mutating func location(of next: Int) -> SourcePosition {
    let next = min(max(next, 0), source.bytes.count)
    // A byte-order mark is not a character, which the source takes into account for its first line.
    guard next > offset, offset > 3 else {
      location = source.location(of: next)
      offset = next
      return location
    }
    source.bytes.withUnsafeBufferPointer { bytes in
      for index in offset..<next {
        if bytes[index] == 0x0A {
          location.line += 1
          location.column = 1
        } else if bytes[index] & 0xC0 != 0x80 {
          location.column += 1
        }
      }
    }
    offset = next
    return location
  }
}
