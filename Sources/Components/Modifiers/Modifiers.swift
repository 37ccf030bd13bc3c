public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout
public import GalleyPainting

/// The keys that every component takes beside its own: the box around it.
///
/// From the inside out (DUI-15): content, padding, foreground colour, background, border, frame. Galley's own
/// keys have places about which the dialect is silent:
///
/// - `minWidth` … `maxHeight` limit the box itself, inside background and border, so that a box
///   with `"maxWidth": "infinity"` is coloured from edge to edge;
/// - `cornerRadius` rounds background and border, `clipped` cuts the content off at that outline;
/// - effects change what the box draws, in this order: `clipShape`, `mask`, then colours
///   (`brightness`, `contrast`, `saturation`, `grayscale`, `hueRotation`, `colorInvert`,
///   `colorMultiply`), `blur`, `shadow`, `opacity`, `blendMode`, then `scaleEffect`,
///   `rotationEffect`, `skewEffect` and `transformEffect`, which move the drawing only;
/// - `aspectRatio` and `fixedSize` are between border and frame, everything else that changes the layout is
///   outside the frame, in the order of the table.
public struct Modifiers: Sendable {
  /// The style of the style sheet that fills in what the document leaves open.
  @Rare package var style: StyleName?
  /// A style that goes before `style`, key by key.
  @Rare package var substyle: StyleName?
  /// The scheme of the theme that fills in what is left.
  @Rare package var scheme: SchemeName?
  /// The text style of the theme or of DNAKit that goes before style and scheme.
  @Rare package var typography: TypographyName?
  /// The distance between the content and the box.
  @Rare public var padding: EdgeInsets?
  /// The colour of texts, icons and shapes inside that name none.
  @Rare public var foregroundColor: Color?
  /// The colour of what is on, chosen or filled in controls inside that name none.
  @Rare public var tint: Color?
  /// The colour of the box.
  @Rare public var backgroundColor: Color?
  /// Colours of the box along a line.
  @Rare public var backgroundGradient: AnyShapeStyle?
  /// The blur of the content behind the box.
  public var backgroundBlur: VisualEffect?
  /// The edges over whose safe area the background reaches, beyond the box.
  public var backgroundIgnoresSafeArea: Edge.Set?
  /// The colour of the border; nothing is drawn without `borderWidth`.
  @Rare public var borderColor: Color?
  /// The width of the border; nothing is drawn without `borderColor`.
  @Rare public var borderWidth: Double?
  /// The corner radius of the box.
  @Rare public var cornerRadius: CornerRadii?
  /// The corner radius in the look of iOS 26; nil is `cornerRadius`.
  @Rare var glassCornerRadius: CornerRadii?
  /// True if content is cut off at the box.
  public var clipped: Bool?
  /// The shape that everything is cut to, border included.
  @Rare public var clipShape: AnyShape?
  /// The mask, which limits the visible area.
  @Rare public var mask: AnyView?
  /// The standard deviation of the blur of everything, in points.
  @Rare public var blur: Double?
  /// Shadows of everything, the first on top.
  public var shadow: [ShadowStyle]?
  /// The opacity of everything together.
  @Rare public var opacity: Double?
  /// The blending of colours with those beneath.
  public var blendMode: BlendMode?
  /// True if everything is composited by itself before it is placed over the content beneath.
  public var compositingGroup: Bool?
  /// True if bars and grey areas replace the texts and pictures inside.
  public var redacted: Bool?
  /// True if nothing is drawn; the component keeps its room.
  public var hidden: Bool?
  /// The width of the frame.
  public var width: Double?
  /// The height of the frame.
  public var height: Double?
  /// The alignment of the content in the box, and of the box in its frame.
  @Rare public var alignment: Alignment?
  /// The least width of the box.
  @Rare public var minWidth: Double?
  /// The width of the box where none is offered.
  @Rare public var idealWidth: Double?
  /// The largest width of the box.
  public var maxWidth: Double?
  /// The least height of the box.
  @Rare public var minHeight: Double?
  /// The height of the box where none is offered.
  @Rare public var idealHeight: Double?
  /// The largest height of the box.
  @Rare public var maxHeight: Double?
  /// The ratio of the box.
  @Rare public var aspectRatio: AspectRatio?
  /// The axes on which the box keeps its ideal size.
  public var fixedSize: Axis.Set?
  /// The share of the offered width that is passed on.
  @Rare public var relativeWidth: Double?
  /// The share of the offered height that is passed on.
  @Rare public var relativeHeight: Double?
  /// Equalities and bounds on lengths and insets.
  public var constraints: [DimensionConstraint]?
  /// Guides that are moved.
  package var alignmentGuides: [Guide: Double]?
  /// The offset of the drawing.
  @Rare public var offset: Point?
  /// The position of the component in the space it is offered.
  @Rare package var position: PlaceValue?
  /// The order in which a stack proposes sizes.
  @Rare public var layoutPriority: Double?
  /// The layout direction, here and inside.
  public var layoutDirection: LayoutDirection?
  /// The edges over whose safe area the component reaches.
  public var ignoresSafeArea: Edge.Set?
  /// The place among siblings in the order of painting.
  @Rare public var zIndex: Double?
  /// The requests of the view to its container, if it has any.
  @Rare var itemKeys: ItemKeys?
  /// The effects that change the colours of everything together, if there are any.
  @Rare var colors: ColorEffects?
  /// The transforms of the drawing; nil for a drawing without any.
  @Rare var transforms: Transforms?
  /// The accessibility traits of the component.
  public var traits: AccessibilityTraits?
  /// Lints that do not hold here and inside.
  public var lintIgnore: LintExemptions?

  /// Makes a look that changes nothing.
  public init() {}

  /// Every key, in the order in which they are described.
  public static let properties: [Property<Modifiers>] =
    box + effects + limits + layout + items + remarks

  private static let box: [Property<Modifiers>] = [
    Property(
      "style", \.style,
      "The style of the style sheet that fills in what the document leaves open."),
    Property("substyle", \.substyle, "A style that goes before `style`, key by key."),
    Property(
      "scheme", \.scheme, default: "the theme's for this type",
      "The scheme of the theme that fills in what is left."),
    Property(
      "typography", \.typography,
      "The text style of the theme or of DNAKit, such as `h2.blog`, that goes before style and scheme."
    ),
    Property("width", \.width, as: .length, "The width of the frame around the box, in points."),
    Property(
      "height", \.height, as: .length, "The height of the frame around the box, in points."),
    Property(
      "alignment", \.alignment, default: "center",
      "Where the content stands in the box, and the box in its frame.",
      or: ["frameAlignment"]),
    Property(
      "padding", \.padding, as: .outsets, default: "0",
      "The distance between the content and the edges of the box, in points; negative where the "
        + "content reaches over them."),
    Property(
      "foregroundColor", \.foregroundColor, default: "label",
      "The colour of texts, icons and shapes that name none, inherited by everything inside.",
      or: ["foregroundColour"]),
    Property(
      "tint", \.tint, default: "the theme's, else systemBlue",
      "The colour of what is on, chosen or filled in controls, inherited by everything inside.",
      or: ["accentColor"]),
    Property(
      "backgroundColor", \.backgroundColor, "The colour of the box.", or: ["backgroundColour"]),
    Property(
      "backgroundGradient", \.backgroundGradient,
      "A gradient or a pattern of the box, over its colour.", or: ["background"]),
    Property(
      "backgroundBlur", \.backgroundBlur, default: "none",
      "How much what lies behind the box is blurred, below its colour: a standard deviation in points up to 64, or a material."
    ),
    Property(
      "backgroundIgnoresSafeArea", \.backgroundIgnoresSafeArea, default: "false",
      "The edges over whose safe area the background reaches, without corners, while what is inside stays."
    ),
    Property(
      "borderColor", \.borderColor,
      "The colour of the border inside the box; it needs a width as well.", or: ["borderColour"]),
    Property(
      "borderWidth", \.borderWidth, as: .length,
      "The width of the border inside the box, in points; it needs a colour as well."),
    Property(
      "cornerRadius", \.cornerRadius, default: "0",
      "The radius of the corners of background, border, shadow and clip, in points."),
    Property(
      "clipped", \.clipped, default: "false", "Whether content is cut off at the box.",
      or: ["clipsToBounds"]),
    Property(
      "shadow", \.shadow, as: .shadows,
      "Shadows of what is drawn, the first on top; one with a spread is that of the box."),
    Property(
      "opacity", \.opacity, as: .share, default: "1", "The opacity of everything together."),
    Property(
      "redacted", \.redacted, default: "the surrounding's",
      "Whether bars and grey areas stand in for the texts and pictures inside.",
      or: ["isRedacted", "skeleton"]),
    Property(
      "hidden", \.hidden, default: "false",
      "Whether nothing is drawn; linear containers give it no room, all others keep it."),
  ]

  private static let effects: [Property<Modifiers>] = [
    Property(
      "clipShape", \.clipShape, as: .shape, default: "none",
      "The shape that the box is cut to, border included."),
    Property(
      "mask", \.mask, as: .component, default: "none",
      "A component: what is drawn is seen as far as it covers it."),
    Property("brightness", \.brightness, default: "0", "What is added to colours, from −1 to 1."),
    Property(
      "contrast", \.contrast, default: "1", "The factor on the distance from middle grey."),
    Property(
      "saturation", \.saturation, as: .length, default: "1",
      "The factor on the distance from grey."),
    Property(
      "grayscale", \.grayscale, as: .share, default: "0", "The share of colour that is taken away."),
    Property(
      "hueRotation", \.hueRotation, as: .degrees, default: "0",
      "The angle by which hues are turned, in degrees."),
    Property(
      "colorInvert", \.colorInvert, default: "false",
      "Whether colours are turned into their opposites."),
    Property(
      "colorMultiply", \.colorMultiply, default: "white",
      "The colour that all colours are multiplied with."),
    Property(
      "blur", \.blur, as: .length, default: "0",
      "The standard deviation of the blur of what is drawn, in points."),
    Property(
      "blendMode", \.blendMode, default: "normal", "How colours are mixed with those beneath."),
    Property(
      "compositingGroup", \.compositingGroup, default: "false",
      "Whether everything is composed by itself before it is laid over what lies beneath.",
      or: ["drawingGroup"]),
    Property(
      "scaleEffect", \.scaleEffect, as: .scale, default: "1",
      "The scale of the drawing, about its centre unless an anchor is given."),
    Property(
      "rotationEffect", \.rotationEffect, as: .rotation, default: "0",
      "The turn of the drawing, in degrees clockwise."),
    Property(
      "skewEffect", \.skewEffect, as: .skew, default: "none", "The lean of the drawing, in degrees."
    ),
    Property(
      "transformEffect", \.transformEffect, as: .affine, default: "none",
      "Any other map of the drawing, about its top left corner."),
  ]

  private static let limits: [Property<Modifiers>] = [
    Property("minWidth", \.minWidth, as: .length, "The least width of the box, in points."),
    Property(
      "idealWidth", \.idealWidth, as: .length,
      "The width of the box where none is offered, in points."),
    Property(
      "maxWidth", \.maxWidth, as: .limit,
      "The largest width of the box, in points; infinity takes all."),
    Property("minHeight", \.minHeight, as: .length, "The least height of the box, in points."),
    Property(
      "idealHeight", \.idealHeight, as: .length,
      "The height of the box where none is offered, in points."),
    Property(
      "maxHeight", \.maxHeight, as: .limit,
      "The largest height of the box, in points; infinity takes all."),
  ]

  private static let layout: [Property<Modifiers>] = [
    Property("aspectRatio", \.aspectRatio, "The ratio of the box, width by height."),
    Property(
      "fixedSize", \.fixedSize, as: .axes, default: "false",
      "The axes on which the box keeps its ideal size whatever it is offered."),
    Property(
      "relativeWidth", \.relativeWidth, as: .share,
      "The share of the offered width that is passed on."),
    Property(
      "relativeHeight", \.relativeHeight, as: .share,
      "The share of the offered height that is passed on."),
    Property(
      "constraints", \.constraints,
      "Equalities and bounds on lengths and insets, whose constants may be named dimensions."),
    Property(
      "alignmentGuides", \.alignmentGuides, as: .guides, "Guides moved to a distance, in points."),
    Property(
      "offset", \.offset, as: .offset,
      "How far the drawing is moved towards trailing and down, in points."),
    Property(
      "position", \.position,
      "Where it lies: its centre by x and y, or in a Positions container a named position."),
    Property(
      "layoutPriority", \.layoutPriority, default: "0",
      "How early a stack asks for the size; higher ones first."),
    Property(
      "layoutDirection", \.layoutDirection, default: "the surrounding's",
      "Where leading is, here and inside."),
    Property(
      "ignoresSafeArea", \.ignoresSafeArea, default: "false",
      "The edges over whose safe area the component reaches."),
  ]

  private static let items: [Property<Modifiers>] = [
    Property("weight", \.weight, as: .length, default: "1", "The relative size in a form row."),
    Property(
      "hugging", \.hugging, as: .length, default: "250",
      "How strongly it refuses to grow in a linear container.",
      or: ["contentHuggingPriority"]),
    Property(
      "compression", \.compression, as: .length, default: "750",
      "How strongly it refuses to shrink in a linear container.",
      or: ["contentCompressionResistancePriority"]),
    Property(
      "grow", \.grow, as: .length, default: "1, in a flex container 0",
      "The share of surplus length in a flex or a flexing linear container.", or: ["flexGrow"]),
    Property(
      "shrink", \.shrink, as: .length, default: "1",
      "The share of missing length in a flex or a flexing linear container.", or: ["flexShrink"]),
    Property(
      "basis", \.basis, as: .length, default: "the ideal length",
      "The length in a flex container before it grows or shrinks, in points.", or: ["flexBasis"]),
    Property(
      "order", \.order, as: .integer, default: "0",
      "The place among the children of a flex container; lower ones come first."),
    Property(
      "alignSelf", \.alignSelf, default: "as the container says",
      "Where it sits across its line in a flex container."),
    Property(
      "spacingAfter", \.spacingAfter, "The gap after it in a linear container, in points."),
    Property(
      "columnSpan", \.columnSpan, as: .count, default: "1", "The number of columns in a grid."),
    Property(
      "rowSpan", \.rowSpan, as: .count, default: "1", "The number of lines in a grid."),
    Property(
      "cellAnchor", \.cellAnchor, default: "as its column and its row",
      "Where it stands in its room in a Grid of GridRows."),
    Property(
      "unsizedAxes", \.unsizedAxes, as: .axes, default: "false",
      "The axes along which it asks a Grid of GridRows for no room and takes what the others leave."
    ),
    Property(
      "zIndex", \.zIndex, default: "0",
      "The place among siblings in the order of painting; higher ones are in front."),
  ]

  private static let remarks: [Property<Modifiers>] = [
    Property(
      "traits", \.traits, default: "none",
      "What the component is to the one who uses it; lints measure what can be pressed."),
    Property(
      "lintIgnore", \.lintIgnore, default: "none",
      "Lints that do not hold here and inside, each with the reason."),
  ]
}
