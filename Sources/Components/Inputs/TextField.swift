public import GalleyDesign
package import GalleyGeometry
public import GalleyLayout
internal import GalleyParsing

/// One line of text in a box that shows its state (DNA-28 … DNA-34, W3W-30, STY-16). It takes all
/// the width it is offered.
public struct TextField: Sendable {
  /// Text, placeholder, state, rules and message.
  public var input = TextInput()
  /// The name of an icon before the text.
  public var leadingIconName: String?
  /// The name of an icon after the text.
  public var trailingIconName: String?
  /// The visibility of the button that empties the field.
  public var clearButton = ClearButtonMode.never
  /// True if dots replace the typed text.
  public var isSecure = false
  /// True if it has no box, as round fields in rows.
  package var isBare = false
  /// The distances between the edges of the box and the text.
  package var insets = EdgeInsets(vertical: 8, horizontal: 12)
  /// The least height of the text within the insets.
  private var textHeight: Double?
  /// The number of lines that are shown; nil for any number.
  package var lineLimit: Int? = 1
  /// Told of every check while the field is being edited: whether all rules are met, the error, the
  /// input (DNA-33).
  public var didValidate: (@Sendable (Bool, InputError?, String) -> Void)?

  /// Makes an empty field.
  public init() {}

  /// Gives the field the platform's round box in place of the kit's: 34 points high with text of the default size and
  /// below, with a border of one pixel. Measured in pictures of iOS 16, light and dark.
  ///
  /// - Parameter pixel: The width of a pixel, in points.
  package mutating func takeSystemBox(pixel: Double) {
    insets = EdgeInsets(vertical: 41.0 / 6, horizontal: 7)
    textHeight = 34 - insets.top - insets.bottom
    input.systemBorder = pixel
  }

  // Reading

  /// The sentence about `"type": "TextField"` in the reference, the schema and editors.
  public static let summary = "One line of text in a box that shows its state."
  /// The field's own keys.
  public static let properties: [Property<TextField>] =
    TextInput.properties.map { $0.moved(to: \.input) } + [
      Property(
        "leadingIconName", \.leadingIconName, in: .values,
        "The name of an icon of SF Symbols before the text."),
      Property(
        "trailingIconName", \.trailingIconName, in: .values,
        "The name of an icon after the text."),
      Property(
        "clearButton", \.clearButton, default: "never",
        "When there is a button that empties the field; never while it is empty."),
      Property(
        "secure", \.isSecure, default: "false", "Whether dots stand for what has been typed."),
    ] + Text.lookProperties.map { $0.moved(to: \.input.text) }

  /// Returns the platform's box below that of styles, in the colours of the state.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    input.resolvedScheme(over: scheme, padding: insets)
  }

  /// Reports names that are not icons.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    for (key, name) in [
      ("leadingIconName", leadingIconName), ("trailingIconName", trailingIconName),
    ] {
      if let name { reader.checkIcon(name, at: place.range(of: key)) }
    }
  }

  // Measuring and arranging

  /// Appends the box with the message below it.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    if isBare {
      return AnyView(erasing: row(in: context)).frame(minHeight: bareHeight(in: context))
        .appendNode(
          to: &tree, context)
    }
    input.build(row(in: context), look, in: &tree, context)
  }

  /// The platform's field is a whole number of points high: a line of its font, and a point more where the text
  /// can be read. Measured in pictures of iOS 16 at 16 points: 21, and 20 for secure fields, which are a line high
  /// with a password in them.
  private func bareHeight(in context: EnvironmentValues) -> Double {
    let line = input.text.descriptor(in: context).size * 1.193
    guard isSecure else { return line.rounded(.up) + 1 }
    return input.text.text.isEmpty ? line.rounded(.up) : line
  }

  /// The bullets of a password. Those of the platform's secure fields are 6.67 points wide at 16 points, 9.75 points
  /// apart, and in the middle of the line; measured in a picture of iOS 18 at 3 pixels a point.
  private func bullets(in context: EnvironmentValues) -> Text {
    let size = input.text.descriptor(in: context).size
    var text = input.text
    text.text = String(repeating: "●", count: input.text.text.count)
    // The circle of the font is 0.761 em wide, and its advance 0.915 em.
    let circle = size * 0.417 / 0.761
    (text.fontName, text.boldFontName) = ("Inter", nil)
    (text.fontSize, text.fontScaling) = (circle, nil)
    text.lines.letterSpacing = size * 0.609 - circle * 0.915
    text.lines.lineHeight = size * 1.193 / circle
    text.lines.firstLineIndent = size * 0.06
    return text
  }

  private func row(in context: EnvironmentValues) -> any View {
    var shown = input
    let side = (input.text.descriptor(in: context).size * 1.2).rounded()
    if isSecure, !input.text.text.isEmpty { shown.text = bullets(in: context) }
    let content = AnyView(erasing: shown.content(lineLimit: lineLimit, in: context))
    let alignment = shown.text.lines.textAlignment?.edge ?? .leading
    return HStack(spacing: 8) {
      icon(leadingIconName, side)
      content.frame(maxWidth: .infinity, minHeight: textHeight, alignment: alignment)
      icon(trailingIconName, side)
      if input.state == .loading { ActivityIndicator(size: side) }
      icon(showsClearButton ? "xmark.circle.fill" : nil, side)
    }
  }

  private var showsClearButton: Bool {
    guard !input.text.text.isEmpty, input.state.isInteractive else { return false }
    switch clearButton {
    case .never: return false
    case .always: return true
    case .whileEditing: return input.state == .focused
    }
  }

  @ViewBuilder
  private func icon(_ name: String?, _ side: Double) -> some View {
    if let name {
      Image(systemName: name).icon(beside: side).frame(width: side, height: side)
        .foregroundColor(input.placeholderColor ?? Color.system(.secondaryLabel))
    }
  }
}

extension TextField {
  /// Makes a field.
  public init(
    _ placeholder: String = "", text: String = "", state: ControlState = .normal,
    rules: [ValidationRule] = []
  ) {
    self.init()
    input = TextInput(placeholder, text, state, rules)
  }

  /// Editing begins: focused, unless it takes no input (DNA-32).
  public mutating func beginEditing() {
    if input.state.isInteractive { input.state = .focused }
  }

  /// The text changes while the field is edited; the rules are looked at.
  public mutating func edit(_ text: String) {
    guard input.state.isInteractive else { return }
    input.text.text = text
    let error = input.error
    didValidate?(error == nil, error, text)
  }

  /// Editing ends: normal again, even when a rule is not met.
  public mutating func endEditing() {
    if input.state.isInteractive { input.state = .normal }
  }
}

/// The times at which a text field has a button that empties it.
public enum ClearButtonMode: String, PropertyChoice, Hashable {
  case never, whileEditing, always
}

extension TextField: TextInputView, PlatformSized {}
