public import GalleyLayout

/// Colours along a line over all the room that is offered: `LinearGradient`.
public struct LinearGradientFill: Sendable {
  /// The colours with their places.
  public var colors = GradientColors()
  /// The line along which the colours run.
  public var direction = Gradient.Direction.topToBottom

  /// Makes a fill without colours, which shows nothing.
  public init() {}

  // Reading

  public static let typeName = "LinearGradient"
  public static let summary = "Colours along a line over all the room that is offered."
  /// The fill's own keys.
  public static let properties: [Property<LinearGradientFill>] =
    GradientColors.properties(of: \LinearGradientFill.colors) + [
      Property(
        "direction", \.direction, default: "topToBottom", "The line along which the colours run.")
    ]

  /// Checks that the colours and their places belong together.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    colors.check(for: Self.typeName, reading: &reader, at: place)
  }

  // Measuring and arranging

  /// Appends the fill; `cornerRadius` rounds it.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    guard var gradient = colors.gradient else { return tree.leaf(.fill) }
    gradient.direction = direction
    tree.leaf(
      .fill,
      drawing: ShapeDrawing(
        outline: .rectangle(look.cornerRadius),
        fill: .gradient(gradient.resolved(in: context))))
  }
}

extension LinearGradientFill: StyledView {}
