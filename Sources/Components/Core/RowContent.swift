internal import GalleyLayout

/// Views in braces of which some can be appended without the others.
protocol RowContent: Sendable {
  /// The number of rows that can be requested; each may expand to any number of views.
  nonisolated var rowCount: Int { get }
  /// Appends some of them, each as an element.
  nonisolated func appendRows(
    _ rows: Range<Int>, to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}
