import GalleySceneSnapshots
package import GalleySnapshots
public import GalleyStair
public import GalleyText

/// A renderer for checks, with what identifies it. Make one for the tests of a package that have
/// fonts of their own, and give it to all of them:
///
/// ```swift
/// static let brand = try? SnapshotRenderer(fontPaths: ["Fonts"])
/// ```
public struct SnapshotRenderer: Sendable {
  /// The renderer.
  public let renderer: Renderer
  /// The identity of the renderer that turns scenes into pixels, to distinguish a change of the renderer from
  /// a change of a scene.
  package let fingerprint: NamedDigest

  /// Takes a renderer, and draws a card with it to know it again.
  public init(_ renderer: Renderer) {
    self.renderer = renderer
    // Without a card, the fingerprint distinguishes nothing, and the scene itself will report the failure.
    fingerprint =
      (try? renderer.rendererFingerprint()) ?? NamedDigest(name: "galley", digest: 0)
  }

  /// Makes a renderer with Galley's fonts and others, which take precedence.
  ///
  /// - Parameter fontPaths: Files and folders with TTF, OTF, TTC, WOFF and WOFF2 faces.
  /// - Throws: `FontError` naming the first file that is missing, damaged or not a font.
  public init(fontPaths: [String]) throws(FontError) {
    self.init(try Renderer(fontPaths: fontPaths))
  }

  /// The one that checks share which have none of their own.
  static let ofProcess: Result<SnapshotRenderer, any Error> = Result {
    try SnapshotRenderer(fontPaths: [])
  }
}
