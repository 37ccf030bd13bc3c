package import GalleyParsing

extension Template {
  /// The JSON Schema (draft 7) of one record: the fields that the document names, with their types as far as
  /// formats, lists and paths show them. A field with a default, of a condition or of a repeated element is optional.
  package var recordSchema: SyntaxValue {
    var record = RecordSchema()
    record.read(value, isRequired: true)
    let head: [(String, SyntaxValue)] = [
      SyntaxValue.draft7,
      ("title", .text("A record of \(source.name)")),
    ]
    return SyntaxValue(.object(head.map { SyntaxMember($0, $1) } + (record.value.members ?? [])))
  }
}

/// The members of an object of data, in the order in which the document names them.
private struct RecordSchema {
  private struct Field {
    var name: String
    var kind = Kind.scalar
    var isRequired: Bool
  }

  private indirect enum Kind {
    /// A string, a number or a truth value.
    case scalar
    case number
    case date
    case object(RecordSchema)
    case list(RecordSchema)
  }

  private var fields: [Field] = []

  mutating func read(_ value: SyntaxValue, isRequired: Bool) {
    switch value.kind {
    case .string(let text): read(text, isRequired: isRequired)
    case .array(let elements): for element in elements { read(element, isRequired: isRequired) }
    case .object(let members): read(members, isRequired: isRequired)
    case .null, .bool, .number: break
    }
  }

  private mutating func read(_ members: [SyntaxMember], isRequired: Bool) {
    let condition = members.last { $0.key == "if" }?.value.text
    if let path = condition.flatMap({ try? Condition($0) })?.path {
      add(path.names[...], .scalar, isRequired: false)
    }
    let list = members.last { $0.key == "repeat" }?.value.text.flatMap { FieldPath($0) }
    let rest = members.filter { $0.key != "if" && $0.key != "repeat" }
    let isCertain = isRequired && condition == nil
    guard let list else {
      for member in rest { read(member.value, isRequired: isCertain) }
      return
    }
    var item = RecordSchema()
    for member in rest { item.read(member.value, isRequired: false) }
    item.fields.removeAll { $0.name == "item" || $0.name == "position" }
    if list.names == ["rows"] {
      for field in item.fields { set(field.name, field.kind, isRequired: false) }
    } else {
      add(list.names[...], .list(item), isRequired: isCertain)
    }
  }

  private mutating func read(_ text: String, isRequired: Bool) {
    guard !TemplateText.isPlain(text), let parts = try? TemplateText(text).parts else { return }
    for case .field(let placeholder) in parts {
      let kind: Kind = placeholder.format.map { $0.isDate ? .date : .number } ?? .scalar
      add(
        placeholder.path.names[...], kind, isRequired: isRequired && placeholder.fallback == nil)
    }
  }

  private mutating func add(_ path: ArraySlice<String>, _ kind: Kind, isRequired: Bool) {
    guard let name = path.first else { return }
    guard path.count > 1 else { return set(name, kind, isRequired: isRequired) }
    let index = index(of: name, isRequired: isRequired)
    var inner = RecordSchema()
    if case .object(let known) = fields[index].kind { inner = known }
    inner.add(path.dropFirst(), kind, isRequired: isRequired)
    fields[index].kind = .object(inner)
  }

  private mutating func set(_ name: String, _ kind: Kind, isRequired: Bool) {
    let index = index(of: name, isRequired: isRequired)
    if case .scalar = fields[index].kind { fields[index].kind = kind }
  }

  /// The place of a field, which is added where it is new.
  private mutating func index(of name: String, isRequired: Bool) -> Int {
    if let index = fields.firstIndex(where: { $0.name == name }) {
      fields[index].isRequired = fields[index].isRequired || isRequired
      return index
    }
    fields.append(Field(name: name, isRequired: isRequired))
    return fields.count - 1
  }

  var value: SyntaxValue {
    let required = fields.filter(\.isRequired).map { SyntaxValue.text($0.name) }
    return .object(
      [
        ("type", .text("object")),
        ("properties", .object(fields.map { ($0.name, Self.value(of: $0.kind)) })),
      ] + (required.isEmpty ? [] : [("required", .array(required))]))
  }

  private static func value(of kind: Kind) -> SyntaxValue {
    switch kind {
    case .scalar:
      .object([("type", .array(["string", "number", "boolean", "null"].map { .text($0) }))])
    case .number: .object([("type", .array(["number", "string"].map { .text($0) }))])
    case .date: .object([("type", .text("string")), ("pattern", .text(#"^\d{4}-\d{2}-\d{2}"#))])
    case .object(let record): record.value
    case .list(let item): .object([("type", .text("array")), ("items", itemValue(item))])
    }
  }

  /// Items without named fields may be anything.
  private static func itemValue(_ item: RecordSchema) -> SyntaxValue {
    item.fields.isEmpty ? .object([]) : item.value
  }
}
