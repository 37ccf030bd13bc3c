/// The hyphenation of a language by patterns of letters (F. M. Liang, Word Hy-phen-a-tion by Com-put-er, 1983).
///
/// A pattern such as `.ad4der` gives the places between its letters a digit: an odd one allows a hyphen, an even one
/// prohibits it, and of several patterns the greatest digit counts.
struct HyphenationPatterns: Sendable {
  /// The digits of each pattern, by its letters.
  private var digits: [String: [UInt8]] = [:]
  /// The words whose hyphens are listed, with the number of letters before each.
  private var listed: [String: [Int]] = [:]
  /// The least number of letters before the first and after the last hyphen.
  private var (least, leastAfter) = (2, 2)
  private var longest = 0

  /// Words with fewer letters are left whole.
  private static let leastWord = 5

  /// Reads a file of patterns: the least numbers of letters before and after a hyphen in its first line, then a
  /// pattern, or after `=` a word with its hyphens, in each line.
  init(parsing text: String) {
    let lines = text.split(separator: "\n")
    let bounds = lines.first?.split(separator: " ").compactMap { Int($0) } ?? []
    if bounds.count == 2 { (least, leastAfter) = (max(bounds[0], 1), max(bounds[1], 1)) }
    for line in lines.dropFirst() {
      if line.first == "=" { readWord(line.dropFirst()) } else { readPattern(line) }
    }
  }

  private mutating func readPattern(_ pattern: Substring) {
    var (letters, values) = ("", [UInt8(0)])
    for scalar in pattern.unicodeScalars {
      if (0x30...0x39).contains(scalar.value) {
        values[values.count - 1] = UInt8(scalar.value - 0x30)
      } else {
        letters.unicodeScalars.append(scalar)
        values.append(0)
      }
    }
    digits[letters] = values
    longest = max(longest, values.count - 1)
  }

  private mutating func readWord(_ word: Substring) {
    let parts = word.split(separator: "-")
    var count = 0
    let places = parts.dropLast().map { part in
      count += part.unicodeScalars.count
      return count
    }
    listed[parts.joined()] = places
  }

  /// Returns the numbers of letters before which a word may have a hyphen, in rising order.
  ///
  /// - Parameter word: The letters.
  func places(in word: [Unicode.Scalar]) -> [Int] {
    guard word.count >= max(Self.leastWord, least + leastAfter) else { return [] }
    let lower = word.map(Self.lowercased)
    let allowed = least...(word.count - leastAfter)
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: lower)
    if let places = listed[String(plain)] { return places.filter(allowed.contains) }
    let dotted = ["."] + lower + ["."]
    var values = [UInt8](repeating: 0, count: dotted.count + 1)
    for start in dotted.indices {
      var letters = ""
      for end in start..<min(start + longest, dotted.count) {
        letters.unicodeScalars.append(dotted[end])
        guard let found = digits[letters] else { continue }
        for (index, value) in found.enumerated() {
          values[start + index] = max(values[start + index], value)
        }
      }
    }
    return allowed.filter { values[$0 + 1] & 1 == 1 }
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped.first ?? scalar : scalar
  }
}
