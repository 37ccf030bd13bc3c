internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The numbers of a list style: UITableView and SwiftUI's List on iOS 17 and 18, measured, and on iOS 26, recorded.
struct SectionMetrics: Sendable {
  private let presentation: ListPresentation
  private let isGlass: Bool
  /// The distance of rows from the edges of the list, and of their content from the edges of rows, in points.
  ///
  /// Recorded: 20 in windows of 375 to 430 points on iOS 17.4 (suguruTakahashi-1234/fia-practical-sample at 19976cb6,
  /// DeviceInfoView on five devices), and 16 on iOS 26 (StanfordSpezi/SpeziViews at 236fd063, listRow). In windows of 320,
  /// which no telephone with these systems has, it is 16 on all of them.
  private let side: Double
  /// The distance of rows from the edges of the list in the style, in points.
  private var margin = 0.0
  /// The distances of rows from the edges of the list, in points.
  var margins: EdgeInsets {
    EdgeInsets(
      top: 0, leading: given.leading ?? margin, bottom: 0, trailing: given.trailing ?? margin)
  }
  /// The distances that the list requests in place of the style's.
  private let given: ContentMargins
  /// The room above a section without a header.
  var gapAbove: Double { spacing == nil ? gap : 0 }
  /// The room below a section without a footer.
  var gapBelow: Double { spacing ?? gap }
  /// The room above the first section without a header besides its own.
  var gapAtTop: Double { 2 * gap - gapAbove }
  /// Half of the distance between sections of the style.
  private var gap = 17.5
  /// The distance between sections in place of the style's.
  private let spacing: Double?
  /// The distance between rows, each of which has corners of its own; zero for rows on one surface.
  var rowSpacing = 0.0
  /// The room round a row's content.
  var rowInsets: EdgeInsets
  /// The room round content of any kind: as much as a line of 17 points has above and below it in a row of 44.
  var contentInsets: EdgeInsets {
    EdgeInsets(
      top: max(rowInsets.top, 11), leading: rowInsets.leading, bottom: max(rowInsets.bottom, 11),
      trailing: rowInsets.trailing)
  }
  /// True if content that is a little lower than a row leaves it its height.
  var fitsContent: Bool { !isGlass }
  /// The least height of a row.
  var rowHeight = 44.0
  var cornerRadius = 0.0
  var surface = SystemColor.secondarySystemGroupedBackground
  var background = SystemColor.systemGroupedBackground
  var hasSeparators = true
  /// True if there is a line below the last row of a section too.
  var hasLastSeparator: Bool { presentation == .plain }
  /// The distance of lines between rows from the end of the rows.
  var separatorEnd: Double { isGlass ? side : 0 }

  /// The numbers of a presentation; nil is a card outside of lists.
  init(_ presentation: ListPresentation?, in environment: EnvironmentValues) {
    let textSize = environment.textSize
    isGlass = environment.theme.system.isGlass
    side = isGlass ? 16 : 20
    // Large words fill the row; they keep the distance from its edges that a line of 17 has in 44.
    let vertical = isGlass ? 15.0 : textSize.isAccessibility ? 11 : 6
    rowInsets = EdgeInsets(vertical: vertical, horizontal: side)
    spacing = environment.listMeasures.sectionSpacing
    given = environment.listMeasures.margins
    rowSpacing = environment.listMeasures.rowSpacing ?? 0
    self.presentation = presentation ?? .insetGrouped
    switch presentation {
    case .plain: (gap, surface, background) = (0, .systemBackground, .systemBackground)
    case .grouped: break
    case .insetGrouped: (margin, cornerRadius) = (side, 10)
    case .sidebar: (margin, cornerRadius, hasSeparators) = (side, 10, false)
    case nil: (gap, cornerRadius) = (0, 10)
    }
    if isGlass {
      // A row of one line of body text, recorded at size M in shumpei-nagata/Sandbox-MultiModule at c593bdc7.
      rowHeight = textSize == .medium ? 51 + 1.0 / 3 : 52
      if cornerRadius > 0 { cornerRadius = 26 }
    }
    if let least = environment.listMeasures.rowHeight { rowHeight = least }
  }

  /// Small capitals whose box ends 6 above the rows; 38.67 with the room above.
  @ViewBuilder
  func header(_ words: Wording) -> some View {
    switch presentation {
    case .grouped where isGlass, .insetGrouped where isGlass:
      glassHeader(words, above: 10)
    case .plain where isGlass:
      glassHeader(words, above: 32)
    case .grouped, .insetGrouped:
      words.text { $0.font(.footnote).with { $0.lines.uppercase = true } }
        .foregroundColor(.system(.secondaryLabel))
        .padding(EdgeInsets(top: 17, leading: side, bottom: 6, trailing: side))
        .accessibilityAddTraits(.isHeader)
    case .plain:
      words.text {
        $0.font(size: 15, weight: .semibold).with { $0.fontScaling = .style(.subheadline) }
      }
      .foregroundColor(.system(.secondaryLabel))
      .padding(EdgeInsets(top: 22, leading: side, bottom: 5, trailing: side))
      .accessibilityAddTraits(.isHeader)
    case .sidebar:
      words.text { $0.font(.title3).fontWeight(.semibold) }
        .padding(EdgeInsets(top: 17, leading: side, bottom: 9, trailing: side))
        .accessibilityAddTraits(.isHeader)
    }
  }

  /// Words of a headline that end 10 above the rows.
  private func glassHeader(_ words: Wording, above: Double) -> some View {
    words.text { $0.font(.headline) }.foregroundColor(.system(.secondaryLabel))
      .padding(EdgeInsets(top: above, leading: side, bottom: 10, trailing: side))
      .accessibilityAddTraits(.isHeader)
  }

  /// Begins 6 below the rows and leaves 12 below itself; on iOS 26 it is 8 and 6.
  func footer(_ words: Wording) -> some View {
    words.text { $0.font(.footnote) }.foregroundColor(.system(.secondaryLabel))
      .padding(
        EdgeInsets(
          top: isGlass ? 8 : 6, leading: side, bottom: isGlass ? 6 : 12, trailing: side))
  }
}
