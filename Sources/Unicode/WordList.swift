internal import GalleyUnicodeTables

/// The word list of a script that writes without spaces, as an automaton in constant data.
struct WordList {
  private let edges: UnsafePointer<UInt32>
  /// The first character of the script's block; an edge counts from it.
  private let base: UInt32

  /// The list of a script, if there is one.
  init?(script tag: UInt32) {
    guard let edges = galley_word_list(tag) else { return nil }
    self.edges = edges
    switch tag {
    case ScriptTag.thai: base = 0x0E00
    case ScriptTag.lao: base = 0x0E80
    case ScriptTag.khmer: base = 0x1780
    default: base = 0x1000
    }
  }

  /// Finds the lengths of the words that the text from a place on begins with, in characters,
  /// ascending. Returns how many characters were looked at until no longer word could follow.
  @discardableResult
  func words(
    in text: UnsafeBufferPointer<UInt32>, from start: Int, lengths: inout [Int]
  ) -> Int {
    lengths.removeAll(keepingCapacity: true)
    var state = edges[0]
    var index = start
    while state != 0, index < text.count {
      let byte = text[index] &- base
      var edge = Int(state)
      while edges[edge] & 0xFF != byte {
        if edges[edge] & 0x200 != 0 { return index + 1 - start }
        edge += 1
      }
      index += 1
      if edges[edge] & 0x100 != 0 { lengths.append(index - start) }
      state = edges[edge] >> 10
    }
    return index - start
  }
}
