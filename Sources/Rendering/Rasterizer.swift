package import GalleyDesign
package import GalleyGeometry
package import GalleyImaging
package import GalleyPainting
import GalleySystem

/// Turns display lists into pixels.
///
/// The same list, size, grid and background give the same bytes, whatever was rendered before,
/// on however many threads and in bands of whatever height. A rasterizer keeps glyph masks,
/// shadows and scaled images for the next picture, within fixed bounds (about 200 MB); it may be
/// shared by any number of threads.
package final class Rasterizer: Sendable {
  private let resources = RenderingResources()
  private let players = PlayerPool()

  /// Makes a rasterizer with empty caches.
  package init() {}

  /// Renders a picture into memory.
  ///
  /// - Parameters:
  ///   - list: What to draw, in points.
  ///   - size: The extent of the canvas, in points; rounded up to whole pixels.
  ///   - grid: The pixels per point.
  ///   - background: What the canvas holds before the first command.
  ///   - options: Threads, bands and limits; none of them changes a pixel.
  /// - Returns: A bitmap of blue, green, red, alpha with colour multiplied by alpha.
  /// - Throws: `RenderingError` for a canvas without pixels or beyond the limits (before any
  ///   memory is taken), for coordinates that are not finite, and for refusals of C libraries.
  package func render(
    _ list: DisplayList, size: Size, grid: PixelGrid, background: RGBAColor = .clear,
    options: RenderingOptions = RenderingOptions()
  ) throws(RenderingError) -> Bitmap {
    try requireBitmap(size: size, grid: grid, limits: options.limits)
    return try picture(
      list, size: size, grid: grid, background: background,
      budget: PictureBudget(options.limits)
    ).bitmap(threads: options.threads, bandHeight: options.bandHeight)
  }

  /// Refuses canvases that cannot be drawn at all, before anything is done for them.
  package func requirePicture(
    size: Size, grid: PixelGrid, limits: RenderingLimits
  ) throws(RenderingError) {
    _ = try PixelRect(canvas: size, grid, limits)
  }

  /// Refuses canvases that cannot be held in memory as a whole, before anything is done for them.
  package func requireBitmap(
    size: Size, grid: PixelGrid, limits: RenderingLimits = RenderingLimits()
  ) throws(RenderingError) {
    try PixelRect(canvas: size, grid, limits).requireBitmap(limits)
  }

  /// Makes a picture ready whose rows are drawn when they are asked for. Linear in the number of
  /// commands and glyphs.
  ///
  /// - Throws: `RenderingError` as for `render`; the limit on bitmaps does not apply.
  package func picture(
    _ list: DisplayList, size: Size, grid: PixelGrid, background: RGBAColor = .clear,
    budget: PictureBudget = PictureBudget()
  ) throws(RenderingError) -> RasterPicture {
    let canvas = try PixelRect(canvas: size, grid, budget.limits)
    let budget = budget.part
    try budget.hold(list.memory)
    return try resolvedPicture(list, canvas, grid, background, budget)
  }

  /// A picture of a list whose blurs and shadows that follow content have become pictures.
  private func resolvedPicture(
    _ list: DisplayList, _ canvas: PixelRect, _ grid: PixelGrid, _ background: RGBAColor,
    _ budget: PictureBudget
  ) throws(RenderingError) -> RasterPicture {
    let resolved = try LayerPictures.resolved(
      list, canvas: canvas, grid: grid, budget: budget
    ) { list, rect throws(RenderingError) in
      let canvas = PixelRect(x: 0, y: 0, width: rect.width, height: rect.height)
      let picture = try resolvedPicture(list, canvas, PixelGrid(scale: 1), .clear, budget.part)
      return try picture.pixels(rows: 0..<rect.height)
    }
    let flat = try Backdrops.flattened(
      resolved, canvas: canvas, grid: grid, budget: budget
    ) { list, rows throws(RenderingError) in
      try picture(list, canvas, grid, background, budget).pixels(rows: rows)
    }
    return try picture(flat, canvas, grid, background, budget)
  }

  private func picture(
    _ list: DisplayList, _ canvas: PixelRect, _ grid: PixelGrid, _ background: RGBAColor,
    _ budget: PictureBudget
  ) throws(RenderingError) -> RasterPicture {
    RasterPicture(
      try RenderPlanBuilder.plan(list, canvas: canvas, grid: grid),
      background: DeviceColor(background).premultiplied, resources: resources, players: players,
      budget: budget)
  }

  /// Renders a picture of any height and hands its strips over from top to bottom, on the thread
  /// of the caller. At any time there are sixteen bands of pixels for each thread.
  ///
  /// - Throws: What `picture` throws, and `RenderingError.receiverFailed` with the error of
  ///   `receive`, after which nothing more is drawn.
  package func stream(
    _ list: DisplayList, size: Size, grid: PixelGrid, background: RGBAColor = .clear,
    options: RenderingOptions = RenderingOptions(),
    receive: (borrowing Strip) throws -> Void
  ) throws(RenderingError) {
    let canvas = try PixelRect(canvas: size, grid, options.limits)
    let picture = try picture(
      list, size: size, grid: grid, background: background,
      budget: PictureBudget(options.limits))
    let bandHeight = canvas.bandHeight(options.bandHeight)
    let step = min(picture.height, 16 * max(1, options.threads) * bandHeight)
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: 4 * picture.width * step, alignment: 64)
    defer { memory.deallocate() }
    for top in stride(from: 0, to: picture.height, by: step) {
      let rows = top..<min(top + step, picture.height)
      try picture.render(
        rows: rows, into: memory, bandHeight: bandHeight, threads: options.threads)
      let bytes = UnsafeRawBufferPointer(rebasing: memory[..<(4 * picture.width * rows.count)])
      do {
        try receive(Strip(rows: rows, width: picture.width, bytes: bytes))
      } catch {
        throw .receiverFailed(error)
      }
    }
  }
}

extension DisplayList {
  /// The bytes of the commands and of the images, each image once.
  fileprivate var memory: Int {
    var images: [UInt64: Int] = [:]
    func note(_ image: ImageResource) { images[image.digest] = image.bitmap.pixels.count }
    for command in commands {
      switch command {
      case .image(let image, _, _), .fill(_, .pattern(let image, _)),
        .stroke(_, _, .pattern(let image, _)):
        note(image)
      default: break
      }
    }
    return commands.count * MemoryLayout<DisplayCommand>.stride + images.values.reduce(0, +)
  }
}
