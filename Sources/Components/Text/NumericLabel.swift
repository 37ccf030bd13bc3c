public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A number as DNAKit shows it: a percentage, an amount of rupees, a plain number or a change with
/// an arrow; coloured by its sign or not (DNA-23 … DNA-26). Without a value nothing is drawn.
public struct NumericLabel: Sendable {
  /// The number; nil draws nothing, NaN draws "-".
  public var value: Double?
  /// The unit after an amount.
  public var unit: String?
  /// The type of the number.
  public var numberType = NumberType.number
  /// True for a plus sign before positive numbers.
  public var signed = false
  /// True if the sign decides the colour: green, red, grey.
  public var colored = false
  /// Percentages with two significant digits, as DNAKit's code prints them, instead of two decimals.
  public var significantDigits = false
  /// The style of the text: 15 points unless its keys specify otherwise.
  public var text = Text()

  /// Makes a label without a value.
  public init() {}

  // Reading

  /// The sentence about `"type": "NumericLabel"` in the reference, the schema and editors.
  public static let summary = "A percentage, an amount, a number or a change."
  /// The theme's scheme for labels.
  public static let schemeKind: SchemeKind? = .labels
  /// The label's own keys.
  public static let properties: [Property<NumericLabel>] =
    [
      Property("value", \.value, in: .values, "The number; nothing is drawn without one."),
      Property("unit", \.unit, as: .displayText, in: .values, "What stands behind an amount."),
      Property("numberType", \.numberType, default: "number", "What the number is."),
      Property(
        "signed", \.signed, default: "false", "Whether a plus stands before positive numbers."),
      Property(
        "colored", \.colored, default: "false",
        "Whether the sign decides the colour: green, red, grey.", or: ["coloured"]),
      Property(
        "significantDigits", \.significantDigits, default: "false",
        "Whether percentages have two significant digits instead of two decimals."),
    ] + Text.lookProperties.map { $0.moved(to: \.text) }

  /// DNAKit's colour for running text is the same in light and dark; on a dark canvas it would hardly
  /// be seen.
  private static let normal = Color(
    light: DNAColor.fontNormal.color.light, dark: DNAColor.borderRegular.color.dark)

  /// Takes font, alignment and decorations.
  public static func adopt(_ scheme: Scheme, into label: inout StyleAdoption<NumericLabel>) {
    TextAdoption(\NumericLabel.text).adopt(scheme, into: &label)
    if !label.choosesTextStyle(of: \.text) { label.set("fontSize", \.text.fontSize, to: 15) }
  }

  /// The scheme, were it empty, so that the size is always set.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? { scheme ?? Scheme() }

  // Measuring and arranging

  /// The text of the label; nil without a value.
  public var displayedText: String? {
    guard let value else { return nil }
    if value.isNaN { return "-" }
    let sign = signed && value > 0 ? "+" : ""
    switch numberType {
    case .percentage:
      let digits = significantDigits ? DecimalText.twoDigits(value) : DecimalText.fixed(value)
      return sign + digits + "%"
    case .amount: return "₹" + DecimalText.fixed(abs(value)) + (unit.map { " " + $0 } ?? "")
    case .number, .change: return sign + DecimalText.fixed(value)
    }
  }

  /// Appends the text, with an arrow before a change.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    guard let value, let words = displayedText else { return tree.leaf(.empty) }
    var line = text
    line.text = context.direction == .rightToLeft ? "\u{2066}\(words)\u{2069}" : words
    var inner = context
    inner.foreground = colored ? color(of: value) : context.foreground ?? Self.normal
    guard numberType == .change else { return line.appendNode(to: &tree, inner) }
    // DNAKit's arrow points down for zero as well.
    HStack(spacing: 4) {
      ChangeArrow(isUp: value > 0)
      line
    }.appendNode(to: &tree, inner)
  }

  private func color(of value: Double) -> Color {
    if value > 0 { return DNAColor.successGreen.color }
    return value < 0 ? DNAColor.dangerRed.color : Self.normal
  }
}

extension NumericLabel {
  /// Makes a label.
  public init(
    _ value: Double?, as type: NumberType = .number, colored: Bool = false,
    signed: Bool = false, unit: String? = nil
  ) {
    self.init()
    self.value = value
    numberType = type
    self.colored = colored
    self.signed = signed
    self.unit = unit
  }
}

/// The type of a number (DNA-23).
public enum NumberType: String, PropertyChoice, Hashable {
  case percentage, amount, number, change
}

extension NumericLabel: StyledView {}
