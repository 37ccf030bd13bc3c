public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Rows with separators between them, a header above and a footer below (W3W-28, STY-16). Rows are `Cell`s or
/// anything else and are at least 64 points high; a separator is one device pixel. Rows of several sources
/// are grouped in a `Section` each; one without rows takes no space, nor does its header (W3W-29).
public struct Table<Content: View>: Sendable {
  /// The text above the rows.
  public var header = ""
  /// The text below the rows.
  public var footer = ""
  /// The text in the middle if the table has no rows.
  public var emptyMessage = ""
  /// True if rows are still to come: an indicator turns in the place of missing rows.
  public var isLoading = false
  /// The least height of a row, in points; nil is the theme's, else 64.
  public var rowHeight: Double?
  /// True if there are separators.
  public var separators = true
  /// The colour of separators; nil is the system's.
  public var separatorColor: Color?
  /// The distance of separators from the leading edge, in points.
  public var separatorInset = 0.0
  /// True if the table is as high as its rows; otherwise it takes the height it is offered and clips rows
  /// (W3W-28 calls it `manageFrame`; its README documents false, its code has true).
  public var contentSized = true
  /// The distance by which the rows are scrolled up, in points.
  public var contentOffset = 0.0
  /// The colours of the header; nil is grey on nothing.
  public var headerColors: ColorPair?

  /// The rows.
  public var content: Content

  /// Makes a table with a row for every view in the braces.
  public init(
    header: String = "", footer: String = "", rowHeight: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.header = header
    self.footer = footer
    self.rowHeight = rowHeight
    self.content = content()
  }

  /// True if any of the views is a section.
  private var holdsSections: Bool {
    var search = SectionSearch()
    Content._visitChildren(content, &search)
    return search.isFound
  }

  private var rows: TableRows {
    TableRows(
      separators: separators, separatorColor: separatorColor, separatorInset: separatorInset,
      headerColors: headerColors)
  }

  private func list(
    in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    var list = rows.list(in: environment, of: content)
    list.contentOffset = contentOffset
    guard contentSized else { return list.build(in: &tree, environment) }
    tree.node(.fixedSize(horizontal: false, vertical: true)) { tree in
      list.build(in: &tree, environment)
    }
  }

  /// Appends sections below one another, without those that have no rows; rows outside of sections form one.
  private func sections(
    in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    var inner = environment
    inner.tableRows = rows
    let sections = StyledList.sections(of: AnyView.children(of: content))
      .filter { !$0.isVacantSection }
    guard !sections.isEmpty else { return vacancy.appendNode(to: &tree, environment.asPart) }
    let column = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<sections.count) { sections[$0] }
    }
    .fixedSize(horizontal: false, vertical: true)
    guard !contentSized else { return column.appendNode(to: &tree, inner) }
    ScrollingPart(offset: contentOffset, content: column).appendNode(to: &tree, inner)
  }

  @ViewBuilder
  private var vacancy: some View {
    let height = 2 * (rowHeight ?? 64)
    if isLoading {
      ActivityIndicator(size: 28).frame(maxWidth: .infinity, minHeight: height)
    } else if !emptyMessage.isEmpty {
      Text(emptyMessage).foregroundColor(Color.system(.secondaryLabel))
        .padding(16).frame(maxWidth: .infinity, minHeight: height)
    } else {
      Rectangle().foregroundColor(.clear).frame(height: 0)
    }
  }
}

extension Table: StyledView, SeparatedRows {
  /// The sentence about `"type": "Table"` in the reference, the schema and editors.
  public static var summary: String { "Rows with separators, a header and a footer." }
  /// The theme's `tables`.
  public static var schemeKind: SchemeKind? { "tables" }
  /// The table's own keys.
  public static var properties: [Property<Table>] {
    [
      Property(
        "header", \.header, as: .displayText, in: .values, default: "none",
        "What stands above the rows."),
      Property(
        "footer", \.footer, as: .displayText, in: .values, default: "none",
        "What stands below the rows."),
      Property(
        "emptyMessage", \.emptyMessage, as: .displayText, in: .values, default: "none",
        "What stands in the middle when there are no rows."),
      Property(
        "isLoading", \.isLoading, default: "false",
        "Whether rows are still to come: an indicator turns where there are none."),
      Property(
        "rowHeight", \.rowHeight, as: .length, default: "64",
        "The least height of a row, in points.", or: ["minimumRowHeight"]),
    ] + separatorProperties + [
      Property(
        "separatorInset", \.separatorInset, as: .length, default: "0",
        "The distance of these lines from the leading edge, in points."),
      Property(
        "contentSized", \.contentSized, default: "true",
        "Whether the table is as high as its rows; else it takes the height it is offered.",
        or: ["manageFrame"]),
      Property(
        "contentOffset", \.contentOffset, default: "0",
        "How far the rows are scrolled up, in points."),
    ]
  }

  /// Takes separators, row height and the header's colours.
  public static func adopt(_ scheme: Scheme, into table: inout StyleAdoption<Table>) {
    adoptSeparators(scheme, into: &table)
    table.set("rowHeight", \.rowHeight, to: scheme.styles?.rowHeight.map { $0.points })
    if let header = scheme.colors?.header { table.update { $0.headerColors = header } }
  }

  /// Appends the table.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    var inner = environment
    inner.rowHeight = rowHeight ?? 64
    tree.node(.vstack(alignment: .leading, spacing: 0)) { tree in
      if !header.isEmpty { rows.title(Wording(header), .top).appendNode(to: &tree, inner.asPart) }
      if Content._childCount(content) == 0 {
        vacancy.appendNode(to: &tree, inner.asPart)
      } else if holdsSections {
        sections(in: &tree, inner)
      } else {
        list(in: &tree, inner)
      }
      if !footer.isEmpty {
        rows.title(Wording(footer), .bottom).appendNode(to: &tree, inner.asPart)
      }
    }
  }
}

/// Looks for a section among views, of which there may be very many.
private struct SectionSearch: ViewVisitor {
  private(set) var isFound = false

  mutating func visit<Content: View>(_ view: Content) {
    if !isFound { isFound = AnyView(view).sectionIsHeadless != nil }
  }
}
