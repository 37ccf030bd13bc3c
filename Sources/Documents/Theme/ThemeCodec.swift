internal import GalleyComponents
internal import GalleyParsing

/// The form of one type of value in a theme file: one description reads it, writes it, and names what may be written.
struct ThemeCodec<Value: Sendable>: Sendable {
  /// The permitted values: the source of the schema, the reference and completion.
  let kind: PropertyKind
  let read: @Sendable (SyntaxValue, ThemeScope) -> Value?
  let write: @Sendable (Value) -> SyntaxValue

  /// The same form for another type.
  func mapped<Other>(
    _ make: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> ThemeCodec<Other> {
    ThemeCodec<Other>(
      kind: kind, read: { value, scope in read(value, scope).map(make) },
      write: { write(back($0)) })
  }
}

/// An object of a theme file by its keys.
struct ThemeObject<Root: Sendable>: Sendable {
  let empty: @Sendable () -> Root
  let rows: [ThemeRow<Root>]

  /// The object with its keys in order.
  var kind: PropertyKind {
    .object(rows.map { PropertyPart($0.key, $0.kind, summary: $0.summary) })
  }

  var codec: ThemeCodec<Root> {
    ThemeCodec(
      kind: kind, read: { value, scope in read(value, scope) },
      write: { root in
        let members = rows.compactMap { row in row.write(root).map { SyntaxMember(row.key, $0) } }
        return SyntaxValue(.object(members))
      })
  }

  func read(_ value: SyntaxValue, _ scope: ThemeScope) -> Root? {
    guard var reader = ValueReader(value, diagnostics: scope.diagnostics) else { return nil }
    var root = empty()
    for row in rows {
      for name in [row.key] + row.otherNames {
        if let value = reader.value(name) { row.read(value, scope, &root) }
      }
    }
    reader.reportDuplicateKeys()
    let known = rows.flatMap { [$0.key] + $0.otherNames }
    for member in reader.unreadMembers where !known.contains(member.key) {
      ThemeKeys.reportUnknown(member, among: reader.members, in: kind, scope.diagnostics)
    }
    return root
  }
}

/// One key of an object.
///
/// Types that merge name their properties in `fill` as well: the design room below knows what there is,
/// and no syntax; the rows here know how it is written. A test compares the rows with the properties.
struct ThemeRow<Root: Sendable>: Sendable {
  let key: String
  let kind: PropertyKind
  /// The effect of the key, in one sentence.
  let summary: String
  /// Further spellings that are read as the key.
  let otherNames: [String]
  let read: @Sendable (SyntaxValue, ThemeScope, inout Root) -> Void
  let write: @Sendable (Root) -> SyntaxValue?

  /// A key that may be missing.
  init<Value: Sendable>(
    _ key: String, or otherNames: [String] = [],
    _ path: any WritableKeyPath<Root, Value?> & Sendable, _ codec: ThemeCodec<Value>,
    _ summary: String
  ) {
    (self.key, kind, self.summary, self.otherNames) = (key, codec.kind, summary, otherNames)
    read = { value, scope, root in
      if let read = codec.read(value, scope) { root[keyPath: path] = read }
    }
    write = { $0[keyPath: path].map(codec.write) }
  }

  /// A key of a property that always has a value; it is left out when it has its usual value.
  init<Value: Hashable & Sendable>(
    _ key: String, or otherNames: [String] = [],
    _ path: any WritableKeyPath<Root, Value> & Sendable, _ codec: ThemeCodec<Value>,
    usually usual: Value?, _ summary: String
  ) {
    (self.key, kind, self.summary, self.otherNames) = (key, codec.kind, summary, otherNames)
    read = { value, scope, root in
      if let read = codec.read(value, scope) { root[keyPath: path] = read }
    }
    write = { root in
      let value = root[keyPath: path]
      return value == usual ? nil : codec.write(value)
    }
  }
}
