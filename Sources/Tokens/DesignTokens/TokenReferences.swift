internal import GalleyParsing
internal import GalleyStyleSheets

/// Replaces the references between tokens by what they refer to.
struct TokenReferences {
  /// A token with every reference replaced.
  struct Resolved {
    /// The value without references; what came by reference stands where the reference does.
    var value: SyntaxValue
    /// The type's name, with its place.
    var type: SyntaxValue?
    /// The token it stands for as a whole.
    var alias: Int?
  }

  /// What a token may add up to; chains of references that double would otherwise grow unbounded.
  private static let maximumSize = 20_000

  private let tokens: [RawToken]
  private let groups: Set<String>
  private let diagnostics: DiagnosticCollector
  private var places: [String: Int] = [:]
  /// The results by token; nil where there is none.
  private(set) var resolved: [Resolved?]
  private var sizes: [Int]

  /// Resolves all tokens; `value` gives the value of a token in the mode that is read.
  init(
    _ tokens: [RawToken], groups: Set<String>, diagnostics: DiagnosticCollector,
    value: (RawToken) -> SyntaxValue?
  ) {
    self.tokens = tokens
    self.groups = groups
    self.diagnostics = diagnostics
    resolved = [Resolved?](repeating: nil, count: tokens.count)
    sizes = [Int](repeating: 1, count: tokens.count)
    places.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() { places[token.name] = index }
    resolve(tokens.map(value))
  }

  private mutating func resolve(_ values: [SyntaxValue?]) {
    var graph = ReferenceGraph()
    var allTargets: [[Int]] = []
    // What was said to be wrong already.
    var reported: Set<Int> = []
    for (index, value) in values.enumerated() {
      var targets: [Int] = []
      var isBroken = value == nil
      if let value { collect(value, &targets, &isBroken) }
      if value == nil { diagnostics.fail("the token has no \"$value\"", at: tokens[index].range) }
      graph.add(referringTo: targets, isBroken: isBroken)
      allTargets.append(targets)
      if isBroken { reported.insert(index) }
    }
    graph.resolve()
    for cycle in graph.cycles {
      reported.formUnion(cycle)
      diagnostics.circle("the tokens", of: cycle.map { (tokens[$0].name, tokens[$0].nameRange) })
    }
    for index in graph.order {
      guard let value = values[index] else { continue }
      var size = 0
      let replaced = replace(value, size: &size)
      guard size <= TokenReferences.maximumSize else {
        diagnostics.fail("the token expands to too many values", at: value.range)
        sizes[index] = size
        reported.insert(index)
        continue
      }
      sizes[index] = size
      let alias = whole(value)
      let type =
        tokens[index]["$type"] ?? alias.flatMap { resolved[$0]?.type } ?? tokens[index].groupType
      resolved[index] = replaced.map { Resolved(value: $0, type: type, alias: alias) }
      if replaced == nil || !checkType(of: index, alias: alias, at: value.range) {
        resolved[index] = nil
        if allTargets[index].allSatisfy({ resolved[$0] != nil }) { reported.insert(index) }
      }
    }
    reportDependents(allTargets, reported)
  }

  /// Says of tokens that are left out which one they are left out for.
  private func reportDependents(_ targets: [[Int]], _ reported: Set<Int>) {
    for index in tokens.indices where resolved[index] == nil && !reported.contains(index) {
      guard let cause = targets[index].first(where: { resolved[$0] == nil }) else { continue }
      diagnostics.leaveOut(tokens[index], with: tokens[cause])
    }
  }

  /// A token that says its own type must have the type of the token it stands for.
  private func checkType(of index: Int, alias: Int?, at range: SourceRange) -> Bool {
    guard let alias, let own = tokens[index]["$type"]?.text,
      let other = resolved[alias]?.type?.text, own != other
    else { return true }
    diagnostics.fail(
      "the token is a \(own), but \"\(tokens[alias].name)\" is a \(other)", at: range)
    return false
  }

  // MARK: Finding

  /// The token a value stands for as a whole.
  private func whole(_ value: SyntaxValue) -> Int? {
    switch value.kind {
    case .string(let text):
      return TokenReference.braces(text).flatMap { places[$0.joined(separator: ".")] }
    case .object:
      guard let pointer = value["$ref"]?.text.flatMap(TokenReference.pointer) else { return nil }
      let names = pointer.last == "$value" ? pointer.dropLast() : pointer[...]
      return places[names.joined(separator: ".")]
    default: return nil
    }
  }

  /// The tokens a value refers to; reports references that lead nowhere.
  private func collect(_ value: SyntaxValue, _ targets: inout [Int], _ isBroken: inout Bool) {
    switch value.kind {
    case .string(let text) where text.hasPrefix("{"):
      guard let path = TokenReference.braces(text) else {
        diagnostics.fail(
          "\"\(text)\" is not a reference; write \"{group.token}\"", at: value.range)
        isBroken = true
        return
      }
      let name = path.joined(separator: ".")
      if let place = places[name] {
        targets.append(place)
      } else {
        reportUnknown(name, at: value.range)
        isBroken = true
      }
    case .array(let elements): for element in elements { collect(element, &targets, &isBroken) }
    case .object(let members):
      if let reference = value["$ref"] {
        guard let (place, _) = target(of: reference), let text = reference.text else {
          isBroken = true
          return
        }
        targets.append(place)
        if TokenReference.pointer(text)?.contains("$value") == false {
          diagnostics.warning(
            "\"\(text)\" leads to a token; the format points to its value", at: reference.range,
            suggestion: text + "/$value")
        }
        return
      }
      for member in members { collect(member.value, &targets, &isBroken) }
    default: break
    }
  }

  private func reportUnknown(_ name: String, at range: SourceRange) {
    if groups.contains(name) {
      let suggestion = places[name + ".$root"] == nil ? nil : "{\(name).$root}"
      diagnostics.fail("\"\(name)\" is a group, not a token", at: range, suggestion: suggestion)
      return
    }
    let nearest = diagnostics.nearest(name, in: tokens.lazy.map(\.name))
    diagnostics.fail("unknown token \"\(name)\"", at: range, suggestion: nearest.map { "{\($0)}" })
  }

  /// The token a pointer leads into, and the rest of the way inside its value.
  private func target(of reference: SyntaxValue) -> (token: Int, rest: [String])? {
    guard let text = reference.text, let path = TokenReference.pointer(text) else {
      diagnostics.fail("expected a pointer like \"#/group/token\"", at: reference.range)
      return nil
    }
    for count in 1...path.count {
      guard let place = places[path[..<count].joined(separator: ".")] else { continue }
      let rest = Array(path[count...])
      if rest.isEmpty { return (place, []) }
      if rest[0] == "$value" { return (place, Array(rest.dropFirst())) }
      break
    }
    diagnostics.fail("\"\(text)\" leads to no token's value", at: reference.range)
    return nil
  }

  // MARK: Replacing

  private func replace(_ value: SyntaxValue, size: inout Int) -> SyntaxValue? {
    size += 1
    switch value.kind {
    case .string(let text):
      guard text.hasPrefix("{"), let path = TokenReference.braces(text),
        let place = places[path.joined(separator: ".")]
      else { return value }
      return referred(place, at: value.range, size: &size)
    case .array(let elements):
      var replaced: [SyntaxValue] = []
      for element in elements {
        guard let element = replace(element, size: &size) else { return nil }
        replaced.append(element)
      }
      return SyntaxValue(.array(replaced), at: value.range)
    case .object(let members):
      if let reference = value["$ref"] { return pointed(reference, size: &size) }
      var replaced = members
      for index in members.indices {
        guard let member = replace(members[index].value, size: &size) else { return nil }
        replaced[index].value = member
      }
      return SyntaxValue(.object(replaced), at: value.range)
    default: return value
    }
  }

  private func referred(_ place: Int, at range: SourceRange, size: inout Int) -> SyntaxValue? {
    size = min(size + sizes[place], .max / 2)
    guard let target = resolved[place] else { return nil }
    return SyntaxValue(target.value.kind, at: range)
  }

  private func pointed(_ reference: SyntaxValue, size: inout Int) -> SyntaxValue? {
    guard let (place, rest) = target(of: reference) else { return nil }
    guard var value = referred(place, at: reference.range, size: &size) else { return nil }
    for name in rest {
      let next: SyntaxValue?
      switch value.kind {
      case .object: next = value[name]
      case .array(let elements):
        next = Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      default: next = nil
      }
      guard let next else {
        diagnostics.fail(
          "the value of \"\(tokens[place].name)\" has no \"\(name)\"", at: reference.range)
        return nil
      }
      value = next
    }
    return SyntaxValue(value.kind, at: reference.range)
  }
}

extension DiagnosticCollector {
  /// Says that a token has no value because another has none.
  func leaveOut(_ token: RawToken, with cause: RawToken) {
    loss("\"\(token.name)\" is left out with \"\(cause.name)\"", at: token.nameRange)
  }
}
