public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyPainting

/// One row for each child, as high as its content with 6 points above and below but at least 44,
/// 16 points in from both sides, content vertically centred at leading; a separator of one device
/// pixel under every row but the last, from the leading inset to the trailing edge (DUI-14).
public struct List: DocumentComponent {
  /// The space round a row's content.
  public var rowInsets = Insets(EdgeInsets(vertical: 6, horizontal: 16))
  /// The least height of a row, in points.
  public var minimumRowHeight = Length(44)
  /// The gap between rows, in points.
  public var rowSpacing = Length(0)
  /// Whether there are separators.
  public var separators = true
  /// The colour of separators; nil is the separator colour.
  public var separatorColor: ColorValue?
  /// The distance of separators from the leading edge, in points; nil is the leading inset.
  public var separatorInset: Length?
  /// How far the rows are scrolled up, in points.
  public var contentOffset = 0.0

  /// The children, when it is made by code.
  public var content = ComponentGroup()

  /// Makes a list with every default.
  public init() {}

  // Reading

  /// `List`.
  public static let typeName = "List"
  /// One sentence.
  public static let summary = "One row for each child, with separators."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The list's own keys.
  public static let properties: [Property<List>] = [
    Property(
      "rowInsets", \.rowInsets, default: "6 above and below, 16 at the sides",
      "The space round a row's content, in points."),
    Property(
      "minimumRowHeight", \.minimumRowHeight, default: "44",
      "The least height of a row, in points.", or: ["rowHeight"]),
    Property("rowSpacing", \.rowSpacing, default: "0", "The gap between rows, in points."),
    Property(
      "separators", \.separators, default: "true", "Whether there are lines between rows."),
    Property(
      "separatorColor", \.separatorColor, default: "separator", "The colour of these lines."),
    Property(
      "separatorInset", \.separatorInset, default: "the leading row inset",
      "The distance of these lines from the leading edge, in points."),
    Property(
      "contentOffset", \.contentOffset, default: "0",
      "How far the rows are scrolled up, in points."),
  ]

  /// Takes separators and row height (STY-16).
  public static func adopt(_ scheme: Scheme, into list: inout StyleAdoption<List>) {
    list.set("separators", \.separators, to: scheme.styles?.separator.map { $0 != .none })
    list.set(
      "separatorColor", \.separatorColor, to: scheme.colors?.separator.map { ColorValue($0) })
  }

  // Measuring and arranging

  /// Appends the list.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    arrange(children, in: &tree, context)
  }

  /// Appends the container round children from a document or from code.
  func arrange(
    _ children: [any Component], in tree: inout LayoutTree.Builder, _ context: LayoutContext
  ) {
    let style = ListStyle(
      rowInsets: rowInsets.edges, minimumRowHeight: minimumRowHeight.points,
      rowSpacing: rowSpacing.points, separatorThickness: separators ? nil : 0,
      separatorInset: separatorInset?.points, contentOffset: contentOffset)
    let color = context.resolved(separatorColor?.color ?? SystemColor.separator.color)
    Subviews(children)
      .build(.list(style), in: &tree, context, drawing: ListDrawing(separatorColor: color))
  }
}
