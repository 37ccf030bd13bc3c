public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyLocalization

/// A field for what is searched for, with a magnifier: 36 points high with corners of 10, since iOS 26 a capsule of 44.
public struct SearchField: Sendable {
  /// The typed text.
  public var text: String
  /// The placeholder that is shown while nothing has been typed; nil is the word of the environment's language.
  public var placeholder: String?
  /// The title of the button after the field that leaves it; none when empty.
  public var cancelTitle = ""
  /// The state of the control.
  public var state: ControlState
  /// True for the higher field at the bottom of a screen on iOS 26.
  package var isFloating = false

  /// Makes a field.
  public init(
    _ placeholder: String? = nil, text: String = "", state: ControlState = .normal
  ) {
    (self.placeholder, self.text, self.state) = (placeholder, text, state)
  }

  // Reading

  /// The sentence about `"type": "SearchField"` in the reference, the schema and editors.
  public static let summary = "A field for what is searched for."
  /// The theme's `searchFields`.
  public static let schemeKind: SchemeKind? = "searchFields"
  /// The field paints its ground itself.
  public static let adoptsStyledBox = true
  /// The keys of `"type": "SearchField"` besides those that all views share.
  public static let properties: [Property<SearchField>] = [
    Property(
      "text", \.text, as: .displayText, in: .values, default: "nothing", "What has been typed."),
    Property(
      "placeholder", \.placeholder, as: .displayText, in: .values,
      default: "the language's word, \"Search\"",
      "What stands there while nothing has been typed.", or: ["prompt"]),
    Property(
      "cancelTitle", \.cancelTitle, as: .displayText, in: .values, default: "none",
      "What stands after the field to leave it."),
    Property("state", \.state, default: "normal", "What the control is doing."),
  ]

  // UISearchBar: magnifier 16 at 8 from the left, text at 34 and of 17, on tertiaryFill.
  func composition(in environment: EnvironmentValues) -> some View {
    var input = TextInput()
    (input.text.text, input.state) = (text, state)
    input.placeholder = placeholder ?? PlatformWord.search.text(in: environment.locale)
    input.placeholderColor = words
    input.tintColor = environment.accent
    // Recorded on iOS 26: a capsule of 44, a magnifier of 20.5 at 12, words of 17 medium at 39.5, the way out on a circle;
    // at the bottom of a screen 48 with a magnifier at 18 and words at 46.5.
    let isGlass = environment.theme.system.isGlass
    // Recorded on iOS 18.1 at the text size medium: 34.33, as UIFontMetrics scales 36.
    let usual = min(environment.textSize.scaledLength(36, as: .body, grid: environment.grid), 36)
    let (height, corners) = isGlass ? isFloating ? (48.0, 24.0) : (44, 22) : (usual, 10)
    let inset = isGlass ? isFloating ? 18.0 : 12 : 9
    if isGlass { input.text.fontWeight = .medium }
    let content = AnyView(erasing: input.content(lineLimit: 1, in: environment))
    return HStack(spacing: isGlass ? 11 : 12) {
      HStack(spacing: isGlass ? 7 : 8) {
        icon("magnifyingglass", isGlass ? 20.5 : 17, environment)
          .awaited(state, wheel: environment.grown(17))
        content.frame(maxWidth: .infinity, alignment: .leading)
        if !text.isEmpty { icon("xmark.circle.fill", 17, environment) }
      }
      .padding(EdgeInsets(top: 0, leading: inset, bottom: 0, trailing: isGlass ? 12 : 8))
      .frame(minHeight: max(environment.heightened(height), environment.leastGround.height))
      .background {
        if isGlass {
          GlassPlatter(isPressed: state == .highlighted)
        } else {
          RoundedRectangle(cornerRadius: corners).fill(Color.system(ground))
        }
      }
      .showing(state, cornerRadius: corners, drawn: [.highlighted, .focused], in: environment)
      if !cancelTitle.isEmpty, isGlass {
        GlassButton(
          isIcon: true,
          content: Image(systemName: "xmark").frame(width: 22, height: 22)
            .foregroundColor(GlassPlatter.words)
        )
        .barControl(.isButton)
      } else if !cancelTitle.isEmpty {
        // A title beside a field keeps its words whole, and leaves room to type.
        Text(cancelTitle).oneLine().foregroundColor(environment.accent)
          .heldBelowAccessibilitySizes()
      }
    }
  }

  private var ground: SystemColor { state == .highlighted ? .primaryFill : .tertiaryFill }

  /// The colour of all but what was typed.
  private var words: Color { Color.system(.secondaryLabel).readable(in: state) }

  private func icon(_ name: String, _ side: Double, _ environment: EnvironmentValues) -> some View {
    Image.growing(name, side: side, in: environment).foregroundColor(words)
  }
}

extension SearchField: StatefulControl, PlatformSized {
  /// None: what takes no input is pale as a whole.
  var ownColors: Colors { Colors() }
  /// A search field and what its state adds.
  public var accessibilityTraits: AccessibilityTraits {
    [.isSearchField, state.accessibilityTraits]
  }
}
