public import GalleyGeometry

/// Where the children of a vertical stack stand (DUI-5).
public enum HorizontalAlignmentName: String, PropertyChoice, Hashable {
  case leading, center, trailing

  /// The alignment of the layout.
  public var alignment: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Where the children of a horizontal stack stand (DUI-5).
public enum VerticalAlignmentName: String, PropertyChoice, Hashable {
  case top, bottom, center, firstTextBaseline, lastTextBaseline

  /// The alignment of the layout.
  public var alignment: VerticalAlignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .center: .center
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    }
  }
}

/// Where something stands in a box.
public enum AlignmentName: String, PropertyChoice, Hashable {
  case topLeading, top, topTrailing, leading, center, trailing
  case bottomLeading, bottom, bottomTrailing

  /// The alignment of the layout.
  public var alignment: Alignment {
    switch self {
    case .topLeading: .topLeading
    case .top: .top
    case .topTrailing: .topTrailing
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    }
  }
}
