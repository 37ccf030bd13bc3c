public import GalleyDesign
public import GalleyParsing

/// A colour as a document writes it: hex digits, a name, or one for each appearance.
public struct ColorValue: PropertyValue {
  /// A colour has many forms and a text has places for many colours, most of them empty; on the
  /// heap each place is one word.
  private let storage: Storage

  private final class Storage: Sendable {
    let color: Color
    let name: String?

    init(_ color: Color, name: String?) {
      self.color = color
      self.name = name
    }
  }

  /// Makes a colour.
  public init(_ color: Color, name: String? = nil) { storage = Storage(color, name: name) }

  /// The colour in both appearances.
  public var color: Color { storage.color }
  /// The name it was given by, or nil.
  public var name: String? { storage.name }

  /// Hex digits, a name, or an object with both appearances.
  public static var kind: PropertyKind { .color }

  /// Reads a colour. Text that is neither hex digits nor a name has the meaning that the dialect
  /// gives it (DUI-16) and is warned about.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ColorValue? {
    switch value.kind {
    case .string(let text): read(text, value, &reader)
    case .object(let members): read(members, value, as: name, &reader)
    default: reader.mismatch(name, kind, value)
    }
  }

  private static func read(
    _ text: String, _ value: SyntaxValue, _ reader: inout ComponentReader
  ) -> ColorValue {
    if let color = reader.names.color(named: text) { return ColorValue(color, name: text) }
    let hex = HexColor(text)
    if !hex.isHexadecimal {
      reader.warn(
        "\(SyntaxValue.quoted(text)) is neither hex digits nor the name of a colour; "
          + "read as \(hex.color.hexText)",
        at: value.range,
        suggestion: SpellingSuggestion.nearest(text, in: reader.names.colorNames))
    }
    return ColorValue(Color(hex.color))
  }

  private static func read(
    _ members: [SyntaxMember], _ value: SyntaxValue, as name: String,
    _ reader: inout ComponentReader
  ) -> ColorValue? {
    let parts = PartReader(members, of: name, knowing: ColorMode.allCases.map(\.rawValue), &reader)
    var modes: [ColorMode: CoreColor] = [:]
    for mode in ColorMode.allCases {
      let form: ColorValue? = parts.read(mode.rawValue, &reader)
      modes[mode] = form?.color[mode]
    }
    if modes.isEmpty { return reader.mismatch(name, kind, value) }
    return ColorValue(Color(modes: modes))
  }

  /// Writes the colour of the writer's appearance as `#RRGGBB` or `#RRGGBBAA`.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    let text = color.resolved(for: writer.appearance, contrast: writer.contrast).hexText
    writer.write(name, text, token: self.name.map { "color.\($0)" })
  }
}

extension ColorValue: Hashable {
  /// Whether colour and name are equal.
  public static func == (left: ColorValue, right: ColorValue) -> Bool {
    left.storage === right.storage || left.color == right.color && left.name == right.name
  }

  /// Feeds colour and name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(name)
  }
}
