import GalleyGeometry

/// A proposal as two numbers; NaN represents nil, so that it is plain data.
struct Proposal {
  var width: Double
  var height: Double

  @inline(__always)
  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  init(_ size: Size) {
    width = size.width
    height = size.height
  }

  /// A proposal along an axis and across it.
  @inline(__always)
  init(main: Double, cross: Double, horizontal: Bool) {
    width = horizontal ? main : cross
    height = horizontal ? cross : main
  }

  /// Negative lengths count as 0, NaN as nil.
  init(_ proposal: ProposedSize) {
    width = proposal.width ?? .nan
    height = proposal.height ?? .nan
    if width < 0 { width = 0 }
    if height < 0 { height = 0 }
  }

  static let unspecified = Proposal(.nan, .nan)

  var proposedSize: ProposedSize {
    ProposedSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  @inline(__always)
  func main(_ horizontal: Bool) -> Double { horizontal ? width : height }

  /// Returns the space that is left inside insets, never negative; nil stays nil.
  @inline(__always)
  func inset(by insets: EdgeInsets) -> Proposal {
    Proposal(width.less(insets.horizontal), height.less(insets.vertical))
  }

  /// The size with nil replaced.
  @inline(__always)
  func replacingNil(by length: Double) -> Size {
    Size(width: width.or(length), height: height.or(length))
  }

  /// The same lengths, nil being equal to nil.
  @inline(__always)
  func isSame(as other: Proposal) -> Bool {
    (width == other.width || (width.isNaN && other.width.isNaN))
      && (height == other.height || (height.isNaN && other.height.isNaN))
  }
}

extension Size {
  @inline(__always)
  init(main: Double, cross: Double, horizontal: Bool) {
    self.init(width: horizontal ? main : cross, height: horizontal ? cross : main)
  }

  @inline(__always)
  func main(_ horizontal: Bool) -> Double { horizontal ? width : height }
}

extension Point {
  @inline(__always)
  init(main: Double, cross: Double, horizontal: Bool) {
    self.init(x: horizontal ? main : cross, y: horizontal ? cross : main)
  }
}

extension Double {
  /// The value, or another one in place of nil (NaN).
  @inline(__always)
  func or(_ other: Double) -> Double { isNaN ? other : self }

  /// A proposed length less a distance, never negative; nil stays nil.
  @inline(__always)
  func less(_ distance: Double) -> Double { isNaN ? .nan : max(0, self - distance) }

  /// The value, or 0 when it is not finite or too large to be drawn.
  @inline(__always)
  var finiteOrZero: Double { isUsable ? self : 0 }
}
