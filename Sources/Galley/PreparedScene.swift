public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout
public import GalleyPainting

/// A scene that has come down the stair as far as it goes without pixels.
public struct PreparedScene: Sendable {
  /// What is drawn.
  public let scene: Scene
  /// The frames.
  public let layout: LayoutResult
  /// What to draw, in order.
  public let list: DisplayList

  /// Puts together what the steps left.
  public init(scene: Scene, layout: LayoutResult, list: DisplayList) {
    self.scene = scene
    self.layout = layout
    self.list = list
  }

  /// The extent of the picture, in points.
  public var size: Size { scene.size(layout) }

  /// The colour beneath everything.
  public var background: CoreColor {
    scene.canvas.background.resolved(
      for: scene.canvas.appearance, contrast: scene.canvas.contrast)
  }
}
