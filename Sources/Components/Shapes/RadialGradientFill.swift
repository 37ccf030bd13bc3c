public import GalleyLayout

/// Colours from the centre outwards over all the room that is offered: `RadialGradient`.
public struct RadialGradientFill: Sendable {
  /// The colours with their places.
  package var colors = GradientColors()

  /// Makes a fill without colours, which shows nothing.
  public init() {}

  // Reading

  public static let typeName = "RadialGradient"
  public static let summary = "Colours from the centre outwards over all the room that is offered."
  /// The fill's own keys.
  public static let properties = GradientColors.properties(of: \RadialGradientFill.colors)

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
    gradient.isRadial = true
    tree.leaf(
      .fill,
      drawing: ShapeDrawing(
        outline: .rectangle(look.cornerRadius),
        fill: .gradient(gradient.resolved(in: context))))
  }
}

extension RadialGradientFill: StyledView {}
