import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyRendering
import Synchronization

/// A picture so tall that not even its display list is made at once: the commands are collected for a slice
/// of some thousand rows on the first request for one of them, and then discarded.
///
/// The pixels are those of the whole list, because a slice holds every command that can reach it.
final class SlicedPicture: RowPicture {
  let width: Int
  let height: Int
  let isOpaque: Bool
  private let renderer: Renderer
  private let frames: SceneLayout
  private let budget: PictureBudget
  private let extents: VisualExtents
  private let sliceRows: Int
  private let slices = Mutex<[Slice]>([])

  /// One slice; the first caller makes its picture, and only callers that request the same slice wait.
  private final class Slice: Sendable {
    let index: Int
    let picture = Mutex<RasterPicture?>(nil)

    init(index: Int) { self.index = index }
  }

  /// Prepares a picture of a layout.
  ///
  /// - Parameter sliceRows: The rows of a slice; no pixel depends on it.
  /// - Throws: `RenderingError` when the canvas is beyond the limits.
  init(
    _ frames: SceneLayout, _ renderer: Renderer, budget: PictureBudget,
    sliceRows: Int = 1 << 14
  ) throws(RenderingError) {
    self.renderer = renderer
    self.frames = frames
    self.budget = budget
    self.sliceRows = sliceRows
    extents = frames.layout.visualExtents()
    let picture = try Self.picture(of: DisplayList(), frames, renderer, budget)
    width = picture.width
    height = picture.height
    isOpaque = picture.isOpaque
  }

  /// Draws some rows into 4 · width bytes for each of them; on any thread, in any order.
  func render(
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
    let scale = frames.canvas.grid.scale
    // More on each side than the slice has: edges are snapped when they are drawn, and blurred backdrops need
    // the content up to three times the largest standard deviation away.
    let margin = 200 + 2 / scale
    let canvas = frames.layout.canvas
    let slice = Rect(
      x: canvas.minX, y: Double(index * sliceRows) / scale, width: canvas.width,
      height: Double(sliceRows) / scale)
    let viewport = slice.inset(by: -margin)
    let list = frames.layout.painted(in: viewport, extents: extents)
    return try Self.picture(of: list, frames, renderer, budget)
  }

  private static func picture(
    of list: DisplayList, _ frames: SceneLayout, _ renderer: Renderer, _ budget: PictureBudget
  ) throws(RenderingError) -> RasterPicture {
    try renderer.picture(
      PreparedScene(frames: frames, list: list, timings: frames.timings), budget: budget)
  }
}
