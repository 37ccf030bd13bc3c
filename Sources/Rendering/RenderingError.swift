/// What can keep a display list from becoming pixels.
public enum RenderingError: Error {
  /// The canvas has no pixel, or its size is not a finite number.
  case emptyCanvas(width: Double, height: Double)
  /// The canvas, in pixels, is larger than one of the limits allows.
  case canvasTooLarge(width: Double, height: Double, limit: RenderingLimits.Name, allowed: Int)
  /// The pixels are more than a bitmap may hold. A picture of that size can still be drawn row by
  /// row, to a file or a stream.
  case bitmapTooLarge(width: Int, height: Int, allowed: Int)
  /// A command holds a coordinate that is NaN or infinite, or that becomes so when transformed.
  case nonFiniteCoordinate(command: Int, owner: Int32)
  /// A `restore` or `endLayer` without its beginning, or a scope that is never ended.
  case unbalancedScope(command: Int, owner: Int32)
  /// Cairo refused; `message` is its own description.
  case cairo(operation: String, status: Int, message: String)
  /// FreeType refused to open or to set up a face; `code` is its error number.
  case freeType(operation: String, font: String, code: Int)
  /// The receiver of a streamed picture failed.
  case receiverFailed(any Error)
}

extension RenderingError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .emptyCanvas(let width, let height):
      "the canvas of \(width) × \(height) points has no pixel"
    case .canvasTooLarge(let width, let height, let limit, let allowed):
      "the canvas of \(Self.whole(width)) × \(Self.whole(height)) pixels exceeds the limit "
        + "\(limit.rawValue) of \(allowed)"
    case .bitmapTooLarge(let width, let height, let allowed):
      "a bitmap of \(width) × \(height) pixels exceeds the limit of \(allowed); "
        + "write the picture to a file or a stream instead"
    case .nonFiniteCoordinate(let command, _):
      "display command \(command) has a coordinate that is not a finite number"
    case .unbalancedScope(let command, _):
      "display command \(command) begins or ends a scope that has no other end"
    case .cairo(let operation, let status, let message):
      "cairo: \(operation): \(message) (status \(status))"
    case .freeType(let operation, let font, let code):
      "FreeType: \(operation) for \(font) failed (error \(code))"
    case .receiverFailed(let error):
      "the receiver of the picture failed: \(error)"
    }
  }

  /// A number of pixels without a fraction where it has none.
  private static func whole(_ pixels: Double) -> String {
    pixels == pixels.rounded() && abs(pixels) < 1e15 ? String(Int(pixels)) : String(pixels)
  }
}
