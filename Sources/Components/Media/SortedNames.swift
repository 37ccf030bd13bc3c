internal import CGalleyData
internal import GalleyPlatform

/// A table in constant text: lines whose first column is a name, sorted by the bytes of the names, with
/// tabs between the columns. Nothing is built at start, and a look-up takes a dozen steps.
struct SortedNames {
  private let text: UnsafeBufferPointer<UInt8>

  /// The names of SF Symbols and how they are drawn.
  static var symbols: SortedNames { SortedNames(galley_symbol_names()) }
  /// The boxes of SF Symbols.
  static var boxes: SortedNames { SortedNames(galley_symbol_boxes()) }
  /// Names of SF Symbols that have no drawing.
  static var platformNames: SortedNames { SortedNames(galley_platform_names()) }
  /// Drawings of Phosphor Icons.
  static var phosphor: SortedNames { SortedNames(galley_phosphor_drawings()) }
  /// Drawings of our own.
  static var drawings: SortedNames { SortedNames(galley_own_drawings()) }

  private init(_ data: galley_data) {
    text = UnsafeBufferPointer(start: data.bytes, count: data.count)
  }

  /// The columns after a name, or nil.
  func columns(of name: String) -> [String]? {
    var name = name
    return name.withUTF8 { find($0) }.map { line in
      text[line].split(separator: Self.tab, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Every name in order; for suggestions and tests.
  var names: [String] {
    text.split(separator: Self.lineEnd).map { line in
      String(decoding: line.prefix { $0 != Self.tab }, as: UTF8.self)
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")

  /// Binary search over bytes: each probe goes back to the beginning of its line. The returned range begins
  /// after the name's tab.
  private func find(_ name: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var low = 0
    var high = text.count
    while low < high {
      var start = (low + high) / 2
      while start > low, text[start - 1] != Self.lineEnd { start -= 1 }
      guard let tab = offset(of: Self.tab, from: start),
        let end = offset(of: Self.lineEnd, from: tab)
      else { return nil }
      let order = order(start..<tab, name)
      if order == 0 { return tab + 1..<end }
      if order < 0 { low = end + 1 } else { high = start }
    }
    return nil
  }

  // The C library's loops, because a debug build would spend a quarter of a corpus in ours.

  private func offset(of byte: UInt8, from start: Int) -> Int? {
    guard let base = text.baseAddress else { return nil }
    return memchr(base + start, Int32(byte), text.count - start).map {
      UnsafeRawPointer($0) - UnsafeRawPointer(base)
    }
  }

  /// Below zero where the bytes of a range come before a name.
  private func order(_ range: Range<Int>, _ name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = text.baseAddress, let other = name.baseAddress else { return range.count }
    let order = memcmp(base + range.lowerBound, other, min(range.count, name.count))
    return order == 0 ? range.count - name.count : Int(order)
  }
}
