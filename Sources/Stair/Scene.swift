public import GalleyComponents
public import GalleyDesign
public import GalleyDocuments
import GalleyGeometry
internal import GalleyLayout
package import GalleyPainting
import GalleyText

/// A component tree and the canvas it is drawn on: all that a picture depends on besides fonts.
///
/// ``Renderer`` takes it from here to a file, a stream or memory. The steps between are functions
/// of their own: `context`, `tree`, `layout`, `display`, each to a value that can be printed.
public struct Scene: Sendable {
  /// The component tree.
  public var root: any View
  /// The picture around it.
  public var canvas: SceneCanvas
  /// The design system.
  public var theme: Theme
  /// Drawn in place of the tree's own list, by those who show the tree under way from an earlier one.
  package var moving: DisplayList?

  /// Makes a scene from a component.
  public init(
    _ root: any View, canvas: SceneCanvas = SceneCanvas(), theme: Theme = .standard
  ) {
    self.root = root
    self.canvas = canvas
    self.theme = theme
  }

  /// Makes a scene from a document that was read.
  ///
  /// - Parameters:
  ///   - document: The document to draw.
  ///   - settings: The settings that take precedence over the document.
  public init(_ document: Document, settings: SceneSettings = SceneSettings()) {
    self.init(
      document.root, canvas: SceneCanvas(settings.over(SceneSettings(document.canvas))),
      theme: document.theme)
  }

  /// Lets settings win over the canvas, as they win over a document's.
  public mutating func apply(_ settings: SceneSettings) {
    canvas = SceneCanvas(settings.over(SceneSettings(canvas)))
  }

  /// The colour beneath everything: the canvas's, else the theme's, else the system's.
  public var background: RGBAColor {
    (canvas.backgroundColor ?? theme.background ?? SystemColor.systemBackground.color)
      .resolved(for: canvas.appearance, contrast: canvas.contrast)
  }
}

extension Document {
  /// Returns a scene for each appearance that is drawn: the requested ones, else the document's own, else
  /// light.
  ///
  /// - Parameters:
  ///   - settings: The settings that take precedence over the document; their appearance is ignored.
  ///   - appearances: The requested appearances; nil leaves them to the document.
  public func scenes(
    settings: SceneSettings = SceneSettings(), appearances: AppearanceChoice? = nil
  ) -> [Scene] {
    (appearances ?? canvas.appearance ?? .light).appearances.map { appearance in
      var settings = settings
      settings.appearance = appearance
      return Scene(self, settings: settings)
    }
  }
}
