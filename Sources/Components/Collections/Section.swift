internal import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Rows of a list that belong together, with a header above and a footer below. In a list with a
/// style and in a table it looks as these want it, elsewhere as a card.
public struct Section<Content: View>: Sendable {
  /// The header above the rows.
  public var header: String
  /// The footer below the rows.
  public var footer: String
  /// The distance from the leading edge of the row to the start of separators, in points; nil starts them at
  /// the text of the row, after the content before it.
  public var separatorInset: Double?
  /// True if there are separators; nil is the list's.
  public var separators: Bool?
  /// The rows.
  public var content: Content

  /// Makes a section with a row for every view in the braces.
  public init(
    _ header: String = "", footer: String = "", @ViewBuilder content: () -> Content
  ) {
    (self.header, self.footer) = (header, footer)
    self.content = content()
  }
}

extension Section: ListSection {
  var isHeadless: Bool { header.isEmpty }
  var hasRows: Bool { Content._childCount(content) > 0 }
}

extension Section: PrimitiveView {
  /// Appends header, rows and footer.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    SectionBody(
      header: Wording(header), footer: Wording(footer),
      rows: AnyView.children(of: content).map { ListRow($0) }, separatorInset: separatorInset,
      separators: separators
    )
    .build(in: &tree, environment)
  }
}

extension Section: ContainerView {
  /// The sentence about `"type": "Section"` in the reference, the schema and editors.
  public static var summary: String { "Rows of a list, with a header and a footer." }
  /// The keys of `"type": "Section"` besides those that all views share.
  public static var properties: [Property<Section>] {
    [
      Property(
        "header", \.header, as: .displayText, in: .values, default: "none",
        "What stands above the rows.", or: ["title"]),
      Property(
        "footer", \.footer, as: .displayText, in: .values, default: "none",
        "What stands below the rows."),
      Property(
        "separatorInset", \.separatorInset, as: .length, default: "where the row's text begins",
        "How far separators begin after the leading edge, in points."),
      Property(
        "separators", \.separators, default: "the list's", "Whether there are separators."),
    ]
  }
}

extension AnyView {
  /// The views that one expands to.
  static func children<Content: View>(of content: Content) -> [AnyView] {
    var list = ViewCollector()
    Content._visitChildren(content, &list)
    return list.views
  }

  /// True if it is a cell, with whatever modifiers.
  var isCell: Bool { AnyView._elementName(self) == Cell.typeName }

  /// Returns the space before its text, if it is known.
  func leadingRoom(in environment: EnvironmentValues) -> Double {
    let view = documentNode?.content ?? unmodified
    return (view as? any LeadingRoom)?.leadingRoom(in: environment) ?? 0
  }

  /// True if it is a section, and one without a header.
  var sectionIsHeadless: Bool? {
    let view = documentNode?.content ?? unmodified
    return (view as? any ListSection)?.isHeadless
  }

  /// True if it is a section without rows.
  var isVacantSection: Bool {
    if let node = documentNode { return node.content is any ListSection && node.children.isEmpty }
    return (unmodified as? any ListSection)?.hasRows == false
  }

  /// The highlight that the state of a row gives it from edge to edge.
  var rowLight: RowLight {
    let view = documentNode?.content ?? unmodified
    return switch (view as? any LitRow)?.state {
    case .highlighted: .highlighted
    case .selected: .selected
    default: .none
    }
  }

  /// The view without its modifiers.
  private var unmodified: any View {
    var view: any View = base
    while let modified = view as? any ModifiedView { view = modified.unmodified }
    return view
  }
}

/// A row that knows the width before its text.
package protocol LeadingRoom {
  /// In points, with the gap to the text.
  func leadingRoom(in environment: EnvironmentValues) -> Double
}

/// A row that is painted from edge to edge in some of its states.
protocol LitRow {
  nonisolated var state: ControlState { get }
}

extension Cell: LitRow {}
extension SuggestionCell: LitRow {}

/// The highlight of a row from edge to edge.
enum RowLight {
  case none, highlighted, selected

  /// True if there is a line between this row and the next one. The platform hides the lines at both edges of
  /// such a row; between two that are selected there is one (`UIListSeparatorConfiguration.multipleSelectionColor`).
  func hasLine(before next: RowLight) -> Bool {
    (self, next) == (.none, .none) || (self, next) == (.selected, .selected)
  }
}

/// Finds the rows of a list below which there is no line. Linear in the number of rows.
struct LitRows: ViewVisitor {
  /// The rows that have no line below them.
  private(set) var withoutLines: Set<Int> = []
  private var count = 0
  private var last = RowLight.none

  init<Content: View>(_ rows: Content) { Content._visitChildren(rows, &self) }

  mutating func visit<Content: View>(_ view: Content) {
    let light = AnyView(view).rowLight
    if count > 0, !last.hasLine(before: light) { withoutLines.insert(count - 1) }
    (last, count) = (light, count + 1)
  }
}

private protocol ModifiedView {
  nonisolated var unmodified: any View { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  fileprivate nonisolated var unmodified: any View { content }
}
