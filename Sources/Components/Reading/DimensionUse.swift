/// A key, or a part of one, whose value a document took from a dimension of the theme.
struct DimensionUse: Sendable, Hashable {
  /// The key, dotted for parts: `padding.leading`.
  var key: String
  /// The name of the dimension.
  var dimension: String

  /// Whether a described property has its value from here: the key itself, or one of its parts.
  func covers(_ property: String) -> Bool {
    property == key || property.hasPrefix(key) && property.dropFirst(key.count).first == "."
  }
}

extension ComponentReader {
  /// The number of points with a name; the use is noted, so that reports can name the dimension.
  mutating func dimension(named name: String, as key: String) -> Double? {
    guard let points = names.dimension(named: name) else { return nil }
    dimensions.append(DimensionUse(key: key, dimension: name))
    return points
  }

  /// Hands over the dimensions that were noted and goes on with others.
  mutating func exchangeDimensions(_ others: [DimensionUse] = []) -> [DimensionUse] {
    let noted = dimensions
    dimensions = others
    return noted
  }
}
