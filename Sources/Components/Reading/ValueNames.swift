package import GalleyDesign

/// The meanings of the names of colours and dimensions in a document: the interface through which a theme or
/// a style sheet supplies values.
package protocol ValueNames: Sendable {
  /// The colour with a name, or nil.
  func color(named name: String) -> Color?
  /// The number of points with a name, or nil.
  func dimension(named name: String) -> Double?
  /// The names of all dimensions, for suggestions.
  var dimensionNames: [String] { get }
  /// The names of all colours, for suggestions.
  var colorNames: [String] { get }
  /// Returns the scheme of a style, its parents included, with a substyle over it; nil if neither is known.
  func style(named name: String?, substyle: String?) -> Scheme?
  /// The names of all styles, for suggestions.
  var styleNames: [String] { get }
  /// Returns the theme's scheme for a kind of component, over its base; nil if it has no scheme for it.
  func scheme(for kind: SchemeKind) -> Scheme?
  /// Returns the theme's own scheme for a kind, without the base, which reaches components by inheritance:
  /// applied to every component of the kind that names no scheme.
  func ownScheme(of kind: SchemeKind) -> Scheme?
  /// The names of all schemes, for suggestions.
  var schemeNames: [String] { get }
  /// The text style with a name, or nil.
  func textStyle(named name: String) -> TextStyle?
  /// The names of all text styles, for suggestions.
  var textStyleNames: [String] { get }
  /// The theme, which gives links and headings of marked-up text their appearance.
  var theme: Theme { get }
}

extension ValueNames {
  /// No style has a name.
  package func style(named name: String?, substyle: String?) -> Scheme? { nil }
  package var styleNames: [String] { [] }
  /// Only the styles of DNAKit have names.
  package func textStyle(named name: String) -> TextStyle? {
    DNATypography(name: name)?.textStyle
  }
  /// DNAKit's.
  package var textStyleNames: [String] { DNATypography.allCases.map(\.name) }
  /// The one that every element looks its own in.
  package var theme: Theme { .standard }
  /// No kind has a scheme.
  package func scheme(for kind: SchemeKind) -> Scheme? { nil }
  /// No kind has a scheme.
  package func ownScheme(of kind: SchemeKind) -> Scheme? { nil }
  package var schemeNames: [String] { [] }
  /// No dimension has a name.
  package var dimensionNames: [String] { [] }
}

/// No names but those every document knows.
package struct NoNames: ValueNames {
  /// Makes the empty set of names.
  package init() {}
  /// No colour has a name.
  package func color(named name: String) -> Color? { nil }
  /// No dimension has a name.
  package func dimension(named name: String) -> Double? { nil }
  package var colorNames: [String] { [] }
}
