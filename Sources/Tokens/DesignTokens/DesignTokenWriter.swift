internal import GalleyDesign
public import GalleyParsing

/// Writes tokens in the format of 2025.10. Dark values are under `$extensions.mode.dark`.
public enum DesignTokenWriter {
  /// The tokens as a value; groups in the order in which they first occur.
  public static func value(of document: DesignTokenDocument) -> SyntaxValue {
    var groups: Set<String> = []
    for token in document.tokens {
      for count in 1..<max(token.path.count, 1) {
        groups.insert(token.path[..<count].joined(separator: "."))
      }
    }
    var root = Group()
    for var token in document.tokens {
      // A token that shares its name with a group becomes the group's root, under another name.
      if let alias = token.alias, groups.contains(alias) { token.alias = alias + ".$root" }
      if let alias = token.darkAlias, groups.contains(alias) { token.darkAlias = alias + ".$root" }
      root.add(token, at: token.path[...])
    }
    return root.value
  }

  /// The tokens as the text of a file.
  public static func text(of document: DesignTokenDocument) -> String {
    JSONWriter.text(of: value(of: document)) + "\n"
  }

  /// A group while it is filled: names in order, each a group or a token.
  private struct Group {
    var names: [String] = []
    var places: [String: Int] = [:]
    var groups: [Group?] = []
    var tokens: [DesignToken?] = []

    mutating func add(_ token: DesignToken, at path: ArraySlice<String>) {
      guard let name = path.first else { return }
      let place = places[name] ?? names.count
      if place == names.count {
        places[name] = place
        names.append(name)
        groups.append(nil)
        tokens.append(nil)
      }
      if path.count == 1 {
        tokens[place] = token
        return
      }
      var group = groups[place] ?? Group()
      group.add(token, at: path.dropFirst())
      groups[place] = group
    }

    var value: SyntaxValue {
      .object(
        names.indices.flatMap { index -> [(String, SyntaxValue)] in
          var entries: [(String, SyntaxValue)] = []
          if let group = groups[index] {
            var value = group.value
            // A token that shares its name with a group is the group's root.
            if let token = tokens[index], case .object(let members) = value.kind {
              let root = SyntaxValue.object([("$root", DesignTokenWriter.value(of: token))])
              value.kind = .object((root.members ?? []) + members)
            }
            entries.append((names[index], value))
          } else if let token = tokens[index] {
            entries.append((names[index], DesignTokenWriter.value(of: token)))
          }
          return entries
        })
    }
  }

  private static func value(of token: DesignToken) -> SyntaxValue {
    var members: [(String, SyntaxValue)] = [("$type", .text(token.value.type.rawValue))]
    members.append(("$value", token.alias.map(reference) ?? value(of: token.value)))
    if let description = token.description { members.append(("$description", .text(description))) }
    switch token.deprecation {
    case .unexplained: members.append(("$deprecated", .truth(true)))
    case .explained(let reason): members.append(("$deprecated", .text(reason)))
    case nil: break
    }
    if let extensions = extensions(of: token) { members.append(("$extensions", extensions)) }
    return .object(members)
  }

  private static func reference(to name: String) -> SyntaxValue { .text("{\(name)}") }

  /// The data of other tools with the dark value, where it does not come with the alias.
  private static func extensions(of token: DesignToken) -> SyntaxValue? {
    var members = token.extensions?.members ?? []
    if members.contains(where: { $0.key == "mode" }) { return token.extensions }
    if let dark = token.ownDarkValue {
      let dark = token.darkAlias.map(reference) ?? value(of: dark)
      let mode = SyntaxValue.object([("dark", dark)])
      members += SyntaxValue.object([("mode", mode)]).members ?? []
    }
    return members.isEmpty ? nil : SyntaxValue(.object(members), at: SourceRange(0, 0))
  }

  // MARK: Values

  private static func value(of value: DesignTokenValue) -> SyntaxValue {
    switch value {
    case .color(let color): self.value(of: color)
    case .dimension(let dimension): self.value(of: dimension)
    case .fontFamily(let names): families(names)
    case .fontWeight(let weight), .number(let weight): .number(weight)
    case .duration(let milliseconds): duration(milliseconds)
    case .cubicBezier(let curve): self.value(of: curve)
    case .strokeStyle(let stroke): self.value(of: stroke)
    case .border(let border):
      .object([
        ("color", self.value(of: border.color)), ("width", self.value(of: border.width)),
        ("style", self.value(of: border.style)),
      ])
    case .transition(let transition):
      .object([
        ("duration", duration(transition.duration)), ("delay", duration(transition.delay)),
        ("timingFunction", self.value(of: transition.timing)),
      ])
    case .shadow(let shadows):
      shadows.count == 1 ? self.value(of: shadows[0]) : .array(shadows.map { self.value(of: $0) })
    case .gradient(let stops):
      .array(
        stops.map {
          .object([("color", self.value(of: $0.color)), ("position", .number($0.position))])
        })
    case .typography(let typography): self.value(of: typography)
    }
  }

  /// A colour as an object of the format.
  ///
  /// - Parameter withHex: True if it has the digits for tools that do not know its space.
  static func value(of color: TokenColor, withHex: Bool = true) -> SyntaxValue {
    var members: [(String, SyntaxValue)] = [
      ("colorSpace", .text(color.space.rawValue)),
      ("components", .array(color.components.map { $0.map { .number($0) } ?? .text("none") })),
    ]
    if color.alpha != 1 { members.append(("alpha", .number(color.alpha))) }
    guard withHex else { return .object(members) }
    let fallback = color.fallback ?? color.core.with(alpha: 1)
    members.append(("hex", .text(fallback.hexText.lowercased())))
    return .object(members)
  }

  private static func value(of dimension: TokenDimension) -> SyntaxValue {
    .object([("value", .number(dimension.value)), ("unit", .text(dimension.unit.rawValue))])
  }

  private static func duration(_ milliseconds: Double) -> SyntaxValue {
    .object([("value", .number(milliseconds)), ("unit", .text("ms"))])
  }

  private static func families(_ names: [String]) -> SyntaxValue {
    names.count == 1 ? .text(names[0]) : .array(names.map { .text($0) })
  }

  private static func value(of curve: TokenCurve) -> SyntaxValue {
    .array([curve.x1, curve.y1, curve.x2, curve.y2].map { .number($0) })
  }

  private static func value(of stroke: TokenStroke) -> SyntaxValue {
    switch stroke {
    case .named(let name): .text(name.rawValue)
    case .dashes(let dashes, let cap):
      .object([
        ("dashArray", .array(dashes.map { value(of: $0) })), ("lineCap", .text(cap.rawValue)),
      ])
    }
  }

  private static func value(of shadow: TokenShadow) -> SyntaxValue {
    var members: [(String, SyntaxValue)] = [
      ("color", value(of: shadow.color)), ("offsetX", value(of: shadow.offsetX)),
      ("offsetY", value(of: shadow.offsetY)), ("blur", value(of: shadow.blur)),
      ("spread", value(of: shadow.spread)),
    ]
    if shadow.isInset { members.append(("inset", .truth(true))) }
    return .object(members)
  }

  private static func value(of typography: TokenTypography) -> SyntaxValue {
    var members: [(String, SyntaxValue)] = [
      ("fontFamily", families(typography.fontFamily)),
      ("fontSize", value(of: typography.fontSize)), ("fontWeight", .number(typography.fontWeight)),
      ("letterSpacing", value(of: typography.letterSpacing)),
    ]
    members.append(("lineHeight", .number(typography.lineHeight ?? naturalLineHeight(typography))))
    return .object(members)
  }

  /// The format needs a number where CSS has `normal`: that of Inter is known, of others it is about 1.2.
  private static func naturalLineHeight(_ typography: TokenTypography) -> Double {
    typography.fontFamily.first == "Inter" ? TextStyle.naturalLineHeight : 1.2
  }

  /// The values that the format cannot express.
  package static func losses(of document: DesignTokenDocument) -> [TranslationNote] {
    document.tokens.compactMap { token in
      guard case .typography(let style) = token.value, style.lineHeight == nil,
        token.alias == nil, style.fontFamily.first != "Inter"
      else { return nil }
      return TranslationNote(
        "token \"\(token.name)\"", "the format needs a line height; 1.2 stands for the font's own",
        at: token.range)
    }
  }
}
