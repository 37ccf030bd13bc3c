public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// GenericUI's input: a label, a field to its right and a bar at the leading edge while it is active
/// (GUI-7 … GUI-12), whose text is a value of a type. It takes all the width it is offered and is 36
/// points high at the default size.
///
/// ```swift
/// ActiveInput<Int>("Age", output: 36)
/// ActiveInput("Name", text: "Ada")
/// ```
public struct ActiveInput<Value: InputConvertible>: Sendable {
  /// The label; empty leaves the whole width to the field.
  public var label = Text("INPUT")
  /// The typed text.
  public var text = Text()
  /// The placeholder that is shown while nothing has been typed.
  public var placeholder = ""
  /// True if the bar is shown.
  public var isActive = false
  /// The colour of the bar; nil is the system's blue.
  public var activeColor: Color?
  /// The colour of the label; nil is grey.
  public var labelColor: Color?
  /// The colour behind the field; nil is that of the whole.
  public var inputColor: Color?
  /// The width of the bar, in points: 3, as in GenericUI's code and pictures; its README specifies 2.
  public var indicatorWidth = 3.0
  /// A width for the label, in points, by which the fields of several inputs align.
  public var forcedLabelWidth: Double?

  /// The traits of the field for the keyboard.
  public var traits = InputTraits()

  /// Makes an input with the keyboard of its type, empty or with a value.
  public init(_ label: String = "INPUT", output: Value?, isActive: Bool = false) {
    self.label.text = label
    self.isActive = isActive
    self.label.fontSize = 13
    text.kind = .textFields
    traits.keyboard = Value.keyboard
    self.output = output
  }

  /// The value that the text represents; nil for no text and for text that is not such a value. Setting it
  /// writes the value's description (GUI-1, GUI-6).
  public var output: Value? {
    get { text.text.isEmpty ? nil : Value(text.text) }
    set { text.text = newValue?.description ?? "" }
  }

  // Reading

  /// The sentence about `"type": "ActiveInput"` in the reference, the schema and editors. Documents use this
  /// name for every type of value.
  public static var summary: String {
    "A label and a field with a bar at the leading edge while active."
  }
  /// The theme's scheme for text fields.
  public static var schemeKind: SchemeKind? { .textFields }
  /// The input's own keys.
  public static var properties: [Property<ActiveInput>] {
    let own: [Property<ActiveInput>] = [
      Property(
        "label", \.label.text, as: .displayText, in: .values, default: "INPUT",
        "The label; may be empty."),
      Property(
        "text", \.text.text, as: .displayText, in: .values, default: "nothing",
        "What has been typed."),
      Property(
        "placeholder", \.placeholder, as: .displayText, in: .values, default: "nothing",
        "What stands there while nothing has been typed.", or: ["placeHolder"]),
      Property("isActive", \.isActive, default: "false", "Whether the bar is shown."),
      Property("activeColor", \.activeColor, default: "the system's blue", "The bar's colour."),
      Property("labelColor", \.labelColor, default: "grey", "The label's colour."),
      Property("inputColor", \.inputColor, default: "none", "The colour behind the field."),
      Property(
        "indicatorWidth", \.indicatorWidth, as: .length, default: "3", "The bar's width, in points."
      ),
      Property(
        "forcedLabelWidth", \.forcedLabelWidth, as: .length, default: "as the label needs",
        "A width for the label, by which several fields align."),
    ]
    let traits = InputTraits.properties.map { $0.moved(to: \ActiveInput.traits) }
    return own + traits + Text.lookProperties.map { $0.moved(to: \ActiveInput.text) }
  }

  /// White with corners of 3 and margins of 5 and 8.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    var own = Scheme(
      colors: Colors(
        foreground: Color.system(.label),
        background: Color(light: .white, dark: RGBAColor(hex: 0x1C1C1E)).playing(.background)),
      styles: Styles(cornerRadius: .points(3)))
    own.styles?.padding = PaddingInsets(EdgeInsets(vertical: 5, horizontal: 8))
    return scheme?.merging(over: own) ?? own
  }

  /// Takes the font and the bar's colour.
  public static func adopt(_ scheme: Scheme, into input: inout StyleAdoption<ActiveInput>) {
    TextAdoption(\ActiveInput.text).adopt(scheme, into: &input)
    input.set("activeColor", \.activeColor, to: scheme.colors?.tint)
    input.set("labelColor", \.labelColor, to: scheme.colors?.secondary)
    if !input.choosesTextStyle(of: \.text) { input.set("fontSize", \.text.fontSize, to: 13) }
  }

  // Measuring and arranging

  /// Appends label, field and bar; the look is the box with its margins.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    let margins = look.padding ?? .zero
    let row = row(margins, in: context)
    guard isActive else { return row.appendNode(to: &tree, context) }
    // The bar is outside the margins, over the whole height at the edge.
    row.overlay(alignment: .leading) {
      Capsule().foregroundColor(activeColor ?? Color.system(.systemBlue))
        .frame(width: indicatorWidth)
        .padding(
          EdgeInsets(
            top: -margins.top, leading: -margins.leading, bottom: -margins.bottom, trailing: 0))
    }
    .appendNode(to: &tree, context)
  }

  private func row(_ margins: EdgeInsets, in context: EnvironmentValues) -> some View {
    let height = (text.descriptor(in: context).size * 2).rounded()
    let gap = margins.leading
    return HStack(spacing: gap) {
      if !label.text.isEmpty {
        label.foregroundColor(labelColor ?? Color.system(.systemGray))
          .frame(width: forcedLabelWidth, alignment: .leading)
          .padding(.leading, indicatorWidth)
          .layoutPriority(1)
      }
      field(height)
    }
  }

  @ViewBuilder
  private func field(_ height: Double) -> some View {
    if let inputColor {
      line.frame(maxWidth: .infinity, alignment: .leading).frame(height: height)
        .background(inputColor)
    } else {
      line.frame(maxWidth: .infinity, alignment: .leading).frame(height: height)
    }
  }

  private var line: AnyView {
    var shown = text
    guard text.text.isEmpty else {
      shown.lines.lineLimit = 1
      return AnyView(shown)
    }
    shown.lines.ownLimit = 1
    shown.text = placeholder.isEmpty ? " " : placeholder
    return AnyView(shown.foregroundColor(Color.system(.placeholderText)))
  }
}

extension ActiveInput where Value == String {
  /// Makes an input for text.
  public init(_ label: String = "INPUT", text: String = "", isActive: Bool = false) {
    self.init(label, output: text, isActive: isActive)
    traits.keyboard = nil
  }

  /// Makes an input for text.
  public init(label: String) { self.init(label) }
}

extension ActiveInput: StyledView {
  /// A text field.
  public var accessibilityTraits: AccessibilityTraits { .isTextField }
}
