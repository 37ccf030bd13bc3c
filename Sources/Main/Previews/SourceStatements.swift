// Statements of bodies, by the same words and brackets as declarations.

extension SourceDeclarations {
  /// The innermost statement of a body around an offset that can be replaced by another one: neither a declaration nor
  /// an exit, on which other statements depend.
  func statement(around offset: Int, in body: Range<Int>) -> Range<Int>? {
    guard let first = tokens.indices.first(where: { place($0) >= body.lowerBound }) else {
      return nil
    }
    let last = tokens.indices.first { place($0) >= body.upperBound } ?? tokens.count
    guard first < last else { return nil }
    var (start, stop) = (first, last)
    var found: Range<Int>?
    while let statement = statement(around: offset, start, stop) {
      guard !Self.exits.contains(text(statement.lowerBound)) else { break }
      found = place(statement.lowerBound)..<end(statement.upperBound - 1)
      let blocks = statement.filter {
        text($0) == "{" && place($0) < offset && offset <= place(tokens.closing($0))
      }
      // The outermost of them: the next turn looks into it.
      guard let open = blocks.first else { break }
      (start, stop) = (afterSignature(open + 1), tokens.closing(open))
      // Cases of a switch are not statements.
      if ["case", "default", "@", "#"].contains(text(start)) { break }
    }
    // The only statement is the body.
    return found == place(first)..<end(last - 1) ? nil : found
  }

  /// Words that begin what other statements depend on.
  private static let exits: Set = [
    "let", "var", "guard", "return", "throw", "defer", "func", "struct", "enum", "class", "@", "#",
    "break", "continue", "fallthrough", "super", "self",
  ]

  /// The tokens of the statement around an offset.
  private func statement(around offset: Int, _ start: Int, _ stop: Int) -> Range<Int>? {
    var first = start
    while first < stop, place(first) <= offset {
      let next = endOfStatement(first, stop)
      if next >= stop || offset < place(next) {
        return offset <= end(min(next, stop) - 1) ? first..<min(next, stop) : nil
      }
      first = text(next) == ";" ? next + 1 : next
    }
    return nil
  }

  /// The place behind the parameters of a closure.
  private func afterSignature(_ start: Int) -> Int {
    var index = start
    while index < tokens.count, text(index) != "in" {
      let isPart =
        tokens[index].isWord && text(index) != "for"
        || ["(", "[", ",", ":", "-", ">", "@", "?"].contains(text(index))
      guard isPart, line(index) == line(start) else { return start }
      index = bracketed(index)
    }
    return text(index) == "in" ? index + 1 : start
  }
}
