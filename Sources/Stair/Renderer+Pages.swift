import GalleyParsing
public import GalleyRendering
public import GalleySystem

extension Renderer {
  /// Draws a scene to SVG or PDF, with text as outlines unless the options request more. Effects that the
  /// format cannot express are included as pixels, and the page names them.
  ///
  /// - Throws: `RenderingError` as for `render`.
  public func page(
    _ scene: consuming Scene, as format: PageFormat, options: DrawingOptions = DrawingOptions()
  ) throws(RenderingError) -> Page {
    try page(try layout(scene), as: format, options: options)
  }

  /// The same for a scene with frames.
  public func page(
    _ frames: SceneLayout, as format: PageFormat, options: DrawingOptions = DrawingOptions()
  ) throws(RenderingError) -> Page {
    let prepared = prepare(
      frames, overlay: options.overlay, keepsTexts: options.pageText == .selectable)
    return try rasterizer.page(
      prepared.list, size: prepared.size, grid: prepared.canvas.grid,
      background: prepared.background, format: format,
      budget: budget(prepared.layout, after: prepared.timings))
  }

  /// The page that options name; nil for a picture of pixels.
  func drawnPage(
    _ frames: SceneLayout, _ options: DrawingOptions
  ) throws(RenderingError) -> DrawnPage? {
    guard let format = options.page else { return nil }
    var timings = frames.timings
    let page = try timings.measure(.raster) { () throws(RenderingError) in
      try self.page(frames, as: format, options: options)
    }
    return DrawnPage(page: page, timings: timings)
  }
}

/// A picture that keeps its shapes, before it is written.
package struct DrawnPage: Sendable {
  package let page: Page
  /// The time spent so far.
  let timings: StageTimings
}

extension PageFormat {
  /// The format of a file's name; nil for a picture of pixels.
  public init?(path: String) {
    let ending = path.split(separator: "/").last?.split(separator: ".").last ?? ""
    self.init(rawValue: ending.lowercased())
  }
}

extension Page {
  /// Writes the file. The folders above it are made; it appears when it is complete, and replaces what
  /// was there in one step.
  public func write(to path: String) throws(FileError) {
    let file = PictureFile(path: path)
    try file.write(bytes)
    try file.commit()
  }

  /// Returns a warning for each effect that is in the page as pixels, at the component that requested it.
  func findings(in frames: SceneLayout) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let elements = frames.layout.tree.elements
    return pixels.map { effect, owner in
      let index = Int(owner)
      let place = elements.indices.contains(index) ? elements[index].sourceOffset : nil
      return Diagnostic(
        .warning, "\(effect) is drawn as pixels, \(Int(saturating: Self.resolution)) to a point",
        at: place.map { SourceRange($0, $0 + 1) })
    }.filter { seen.insert($0).inserted }
  }
}
