internal import GalleyGeometry
internal import GalleyLayout

/// What a control says in one of its places: words, or a view that stands there instead and looks as
/// the words would.
struct Wording: Sendable {
  private let words: String
  private let view: AnyView?

  init(_ words: String, or view: AnyView? = nil) { (self.words, self.view) = (words, view) }

  /// True if there is nothing to say, and no room to leave for it.
  var isEmpty: Bool {
    guard let view else { return words.isEmpty }
    return AnyView._childCount(view) == 0
  }

  /// The words in a look, or the view, whose texts have that look where they name none.
  func text(_ look: (Text) -> Text = { $0 }) -> AnyView {
    guard let view else { return AnyView(look(Text(words))) }
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
  /// Gives views of another family that are built inside a control the look of the control's words.
  mutating func dress(like words: Text) {
    guard words != Text(), let evaluator = attachment as? any BodyEvaluator else { return }
    attachment = evaluator.dressed(like: words, self)
  }
}

extension View {
  /// A view in the place of an icon: its symbols fill a square of so many points, unless they have
  /// a font of their own.
  nonisolated func icon(side: Double) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(
      EnvironmentModifier { environment in
        environment.isPart = false
        environment.iconSide = side
      })
  }
}
