public import GalleySwiftUI

private enum ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension ModelContext {
  /// The context without a container.
  fileprivate static var empty: ModelContext {
    ModelContext(ModelContainer(Schema([]), [ModelConfiguration(isStoredInMemoryOnly: true)]))
  }
}

extension EnvironmentValues {
  /// The context of the container around; an empty one where there is none.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? ModelContext.empty }
    set { self[ModelContextKey.self] = newValue }
  }

  /// Says what of the picture is not as it was asked for.
  var _remarking: (String) -> Void {
    let values = self
    return { values._remark($0) }
  }
}

/// Makes a container for what is inside, once.
private struct Containing: @unchecked Sendable {
  private final class Made {
    var container: ModelContainer?
  }

  let make: () throws -> ModelContainer
  let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
  @State private var made = Made()

  private var context: ModelContext {
    if let container = made.container { return ModelContext(container) }
    let result = Swift.Result { try make() }
    guard case .success(let container) = result else {
      onSetup(result)
      return .empty
    }
    made.container = container
    onSetup(result)
    return ModelContext(container)
  }
}

extension Containing: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.modelContext, context) }
}

extension View {
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    modifier(Containing(make: { container }, onSetup: { _ in }))
  }

  public nonisolated func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  public nonisolated func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [type], inMemory: inMemory, onSetup: onSetup)
  }

  public nonisolated func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let make = {
      try ModelContainer(
        for: Schema(types),
        configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
    }
    return modifier(Containing(make: make, onSetup: onSetup))
  }
}

extension Scene {
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public nonisolated func modelContext(_ context: ModelContext) -> some Scene { self }
  public nonisolated func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
  public nonisolated func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
