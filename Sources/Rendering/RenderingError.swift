public import GalleyText

/// The reasons why a display list cannot be turned into pixels.
public enum RenderingError: Error {
  /// The canvas has no pixel, or its size is not a finite number.
  case emptyCanvas(width: Double, height: Double)
  /// The canvas, in pixels, is larger than one of the limits allows.
  case canvasTooLarge(width: Double, height: Double, limit: RenderingLimits.Name, allowed: Int)
  /// The pixels are more than a bitmap may hold. A picture of that size can still be drawn row by
  /// row, to a file or a stream.
  case bitmapTooLarge(width: Int, height: Int, allowed: Int)
  /// The tree has more elements than it may have.
  case tooManyElements(Int, allowed: Int)
  /// The picture took longer than it may, when what an element draws was drawn; -1 for none.
  case outOfTime(allowed: Duration, owner: Int32 = -1)
  /// The picture needs so many bytes, which is more than is allowed; nil when the machine has no more.
  /// The owner is the element whose drawing needs them; -1 for none.
  case outOfMemory(Int, allowed: Int?, owner: Int32 = -1)
  /// A line has more dashes than may be seen of it at a time.
  case tooManyDashes(allowed: Int, owner: Int32)
  /// A command holds a coordinate that is NaN or infinite, or that becomes so when transformed.
  case nonFiniteCoordinate(command: Int, owner: Int32)
  /// A `restore` or `endLayer` without its beginning, or a scope that is never ended.
  case unbalancedScope(command: Int, owner: Int32)
  /// Cairo refused; `message` is its own description.
  case cairo(operation: String, status: Int, message: String)
  /// FreeType refused to open or to set up a face; `code` is its error number.
  case freeType(operation: String, font: String, code: Int)
  /// A font could not be opened when a text needed it.
  case font(FontError)
  /// The receiver of a streamed picture failed.
  case receiverFailed(any Error)
}

extension RenderingError {
  /// True if the document requires more than is allowed, or than can be drawn at all; false if drawing itself
  /// failed.
  package var isOfInput: Bool {
    switch self {
    case .canvasTooLarge, .bitmapTooLarge, .emptyCanvas, .tooManyElements, .outOfTime, .outOfMemory,
      .tooManyDashes:
      true
    case .nonFiniteCoordinate, .unbalancedScope, .cairo, .freeType, .font, .receiverFailed: false
    }
  }
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
    case .tooManyElements(let count, let allowed):
      "the \(count) elements of the tree exceed the limit maximumElements of \(allowed)"
    case .outOfTime(let allowed, _):
      "the picture takes longer than the limit maximumTime of \(allowed)"
    case .outOfMemory(let bytes, let allowed?, _):
      "the picture asks for \(bytes) bytes, more than the limit maximumMemory of \(allowed)"
    case .outOfMemory(let bytes, nil, _):
      "there is no memory for a buffer of \(bytes) bytes"
    case .tooManyDashes(let allowed, _):
      "more than \(allowed) dashes of one line can be seen"
    case .nonFiniteCoordinate(let command, _):
      "display command \(command) has a coordinate that is not a finite number"
    case .unbalancedScope(let command, _):
      "display command \(command) begins or ends a scope that has no other end"
    case .cairo(let operation, let status, let message):
      "cairo: \(operation): \(message) (status \(status))"
    case .freeType(let operation, let font, let code):
      "FreeType: \(operation) for \(font) failed (error \(code))"
    case .font(let error): "\(error)"
    case .receiverFailed(let error):
      "the receiver of the picture failed: \(error)"
    }
  }

  /// The element whose drawing failed; nil where the error is not about one.
  package var owner: Int? {
    switch self {
    case .outOfTime(_, let owner), .outOfMemory(_, _, let owner), .tooManyDashes(_, let owner),
      .nonFiniteCoordinate(_, let owner), .unbalancedScope(_, let owner):
      owner < 0 ? nil : Int(owner)
    default: nil
    }
  }

  /// A number of pixels without a fraction where it has none.
  private static func whole(_ pixels: Double) -> String {
    pixels == pixels.rounded() && abs(pixels) < 1e15 ? String(Int(pixels)) : String(pixels)
  }
}
