/// What one picture may cost. A picture that would cost more is an error of its own; others that are
/// drawn in the same process go on.
///
/// Sizes and memory are checked before anything is allocated; time between the steps, after each strip
/// of rows and inside long ones, so that a picture is a little over when it is refused. Costs are
/// counted per picture: other pictures of the process make no difference.
public struct RenderingLimits: Hashable, Sendable {
  /// The limit that was exceeded.
  public enum Name: String, Sendable, Hashable {
    /// The number of pixels in a row.
    case maximumWidth
    /// The number of rows.
    case maximumHeight
    /// The number of pixels of a picture, streamed ones included.
    case maximumPixels
    /// The number of pixels of a bitmap held in memory as a whole.
    case maximumBitmapPixels
  }

  /// The widest row, in pixels. Not more than 32,767, the widest coverage row of Cairo.
  public var maximumWidth: Int
  /// The greatest number of rows, in pixels. Not more than 2³⁰.
  public var maximumHeight: Int
  /// The largest picture, in pixels, whether it is held in memory or streamed.
  public var maximumPixels: Int
  /// The largest bitmap, in pixels of four bytes; streamed pictures are not bound by it.
  public var maximumBitmapPixels: Int
  /// The most elements of a tree.
  public var maximumElements: Int
  /// The most memory that a picture may hold at a time, in bytes: its elements, its images, its
  /// commands, pixels, and what blurs and dashes take. Nil leaves it to the machine.
  public var maximumMemory: Int?
  /// The longest that a picture may take, from its tree to its last byte; nil is as long as it takes.
  public var maximumTime: Duration?

  /// Makes limits; the defaults are 32,767 × 33,554,432 pixels but not more than 2³⁵ in all, bitmaps
  /// of 1 GiB, 2²⁶ elements, ten minutes, and all the memory that there is.
  public init(
    maximumWidth: Int = 32_767, maximumHeight: Int = 1 << 25, maximumPixels: Int = 1 << 35,
    maximumBitmapPixels: Int = 1 << 28, maximumElements: Int = 1 << 26,
    maximumMemory: Int? = nil, maximumTime: Duration? = .seconds(600)
  ) {
    self.maximumWidth = min(maximumWidth, 32_767)
    self.maximumHeight = min(maximumHeight, 1 << 30)
    self.maximumPixels = maximumPixels
    self.maximumBitmapPixels = maximumBitmapPixels
    self.maximumElements = maximumElements
    self.maximumMemory = maximumMemory
    self.maximumTime = maximumTime
  }

  /// For jobs that draw what strangers wrote: 2²⁷ pixels, 2²⁰ elements, 1 GiB, 30 seconds.
  public static var ci: RenderingLimits {
    RenderingLimits(
      maximumPixels: 1 << 27, maximumBitmapPixels: 1 << 27, maximumElements: 1 << 20,
      maximumMemory: 1 << 30, maximumTime: .seconds(30))
  }

  /// Refuses a tree of so many elements.
  package func require(elements: Int) throws(RenderingError) {
    guard elements > maximumElements else { return }
    throw .tooManyElements(elements, allowed: maximumElements)
  }
}
