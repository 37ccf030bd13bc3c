/// The declarations of a source with the places of their parts, found by braces, brackets and words: the compiler
/// has no tree of a source with mistakes to offer.
struct SourceDeclarations {
  struct Declaration {
    enum Kind: Hashable {
      case importing, type, function, variable, preview, other
    }

    var kind: Kind
    /// `Card.body`; `#Preview` for a macro.
    var name: String
    /// Its bytes, from its first attribute on.
    var range: Range<Int>
    var line: Int
    /// The bytes between the braces of a body; nil without one.
    var body: Range<Int>?
    /// The words before the body, or before the initial value.
    var head: [String] = []
    /// The words between the braces, at their own depth.
    var statements: [String] = []
    /// The initial value of a stored property.
    var value: Range<Int>?
    /// The places of the names between the colon and the body of a type.
    var inherited: [(name: String, range: Range<Int>)] = []
    var members: [Declaration] = []
  }

  private(set) var all: [Declaration] = []
  let tokens: [SwiftToken]
  private let starts: [Int]
  private let count: Int

  init(_ bytes: [UInt8]) {
    tokens = SwiftToken.tokens(of: bytes)
    count = bytes.count
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
    all = declarations(0, tokens.count, in: nil)
  }

  /// The offset of a place; nil beyond the end of the source.
  func offset(line: Int, column: Int) -> Int? {
    guard starts.indices.contains(line - 1) else { return nil }
    return min(starts[line - 1] + max(column - 1, 0), count)
  }

  /// The innermost declaration around an offset.
  func declaration(around offset: Int) -> Declaration? {
    var level = all
    var found: Declaration?
    while let next = level.first(where: { $0.range.contains(offset) }) {
      found = next
      level = next.members
    }
    return found
  }

  // MARK: Reading

  private static let kinds: Set = [
    "import", "struct", "class", "enum", "actor", "protocol", "extension", "func", "init", "deinit",
    "subscript", "var", "let", "case", "typealias", "associatedtype", "precedencegroup", "operator",
    "macro",
  ]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
    "override",
    "mutating", "nonmutating", "nonisolated", "lazy", "weak", "unowned", "required", "convenience",
    "indirect", "dynamic", "optional", "prefix", "postfix", "infix", "isolated", "consuming",
    "borrowing", "distributed",
  ]

  func place(_ index: Int) -> Int {
    guard tokens.indices.contains(index) else { return count }
    return starts[tokens[index].line - 1] + tokens[index].column - 1
  }

  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  func end(_ index: Int) -> Int {
    tokens.indices.contains(index) ? place(index) + tokens[index].length : count
  }

  func line(_ index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].line : Int.max
  }

  private func declarations(_ start: Int, _ stop: Int, in type: String?) -> [Declaration] {
    var found: [Declaration] = []
    var index = start
    while index < stop {
      let first = index
      index = afterAttributes(index, stop)
      let word = text(index)
      // A class is a type unless it is the modifier of a member.
      let isModifier = word == "class" && ["func", "var", "subscript"].contains(text(index + 1))
      if isModifier { index += 1 }
      if text(index) == "#", text(index + 1) == "Preview" {
        let read = preview(first, index, stop)
        found.append(read.declaration)
        index = read.next
      } else if text(index) == "#" {
        // A directive ends with its line.
        let number = line(index)
        while index < stop, line(index) == number { index += 1 }
      } else if Self.kinds.contains(text(index)), tokens[index].isWord, index < stop {
        let read = declaration(first, index, stop, in: type)
        found.append(read.declaration)
        index = read.next
      } else {
        index = bracketed(index)
      }
      if index <= first { index = first + 1 }
    }
    return found
  }

  /// The place behind attributes and modifiers.
  private func afterAttributes(_ start: Int, _ stop: Int) -> Int {
    var index = start
    while index < stop {
      if text(index) == "@" {
        index += 2
        while text(index) == ".", index < stop { index += 2 }
        index = afterGenericArguments(index, stop)
        if text(index) == "(", line(index) == line(index - 1) { index = bracketed(index) }
      } else if Self.modifiers.contains(text(index)) {
        index += 1
        if text(index) == "(", line(index) == line(index - 1) { index = bracketed(index) }
      } else {
        return index
      }
    }
    return index
  }

  /// The place behind the generic arguments of an attribute: `@Builder<Value>`.
  private func afterGenericArguments(_ start: Int, _ stop: Int) -> Int {
    guard text(start) == "<", line(start) == line(start - 1) else { return start }
    var (index, depth) = (start, 0)
    while index < stop {
      if text(index) == "<" { depth += 1 }
      // The end of an arrow does not close arguments.
      if text(index) == ">", text(index - 1) != "-" { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return start
  }

  /// The place behind a token, and behind all that is in it if it is a bracket.
  func bracketed(_ start: Int) -> Int {
    ["(", "[", "{"].contains(text(start)) ? tokens.closing(start) + 1 : start + 1
  }

  private typealias Read = (declaration: Declaration, next: Int)

  private func preview(_ first: Int, _ start: Int, _ stop: Int) -> Read {
    var index = start + 2
    if text(index) == "(" { index = bracketed(index) }
    var declaration = Declaration(
      kind: .preview, name: "#Preview", range: place(first)..<place(first), line: line(start))
    if text(index) == "{" {
      let close = bracketed(index) - 1
      declaration.body = end(index)..<place(close)
      index = close + 1
    }
    // Further closures with labels: `timeline: { … }`.
    while text(index + 1) == ":", text(index + 2) == "{", index < stop {
      index = bracketed(index + 2)
    }
    declaration.range = place(first)..<end(index - 1)
    return (declaration, index)
  }

  private func declaration(_ first: Int, _ start: Int, _ stop: Int, in type: String?) -> Read {
    let word = text(start)
    switch word {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      return typeDeclaration(first, start, stop, in: type)
    case "func", "init", "deinit", "subscript": return function(first, start, stop, in: type)
    case "var", "let": return variable(first, start, stop, in: type)
    default:
      let next = endOfStatement(start, stop)
      return (
        Declaration(
          kind: word == "import" ? .importing : .other,
          name: qualified(text(start + 1), in: type), range: place(first)..<end(next - 1),
          line: line(start)), next
      )
    }
  }

  private func qualified(_ name: String, in type: String?) -> String {
    type.map { "\($0).\(name)" } ?? name
  }

  private func typeDeclaration(
    _ first: Int, _ start: Int, _ stop: Int, in type: String?
  ) -> Read {
    var name = text(start + 1)
    var index = start + 2
    while text(index) == ".", index < stop {
      name += ".\(text(index + 1))"
      index += 2
    }
    var declaration = Declaration(
      kind: text(start) == "protocol" ? .other : .type, name: qualified(name, in: type),
      range: place(first)..<place(first), line: line(start))
    var isInherited = false
    while index < stop, text(index) != "{" {
      if text(index) == ":" { isInherited = true }
      if text(index) == "where" { isInherited = false }
      if isInherited, tokens[index].isWord {
        declaration.inherited.append((text(index), place(index)..<end(index)))
      }
      index = bracketed(index)
    }
    let close = bracketed(index) - 1
    declaration.body = end(index)..<place(close)
    declaration.range = place(first)..<end(close)
    if declaration.kind == .type {
      declaration.members = declarations(index + 1, close, in: qualified(name, in: type))
    }
    return (declaration, close + 1)
  }

  private func function(_ first: Int, _ start: Int, _ stop: Int, in type: String?) -> Read {
    var index = start + 1
    while index < stop, text(index) != "{", !begins(index, start) { index = bracketed(index) }
    var declaration = Declaration(
      kind: .function,
      name: qualified(text(start) == "func" ? text(start + 1) : text(start), in: type),
      range: place(first)..<end(index - 1), line: line(start))
    declaration.head = (start..<index).map(text)
    guard text(index) == "{", index < stop else { return (declaration, index) }
    declaration = declaration.with(body: block(index))
    index = bracketed(index)
    declaration.range = place(first)..<end(index - 1)
    return (declaration, index)
  }

  /// Returns true if another declaration begins at a token after the head of one without a body.
  private func begins(_ index: Int, _ start: Int) -> Bool {
    guard index > start + 1, line(index) > line(index - 1) else { return false }
    return text(index) == "@" || text(index) == "#" || Self.kinds.contains(text(index))
      || Self.modifiers.contains(text(index))
  }

  private func block(_ open: Int) -> (body: Range<Int>, statements: [String]) {
    let close = bracketed(open) - 1
    var words: [String] = []
    var index = open + 1
    while index < close {
      words.append(text(index))
      index = bracketed(index)
    }
    return (end(open)..<place(close), words)
  }

  private func variable(_ first: Int, _ start: Int, _ stop: Int, in type: String?) -> Read {
    var declaration = Declaration(
      kind: .variable, name: qualified(text(start + 1), in: type),
      range: place(first)..<place(first), line: line(start))
    var index = start + 1
    // The name, or the names of a tuple, and the type.
    while index < stop {
      let isNext = index > start + 1 && line(index) > line(index - 1) && !continues(index)
      if text(index) == "=" || text(index) == "{" || isNext { break }
      index = bracketed(index)
    }
    declaration.head = (start..<index).map(text)
    if text(index) == "=", index < stop {
      let value = index + 1
      index = endOfStatement(value, stop)
      declaration.value = place(value)..<end(index - 1)
      // Observers of an initial value belong to no closure.
      if text(index - 1) == "}" {
        var open = value
        while open < index - 1, bracketed(open) < index { open = bracketed(open) }
        if text(open) == "{", open > value, ["didSet", "willSet"].contains(text(open + 1)) {
          declaration.value = place(value)..<end(open - 1)
          declaration = declaration.with(body: block(open))
        }
      }
    } else if text(index) == "{", index < stop {
      declaration = declaration.with(body: block(index))
      index = bracketed(index)
    }
    declaration.range = place(first)..<end(index - 1)
    return (declaration, index)
  }

  /// Returns true if a token goes on with the line before it.
  private func continues(_ index: Int) -> Bool {
    if [".", "?", ":", "&", "|", "+", "-", "*", "/", "%", "<", ">", "=", "{", ",", "else", "catch"]
      .contains(
        text(index))
    {
      return true
    }
    let last = text(index - 1)
    return ["=", ",", ".", "+", "-", "*", "/", "&", "|", "?", ":", "<", "%"].contains(last)
      && !(last == "?" || last == ">") || ["in", "as", "is", "where"].contains(text(index))
  }

  /// The place behind a statement that begins at a token.
  func endOfStatement(_ start: Int, _ stop: Int) -> Int {
    var index = start
    while index < stop {
      if index > start, line(index) > line(index - 1), !continues(index) { return index }
      if text(index) == ";" { return index }
      index = bracketed(index)
    }
    return max(index, start + 1)
  }
}

extension SourceDeclarations.Declaration {
  fileprivate func with(
    body block: (body: Range<Int>, statements: [String])
  ) -> SourceDeclarations.Declaration {
    var result = self
    (result.body, result.statements) = block
    return result
  }
}
