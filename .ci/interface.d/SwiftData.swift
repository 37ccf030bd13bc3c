@attached(peer) public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) = #externalMacro(module: "GalleyPreviewMacros", type: "Attribute")
public struct FetchDescriptor<Model> where Model : PersistentModel {
    public var predicate: Predicate<Model>?
    public var sortBy: [SortDescriptor<Model>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges: Bool
    public var propertiesToFetch: [PartialKeyPath<Model>]
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>]
    public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = [])
}
@freestanding(declaration) public macro Index<Model>(_ indices: [PartialKeyPath<Model>]...) = #externalMacro(module: "GalleyPreviewMacros", type: "Index") where Model : PersistentModel
public struct MigrationStage {
    public static func lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type) -> MigrationStage
    public static func custom(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?) -> MigrationStage
}
@attached(member, names: named(_$observationRegistrar), named(_$relationships), named(access), named(withMutation), named(shouldNotifyObservers)) @attached(memberAttribute) @attached(extension, conformances: PersistentModel, Observable, Hashable, Identifiable) public macro Model() = #externalMacro(module: "GalleyPreviewMacros", type: "Model")
public protocol ModelActor : Actor {
    nonisolated var modelContainer: ModelContainer { get }
}
extension ModelActor {
    public var modelContext: ModelContext { get }
    public subscript<Model>(id: PersistentIdentifier, as type: Model.Type) -> Model? where Model : PersistentModel { get }
}
@attached(member, names: named(modelContainer), named(init)) @attached(extension, conformances: ModelActor) public macro ModelActor() = #externalMacro(module: "GalleyPreviewMacros", type: "ModelActor")
public struct ModelConfiguration : Sendable {
    public var name: String
    public var schema: Schema?
    public var isStoredInMemoryOnly: Bool
    public var allowsSave: Bool
    public var url: URL
    public init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true, groupContainer: ModelConfiguration.GroupContainer = .automatic, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic)
    public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic)
    public init(for type: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false)
    public struct GroupContainer : Sendable {
        public static var automatic: ModelConfiguration.GroupContainer { get }
        public static var none: ModelConfiguration.GroupContainer { get }
        public static func identifier(_ name: String) -> ModelConfiguration.GroupContainer
    }
    public struct CloudKitDatabase : Sendable {
        public static var automatic: ModelConfiguration.CloudKitDatabase { get }
        public static var none: ModelConfiguration.CloudKitDatabase { get }
        public static func `private`(_ name: String) -> ModelConfiguration.CloudKitDatabase
    }
}
final public class ModelContainer : Observable, Equatable, @unchecked Sendable {
    public let schema: Schema
    public let configurations: [ModelConfiguration]
    public convenience init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []) throws
    public convenience init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws
    public convenience init(for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws
    @MainActor public var mainContext: ModelContext { get }
    public static func == (one: ModelContainer, other: ModelContainer) -> Bool
    public func deleteAllData()
    public func erase() throws
}
final public class ModelContext : Equatable, @unchecked Sendable {
    public let container: ModelContainer
    public var autosaveEnabled: Bool
    public init(_ container: ModelContainer)
    public static func == (one: ModelContext, other: ModelContext) -> Bool
    public func insert<Model>(_ model: Model) where Model : PersistentModel
    public func delete<Model>(_ model: Model) where Model : PersistentModel
    public func delete<Model>(model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true) throws where Model : PersistentModel
    public var hasChanges: Bool { get }
    public func save() throws
    public func rollback()
    public func transaction(block: () throws -> Void) throws
    public func processPendingChanges()
    public func fetch<Model>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] where Model : PersistentModel
    public func fetchCount<Model>(_ descriptor: FetchDescriptor<Model>) throws -> Int where Model : PersistentModel
    public func fetchIdentifiers<Model>(_ descriptor: FetchDescriptor<Model>) throws -> [PersistentIdentifier] where Model : PersistentModel
    public func enumerate<Model>(_ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (Model) throws -> Void) throws where Model : PersistentModel
    public func registeredModel<Model>(for id: PersistentIdentifier) -> Model? where Model : PersistentModel
}
public struct PersistentIdentifier : Hashable, Identifiable, @unchecked Sendable {
    public let entityName: String
    public var id: PersistentIdentifier { get }
}
extension PersistentIdentifier : Comparable {
    public static func < (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool
}
extension PersistentIdentifier : Codable {
    public func encode(to encoder: any Encoder) throws
    public init(from decoder: any Decoder) throws
}
public protocol PersistentModel : AnyObject, Observable, Hashable, Identifiable {
}
extension PersistentModel {
    public var persistentModelID: PersistentIdentifier { get }
    public var id: PersistentIdentifier { get }
    public var modelContext: ModelContext? { get }
    public var isDeleted: Bool { get }
    public var hasChanges: Bool { get }
    public static func == (one: Self, other: Self) -> Bool
    public func hash(into hasher: inout Hasher)
}
@propertyWrapper public struct Query<Result> : DynamicProperty where Result : _ModelList {
    public typealias Element = Result.Model
    public init()
    public var wrappedValue: Result { get }
    public var modelContext: ModelContext { get }
    public var fetchError: (any Error)? { get }
}
extension Query {
    public init(_ descriptor: FetchDescriptor<Query<Result>.Element>, animation: Animation? = nil)
    public init(_ descriptor: FetchDescriptor<Query<Result>.Element>, transaction: Transaction)
    public init(animation: Animation)
    public init(transaction: Transaction)
    public init(filter: Predicate<Query<Result>.Element>? = nil, sort: [SortDescriptor<Query<Result>.Element>] = [], animation: Animation? = nil)
    public init(filter: Predicate<Query<Result>.Element>? = nil, sort: [SortDescriptor<Query<Result>.Element>] = [], transaction: Transaction)
    public init<Value>(filter: Predicate<Query<Result>.Element>? = nil, sort path: any KeyPath<Query<Result>.Element, Value> & Sendable, order: SortOrder = .forward, animation: Animation? = nil) where Value : Comparable
    public init<Value>(filter: Predicate<Query<Result>.Element>? = nil, sort path: any KeyPath<Query<Result>.Element, Value?> & Sendable, order: SortOrder = .forward, animation: Animation? = nil) where Value : Comparable
}
@attached(peer) public macro Relationship(_ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil) = #externalMacro(module: "GalleyPreviewMacros", type: "Relationship")
final public class Schema : Sendable {
    public let version: Schema.Version
    public init(_ types: any PersistentModel.Type..., version: Schema.Version = Version(1, 0, 0))
    public init(_ types: [any PersistentModel.Type], version: Schema.Version = Version(1, 0, 0))
    public init(versionedSchema: any VersionedSchema.Type)
    public struct Version : Hashable, Comparable, Sendable {
        public let major: Int
        public let minor: Int
        public let patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int)
        public static func < (one: Schema.Version, other: Schema.Version) -> Bool
    }
    public enum Attribute {
        public struct Option : Sendable {
            public static var unique: Schema.Attribute.Option { get }
            public static var externalStorage: Schema.Attribute.Option { get }
            public static var encrypt: Schema.Attribute.Option { get }
            public static var allowsCloudEncryption: Schema.Attribute.Option { get }
            public static var ephemeral: Schema.Attribute.Option { get }
            public static var preserveValueOnDeletion: Schema.Attribute.Option { get }
            public static var spotlight: Schema.Attribute.Option { get }
            public static func transformable(by type: any Any.Type) -> Schema.Attribute.Option
            public static func transformable(by name: String) -> Schema.Attribute.Option
        }
    }
    public struct Relationship : @unchecked Sendable {
        public struct Option : Sendable {
            public static var unique: Schema.Relationship.Option { get }
        }
        public enum DeleteRule : Sendable {
            case noAction
            case nullify
            case cascade
            case deny
        }
        public init(_ path: AnyKeyPath, _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil)
    }
}
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}
@attached(peer) public macro Transient() = #externalMacro(module: "GalleyPreviewMacros", type: "Transient")
@freestanding(declaration) public macro Unique<Model>(_ constraints: [PartialKeyPath<Model>]...) = #externalMacro(module: "GalleyPreviewMacros", type: "Unique") where Model : PersistentModel
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}
extension PredicateExpressions {
    public struct StringLocalizedStandardContains<Root, Other> : PredicateExpression, CustomStringConvertible where Root : PredicateExpression, Other : PredicateExpression, Root.Output : StringProtocol, Other.Output : StringProtocol {
        public let root: Root
        public let other: Other
        public typealias Output = Bool
        public init(root: Root, other: Other)
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool
        public var description: String { get }
    }
    public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other) -> PredicateExpressions.StringLocalizedStandardContains<Root, Other> where Root : PredicateExpression, Other : PredicateExpression, Root.Output : StringProtocol, Other.Output : StringProtocol
}
extension Array where Element : PersistentModel {
    public typealias Model = Element
}
extension EnvironmentValues {
    public var modelContext: ModelContext
}
extension View {
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View
    nonisolated public func modelContext(_ context: ModelContext) -> some View
    nonisolated public func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View
    nonisolated public func modelContainer(for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View
}
extension Scene {
    nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene
    nonisolated public func modelContext(_ context: ModelContext) -> some Scene
    nonisolated public func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene
    nonisolated public func modelContainer(for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene
}
