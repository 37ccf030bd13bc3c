/// The differences between what was spoken of a screen and what is, as causes.
package struct SpokenDifference: Sendable {
  /// One line for each cause, in reading order: an element that is new, gone, spoken otherwise, or read at another place.
  package let causes: [String]

  /// Compares lists of the lines of elements, as `SpokenElement.words` has them.
  package init(_ old: [String], _ new: [String]) {
    let (before, after) = (old.map(Line.init), new.map(Line.init))
    var matches = [Int?](repeating: nil, count: after.count)
    var free = Set(before.indices)
    // An element keeps its identifier, else its role and label, else its role and the rest of it.
    let rules: [(Line, Line) -> Bool] = [
      { $0.text == $1.text }, { $0.identifier != nil && $0.identifier == $1.identifier },
      { $0.role == $1.role && $0.label != nil && $0.label == $1.label },
      { $0.role == $1.role && $0.rest == $1.rest && $0.identifier == nil && $1.identifier == nil },
      { $0.label != nil && $0.label == $1.label },
    ]
    for rule in rules {
      for index in after.indices where matches[index] == nil {
        let found = free.filter { rule(before[$0], after[index]) }
          .min { abs($0 - index) < abs($1 - index) }
        guard let found else { continue }
        matches[index] = found
        free.remove(found)
      }
    }
    var causes: [(place: Int, text: String)] = free.map { ($0, "\(before[$0].name) is gone") }
    let moved = Self.moved(matches.compactMap(\.self))
    for index in after.indices {
      guard let match = matches[index] else {
        causes.append((index, "\(after[index].name) is new"))
        continue
      }
      for change in Line.changes(before[match], after[index]) { causes.append((index, change)) }
      if moved.contains(match) {
        causes.append(
          (index, "\(after[index].name) is read as number \(index + 1), not \(match + 1)"))
      }
    }
    self.causes = causes.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    .map(\.element.text)
  }

  /// The fewest places that were moved where the others keep their order.
  private static func moved(_ order: [Int]) -> Set<Int> {
    // The longest run of places that grow, by the best run that ends with each.
    var best: [(length: Int, before: Int?)] = []
    for (index, place) in order.enumerated() {
      let before = (0..<index).filter { order[$0] < place }.max {
        best[$0].length < best[$1].length
      }
      best.append(((before.map { best[$0].length } ?? 0) + 1, before))
    }
    var kept: Set<Int> = []
    var next = best.indices.max { best[$0].length < best[$1].length }
    while let index = next {
      kept.insert(order[index])
      next = best[index].before
    }
    return Set(order).subtracting(kept)
  }

  /// The parts of the line of an element.
  private struct Line {
    let text: String
    let role: String
    var label: String?
    var value: String?
    var identifier: String?
    /// The state, the hint, the choices and the actions.
    var rest: String

    init(_ text: String) {
      self.text = text
      var left = Substring(text)
      let first = left.prefix { $0 != " " }
      role = String(first)
      left = left[first.endIndex...]
      if left.hasPrefix(" \"") { label = Self.quoted(&left, after: 2) }
      if left.hasPrefix(" = \"") { value = Self.quoted(&left, after: 4) }
      if left.hasPrefix(" #") {
        let word = left.dropFirst(2).prefix { $0 != " " }
        identifier = String(word)
        left = left[word.endIndex...]
      }
      rest = String(left.drop { $0 == " " })
    }

    /// Takes a quoted text up to the quote before a space or the end.
    private static func quoted(_ left: inout Substring, after lead: Int) -> String {
      let start = left.dropFirst(lead)
      var end = start.startIndex
      while end < start.endIndex {
        let next = start.index(after: end)
        if start[end] == "\"", next == start.endIndex || start[next] == " " { break }
        end = next
      }
      let text = String(start[..<end])
      left = end < start.endIndex ? start[start.index(after: end)...] : start[end...]
      return text
    }

    var name: String {
      let own = identifier.map { "#\($0)" } ?? label.map { "\"\($0)\"" }
      return own.map { "\(role) \($0)" } ?? role
    }

    static func changes(_ old: Line, _ new: Line) -> [String] {
      func change(_ part: String, _ before: String?, _ after: String?) -> String? {
        guard before != after else { return nil }
        let words = [before, after].map { $0.map { "\"\($0)\"" } ?? "none" }
        return "\(old.name) \(part) \(words[0]) → \(words[1])"
      }
      return [
        change("role", old.role, new.role), change("label", old.label, new.label),
        change("value", old.value, new.value),
        change("identifier", old.identifier, new.identifier), change("state", old.rest, new.rest),
      ].compactMap(\.self)
    }
  }
}
