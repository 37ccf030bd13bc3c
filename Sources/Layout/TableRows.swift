package import GalleyDesign

/// How the table around shows the rows and the headers of its sections.
package struct TableRows: Sendable {
  /// True if there are separators.
  package var separators: Bool
  /// The colour of separators; nil is the system's.
  package var separatorColor: Color?
  /// The distance of separators from the leading edge, in points.
  package var separatorInset: Double
  /// The colours of headers; nil is grey on nothing.
  package var headerColors: ColorPair?

  /// Makes a description of rows.
  package init(
    separators: Bool, separatorColor: Color?, separatorInset: Double, headerColors: ColorPair?
  ) {
    self.separators = separators
    self.separatorColor = separatorColor
    self.separatorInset = separatorInset
    self.headerColors = headerColors
  }
}
