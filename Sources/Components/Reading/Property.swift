public import GalleyDesign
public import GalleyLayout
internal import GalleyParsing

/// One key of a component together with the stored property it goes to: the row of a table that
/// reads, checks, describes and documents.
public struct Property<Owner>: Sendable {
  /// The description of the key.
  public let description: PropertyDescription
  let read: @Sendable (SyntaxValue, inout Owner, inout ComponentReader) -> Bool
  package let describe: @Sendable (Owner, inout PropertyWriter) -> Void
  /// The stored value; nil for a missing one.
  package let value: @Sendable (Owner) -> (any Sendable)?

  init(
    description: PropertyDescription,
    read: @escaping @Sendable (SyntaxValue, inout Owner, inout ComponentReader) -> Bool,
    describe: @escaping @Sendable (Owner, inout PropertyWriter) -> Void,
    value: @escaping @Sendable (Owner) -> (any Sendable)?
  ) {
    self.description = description
    self.read = read
    self.describe = describe
    self.value = value
  }

  /// A key whose stored property always has a value.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - path: The property that receives the value.
  ///   - place: The place of the key: among the values or the properties of a component.
  ///   - defaultText: The default that applies while the key is absent, as text.
  ///   - summary: The effect of the key, in one sentence.
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
      get: { $0[keyPath: path()] }, set: { $0[keyPath: path()] = $1 })
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
      get: { $0[keyPath: path()] }, set: { $0[keyPath: path()] = $1 })
  }

  /// The key under the name of a shared key as well, which has no other meaning in this component.
  func named(asShared name: String) -> Property {
    Property(
      description: description.named(asShared: name), read: read, describe: describe, value: value)
  }

  private init<Value>(
    _ description: PropertyDescription, _ form: PropertyForm<Value>,
    get: @escaping @Sendable (Owner) -> Value?,
    set: @escaping @Sendable (inout Owner, Value) -> Void
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
      value: get)
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

  /// The prefix of the names of the parts of a value.
  private var prefix = ""

  /// The colours of both appearances by the names under which they were written.
  package private(set) var colors: [String: Color] = [:]

  package init(appearance: Appearance, contrast: Contrast = .standard) {
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

  /// Adds a colour as it is in the writer's appearance.
  mutating func write(_ name: String, _ color: Color) {
    colors[prefix + name] = color
    write(name, color.resolved(for: appearance, contrast: contrast).hexText)
  }

  /// Adds one property. Without a token it has the one that its key was read from.
  public mutating func write(_ name: String, _ value: String, token: String? = nil) {
    let name = prefix + name
    let used = tokens.last { $0.covers(name) }?.token
    properties.append(ElementProperty(name, value, token: token ?? used))
  }
}
