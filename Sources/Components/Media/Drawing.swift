public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A drawing of the what3words kind: in a unit square, scaled to the smaller side and centred, in the
/// colours of the theme's scheme for icons (W3W-32).
public struct Drawing: Sendable {
  /// The drawing.
  package var drawing = DrawingValue(UnitDrawing(), name: "")
  /// The side where none is offered, in points.
  public var size = 24.0
  /// The colour of the slot `tint`; nil is red.
  public var tintColor: Color?
  /// The colour of the slot `secondary`; nil is the system's secondary label.
  public var secondaryColor: Color?
  /// The colour of the slot `background`; nil is the canvas's.
  public var fillColor: Color?

  /// Makes an empty drawing.
  public init() {}

  // Reading

  /// The sentence about `"type": "Drawing"` in the reference, the schema and editors.
  public static let summary = "A drawing in a unit square in the colours of the theme."
  /// The theme's scheme for icons.
  public static let schemeKind: SchemeKind? = .icons
  /// The drawing's own keys.
  public static let properties: [Property<Drawing>] = [
    Property(
      "drawing", \.drawing, in: .values, default: "nothing",
      "The name of a drawing, or several laid over one another."),
    Property(
      "size", \.size, as: .length, default: "24", "The side where none is offered, in points."),
    Property("tintColor", \.tintColor, default: "red", "The colour of tinted parts."),
    Property(
      "secondaryColor", \.secondaryColor, default: "secondaryLabel", "The second colour."),
    Property("fillColor", \.fillColor, default: "systemBackground", "The colour of grounds."),
  ]

  /// Takes the colours of the slots.
  public static func adopt(_ scheme: Scheme, into drawing: inout StyleAdoption<Drawing>) {
    let colors = scheme.colors
    drawing.set("tintColor", \.tintColor, to: colors?.tint)
    drawing.set(
      "secondaryColor", \.secondaryColor, to: colors?.secondary)
  }

  // Measuring and arranging

  /// Appends the drawing.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    let colors = UnitDrawing.Slot.allCases.map { context.resolved(color(of: $0, context)) }
    let side = Size(width: size, height: size)
    tree.leaf(
      .leaf(ImageLeaf(natural: side, mode: .fit)),
      drawing: UnitDrawingPainting(drawing: drawing.drawing, colors: colors))
  }

  private func color(of slot: UnitDrawing.Slot, _ context: EnvironmentValues) -> Color {
    switch slot {
    case .foreground: context.foreground ?? Color.system(.label)
    case .background: fillColor ?? Color.system(.systemBackground)
    case .secondary: secondaryColor ?? Color.system(.secondaryLabel)
    case .tint: tintColor ?? SemanticColor.tint.color
    }
  }
}

extension Drawing {
  /// Makes a drawing of a side in points.
  public init(_ drawing: UnitDrawing, size: Double = 24) {
    self.init()
    self.drawing = DrawingValue(drawing, name: "")
    self.size = size
  }
}

extension Drawing: StyledView {
  /// An image.
  public var accessibilityTraits: AccessibilityTraits { .isImage }
}
