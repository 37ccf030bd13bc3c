internal import GalleyDesign
public import GalleyParsing
public import GalleyStyleSheets

extension DesignTokenDocument {
  /// The tokens of a style sheet: colours and dimensions by name (full stops make groups), and what
  /// styles set under `style.NAME`, references kept as aliases.
  ///
  /// - Returns: The tokens, and what they cannot carry.
  public static func tokens(
    of file: StyleSheetFile
  ) -> (document: DesignTokenDocument, notes: [TranslationNote]) {
    var builder = TokensFromSheet(file: file)
    builder.addNames()
    for style in file.sheet.styles { builder.add(style) }
    return (builder.tokens.document, builder.tokens.notes)
  }

  /// Returns a style sheet with the values of these tokens, ready to be written as property list or JSON:
  /// colours and dimensions by path, the tokens under `style.NAME` as that style's properties, and every
  /// other text style or border as a style of its own.
  ///
  /// - Returns: The sheet, and what it cannot carry.
  public func styleSheet() -> (sheet: SyntaxValue, notes: [TranslationNote]) {
    var builder = SheetFromTokens()
    for token in tokens { builder.add(token) }
    return (builder.value, builder.notes)
  }
}

/// Collects a sheet as tokens.
private struct TokensFromSheet {
  let file: StyleSheetFile
  var tokens = TokenCollection()

  mutating func addNames() {
    for entry in file.sheet.colors {
      guard let color = file.resolved.colors[entry.name] else { continue }
      var alias: String?
      if case .single(.reference(let reference)) = entry.value { alias = reference.name }
      tokens.add(color, alias: alias, at: tokens.path(of: entry.name, "colour"))
    }
    for entry in file.sheet.dimensions {
      guard let points = file.resolved.dimensions[entry.name] else { continue }
      var alias: String?
      if case .reference(let reference) = entry.value { alias = reference.name }
      tokens.add(
        .dimension(TokenDimension(points)), alias: alias,
        at: tokens.path(of: entry.name, "dimension"))
    }
  }

  mutating func add(_ style: StyleDeclaration) {
    guard let resolved = file.resolved.style(named: style.name) else { return }
    let base = ["style", String(style.name.map { "{}.$".contains($0) ? "_" : $0 })]
    if let parent = style.parent {
      let reason = "inherits from \"\(parent.name)\"; tokens hold only what it sets itself"
      tokens.note("style \"\(style.name)\"", reason, at: parent.range)
    }
    var references: [Int: String] = [:]
    var places: [Int: SourceRange] = [:]
    for assignment in style.assignments {
      places[assignment.property] = assignment.range
      if case .reference(let name) = assignment.value { references[assignment.property] = name }
    }
    let own = Set(style.assignments.map(\.property))
    for setting in resolved.settings where own.contains(setting.property) {
      add(
        setting, references[setting.property], style.name, at: base,
        from: places[setting.property])
    }
  }

  private mutating func add(
    _ setting: ResolvedStyle.Setting, _ reference: String?, _ style: String, at base: [String],
    from place: SourceRange?
  ) {
    let property = StyleProperty.all[setting.property]
    let path = base + property.level.path + [property.key]
    switch setting.value {
    case .color(let color):
      let alias = reference.flatMap { file.resolved.colors[$0] == nil ? nil : $0 }
      tokens.add(color, alias: alias, at: path)
    case .number(let number):
      tokens.add(.dimension(TokenDimension(number)), alias: reference, at: path)
    case .word(let name) where property.kind == .name: tokens.add(.fontFamily([name]), at: path)
    case .word, .flag:
      tokens.note(
        "style \"\(style)\"", "there is no token type for \"\(property.path)\"", at: place)
    }
  }
}

/// Collects tokens as the members of a sheet.
private struct SheetFromTokens {
  private var colors: [(String, SyntaxValue)] = []
  private var dimensions: [(String, SyntaxValue)] = []
  private var styleNames: [String] = []
  private var styles: [String: SyntaxValue] = [:]
  private(set) var notes: [TranslationNote] = []

  var value: SyntaxValue {
    .object([
      ("colors", .object(colors)), ("dimensions", .object(dimensions)),
      ("styles", .object(styleNames.map { ($0, styles[$0] ?? .object([])) })),
    ])
  }

  mutating func add(_ token: DesignToken) {
    if token.path.first == "style", token.path.count > 2, addToStyle(token) { return }
    switch token.value {
    case .color: colors.append((token.plainName, color(of: token)))
    case .dimension(let dimension):
      if token.value.hasRem { note(token, TokenDimension.remNote) }
      dimensions.append(
        (token.plainName, token.plainAlias.map { .text($0) } ?? .number(dimension.points)))
    case .number(let number):
      dimensions.append((token.plainName, token.plainAlias.map { .text($0) } ?? .number(number)))
    case .typography(let typography): add(typography, token)
    case .border(let border):
      if border.style != .named(.solid) { note(token, "borders are drawn solid") }
      noteGamut(token)
      set(["borderWidth"], .number(border.width.points), of: token.plainName)
      set(["borderColor"], .text(border.color.core.hexText), of: token.plainName)
    default: note(token, "a style sheet has no place for a \(token.value.type.rawValue)")
    }
  }

  private mutating func note(_ token: DesignToken, _ reason: String) {
    notes.append(TranslationNote("token \"\(token.name)\"", reason, at: token.range))
  }

  private mutating func noteGamut(_ token: DesignToken) {
    let values = [token.value, token.darkValue].compactMap(\.self)
    if values.contains(where: \.leavesSRGB) { note(token, TokenColor.gamutNote) }
  }

  private mutating func color(of token: DesignToken) -> SyntaxValue {
    if let alias = token.plainAlias { return .text(alias) }
    guard case .color(let light) = token.value else { return .text("") }
    noteGamut(token)
    guard case .color(let dark)? = token.darkValue else { return .text(light.core.hexText) }
    note(token, "light and dark stand in a dictionary, which only Galley reads")
    return .object([("light", .text(light.core.hexText)), ("dark", .text(dark.core.hexText))])
  }

  private mutating func add(_ typography: TokenTypography, _ token: DesignToken) {
    let font = SyntaxValue.object([
      ("name", .text(name(of: typography, token))),
      ("size", .number(typography.fontSize.points)),
    ])
    set(["font"], font, of: token.plainName)
    set(["styledTextAttributes", "font"], font, of: token.plainName)
    if typography.letterSpacing.value != 0 {
      set(
        ["styledTextAttributes", "kern"], .number(typography.letterSpacing.points),
        of: token.plainName)
    }
    if let lineHeight = typography.lineHeight {
      // A sheet has it as a multiple of the font's own height.
      if Self.isSystem(typography.fontFamily.first) {
        let multiple = (lineHeight / TextStyle.naturalLineHeight * 1000).rounded() / 1000
        set(["styledTextAttributes", "lineHeightMultiple"], .number(multiple), of: token.plainName)
      } else {
        note(token, "its line height is left out; a sheet measures it by the font's own height")
      }
    }
    if typography.fontFamily.count > 1 { note(token, "only the first family is kept") }
  }

  /// Returns a system font's name if the family is its replacement, otherwise the family.
  private mutating func name(of typography: TokenTypography, _ token: DesignToken) -> String {
    let family = typography.fontFamily.first ?? "Inter"
    let step = min(max(Int(saturating: (typography.fontWeight / 100).rounded()), 1), 9) * 100
    if Self.isSystem(family) {
      let name = SystemFontName.allCases.first { $0.weight.rawValue == step }
      return (name ?? .systemFont).rawValue
    }
    if step != 400 {
      note(
        token, "its weight is left out; a sheet names the face itself, such as \"\(family)-Bold\"")
    }
    return family
  }

  /// True for a family that Inter replaces.
  private static func isSystem(_ family: String?) -> Bool {
    ["Inter", "system-ui", "sans-serif"].contains(family ?? "Inter")
  }

  private mutating func addToStyle(_ token: DesignToken) -> Bool {
    let path = token.path[2...].joined(separator: ".")
    guard let property = StyleProperty.all.first(where: { $0.path == path }) else { return false }
    let value: SyntaxValue
    switch (property.kind, token.value) {
    case (.color, .color(let color)): value = .text(token.plainAlias ?? color.core.hexText)
    case (.number, .dimension(let dimension)):
      value = token.plainAlias.map { .text($0) } ?? .number(dimension.points)
    case (.number, .number(let number)):
      value = token.plainAlias.map { .text($0) } ?? .number(number)
    case (.name, .fontFamily(let names)): value = .text(names.first ?? "")
    default: return false
    }
    if token.plainAlias == nil { noteGamut(token) }
    set(property.level.path + [property.key], value, of: token.path[1])
    return true
  }

  private mutating func set(_ path: [String], _ value: SyntaxValue, of style: String) {
    if styles[style] == nil { styleNames.append(style) }
    styles[style] = (styles[style] ?? .object([])).setting(path[...], to: value)
  }
}

extension SyntaxValue {
  /// The object with a value at a path of keys; objects on the way are made.
  fileprivate func setting(_ path: ArraySlice<String>, to value: SyntaxValue) -> SyntaxValue {
    guard let key = path.first else { return value }
    var members = self.members ?? []
    let place = members.firstIndex { $0.key == key }
    let inner = place.map { members[$0].value } ?? .object([])
    let changed = inner.setting(path.dropFirst(), to: value)
    if let place {
      members[place].value = changed
    } else {
      members.append(SyntaxMember(key: key, keyRange: SourceRange(0, 0), value: changed))
    }
    return SyntaxValue(.object(members), at: range)
  }
}
