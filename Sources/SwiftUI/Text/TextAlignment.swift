internal import GalleyText

/// The side at which the lines of a text begin. Sources switch over all cases, so that the additional values
/// of documents are not among them.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing

  init(_ plain: GalleyText.TextAlignment) {
    switch plain {
    case .center: self = .center
    case .trailing, .right: self = .trailing
    default: self = .leading
    }
  }

  var plain: GalleyText.TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text {
  /// The rule by which the lines of a text find their side.
  public enum AlignmentStrategy: Hashable, Sendable {
    case `default`, layoutBased, writingDirectionBased
  }
  /// The rule by which the direction of a text is found.
  public enum WritingDirectionStrategy: Hashable, Sendable {
    case `default`, layoutBased, contentBased
  }
}
