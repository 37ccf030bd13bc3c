/// The way a list sets off its rows and sections, with SwiftUI's names.
public enum ListPresentation: String, CaseIterable, Hashable, Sendable {
  /// Rows from edge to edge on the screen's background.
  case plain
  /// Rows from edge to edge, in groups on a grey background.
  case grouped
  /// Rows on cards with round corners on a grey background.
  case insetGrouped
  /// Cards as `insetGrouped`, without separators and with large headers.
  case sidebar
}
