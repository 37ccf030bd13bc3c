internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The numbers of a list style: UITableView and SwiftUI's List on iOS 17 and 18, measured.
struct SectionMetrics: Sendable {
  private let presentation: ListPresentation
  /// The distance of rows from the edges of the list, in points.
  var margin = 0.0
  /// The room above a section without a header and below one without a footer.
  var gap = 17.5
  /// The room round a row's content.
  var rowInsets = EdgeInsets(vertical: 6, horizontal: 20)
  var cornerRadius = 0.0
  var surface = SystemColor.secondarySystemGroupedBackground
  var background = SystemColor.systemGroupedBackground
  var hasSeparators = true

  /// The numbers of a presentation; nil is a card outside of lists.
  init(_ presentation: ListPresentation?, at textSize: TextSize) {
    // Large words fill the row; they keep the distance from its edges that a line of 17 has in 44.
    if textSize.isAccessibility { rowInsets = EdgeInsets(vertical: 11, horizontal: 20) }
    self.presentation = presentation ?? .insetGrouped
    switch presentation {
    case .plain: (gap, surface, background) = (0, .systemBackground, .systemBackground)
    case .grouped: break
    case .insetGrouped: (margin, cornerRadius) = (20, 10)
    case .sidebar: (margin, cornerRadius, hasSeparators) = (20, 10, false)
    case nil: (gap, cornerRadius) = (0, 10)
    }
  }

  /// Small capitals whose box ends 6 above the rows; 38.67 with the room above.
  @ViewBuilder
  func header(_ words: Wording) -> some View {
    switch presentation {
    case .grouped, .insetGrouped:
      words.text { $0.font(.footnote).with { $0.lines.uppercase = true } }
        .foregroundColor(.system(.secondaryLabel))
        .padding(EdgeInsets(top: 17, leading: 20, bottom: 6, trailing: 20))
        .accessibilityAddTraits(.isHeader)
    case .plain:
      words.text {
        $0.font(size: 15, weight: .semibold).with { $0.fontScaling = .style(.subheadline) }
      }
      .foregroundColor(.system(.secondaryLabel))
      .padding(EdgeInsets(top: 22, leading: 20, bottom: 5, trailing: 20))
      .accessibilityAddTraits(.isHeader)
    case .sidebar:
      words.text { $0.font(.title3).fontWeight(.semibold) }
        .padding(EdgeInsets(top: 17, leading: 20, bottom: 9, trailing: 20))
        .accessibilityAddTraits(.isHeader)
    }
  }

  /// Begins 6 below the rows and leaves 12 below itself.
  func footer(_ words: Wording) -> some View {
    words.text { $0.font(.footnote) }.foregroundColor(.system(.secondaryLabel))
      .padding(EdgeInsets(top: 6, leading: 20, bottom: 12, trailing: 20))
  }
}
