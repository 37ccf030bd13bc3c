internal import Dispatch
package import GalleyLayout
internal import GalleySystem

extension EnvironmentValues {
  /// The same for nodes that are built on this thread.
  var onThisThread: EnvironmentValues {
    var environment = self
    environment.isOnMainActor = MainThread.isCurrent
    return environment
  }

  /// Evaluates a body on the main actor and waits for it.
  ///
  /// A build that began on the main thread continues there, also on the stacks that deep trees borrow from
  /// other threads while the main thread waits; hence the thread is not checked. A thread that the main
  /// thread waits for takes its place, one at a time.
  package func onMainActor<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    var value: Value?
    withoutActuallyEscaping(body) { body in
      // The actor is held: only the compiler does not know.
      let unchecked = unsafeBitCast(body, to: (() -> Value).self)
      perform { value = unchecked() }
    }
    guard let value else { preconditionFailure("a body was not evaluated") }
    return value
  }

  private func perform(_ work: () -> Void) {
    if isOnMainActor { return work() }
    if let lease = MainThread.Lease.current { return lease.perform(work) }
    DispatchQueue.main.sync(execute: work)
  }
}

/// Evaluates bodies whose views read their surroundings by properties of their own, which have to
/// be filled in first.
package protocol BodyEvaluator: EnvironmentAttachment {
  /// The body, and the environment for what is inside; nil where there can be no body.
  @MainActor func body<Content: View>(
    of view: Content, _ environment: EnvironmentValues
  ) -> (Content.Body, EnvironmentValues)?
  /// Returns the body of a modifier for a view, and the environment for the views inside it.
  @MainActor func body<Modifier: ViewModifier>(
    of modifier: Modifier, content: Modifier.Content, _ environment: EnvironmentValues
  ) -> (Modifier.Body, EnvironmentValues)?
  /// The view that is drawn in place of one that cannot have a body; nil draws nothing.
  func placeholder(for type: Any.Type) -> AnyView?
  /// Returns true if the content of a modifier that can have no body is drawn without it.
  func skips(_ modifier: Any.Type) -> Bool
  /// Returns the attachment that is passed down to the views of one value of a ``ForEach``.
  func identified(by identity: () -> ViewIdentity) -> any EnvironmentAttachment
  /// Builds the views of one value of a ``ForEach``.
  func build(
    identifiedBy identity: () -> ViewIdentity, in tree: inout LayoutTree.Builder,
    _ environment: EnvironmentValues,
    _ build: (inout LayoutTree.Builder, EnvironmentValues) -> Void)
  /// Returns the attachment that is passed down to views inside a control whose text has this appearance.
  func dressed(
    like words: Text, _ environment: EnvironmentValues
  ) -> any EnvironmentAttachment
}

extension EnvironmentValues {
  /// The body of a view and the environment inside it.
  package func evaluating<Content: View>(_ view: Content) -> (Content.Body, EnvironmentValues)? {
    guard let attachment else { return (onMainActor { view.body }, self) }
    guard let evaluator = attachment as? any BodyEvaluator else { return nil }
    return onMainActor { evaluator.body(of: view, self) }
  }

  /// The view that is drawn in place of one that cannot have a body; nil draws nothing.
  package func placeholder<Content: View>(for type: Content.Type) -> AnyView? {
    (attachment as? any BodyEvaluator)?.placeholder(for: type)
  }

  /// Returns true if the content of a modifier that can have no body is drawn without it.
  func skips<Modifier: ViewModifier>(_ modifier: Modifier.Type) -> Bool {
    (attachment as? any BodyEvaluator)?.skips(modifier) ?? false
  }

  /// Returns the body of a modifier for a view and the environment inside it.
  func evaluating<Modifier: ViewModifier>(
    _ modifier: Modifier, of content: Modifier.Content
  ) -> (Modifier.Body, EnvironmentValues)? {
    guard let attachment else { return (onMainActor { modifier.body(content: content) }, self) }
    guard let evaluator = attachment as? any BodyEvaluator else { return nil }
    return onMainActor { evaluator.body(of: modifier, content: content, self) }
  }
}
