import GalleySnapshots

/// Reads the views that a source names.
struct SwiftViewReader {
  struct Member {
    var type: String
    var name: String
    var calls: [SwiftPlaces.Call]
  }

  private(set) var members: [Member] = []
  private(set) var previews: [Int: [SwiftPlaces.Call]] = [:]
  private let tokens: [SwiftToken]
  private let file: String

  init(_ bytes: [UInt8], file: String) {
    (tokens, self.file) = (SwiftToken.tokens(of: bytes), file)
  }

  mutating func read() { declarations(0, tokens.count, in: nil) }

  /// Members of types, and previews, between two tokens.
  private mutating func declarations(_ start: Int, _ end: Int, in type: String?) {
    var index = start
    while index < end {
      let word = tokens[index].text
      switch word {
      case "struct", "class", "extension", "enum":
        guard index + 1 < end, let open = opening(index + 1, end) else { return }
        let close = tokens.closing(open)
        declarations(open + 1, close, in: tokens[index + 1].text)
        index = close
      case "var", "func":
        guard let type, index + 1 < end, let open = opening(index + 1, end) else { break }
        let close = tokens.closing(open)
        let head = tokens[index..<open]
        if head.contains(where: { $0.text == "View" || $0.text == "some" }),
          !head.contains(where: { $0.text == "=" })
        {
          members.append(
            Member(type: type, name: tokens[index + 1].text, calls: calls(open + 1, close)))
          index = close
        }
      case "Preview" where index > 0 && tokens[index - 1].text == "#":
        guard let open = opening(index, end) else { return }
        let close = tokens.closing(open)
        previews[tokens[index].line] = calls(open + 1, close)
        index = close
      case "{", "(", "[": index = tokens.closing(index)
      default: break
      }
      index += 1
    }
  }

  /// The brace that opens a declaration's body, before which the next declaration does not begin.
  private func opening(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      switch tokens[index].text {
      case "{": return index
      case "(", "[": index = tokens.closing(index)
      case "}", "var", "func", "let", "struct", "class", "init": if index > start { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }

  // Views

  /// The views between two tokens, in order.
  private func calls(_ start: Int, _ end: Int) -> [SwiftPlaces.Call] {
    var found: [SwiftPlaces.Call] = []
    var index = start
    while index < end {
      let token = tokens[index]
      if token.text == "if" || token.text == "switch", let next = condition(index, end, &found) {
        index = next
        continue
      }
      guard token.isWord, index == start || !["."].contains(tokens[index - 1].text) else {
        index += 1
        continue
      }
      let next = index + 1 < end ? tokens[index + 1].text : ""
      // A label of an argument, a declaration or a type is not a view.
      if next == ":" || next == "=" {
        index += 1
        continue
      }
      var call = SwiftPlaces.Call(name: token.text, location: place(token))
      index = arguments(after: index, end, of: &call)
      while index + 1 < end, tokens[index].text == ".", tokens[index + 1].isWord {
        let name = tokens[index + 1]
        call.modifiers.append(SceneNode.Modifier(name: name.text, location: place(name)))
        index = arguments(after: index + 1, end, of: &call)
      }
      found.append(call)
    }
    return found
  }

  /// Adds the views of a condition, each with the branch that contains it; returns the place behind it. Nil
  /// if no block follows.
  private func condition(
    _ start: Int, _ end: Int, _ found: inout [SwiftPlaces.Call]
  ) -> Int? {
    var number = 0
    var index = start
    func take(_ from: Int, _ to: Int) {
      let branch = SwiftPlaces.Branch(condition: start, number: number)
      found += calls(from, to).map { call in
        var call = call
        call.branches.insert(branch, at: 0)
        return call
      }
      number += 1
    }
    let isSwitch = tokens[start].text == "switch"
    while let open = block(index + 1, end) {
      let close = tokens.closing(open)
      if isSwitch {
        var cases = (open..<close).filter {
          ["case", "default"].contains(tokens[$0].text) && depth(open, $0) == 1
        }
        cases.append(close)
        for (from, to) in zip(cases, cases.dropFirst()) { take(from + 1, to) }
        return close + 1
      }
      take(open + 1, close)
      guard close + 1 < end, tokens[close + 1].text == "else" else { return close + 1 }
      index = close + 1
    }
    return nil
  }

  /// Returns the number of brackets that are open at a token, from another on.
  private func depth(_ start: Int, _ end: Int) -> Int {
    tokens[start..<end].reduce(0) { depth, token in
      switch token.text {
      case "(", "[", "{": depth + 1
      case ")", "]", "}": depth - 1
      default: depth
      }
    }
  }

  /// The brace that opens the next block.
  private func block(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      switch tokens[index].text {
      case "{": return index
      case "(", "[": index = tokens.closing(index)
      case "}", ")", "]": return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Adds the content of brackets and closures after a name; returns the place behind it.
  private func arguments(after name: Int, _ end: Int, of call: inout SwiftPlaces.Call) -> Int {
    var index = name + 1
    if index < end, tokens[index].text == "(" {
      let close = tokens.closing(index)
      call.children += calls(index + 1, close)
      if call.modifiers.isEmpty, index + 2 <= close, [")", ","].contains(tokens[index + 2].text) {
        call.words = tokens[index + 1].words
      }
      index = close + 1
    }
    while index < end {
      if tokens[index].text == "{" {
        // A closure begins in the line in which what it belongs to ends, or it is something else.
        let close = tokens.closing(index)
        call.children += calls(index + 1, close)
        index = close + 1
      } else if index + 2 < end, tokens[index].isWord, tokens[index + 1].text == ":",
        tokens[index + 2].text == "{", index > name + 1
      {
        index += 2
      } else {
        break
      }
    }
    return index
  }

  private func place(_ token: SwiftToken) -> SceneLocation {
    SceneLocation(file: file, line: token.line, column: token.column)
  }
}
