/// The cases of a run.
package struct CaseFilter: Sendable {
  /// Patterns of which one must match; all match when there are none.
  package var patterns: [String]

  /// Makes a filter.
  package init(patterns: [String] = []) { self.patterns = patterns }

  /// Whether a name is wanted. A pattern with `*` or `?` must match the whole name, where `*`
  /// stands for anything; any other pattern must occur in it.
  package func matches(_ name: String) -> Bool {
    patterns.isEmpty || patterns.contains { Self.matches(name, $0) }
  }

  static func matches(_ name: String, _ pattern: String) -> Bool {
    if !pattern.contains(where: { $0 == "*" || $0 == "?" }) { return name.contains(pattern) }
    return glob(Array(name.utf8), Array(pattern.utf8))
  }

  /// Linear but for backtracking to the last star.
  private static func glob(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (position, place) = (0, 0)
    var star: (place: Int, position: Int)?
    while position < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, position)
        place += 1
      } else if place < pattern.count,
        pattern[place] == name[position] || pattern[place] == UInt8(ascii: "?")
      {
        place += 1
        position += 1
      } else if let last = star {
        place = last.place + 1
        position = last.position + 1
        star = (last.place, position)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
