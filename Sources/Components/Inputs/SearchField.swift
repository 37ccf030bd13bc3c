public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyLocalization

/// A field for what is searched for, with a magnifier: 36 points high with corners of 10.
public struct SearchField: Sendable {
  /// The typed text.
  public var text: String
  /// The placeholder that is shown while nothing has been typed; nil is the word of the environment's language.
  public var placeholder: String?
  /// The title of the button after the field that leaves it; none when empty.
  public var cancelTitle = ""
  /// The state of the control.
  public var state: ControlState

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
    let content = AnyView(erasing: input.content(lineLimit: 1, in: environment))
    return HStack(spacing: 12) {
      HStack(spacing: 8) {
        icon("magnifyingglass", environment).awaited(state, wheel: environment.grown(17))
        content.frame(maxWidth: .infinity, alignment: .leading)
        if !text.isEmpty { icon("xmark.circle.fill", environment) }
      }
      .padding(EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 8))
      .frame(minHeight: max(environment.heightened(36), environment.leastGround.height))
      .background { RoundedRectangle(cornerRadius: 10).fill(Color.system(ground)) }
      .showing(state, cornerRadius: 10, drawn: [.highlighted, .focused], in: environment)
      if !cancelTitle.isEmpty {
        // A title beside a field keeps its words whole, and leaves room to type.
        Text(cancelTitle).oneLine().foregroundColor(environment.accent)
          .heldBelowAccessibilitySizes()
      }
    }
  }

  private var ground: SystemColor { state == .highlighted ? .primaryFill : .tertiaryFill }

  /// The colour of all but what was typed.
  private var words: Color { Color.system(.secondaryLabel).readable(in: state) }

  private func icon(_ name: String, _ environment: EnvironmentValues) -> some View {
    Image.growing(name, side: 17, in: environment).foregroundColor(words)
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
