internal import CGalleyICU

/// Line-break opportunities (UAX #14) through ICU, dictionary languages such as Thai included.
enum LineBreakOpportunities {
  /// Marks the places before which a line may or must break. The start and the end of the text
  /// are not marked.
  static func mark(
    _ breaks: inout [LineBreakOpportunity], text: UTF16Text, iterator: OpaquePointer?
  ) {
    forEachBoundary(text, iterator) { index, iterator in
      let offset = Int(text.offsets[index])
      if index < text.units.count {
        breaks[offset] = galley_break_is_hard(iterator) != 0 ? .mandatory : .allowed
      }
    }
  }

  /// Marks the starts of grapheme clusters (UAX #29), also the end of the text.
  static func markGraphemes(
    _ starts: inout [Bool], text: UTF16Text, iterator: OpaquePointer?
  ) {
    if !starts.isEmpty { starts[0] = true }
    forEachBoundary(text, iterator) { index, _ in starts[Int(text.offsets[index])] = true }
  }

  private static func forEachBoundary(
    _ text: UTF16Text, _ iterator: OpaquePointer?, _ body: (Int, OpaquePointer) -> Void
  ) {
    guard let iterator else { return }
    text.units.withUnsafeBufferPointer { units in
      guard galley_break_set_text(iterator, units.baseAddress, Int32(units.count)) != 0 else {
        return
      }
      while case let next = galley_break_next(iterator), next >= 0 { body(Int(next), iterator) }
    }
  }
}
