public import GalleyGeometry

/// The least distances a view wants to its neighbours, edge by edge, in points.
public struct SpacingPreferences: Hashable, Sendable {
  /// The distances of one edge.
  public struct EdgeDistances: Hashable, Sendable {
    /// The distance to neighbours of no particular category, or nil.
    public var uncategorized: Double?
    /// Distances by category of neighbour, sorted by name. Categories are added up between two
    /// edges that both name them.
    public private(set) var categories: [Category] = []

    /// One category's distance.
    public struct Category: Hashable, Sendable {
      /// The category's name.
      public var name: String
      /// The share of the distance that this edge contributes, in points.
      public var distance: Double
    }

    /// Makes distances; nil leaves them to the neighbour and the default.
    public init(_ uncategorized: Double? = nil, categories: [String: Double] = [:]) {
      self.uncategorized = uncategorized
      self.categories = categories.map { Category(name: $0.key, distance: $0.value) }
        .sorted { $0.name < $1.name }
    }

    /// Key by key the larger of both.
    func union(_ other: EdgeDistances) -> EdgeDistances {
      var result = self
      if let more = other.uncategorized {
        result.uncategorized = max(uncategorized ?? more, more)
      }
      for category in other.categories {
        if let index = result.categories.firstIndex(where: { $0.name == category.name }) {
          result.categories[index].distance = max(
            result.categories[index].distance, category.distance)
        } else {
          result.categories.append(category)
        }
      }
      result.categories.sort { $0.name < $1.name }
      return result
    }
  }

  /// The upper edge.
  public var top = EdgeDistances()
  /// The edge where lines of text begin.
  public var leading = EdgeDistances()
  /// The lower edge.
  public var bottom = EdgeDistances()
  /// The edge where lines of text end.
  public var trailing = EdgeDistances()

  /// No wishes, as of an ordinary leaf.
  public init() {}

  /// Makes preferences without categories.
  public init(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) {
    self.top = EdgeDistances(top)
    self.leading = EdgeDistances(leading)
    self.bottom = EdgeDistances(bottom)
    self.trailing = EdgeDistances(trailing)
  }

  /// The edge at the end of an axis, which faces the next view.
  func end(of axis: Axis) -> EdgeDistances { axis == .horizontal ? trailing : bottom }
  /// The edge at the start of an axis, which faces the previous view.
  func start(of axis: Axis) -> EdgeDistances { axis == .horizontal ? leading : top }

  /// The distance to the next view along an axis, or nil when neither view wants any and the
  /// platform's default applies.
  ///
  /// 1. For every category that both facing edges name, the sum; of those the largest.
  /// 2. Else the larger uncategorised distance, if there is one.
  /// 3. Else nil.
  public func distance(to next: SpacingPreferences, along axis: Axis) -> Double? {
    let mine = end(of: axis)
    let theirs = next.start(of: axis)
    var largest: Double?
    for category in mine.categories {
      guard let other = theirs.categories.first(where: { $0.name == category.name }) else {
        continue
      }
      let sum = category.distance + other.distance
      largest = max(largest ?? sum, sum)
    }
    if let largest { return largest }
    switch (mine.uncategorized, theirs.uncategorized) {
    case (let a?, let b?): return max(a, b)
    case (let a?, nil): return a
    case (nil, let b?): return b
    case (nil, nil): return nil
    }
  }
}

extension SpacingPreferences {
  /// The distance between two texts as platforms with font-dependent gaps have it: the lower
  /// text's leading, rounded up to a whole pixel. Stacks use the default between texts too; who
  /// wants this one sets it as a preference.
  public static func textDistance(leadingOfLower leading: Double, pixel: Double) -> Double {
    guard leading.isFinite, pixel.isFinite, pixel > 0 else { return 0 }
    return (max(0, leading) / pixel).rounded(.up) * pixel
  }
}
