internal import Foundation
public import GalleyCombine
public import GalleyComponents
internal import GalleyLayout
public import Observation

extension View {
  @_disfavoredOverload
  public nonisolated func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: path, value: value))
  }
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    let object = Unchecked(object)
    return values { if let object = object.value { $0.put(object, as: Object.self) } }
  }
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    let object = Unchecked(object)
    return values { $0.put(object.value, as: Object.self) }
  }
  public nonisolated func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    let change = Unchecked((path: path, transform: transform))
    return values { change.value.transform(&$0[keyPath: change.value.path]) }
  }

  // Actions when a view appears

  @preconcurrency
  public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action))
  }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    touched { values in
      if let action, let surroundings = values.surroundings,
        let touches = surroundings.session.touches
      {
        let number = surroundings.session.number(of: Departure.self, in: surroundings.view)
        touches.departures[number] = action
      }
      return nil
    }
  }
  @preconcurrency
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: true, priority: priority, action)
  }
  @preconcurrency
  public nonisolated func task<Value: Equatable>(
    id: Value, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: Unchecked(id), action: action))
  }
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: Unchecked(value), isInitial: initial) { _, _ in action() })
  }
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: Unchecked(value), isInitial: initial, action: action))
  }
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ new: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: Unchecked(value), isInitial: false) { action($1) })
  }
  public nonisolated func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View {
    let receive = Unchecked((publisher, action))
    return modifier(
      AppearModifier(each: { session, view in
        session.receive(view, receive.value.0._subscribe(receive.value.1))
      }))
  }
}

/// Does something after the first round.
struct AppearModifier: Sendable {
  /// The action, which takes the number of the view.
  let action: (@MainActor @Sendable (Session, Int) -> Void)?

  init(action: (@MainActor () -> Void)?) {
    self.action = action.map { action in { @MainActor _, _ in action() } }
  }

  init(each action: @escaping @MainActor @Sendable (Session, Int) -> Void) { self.action = action }
}

extension AppearModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    if let action, let surroundings = EnvironmentValues(environment).surroundings {
      let session = surroundings.session
      let view = session.number(of: AppearModifier.self, in: surroundings.view)
      session.appear(view) { action(session, view) }
    }
    content.append(in: &tree, environment)
  }
}

/// Starts a task when its view has appeared, and anew when its identity has changed. On a screen it ends with its view.
struct TaskModifier<ID: Equatable>: Sendable {
  let id: Unchecked<ID>
  let action: @MainActor @Sendable () async -> Void

  init(id: Unchecked<ID>, action: @escaping @MainActor () async -> Void) {
    let action = Unchecked(action)
    (self.id, self.action) = (id, { await action.value() })
  }
}

extension TaskModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    if let surroundings = EnvironmentValues(environment).surroundings {
      let session = surroundings.session
      let number = session.number(of: TaskModifier.self, in: surroundings.view)
      if session.exchange(number, id.value) != id.value {
        session.actions.append { [action] in
          session.end(number)
          let task = Task<Void, Never>.immediate { await action() }
          if session.touches != nil { session.receive(number, AnyCancellable(task.cancel)) }
        }
      }
    }
    content.append(in: &tree, environment)
  }
}

/// Numbers the actions of views that disappear.
private enum Departure {}

/// Does something when a value has changed between two rounds.
struct ChangeModifier<Value: Equatable>: Sendable {
  let value: Unchecked<Value>
  let isInitial: Bool
  let action: @MainActor @Sendable (Value, Value) -> Void

  init(
    value: Unchecked<Value>, isInitial: Bool, action: @escaping @MainActor (Value, Value) -> Void
  ) {
    (self.value, self.isInitial, self.action) = (value, isInitial, action)
  }
}

extension ChangeModifier: TreeModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    if let surroundings = EnvironmentValues(environment).surroundings {
      let session = surroundings.session
      let number = session.number(of: ChangeModifier.self, in: surroundings.view)
      let old = session.exchange(number, value.value)
      let hasChanged = old.map { $0 != value.value } ?? isInitial
      if hasChanged {
        let (old, new) = (Unchecked(old ?? value.value), value)
        session.actions.append { action(old.value, new.value) }
      }
    }
    content.append(in: &tree, environment)
  }
}
