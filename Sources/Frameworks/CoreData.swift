public import GalleySwiftUI

// Core Data's objects, which live as long as the picture is made: nothing is read from a store or written to it.

/// An object of a context; its values are in a dictionary.
open class NSManagedObject: NSObject, ObservableObject, _NamedValues {
  public internal(set) var managedObjectContext: NSManagedObjectContext?
  private var values: [String: Any] = [:]

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init()
    context?.insert(self)
  }
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(), insertInto: context)
  }

  open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(Self.self)") }
  open class func fetchRequest() -> NSFetchRequest<NSManagedObject> {
    NSFetchRequest(entityName: "\(Self.self)")
  }
  public var objectID: NSManagedObjectID { NSManagedObjectID(self) }
  public var entity: NSEntityDescription { Self.entity() }
  public internal(set) var isDeleted = false
  public var isInserted: Bool { managedObjectContext != nil }
  public var isFault: Bool { false }
  public var hasChanges: Bool { false }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}

  /// The value of a property with `@NSManaged`, which the copy of a source reads by its name.
  public func _managed<Value>(_ name: String) -> Value {
    if let value = values[name] as? Value { return value }
    for value in Self.initial {
      if let value = value as? Value { return value }
    }
    preconditionFailure("\(Self.self).\(name) has no value yet, and \(Value.self) has no empty one")
  }
  public func _setManaged<Value>(_ name: String, _ value: Value) {
    objectWillChange.send()
    values[name] = value
  }

  /// The values that attributes have before they are set: the first one of the property's type is taken.
  private static var initial: [Any] {
    [
      Any?.none as Any, false, 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), "",
      Date(timeIntervalSinceReferenceDate: 0), Data(), Decimal(0), NSSet(), NSOrderedSet(),
      NSNumber(value: 0), Set<AnyHashable>(),
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), URL(fileURLWithPath: "/"),
    ]
  }
}

public final class NSManagedObjectID: NSObject {
  private let object: ObjectIdentifier
  init(_ object: NSManagedObject) { self.object = ObjectIdentifier(object) }
  public var isTemporaryID: Bool { true }
  public func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
  public override var hash: Int { object.hashValue }
  public override func isEqual(_ other: Any?) -> Bool {
    (other as? NSManagedObjectID)?.object == object
  }
}

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

open class NSEntityDescription: NSObject {
  public var name: String?
  public override init() {}
  init(name: String) { self.name = name }
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject(entity: NSEntityDescription(name: name), insertInto: context)
  }
  open class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { NSEntityDescription(name: name) }
}

open class NSFetchRequest<Result: NSFetchRequestResult>: NSObject {
  public let entityName: String?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchOffset = 0
  public var fetchBatchSize = 0
  public var returnsObjectsAsFaults = true
  public var includesPropertyValues = true
  public var relationshipKeyPathsForPrefetching: [String]?
  public var propertiesToFetch: [Any]?
  public override init() { entityName = nil }
  public init(entityName: String) { self.entityName = entityName }
}

open class NSPersistentStoreRequest: NSObject {}
open class NSPersistentStoreResult: NSObject {}
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public init(fetchRequest: NSFetchRequest<NSManagedObject>) {}
  public init(objectIDs: [NSManagedObjectID]) {}
}

public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public final class NSMergePolicy: NSObject, Sendable {
  public static let error = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
}
