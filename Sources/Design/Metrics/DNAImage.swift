public import GalleyGeometry

/// DNAKit's named images, which all components share, at their natural sizes. The drawings are those
/// of Material Icons; DNAKit's own are not free. DNAKit's code swaps the two vertical chevrons; here
/// `chevronUp` points up.
public enum DNAImage: String, Sendable, Hashable, CaseIterable {
  case priceUp, priceDown, chevronUp, chevronDown, chevronLeft, chevronRight, close
  case info, details, tick, checkBox, radio, search, showLess, showMore, notification
  case download, edit, arrowRight, emptyStateLoader

  /// The name in documents: `dna.` and the case.
  public var name: String { "dna.\(rawValue)" }

  /// The image of a document's name, or nil.
  public init?(name: String) {
    guard name.hasPrefix("dna.") else { return nil }
    self.init(rawValue: String(name.dropFirst(4)))
  }

  /// The natural size, in points.
  public var size: Size {
    switch self {
    case .priceUp, .priceDown: Size(width: 12, height: 10)
    case .chevronUp, .chevronDown: Size(width: 12, height: 8)
    case .chevronLeft, .chevronRight: Size(width: 8, height: 12)
    case .close: Size(width: 12, height: 12)
    case .info, .details, .tick, .checkBox: Size(width: 20, height: 20)
    case .radio: Size(width: 15, height: 15)
    case .search: Size(width: 16, height: 16)
    case .showLess, .showMore: Size(width: 20, height: 12)
    case .notification: Size(width: 14, height: 17)
    case .download, .edit: Size(width: 24, height: 24)
    case .arrowRight: Size(width: 18, height: 18)
    case .emptyStateLoader: Size(width: 78, height: 30)
    }
  }

  /// The Material icon that is drawn.
  public var material: String {
    switch self {
    case .priceUp: "arrow_drop_up"
    case .priceDown: "arrow_drop_down"
    case .chevronUp, .showLess: "expand_less"
    case .chevronDown, .showMore: "expand_more"
    case .chevronLeft: "chevron_left"
    case .chevronRight: "chevron_right"
    case .close: "close"
    case .info: "info"
    case .details: "list_alt"
    case .tick: "check"
    case .checkBox: "check_box"
    case .radio: "radio_button_unchecked"
    case .search: "search"
    case .notification: "notifications"
    case .download: "download"
    case .edit: "edit"
    case .arrowRight: "arrow_forward"
    case .emptyStateLoader: "more_horiz"
    }
  }
}
