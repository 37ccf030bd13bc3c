public import GalleyGeometry

/// A line of a view that siblings are aligned by.
public enum Guide: Hashable, Sendable {
  /// A vertical line, measured from leading.
  case horizontal(HorizontalAlignment)
  /// A horizontal line, measured from the top.
  case vertical(VerticalAlignment)
}

/// A replacement for one guide of a view.
public struct AlignmentGuide: Sendable {
  /// The guide that is replaced.
  public var guide: Guide
  /// The place of the guide for a view of known size, in points from leading or top.
  public var place: @Sendable (ViewDimensions) -> Double

  /// Makes a guide from a closure, which must be pure. A NaN or infinite answer counts as 0.
  public init(_ guide: Guide, place: @escaping @Sendable (ViewDimensions) -> Double) {
    self.guide = guide
    self.place = place
  }

  /// A guide at a fixed distance.
  public init(_ guide: Guide, at distance: Double) {
    self.init(guide) { _ in distance }
  }
}

/// The values of a view that a guide's closure may use.
public struct ViewDimensions {
  /// The view's size.
  public let size: Size
  let lookUp: (Guide) -> Double?

  /// The dimensions of a view without guides of its own.
  package init(ofSize size: Size) { (self.size, lookUp) = (size, { _ in nil }) }

  init(size: Size, lookUp: @escaping (Guide) -> Double?) {
    (self.size, self.lookUp) = (size, lookUp)
  }

  /// The width, in points.
  public var width: Double { size.width }
  /// The height, in points.
  public var height: Double { size.height }
  /// Another guide of the same view.
  public subscript(guide: Guide) -> Double { lookUp(guide) ?? guide.defaultPlace(in: size) }
  /// A vertical line of the same view.
  public subscript(guide: HorizontalAlignment) -> Double { self[.horizontal(guide)] }
  /// A horizontal line of the same view.
  public subscript(guide: VerticalAlignment) -> Double { self[.vertical(guide)] }
  /// Another guide if a modifier or the content defines it, else nil.
  public func explicit(_ guide: Guide) -> Double? { lookUp(guide) }
}

extension VerticalAlignment {
  /// The middle of the capitals on a text's first line, else the middle of the view: icon and title of a label are
  /// aligned by it.
  package static let firstLineCenter = VerticalAlignment.custom("center:first line")
}

extension Guide {
  /// Returns the position of the guide if nothing defines it: leading and top 0, the centre half, trailing,
  /// bottom and both baselines the whole length.
  ///
  /// The name of a custom guide may begin with `leading:`, `center:`, `trailing:`, `top:` or `bottom:` to
  /// specify its position in views that do not define it; else it is the centre.
  public func defaultPlace(in size: Size) -> Double {
    let share = defaultShare
    let length = isHorizontal ? size.width : size.height
    return share == 0 ? 0 : length * share
  }

  /// True if the guide is a vertical line, measured from leading.
  public var isHorizontal: Bool {
    if case .horizontal = self { return true }
    return false
  }

  /// The share of the length at which the guide is by default.
  var defaultShare: Double {
    switch self {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center), .vertical(.center): 0.5
    case .horizontal(.trailing), .vertical(.bottom): 1
    case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): 1
    case .horizontal(.custom(let name)), .vertical(.custom(let name)): Guide.share(named: name)
    }
  }

  /// True if the guide of several views in a container is that of the first of them in place of their mean.
  var isOfFirst: Bool {
    if case .horizontal(.custom(let name)) = self { return name.hasPrefix("leading:first:") }
    return false
  }

  private static func share(named name: String) -> Double {
    if name.hasPrefix("leading:") || name.hasPrefix("top:") { return 0 }
    if name.hasPrefix("trailing:") || name.hasPrefix("bottom:") { return 1 }
    return 0.5
  }
}
