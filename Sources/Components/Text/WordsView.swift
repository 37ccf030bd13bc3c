public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyText

/// A three-word address on a line of its own: slashes in the tint, then the words, 16 points from the
/// edges; dashes stand for words that are not known yet (W3W-30).
public struct WordsView: Sendable {
  /// The words, with or without slashes.
  public var words: String
  /// The colour of the slashes; nil is red.
  public var tintColor: Color?

  /// Makes a line.
  public init(_ words: String = "") { self.words = words }

  // Reading

  /// The sentence about `"type": "WordsView"` in the reference, the schema and editors.
  public static let summary = "Three words behind slashes."
  /// The theme's scheme for labels.
  public static let schemeKind: SchemeKind? = .labels
  /// The keys of `"type": "WordsView"` besides those that all views share.
  public static let properties: [Property<WordsView>] = [
    Property(
      "words", \.words, as: .displayText, in: .values, default: "dashes", "The words.",
      or: ["text"]),
    Property("tintColor", \.tintColor, default: "red", "The colour of the slashes."),
  ]

  /// 16 points round the line below what styles say.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    var own = Scheme(colors: Colors(foreground: .system(.label)), styles: Styles())
    own.styles?.padding = .bold
    return scheme?.merging(over: own) ?? own
  }

  /// Takes the colour of the slashes.
  public static func adopt(_ scheme: Scheme, into view: inout StyleAdoption<WordsView>) {
    view.set("tintColor", \.tintColor, to: scheme.colors?.tint)
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let known = words.isEmpty ? "---.---.---" : words
    // The slashes stand before the words in every language.
    return Text(RichText(known).withSlashes(color: tintColor ?? SemanticColor.slash.color))
      .fontWeight(.semibold).oneLine().minimumScaleFactor(0.5)
      .layoutDirection(.leftToRight)
  }
}

extension WordsView: ComposedView {}
