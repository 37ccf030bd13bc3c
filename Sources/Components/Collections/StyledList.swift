internal import GalleyDesign
internal import GalleyGeometry
package import GalleyLayout

/// A list in one of the platform's styles: sections below one another on the style's background, which
/// extends under the safe area; rows outside of sections form one.
package struct StyledList: Sendable {
  package private(set) var rows: [AnyView]
  package private(set) var presentation: ListPresentation
  private var separators = true
  private var contentOffset = 0.0
  private var hidesBackground = false

  init(
    rows: [AnyView], presentation: ListPresentation, separators: Bool, contentOffset: Double
  ) {
    (self.rows, self.presentation) = (rows, presentation)
    (self.separators, self.contentOffset) = (separators, contentOffset)
  }

  /// Makes a list that scrolls, as views of another family have it.
  package init(
    sections: [SectionBody], presentation: ListPresentation, hidesBackground: Bool,
    contentOffset: Double = 0
  ) {
    rows = sections.map { AnyView($0) }
    (self.presentation, self.hidesBackground) = (presentation, hidesBackground)
    self.contentOffset = contentOffset
  }
}

extension EnvironmentValues {
  /// True in a list in the look of iOS 26.
  package var isGlassRow: Bool { listPresentation != nil && theme.system.isGlass }

  /// The values that rows of a list are built with.
  package func insideList(_ presentation: ListPresentation) -> EnvironmentValues {
    var inner = self
    inner.listPresentation = presentation
    let metrics = SectionMetrics(presentation, in: self)
    inner.rowInsets = metrics.rowInsets
    inner.rowHeight = metrics.rowHeight
    return inner
  }
}

extension StyledList: PrimitiveView {
  package func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    var inner = environment
    inner.listPresentation = presentation
    inner.tableRows = nil
    let metrics = SectionMetrics(presentation, in: environment)
    let sections = Self.sections(of: rows, separators: separators ? nil : false)
    // A first section without a header begins 35 below the top of the list, half of it its own, and directly
    // below a large title.
    let isHeadless = sections.first?.sectionIsHeadless == true
    let margins = environment.listMeasures.margins
    let usual = isHeadless ? metrics.gapAtTop : 0
    let top = margins.top.map { $0 - (isHeadless ? metrics.gapAbove : 0) } ?? usual
    let column = ListColumn(
      top: top, topUnderTitle: margins.top == nil ? -top : top, bottom: margins.bottom ?? 0
    ) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<sections.count) { sections[$0] }
        // Rows take the width that there is; without them the list takes it by itself.
        if sections.isEmpty { Rectangle().fill(Color.clear).frame(height: 0) }
      }
    }
    let ground = Color.system(metrics.background)
    ScrollingPart(offset: contentOffset, content: column)
      .background { Rectangle().fill(hidesBackground ? .clear : ground).ignoresSafeArea() }
      .appendNode(to: &tree, inner)
  }

  /// The sections, those made of loose rows among them.
  static func sections(of rows: [AnyView], separators: Bool? = nil) -> [AnyView] {
    var result: [AnyView] = []
    var loose: [AnyView] = []
    func close() {
      if !loose.isEmpty {
        var section = Section { ViewList(loose) }
        section.separators = separators
        result.append(AnyView(section))
      }
      loose = []
    }
    for row in rows {
      if row.sectionIsHeadless == nil {
        loose.append(row)
      } else {
        close()
        result.append(row)
      }
    }
    close()
    return result
  }
}

/// The sections of a list below the room above the first one.
private struct ListColumn<Content: View>: Sendable {
  /// The room above, as much as the first section has in itself unless the list requests another.
  var top: Double
  /// The room above below a large title.
  var topUnderTitle: Double
  /// The room below.
  var bottom: Double
  private let content: Content

  init(
    top: Double, topUnderTitle: Double, bottom: Double, @ViewBuilder content: () -> Content
  ) {
    (self.top, self.topUnderTitle, self.bottom) = (top, topUnderTitle, bottom)
    self.content = content()
  }
}

extension ListColumn: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    let underTitle = EdgeInsets(top: topUnderTitle, leading: 0, bottom: bottom, trailing: 0)
    tree.listInsets(insets, underTitle: underTitle) { content.appendNode(to: &$0, environment) }
  }
}
