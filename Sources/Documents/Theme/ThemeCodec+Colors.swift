internal import GalleyComponents
internal import GalleyDesign
internal import GalleyParsing

extension ThemeCodec where Value == Color {
  /// A name, hexadecimal digits, an object with a form for each mode, or an object with `color` and
  /// `alpha`. A name goes before digits that look like it.
  static let color = ThemeCodec(
    kind: .either([
      .color,
      .object([
        PropertyPart("color", .color, summary: "The colour that gets another opacity."),
        PropertyPart("alpha", .number(minimum: 0, maximum: 1), summary: "The opacity."),
      ]),
    ]),
    read: { value, scope in
      if let text = value.text {
        guard ForeignColors.value(value, scope.defines(color:)) == nil else {
          reportForeign(value, scope)
          return nil
        }
        return read(text, at: value.range, scope)
      }
      if value.members != nil { return readObject(value, scope) }
      reportForeign(value, scope)
      return nil
    },
    write: { write($0) })

  /// Reports a value that is a colour in another notation, or in none.
  private static func reportForeign(_ value: SyntaxValue, _ scope: ThemeScope) {
    let meant = ForeignColors.value(value) { scope.defines(color: $0) }
    scope.diagnostics.mismatch(
      "a colour", value, advice: meant.map { .init("; write \($0)", replacement: $0) })
  }

  private static func read(
    _ text: String, at range: SourceRange, _ scope: ThemeScope
  ) -> Color? {
    if scope.defines(color: text) { return scope.color(named: text) }
    if let color = RGBAColor(hexText: text) { return Color(color) }
    if let parts = ColorWithOpacity(text) {
      return read(parts.color, at: range, scope)?.faded(to: parts.opacity)
    }
    if text.hasPrefix("#") {
      scope.diagnostics.fail("\"\(text)\" is not #RGB, #RGBA, #RRGGBB or #RRGGBBAA", at: range)
    } else if let color = TokenColor(css: text) {
      scope.diagnostics.fail(
        "\(SyntaxValue.quoted(text)) is a colour of CSS", at: range,
        suggestion: color.core.hexText)
    } else if let meant = ThemeWords.name(in: text, scope.defines(color:)) {
      scope.diagnostics.fail(
        "unknown colour \(SyntaxValue.quoted(text))", at: range, suggestion: meant)
    } else if let meant = ForeignColors.meant(by: text, scope.defines(color:)) {
      scope.diagnostics.fail(
        "unknown colour \(SyntaxValue.quoted(text))", at: range, suggestion: meant)
    } else {
      scope.diagnostics.unknown("colour", text, at: range, among: scope.colorNames)
    }
    return nil
  }

  /// Reports an object that is a colour in another notation; always nil.
  private static func report(
    _ value: SyntaxValue, _ meant: String, _ scope: ThemeScope
  ) -> Color? {
    scope.diagnostics.fail(
      "a colour needs \"light\", \"dark\" or \"color\"", at: value.range,
      advice: .init("; write \(meant)", replacement: meant))
    return nil
  }

  private static func readObject(_ value: SyntaxValue, _ scope: ThemeScope) -> Color? {
    guard var reader = ValueReader(value, diagnostics: scope.diagnostics) else { return nil }
    if let meant = ForeignColors.value(value, scope.defines(color:)) {
      return report(value, meant, scope)
    }
    defer {
      let known = ColorMode.allCases.map(\.rawValue) + ["color", "alpha"]
      reader.reportDuplicateKeys()
      let parts = known.map { PropertyPart($0, .text) }
      for member in reader.unreadMembers where !known.contains(member.key) {
        ThemeKeys.reportUnknown(
          member, among: reader.members, in: .object(parts), scope.diagnostics)
      }
    }
    if let base = reader.value("color") {
      let alpha = reader.value("alpha").flatMap { ThemeCodec<Double>.share.read($0, scope) }
      return color.read(base, scope)?.with(alpha: alpha ?? 1)
    }
    var modes: [ColorMode: RGBAColor] = [:]
    var isOpen = true
    for mode in ColorMode.allCases {
      guard let value = reader.value(mode.rawValue) else { continue }
      isOpen = false
      modes[mode] = color.read(value, scope)?[mode]
    }
    if isOpen {
      scope.diagnostics.fail("a colour needs \"light\", \"dark\" or \"color\"", at: value.range)
    }
    return modes.isEmpty ? nil : Color(modes: modes)
  }

  private static func write(_ color: Color) -> SyntaxValue {
    if color == Color(color.light) { return .text(color.light.hexText) }
    let forms: [(ColorMode, RGBAColor?)] = [
      (.light, color.light), (.dark, color.dark),
      (.lightIncreasedContrast, color.lightIncreasedContrast),
      (.darkIncreasedContrast, color.darkIncreasedContrast),
    ]
    return SyntaxValue(
      .object(
        forms.compactMap { mode, form in
          form.map { SyntaxMember(mode.rawValue, .text($0.hexText)) }
        }))
  }
}

extension ThemeCodec where Value == ColorPair {
  static let pair = ThemeObject(
    empty: { ColorPair() },
    rows: [
      ThemeRow("foreground", \.foreground, .color, "The colour of text and icons."),
      ThemeRow("background", \.background, .color, "The colour behind them."),
    ]
  ).codec
}

extension ThemeCodec where Value == StateColors {
  static let states = ThemeObject(
    empty: { StateColors() },
    rows: [
      ThemeRow("foreground", \.foreground, .color, "The colour of text and icons."),
      ThemeRow("background", \.background, .color, "The colour behind them."),
      ThemeRow("border", \.border, .color, "The colour of the border."),
    ]
  ).codec
}

extension ThemeCodec where Value == Colors {
  /// The roles; single colours, pairs and the colours of states.
  static let colors = ThemeObject(empty: { Colors() }, rows: colorRows).codec

  static let colorRows: [ThemeRow<Colors>] =
    ColorRole.allCases.map { ThemeRow($0.rawValue, $0.path, .color, $0.summary) } + [
      ThemeRow("highlight", \.highlight, .pair, "Highlighted content."),
      ThemeRow("success", \.success, .pair, "Messages of success."),
      ThemeRow("warning", \.warning, .pair, "Warnings."),
      ThemeRow("error", \.error, .pair, "Errors."),
      ThemeRow("header", \.header, .pair, "Headers."),
      ThemeRow("highlighted", \.highlighted, .states, "The colours while pressed."),
      ThemeRow("selected", \.selected, .states, "The colours while selected."),
      ThemeRow("disabled", \.disabled, .states, "The colours while disabled."),
      ThemeRow("focused", \.focused, .states, "The colours while focused."),
      ThemeRow("invalid", \.invalid, .states, "The colours of an invalid value."),
    ]
}

extension ColorRole {
  /// The use of the role, in one sentence.
  fileprivate var summary: String {
    switch self {
    case .foreground: "The colour of text and icons."
    case .background: "The colour behind the content."
    case .secondaryBackground: "The colour behind grouped content."
    case .tint: "The accent colour of controls."
    case .secondary: "The colour of less important text."
    case .brand: "The colour of the brand."
    case .border: "The colour of the border."
    case .separator: "The colour of lines between rows."
    case .shadow: "The colour of the shadow."
    case .placeholder: "The colour of placeholders."
    case .line: "The colour of drawn lines."
    }
  }
}
