public import GalleyLayout
internal import GalleyParsing

/// Colours from the centre outwards over all the room that is offered: `RadialGradient`.
public struct RadialGradientFill: DocumentComponent {
  /// The colours, at least two.
  public var colors: PropertyList<ColorValue>?
  /// The places of the colours from 0 to 1; nil is at even distances.
  public var stops: PropertyList<Double>?
  private var gradient: Gradient?

  /// Makes a fill without colours, which shows nothing.
  public init() {}

  // Reading

  /// `RadialGradient`.
  public static let typeName = "RadialGradient"
  /// One sentence.
  public static let summary = "Colours from the centre outwards over all the room that is offered."
  /// The fill's own keys.
  public static let properties: [Property<RadialGradientFill>] = [
    Property("colors", \.colors, "The colours, at least two.", or: ["colours"]),
    Property(
      "stops", \.stops, default: "even distances",
      "The places of the colours from 0 to 1, ascending."),
  ]

  /// Checks that the colours and their places belong together.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    guard let colors = colors?.elements, colors.count >= 2 else {
      return reader.fail(
        "a RadialGradient needs at least two \"colors\"", at: place.range(of: "colors"))
    }
    var gradient = Gradient(colors: colors)
    gradient.isRadial = true
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
