public import GalleyDesign
internal import GalleyParsing

/// The colours of a gradient fill with their places, as documents write them.
package struct GradientColors: Sendable {
  /// The colours, at least two.
  public var colors: [Color]?
  /// The places of the colours from 0 to 1; nil is at even distances.
  package var stops: [Double]?

  /// Makes a gradient without colours.
  package init() {}

  /// The keys, for an owner that holds the colours at a path.
  static func properties<Owner>(
    of colors: WritableKeyPath<Owner, GradientColors>
  ) -> [Property<Owner>] {
    let own: [Property<GradientColors>] = [
      Property("colors", \.colors, "The colours, at least two.", or: ["colours"]),
      Property(
        "stops", \.stops, default: "even distances",
        "The places of the colours from 0 to 1, ascending."),
    ]
    return own.map { $0.moved(to: colors) }
  }

  /// The gradient along a line downwards; nil when colours and places do not belong together.
  var gradient: Gradient? {
    guard let colors, colors.count >= 2 else { return nil }
    let gradient = Gradient(colors: colors)
    return stops.map { gradient.placed(at: $0) } ?? gradient
  }

  /// Complains when colours and places do not belong together.
  func check(
    for typeName: String, reading reader: inout ComponentReader, at place: ComponentPlace
  ) {
    let count = colors?.count ?? 0
    if count < 2 {
      reader.fail(
        "a \(typeName) needs at least two \"colors\"", at: place.range(of: "colors"))
    } else if gradient == nil {
      let _: Gradient? = reader.misplacedStops(
        typeName, count: count, at: place.range(of: "stops"))
    }
  }
}
