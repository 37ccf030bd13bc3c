internal import GalleyParsing

/// Reads the keys of an object that is a property's value.
struct PartReader {
  private let members: [SyntaxMember]
  private let name: String

  /// Complains about keys that are not known.
  init(
    _ members: [SyntaxMember], of name: String, knowing keys: [String],
    _ reader: inout ComponentReader
  ) {
    self.members = members
    self.name = name
    for member in members where !keys.contains(member.key) {
      reader.diagnostics.unknownKey(member, " in \"\(name)\"", among: keys)
    }
  }

  /// The value of a key; nil when it is absent, null or wrong.
  func read<Value: PropertyValue>(_ key: String, _ reader: inout ComponentReader) -> Value? {
    guard let member = members.last(where: { $0.key == key }), member.value.kind != .null else {
      return nil
    }
    return Value.read(member.value, as: "\(name).\(key)", &reader)
  }
}
