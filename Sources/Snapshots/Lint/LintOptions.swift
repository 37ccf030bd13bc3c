/// The lints to run and their thresholds.
package struct LintOptions: Hashable, Sendable {
  /// The five certain lints and missing glyphs.
  package var isEnabled = true
  /// The grid that frames must lie on, in points, or nil.
  package var grid: Double?
  /// Properties whose values must come from a token, by name.
  package var tokenProperties: [String] = []
  /// True if text may be cut where its author gave it a limit.
  package var allowsLimits = true
  /// The smallest side of something to press, in points (Human Interface Guidelines: 44).
  package var minimumTapTarget = 44.0
  /// The least contrast of text (WCAG 2.2, 1.4.3: 4.5).
  package var minimumContrast = 4.5
  /// The least contrast of large text: 18 points, or 14 bold (WCAG 2.2, 1.4.3: 3).
  package var minimumLargeContrast = 3.0

  /// The certain lints with the usual limits.
  package init() {}
}
