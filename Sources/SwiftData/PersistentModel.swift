/// An object that a container may keep; the macro `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// A member that the macro adds: the observers of the object, and the container it is in.
  var _$observationRegistrar: _ModelRegistrar { get }
  /// The stored properties, each with the specifications of `@Relationship` for it.
  static var _$relationships: [Schema.Relationship] { get }
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(
      entityName: "\(Self.self)", object: ObjectIdentifier(_$observationRegistrar))
  }
  public var id: PersistentIdentifier { persistentModelID }
  public var modelContext: ModelContext? {
    _$observationRegistrar.container.map { ModelContext($0) }
  }
  public var isDeleted: Bool { _$observationRegistrar.isDeleted }
  public var hasChanges: Bool { modelContext?.hasChanges ?? false }

  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of an object, while the picture is made.
public struct PersistentIdentifier: Hashable, Identifiable, @unchecked Sendable {
  public let entityName: String
  let object: ObjectIdentifier

  public var id: PersistentIdentifier { self }
}

extension PersistentIdentifier: Comparable {
  /// An order without a meaning, as SwiftData's is.
  public static func < (one: Self, other: Self) -> Bool {
    (one.entityName, one.object) < (other.entityName, other.object)
  }
}

/// Predicates take values that can be written. An identity is one of this process, and is not read back.
extension PersistentIdentifier: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(entityName)
  }

  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "identities are those of one process"))
  }
}

/// Tells those who watch an object of its changes, and the other ends of its relationships.
public final class _ModelRegistrar: @unchecked Sendable {
  private let watchers = ObservationRegistrar()
  weak var container: ModelContainer?
  var isDeleted = false
  /// The models to which the properties that are being changed referred before, innermost last.
  private var before: [[any PersistentModel]] = []

  public init() {}

  public func access<Model: PersistentModel, Member>(
    _ model: Model, keyPath: KeyPath<Model, Member>
  ) {
    watchers.access(model, keyPath: keyPath)
  }

  public func willSet<Model: PersistentModel, Member>(
    _ model: Model, keyPath: KeyPath<Model, Member>
  ) {
    watchers.willSet(model, keyPath: keyPath)
    before.append(Relations.targets(of: model, keyPath))
  }

  public func didSet<Model: PersistentModel, Member>(
    _ model: Model, keyPath: KeyPath<Model, Member>
  ) {
    let old = before.popLast() ?? []
    watchers.didSet(model, keyPath: keyPath)
    container?.hasChanges = true
    Relations.settle(model, keyPath, from: old)
  }

  public func withMutation<Model: PersistentModel, Member, Result>(
    of model: Model, keyPath: KeyPath<Model, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(model, keyPath: keyPath)
    defer { didSet(model, keyPath: keyPath) }
    return try mutation()
  }
}

/// Makes a class a model: its stored variables are observed, and relationships keep both ends.
@attached(
  member, names: named(_$observationRegistrar), named(_$relationships), named(access),
  named(withMutation), named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable, Hashable, Identifiable)
public macro Model() = #externalMacro(module: "GalleyPreviewMacros", type: "Model")

@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "GalleyPreviewMacros", type: "Relationship")

/// The treatment of an attribute by a store; Galley does not have one.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "GalleyPreviewMacros", type: "Attribute")

@attached(peer)
public macro Transient() = #externalMacro(module: "GalleyPreviewMacros", type: "Transient")

@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "GalleyPreviewMacros", type: "Unique")

@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "GalleyPreviewMacros", type: "Index")

/// An actor with a container of its own.
@attached(member, names: named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "GalleyPreviewMacros", type: "ModelActor")

public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
}

extension ModelActor {
  public var modelContext: ModelContext { ModelContext(modelContainer) }
  public subscript<Model: PersistentModel>(
    id: PersistentIdentifier, as type: Model.Type
  ) -> Model? { modelContext.registeredModel(for: id) }
}
