import GalleyComponents
public import GalleyImaging
public import GalleyLayout
import GalleyPainting
public import GalleyRendering
import GalleySystem

extension Renderer {
  /// The pixels of a scene: a component tree in, a bitmap out.
  ///
  /// - Throws: `RenderingError`, among them `bitmapTooLarge` for what only `write` can draw.
  public func render(
    _ scene: consuming Scene, options: DrawingOptions = DrawingOptions()
  ) throws(RenderingError) -> Bitmap {
    let frames = try layout(scene)
    try rasterizer.requireBitmap(size: frames.size, grid: frames.canvas.grid, limits: limits)
    return try picture(prepare(frames, overlay: options.overlay)).bitmap(threads: options.threads)
  }

  /// Frames and display list of a scene, everything short of pixels.
  ///
  /// - Throws: `tooManyElements`, before anything is laid out.
  public func prepare(
    _ scene: consuming Scene, overlay: LayoutOverlay? = nil
  ) throws(RenderingError) -> PreparedScene {
    prepare(try layout(scene), overlay: overlay)
  }

  /// The display list of a scene with frames.
  ///
  /// - Parameters:
  ///   - frames: The result of `layout`.
  ///   - overlay: Drawn over the picture; it belongs to no element.
  public func prepare(_ frames: SceneLayout, overlay: LayoutOverlay? = nil) -> PreparedScene {
    prepare(frames, overlay: overlay, keepsTexts: false)
  }

  /// The same with the words of glyphs, for pages whose text can be selected.
  func prepare(
    _ frames: SceneLayout, overlay: LayoutOverlay?, keepsTexts: Bool
  ) -> PreparedScene {
    var timings = frames.timings
    let list = timings.measure(.paint) {
      var list =
        frames.moving
        ?? frames.layout.painted(in: nil, extents: nil, keepsTexts: keepsTexts)
      if let overlay {
        var painter = Painter()
        overlay.draw(frames.layout, with: &painter)
        list.commands += painter.list.commands
        list.owners += painter.list.owners
      }
      return list
    }
    return PreparedScene(frames: frames, list: list, timings: timings)
  }

  /// The frames of a scene.
  ///
  /// - Throws: `tooManyElements`, before anything is laid out.
  public func layout(_ scene: consuming Scene) throws(RenderingError) -> SceneLayout {
    try layout(scene, StageTimings())
  }

  /// The same after some time.
  package func layout(
    _ scene: consuming Scene, _ timings: StageTimings
  ) throws(RenderingError) -> SceneLayout {
    var timings = timings
    let tree = timings.measure(.shape) { scene.takeTree(scene.context(typesetter)) }
    return try layout(tree, of: scene, timings)
  }

  /// Returns the frames of a scene that is only drawn, without other requests: the rows of a long column are
  /// laid out in parts and have no frames of their own, so that memory does not grow with them.
  ///
  /// - Parameters:
  ///   - scene: The scene to draw.
  ///   - threads: The most threads that measure rows at once.
  ///   - timings: The times of the stages so far.
  /// - Throws: As `layout`.
  package func layoutForDrawing(
    _ scene: consuming Scene, threads: Int, _ timings: StageTimings = StageTimings()
  ) throws(RenderingError) -> SceneLayout {
    try layout(
      scene,
      longColumns: LongColumn.Options(threads: threads, maximumElements: limits.maximumElements),
      timings)
  }

  /// The same with a choice of what counts as long.
  package func layout(
    _ scene: consuming Scene, longColumns: LongColumn.Options,
    _ timings: StageTimings = StageTimings()
  ) throws(RenderingError) -> SceneLayout {
    var timings = timings
    var environment = scene.context(typesetter)
    if scene.canvas.width != nil, scene.canvas.height == nil {
      environment.longColumns = longColumns
    }
    let tree = timings.measure(.shape) { scene.tree(environment) }
    guard !tree.longColumns.isEmpty else {
      scene.root = EmptyView()
      return try layout(tree, of: scene, timings)
    }
    let frames = try layout(tree, of: scene, timings)
    if !tree.longColumns.contains(where: \.isRefused), isDrawable(frames) { return frames }
    environment.longColumns = nil
    let stack = timings.measure(.shape) { scene.takeTree(environment) }
    return try layout(stack, of: scene, timings)
  }

  /// True when a picture is within the limits. The message about one that is not names the row that is too
  /// large, which needs the frames of all rows.
  private func isDrawable(_ frames: SceneLayout) -> Bool {
    do throws(RenderingError) {
      try requirePicture(frames)
      return true
    } catch {
      return false
    }
  }

  /// Refuses a picture beyond the limits before anything is drawn.
  func requirePicture(_ frames: SceneLayout) throws(RenderingError) {
    try rasterizer.requirePicture(size: frames.size, grid: frames.canvas.grid, limits: limits)
  }

  /// The frames of a tree that was built from a scene.
  ///
  /// - Parameters:
  ///   - tree: The nodes.
  ///   - scene: The scene that they were built from.
  ///   - timings: The times of the stages so far.
  /// - Throws: `tooManyElements`, `outOfMemory` or `outOfTime`, before anything is laid out, `outOfTime`
  ///   after it, or `font` when one cannot be opened.
  public func layout(
    _ tree: LayoutTree, of scene: Scene, _ timings: StageTimings = StageTimings()
  ) throws(RenderingError) -> SceneLayout {
    try limits.require(elements: tree.elements.count)
    try PictureBudget(limits, after: timings.total, holding: tree.memory).require(bytes: 0)
    if let bytes = tree.missingMemory { throw .outOfMemory(bytes, allowed: nil) }
    // The memory that the components of a long document leave behind is in pieces that the large arrays of a
    // layout do not fit into.
    if tree.elements.count > Self.manyElements { trimFreeMemory() }
    var timings = timings
    let result = timings.measure(.layout) { scene.layout(tree) }
    try PictureBudget(limits, after: timings.total).requireTime()
    if let failure = typesetter.fonts.failure { throw .font(failure) }
    return SceneLayout(
      canvas: scene.canvas, background: scene.background, layout: result, timings: timings,
      moving: scene.moving)
  }

  private static let manyElements = 50_000

  /// Some rows of a picture of any height.
  package func bitmap(
    rows: Range<Int>, of frames: SceneLayout
  ) throws(RenderingError) -> Bitmap {
    let picture = try SlicedPicture(
      frames, self, budget: budget(frames.layout, after: frames.timings))
    var pixels = [UInt8](repeating: 0, count: 4 * picture.width * rows.count)
    try pixels.withUnsafeMutableBytes { memory in
      Result { () throws(RenderingError) in try picture.render(rows: rows, into: memory) }
    }.get()
    return Bitmap(
      width: picture.width, height: rows.count, format: .bgraPremultiplied, pixels: pixels)
  }

  /// Returns a picture whose rows are drawn on request; everything blurred is drawn here.
  ///
  /// - Parameter budget: That of a picture that was begun already; else it begins now.
  /// - Throws: `RenderingError` when the canvas is beyond the limits.
  package func picture(
    _ prepared: PreparedScene, budget: PictureBudget? = nil
  ) throws(RenderingError) -> RasterPicture {
    try rasterizer.picture(
      prepared.list, size: prepared.size, grid: prepared.canvas.grid,
      background: prepared.background,
      budget: budget ?? self.budget(prepared.layout, after: prepared.timings))
  }

  /// The remaining budget of a picture with frames.
  func budget(_ layout: LayoutResult, after timings: StageTimings) -> PictureBudget {
    PictureBudget(limits, after: timings.total, holding: layout.tree.memory)
  }
}
