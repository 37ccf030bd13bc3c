/// The object with which models are inserted, deleted and fetched. All contexts of a container see the same
/// models.
public final class ModelContext: Equatable, @unchecked Sendable {
  public let container: ModelContainer
  public var autosaveEnabled = true

  public init(_ container: ModelContainer) { self.container = container }

  public static func == (one: ModelContext, other: ModelContext) -> Bool {
    one.container === other.container
  }

  // Changing

  public func insert<Model: PersistentModel>(_ model: Model) { container.insert(model) }
  public func delete<Model: PersistentModel>(_ model: Model) { container.delete(model) }

  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  public var hasChanges: Bool { container.hasChanges }

  /// From here on nothing is taken back.
  public func save() throws { container.save() }

  /// Takes back what was inserted and deleted since the last `save`; properties stay as they are.
  public func rollback() { container.rollback() }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  public func processPendingChanges() {}

  // Looking

  public func fetch<Model>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    var found = container.models(of: Model.self)
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found.removeFirst(min(max(offset, 0), found.count)) }
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }

  public func fetchCount<Model>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<Model>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func enumerate<Model>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
    container.models(of: Model.self).first { $0.persistentModelID == id }
  }
}

/// The models to fetch, and their order.
public struct FetchDescriptor<Model: PersistentModel> {
  public var predicate: Predicate<Model>?
  public var sortBy: [SortDescriptor<Model>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
