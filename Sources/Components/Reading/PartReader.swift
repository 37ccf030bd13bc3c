internal import GalleyParsing

/// Reads the keys of an object that is a property's value.
struct PartReader {
  private let members: [SyntaxMember]
  private let name: String

  /// Reports unknown keys, and a value that is not an object: nil then.
  ///
  /// - Parameter kind: The permitted values, for the diagnostic; nil is an object with the keys.
  init?(
    _ value: SyntaxValue, of name: String, knowing keys: [String], kind: PropertyKind? = nil,
    _ reader: inout ComponentReader
  ) {
    guard case .object(let members) = value.kind else {
      let object = PropertyKind.object(keys.map { PropertyPart($0, .text) })
      _ = reader.mismatch(name, kind ?? object, value) as PartReader?
      return nil
    }
    self.init(members, of: name, knowing: keys, &reader)
  }

  /// Complains about keys that are not known.
  init(
    _ members: [SyntaxMember], of name: String, knowing keys: [String],
    _ reader: inout ComponentReader
  ) {
    self.members = members
    self.name = name
    for member in members where !keys.contains(member.key) {
      reader.unknownPart(member, of: name, among: keys)
    }
  }

  /// The value of a key; nil when it is absent, null or wrong.
  func read<Value: PropertyValue>(_ key: String, _ reader: inout ComponentReader) -> Value? {
    read(key, as: .standard, &reader)
  }

  /// The value of a key in a form of its own; nil when it is absent, null or wrong.
  func read<Value>(
    _ key: String, as form: PropertyForm<Value>, _ reader: inout ComponentReader
  ) -> Value? {
    guard let member = members.last(where: { $0.key == key }), member.value.kind != .null else {
      return nil
    }
    return form.read(member.value, "\(name).\(key)", &reader)
  }
}

extension ComponentReader {
  /// Complains about a key of an object that is a property's value, with the one that is meant, else
  /// the nearest.
  func unknownPart(_ member: SyntaxMember, of name: String, among keys: [String]) {
    guard let meant = ForeignNames.key(for: member.key, among: keys) else {
      return diagnostics.unknownKey(member, " in \"\(name)\"", among: keys)
    }
    fail(
      "unknown key \(SyntaxValue.quoted(member.key)) in \"\(name)\"", at: member.keyRange,
      suggestion: meant)
  }
}
