public import GalleySwiftUI

/// Holds the objects that were inserted while the picture is made.
open class NSManagedObjectContext: NSObject, Observable, @unchecked Sendable {
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueue = 1
    case mainQueue
  }
  public var automaticallyMergesChangesFromParent = false
  public var mergePolicy: Any = NSMergePolicy.error
  public var parent: NSManagedObjectContext?
  public var name: String?
  public weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  private let registrar = ObservationRegistrar()
  private var objects: [NSManagedObject] = []
  public private(set) var hasChanges = false

  public override init() {}
  public init(_ type: ConcurrencyType) {}
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}

  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    change {
      object.managedObjectContext = self
      objects.append(object)
    }
    object.awakeFromInsert()
  }
  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    object.isDeleted = true
    change { objects.removeAll { $0 === object } }
  }
  private func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.objects) {
      body()
      hasChanges = true
    }
  }

  open func save() throws { hasChanges = false }
  open func rollback() { hasChanges = false }
  open func reset() { change { objects = [] } }
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func refreshAllObjects() {}
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    objects.first { $0.objectID == id } ?? NSManagedObject(entity: .init(), insertInto: nil)
  }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    object(with: id)
  }
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// The objects of a type, in the order in which they were inserted.
  func inserted<Result>(_ type: Result.Type) -> [Result] {
    registrar.access(self, keyPath: \.objects)
    return objects.compactMap { $0 as? Result }
  }
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let wanted = inserted(Result.self).filter { request.predicate?.evaluate(with: $0) ?? true }
    let sorted = NSSortDescriptor.sort(wanted, request.sortDescriptors ?? [])
    let found = Array(sorted.dropFirst(max(0, request.fetchOffset)))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }
  @discardableResult open func execute(
    _ request: NSPersistentStoreRequest
  ) throws -> NSPersistentStoreResult { NSPersistentStoreResult() }

  public func perform<Value>(_ block: @escaping () throws -> Value) async rethrows -> Value {
    try block()
  }
  public func perform(_ block: @escaping () -> Void) { block() }
  public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try block() }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType
}

open class NSManagedObjectModel: NSObject {
  public override init() {}
  public init?(contentsOf url: URL) {}
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

open class NSPersistentStoreCoordinator: NSObject {
  public init(managedObjectModel: NSManagedObjectModel) {}
}

open class NSPersistentStoreDescription: NSObject {
  public var url: URL?
  public var type = NSSQLiteStoreType
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public var shouldAddStoreAsynchronously = false
  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// A container whose stores are empty, whatever file they name.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext()
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }
  public init(name: String, managedObjectModel: NSManagedObjectModel) {
    (self.name, self.managedObjectModel) = (name, managedObjectModel)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(
      managedObjectModel: managedObjectModel)
  }
  open func loadPersistentStores(
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { completionHandler(description, nil) }
  }
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
}
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

private struct ContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext()
}
extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}
