internal import GalleyText

/// The edge to which the lines of a text are aligned. The additional values of documents are left out, so that an
/// exhaustive `switch` of an app compiles.
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
  /// The rule that resolves the alignment of the lines of a text.
  public enum AlignmentStrategy: Hashable, Sendable {
    case `default`, layoutBased, writingDirectionBased
  }
  /// The rule that resolves the writing direction of a text.
  public enum WritingDirectionStrategy: Hashable, Sendable {
    case `default`, layoutBased, contentBased
  }
}
