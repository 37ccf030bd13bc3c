public import GalleyDesign
public import GalleyLayout
internal import GalleyParsing

/// One key of a component together with the stored property it goes to: the row of a table that
/// reads, checks, describes and documents.
public struct Property<Owner>: Sendable {
  /// What there is to say about the key.
  public let description: PropertyDescription
  let read: @Sendable (SyntaxValue, inout Owner, inout ComponentReader) -> Bool
  let describe: @Sendable (Owner, inout PropertyWriter) -> Void

  init(
    description: PropertyDescription,
    read: @escaping @Sendable (SyntaxValue, inout Owner, inout ComponentReader) -> Bool,
    describe: @escaping @Sendable (Owner, inout PropertyWriter) -> Void
  ) {
    self.description = description
    self.read = read
    self.describe = describe
  }

  /// A key whose stored property always has a value.
  public init<Value: PropertyValue>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable,
    in place: PropertyPlace = .properties, default defaultText: String, _ summary: String,
    or otherNames: [String] = []
  ) {
    description = PropertyDescription(
      name, in: place, Value.kind, defaultText: defaultText, summary: summary,
      otherNames: otherNames)
    read = { value, owner, reader in
      guard let result = Value.read(value, as: name, &reader) else { return false }
      owner[keyPath: path] = result
      return true
    }
    describe = { owner, writer in owner[keyPath: path].describe(as: name, in: &writer) }
  }

  /// A key whose stored property is nil while the key is absent.
  public init<Value: PropertyValue>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value?> & Sendable,
    in place: PropertyPlace = .properties, default defaultText: String = "", _ summary: String,
    or otherNames: [String] = []
  ) {
    description = PropertyDescription(
      name, in: place, Value.kind, defaultText: defaultText, summary: summary,
      otherNames: otherNames)
    read = { value, owner, reader in
      guard let result = Value.read(value, as: name, &reader) else { return false }
      owner[keyPath: path] = result
      return true
    }
    describe = { owner, writer in owner[keyPath: path]?.describe(as: name, in: &writer) }
  }
}

/// Collects properties as text, with the appearance that colours are chosen for.
public struct PropertyWriter {
  /// Light or dark.
  public let appearance: Appearance
  /// The contrast that colours are chosen for.
  public let contrast: Contrast
  /// What has been written, in order.
  public private(set) var properties: [ElementProperty] = []

  /// The keys that have their values from dimensions.
  var dimensions: [DimensionUse] = []

  init(appearance: Appearance, contrast: Contrast = .standard) {
    self.appearance = appearance
    self.contrast = contrast
  }

  /// Adds one property. Without a token it has the dimension that its key was read from.
  public mutating func write(_ name: String, _ value: String, token: String? = nil) {
    let used = dimensions.last { $0.covers(name) }.map { "dimension.\($0.dimension)" }
    properties.append(ElementProperty(name, value, token: token ?? used))
  }
}
