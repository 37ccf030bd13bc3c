/// The models that exist. Nothing is stored, so that only the specifications of relationships matter.
public final class Schema: Sendable {
  public let version: Version

  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.version = version
  }
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
  }
  public init(versionedSchema: any VersionedSchema.Type) {
    version = versionedSchema.versionIdentifier
  }

  public struct Version: Hashable, Comparable, Sendable {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public static func < (one: Version, other: Version) -> Bool {
      (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }
  }

  public enum Attribute {
    public struct Option: Sendable {
      public static var unique: Option { Option() }
      public static var externalStorage: Option { Option() }
      public static var encrypt: Option { Option() }
      public static var allowsCloudEncryption: Option { Option() }
      public static var ephemeral: Option { Option() }
      public static var preserveValueOnDeletion: Option { Option() }
      public static var spotlight: Option { Option() }
      public static func transformable(by type: Any.Type) -> Option { Option() }
      public static func transformable(by name: String) -> Option { Option() }
    }
  }

  /// A stored property of a model, and what it leads to where it leads to models.
  public struct Relationship: @unchecked Sendable {
    public struct Option: Sendable {
      public static var unique: Option { Option() }
    }
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }

    let path: AnyKeyPath
    let inverse: AnyKeyPath?
    let deleteRule: DeleteRule

    /// Takes what `@Relationship` takes, as the macro hands it on.
    public init(
      _ path: AnyKeyPath, _ options: Option..., deleteRule: DeleteRule = .nullify,
      minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
      inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      (self.path, self.inverse, self.deleteRule) = (path, inverse, deleteRule)
    }
  }
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// A plan by which stores of earlier versions would be read; such stores do not exist here.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

public struct MigrationStage {
  public static func lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type
  ) -> MigrationStage { MigrationStage() }
  public static func custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?
  ) -> MigrationStage { MigrationStage() }
}
