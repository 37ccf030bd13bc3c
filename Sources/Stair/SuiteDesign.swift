package import GalleyDesign
package import GalleyDocuments
package import GalleyLocalization
package import GalleyParsing
package import GalleySystem

/// The part of a document's design that the suite files above it decide.
package struct SuiteDesign: Sendable {
  /// The theme in place of the document's own, or nil.
  package var theme: Theme?
  /// The strings by which it finds its texts, or nil.
  package var strings: LocalizedStrings?
  /// The renderer that has the fonts of the suites as well, or nil.
  package var renderer: Renderer?
  /// The errors in the suite files and in what they name, and the warnings about families that the theme names.
  package var findings: [Diagnostic] = []
  /// The families about which there is a warning.
  package var missingFonts: Set<String> = []

  /// Makes a design that decides nothing.
  package init() {}
}

/// Finds the suite files that govern documents. Rooms that know of corpora implement it.
package protocol SuiteDesigns: Sendable {
  /// The design of a document by the suite files above it.
  ///
  /// - Parameters:
  ///   - source: The document, whose name is its path.
  ///   - declaration: Returns what the document declares under `snapshot`; called only if it may declare something.
  ///   - needs: The parts that the caller does not decide itself; the others are not read.
  ///   - files: Reads the suite files and the themes that they name.
  func design(
    of source: SourceText, declaring declaration: () -> SyntaxValue?, _ needs: SuiteNeeds,
    in files: any FileReading
  ) -> SuiteDesign

  /// The same for callers that may read fonts below some folders alone.
  func confined(to folders: ReadableFolders) -> any SuiteDesigns
}

/// The parts of a design that are left to suites.
package struct SuiteNeeds: Sendable {
  /// True unless a theme was given.
  package var theme: Bool
  /// True unless strings were given.
  package var strings: Bool
}
