import GalleyDesign
import GalleyDocuments

/// A theme as the text of a theme file, which is JSON.
enum ThemeInspection {
  static func text(of theme: Theme) -> String { ThemeWriter.text(of: theme) }
}
