/// Gives a component what a style, a scheme or the theme says about it, leaving alone what the
/// document says itself. What is given counts as set, so it is described like any other key.
public struct StyleAdoption<Owner> {
  /// The component as it is so far.
  public private(set) var owner: Owner
  private(set) var rows: RowSet
  private let table: PropertyTable<Owner>

  init(_ owner: Owner, rows: RowSet, _ table: PropertyTable<Owner>) {
    self.owner = owner
    self.rows = rows
    self.table = table
  }

  /// Whether the document, or an earlier call, has set a key.
  public func isSet(_ key: String) -> Bool {
    table.row(named: key).map(rows.contains) ?? false
  }

  /// Sets a key's property unless the document set it; nil leaves it alone.
  public mutating func set<Value>(
    _ key: String, _ path: WritableKeyPath<Owner, Value>, to value: Value?
  ) {
    fill(key, value) { $0[keyPath: path] = $1 }
  }

  /// Sets a key's property unless the document set it; nil leaves it alone.
  public mutating func set<Value>(
    _ key: String, _ path: WritableKeyPath<Owner, Value?>, to value: Value?
  ) {
    fill(key, value) { $0[keyPath: path] = $1 }
  }

  private mutating func fill<Value>(
    _ key: String, _ value: Value?, _ assign: (inout Owner, Value) -> Void
  ) {
    guard let row = table.row(named: key) else {
      return assertionFailure("\(Owner.self) has no key \"\(key)\"")
    }
    guard let value, !rows.contains(row) else { return }
    assign(&owner, value)
    rows.insert(row)
  }
}
