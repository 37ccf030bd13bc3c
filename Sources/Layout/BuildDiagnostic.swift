internal import GalleySystem
package import GalleyText

/// A problem met while a tree was built that its author should know of: something was drawn otherwise than
/// requested.
package struct BuildDiagnostic: Hashable, Sendable {
  /// The kind.
  package enum Kind: Hashable, Sendable {
    /// A name that is not a family, PostScript name or full name of the fonts; the default was used.
    case unknownFont(String)
    /// A list of names of which the first ones are not there; the one behind them was used.
    case passedFonts(list: String, FontRegistry.ListChoice)
    /// A feature or an axis that the font of a text does not have, and that nothing replaces.
    case unmetWish(FontWish)
    /// A font whose tables give its lines no height.
    case flatFont(String)
    /// An emoji that a selector wants to look like text and that only a face in colours has, the first of
    /// a text.
    case coloredEmoji(first: Unicode.Scalar)
    /// A grid of rows that names tracks as well, which are not read.
    case unusedTracks
    /// Characters of one script that no font covers, drawn as boxes: the first of them, their
    /// number and the ISO 15924 code of the script.
    case missingCharacters(first: Unicode.Scalar, count: Int, script: String)
  }

  /// The kind of problem.
  package var kind: Kind
  /// The index of the element it was met in, or -1.
  package var element: Int
  /// The UTF-8 offset of the character in its text; 0 for other kinds.
  package var textOffset: Int
}

extension LayoutTree.Builder {
  /// Remembers a remark about the element that is being built; each kind only once.
  package mutating func report(_ kind: BuildDiagnostic.Kind, textOffset: Int = 0) {
    guard !tree.diagnostics.contains(where: { $0.kind == kind }) else { return }
    tree.diagnostics.append(
      BuildDiagnostic(kind: kind, element: Int(element), textOffset: textOffset))
  }
}

extension LayoutTree.Builder {
  /// Returns true if the machine has this much memory; otherwise the tree is not to be drawn.
  package mutating func requireMemory(_ bytes: Int) -> Bool {
    if ProcessMemory.allows(bytes) { return true }
    tree.missingMemory = bytes
    return false
  }
}
