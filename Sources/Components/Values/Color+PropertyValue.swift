public import GalleyDesign
public import GalleyParsing

extension Color: PropertyValue {
  /// Hex digits, a name, or an object with one colour for each appearance.
  public static var kind: PropertyKind { .color }

  /// Reads a colour, perhaps with an opacity: `systemBlue / 40%`. A strict reading refuses text that is
  /// neither hex digits nor a name; a lenient one gives it the dialect's meaning (DUI-16).
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Color? {
    switch value.kind {
    case .string(let text): read(text, value, as: name, &reader)
    case .object: readModes(value, as: name, &reader)
    default: foreign(value, as: name, &reader)
    }
  }

  private static func read(
    _ text: String, _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Color? {
    if let color = reader.names.color(named: text) {
      reader.note("color.\(text)", for: name)
      return color
    }
    if let parts = ColorWithOpacity(text) {
      return read(parts.color, value, as: name, &reader)?.faded(to: parts.opacity)
    }
    let hex = HexColor(text)
    if ForeignColors.value(value, { reader.names.color(named: $0) != nil }) != nil {
      return foreign(value, as: name, &reader)
    }
    if !hex.isHexadecimal, reader.diagnostics.mode == .strict,
      let member = reader.member, member.value.range == value.range,
      let key = ForeignNames.member(withValueOfAnother: name, value, reader.surroundings)?.text
    {
      reader.diagnostics.fail(
        "\(SyntaxValue.quoted(text)) is neither hex digits nor the name of a colour",
        at: SourceRange(member.keyRange.start, value.range.end),
        advice: .init("; write \(key)", replacement: key))
      return nil
    }
    if !hex.isHexadecimal {
      let isLenient = reader.diagnostics.mode == .lenient
      let meant = ForeignColors.meant(by: text) { reader.names.color(named: $0) != nil }
      let advice = meant == nil ? ForeignColors.advice(on: text) : nil
      reader.diagnostics.fail(
        "\(SyntaxValue.quoted(text)) is neither hex digits nor the name of a colour\(advice ?? "")"
          + (isLenient ? "; it is read as \(hex.color.hexText)" : ""),
        at: value.range,
        suggestion: meant
          ?? (advice == nil ? SpellingSuggestion.nearest(text, in: reader.names.colorNames) : nil),
        outcome: .used)
    } else if reader.diagnostics.mode == .strict, !hex.hasUsualLength, text.contains("#") {
      // Digits without a sign of number are the dialect's, which reads any count of them (DUI-16).
      reader.fail(
        "\(SyntaxValue.quoted(text)) is not #RGB, #RGBA, #RRGGBB or #RRGGBBAA", at: value.range)
      return nil
    }
    return Color(hex.color)
  }

  /// Complains about a colour in a form that other systems have; always nil.
  private static func foreign(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Color? {
    let meant = ForeignColors.value(value) { reader.names.color(named: $0) != nil }
    reader.mismatch(
      name, kind, value, advice: meant.map { .init("; write \($0)", replacement: $0) })
    return nil
  }

  private static func readModes(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Color? {
    let keys = ColorMode.allCases.map(\.rawValue)
    if case .object(let members) = value.kind, !members.contains(where: { keys.contains($0.key) }) {
      guard GradientPaint.isMeant(by: members) else { return foreign(value, as: name, &reader) }
      reader.fail(
        "expected a colour for \"\(name)\", found a gradient; boxes have one as "
          + "\"backgroundGradient\", shapes as \"fill\"", at: value.range)
      return nil
    }
    guard let parts = PartReader(value, of: name, knowing: keys, &reader) else { return nil }
    var modes: [ColorMode: RGBAColor] = [:]
    for mode in ColorMode.allCases {
      let color: Color? = parts.read(mode.rawValue, &reader)
      modes[mode] = color?[mode]
    }
    return modes.isEmpty ? nil : Color(modes: modes)
  }

  /// Writes the colour of the writer's appearance as `#RRGGBB` or `#RRGGBBAA`.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, self)
  }
}

/// A colour and its opacity in one text, as CSS writes them: `systemBlue / 40%`, `#112233 / 0.4`.
package struct ColorWithOpacity {
  /// The colour.
  package let color: String
  /// From 0 to 1.
  package let opacity: Double

  /// Nil for a text without a slash, or with something else behind it.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    func trimmed(_ part: Substring) -> String { part.split(separator: " ").joined(separator: " ") }
    let share = trimmed(parts[1])
    let isPercent = share.hasSuffix("%")
    guard let number = Double(isPercent ? String(share.dropLast()) : share) else { return nil }
    let opacity = isPercent ? number / 100 : number
    guard (0...1).contains(opacity) else { return nil }
    (color, self.opacity) = (trimmed(parts[0]), opacity)
  }
}
