internal import GalleyDesign
internal import GalleyLayout

// The keys that all views of documents share are a modifier like any other; what is fixed is the
// order in which it applies them.

extension Modifiers: PrimitiveViewModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    guard let document = content as? any DocumentView else {
      return buildMarkedBox(in: &tree, environment) { content.appendNode(to: &$0, $1) }
    }
    guard tree.isOutlined else { return append(document, to: &tree, environment) }
    // A component that is given its modifiers builds its box itself.
    let place = tree.announcedPlace()
    tree.marked(ViewMark.look(self, content: place)) { tree in
      tree.settlePlace(place)
      tree.marked(document, environment) { append(document, to: &$0, environment) }
    }
  }

  private nonisolated func append<Content: DocumentView>(
    _ content: Content, to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    let kind = content.ownScheme { environment.theme[$0] }
    content.build(
      adopting: combinedScheme(NoNames(), over: kind), under: self, in: &tree, environment)
  }

  nonisolated func describe(in writer: inout PropertyWriter) {
    for property in Modifiers.properties { property.describe(self, &writer) }
  }
}

extension View {
  /// The keys of documents in one modifier, in the order in which documents apply them.
  ///
  /// `Text("Hi").modifiers { $0.padding = EdgeInsets(8) }` is
  /// `{"type": "Text", "values": {"text": "Hi"}, "properties": {"padding": 8}}`.
  public nonisolated func modifiers(
    _ change: (inout Modifiers) -> Void
  ) -> ModifiedContent<Self, Modifiers> {
    var modifiers = Modifiers()
    change(&modifiers)
    return modifier(modifiers)
  }
}
