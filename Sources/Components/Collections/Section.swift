internal import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Rows of a list that belong together, with a header above and a footer below. In a list with a
/// style it looks as the style wants it, elsewhere as a card.
public struct Section<Content: View>: Sendable {
  /// What stands above the rows.
  public var header: String
  /// What stands below the rows.
  public var footer: String
  /// How far separators begin after the leading edge of the row, in points; nil is where its text
  /// begins, after what stands before it.
  public var separatorInset: Double?
  /// Whether there are separators; nil is the list's.
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
}

extension Section: PrimitiveView {
  /// Appends header, rows and footer.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let metrics = SectionMetrics(environment.listPresentation, at: environment.textSize)
    VStack(alignment: .leading, spacing: 0) {
      if header.isEmpty {
        Spacer(minLength: metrics.gap).fixedSize(horizontal: false, vertical: true)
      } else {
        metrics.header(header).asPart()
      }
      rows(metrics, environment)
      if footer.isEmpty {
        Spacer(minLength: metrics.gap).fixedSize(horizontal: false, vertical: true)
      } else {
        metrics.footer(footer).asPart()
      }
    }
    .padding(.horizontal, metrics.margin)
    .appendNode(to: &tree, environment)
  }
}

extension Section: ContainerView {
  /// What the reference, the schema and editors say of `"type": "Section"`.
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

extension Section {
  private func rows(
    _ metrics: SectionMetrics, _ environment: EnvironmentValues
  ) -> some View {
    let rows = AnyView.children(of: content)
    let hasLines = separators ?? metrics.hasSeparators
    let color = environment.theme.scheme(for: "lists").colors?.separator
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<rows.count) { index in
        SectionRow(
          content: rows[index], insets: metrics.rowInsets,
          separator: hasLines && index < rows.count - 1
            ? separatorInset ?? metrics.rowInsets.leading + rows[index].leadingRoom(in: environment)
            : nil,
          separatorColor: color ?? .system(.separator))
      }
    }
    .background(.system(metrics.surface))
    .modifiers {
      if metrics.cornerRadius > 0 {
        $0.clipShape = AnyShape(RoundedRectangle(cornerRadius: metrics.cornerRadius))
      }
    }
  }
}

/// What a list asks of a section.
protocol ListSection {
  /// Whether nothing stands above the rows.
  var isHeadless: Bool { get }
}

/// A row at least 44 points high with the line below it.
struct SectionRow: Sendable {
  var content: AnyView
  var insets: EdgeInsets
  /// Where the line begins; nil for none.
  var separator: Double?
  var separatorColor: Color
}

extension SectionRow: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    var inner = environment
    inner.rowInsets = insets
    inner.rowHeight = 44
    // A cell is as wide as the row and stands off its edges itself, so that its colour is the row's.
    let padding = content.isCell ? EdgeInsets.zero : insets
    content.padding(padding).frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .overlay(alignment: .bottom) {
        if let separator {
          Rectangle().fill(separatorColor).frame(height: environment.grid.pixel)
            .padding(.leading, separator)
        }
      }
      .appendNode(to: &tree, inner)
  }
}

extension AnyView {
  /// The views that one stands for in braces.
  static func children<Content: View>(of content: Content) -> [AnyView] {
    var list = ViewCollector()
    Content._visitChildren(content, &list)
    return list.views
  }

  /// Whether it is a cell, with whatever modifiers.
  fileprivate var isCell: Bool { AnyView._elementName(self) == Cell.typeName }

  /// The room that stands before its text, where it is known.
  fileprivate func leadingRoom(in environment: EnvironmentValues) -> Double {
    let view = documentNode?.content ?? unmodified
    return (view as? any LeadingRoom)?.leadingRoom(in: environment) ?? 0
  }

  /// Whether it is a section, and one without a header.
  var sectionIsHeadless: Bool? {
    let view = documentNode?.content ?? unmodified
    return (view as? any ListSection)?.isHeadless
  }

  /// The view without its modifiers.
  private var unmodified: any View {
    var view: any View = base
    while let modified = view as? any ModifiedView { view = modified.unmodified }
    return view
  }
}

/// A row that knows what stands before its text.
protocol LeadingRoom {
  /// In points, with the gap to the text.
  func leadingRoom(in environment: EnvironmentValues) -> Double
}

private protocol ModifiedView {
  nonisolated var unmodified: any View { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  fileprivate nonisolated var unmodified: any View { content }
}
