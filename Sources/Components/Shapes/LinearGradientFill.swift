public import GalleyLayout
internal import GalleyParsing

/// Colours along a line over all the room that is offered: `LinearGradient`.
public struct LinearGradientFill: DocumentComponent {
  /// The colours, at least two.
  public var colors: PropertyList<ColorValue>?
  /// The places of the colours from 0 to 1; nil is at even distances.
  public var stops: PropertyList<Double>?
  /// The line along which the colours run.
  public var direction = Gradient.Direction.topToBottom
  private var gradient: Gradient?

  /// Makes a fill without colours, which shows nothing.
  public init() {}

  // Reading

  /// `LinearGradient`.
  public static let typeName = "LinearGradient"
  /// One sentence.
  public static let summary = "Colours along a line over all the room that is offered."
  /// The fill's own keys.
  public static let properties: [Property<LinearGradientFill>] = [
    Property("colors", \.colors, "The colours, at least two.", or: ["colours"]),
    Property(
      "stops", \.stops, default: "even distances",
      "The places of the colours from 0 to 1, ascending."),
    Property(
      "direction", \.direction, default: "topToBottom", "The line along which the colours run."),
  ]

  /// Checks that the colours and their places belong together.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    guard let colors = colors?.elements, colors.count >= 2 else {
      return reader.fail(
        "a LinearGradient needs at least two \"colors\"", at: place.range(of: "colors"))
    }
    var gradient = Gradient(colors: colors)
    gradient.direction = direction
    guard let places = stops?.elements else {
      self.gradient = gradient
      return
    }
    self.gradient =
      gradient.placed(at: places)
      ?? reader.misplacedStops(
        Self.typeName, count: colors.count, at: place.range(of: "stops"))
  }

  // Measuring and arranging

  /// Appends the fill; `cornerRadius` rounds it.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    guard let gradient else { return tree.leaf(.fill) }
    tree.leaf(
      .fill,
      drawing: ShapeDrawing(
        outline: .rectangle(look.cornerRadius),
        fill: .gradient(gradient.resolved(in: context))))
  }
}
