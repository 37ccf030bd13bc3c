public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Several lines of text in a box that shows its state (DNA-35, STY-16). It takes all the width and,
/// unless it is high enough already, at least three lines' height.
public struct TextView: Sendable {
  /// Text, placeholder, state, rules and message.
  public var input = TextInput()
  /// The least height in lines.
  public var minimumLines = 3

  /// Makes an empty view.
  public init() {}

  // Reading

  /// The sentence about `"type": "TextView"` in the reference, the schema and editors.
  public static let summary = "Several lines of text in a box that shows its state."
  /// The view's own keys.
  public static let properties: [Property<TextView>] =
    TextInput.properties.map { $0.moved(to: \.input) } + [
      Property(
        "minimumLines", \.minimumLines, as: .count, default: "3", "The least height in lines.")
    ] + textProperties

  /// The properties of the text without its least number of lines, which is the view's.
  private static var textProperties: [Property<TextView>] {
    Text.lookProperties.filter { $0.description.name != "minimumLines" }
      .map { $0.moved(to: \.input.text) }
  }

  /// Returns the platform's box below that of styles, in the colours of the state.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    input.resolvedScheme(
      over: scheme, padding: EdgeInsets(top: 12, leading: 12, bottom: 8, trailing: 9))
  }

  // Measuring and arranging

  /// Appends the box with the message below it.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    var shown = input
    // A placeholder is hidden while it is focused (DNA-35).
    if input.state == .focused { shown.placeholder = "" }
    let line = input.text.descriptor(in: context).size * 1.2
    let isBusy = input.state == .loading
    let content = ViewList([AnyView(erasing: shown.content(lineLimit: nil, in: context))])
      .frame(
        maxWidth: .infinity, minHeight: (line * Double(minimumLines)).rounded(.up),
        alignment: .topLeading
      )
      .padding(.trailing, isBusy ? line + 8 : 0)
      .overlay(alignment: .topTrailing) { if isBusy { ActivityIndicator(size: line) } }
    // Lines begin at the top of a box that is higher than they are.
    var look = look
    look.alignment = look.alignment ?? .topLeading
    input.build(content, look, in: &tree, context)
  }
}

extension TextView {
  /// Makes a view.
  public init(
    _ placeholder: String = "", text: String = "", state: ControlState = .normal,
    rules: [ValidationRule] = []
  ) {
    self.init()
    input = TextInput(placeholder, text, state, rules)
  }
}

extension TextView: TextInputView {}
