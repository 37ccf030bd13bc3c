public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyText

/// A place found by three words: the words behind their red slashes, where it is, how far away, all in
/// proportion to a height (W3W-30, W3W-33).
public struct SuggestionCell: Sendable {
  /// The words, with or without slashes.
  public var words: String
  /// The nearby place.
  public var place: String
  /// The distance, as text.
  public var distance: String
  /// The height that all measures follow, in points; nil is that of the table's rows, else 72, growing
  /// with the reader's text size.
  public var height: Double?
  /// The state of the row.
  public var state: ControlState

  /// Makes a row.
  public init(
    _ words: String = "", place: String = "", distance: String = "", height: Double? = nil,
    state: ControlState = .normal
  ) {
    (self.words, self.place, self.distance) = (words, place, distance)
    (self.height, self.state) = (height, state)
  }

  // Reading

  /// The sentence about `"type": "SuggestionCell"` in the reference, the schema and editors.
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
    Property(
      "lineHeight", \.height, as: .length, default: "that of the table's rows, else 72",
      "The height that all measures follow, in points."),
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

  /// At 72 points: words of 17 in a line of 22, 12 below the top and 12 from leading; 5 below it the
  /// place and the distance, of 13 in a line of 18; 15 are left below and at trailing. At accessibility sizes the
  /// distance is below the place, which takes as many lines as it needs, in a higher row.
  func composition(in environment: EnvironmentValues) -> some View {
    let usual = height ?? environment.rowHeight ?? 72
    let height = height ?? environment.grown(usual)
    let unit = height / 72
    // Margins and wheels keep their size at every text size, as those of all rows do.
    let margin = usual / 72
    let hasDescription = !place.isEmpty || !distance.isEmpty
    let insets = environment.rowInsets
    let isStacked = environment.textSize.isAccessibility && hasDescription
    return VStack(alignment: .leading, spacing: 5 * unit) {
      line(unit, wheel: 18 * margin, in: environment)
      if isStacked {
        description(place, unit, in: environment)
        description(distance, unit, in: environment)
      } else if hasDescription {
        HStack(spacing: 5 * unit) {
          description(place, unit, in: environment)
          Spacer(minLength: 0)
          description(distance, unit, in: environment).layoutPriority(1)
        }
        .frame(height: 18 * unit)
      }
    }
    .padding(
      EdgeInsets(
        top: hasDescription ? 12 * unit : 0, leading: insets?.leading ?? 12 * margin,
        bottom: isStacked ? 15 * unit : 0, trailing: insets?.trailing ?? 15 * margin)
    )
    .frame(
      maxWidth: .infinity, minHeight: height, maxHeight: isStacked ? nil : height,
      alignment: hasDescription ? .topLeading : .leading)
  }

  /// The words, with a wheel at the end while they are looked for.
  @ViewBuilder
  private func line(
    _ unit: Double, wheel: Double, in environment: EnvironmentValues
  ) -> some View {
    let slashes: Color =
      state == .disabled
      ? .system(.tertiaryLabel) : SemanticColor.slash.color.readable(in: state)
    // The slashes precede the text in every language.
    let line = Text(RichText(words).withSlashes(color: slashes))
      .font(size: 17 * unit, weight: .semibold).oneLine()
      .minimumScaleFactor(0.5 / environment.grown(1)).layoutDirection(.leftToRight)
    if state == .loading {
      HStack(spacing: 0) {
        line
        Spacer(minLength: 5 * unit)
        ActivityIndicator(size: wheel)
      }
      .frame(height: 22 * unit)
    } else {
      line.frame(height: 22 * unit)
    }
  }

  private var descriptionColor: Color {
    state == .disabled
      ? .system(.tertiaryLabel) : Color.system(.secondaryLabel).readable(in: state)
  }

  @ViewBuilder
  private func description(
    _ words: String, _ unit: Double, in environment: EnvironmentValues
  ) -> some View {
    if !words.isEmpty {
      let text = Text(words).font(size: 13 * unit)
      (environment.textSize.isAccessibility ? text.keepingWords() : text.oneLine())
        .foregroundColor(descriptionColor)
    }
  }
}

/// A word centred on a coloured ground with corners of 5, teal, or blue when it is chosen (DNA-36).
public struct CapsuleCell: Sendable {
  /// The word.
  public var title: String
  /// True if it is chosen.
  public var isSelected: Bool

  /// Makes a cell.
  public init(_ title: String = "", isSelected: Bool = false) {
    (self.title, self.isSelected) = (title, isSelected)
  }

  // Reading

  /// The sentence about `"type": "CapsuleCell"` in the reference, the schema and editors.
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
    Text(title).font(size: 16, weight: .medium).oneLine()
      .padding(.horizontal, 12).frame(maxWidth: .infinity, minHeight: 42)
  }
}

extension SuggestionCell: ComposedView {
  /// The accessibility traits of its state.
  public var accessibilityTraits: AccessibilityTraits { state.accessibilityTraits }
}

extension CapsuleCell: ComposedView {
  /// Selected.
  public var accessibilityTraits: AccessibilityTraits { isSelected ? .isSelected : [] }
}
