public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The common parts of a field and a text view: the text, its placeholder, the state with its rules, and the
/// message below the box (DNA-31 … DNA-35).
public struct TextInput: Sendable {
  /// The typed text with its font.
  public var text = Text()
  /// The placeholder that is shown while nothing has been typed.
  public var placeholder = ""
  /// The state of the input.
  public var state = ControlState.normal
  /// The message under the box in the error state; nil uses the message of the rule.
  public var message: String?
  /// The requirements of the input; checked while it is focused.
  package var rules = [ValidationValue]([])
  /// Rules from code, after those of the document.
  public var ownRules: [ValidationRule] = []
  /// The colour of the typed text; nil is that of the box.
  package var textColor: Color?
  /// The colour of the insertion point; nil is the system's blue.
  public var tintColor: Color?
  /// The colour of the placeholder; nil is the system's.
  public var placeholderColor: Color?
  /// The colour of the message; nil is the system's red.
  public var messageColor: Color?
  /// True if the placeholder is shown in capitals.
  public var uppercasePlaceholder: Bool?
  /// The look of the placeholder where it differs from the text's.
  public var styledPlaceholder: TextStyling?

  /// The width of the border of the platform's round field, in points; nil for the kit's box.
  package var systemBorder: Double?
  /// The keyboard settings of the field.
  public var traits = InputTraits()

  /// Makes an input that is empty.
  public init() { text.kind = .textFields }

  init(_ placeholder: String, _ text: String, _ state: ControlState, _ rules: [ValidationRule]) {
    self.init()
    self.placeholder = placeholder
    self.text.text = text
    self.state = state
    ownRules = rules
  }

  /// The rule that is not met, or nil.
  public var error: InputError? {
    ValidationRule.firstError(
      of: rules.map(\.rule) + ownRules, in: text.text)
  }

  /// The state with the rules taken into account: an input that is being edited shows its error
  /// (DNA-32).
  public var effectiveState: ControlState {
    state == .focused && error != nil ? .error : state
  }

  /// The message below the box; nil for a box without one.
  var shownMessage: String? {
    guard effectiveState == .error else { return nil }
    return message ?? (rules.isEmpty && ownRules.isEmpty ? nil : error?.message)
  }

  /// The keys, for an owner that holds the input.
  static let properties: [Property<TextInput>] =
    [
      Property(
        "text", \.text.text, as: .displayText, in: .values, default: "nothing",
        "What has been typed."
      ),
      Property(
        "placeholder", \.placeholder, as: .displayText, in: .values, default: "nothing",
        "What stands there while nothing has been typed.", or: ["placeHolder"]),
      Property(
        "message", \.message, as: .displayText, in: .values, default: "the rule's",
        "What is said under the box in the error state."),
      Property("state", \.state, default: "normal", "What the input is doing."),
      Property(
        "rules", \.rules, default: "none",
        "What the input must be like; looked at while it is focused."),
      Property(
        "tintColor", \.tintColor, default: "the system's blue",
        "The colour of the insertion point."),
      Property(
        "placeholderColor", \.placeholderColor, default: "the system's",
        "The colour of the placeholder."),
      Property(
        "messageColor", \.messageColor, default: "the system's red", "The colour of the message."),
      Property(
        "uppercasePlaceholder", \.uppercasePlaceholder, default: "false",
        "Whether the placeholder is shown in capitals.", or: ["fullUppercasePlaceholder"]),
    ] + InputTraits.properties.map { $0.moved(to: \TextInput.traits) }
}

extension TextInput {
  /// Returns the platform's box below that of styles and the theme, in the colours of the state.
  func resolvedScheme(over scheme: Scheme?, padding: EdgeInsets) -> Scheme {
    var own = Scheme(
      colors: Self.colors, styles: Styles(border: 1, cornerRadius: .soft))
    if let systemBorder {
      // In pictures of iOS 16, light and dark, the line is one pixel of the label's colour at a fifth.
      own.styles = Styles(border: LineThickness(points: systemBorder), cornerRadius: 5)
      own.colors?.background = Color.system(.systemBackground).playing(.background)
      own.colors?.border = Color(
        light: RGBAColor(hex: 0, alpha: 0.2), dark: RGBAColor(hex: 0xFFFFFF, alpha: 0.2)
      ).playing(.border)
    }
    own.styles?.padding = PaddingInsets(padding)
    if let frame = scheme?.styles?.textBorder { own.styles?.take(frame) }
    let state = effectiveState
    var result = own.overlaid(by: scheme, in: state)
    let isOwn = scheme?.colors?.focused == nil && scheme?.styles?.shadow == nil
    if state == .focused, isOwn, scheme?.styles?.textBorder == nil {
      // The halo by which the platform shows where typing goes.
      result.styles?.shadow = Shadow(opacity: 0.25, radius: 0, spread: 3)
      let border = result.colors?.border
      result.colors?.shadow = border
    }
    return result
  }

  private static let colors: Colors = {
    var colors = Colors(
      foreground: Color.system(.label),
      background: Color(light: .white, dark: RGBAColor(hex: 0x1C1C1E)).playing(.background),
      border: Color.system(.systemGray4).playing(.border))
    // Well apart from the veil under a pointer, which is hardly darker than the field.
    colors.highlighted = StateColors(
      background: Color.system(.systemGray4), border: Color.system(.systemGray2))
    colors.selected = StateColors(border: Color.system(.systemBlue))
    colors.disabled = StateColors(
      foreground: Color.system(.tertiaryLabel),
      background: Color.system(.secondarySystemBackground),
      border: Color.system(.systemGray5))
    colors.focused = StateColors(border: Color.system(.systemBlue))
    colors.invalid = StateColors(border: Color.system(.systemRed))
    return colors
  }()

  /// The text or its placeholder, with the insertion point while it is focused.
  func content(lineLimit: Int?, in context: EnvironmentValues) -> any View {
    let isFocused = state == .focused
    let tint = tintColor ?? Color.system(.systemBlue)
    guard text.text.isEmpty else {
      // The typed text may be longer than its field, which is not an error for anybody to correct.
      var text = text
      text.lines.lineLimit = text.lines.lineLimit ?? lineLimit
      let shown: any View = isFocused ? EditedText(text: text, color: tint) : text
      guard let textColor else { return shown }
      return AnyView(erasing: shown).foregroundColor(textColor)
    }
    let line = placeholderText(lineLimit)
    if !isFocused { return line }
    return ZStack(alignment: .leading) {
      line
      // In front of the first letter, not on it.
      Rectangle().foregroundColor(tint)
        .frame(width: 2, height: (text.descriptor(in: context).size * 1.2).rounded())
        .offset(x: -2)
    }
  }

  private func placeholderText(_ lineLimit: Int?) -> some View {
    var line = text
    line.rich = nil
    // A space keeps the line's height if there is nothing at all to show.
    line.text = placeholder.isEmpty ? " " : placeholder
    line.lines.ownLimit = lineLimit
    var color = placeholderColor ?? Color.system(.placeholderText)
    if let styling = styledPlaceholder {
      var styled = Text(line.text)
      (styled.kind, styled.font) = (text.kind, text.font)
      var styles = Styles()
      styles.styledText = styling
      var adoption = StyleAdoption(styled)
      TextAdoption(\Text.self).adopt(Scheme(styles: styles), into: &adoption)
      styled = adoption.owner
      styled.fontSize = styled.fontSize ?? text.fontSize
      styled.fontName = styled.fontName ?? text.fontName
      styled.fontWeight = styled.fontWeight ?? text.fontWeight
      styled.lines.lineLimit = line.lines.lineLimit
      styled.lines.ownLimit = lineLimit
      line = styled
      color = styling.foreground ?? color
    }
    line.lines.uppercase = uppercasePlaceholder
    let isPlatforms = placeholderColor == nil && styledPlaceholder?.foreground == nil
    return line.foregroundColor(isPlatforms ? color.readable(in: state) : color)
      .modifiers { if isPlatforms { $0.lintIgnore = .platformColor } }
  }

  /// The content of a box under a pointer.
  private func veiled(_ content: any View, _ look: Modifiers) -> some View {
    let insets = look.padding ?? .zero
    return AnyView(erasing: content).background {
      RoundedRectangle(cornerRadius: 5).fill(Color.system(.quaternaryFill)).padding(
        EdgeInsets(
          top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
          trailing: -insets.trailing))
    }
  }

  /// The box with the message below it.
  func build(
    _ content: any View, _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    let content: any View = state == .hovered ? veiled(content, look) : content
    guard let message = shownMessage else {
      return look.inputBox.buildBox(in: &tree, context) { content.appendNode(to: &$0, $1) }
    }
    var line = Text(message)
    line.fontSize = 12
    line.fontScaling = .style(.caption1)
    line.lines.lineHeightMultiple = 1.2
    let color = messageColor ?? Color.system(.systemRed)
    tree.node(.vstack(alignment: .leading, spacing: 4)) { tree in
      look.inputBox.buildBox(in: &tree, context) { content.appendNode(to: &$0, $1) }
      line.foregroundColor(color).appendNode(to: &tree, context)
    }
  }
}

extension Styles {
  /// The frames that a text field can be given by one word (STY-6).
  fileprivate mutating func take(_ frame: TextBorder) {
    clipsToBounds = true
    switch frame {
    case .none: (border, cornerRadius) = (LineThickness.none, .points(0))
    case .line: (border, cornerRadius) = (1, .points(0))
    case .bezel: (border, cornerRadius) = (2, .points(0))
    case .roundedRect: (border, cornerRadius) = (0.5, .points(5))
    }
  }
}

/// A view that is an input with its box.
protocol TextInputView: StyledView {
  nonisolated var input: TextInput { get set }
}

extension TextInputView {
  /// The theme's scheme for text fields.
  public nonisolated static var schemeKind: SchemeKind? { .textFields }
  /// The message is placed outside the box.
  public nonisolated static var ownsBox: Bool { true }
  /// The style of the placeholder, which a style sheet sets and no key, and the rules from code.
  public nonisolated var valuesWithoutKeys: [String: (any Sendable)?] {
    [
      "input.styledPlaceholder": input.styledPlaceholder,
      "input.ownRules": input.ownRules.isEmpty ? nil : input.ownRules,
    ]
  }
  /// A text field, switched off in the state `disabled`.
  public nonisolated var accessibilityTraits: AccessibilityTraits {
    [.isTextField, input.state.accessibilityTraits]
  }

  /// Takes the font, the placeholder's look and the colours inside the box.
  public nonisolated static func adopt(_ scheme: Scheme, into view: inout StyleAdoption<Self>) {
    TextAdoption(\Self.input.text).adopt(scheme, into: &view)
    InputAdoption(\Self.input).adopt(scheme, into: &view)
  }
}
