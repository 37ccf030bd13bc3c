internal import CGalleyData

/// A table of names and values in constant text: lines `name:value`, sorted by the bytes of the names.
/// Nothing is built at start, and a look-up takes a dozen steps.
struct SortedNames {
  private let text: UnsafeBufferPointer<UInt8>

  /// The commonest names of SF Symbols with the Material icons that show the same things.
  static var symbols: SortedNames { SortedNames(galley_symbol_names()) }

  /// The Material icons with their code points in hexadecimal.
  static var materialIcons: SortedNames { SortedNames(galley_material_icon_names()) }

  private init(_ data: galley_data) {
    text = UnsafeBufferPointer(start: data.bytes, count: data.count)
  }

  /// The value of a name, or nil.
  func value(of name: String) -> String? {
    var name = name
    return name.withUTF8 { find($0).map { String(decoding: text[$0], as: UTF8.self) } }
  }

  /// Every name with its value, in order; for suggestions and tests.
  var entries: [(name: String, value: String)] {
    text.split(separator: Self.lineEnd).map { entry in
      let parts = entry.split(separator: Self.colon)
      return (String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self))
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")
  private static let colon = UInt8(ascii: ":")

  /// Binary search over bytes: each probe goes back to the beginning of its line.
  private func find(_ name: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var low = 0
    var high = text.count
    while low < high {
      var start = (low + high) / 2
      while start > low, text[start - 1] != Self.lineEnd { start -= 1 }
      guard let colon = text[start...].firstIndex(of: Self.colon),
        let end = text[colon...].firstIndex(of: Self.lineEnd)
      else { return nil }
      let key = text[start..<colon]
      if key.elementsEqual(name) { return colon + 1..<end }
      if key.lexicographicallyPrecedes(name) { low = end + 1 } else { high = start }
    }
    return nil
  }
}
