public import GalleyImaging
public import GalleyRendering
import GalleySystem

/// The options for drawing and encoding a scene. Only an overlay changes pixels.
public struct DrawingOptions: Sendable {
  /// The most threads that draw and encode at once; at least 1.
  public var threads: Int
  /// The aim of a PNG: to be made quickly or to be small.
  public var mode: PNGEncoder.Mode
  /// The overlay that is drawn on the picture to show its layout; nil for none.
  public var overlay: LayoutOverlay?
  /// The form of text in SVG and PDF.
  public var pageText: PageText
  /// The format of a picture that keeps its shapes; nil is a picture of pixels.
  package private(set) var page: PageFormat?
  /// Pictures with more pixels are drawn and encoded at the same time, stripe by stripe.
  package var streamingPixels = 8.0 * 1024 * 1024
  /// Pictures with more rows do not even have a display list at once.
  package var slicedRows = 100_000.0

  /// Makes options; by default as many threads as there are processors.
  public init(
    threads: Int? = nil, mode: PNGEncoder.Mode = .fast, overlay: LayoutOverlay? = nil,
    pageText: PageText = .outlines
  ) {
    self.threads = threads ?? Workers.processorCount
    self.mode = mode
    self.overlay = overlay
    self.pageText = pageText
  }

  /// The same for a file, whose ending names the format; nil is a stream, which takes a PNG.
  package func writing(to path: String?) -> DrawingOptions {
    writing(as: path.flatMap(PageFormat.init(path:)))
  }

  /// The same for a format that keeps shapes, or a picture of pixels.
  package func writing(as page: PageFormat?) -> DrawingOptions {
    var options = self
    options.page = page
    return options
  }

  /// True when a picture needs the frames of every row: an overlay shows them, and a page has them all.
  var needsEveryFrame: Bool { overlay != nil || page != nil }
}

/// A picture that was written.
public struct WrittenPicture: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The length of the file.
  public let byteCount: Int
  /// The time of each step, the scene's own included.
  public let timings: StageTimings

  package init(width: Int, height: Int, byteCount: Int, timings: StageTimings) {
    self.width = width
    self.height = height
    self.byteCount = byteCount
    self.timings = timings
  }
}
