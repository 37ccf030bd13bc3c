/// Finds the known word that was probably meant by a misspelled one, for suggestions in messages.
package enum SpellingSuggestion {
  /// The longest word that is compared, in UTF-8 bytes: the comparison is quadratic.
  private static let longest = 64

  /// Returns the candidate most similar to a word, or nil when none is similar.
  ///
  /// A candidate is similar if its distance from the word is at most a third of the length of the longer of both. The
  /// distance is the number of insertions, deletions, substitutions and transpositions of adjacent letters (the optimal
  /// string alignment distance), regardless of case. Among equally similar candidates, the one that shares the longest
  /// prefix with the word is preferred, then the first.
  ///
  /// If several candidates are equally similar and the word contains digits, those with other digits are excluded: for
  /// `h7`, it would be a guess to suggest one of `h1` and `h2`.
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

  /// Returns all candidates that are as similar to a word as the most similar one, in their order; empty when none is
  /// similar.
  package static func allNearest(
    _ word: String, in candidates: some Sequence<String>
  ) -> [String] {
    let letters = folded(word)
    guard !letters.isEmpty, letters.count <= longest else { return [] }
    var (best, least): ([String], Int) = ([], .max)
    for candidate in candidates where candidate != word {
      let other = folded(candidate)
      let longer = max(letters.count, other.count)
      // A single letter is not a misspelling of another single letter, though the distance is only 1.
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
    letters.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Returns the distance between two words, or nil when it is greater than a limit.
  ///
  /// Three rows of the usual table are kept. The element `j` of `current` is the distance between the first `i + 1`
  /// letters of `a` and the first `j` letters of `b`.
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

  /// Returns the bytes of a word with ASCII letters in lower case, as far as they are compared. One byte more than the
  /// longest word is kept, so that a longer word can be recognized.
  private static func folded(_ word: String) -> [UInt8] {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let distance = UInt8(ascii: "a") - UInt8(ascii: "A")
    return word.utf8.prefix(longest + 1).map { capitals.contains($0) ? $0 + distance : $0 }
  }
}
