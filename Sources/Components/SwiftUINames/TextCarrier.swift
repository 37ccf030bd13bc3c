public import GalleyDesign
public import GalleyText

/// A text, or one inside modifiers, which takes the modifiers of texts wherever they are written:
/// `Text("Total").padding().font(.headline)`.
public protocol TextCarrier: View {
  /// The same with a change of the text inside.
  nonisolated func changingText(_ change: (Text) -> Text) -> Self
}

extension Text: TextCarrier {
  /// The changed text.
  public nonisolated func changingText(_ change: (Text) -> Text) -> Text { change(self) }
}

extension ModifiedContent: TextCarrier where Content: TextCarrier, Modifier: ViewModifier {
  /// The changed text in the same modifiers.
  public nonisolated func changingText(_ change: (Text) -> Text) -> Self {
    var view = self
    view.content = content.changingText(change)
    return view
  }
}

// As in SwiftUI, the nearest modifier wins: these change what the text itself leaves open.
extension ModifiedContent where Content: TextCarrier, Modifier: ViewModifier {
  /// A text style, for a text without a font.
  public nonisolated func font(_ style: TextStyleName) -> Self {
    changingText { $0.hasOwnFont ? $0 : $0.font(style) }
  }

  /// A font in SwiftUI's words, for a text without one.
  @_disfavoredOverload
  public nonisolated func font(_ font: FontChoice) -> Self {
    changingText { $0.hasOwnFont ? $0 : font.applied(to: $0) }
  }

  /// A weight.
  public nonisolated func fontWeight(_ weight: FontWeight) -> Self {
    changingText { $0.fontWeight == nil ? $0.fontWeight(weight) : $0 }
  }

  /// The bold weight.
  public nonisolated func bold() -> Self { fontWeight(.bold) }

  /// The italic.
  public nonisolated func italic() -> Self { changingText { $0.italic() } }

  /// The greatest number of lines, at least 1; nil is any.
  public nonisolated func lineLimit(_ count: Int?) -> Self {
    changingText { $0.lines.lineLimit == nil ? $0.lineLimit(count) : $0 }
  }

  /// Sets the alignment of lines.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> Self {
    changingText { $0.lines.textAlignment == nil ? $0.multilineTextAlignment(alignment) : $0 }
  }

  /// Points between lines beside their own height.
  public nonisolated func lineSpacing(_ points: Double) -> Self {
    changingText { $0.lines.lineSpacing == nil ? $0.lineSpacing(points) : $0 }
  }
}

extension Text {
  /// True if a text style or a size was given for it.
  fileprivate nonisolated var hasOwnFont: Bool { font != Text().font || fontSize != nil }
}
