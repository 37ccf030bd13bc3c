internal import Foundation
public import GalleyComponents
internal import Synchronization

/// A change of previews that several of them share, with a context, such as sample data, that is made once.
///
///     struct SampleData: PreviewModifier {
///       static func makeSharedContext() async throws -> Store { Store.sample }
///       func body(content: Content, context: Store) -> some View { content.environment(context) }
///     }
///     #Preview(traits: .modifier(SampleData())) { ContentView() }
@MainActor @preconcurrency
public protocol PreviewModifier: SendableMetatype {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  /// Makes the context. An error is reported, and the view is drawn without the change.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The view of the preview with a change around it.
  @MainActor
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait {
    let held = Unchecked(modifier)
    return PreviewTrait(
      kind: .change { view in
        switch SharedContexts.context(of: Modifier.self) {
        case .success(let context):
          AnyView(held.value.body(content: view, context: context))
        case .failure(let error):
          AnyView(view.near("the context of \(Modifier.self) cannot be made: \(error)"))
        }
      })
  }
}

/// Makes the contexts of modifiers.
private enum SharedContexts {
  /// The error of a context that is not made in time.
  private struct Overdue: Error, CustomStringConvertible {
    var description: String { "it is not made within 10 seconds" }
  }

  /// What an asynchronous function has returned so far.
  private final class Answer<Value>: Sendable {
    private let value = Mutex<Unchecked<Value>?>(nil)
    var made: Value? { value.withLock { $0?.value } }
    func make(_ new: Value) { value.withLock { [new = Unchecked(new)] in $0 = new } }
  }

  /// Returns the context of a modifier, which an asynchronous function makes: the thread waits for it, and
  /// meanwhile runs the jobs of the main actor.
  @MainActor
  static func context<Modifier: PreviewModifier>(
    of type: Modifier.Type
  ) -> Result<Modifier.Context, any Error> {
    let answer = Answer<Result<Modifier.Context, any Error>>()
    Task { @MainActor in
      do {
        answer.make(.success(try await Modifier.makeSharedContext()))
      } catch {
        answer.make(.failure(error))
      }
    }
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline {
      if let made = answer.made { return made }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    }
    return .failure(Overdue())
  }
}
