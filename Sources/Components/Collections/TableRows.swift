internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

extension TableRows {
  /// Rows as high as the table wants them at least, from edge to edge.
  func list<Rows: View>(in environment: EnvironmentValues, of rows: Rows) -> List<Rows> {
    var list = List { rows }
    list.rowInsets = .zero
    list.minimumRowHeight = environment.rowHeight ?? 64
    list.separators = separators
    list.separatorColor = separatorColor
    list.separatorInset = separatorInset
    return list
  }

  /// Small words between the rows and the edge; capitals are left to those who write them.
  func title(_ words: Wording, _ edge: Edge) -> some View {
    words.text { $0.with { $0.font = .footnote } }
      .foregroundColor(headerColors?.foreground ?? Color.system(.secondaryLabel))
      .padding(EdgeInsets(top: 8, leading: 16, bottom: edge == .top ? 6 : 8, trailing: 16))
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(headerColors?.background ?? .clear)
  }

  /// A section of a table: its rows between its header and its footer.
  func section(_ section: SectionBody, in environment: EnvironmentValues) -> some View {
    var own = self
    own.separators = section.separators ?? separators
    own.separatorInset = section.separatorInset ?? separatorInset
    let rows = own.list(in: environment, of: ViewList(section.rows.map(\.view)))
    return VStack(alignment: .leading, spacing: 0) {
      if !section.header.isEmpty { title(section.header, .top).asPart() }
      rows.fixedSize(horizontal: false, vertical: true)
        .environment(\.tableRows, nil)
      if !section.footer.isEmpty { title(section.footer, .bottom).asPart() }
    }
  }
}
