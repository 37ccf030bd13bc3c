internal import GalleyDesign
internal import GalleyParsing

/// Tokens while they are collected from another format.
struct TokenCollection {
  private(set) var document = DesignTokenDocument()
  private(set) var notes: [TranslationNote] = []
  private var names: Set<String> = []

  /// The path of a name: full stops make groups; what the format forbids in names is replaced.
  mutating func path(of name: String, _ what: String) -> [String] {
    let parts = name.split(separator: ".").map { part in
      let allowed = String(part.map { "{}".contains($0) ? "_" : $0 })
      return allowed.hasPrefix("$") ? "_" + allowed.dropFirst() : allowed
    }
    let path = parts.isEmpty ? ["_"] : parts
    if path.joined(separator: ".") != name {
      note(
        "\(what) \"\(name)\"", "became \"\(path.joined(separator: "."))\", since names have rules")
    }
    return path
  }

  mutating func note(_ subject: String, _ reason: String, at range: SourceRange? = nil) {
    notes.append(TranslationNote(subject, reason, at: range))
  }

  mutating func add(
    _ value: DesignTokenValue, dark: DesignTokenValue? = nil, alias: String? = nil,
    at path: [String]
  ) {
    let token = DesignToken(path: path, value: value, darkValue: dark, alias: alias)
    guard names.insert(token.name).inserted else {
      return note("token \"\(token.name)\"", "stands for two things; the first is kept")
    }
    document.tokens.append(token)
  }

  mutating func add(_ color: Color, alias: String? = nil, at path: [String]) {
    let dark =
      color.dark == color.light ? nil : DesignTokenValue.color(TokenColor(color.dark))
    add(.color(TokenColor(color.light)), dark: dark, alias: alias, at: path)
    if color.lightIncreasedContrast != nil || color.darkIncreasedContrast != nil {
      note(
        "colour \"\(path.joined(separator: "."))\"", "the forms for increased contrast are left out"
      )
    }
  }
}
