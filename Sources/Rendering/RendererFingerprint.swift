internal import CGalleyCairo
internal import CGalleyFreeType
import GalleyText

/// The factors besides its document that a picture's pixels may depend on: the renderer's own version and
/// those of the libraries that turn text into outlines and outlines into coverage.
///
/// Pictures with equal fingerprints may be compared exactly. If fingerprints differ, pixels were still the
/// same in everything measured so far; if they are not, this gives the reason.
package struct RendererFingerprint: Hashable, Sendable {
  /// Raised whenever a change of Galley changes pixels; the renderer test card notices.
  package static let rendererVersion = 3

  /// Galley's own version of its pixels.
  package var renderer: Int
  /// The version of Cairo.
  package var cairo: String
  /// The version of pixman, on which Cairo is built.
  package var pixman: String
  /// The version of FreeType.
  package var freeType: String
  /// The version of HarfBuzz.
  package var harfBuzz: String
  /// The version of Unicode whose tables and rules are built in.
  package var unicode: String

  /// The fingerprint of this process.
  package static var current: RendererFingerprint {
    RendererFingerprint(
      renderer: rendererVersion, cairo: String(cString: cairo_version_string()),
      pixman: String(cString: pixman_version_string()), freeType: freeTypeVersion,
      harfBuzz: TextLibraries.harfBuzz, unicode: TextLibraries.unicode)
  }

  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var parts: (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &parts.0, &parts.1, &parts.2)
    return "\(parts.0).\(parts.1).\(parts.2)"
  }
}

extension RendererFingerprint: CustomStringConvertible {
  /// One line, `galley 3 cairo 1.16.0 …`, fit for storing beside a picture.
  package var description: String {
    "galley \(renderer) cairo \(cairo) pixman \(pixman) freetype \(freeType) "
      + "harfbuzz \(harfBuzz) unicode \(unicode)"
  }
}
