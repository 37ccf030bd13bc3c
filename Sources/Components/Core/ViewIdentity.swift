package import GalleyLayout

/// The identity of a value of a ``ForEach``, by which its views keep their state when other values come and go.
public struct ViewIdentity: Hashable {
  /// The type of the loop.
  private let loop: ObjectIdentifier
  /// The identity of the value in its loop.
  package let value: AnyHashable

  nonisolated init(_ value: AnyHashable, in loop: Any.Type) {
    (self.loop, self.value) = (ObjectIdentifier(loop), value)
  }
}

extension EnvironmentValues {
  /// The environment of the views of one value of a ``ForEach``; the same without state.
  package func identified(by identity: () -> ViewIdentity) -> EnvironmentValues {
    guard attachment != nil, let evaluator = attachment as? any BodyEvaluator else { return self }
    var inner = self
    inner.attachment = evaluator.identified(by: identity)
    return inner
  }

  /// Builds the views of one value of a ``ForEach`` in their environment.
  func identified(
    by identity: () -> ViewIdentity, in tree: inout LayoutTree.Builder,
    _ build: (inout LayoutTree.Builder, EnvironmentValues) -> Void
  ) {
    guard attachment != nil, let evaluator = attachment as? any BodyEvaluator else {
      return build(&tree, self)
    }
    evaluator.build(identifiedBy: identity, in: &tree, self, build)
  }

  /// Builds views inside of several loops in their environment.
  ///
  /// - Parameter identities: The identities, outer ones first.
  package func identified(
    by identities: ArraySlice<ViewIdentity>, in tree: inout LayoutTree.Builder,
    _ build: (inout LayoutTree.Builder, EnvironmentValues) -> Void
  ) {
    guard let first = identities.first else { return build(&tree, self) }
    let identity = { first }
    identified(by: identity, in: &tree) { tree, inner in
      inner.identified(by: identities.dropFirst(), in: &tree, build)
    }
  }
}

/// The views that a view expands to in braces.
package struct ViewCollector: ViewVisitor {
  /// The views.
  package private(set) var views: [AnyView] = []
  /// The identities of each view, outer ones first.
  package private(set) var identities: [[ViewIdentity]] = []
  private var around: [ViewIdentity] = []

  package init() {}

  package mutating func visit<Content: View>(_ view: Content) {
    views.append(AnyView(view))
    identities.append(around)
  }

  package mutating func visit(
    identifiedBy identity: () -> ViewIdentity, _ views: (inout Self) -> Void
  ) {
    enter(identity())
    views(&self)
    leave()
  }

  /// Begins the views of a value.
  mutating func enter(_ identity: ViewIdentity) { around.append(identity) }

  /// Ends the views of a value.
  mutating func leave() { around.removeLast() }

  /// Appends the nodes of each view.
  func makeChildren(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    for (view, identities) in zip(views, identities) {
      environment.identified(by: identities[...], in: &tree) {
        AnyView._makeChildren(view, in: &$0, $1)
      }
    }
  }
}

extension ViewVisitor {
  /// Takes views inside of several loops.
  ///
  /// - Parameter identities: The identities, outer ones first.
  package mutating func visit(
    identifiedBy identities: ArraySlice<ViewIdentity>, _ views: (inout Self) -> Void
  ) {
    guard let first = identities.first else { return views(&self) }
    let identity = { first }
    visit(identifiedBy: identity) { $0.visit(identifiedBy: identities.dropFirst(), views) }
  }
}
