/// Finds what was probably meant by a word that is not known.
package enum SpellingSuggestion {
  /// The longest word that is compared, in UTF-8 bytes: the comparison is quadratic.
  private static let longest = 64

  /// The candidate nearest to `word`, or nil when none is near.
  ///
  /// Near means at most a third of the longer word's letters away in the optimal string alignment
  /// distance (Damerau–Levenshtein with adjacent transpositions), regardless of upper and lower case;
  /// of equally near candidates the one that shares the longer beginning wins, then the first. Of several that
  /// have other digits than the word none is near: of `h1` and `h2` none is meant by `h7`.
  package static func nearest(_ word: String, in candidates: some Sequence<String>) -> String? {
    let letters = folded(word)
    func common(_ candidate: String) -> Int {
      zip(letters, folded(candidate)).prefix { $0 == $1 }.count
    }
    var best: (candidate: String, common: Int)?
    for candidate in allNearest(word, in: candidates) {
      let common = common(candidate)
      if let best, common <= best.common { continue }
      best = (candidate, common)
    }
    return best?.candidate
  }

  /// All candidates that are as near to `word` as the nearest is, in their order; empty when none is near.
  package static func allNearest(
    _ word: String, in candidates: some Sequence<String>
  ) -> [String] {
    let letters = folded(word)
    guard !letters.isEmpty, letters.count <= longest else { return [] }
    var (best, least): ([String], Int) = ([], .max)
    for candidate in candidates where candidate != word {
      let other = folded(candidate)
      let longer = max(letters.count, other.count)
      // Of two single letters none is a misspelling of the other.
      let limit = min(least, longer == 1 ? 0 : max(1, longer / 3))
      guard let distance = distance(letters, other, atMost: limit) else { continue }
      if distance < least { (best, least) = ([], distance) }
      best.append(candidate)
    }
    let digits = digits(letters)
    guard best.count > 1, !digits.isEmpty else { return best }
    return best.filter { self.digits(folded($0)) == digits }
  }

  private static func digits(_ letters: [UInt8]) -> [UInt8] {
    letters.filter { (0x30...0x39).contains($0) }
  }

  /// The distance between two words, or nil when it is greater than `limit`.
  static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit, b.count <= longest else { return nil }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = previous
    for i in 0..<a.count {
      current[0] = i + 1
      for j in 0..<b.count {
        let substitution = previous[j] + (a[i] == b[j] ? 0 : 1)
        current[j + 1] = min(previous[j + 1] + 1, current[j] + 1, substitution)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          current[j + 1] = min(current[j + 1], beforePrevious[j - 1] + 1)
        }
      }
      if current.allSatisfy({ $0 > limit }) { return nil }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }

  /// Lower case for ASCII, so that wrong casing counts as near.
  private static func folded(_ word: String) -> [UInt8] {
    word.utf8.prefix(longest + 1).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
