public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyText

/// A place found by three words: the words behind their red slashes, where it is, how far away
/// (W3W-30, W3W-33).
public struct SuggestionCell: Sendable {
  /// The words, with or without slashes.
  public var words: String
  /// What it is near to.
  public var place: String
  /// How far away it is, in words.
  public var distance: String
  /// What is happening to the row.
  public var state: ControlState

  /// Makes a row.
  public init(
    _ words: String = "", place: String = "", distance: String = "", state: ControlState = .normal
  ) {
    (self.words, self.place, self.distance) = (words, place, distance)
    self.state = state
  }

  // Reading

  /// What the reference, the schema and editors say of `"type": "SuggestionCell"`.
  public static let summary = "A place found by three words, with where it is and how far away."
  /// The theme's scheme for cells.
  public static let schemeKind: SchemeKind? = .cells
  /// The keys of `"type": "SuggestionCell"` besides those that all views share.
  public static let properties: [Property<SuggestionCell>] = [
    Property(
      "words", \.words, as: .displayText, in: .values, default: "none", "The words.",
      or: ["text", "title"]),
    Property(
      "place", \.place, as: .displayText, in: .values, default: "none", "What it is near to.",
      or: ["detail"]),
    Property(
      "distance", \.distance, as: .displayText, in: .values, default: "none",
      "How far away it is.", or: ["value"]),
    Property("state", \.state, default: "normal", "What is happening to the row."),
  ]

  /// The look of a cell.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    var cell = Cell()
    cell.state = state
    return cell.resolvedScheme(over: scheme)
  }

  /// Appends the row.
  public nonisolated func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    composition(in: environment).appendRow(state, in: &tree, environment)
  }

  func composition(in environment: EnvironmentValues) -> some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        // The slashes stand before the words in every language.
        Text(RichText(words).withSlashes()).fontWeight(.semibold).lineLimit(1)
          .layoutDirection(.leftToRight)
        if !place.isEmpty {
          Text(place).font(.footnote).lineLimit(1).foregroundColor(.system(.secondaryLabel))
        }
      }
      Spacer(minLength: 0)
      if !distance.isEmpty {
        Text(distance).font(.footnote).foregroundColor(.system(.secondaryLabel))
      }
    }
    .padding(environment.rowInsets ?? EdgeInsets(vertical: 8, horizontal: 16))
    .frame(maxWidth: .infinity, minHeight: environment.rowHeight ?? 64)
  }
}

/// A word centred on a coloured ground with corners of 5, teal, or blue when it is chosen (DNA-36).
public struct CapsuleCell: Sendable {
  /// The word.
  public var title: String
  /// Whether it is chosen.
  public var isSelected: Bool

  /// Makes a cell.
  public init(_ title: String = "", isSelected: Bool = false) {
    (self.title, self.isSelected) = (title, isSelected)
  }

  // Reading

  /// What the reference, the schema and editors say of `"type": "CapsuleCell"`.
  public static let summary = "A word centred on a coloured ground."
  /// The theme's scheme for cells.
  public static let schemeKind: SchemeKind? = .cells
  /// The keys of `"type": "CapsuleCell"` besides those that all views share.
  public static let properties: [Property<CapsuleCell>] = [
    Property(
      "title", \.title, as: .displayText, in: .values, default: "none", "The word.", or: ["text"]),
    Property(
      "isSelected", \.isSelected, default: "false", "Whether it is chosen.", or: ["selected"]),
  ]

  /// White on teal or blue, corners of 5.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    let ground: SystemColor = isSelected ? .systemBlue : .systemTeal
    let own = Scheme(
      colors: Colors(foreground: .white, background: .system(ground)),
      styles: Styles(cornerRadius: .points(5)))
    return own.overlaid(by: scheme, in: isSelected ? .selected : .normal)
  }

  func composition(in environment: EnvironmentValues) -> some View {
    Text(title).font(size: 16, weight: .medium).lineLimit(1)
      .padding(.horizontal, 12).frame(maxWidth: .infinity, minHeight: 42)
  }
}

extension SuggestionCell: ComposedView {
  /// What its state says.
  public var accessibilityTraits: AccessibilityTraits { state.accessibilityTraits }
}

extension CapsuleCell: ComposedView {
  /// Selected.
  public var accessibilityTraits: AccessibilityTraits { isSelected ? .isSelected : [] }
}
