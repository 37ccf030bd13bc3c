public import GalleyGeometry

/// The arrangement of a list's rows: one below the other, each offered the width inside the insets.
public struct ListStyle: Hashable, Sendable {
  /// The space round a row's content, in points.
  public var rowInsets: EdgeInsets
  /// The least height of a row, in points.
  public var minimumRowHeight: Double
  /// The gap between rows, in points.
  public var rowSpacing: Double
  /// The thickness of the line under every row but the last; nil is one device pixel. It is inside the row's
  /// height; lists paint it, layout only reports its position.
  public var separatorThickness: Double?
  /// The distance of the separator from the leading edge, in points; nil is the leading inset.
  public var separatorInset: Double?
  /// The rows, by their places, that have no line under them.
  public var rowsWithoutSeparator: Set<Int> = []
  /// The vertical scroll offset, in points.
  public var contentOffset: Double
  /// The alignment of content that is narrower than the row.
  public var alignment: HorizontalAlignment

  /// Makes a style; the defaults are the engine's own, no platform publishes its numbers.
  public init(
    rowInsets: EdgeInsets = EdgeInsets(vertical: 6, horizontal: 16), minimumRowHeight: Double = 44,
    rowSpacing: Double = 0, separatorThickness: Double? = nil, separatorInset: Double? = nil,
    contentOffset: Double = 0, alignment: HorizontalAlignment = .leading
  ) {
    self.rowInsets = rowInsets
    self.minimumRowHeight = minimumRowHeight
    self.rowSpacing = rowSpacing
    self.separatorThickness = separatorThickness
    self.separatorInset = separatorInset
    self.contentOffset = contentOffset
    self.alignment = alignment
  }

  /// Rows without insets, least height or separators, for lazy stacks.
  public static func plain(spacing: Double = 0) -> ListStyle {
    ListStyle(
      rowInsets: .zero, minimumRowHeight: 0, rowSpacing: spacing, separatorThickness: 0)
  }
}
