/// What holds models while the picture is made. Nothing is read from files or written to them: a
/// container begins empty, whatever its configuration says of a store.
public final class ModelContainer: Observable, Equatable, @unchecked Sendable {
  public let schema: Schema
  public let configurations: [ModelConfiguration]
  private let registrar = ObservationRegistrar()
  private var models: [any PersistentModel] = []
  /// What was inserted and deleted since the last `save`.
  private var unsaved: [(model: any PersistentModel, isInserted: Bool)] = []
  var hasChanges = false

  init(_ schema: Schema, _ configurations: [ModelConfiguration]) {
    (self.schema, self.configurations) = (schema, configurations)
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    self.init(schema, configurations)
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.init(schema, configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.init(Schema(types), configurations)
  }

  @MainActor public var mainContext: ModelContext { ModelContext(self) }

  /// True if a file would hold the models.
  var hasStore: Bool {
    configurations.isEmpty || configurations.contains { !$0.isStoredInMemoryOnly }
  }

  public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }

  public func deleteAllData() {
    for model in models { delete(model) }
  }
  public func erase() throws { deleteAllData() }

  // What contexts do

  /// Puts a model in, with all that its relationships lead to.
  func insert(_ model: any PersistentModel) {
    let registrar = model._$observationRegistrar
    guard registrar.container !== self || registrar.isDeleted else { return }
    (registrar.container, registrar.isDeleted) = (self, false)
    change {
      models.append(model)
      unsaved.append((model, true))
    }
    for property in type(of: model)._$relationships {
      // The values of the initialiser called no observer.
      Relations.settle(model, property.path, from: [])
    }
  }

  func delete(_ model: any PersistentModel) {
    guard Relations.contains(models, model) else { return }
    model._$observationRegistrar.isDeleted = true
    change {
      models.removeAll { $0 === model }
      unsaved.append((model, false))
    }
    for property in type(of: model)._$relationships where property.deleteRule == .cascade {
      for other in Relations.targets(of: model, property.path) { delete(other) }
    }
    for other in models {
      for property in type(of: other)._$relationships {
        Relations.unlink(other, property.path, model)
      }
    }
  }

  func save() {
    unsaved = []
    hasChanges = false
  }

  func rollback() {
    change {
      for (model, isInserted) in unsaved.reversed() {
        model._$observationRegistrar.isDeleted = isInserted
        if isInserted {
          models.removeAll { $0 === model }
        } else {
          models.append(model)
        }
      }
    }
    save()
  }

  private func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.models) {
      body()
      hasChanges = true
    }
  }

  /// The models of a type, in the order in which they were inserted.
  func models<Model: PersistentModel>(of type: Model.Type) -> [Model] {
    registrar.access(self, keyPath: \.models)
    return models.compactMap { $0 as? Model }
  }
}

public struct ModelConfiguration: Sendable {
  public var name: String
  public var schema: Schema?
  public var isStoredInMemoryOnly: Bool
  public var allowsSave: Bool
  public var url: URL

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema) = (name ?? "default", schema)
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
    url = URL(fileURLWithPath: "/dev/null")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema: schema, allowsSave: allowsSave)
    self.url = url
  }

  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public struct GroupContainer: Sendable {
    public static var automatic: GroupContainer { GroupContainer() }
    public static var none: GroupContainer { GroupContainer() }
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }
  public struct CloudKitDatabase: Sendable {
    public static var automatic: CloudKitDatabase { CloudKitDatabase() }
    public static var none: CloudKitDatabase { CloudKitDatabase() }
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }
}
