import GalleyFonts
public import GalleyRendering
public import GalleyText
package import Synchronization

/// The long-lived things that turn scenes into pictures: fonts with the caches of shaped text, and
/// the rasterizer with its glyph masks. Share one renderer between all scenes of a process; it may
/// be used by any number of threads, and no picture depends on what was rendered before it.
public final class Renderer: Sendable {
  /// Fonts and shaped text.
  public let typesetter: Typesetter
  /// The limits on the cost of one picture.
  public let limits: RenderingLimits
  /// Glyph masks, shadows and scaled images.
  package let rasterizer: Rasterizer
  /// A hash of what this renderer lays out, found out when it is needed first.
  package let engineFingerprint = Mutex<UInt64?>(nil)

  /// Makes a renderer for a set of fonts.
  package init(fonts: FontRegistry, limits: RenderingLimits = RenderingLimits()) {
    self.limits = limits
    typesetter = Typesetter(fonts: fonts)
    rasterizer = Rasterizer()
  }

  /// Makes a renderer for the fonts that come with Galley and the user's own, which take precedence.
  ///
  /// - Parameters:
  ///   - fontPaths: Files and folders with TTF, OTF, TTC, WOFF and WOFF2 faces.
  ///   - limits: The limits on the cost of one picture.
  /// - Throws: `FontError` naming the first file that is missing, damaged or not a font.
  public convenience init(
    fontPaths: [String] = [], limits: RenderingLimits = RenderingLimits()
  ) throws(FontError) {
    guard let own = GalleyFonts.installed else {
      throw FontError(
        file: GalleyFonts.directory, operation: .list,
        reason: "Galley's fonts are missing; share/galley of the release belongs beside its bin")
    }
    self.init(fonts: try FontRegistry(paths: fontPaths + [own]), limits: limits)
  }
}
