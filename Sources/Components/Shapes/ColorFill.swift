public import GalleyDesign
public import GalleyLayout
internal import GalleyPainting

/// One colour over all the room that is offered: `Color`.
public struct ColorFill: Sendable {
  /// The colour; nil is the foreground colour.
  public var color: Color?

  /// Makes a fill in the foreground colour.
  public init() {}

  // Reading

  /// Documents call it so, Swift ``ColorFill``.
  public static let typeName = "Color"
  /// The sentence about `"type": "Color"` in the reference, the schema and editors.
  public static let summary = "One colour over all the room that is offered."
  /// The fill's own key.
  public static let properties: [Property<ColorFill>] = [
    Property("color", \.color, default: "the foreground colour", "The colour.")
  ]

  /// Warns of a fill without an explicit colour: one that is meant as a gap would be a black bar.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    let keys = ["color", "foregroundColor", "scheme", "style", "styles"]
    guard color == nil, !keys.contains(where: place.has) else { return }
    reader.warn(
      "a Color without \"color\" is painted in the foreground colour; a gap is a Spacer, or has the "
        + "\"color\" \"clear\"", at: place.range)
  }

  // Measuring and arranging

  /// Appends the fill; `cornerRadius` rounds it.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    let style = color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground)
    let fill = style.paint(in: context)
    tree.leaf(
      .fill,
      drawing: ShapeDrawing(AnyShape(Rectangle(), radii: look.cornerRadius), fill: fill))
  }
}

extension ColorFill: StyledView {}

extension ColorFill: CornerCutting {}
