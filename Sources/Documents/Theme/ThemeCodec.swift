internal import GalleyParsing

/// How one type of value stands in a theme file: one description reads and writes it.
struct ThemeCodec<Value: Sendable>: Sendable {
  let read: @Sendable (SyntaxValue, ThemeScope) -> Value?
  let write: @Sendable (Value) -> SyntaxValue

  /// The same form for another type.
  func mapped<Other>(
    _ make: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> ThemeCodec<Other> {
    ThemeCodec<Other>(
      read: { value, scope in read(value, scope).map(make) }, write: { write(back($0)) })
  }
}

/// An object of a theme file by its keys.
struct ThemeObject<Root: Sendable>: Sendable {
  let empty: @Sendable () -> Root
  let rows: [ThemeRow<Root>]

  var codec: ThemeCodec<Root> {
    ThemeCodec(
      read: { value, scope in read(value, scope) },
      write: { root in
        let members = rows.compactMap { row in row.write(root).map { SyntaxMember(row.key, $0) } }
        return SyntaxValue(.object(members))
      })
  }

  func read(_ value: SyntaxValue, _ scope: ThemeScope) -> Root? {
    guard var reader = ValueReader(value, diagnostics: scope.diagnostics) else { return nil }
    var root = empty()
    for row in rows {
      if let value = reader.value(row.key) { row.read(value, scope, &root) }
    }
    reader.finish(knownKeys: rows.map(\.key))
    return root
  }
}

/// One key of an object.
///
/// Types that merge name their properties in `fill` as well: the design room below knows what there is,
/// and no syntax; the rows here know how it is written. A test compares the rows with the properties.
struct ThemeRow<Root: Sendable>: Sendable {
  let key: String
  let read: @Sendable (SyntaxValue, ThemeScope, inout Root) -> Void
  let write: @Sendable (Root) -> SyntaxValue?

  /// A key that may be missing.
  init<Value: Sendable>(
    _ key: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ codec: ThemeCodec<Value>
  ) {
    self.key = key
    read = { value, scope, root in
      if let read = codec.read(value, scope) { root[keyPath: path] = read }
    }
    write = { $0[keyPath: path].map(codec.write) }
  }

  /// A key that stands for a value there always is; it is left out when it has its usual value.
  init<Value: Hashable & Sendable>(
    _ key: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ codec: ThemeCodec<Value>,
    usually usual: Value?
  ) {
    self.key = key
    read = { value, scope, root in
      if let read = codec.read(value, scope) { root[keyPath: path] = read }
    }
    write = { root in
      let value = root[keyPath: path]
      return value == usual ? nil : codec.write(value)
    }
  }
}
