public import GalleyDesign
public import GalleyParsing

extension Color: PropertyValue {
  /// Hex digits, a name, or an object with one colour for each appearance.
  public static var kind: PropertyKind { .color }

  /// Reads a colour. Text that is neither hex digits nor a name has the meaning that the dialect
  /// gives it (DUI-16) and is warned about.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Color? {
    switch value.kind {
    case .string(let text): read(text, value, as: name, &reader)
    case .object: readModes(value, as: name, &reader)
    default: reader.mismatch(name, kind, value)
    }
  }

  private static func read(
    _ text: String, _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Color {
    if let color = reader.names.color(named: text) {
      reader.note("color.\(text)", for: name)
      return color
    }
    let hex = HexColor(text)
    if !hex.isHexadecimal {
      reader.warn(
        "\(SyntaxValue.quoted(text)) is neither hex digits nor the name of a colour; "
          + "read as \(hex.color.hexText)",
        at: value.range,
        suggestion: SpellingSuggestion.nearest(text, in: reader.names.colorNames))
    }
    return Color(hex.color)
  }

  private static func readModes(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Color? {
    let keys = ColorMode.allCases.map(\.rawValue)
    guard let parts = PartReader(value, of: name, knowing: keys, &reader) else { return nil }
    var modes: [ColorMode: RGBAColor] = [:]
    for mode in ColorMode.allCases {
      let color: Color? = parts.read(mode.rawValue, &reader)
      modes[mode] = color?[mode]
    }
    return modes.isEmpty ? reader.mismatch(name, kind, value) : Color(modes: modes)
  }

  /// Writes the colour of the writer's appearance as `#RRGGBB` or `#RRGGBBAA`.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, resolved(for: writer.appearance, contrast: writer.contrast).hexText)
  }
}
