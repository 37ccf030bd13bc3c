internal import GalleyGeometry
internal import GalleyLayout

/// The content of one place of a control: text, or a view in its place with the appearance that the text
/// would have.
package struct Wording: Sendable {
  package let words: String
  package let view: AnyView?

  init(_ words: String, or view: AnyView? = nil) { (self.words, self.view) = (words, view) }

  /// True if there is nothing to show and no space to reserve for it.
  var isEmpty: Bool {
    guard let view else { return words.isEmpty }
    return AnyView._childCount(view) == 0
  }

  /// The words in a look, or the view, whose texts have that look where they name none.
  func text(_ look: (Text) -> Text = { $0 }) -> AnyView {
    guard let view else { return AnyView(look(Text(words).keepingWords())) }
    let dress = look(Text())
    let dressed = EnvironmentModifier { environment in
      environment.isPart = false
      environment.dress(like: dress)
    }
    // Several views are a title and what explains it.
    if AnyView._childCount(view) == 1 { return AnyView(view.modifier(dressed)) }
    return AnyView(VStack(alignment: .leading, spacing: 0) { view }.modifier(dressed))
  }
}

extension EnvironmentValues {
  /// Words in their own direction: numbers of a date would else be put in the order of the words around them,
  /// from right to left.
  func isolated(_ words: String) -> String {
    direction == .rightToLeft ? "\u{2068}\(words)\u{2069}" : words
  }

  /// Gives views of another family that are built inside a control the look of the control's words.
  mutating func dress(like words: Text) {
    guard words != Text(), let evaluator = attachment as? any BodyEvaluator else { return }
    attachment = evaluator.dressed(like: words, self)
  }
}

extension View {
  /// A view in the place of an icon: its symbols fill a square of so many points, unless they have
  /// a font of their own, or the bar gives the size of their font.
  nonisolated func icon(
    side: Double, symbolSize: Double? = nil
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(
      EnvironmentModifier { environment in
        environment.isPart = false
        environment.iconSide = side
        environment.barSymbolSize = symbolSize
      })
  }
}
