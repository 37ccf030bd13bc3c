import GalleyGeometry

/// A proposal as two numbers; NaN stands for nil, so that it is plain data.
struct Offer {
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

  /// An offer along an axis and across it.
  @inline(__always)
  init(main: Double, cross: Double, horizontal: Bool) {
    width = horizontal ? main : cross
    height = horizontal ? cross : main
  }

  init(_ proposal: ProposedSize) {
    width = Offer.sane(proposal.width)
    height = Offer.sane(proposal.height)
  }

  /// Negative offers count as 0, NaN as nil.
  private static func sane(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .nan }
    return max(length, 0)
  }

  var proposal: ProposedSize {
    ProposedSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  @inline(__always)
  func main(_ horizontal: Bool) -> Double { horizontal ? width : height }

  /// The same lengths, nil being equal to nil.
  @inline(__always)
  func isSame(as other: Offer) -> Bool {
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

  /// The value, or 0 when it is not finite.
  @inline(__always)
  var finiteOrZero: Double { isFinite ? self : 0 }
}
