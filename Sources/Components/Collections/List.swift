public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout

/// One row for each view, as high as its content with 6 points above and below but at least 44,
/// 16 points in from both sides, content vertically centred at leading; a separator of one device
/// pixel under every row but the last, from the leading inset to the trailing edge (DUI-14).
public struct List<Content: View>: Sendable {
  /// The platform's style of rows and sections; nil for none, with the measures below.
  public var style: ListPresentation?
  /// The space round a row's content, in points.
  public var rowInsets = EdgeInsets(vertical: 6, horizontal: 16)
  /// The least height of a row, in points.
  public var minimumRowHeight = 44.0
  /// The gap between rows, in points.
  public var rowSpacing = 0.0
  /// True if there are separators.
  public var separators = true
  /// The colour of separators; nil is the system's.
  public var separatorColor: Color?
  /// The distance of separators from the leading edge, in points; nil is the leading inset.
  public var separatorInset: Double?
  /// The vertical scroll offset of the rows, in points.
  public var contentOffset = 0.0
  /// The rows.
  public var content: Content

  /// Makes a list with a row for every view in the braces.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension List: PrimitiveView {
  /// Appends the list.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    if let style {
      return StyledList(
        rows: AnyView.children(of: content), presentation: style, separators: separators,
        contentOffset: contentOffset
      ).build(in: &tree, environment)
    }
    var style = ListStyle(
      rowInsets: rowInsets, minimumRowHeight: minimumRowHeight, rowSpacing: rowSpacing,
      separatorThickness: separators ? nil : 0, separatorInset: separatorInset,
      contentOffset: contentOffset)
    if separators { style.rowsWithoutSeparator = LitRows(content).withoutLines }
    let color = environment.resolved(
      separatorColor ?? environment.theme["lists"]?.colors?.separator ?? .system(.separator))
    arrange(.list(style), drawing: ListDrawing(separatorColor: color), in: &tree, environment)
  }
}

extension List {
  /// The same in one of the platform's styles.
  public func listStyle(_ style: ListPresentation) -> List {
    with { $0.style = style }
  }
}

extension ListPresentation: PropertyChoice {}

extension List: SeparatedRows {
  /// The sentence about `"type": "List"` in the reference, the schema and editors.
  public static var summary: String { "One row for each child, with separators." }
  /// The theme's `lists`.
  public static var schemeKind: SchemeKind? { "lists" }
  /// The list's own keys.
  public static var properties: [Property<List>] {
    [
      Property(
        "listStyle", \.style, default: "none",
        "The platform's style of rows and sections, instead of the measures below."),
      Property(
        "rowInsets", \.rowInsets, default: "6 above and below, 16 at the sides",
        "The space round a row's content, in points."),
      Property(
        "minimumRowHeight", \.minimumRowHeight, as: .length, default: "44",
        "The least height of a row, in points.", or: ["rowHeight"]),
      Property(
        "rowSpacing", \.rowSpacing, as: .distance, default: "0",
        "The gap between rows, in points; negative where they overlap."),
    ] + separatorProperties + [
      Property(
        "separatorInset", \.separatorInset, as: .length, default: "the leading row inset",
        "The distance of these lines from the leading edge, in points."),
      Property(
        "contentOffset", \.contentOffset, default: "0",
        "How far the rows are scrolled up, in points."),
    ]
  }
  /// Takes the separators (STY-16).
  public static func adopt(_ scheme: Scheme, into list: inout StyleAdoption<List>) {
    adoptSeparators(scheme, into: &list)
  }
}

/// A container of rows with lines between them.
protocol SeparatedRows: ContainerView {
  nonisolated var separators: Bool { get set }
  nonisolated var separatorColor: Color? { get set }
}

extension SeparatedRows {
  nonisolated static var separatorProperties: [Property<Self>] {
    [
      Property(
        "separators", \.separators, default: "true", "Whether there are lines between rows."),
      Property(
        "separatorColor", \.separatorColor, default: "separator",
        "The colour of these lines."),
    ]
  }

  nonisolated static func adoptSeparators(
    _ scheme: Scheme, into view: inout StyleAdoption<Self>
  ) {
    view.set("separators", \.separators, to: scheme.styles?.separator.map { $0 != .none })
    view.set("separatorColor", \.separatorColor, to: scheme.colors?.separator)
  }
}
