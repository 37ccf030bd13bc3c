internal import GalleyLayout
public import GalleyParsing

/// The notation of a value in documents if its type has several spellings: a number that is a length, a
/// count, a share.
///
/// ```swift
/// Property("spacing", \.spacing, as: .length, default: "8", "The gap between rows, in points.")
/// ```
public struct PropertyForm<Value: Sendable>: Sendable {
  /// Reads the value of the key with a name; nil after a complaint at the reader.
  public typealias Read = @Sendable (SyntaxValue, String, inout ComponentReader) -> Value?
  /// Writes the value under a name, or its parts under dotted names.
  public typealias Describe = @Sendable (Value, String, inout PropertyWriter) -> Void

  /// The permitted values.
  public let kind: PropertyKind
  let read: Read
  let describe: Describe

  /// Makes a form.
  public init(_ kind: PropertyKind, read: @escaping Read, describe: @escaping Describe) {
    self.kind = kind
    self.read = read
    self.describe = describe
  }
}

extension PropertyForm where Value: PropertyValue {
  /// Makes a form whose values are described as others of their type are.
  public init(_ kind: PropertyKind, read: @escaping Read) {
    self.init(kind, read: read) { $0.describe(as: $1, in: &$2) }
  }

  /// The form that the type has by itself.
  public static var standard: PropertyForm {
    PropertyForm(Value.kind) { Value.read($0, as: $1, &$2) }
  }
}

extension PropertyForm {
  /// The same form, for a key by whose value an author requests that texts be truncated if they are too long.
  var allowingTruncation: PropertyForm {
    PropertyForm(kind, read: read) { value, name, writer in
      writer.facts.allowsTruncation = true
      describe(value, name, &writer)
    }
  }
}

extension PropertyForm where Value == String {
  /// Text that people read: pseudo-locales translate it. Names, addresses and the like are
  /// `standard`.
  public static var displayText: PropertyForm {
    PropertyForm(.displayText) { value, name, reader in
      reader.displayText(value, as: name)
    }
  }
}
