// The branches of `#if`, by the same words as declarations.

extension SourceDeclarations {
  /// Returns true if a type, or an extension of it, has a member that is compiled in a package: not in the branch of
  /// another build system, such as `#if COCOAPODS`.
  func declares(_ type: String, _ member: String) -> Bool {
    all.contains { found in
      (found.name == type || found.name.hasSuffix(".\(type)"))
        && found.members.contains {
          $0.name == "\(found.name).\(member)" && isCompiled(at: $0.range.lowerBound)
        }
    }
  }

  /// Returns true if a package that is built for debugging has the text at an offset. What depends on the compiler, on
  /// the platform or on other modules is taken to be there.
  func isCompiled(at offset: Int) -> Bool {
    var branches: [(isTaken: Bool, isDecided: Bool)] = []
    for index in tokens.indices where text(index) == "#" {
      guard place(index) < offset else { break }
      switch text(index + 1) {
      case "if":
        let answer = answer(behind: index + 1)
        branches.append((answer ?? true, answer ?? false))
      case "elseif":
        guard let last = branches.popLast() else { continue }
        let answer = answer(behind: index + 1)
        branches.append((!last.isDecided && answer ?? true, last.isDecided || answer ?? false))
      case "else":
        guard let last = branches.popLast() else { continue }
        branches.append((!last.isDecided, true))
      case "endif": _ = branches.popLast()
      default: continue
      }
    }
    return branches.allSatisfy(\.isTaken)
  }

  /// The answer of a condition, which ends with its line; nil where it is not known here.
  private func answer(behind index: Int) -> Bool? {
    // Longer ones do not occur, and brackets are followed inwards.
    let condition = (index + 1..<tokens.count).prefix(200).prefix { line($0) == line(index) }
    var words = condition.map(text)[...]
    return Self.any(&words)
  }

  private static func any(_ words: inout ArraySlice<String>) -> Bool? {
    var answer = both(&words)
    while words.starts(with: ["|", "|"]) {
      words.removeFirst(2)
      let other = both(&words)
      answer = answer == true || other == true ? true : answer == nil || other == nil ? nil : false
    }
    return answer
  }

  private static func both(_ words: inout ArraySlice<String>) -> Bool? {
    var answer = one(&words)
    while words.starts(with: ["&", "&"]) {
      words.removeFirst(2)
      let other = one(&words)
      answer =
        answer == false || other == false ? false : answer == nil || other == nil ? nil : true
    }
    return answer
  }

  private static func one(_ words: inout ArraySlice<String>) -> Bool? {
    switch words.popFirst() {
    case "!": return one(&words).map { !$0 }
    case "(":
      let answer = any(&words)
      _ = words.popFirst()
      return answer
    case _? where words.first == "(":
      var depth = 0
      while let word = words.popFirst() {
        depth += word == "(" ? 1 : word == ")" ? -1 : 0
        if depth == 0 { break }
      }
      return nil
    case let name?: return ["DEBUG", "SWIFT_PACKAGE", "true"].contains(name)
    case nil: return nil
    }
  }
}
