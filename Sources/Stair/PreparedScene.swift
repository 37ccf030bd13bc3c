public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout
public import GalleyPainting

/// A scene with its frames; the components themselves are gone.
public struct SceneLayout: Sendable {
  /// The picture around the frames.
  public let canvas: SceneCanvas
  /// The colour beneath everything.
  public let background: RGBAColor
  /// The frames.
  public let layout: LayoutResult
  /// The times so far.
  public let timings: StageTimings
  /// Drawn in place of the list of the frames.
  package var moving: DisplayList?

  /// The extent of the picture, in points, at least one pixel on each axis.
  public var size: Size {
    Size(
      width: max(layout.canvas.width, canvas.grid.pixel),
      height: max(layout.canvas.height, canvas.grid.pixel))
  }

  /// The size of the picture in pixels, each side rounded up as `PixelGrid.roundedUp` does. Sides that
  /// no picture may have are as long as the longest number.
  public var pixelSize: (width: Int, height: Int) {
    let (grid, size) = (canvas.grid, size)
    func pixels(_ length: Double) -> Int {
      Int(exactly: (grid.roundedUp(length) * grid.scale).rounded()) ?? .max
    }
    return (pixels(size.width), pixels(size.height))
  }
}

/// A scene that has come down the stair as far as it goes without pixels.
public struct PreparedScene: Sendable {
  /// The frames.
  public let frames: SceneLayout
  /// The display list.
  public let list: DisplayList
  /// The times of the stages so far.
  public let timings: StageTimings

  /// The picture around the frames.
  public var canvas: SceneCanvas { frames.canvas }
  /// The colour beneath everything.
  public var background: RGBAColor { frames.background }
  /// The frames.
  public var layout: LayoutResult { frames.layout }
  /// The extent of the picture, in points.
  public var size: Size { frames.size }
}
