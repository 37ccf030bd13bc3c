internal import GalleyDesign
internal import GalleyParsing
internal import GalleySystem

/// Values of older token files as values of the format.
struct ForeignValues {
  let diagnostics: DiagnosticCollector
  /// The values of all tokens by name, as written.
  private var raw: [String: SyntaxValue] = [:]
  /// The colour modifiers of tokens by name.
  private var modifiers: [String: SyntaxValue] = [:]
  /// The names in the format of tokens whose names have full stops of their own.
  private var renames: [String: String] = [:]
  /// More references than this behind one another are a circle.
  private static let longestChain = 50

  init(_ members: [SyntaxMember], diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
    collect(members, path: "", plainPath: "")
  }

  private mutating func collect(_ members: [SyntaxMember], path: String, plainPath: String) {
    for member in members where !member.key.hasPrefix("$") {
      guard case .object(let children) = member.value.kind else { continue }
      let (name, plainName) = (path + member.key, plainPath + Self.plain(member.key))
      if ForeignTokens.isToken(children) {
        raw[name] = children.last { $0.key == "value" || $0.key == "$value" }?.value
        modifiers[name] = Self.modifier(of: children)
        if name != plainName { renames[name] = plainName }
      } else {
        collect(children, path: name + ".", plainPath: plainName + ".")
      }
    }
  }

  /// The change that Tokens Studio makes to a token's colour.
  static func modifier(of token: [SyntaxMember]) -> SyntaxValue? {
    token.last { $0.key == "$extensions" }?.value["studio.tokens"]?["modify"]
  }

  /// A name without what the format forbids in names.
  static func plain(_ name: String) -> String {
    String(name.map { ".{}".contains($0) ? "_" : $0 })
  }

  // MARK: Types

  /// Returns the format's equivalent of another tool's type.
  static func type(named name: String) -> DesignTokenType? {
    if let type = DesignTokenType(rawValue: name) { return type }
    let words = name.split(separator: "-")
    guard words.count < 2 else {
      let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return type(named: words[0] + rest.joined())
    }
    return otherTypes.first { $0.names.contains(name) }?.type
  }

  /// The types of older tools.
  static var olderTypes: [String] { otherTypes.flatMap(\.names) }

  private static let otherTypes: [(type: DesignTokenType, names: [String])] = [
    (
      .dimension,
      [
        "size", "sizing", "spacing", "space", "borderRadius", "borderWidth", "fontSizes",
        "fontSize", "letterSpacing", "letterSpacings", "paragraphSpacing", "paragraphSpacings",
        "radius", "fixed",
      ]
    ),
    (.number, ["opacity", "lineHeights", "lineHeight", "zIndex"]),
    (.fontFamily, ["fontFamilies"]), (.fontWeight, ["fontWeights"]), (.duration, ["time"]),
    (.cubicBezier, ["easing"]), (.shadow, ["boxShadow"]),
  ]

  /// Returns the type that the names of a token's groups indicate, if nothing else does.
  static func type(guessedFrom path: [String]) -> DesignTokenType? {
    for word in path.reversed() {
      let word = word.lowercased()
      let groups: [(DesignTokenType, [String])] = [
        (.fontWeight, ["weight"]), (.fontFamily, ["family", "typeface"]),
        (.number, ["opacity", "lineheight", "line-height", "zindex", "z-index", "ratio"]),
        (.duration, ["duration", "time", "delay"]), (.cubicBezier, ["easing", "curve"]),
        (.shadow, ["shadow", "elevation"]), (.color, ["color", "colour", "palette"]),
        (
          .dimension,
          ["size", "spacing", "space", "radius", "width", "height", "gap", "padding", "margin"]
        ),
      ]
      if let found = groups.first(where: { $0.1.contains { word.contains($0) } }) { return found.0 }
    }
    return nil
  }

  // MARK: Values

  /// A value with its type; the type is nil for a reference, which brings its own. Nil when the
  /// format has no such value.
  func translated(
    _ value: SyntaxValue, as type: DesignTokenType?
  ) -> (value: SyntaxValue, type: DesignTokenType?)? {
    switch value.kind {
    case .string(let text):
      if let name = reference(text) {
        return (SyntaxValue(.string("{\(name)}"), at: value.range), nil)
      }
      if let names = references(text), type == .shadow || type == .fontFamily {
        let list = names.map { SyntaxValue(.string("{\($0)}"), at: value.range) }
        return (SyntaxValue(.array(list), at: value.range), type)
      }
      guard let text = text.contains("{") ? filled(text, at: value.range, depth: 0) : text else {
        return nil
      }
      noteUnit(of: text, as: type, at: value.range)
      return ForeignLiteral.value(text, as: type, at: value.range)
    case .number(let number):
      return ForeignLiteral.value(number.value, "", as: type, at: value.range)
    case .object(let members)
    where members.contains { ["colorSpace", "unit", "dashArray", "$ref"].contains($0.key) }:
      return (value, type)
    case .object(let members):
      guard let type = type ?? Self.type(ofParts: members.map(\.key)) else { return nil }
      return composite(members, as: type, at: value.range).map { ($0, type) }
    case .array(let elements):
      guard let type else { return nil }
      let parts = elements.map { element -> SyntaxValue? in
        switch type {
        case .fontFamily, .cubicBezier: element
        default: translated(element, as: type)?.value
        }
      }
      let known = parts.compactMap(\.self)
      guard known.count == parts.count else { return nil }
      return (SyntaxValue(.array(known), at: value.range), type)
    case .null, .bool: return nil
    }
  }

  /// Reports a unit that the format does not have. A point, a dp and an sp are the length of a px at the size at
  /// which each of them is designed; an em depends on text that a token does not know.
  private func noteUnit(of text: String, as type: DesignTokenType?, at range: SourceRange) {
    guard ![.fontFamily, .fontWeight, .color].contains(type) else { return }
    guard let quantity = TokenExpression.value(of: text) else {
      // The lengths of a shadow follow one another.
      if type == .shadow {
        for word in text.split(separator: " ") where TokenExpression.value(of: String(word)) != nil
        {
          noteUnit(of: String(word), as: .dimension, at: range)
        }
      }
      return
    }
    let unit = quantity.unit
    if unit == "em" {
      diagnostics.loss(
        "an em became a rem: the format has no length in sizes of its text", at: range)
    } else if quantity.assumesTextSize {
      diagnostics.loss(
        "an em counts as 16 px here: the format has no length in sizes of its text", at: range)
    } else if ["pt", "dp", "sp"].contains(unit) {
      diagnostics.add(
        Diagnostic(.note, "a \(unit) became a px, which is as long in a design", at: range))
    }
  }

  private static func type(ofParts keys: [String]) -> DesignTokenType? {
    if keys.contains("fontFamily") || keys.contains("fontSize") { return .typography }
    if keys.contains("blur") { return .shadow }
    return keys.contains("width") && keys.contains("color") ? .border : nil
  }

  /// The names of the parts of composite values in the format, and their types.
  private static let parts: [DesignTokenType: KeyValuePairs<String, (String, DesignTokenType)>] = [
    .typography: [
      "fontFamily": ("fontFamily", .fontFamily), "fontWeight": ("fontWeight", .fontWeight),
      "fontSize": ("fontSize", .dimension), "lineHeight": ("lineHeight", .number),
      "letterSpacing": ("letterSpacing", .dimension),
    ],
    .shadow: [
      "x": ("offsetX", .dimension), "y": ("offsetY", .dimension),
      "offsetX": ("offsetX", .dimension), "offsetY": ("offsetY", .dimension),
      "blur": ("blur", .dimension), "spread": ("spread", .dimension), "color": ("color", .color),
    ],
    .border: ["color": ("color", .color), "width": ("width", .dimension)],
    .gradient: ["color": ("color", .color), "position": ("position", .number)],
    .transition: [
      "duration": ("duration", .duration), "delay": ("delay", .duration),
      "timingFunction": ("timingFunction", .cubicBezier),
    ],
  ]

  private func composite(
    _ members: [SyntaxMember], as type: DesignTokenType, at range: SourceRange
  ) -> SyntaxValue? {
    guard let parts = Self.parts[type] else { return nil }
    var result: [SyntaxMember] = []
    for member in members {
      if type == .typography, let studio = studioPart(member, of: members) {
        if let value = studio {
          result.append(SyntaxMember(key: member.key, keyRange: member.keyRange, value: value))
        }
      } else if let part = parts.first(where: { $0.key == member.key })?.value {
        guard leadsToValue(member.value, as: part.1),
          let value = translated(member.value, as: part.1)?.value
        else {
          diagnostics.loss(
            "\"\(member.key)\" is left out: \(member.value.summary) is no \(part.1.rawValue)",
            at: member.value.range)
          continue
        }
        result.append(SyntaxMember(key: part.0, keyRange: member.keyRange, value: value))
      } else if type == .shadow, member.key == "type" {
        let isInset = SyntaxValue(.bool(member.value.text == "innerShadow"), at: member.value.range)
        result.append(SyntaxMember(key: "inset", keyRange: member.keyRange, value: isInset))
      } else if type == .border && member.key == "style" || type == .shadow && member.key == "inset"
      {
        result.append(member)
      } else {
        diagnostics.loss(
          "a \(type.rawValue) of the format has no \"\(member.key)\"; it is left out",
          at: member.keyRange)
      }
    }
    func complete(_ key: String, _ value: SyntaxValue) {
      if !result.contains(where: { $0.key == key }) { result.append(SyntaxMember(key, value)) }
    }
    if type == .border { complete("style", .text("solid")) }
    if type == .shadow {
      for key in ["offsetX", "offsetY", "blur", "spread"] {
        complete(key, .object([("value", .number(0)), ("unit", .text("px"))]))
      }
    }
    return SyntaxValue(.object(result), at: range)
  }

  /// Returns true if a part is a value, or leads to a token that has one; a composite keeps the remaining
  /// parts if a part does not.
  private func leadsToValue(_ value: SyntaxValue, as type: DesignTokenType, depth: Int = 0) -> Bool
  {
    guard let names = value.text.flatMap(TokenReference.braces) else { return true }
    guard let next = target(of: names, depth) else { return false }
    guard next.text.flatMap(TokenReference.braces) == nil else {
      return leadsToValue(next, as: type, depth: depth + 1)
    }
    return translated(next, as: type) != nil
  }

  /// The value of the token that a reference names; nil without one, and in a chain that is too long to end.
  func target(of names: [String], _ depth: Int) -> SyntaxValue? {
    depth < Self.longestChain ? raw[known(names.joined(separator: "."))] : nil
  }

  // MARK: Colour modifiers

  /// A colour with a modifier of Tokens Studio applied; nil, with a warning, when one of them cannot be
  /// read.
  func modified(_ value: SyntaxValue, by modifier: SyntaxValue?) -> SyntaxValue? {
    guard let modifier else { return nil }
    return modifiedColor(value, by: modifier, depth: 0).map {
      DesignTokenWriter.value(of: $0, withHex: false).placed(at: value.range)
    }
  }

  private func modifiedColor(
    _ value: SyntaxValue, by modifier: SyntaxValue, depth: Int
  ) -> TokenColor? {
    guard let base = color(value, depth: depth) else { return nil }
    let change = ColorModifier(modifier) { text in
      text.contains("{") ? filled(text, at: modifier.range, depth: depth + 1) : text
    }
    guard let change else {
      reportUnknown(modifier)
      return nil
    }
    return change.applied(to: base)
  }

  private func reportUnknown(_ modifier: SyntaxValue) {
    let types = ColorModifier.types
    if let type = modifier["type"], let name = type.text, !types.contains(name) {
      return diagnostics.warning(
        "there is no colour modifier \(SyntaxValue.quoted(name)); there are "
          + types.joined(separator: ", "), at: type.range)
    }
    diagnostics.warning(
      "a colour modifier has a type, an amount in \"value\", for mix a \"color\", a \"space\" of lch, hsl, "
        + "srgb or p3, and a \"format\" of these or hex", at: modifier.range)
  }

  private func color(_ value: SyntaxValue, depth: Int) -> TokenColor? {
    guard let text = value.text,
      let filled = text.contains("{") ? filled(text, at: value.range, depth: depth) : text
    else { return nil }
    return ForeignLiteral.color(filled)
  }

  // MARK: References

  /// The names of the tokens that a text lists with commas; nil when there is anything else.
  private func references(_ text: String) -> [String]? {
    let names = text.split(separator: ",").map { reference($0.trimmed) }
    return names.count > 1 && names.allSatisfy { $0 != nil } ? names.compactMap(\.self) : nil
  }

  /// Returns the name of the token that a text as a whole refers to; `$name` is an older way to write it.
  private func reference(_ text: String) -> String? {
    if text.hasPrefix("$"), raw[String(text.dropFirst())] != nil {
      return reference("{\(text.dropFirst())}")
    }
    guard let names = TokenReference.braces(text) else { return nil }
    let name = known(names.joined(separator: "."))
    return renames[name] ?? name
  }

  private func known(_ name: String) -> String {
    guard raw[name] == nil, name.hasSuffix(".value") else { return name }
    return String(name.dropLast(6))
  }

  /// A text with every reference replaced by what it leads to, as text; nil where it leads nowhere.
  func filled(_ text: String, at range: SourceRange, depth: Int) -> String? {
    guard depth < Self.longestChain else { return nil }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { return nil }
      let name = known(String(rest[rest.index(after: open)..<close]))
      guard let value = raw[name] else {
        diagnostics.warning("unknown token \"\(name)\"", at: range)
        return nil
      }
      let words: String
      switch value.kind {
      case _ where modifiers[name] != nil:
        guard let modifier = modifiers[name],
          let color = modifiedColor(value, by: modifier, depth: depth + 1)
        else { return nil }
        words = CustomPropertyWriter.text(of: color)
      case .number(let number): words = "\(number)"
      case .string(let text):
        guard let filled = filled(text, at: range, depth: depth + 1) else { return nil }
        words = TokenExpression.value(of: filled).map { "\($0.number)\($0.unit)" } ?? filled
      default: return nil
      }
      result += rest[..<open] + words
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
