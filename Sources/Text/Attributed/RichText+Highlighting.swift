public import GalleyDesign

extension RichText {
  /// The text with styles laid over a range of UTF-8 offsets, clamped to the text and widened to
  /// whole characters.
  public func highlighting(_ range: Range<Int>, _ styles: TextStyling...) -> RichText {
    highlighting([range], TextStyling(styles))
  }

  /// The text with styles laid over every occurrence of a word, whatever its case.
  public func highlighting(_ word: String, _ styles: TextStyling...) -> RichText {
    highlighting(occurrences(of: word), TextStyling(styles))
  }

  private func highlighting(_ ranges: [Range<Int>], _ styling: TextStyling) -> RichText {
    var result = RichText()
    var offset = 0
    for segment in segments {
      for character in segment.text {
        let end = offset + character.utf8.count
        let isInside = ranges.contains { $0.lowerBound < end && offset < $0.upperBound }
        let look = isInside ? styling.merging(over: segment.styling) : segment.styling
        result.append(Segment(String(character), look, image: segment.image))
        offset = end
      }
    }
    return result
  }

  /// Returns the places of a word, in UTF-8 offsets; occurrences do not overlap.
  private func occurrences(of word: String) -> [Range<Int>] {
    let wanted = word.map { $0.lowercased() }
    let characters = Array(string)
    let folded = characters.map { $0.lowercased() }
    guard !wanted.isEmpty, wanted.count <= folded.count else { return [] }
    let offsets = characters.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    var found: [Range<Int>] = []
    var start = 0
    while start + wanted.count <= folded.count {
      if folded[start..<start + wanted.count].elementsEqual(wanted) {
        found.append(offsets[start]..<offsets[start + wanted.count])
        start += wanted.count
      } else {
        start += 1
      }
    }
    return found
  }
}
