import GalleyDesign
public import GalleyImaging
import GalleySceneSnapshots
import GalleyStair

extension Screen {
  /// The picture with a numbered region for each element, in reading order, and beside it the words that are spoken
  /// for each.
  public func spokenPicture() throws -> Bitmap {
    let picture = try renderer.render(scene, options: DrawingOptions(threads: 1))
    return try SpokenPicture(elements.map(\.spoken), over: frames.size)
      .drawn(over: picture, scale: canvas.grid.scale, by: renderer)
  }
}
