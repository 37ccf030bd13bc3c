public import GalleyGeometry

/// The least distances a view wants to its neighbours, edge by edge, in points.
///
/// A distance is meant for every neighbour, or for those of a category: an edge that faces a text wants
/// another distance than one that faces a box. Categories count where both facing edges name them.
public struct SpacingPreferences: Hashable, Sendable {
  /// A kind of neighbour.
  public enum Category: Hashable, Sendable, Comparable {
    /// Text beside text.
    case textToText
    /// The edge of a box above a text.
    case edgeAboveText
    /// The edge of a box below a text.
    case edgeBelowText
    /// A kind of the caller's own.
    case named(String)
  }

  /// The contribution of an edge to the distance from a neighbour of a category.
  public enum Distance: Hashable, Sendable {
    /// So many points; those of both edges are added up.
    case points(Double)
    /// The metrics of a text above the neighbour.
    case upperText(TextMetrics)
    /// The metrics of a text below the neighbour.
    case lowerText(TextMetrics)

    /// The distance that both edges make, or nil where two texts are both above or both below.
    func distance(to other: Distance) -> Double? {
      switch (self, other) {
      case (.points(let a), .points(let b)): a + b
      case (.points(let points), _), (_, .points(let points)): points
      case (.upperText, .lowerText(let lower)), (.lowerText(let lower), .upperText):
        SpacingPreferences.textDistance(leadingOfLower: lower.leading, pixel: lower.pixel)
      case (.upperText, .upperText), (.lowerText, .lowerText): nil
      }
    }

    /// The greater of two contributions of one edge: texts before points, the higher line first.
    func union(_ other: Distance) -> Distance {
      order == other.order
        ? (length < other.length ? other : self) : order < other.order ? other : self
    }

    private var order: Int {
      switch self {
      case .points: 0
      case .upperText: 1
      case .lowerText: 2
      }
    }

    private var length: Double {
      switch self {
      case .points(let points): points
      case .upperText(let metrics), .lowerText(let metrics): metrics.lineHeight
      }
    }
  }

  /// The distances of one edge.
  public struct EdgeDistances: Hashable, Sendable {
    /// The distance to neighbours of no common category, or nil.
    public var uncategorized: Double?
    /// Distances by category of neighbour, in the order of the categories.
    public private(set) var categories: [CategoryDistance] = []

    /// One category's distance.
    public struct CategoryDistance: Hashable, Sendable {
      /// The category.
      public var category: Category
      /// The contribution of this edge.
      public var distance: Distance
    }

    /// Makes distances; nil leaves them to the neighbour and the default.
    public init(_ uncategorized: Double? = nil, categories: [Category: Distance] = [:]) {
      self.uncategorized = uncategorized
      self.categories = categories.map { CategoryDistance(category: $0.key, distance: $0.value) }
        .sorted { $0.category < $1.category }
    }

    /// Makes distances by category, which are in order.
    fileprivate init(ordered categories: KeyValuePairs<Category, Distance>) {
      self.categories = categories.map { CategoryDistance(category: $0.key, distance: $0.value) }
    }

    /// The upper edge of an ordinary box.
    static let topOfBox = EdgeDistances(ordered: [.edgeBelowText: .points(0)])
    /// The lower edge of an ordinary box.
    static let bottomOfBox = EdgeDistances(ordered: [.edgeAboveText: .points(0)])

    /// Key by key the larger of both.
    func union(_ other: EdgeDistances) -> EdgeDistances {
      var result = self
      if let more = other.uncategorized {
        result.uncategorized = max(uncategorized ?? more, more)
      }
      for entry in other.categories {
        if let index = result.categories.firstIndex(where: { $0.category == entry.category }) {
          result.categories[index].distance = result.categories[index].distance
            .union(entry.distance)
        } else {
          result.categories.append(entry)
        }
      }
      result.categories.sort { $0.category < $1.category }
      return result
    }

    /// The distance to a facing edge, or nil when neither wants any.
    func distance(to other: EdgeDistances) -> Double? {
      var largest: Double?
      for entry in categories {
        let facing = other.categories.first { $0.category == entry.category }
        guard let own = facing.flatMap({ entry.distance.distance(to: $0.distance) }) else {
          continue
        }
        largest = max(largest ?? own, own)
      }
      if let largest { return largest }
      guard let mine = uncategorized, let theirs = other.uncategorized else {
        return uncategorized ?? other.uncategorized
      }
      return max(mine, theirs)
    }
  }

  /// The upper edge.
  public var top = EdgeDistances.topOfBox
  /// The edge where lines of text begin.
  public var leading = EdgeDistances()
  /// The lower edge.
  public var bottom = EdgeDistances.bottomOfBox
  /// The edge where lines of text end.
  public var trailing = EdgeDistances()

  /// The preferences of an ordinary box: the default beside other boxes, and beside texts the distance
  /// that these want.
  public init() {}

  /// Makes preferences without categories for some edges; those of the others are an ordinary box's.
  public init(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) {
    if let top { self.top = EdgeDistances(top) }
    if let leading { self.leading = EdgeDistances(leading) }
    if let bottom { self.bottom = EdgeDistances(bottom) }
    if let trailing { self.trailing = EdgeDistances(trailing) }
  }

  /// The preferences with those of some edges taken from others; nil has none at all.
  public func replacing(_ edges: Edge.Set, with other: SpacingPreferences?) -> SpacingPreferences {
    var result = self
    if edges.contains(.top) { result.top = other?.top ?? .init() }
    if edges.contains(.leading) { result.leading = other?.leading ?? .init() }
    if edges.contains(.bottom) { result.bottom = other?.bottom ?? .init() }
    if edges.contains(.trailing) { result.trailing = other?.trailing ?? .init() }
    return result
  }

  /// Edge by edge and key by key the larger of both.
  public func union(_ other: SpacingPreferences) -> SpacingPreferences {
    var result = self
    result.top = top.union(other.top)
    result.leading = leading.union(other.leading)
    result.bottom = bottom.union(other.bottom)
    result.trailing = trailing.union(other.trailing)
    return result
  }

  /// The edge at the end of an axis, which faces the next view.
  private func end(of axis: Axis) -> EdgeDistances { axis == .horizontal ? trailing : bottom }
  /// The edge at the start of an axis, which faces the previous view.
  private func start(of axis: Axis) -> EdgeDistances { axis == .horizontal ? leading : top }

  /// The distance to the next view along an axis, or nil when neither view wants any and the
  /// platform's default applies.
  ///
  /// 1. For every category that both facing edges name, the sum, or that of two texts; of those the
  ///    largest.
  /// 2. Else the larger uncategorised distance, if there is one.
  /// 3. Else nil.
  public func distance(to next: SpacingPreferences, along axis: Axis) -> Double? {
    end(of: axis).distance(to: next.start(of: axis))
  }
}

extension SpacingPreferences {
  /// The distance between two texts: the lower text's leading, rounded up to a whole pixel.
  public static func textDistance(leadingOfLower leading: Double, pixel: Double) -> Double {
    guard leading.isFinite, pixel.isFinite, pixel > 0 else { return 0 }
    return roundedUp(max(0, leading), pixel)
  }

  fileprivate static func roundedUp(_ length: Double, _ pixel: Double) -> Double {
    pixel > 0 ? (length / pixel).rounded(.up) * pixel : length
  }
}

/// The greatest measures of the fonts of a text, in points, on which its distances to neighbours depend.
public struct TextMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  public var ascent: Double
  /// From the baseline down to the bottom of a line; positive.
  public var descent: Double
  /// The height of capital letters.
  public var capHeight: Double
  /// The distance between the boxes of two lines.
  public var leading: Double
  /// The size of a device pixel.
  public var pixel: Double

  /// Makes metrics.
  public init(
    ascent: Double, descent: Double, capHeight: Double, leading: Double, pixel: Double
  ) {
    (self.ascent, self.descent, self.capHeight) = (ascent, descent, capHeight)
    (self.leading, self.pixel) = (leading, pixel)
  }

  /// The distance of two baselines.
  var lineHeight: Double { ascent + descent + leading }

  /// The height of a line and a tenth of it, in whole pixels.
  private var height: Double { ascent + descent }
  private var margin: Double { SpacingPreferences.roundedUp(height / 10, pixel) }

  /// The distance from a box above the text.
  var distanceAbove: Double { height + margin - ascent }
  /// The distance from a box below the text.
  var distanceBelow: Double { max(height + margin - capHeight, margin + descent) }
}

/// The spacing that a leaf prefers.
public enum LeafSpacing: Hashable, Sendable {
  /// The default distance, of an ordinary box.
  case box
  /// The distances of a text. Categories for baselines are omitted: between two views that have them, the distance
  /// of texts is always greater.
  case text(TextMetrics)
  /// The distances of a symbol that is set like a letter, with so many points below its baseline: none to a
  /// text.
  case symbol(belowBaseline: Double)

  /// The same, edge by edge.
  public var preferences: SpacingPreferences {
    var result = SpacingPreferences()
    switch self {
    case .box: break
    case .text(let metrics):
      result.top = .init(ordered: [
        .textToText: .lowerText(metrics), .edgeAboveText: .points(metrics.distanceAbove),
      ])
      result.bottom = .init(ordered: [
        .textToText: .upperText(metrics), .edgeBelowText: .points(metrics.distanceBelow),
      ])
    case .symbol(let below):
      result.top = .init(ordered: [.textToText: .points(0), .edgeAboveText: .points(below)])
      result.bottom = .init(ordered: [
        .textToText: .points(0), .edgeBelowText: .points(below + 1),
      ])
    }
    return result
  }
}
