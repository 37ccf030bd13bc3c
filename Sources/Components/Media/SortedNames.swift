/// A table of names and values in one piece of constant text: entries `name:value`, divided by
/// blanks and sorted by the bytes of the names. Nothing is built at start, and a look-up takes a
/// dozen steps.
struct SortedNames: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  /// The value of a name, or nil.
  func value(of name: String) -> String? {
    var name = name
    return name.withUTF8 { name in
      text.withUTF8Buffer { text in
        find(name, in: text).map { String(decoding: text[$0], as: UTF8.self) }
      }
    }
  }

  /// Every name, in order; for suggestions and tests.
  var names: [String] { entries.map(\.name) }

  /// Every name with its value, in order.
  var entries: [(name: String, value: String)] {
    text.withUTF8Buffer { text in
      text.split(whereSeparator: Self.isBlank).map { entry in
        let parts = entry.split(separator: UInt8(ascii: ":"))
        return (
          String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self)
        )
      }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  /// Binary search over bytes: each probe goes back to the beginning of its entry.
  private func find(
    _ name: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var low = 0
    var high = text.count
    while low < high {
      var start = (low + high) / 2
      while start > low, !Self.isBlank(text[start - 1]) { start -= 1 }
      var colon = start
      while colon < text.count, text[colon] != UInt8(ascii: ":") { colon += 1 }
      var end = colon
      while end < text.count, !Self.isBlank(text[end]) { end += 1 }
      let key = text[start..<colon]
      if key.elementsEqual(name) { return colon + 1..<end }
      if key.lexicographicallyPrecedes(name) {
        low = min(end + 1, text.count)
      } else {
        high = start
      }
    }
    return nil
  }
}
