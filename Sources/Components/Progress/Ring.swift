public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// A ring that is filled clockwise from the top, as large as its room: the activity ring of a
/// dashboard. Rings inside one another are several with their own padding.
public struct Ring: Sendable {
  /// The filled share, from 0 to 1.
  public var value: Double
  /// The width of the line, in points.
  public var lineWidth: Double
  /// The fill; nil for the tint.
  public var fill: AnyShapeStyle?
  /// The colour of the rest; nil is a fifth of the tint.
  public var trackColor: Color?

  /// Makes a ring.
  @_disfavoredOverload
  package init(
    value: Double = 0, lineWidth: Double = 12, fill: AnyShapeStyle? = nil,
    trackColor: Color? = nil
  ) {
    (self.value, self.lineWidth) = (value, lineWidth)
    (self.fill, self.trackColor) = (fill, trackColor)
  }

  // Reading

  /// The sentence about `"type": "Ring"` in the reference, the schema and editors.
  public static let summary = "A ring that is filled clockwise from the top."
  /// The theme's `progress`.
  public static let schemeKind: SchemeKind? = "progress"
  /// The keys of `"type": "Ring"` besides those that all views share.
  public static let properties: [Property<Ring>] = [
    Property("value", \.value, as: .share, default: "0", "The filled share.", or: ["progress"]),
    Property(
      "lineWidth", \.lineWidth, as: .length, default: "12", "The width of the line, in points."),
    Property("fill", \.fill, default: "the tint", "A colour, a gradient or a pattern."),
    Property(
      "trackColor", \.trackColor, default: "a fifth of the tint", "The colour of the rest."),
  ]

  func composition(in environment: EnvironmentValues) -> some View {
    let tint = environment.accent
    return ShareRing(
      share: value, color: fill ?? AnyShapeStyle(tint), track: trackColor ?? tint.faded(to: 0.2),
      lineWidth: lineWidth)
  }
}

extension Ring: ComposedView {}
