internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// A list in one of the platform's styles: sections below one another on the style's background,
/// which reaches under the safe area; rows that stand in no section make one.
struct StyledList: Sendable {
  var rows: [AnyView]
  var presentation: ListPresentation
  var separators: Bool
  var contentOffset: Double
}

extension StyledList: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    var inner = environment
    inner.listPresentation = presentation
    let metrics = SectionMetrics(presentation, at: environment.textSize)
    let sections = sections
    // A first section without a header stands 35 below the top of the list.
    let top = sections.first?.sectionIsHeadless == true ? metrics.gap : 0
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<sections.count) { sections[$0] }
    }
    .padding(.top, top).fixedSize(horizontal: false, vertical: true).offset(y: -contentOffset)
    .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
    .clipped()
    .background { Rectangle().fill(Color.system(metrics.background)).ignoresSafeArea() }
    .appendNode(to: &tree, inner)
  }

  /// The sections, those made of loose rows among them.
  private var sections: [AnyView] {
    var result: [AnyView] = []
    var loose: [AnyView] = []
    func close() {
      if !loose.isEmpty {
        var section = Section { ViewList(loose) }
        section.separators = separators ? nil : false
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
