package import GalleyParsing

extension PropertyKind {
  /// A value whose fields of data are numbers and truth values where the kind takes these and not text.
  ///
  /// Tables have no types: the field `12` is the text "12" under `text` and the number 12 under `width`. A kind
  /// that takes both, or colours, whose digits may look like a number, reads text.
  package func typed(_ value: SyntaxValue) -> SyntaxValue {
    switch (self, value.kind) {
    case (.list(let element), .array(let elements)):
      SyntaxValue(.array(elements.map(element.typed)), at: value.range)
    case (.object(let parts), .object(let members)):
      SyntaxValue(.object(members.map { Self.typed($0, parts) }), at: value.range)
    case (.tags(let kind), .object(let members)):
      SyntaxValue(
        .object(members.map { SyntaxMember($0, value: kind.typed($0.value)) }), at: value.range)
    case (.either(let kinds), .array), (.either(let kinds), .object):
      kinds.reduce(value) { $1.typed($0) }
    default: typedField(value)
    }
  }

  private static func typed(_ member: SyntaxMember, _ parts: [PropertyPart]) -> SyntaxMember {
    guard let part = parts.first(where: { $0.name == member.key }) else { return member }
    return SyntaxMember(member, value: part.kind.typed(member.value))
  }

  private func typedField(_ value: SyntaxValue) -> SyntaxValue {
    guard let typed = value.typed else { return value }
    return takes(typed) ? typed : value
  }

  private func takes(_ value: SyntaxValue) -> Bool {
    switch self {
    case .number, .wholeNumber: value.number != nil
    case .truth: value.truth != nil
    case .either(let kinds):
      kinds.contains { $0.takes(value) } && !kinds.contains { $0.isTextual }
    default: false
    }
  }

  private var isTextual: Bool {
    switch self {
    case .text, .displayText, .color: true
    case .either(let kinds): kinds.contains(where: \.isTextual)
    default: false
    }
  }
}

extension SyntaxMember {
  /// The same member with another value.
  fileprivate init(_ member: SyntaxMember, value: SyntaxValue) {
    self.init(key: member.key, keyRange: member.keyRange, value: value)
  }
}
