public import GalleyDesign
public import GalleyDocuments
import GalleyGeometry
public import GalleyLayout
import GalleyText

/// A component tree and the canvas it is drawn on: all that a picture depends on besides fonts.
///
/// From here the stair goes down one step at a time: `context`, `tree`, `layout`, `display`,
/// `picture`, each a value that can be printed.
public struct Scene: Sendable {
  /// The component tree.
  public var root: any Component
  /// The picture around it.
  public var canvas: SceneCanvas
  /// The design system.
  public var theme: Theme

  /// Makes a scene from a component.
  public init(
    _ root: any Component, canvas: SceneCanvas = SceneCanvas(), theme: Theme = .standard
  ) {
    self.root = root
    self.canvas = canvas
    self.theme = theme
  }

  /// Makes a scene from a document that was read.
  ///
  /// - Parameter settings: What the asker wants otherwise than the document.
  public init(
    _ document: Document, settings: SceneSettings = SceneSettings(),
    appearance: Appearance = .light
  ) {
    self.init(
      document.root, canvas: SceneCanvas(document.canvas, settings, appearance),
      theme: document.theme)
  }
}
