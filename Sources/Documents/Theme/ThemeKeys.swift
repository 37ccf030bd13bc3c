internal import GalleyComponents
internal import GalleyDesign
internal import GalleyParsing

/// Findings about the keys and values of theme files, with the words that were probably meant.
enum ThemeKeys {
  /// The names of other systems that mean a key of themes alone; those of documents' keys are in `ForeignNames`.
  private static let meant: [String: [String]] = [
    "colours": ["colors"], "palette": ["colors"], "color": ["colors", "foreground"],
    "spacing": ["dimensions"], "spacings": ["dimensions"], "sizes": ["dimensions"],
    "lengths": ["dimensions"], "radii": ["dimensions"], "borderRadius": ["dimensions"],
    "radius": ["dimensions"], "fontSizes": ["textStyles"], "fontSize": ["textStyles"],
    "shadows": ["tokens"], "boxShadow": ["tokens"],
    "typography": ["textStyles"], "fonts": ["textStyles"], "text": ["textStyles", "foreground"],
    "font": ["family", "textStyles"], "typeface": ["family"], "fontStyle": ["slant"],
    "italic": ["slant"], "kerning": ["letterSpacing", "kern"],
    "leading": ["lineHeight"], "colour": ["color", "foreground"], "textColor": ["foreground"],
    "label": ["foreground"], "fg": ["foreground"], "bg": ["background"],
    "backgroundColor": ["background"], "fill": ["background"], "primary": ["tint"],
    "accent": ["tint"], "accentColor": ["tint"], "borderColor": ["border"],
    "borderWidth": ["border"], "scheme": ["schemes"], "dimension": ["dimensions"],
    "hover": ["highlighted"], "hovered": ["highlighted"], "pressed": ["highlighted"],
    "active": ["highlighted"], "checked": ["selected"], "focus": ["focused"],
    "inactive": ["disabled"], "danger": ["error"], "destructive": ["error"],
    "opacity": ["alpha"], "default": ["light"], "day": ["light"], "night": ["dark"],
    "components": ["schemes"], "parent": ["extends"],
  ]

  // MARK: Keys

  /// Reports a key that is not read, with the key that was meant, here or in one of the objects here, or
  /// with all keys.
  ///
  /// - Parameter members: The members of the object that has the key.
  static func reportUnknown(
    _ member: SyntaxMember, among members: [SyntaxMember], in kind: PropertyKind,
    _ diagnostics: DiagnosticCollector
  ) {
    guard case .object(let parts) = kind else { return }
    let names = parts.map(\.name)
    let found = "unknown key \(SyntaxValue.quoted(member.key))"
    let whole = SourceRange(member.keyRange.start, member.value.range.end)
    func isThere(_ key: String) -> Bool { members.contains { $0.key == key } }
    if ["fonts", "fontFiles"].contains(member.key), names.contains("schemes"),
      member.value.members == nil
    {
      return diagnostics.fail(
        "\(found): the font of all text is \"fonts\" in the \"styles\" of the scheme \"base\", and "
          + "files of fonts are given with --fonts, or as \"fonts\" in a suite.json",
        at: member.keyRange)
    }
    if let other = ThemeWords.member(for: member, among: names), !isThere(other.key) {
      return diagnostics.fail(
        found, at: whole,
        advice: .init("; write \(other.text)", replacement: other.text))
    }
    // A name in another case is one of this object itself.
    let nearest = diagnostics.nearest(member.key, in: names)
    if let name = known(member.key, among: names) ?? (isThere(nearest ?? "") ? nearest : nil) {
      guard isThere(name) else {
        return diagnostics.fail(found, at: member.keyRange, suggestion: name)
      }
      let isGroup = member.value.members != nil
      return diagnostics.fail(
        found
          + (isGroup ? "; its members belong in \"\(name)\"" : "; \"\(name)\" is there already"),
        at: member.keyRange)
    }
    for part in parts {
      guard let name = known(member.key, among: part.kind.partNames) else { continue }
      let words = "; write \"\(name)\" in \"\(part.name)\""
      guard !isThere(part.name) else {
        return diagnostics.fail(found + words, at: member.keyRange)
      }
      let value = JSONWriter.text(of: member.value)
      let text = "\"\(part.name)\": {\"\(name)\": \(value)}"
      return diagnostics.fail(
        found, at: whole, advice: .init(words, replacement: text))
    }
    let listing = nearest == nil ? "; the keys here are \(ValueReader.listing(names))" : ""
    diagnostics.fail(found + listing, at: member.keyRange, suggestion: nearest)
  }

  private static func known(_ key: String, among names: [String]) -> String? {
    ([key] + (meant[key] ?? [])).first { names.contains($0) }
      ?? ForeignNames.key(for: key, among: names)
  }

  // MARK: Values

  /// Reports a text in the place of a length: with the number if it has a unit, else as an unknown name.
  static func reportLength(
    _ value: SyntaxValue, _ expected: String, among names: [String], textSize: Double? = nil,
    _ diagnostics: DiagnosticCollector
  ) {
    if let advice = ForeignUnits.advice(value, for: "", .length, textSize: textSize) {
      return diagnostics.mismatch(expected, value, advice: advice)
    }
    if let meant = ThemeWords.name(in: value.text ?? "", among: names) {
      return diagnostics.fail(
        "unknown dimension \(SyntaxValue.quoted(value.text ?? ""))", at: value.range,
        suggestion: meant)
    }
    diagnostics.unknown("dimension", value.text ?? "", at: value.range, among: names)
  }

  /// A line height in another unit as a multiple of the size of the text, where that is known.
  static func lineHeight(_ value: SyntaxValue, _ scope: ThemeScope) -> DiagnosticCollector.Advice {
    let size = scope.textSize
    guard let multiple = ForeignNames.lineHeight(value, textSize: size), multiple > 0 else {
      return .init("; it is a multiple of the size of the text, about 1.2 to 1.6")
    }
    let factor = rounded(multiple, ofSize: size ?? 17)
    let text = SyntaxNumber(factor, isInteger: factor == factor.rounded()).description
    return .init("; write \(text), a multiple of the size of the text", replacement: text)
  }

  /// The shortest factor that gives a thousandth of a point the same length.
  private static func rounded(_ factor: Double, ofSize size: Double) -> Double {
    var power = 1.0
    for _ in 0..<6 {
      let short = (factor * power).rounded() / power
      if abs(short - factor) * size < 0.001 { return short }
      power *= 10
    }
    return (factor * power).rounded() / power
  }

  // MARK: Names

  /// Warns of a scheme with a name of its own that resembles a built-in kind, which no component has by
  /// itself, and of a font of the base, which plain text does not have.
  static func reportDoubtful(
    scheme member: SyntaxMember, over theme: Theme, _ diagnostics: DiagnosticCollector
  ) {
    let kind = SchemeKind(member.key)
    if kind == .base, let font = member.value["styles"]?["font"], font["name"]?.text != nil,
      member.value["styles"]?["fonts"] == nil
    {
      diagnostics.warning(
        "plain text does not have the \"font\" of the base; write \"fonts\", the fonts of all text",
        at: font.range)
    }
    guard !SchemeKind.known.contains(kind), theme[kind] == nil,
      let meant = meantKind(by: member.key, diagnostics)
    else { return }
    diagnostics.warning(
      "no component has the scheme \(SyntaxValue.quoted(member.key)) by itself",
      at: member.keyRange,
      suggestion: meant)
  }

  /// The kind that a name resembles: one of the first by its letters, others by their singular.
  private static func meantKind(
    by name: String, _ diagnostics: DiagnosticCollector
  ) -> String? {
    let others = SchemeKind.components.map(\.name)
    if let plural = others.first(where: { [name + "s", name + "es"].contains($0) }) {
      return plural
    }
    let first = SchemeKind.known.filter { kind in
      !others.contains(kind.name) && !ButtonKind.allCases.contains { $0.schemeKind == kind }
    }
    return diagnostics.nearest(name, in: first.map(\.name))
  }

  /// Notes that a text style with the name of one of the platform's does not replace it.
  static func reportPlatformName(of member: SyntaxMember, _ diagnostics: DiagnosticCollector) {
    guard TextStyleName(rawValue: member.key) != nil else { return }
    diagnostics.add(
      Diagnostic(
        .note,
        "\(SyntaxValue.quoted(member.key)) is the text style of \"typography\"; the platform's style of"
          + " this name, which plain text has, is set under \"fonts\" in the styles of a scheme",
        at: member.keyRange))
  }
}

extension PropertyKind {
  /// The keys of an object of this kind.
  fileprivate var partNames: [String] {
    switch self {
    case .object(let parts): parts.map(\.name)
    case .named(_, let known): known
    default: []
    }
  }
}
