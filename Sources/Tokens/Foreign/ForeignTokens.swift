internal import GalleyDesign
internal import GalleyParsing

/// Token files in the form that Style Dictionary and Tokens Studio wrote before the format existed: `{"size":
/// {"small": {"value": "4px", "type": "spacing", "comment": "…"}}}`. They are translated into the format,
/// every value at its place, and read as such; types are determined by their names there, by the value, or by
/// the groups that contain a token.
///
/// References may end in `.value`; values may be sums of references and lengths. Anything that the format
/// cannot express is left out with a warning.
struct ForeignTokens {
  private let diagnostics: DiagnosticCollector
  private let values: ForeignValues

  /// Takes the tokens of a file to look references up in.
  init(_ members: [SyntaxMember], diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
    values = ForeignValues(members, diagnostics: diagnostics)
  }

  /// Returns true if a file has tokens of this form.
  static func areIn(_ members: [SyntaxMember]) -> Bool { areIn(members, isTyped: false) }

  private static func areIn(_ members: [SyntaxMember], isTyped: Bool) -> Bool {
    let isTyped = isTyped || members.contains { $0.key == "$type" }
    return members.contains { member in
      guard !member.key.hasPrefix("$"), case .object(let children) = member.value.kind else {
        return false
      }
      return TokenTree.isToken(children)
        ? isOlder(children, isTyped: isTyped)
        : isToken(children) || areIn(children, isTyped: isTyped)
    }
  }

  /// Returns true if a token with the format's keys is written as before the format: a sum, a text without a
  /// type, or a type that only older tools have.
  private static func isOlder(_ token: [SyntaxMember], isTyped: Bool) -> Bool {
    let type = token.last { $0.key == "$type" }?.value.text
    if let type, DesignTokenType(rawValue: type) == nil, ForeignValues.type(named: type) != nil {
      return true
    }
    guard let text = token.last(where: { $0.key == "$value" })?.value.text else { return false }
    if text.contains("{") { return !text.hasPrefix("{") || text.dropLast().contains("}") }
    return !isTyped && type == nil
  }

  /// Returns true if an object is a token: it has a value that is not a group.
  static func isToken(_ members: [SyntaxMember]) -> Bool {
    if TokenTree.isToken(members) { return true }
    guard let value = members.last(where: { $0.key == "value" })?.value else { return false }
    guard let parts = value.members else { return true }
    let isGroup = parts.contains { part in
      part.value.members.map { members in
        members.contains { $0.key == "value" || $0.key == "$value" }
      } ?? false
    }
    return !isGroup
  }

  // MARK: Translating

  /// The groups and tokens in the format.
  func translated(
    _ members: [SyntaxMember], path: [String] = [], type: SyntaxValue? = nil
  ) -> [SyntaxMember] {
    let own = members.last { $0.key == "type" || $0.key == "$type" }?.value
    let type = own?.text == nil ? type : own
    return members.compactMap { member in
      guard !member.key.hasPrefix("$") else { return groupKey(member) }
      guard case .object(let children) = member.value.kind else { return groupKey(member) }
      var result = member
      result.key = ForeignValues.plain(member.key)
      if result.key != member.key {
        diagnostics.warning(
          "the name \"\(member.key)\" became \"\(result.key)\", since full stops part names",
          at: member.keyRange)
      }
      let path = path + [member.key]
      if Self.isToken(children) {
        guard let token = token(children, path: path, type: type) else { return nil }
        result.value.kind = .object(token)
      } else {
        result.value.kind = .object(translated(children, path: path, type: type))
      }
      return result
    }
  }

  /// The members of a group besides tokens.
  private func groupKey(_ member: SyntaxMember) -> SyntaxMember? {
    switch member.key {
    case "$description", "$extensions", "$deprecated", "$extends": return member
    // Types go to the tokens.
    case "type", "$type", "$themes", "$metadata", "$schema", "$version": return nil
    case "description", "comment": return renamed(member, "$description")
    default:
      diagnostics.loss(
        "\"\(member.key)\" is neither a group nor a token; it is left out", at: member.keyRange)
      return nil
    }
  }

  /// Extensions without the colour modifier, which has been applied; nil when nothing else is in them.
  private static func withoutModifier(_ extensions: SyntaxMember) -> SyntaxMember? {
    var result = extensions
    guard let own = extensions.value["studio.tokens"]?.members,
      own.contains(where: { $0.key == "modify" }), let all = extensions.value.members
    else { return result }
    let rest = own.filter { $0.key != "modify" }
    result.value.kind = .object(
      all.compactMap { member in
        guard member.key == "studio.tokens" else { return member }
        var studio = member
        studio.value.kind = .object(rest)
        return rest.isEmpty ? nil : studio
      })
    return result.value.members?.isEmpty == true ? nil : result
  }

  private func renamed(_ member: SyntaxMember, _ key: String) -> SyntaxMember {
    var member = member
    member.key = key
    return member
  }

  /// A token in the format; nil, with a warning, when it has no value there.
  private func token(
    _ members: [SyntaxMember], path: [String], type groupType: SyntaxValue?
  ) -> [SyntaxMember]? {
    var result: [SyntaxMember] = []
    let said = members.last { $0.key == "type" || $0.key == "$type" }?.value ?? groupType
    for member in members {
      switch member.key {
      case "value", "$value":
        let known = said?.text.flatMap(ForeignValues.type(named:))
        let hint = known ?? (said?.text == nil ? ForeignValues.type(guessedFrom: path) : nil)
        guard known != nil || said?.text == nil else {
          diagnostics.loss(
            "the format has no type \"\(said?.text ?? "")\"; \"\(path.joined(separator: "."))\" is "
              + "left out", at: said?.range ?? member.value.range)
          return nil
        }
        let modifier = ForeignValues.modifier(of: members)
        let found =
          modifier == nil
          ? values.translated(member.value, as: hint)
          : values.modified(member.value, by: modifier).map { ($0, .color) }
        guard let (value, type) = found else {
          let reason =
            modifier == nil
            ? ForeignValues.reason(against: member.value, as: hint)
              ?? "\(member.value.summary) is no value of the format"
            : "its colour cannot be modified"
          diagnostics.loss(
            "\"\(path.joined(separator: "."))\" is left out: \(reason)",
            at: (modifier ?? member.value).range)
          return nil
        }
        result.append(SyntaxMember(key: "$value", keyRange: member.keyRange, value: value))
        if let type {
          let name = SyntaxValue(.string(type.rawValue), at: said?.range ?? member.value.range)
          result.append(SyntaxMember(key: "$type", keyRange: member.keyRange, value: name))
        }
      case "comment", "description": result.append(renamed(member, "$description"))
      case "$extensions":
        if let rest = Self.withoutModifier(member) { result.append(rest) }
      case "$description", "$deprecated": result.append(member)
      case "type", "$type": break
      case "deprecated": result.append(renamed(member, "$deprecated"))
      default:
        diagnostics.loss(
          "the format has no \"\(member.key)\" of a token; it is left out", at: member.keyRange)
      }
    }
    return result
  }
}
