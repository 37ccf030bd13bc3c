package import GalleyDesign
package import GalleyImaging
package import GalleyRendering
package import GalleyStair
import GalleySystem

/// A document as last shown to a page, so that the cost of the next save depends on its changes: only the
/// rows that look different are drawn and sent, and nothing is laid out again to describe its nodes.
package struct DrawnView: Sendable {
  /// A part of a picture, over its whole width.
  struct Stripe: Sendable {
    /// The first row.
    var top: Int
    var rows: Int
    var png: [UInt8]
  }

  /// The syntax, including edits of the page.
  let syntax: DocumentSyntax
  /// The design that gives names their values.
  let theme: Theme
  let frames: SceneLayout
  /// The size of the picture in pixels.
  package let (width, height): (Int, Int)
  /// The data that determines its pixels; nil for pictures of so many rows that they have no display list at
  /// once.
  private let bands: PictureBands?
  private let picture: RasterPicture?
  private let renderer: Renderer

  /// Prepares a laid-out document; draws nothing but what is blurred.
  package init(
    _ frames: SceneLayout, of syntax: DocumentSyntax, theme: Theme, _ renderer: Renderer
  ) throws(WritingError<Never>) {
    (self.frames, self.syntax, self.theme, self.renderer) = (frames, syntax, theme, renderer)
    do throws(RenderingError) {
      var timings = frames.timings
      picture = try renderer.rows(of: frames, DrawingOptions(), &timings) as? RasterPicture
    } catch {
      throw .drawing(error)
    }
    (width, height) = frames.pixelSize
    bands = picture?.bands
  }

  /// The syntax of the text is parsed again when the nodes are needed.
  private init(forgetting view: DrawnView) {
    (frames, theme, renderer) = (view.frames, view.theme, view.renderer)
    // The text has placeholders in place of the fields.
    syntax = view.syntax.hasData ? view.syntax : DocumentSyntax(view.syntax.source)
    (width, height, bands) = (view.width, view.height, view.bands)
    picture = nil
  }

  /// A hash of what is seen; nil where that is not known before it is drawn.
  var hash: UInt64? { bands?.hash }

  /// The view without what is needed only to draw it at once.
  var kept: DrawnView { DrawnView(forgetting: self) }

  /// The whole picture as a PNG file.
  func png() throws(WritingError<Never>) -> [UInt8] {
    guard let picture else { return try renderer.png(frames) }
    return try renderer.png(picture, of: frames)
  }

  /// Returns the differences from a picture that the page has; nil if they make up about all of it.
  func stripes(over before: DrawnView) throws(WritingError<Never>) -> [Stripe]? {
    guard let picture, let bands, let old = before.bands,
      let changed = bands.changedRows(since: old),
      changed.reduce(0, { $0 + $1.count }) * 2 < height
    else { return nil }
    return try changed.map { rows throws(WritingError<Never>) in
      Stripe(top: rows.lowerBound, rows: rows.count, png: try png(of: rows, picture))
    }
  }

  private func png(
    of rows: Range<Int>, _ picture: RasterPicture
  ) throws(WritingError<Never>) -> [UInt8] {
    let bitmap: Bitmap
    do throws(RenderingError) { bitmap = try picture.bitmap(rows: rows) } catch {
      throw .drawing(error)
    }
    do throws(ImageError) {
      return try PNGEncoder(mode: .fast, scale: frames.canvas.grid.scale).encode(bitmap)
    } catch {
      throw .image(error)
    }
  }

  /// Some rows as pixels.
  ///
  /// - Parameter before: Another view with the pixels of the same rows of it: what looks the same in
  ///   both is not drawn again.
  package func bitmap(
    rows: Range<Int>, over before: (view: DrawnView, bitmap: Bitmap)? = nil, _ renderer: Renderer
  ) throws(RenderingError) -> Bitmap {
    guard let picture else { return try renderer.bitmap(rows: rows, of: frames) }
    guard let before, let bands, let old = before.view.bands,
      let changed = bands.changedRows(since: old)
    else { return try picture.bitmap(rows: rows) }
    var bitmap = before.bitmap
    for part in changed.map({ $0.clamped(to: rows) }) where !part.isEmpty {
      try bitmap.pixels.withUnsafeMutableBytes { memory in
        let stride = 4 * picture.width
        let place =
          (part.lowerBound - rows.lowerBound) * stride..<(part.upperBound - rows.lowerBound)
          * stride
        return Result { () throws(RenderingError) in
          try picture.render(
            rows: part, into: UnsafeMutableRawBufferPointer(rebasing: memory[place]))
        }
      }.get()
    }
    return bitmap
  }
}
