import GalleyImaging
import GalleyServe
import GalleyStair

/// The content of a terminal: a document, of which only the visible part is drawn, or a picture that was made
/// elsewhere.
enum TerminalView {
  case document(DrawnView)
  case picture(Bitmap)

  var width: Int {
    switch self {
    case .document(let view): view.width
    case .picture(let bitmap): bitmap.width
    }
  }

  var height: Int {
    switch self {
    case .document(let view): view.height
    case .picture(let bitmap): bitmap.height
    }
  }

  /// Some rows as pixels.
  ///
  /// - Parameter before: Another view with the pixels of the same rows of it.
  func bitmap(
    rows: Range<Int>, over before: (view: TerminalView, bitmap: Bitmap)?, _ renderer: Renderer
  ) throws(RenderingError) -> Bitmap {
    switch self {
    case .document(let view):
      guard case (.document(let old), let bitmap)? = before else {
        return try view.bitmap(rows: rows, renderer)
      }
      return try view.bitmap(rows: rows, over: (old, bitmap), renderer)
    case .picture(let bitmap):
      let stride = 4 * bitmap.width
      return Bitmap(
        width: bitmap.width, height: rows.count, format: bitmap.format,
        pixels: Array(bitmap.pixels[rows.lowerBound * stride..<rows.upperBound * stride]))
    }
  }
}
