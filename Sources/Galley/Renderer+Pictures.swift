public import GalleyImaging
public import GalleyRendering

extension Renderer {
  /// Frames and display list of a scene, everything short of pixels.
  public func prepare(_ scene: Scene) -> PreparedScene {
    var timings = StageTimings()
    return prepare(scene, &timings)
  }

  /// The same, with the time of each step added.
  public func prepare(_ scene: Scene, _ timings: inout StageTimings) -> PreparedScene {
    let tree = timings.measure(.shape) { scene.tree(scene.context(typesetter)) }
    let layout = timings.measure(.layout) { scene.layout(tree) }
    let list = timings.measure(.paint) { scene.display(layout) }
    return PreparedScene(scene: scene, layout: layout, list: list)
  }

  /// The pixels of a scene.
  ///
  /// - Throws: `RenderingError` when the picture is too large or a C library refuses.
  public func bitmap(
    _ prepared: PreparedScene, threads: Int = 1
  ) throws(RenderingError) -> Bitmap {
    try rasterizer.render(
      prepared.list, size: prepared.size, grid: prepared.scene.canvas.grid,
      background: prepared.background, options: RenderingOptions(threads: threads))
  }

  /// A scene from top to bottom: a component tree in, pixels out.
  public func render(_ scene: Scene, threads: Int = 1) throws(RenderingError) -> Bitmap {
    try bitmap(prepare(scene), threads: threads)
  }
}
