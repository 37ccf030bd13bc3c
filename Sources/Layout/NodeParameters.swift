import GalleyGeometry

// The parameters of node kinds whose public form may hold invalid values, which are removed once, when a node
// is made. In lengths NaN represents nil.

/// A fixed leaf with text.
struct FixedText {
  var size: Size
  /// Distances from the top, in points.
  var firstBaseline: Double
  var lastBaseline: Double
}

/// A leaf that takes its proposal held between bounds.
struct ClampLengths {
  var width: LengthRange
  var height: LengthRange

  init(_ width: LengthRange, _ height: LengthRange) {
    self.width = width.sanitized
    self.height = height.sanitized
  }
}

extension LengthRange {
  fileprivate var sanitized: LengthRange {
    let least = minimum.lengthOrZero
    let middle = max(ideal.lengthOrZero, least)
    return LengthRange(
      minimum: least, ideal: middle, maximum: maximum.isNaN ? middle : max(maximum, middle))
  }

  /// The length taken for a proposal.
  @inline(__always)
  func taken(_ proposal: Double) -> Double { min(max(proposal.or(ideal), minimum), maximum) }

  /// True if the proposal does not count.
  var isExact: Bool { minimum == maximum }
}

/// A leaf whose height follows from its width.
struct ConstantArea {
  /// In square points.
  var area: Double
  /// The height of a line, the least height, in points.
  var line: Double

  func size(for proposal: Proposal) -> Size {
    let natural = line > 0 ? area / line : 0
    guard proposal.width.isFinite else { return Size(width: natural, height: line) }
    return Size(width: proposal.width, height: max(area / max(proposal.width, 1), line))
  }
}

/// The lengths of a fixed frame, or fractions of a proposal; NaN passes through.
struct FrameLengths {
  var width: Double
  var height: Double

  init(_ width: Double?, _ height: Double?) {
    self.width = width.lengthOrNaN
    self.height = height.lengthOrNaN
  }

  func main(_ horizontal: Bool) -> Double { horizontal ? width : height }
}

/// The limits of a flexible frame.
struct FlexibleLengths {
  var width: FlexibleLength
  var height: FlexibleLength

  init(_ limits: FrameLimits) {
    width = FlexibleLength(limits.minWidth, limits.idealWidth, limits.maxWidth)
    height = FlexibleLength(limits.minHeight, limits.idealHeight, limits.maxHeight)
  }
}

/// One axis of a flexible frame; NaN is absent.
struct FlexibleLength {
  var minimum: Double
  var ideal: Double
  var maximum: Double
  /// The ideal length and the maximum as they were requested, whatever the other lengths are.
  var wish: Double
  var bound: Double

  init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
    let limits = FrameLimits.normalized(minimum: minimum, ideal: ideal, maximum: maximum)
    self.minimum = limits.minimum ?? .nan
    self.ideal = limits.ideal ?? .nan
    self.maximum = limits.maximum ?? .nan
    wish = FrameLimits.normalized(minimum: nil, ideal: ideal, maximum: nil).ideal ?? .nan
    bound = FrameLimits.normalized(minimum: nil, ideal: nil, maximum: maximum).maximum ?? .nan
  }

  /// Returns the length that the child is offered: the proposal, else the ideal, clamped to the bounds.
  @inline(__always)
  func childProposal(_ proposal: Double) -> Double {
    let base = proposal.or(ideal)
    return base.isNaN ? .nan : held(base)
  }

  @inline(__always)
  private func held(_ value: Double) -> Double {
    var result = value
    if !minimum.isNaN, result < minimum { result = minimum }
    if !maximum.isNaN, result > maximum { result = maximum }
    return result
  }

  /// Returns the length that the frame takes, given its proposal and the child's measure.
  func taken(_ proposal: Double, child: Double) -> Double {
    if proposal.isNaN, !ideal.isNaN { return ideal }
    let offered = childProposal(proposal)
    switch (minimum.isNaN, maximum.isNaN) {
    case (false, false): return held(proposal.or(child))
    case (false, true): return max(min(offered.or(.infinity), child), minimum)
    case (true, false): return min(max(offered.or(-.infinity), child), maximum)
    case (true, true): return child
    }
  }

  /// Returns the length that the child is offered once the frame's length is final.
  func placementProposal(_ proposal: Double, length: Double) -> Double {
    guard proposal.isNaN, ideal.isNaN else { return length }
    let isBetween = minimum.or(-.infinity) < length && length < maximum.or(.infinity)
    return isBetween ? .nan : length
  }

  var isConstrained: Bool { !(minimum.isNaN && ideal.isNaN && maximum.isNaN) }

  /// True if both bounds and the ideal are the same, so that neither the proposal nor the child counts.
  /// Without an ideal, nil would still reach the child as nil.
  var isExact: Bool { minimum == maximum && minimum == ideal }
}

/// A box of a ratio.
public struct AspectRatio: Hashable, Sendable {
  /// Width divided by height, finite and above 0; nil is the ratio of the child's ideal size.
  public let ratio: Double?
  /// The mode of fitting: the box fits into the offer or covers it.
  public let contentMode: ContentMode

  /// Makes a ratio; whatever is not finite and above 0 is nil.
  public init(_ ratio: Double?, _ contentMode: ContentMode = .fit) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.contentMode = contentMode
  }
}

/// A guide of a view's own, with the number of the guide that it replaces.
struct NumberedGuide {
  var guide: AlignmentGuide
  var number: Int16
}

/// The lengths that several constraints give together.
struct ConstrainedLengths {
  var width: ClosedRange<Double>
  var height: ClosedRange<Double>
  var insets: EdgeInsets

  init(_ constraints: [DimensionConstraint]) {
    let all = constraints.filter { $0.constant.isFinite }
    func range(_ attribute: DimensionConstraint.Attribute) -> ClosedRange<Double> {
      let mine = all.filter { $0.attribute == attribute && $0.constant >= 0 }
      let equal = mine.last { $0.relation == .equal }?.constant
      let most = mine.filter { $0.relation == .atMost }.map(\.constant).min() ?? .infinity
      let least = mine.filter { $0.relation == .atLeast }.map(\.constant).max() ?? 0
      guard let equal else { return least...max(most, least) }
      let length = max(min(equal, most), least)
      return length...length
    }
    func inset(_ attribute: DimensionConstraint.Attribute) -> Double {
      all.last { $0.attribute == attribute }?.constant ?? 0
    }
    width = range(.width)
    height = range(.height)
    insets = EdgeInsets(
      top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
      trailing: inset(.trailing))
  }

  func childProposal(_ proposal: Proposal) -> Proposal {
    func length(_ offered: Double, _ range: ClosedRange<Double>) -> Double {
      if range.lowerBound == range.upperBound { return range.lowerBound }
      return offered.isNaN ? .nan : offered.clamped(to: range)
    }
    let inner = proposal.inset(by: insets)
    return Proposal(length(inner.width, width), length(inner.height, height))
  }

  func size(child: Size) -> Size {
    Size(
      width: max(0, child.width.clamped(to: width) + insets.horizontal),
      height: max(0, child.height.clamped(to: height) + insets.vertical))
  }
}

/// A view position, with the name that siblings may call it by.
struct NamedPosition {
  var position: ViewPosition
  var name: String?
}

/// A bar at an edge.
struct SafeAreaBar {
  var edge: Edge
  /// The gap between bar and content, in points; NaN for one that depends on them.
  var spacing: Double
  /// True for a keyboard at the bottom.
  var isKeyboard = false

  /// True if the bar takes from the height.
  var isRow: Bool { edge == .top || edge == .bottom }
}

extension Double {
  /// True if the number can be laid out with: what is larger than 10¹² points cannot be drawn, and sums of it
  /// would be infinite.
  @inline(__always)
  var isUsable: Bool { magnitude <= 1e12 }

  /// The value, or 0 if it is not a length: negative, NaN or unusably large.
  var lengthOrZero: Double { isUsable && self > 0 ? self : 0 }

  @inline(__always)
  func clamped(to range: ClosedRange<Double>) -> Double {
    max(min(self, range.upperBound), range.lowerBound)
  }
}

extension Double? {
  /// The length, or NaN if it is missing: negative and unusable ones count as absent.
  var lengthOrNaN: Double {
    guard let value = self, value.isUsable, value >= 0 else { return .nan }
    return value
  }
  /// The number, or NaN if it is missing: unusable ones count as absent.
  var finiteOrNaN: Double {
    guard let value = self, value.isUsable else { return .nan }
    return value
  }
}
