internal import GalleyParsing

/// One token before its references are resolved.
struct RawToken {
  /// The names of its groups and its own.
  var path: [String]
  /// Where its name stands.
  var nameRange: SourceRange
  /// Its properties.
  var members: [SyntaxMember]
  /// Where it stands.
  var range: SourceRange
  /// The type of the nearest group that has one.
  var groupType: SyntaxValue?
  /// What the nearest group says about deprecation.
  var groupDeprecation: SyntaxValue?

  /// The path joined by full stops.
  var name: String { path.joined(separator: ".") }

  /// A property of the token.
  subscript(key: String) -> SyntaxValue? { members.last { $0.key == key }?.value }
}

/// The groups of a token file: copies in what groups extend and lists the tokens.
///
/// Recursion follows the nesting of the file, which the parser limits, and chains of `$extends`,
/// which are limited here; so is the number of tokens, since extending groups that extend others
/// could otherwise multiply without bound.
struct TokenTree {
  private static let longestChain = 100
  private static let maximumTokens = 200_000
  /// Groups that extend others can nest deeper than the file.
  private static let deepestPath = 100
  static let groupKeys = [
    "$type", "$description", "$extends", "$ref", "$deprecated", "$extensions", "$schema",
  ]
  static let tokenKeys = [
    "$value", "$type", "$description", "$deprecated", "$extensions", "$ref",
  ]

  private let root: [SyntaxMember]
  private let diagnostics: DiagnosticCollector
  private(set) var tokens: [RawToken] = []
  /// The paths of all groups, for messages.
  private(set) var groups: Set<String> = []
  private var extending: [String] = []
  private var isFull = false
  private var circular: Set<String> = []

  /// Lists the tokens of a file.
  init(_ root: [SyntaxMember], at range: SourceRange, diagnostics: DiagnosticCollector) {
    self.root = root
    self.diagnostics = diagnostics
    collect(root, at: range, path: [], type: nil, deprecation: nil)
  }

  /// Whether an object is a token: it has a value, or stands for another token as a whole.
  static func isToken(_ members: [SyntaxMember]) -> Bool {
    var hasReference = false
    var hasChildren = false
    for member in members {
      if member.key == "$value" { return true }
      if member.key == "$ref" { hasReference = true }
      if !member.key.hasPrefix("$") || member.key == "$root" { hasChildren = true }
    }
    return hasReference && !hasChildren
  }

  /// Whether a token is among members, or in groups among them.
  static func holdTokens(_ members: [SyntaxMember]) -> Bool {
    members.contains { member in
      guard case .object(let children) = member.value.kind else { return false }
      return children.contains { $0.key == "$value" } || holdTokens(children)
    }
  }

  // MARK: Tokens

  private mutating func collect(
    _ members: [SyntaxMember], at range: SourceRange, path: [String], type: SyntaxValue?,
    deprecation: SyntaxValue?
  ) {
    guard hasRoom(for: path, at: range) else { return }
    let members = expanded(members, path: path)
    groups.insert(path.joined(separator: "."))
    let group = ValueReader(members, at: range, diagnostics: diagnostics)
    group.reportDuplicateKeys()
    let type = members.last { $0.key == "$type" }?.value ?? type
    let deprecation = members.last { $0.key == "$deprecated" }?.value ?? deprecation
    for (index, member) in members.enumerated() where !isReserved(member) {
      if members[(index + 1)...].contains(where: { $0.key == member.key }) { continue }
      checkName(member)
      guard case .object(let children) = member.value.kind else {
        diagnostics.mismatch("a token or a group", member.value, for: member.key)
        continue
      }
      let childPath = path + [member.key]
      guard isToken(children, at: childPath) else {
        collect(
          children, at: member.value.range, path: childPath, type: type,
          deprecation: deprecation)
        continue
      }
      addToken(
        RawToken(
          path: childPath, nameRange: member.keyRange, members: children,
          range: member.value.range, groupType: type, groupDeprecation: deprecation))
    }
  }

  /// Whether one more token or group may come; reports the first that may not.
  private mutating func hasRoom(for path: [String], at range: SourceRange) -> Bool {
    if path.count > TokenTree.deepestPath {
      diagnostics.fail("groups nest deeper than \(TokenTree.deepestPath) levels", at: range)
      return false
    }
    guard tokens.count + groups.count >= TokenTree.maximumTokens else { return true }
    if !isFull {
      isFull = true
      diagnostics.fail(
        "the file has more than \(TokenTree.maximumTokens) tokens and groups", at: range)
    }
    return false
  }

  /// An object with `$ref` alone is a token when it points to one, a group when it points to a group.
  private func isToken(_ members: [SyntaxMember], at path: [String]) -> Bool {
    guard TokenTree.isToken(members) else { return false }
    if members.contains(where: { $0.key == "$value" }) { return true }
    guard let reference = members.last(where: { $0.key == "$ref" })?.value,
      let target = reference.text.flatMap(TokenReference.pointer)
    else { return true }
    // What lies inside a token is a part of its value.
    for count in target.indices {
      guard let found = object(at: Array(target[...count])) else { return true }
      if TokenTree.isToken(found) { return true }
    }
    let group = target.joined(separator: ".")
    diagnostics.warning(
      "\"\(group)\" is a group, whose tokens are taken; the format writes \"$extends\"",
      at: reference.range, suggestion: "{\(group)}")
    return false
  }

  private mutating func addToken(_ token: RawToken) {
    guard hasRoom(for: token.path, at: token.range) else { return }
    for member in token.members where !TokenTree.tokenKeys.contains(member.key) {
      if ForeignTokens.areIn([member]) || TokenTree.holdTokens([member]) {
        let message = "a token holds no tokens: \"\(token.name)\" has a \"$value\" already"
        diagnostics.fail(message, at: member.keyRange)
      } else if SpellingSuggestion.nearest(member.key, in: TokenTree.tokenKeys) == nil {
        // What other tools add spoils nothing; what looks like a slip is one.
        diagnostics.loss(
          "the format has no \"\(member.key)\" of a token; it is left out", at: member.keyRange)
      } else {
        diagnostics.unknownKey(member, among: TokenTree.tokenKeys)
      }
    }
    ValueReader(token.members, at: token.range, diagnostics: diagnostics).reportDuplicateKeys()
    if let reference = token["$ref"], token["$value"] != nil {
      diagnostics.fail(
        "the token \"\(token.name)\" has both \"$value\" and \"$ref\"", at: reference.range)
    }
    tokens.append(token)
  }

  private func isReserved(_ member: SyntaxMember) -> Bool {
    guard member.key.hasPrefix("$"), member.key != "$root" else { return false }
    if !TokenTree.groupKeys.contains(member.key) {
      if SpellingSuggestion.nearest(member.key, in: TokenTree.groupKeys) == nil {
        diagnostics.loss(
          "the format has no \"\(member.key)\" of a group; it is left out", at: member.keyRange)
      } else {
        diagnostics.unknownKey(member, among: TokenTree.groupKeys)
      }
    }
    return true
  }

  private func checkName(_ member: SyntaxMember) {
    guard let character = member.key.first(where: { "{}.".contains($0) }) else { return }
    let message = "\"\(character)\" must not stand in the name of a token or group"
    diagnostics.fail(message, at: member.keyRange)
  }

  // MARK: Extending groups

  /// A group's members over those of the group it extends.
  private mutating func expanded(
    _ members: [SyntaxMember], path: [String]
  ) -> [SyntaxMember] {
    let reference = members.last { $0.key == "$extends" || $0.key == "$ref" }
    guard let reference else { return members }
    guard let text = reference.value.text, let target = TokenReference.path(text) else {
      let message = "expected a reference like \"{group}\" or \"#/group\""
      diagnostics.fail(message, at: reference.value.range)
      return members
    }
    let own = path.joined(separator: ".")
    let name = target.joined(separator: ".")
    // A group that extends one it lies in would contain itself.
    let isInside = own == name || own.hasPrefix(name + ".") || name.isEmpty
    if isInside || extending.contains(name) {
      let chain = (extending.drop { $0 != name } + (isInside ? [name] : []) + [own, name])
        .reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      defer { circular.formUnion(chain) }
      // Every group of a circle finds it; the first one names it.
      guard circular.isDisjoint(with: chain) else { return members }
      let names = chain.map { "\"\($0)\"" }.joined(separator: " → ")
      diagnostics.fail("groups extend each other in a circle: \(names)", at: reference.value.range)
      return members
    }
    guard extending.count < TokenTree.longestChain else {
      let message = "more than \(TokenTree.longestChain) groups extend each other"
      diagnostics.fail(message, at: reference.value.range)
      return members
    }
    guard let inherited = object(at: target) else {
      diagnostics.fail("there is no group \"\(name)\"", at: reference.value.range)
      return members
    }
    if TokenTree.isToken(inherited) {
      diagnostics.fail(
        "\"\(name)\" is a token; only groups can be extended", at: reference.value.range)
      return members
    }
    extending.append(own)
    defer { extending.removeLast() }
    let rest = members.filter { $0.key != reference.key }
    return TokenTree.merge(rest, over: expanded(inherited, path: target))
  }

  /// The members at a path as they stand in the file; nil when there is no object.
  private func object(at path: [String]) -> [SyntaxMember]? {
    var members = root
    for name in path {
      guard case .object(let found)? = members.last(where: { $0.key == name })?.value.kind else {
        return nil
      }
      members = found
    }
    return members
  }

  /// Members over others: groups are merged, everything else is replaced. What is replaced keeps the
  /// place of what it replaces.
  static func merge(_ own: [SyntaxMember], over base: [SyntaxMember]) -> [SyntaxMember] {
    var result = base
    var places: [String: Int] = [:]
    for (index, member) in base.enumerated() { places[member.key] = index }
    for member in own {
      guard let place = places[member.key] else {
        places[member.key] = result.count
        result.append(member)
        continue
      }
      result[place] = merge(member, over: result[place])
    }
    return result
  }

  private static func merge(_ own: SyntaxMember, over base: SyntaxMember) -> SyntaxMember {
    guard !own.key.hasPrefix("$"), case .object(let ownChildren) = own.value.kind,
      case .object(let baseChildren) = base.value.kind, !isToken(ownChildren),
      !isToken(baseChildren)
    else { return own }
    var result = own
    result.value.kind = .object(merge(ownChildren, over: baseChildren))
    return result
  }
}
