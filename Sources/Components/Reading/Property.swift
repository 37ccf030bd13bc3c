public import GalleyDesign
public import GalleyLayout
internal import GalleyParsing

/// One key of a component together with the stored property it goes to: the row of a table that
/// reads, checks, describes and documents.
public struct Property<Owner>: Sendable {
  /// The description of the key.
  public let description: PropertyDescription
  let read: @Sendable (SyntaxValue, inout Owner, inout ComponentReader) -> Bool
  let describe: @Sendable (Owner, inout PropertyWriter) -> Void
  /// The stored value; nil for a missing one.
  package let value: @Sendable (Owner) -> (any Sendable)?
  /// Takes the value from another owner.
  let copy: @Sendable (inout Owner, Owner) -> Void

  init(
    description: PropertyDescription,
    read: @escaping @Sendable (SyntaxValue, inout Owner, inout ComponentReader) -> Bool,
    describe: @escaping @Sendable (Owner, inout PropertyWriter) -> Void,
    value: @escaping @Sendable (Owner) -> (any Sendable)?,
    copy: @escaping @Sendable (inout Owner, Owner) -> Void
  ) {
    self.description = description
    self.read = read
    self.describe = describe
    self.value = value
    self.copy = copy
  }

  /// A key whose stored property always has a value.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - path: Where the value goes.
  ///   - place: Whether it stands among the values or the properties of a component.
  ///   - defaultText: What counts while the key is absent, in words.
  ///   - summary: What the key does, in one sentence.
  ///   - otherNames: Spellings that are read as this key and not proposed.
  public init<Value: PropertyValue>(
    _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Value>,
    in place: PropertyPlace = .properties, default defaultText: String = "", _ summary: String,
    or otherNames: [String] = []
  ) {
    self.init(
      name, path(), as: .standard, in: place, default: defaultText, summary, or: otherNames)
  }

  /// A key whose stored property is nil while the key is absent.
  public init<Value: PropertyValue>(
    _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Value?>,
    in place: PropertyPlace = .properties, default defaultText: String = "", _ summary: String,
    or otherNames: [String] = []
  ) {
    self.init(
      name, path(), as: .standard, in: place, default: defaultText, summary, or: otherNames)
  }

  /// A key whose stored property always has a value, in a form of its own.
  public init<Value>(
    _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Value>,
    as form: PropertyForm<Value>,
    in place: PropertyPlace = .properties, default defaultText: String = "", _ summary: String,
    or otherNames: [String] = []
  ) {
    self.init(
      PropertyDescription(
        name, in: place, form.kind, defaultText: defaultText, summary: summary,
        otherNames: otherNames), form,
      get: { $0[keyPath: path()] }, set: { $0[keyPath: path()] = $1 },
      copy: { $0[keyPath: path()] = $1[keyPath: path()] })
  }

  /// A key whose stored property is nil while the key is absent, in a form of its own.
  public init<Value>(
    _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Value?>,
    as form: PropertyForm<Value>,
    in place: PropertyPlace = .properties, default defaultText: String = "", _ summary: String,
    or otherNames: [String] = []
  ) {
    self.init(
      PropertyDescription(
        name, in: place, form.kind, defaultText: defaultText, summary: summary,
        otherNames: otherNames), form,
      get: { $0[keyPath: path()] }, set: { $0[keyPath: path()] = $1 },
      copy: { $0[keyPath: path()] = $1[keyPath: path()] })
  }

  private init<Value>(
    _ description: PropertyDescription, _ form: PropertyForm<Value>,
    get: @escaping @Sendable (Owner) -> Value?,
    set: @escaping @Sendable (inout Owner, Value) -> Void,
    copy: @escaping @Sendable (inout Owner, Owner) -> Void
  ) {
    let name = description.name
    self.init(
      description: description,
      read: { value, owner, reader in
        let value = reader.hasData ? form.kind.typed(value) : value
        guard let result = form.read(value, reader.writtenKey ?? name, &reader) else {
          return false
        }
        set(&owner, result)
        return true
      },
      describe: { owner, writer in
        if let value = get(owner) { form.describe(value, name, &writer) }
      },
      value: get, copy: copy)
  }
}

/// Collects properties as text, with the appearance that colours are chosen for.
public struct PropertyWriter {
  /// Light or dark.
  public let appearance: Appearance
  /// The contrast that colours are chosen for.
  public let contrast: Contrast
  /// The written properties, in order.
  package private(set) var properties: [ElementProperty] = []

  /// The facts about the element besides its style.
  public var facts = ElementFacts()
  /// The keys that have their values from the theme.
  var tokens: [TokenUse] = []

  /// What stands before the names of the parts of a value.
  private var prefix = ""

  init(appearance: Appearance, contrast: Contrast = .standard) {
    self.appearance = appearance
    self.contrast = contrast
  }

  /// Adds properties whose names are parts of one.
  mutating func nested(under name: String, _ write: (inout PropertyWriter) -> Void) {
    let outer = prefix
    prefix += name + "."
    write(&self)
    prefix = outer
  }

  /// Adds one property. Without a token it has the one that its key was read from.
  public mutating func write(_ name: String, _ value: String, token: String? = nil) {
    let name = prefix + name
    let used = tokens.last { $0.covers(name) }?.token
    properties.append(ElementProperty(name, value, token: token ?? used))
  }
}
