import GalleyGeometry
public import GalleyLayout
import GalleyPainting
public import GalleyRendering
import Synchronization

/// A picture so tall that not even its display list is made at once: what to draw is collected for
/// a slice of some thousand rows when the first of them is asked for, and forgotten again.
///
/// The pixels are those of the whole list, because a slice holds every command that can reach it.
public final class SlicedPicture: Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Whether every pixel is opaque.
  public let isOpaque: Bool
  private let renderer: Renderer
  private let scene: Scene
  private let layout: LayoutResult
  private let extents: VisualExtents
  private let sliceRows: Int
  private let slices = Mutex<[Slice]>([])

  /// One slice; whoever asks first makes its picture, and only those who ask for the same one wait.
  private final class Slice: Sendable {
    let index: Int
    let picture = Mutex<RasterPicture?>(nil)

    init(index: Int) { self.index = index }
  }

  /// Prepares a picture of a layout.
  ///
  /// - Parameter sliceRows: The rows of a slice; no pixel depends on it.
  /// - Throws: `RenderingError` when the canvas is beyond the limits.
  public init(
    _ scene: Scene, _ layout: LayoutResult, _ renderer: Renderer, sliceRows: Int = 1 << 14
  ) throws(RenderingError) {
    self.renderer = renderer
    self.scene = scene
    self.layout = layout
    self.sliceRows = sliceRows
    extents = layout.visualExtents()
    let empty = PreparedScene(scene: scene, layout: layout, list: DisplayList())
    let picture = try renderer.picture(empty)
    width = picture.width
    height = picture.height
    isOpaque = picture.isOpaque
  }

  /// Draws some rows into 4 · width bytes for each of them; on any thread, in any order.
  public func render(
    rows: Range<Int>, into memory: UnsafeMutableRawBufferPointer
  ) throws(RenderingError) {
    var top = rows.lowerBound
    while top < rows.upperBound {
      let index = top / sliceRows
      let bottom = min(rows.upperBound, (index + 1) * sliceRows)
      let bytes = 4 * width * (top - rows.lowerBound)..<4 * width * (bottom - rows.lowerBound)
      try picture(ofSlice: index).render(
        rows: top..<bottom, into: UnsafeMutableRawBufferPointer(rebasing: memory[bytes]))
      top = bottom
    }
  }

  /// The picture of a slice; the last few are kept for the other threads.
  private func picture(ofSlice index: Int) throws(RenderingError) -> RasterPicture {
    let slice = slices.withLock { slices -> Slice in
      if let known = slices.first(where: { $0.index == index }) { return known }
      let slice = Slice(index: index)
      slices.append(slice)
      if slices.count > 2 { slices.removeFirst() }
      return slice
    }
    let result = slice.picture.withLock { picture -> Result<RasterPicture, RenderingError> in
      if let picture { return .success(picture) }
      return Result { () throws(RenderingError) in
        let made = try make(index)
        picture = made
        return made
      }
    }
    return try result.get()
  }

  private func make(_ index: Int) throws(RenderingError) -> RasterPicture {
    let scale = scene.canvas.grid.scale
    // More on each side than the slice has: edges are snapped when they are drawn, and blurred
    // backdrops reach for what lies up to three of the largest standard deviation away.
    let margin = 200 + 2 / scale
    let viewport = Rect(
      x: layout.canvas.minX - 1e6, y: Double(index * sliceRows) / scale - margin,
      width: layout.canvas.width + 2e6, height: Double(sliceRows) / scale + 2 * margin)
    let list = layout.painted(in: viewport, extents: extents)
    return try renderer.picture(PreparedScene(scene: scene, layout: layout, list: list))
  }
}
