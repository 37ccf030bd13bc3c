internal import GalleyDesign

/// Applies the values of a style, a scheme or the theme to a component, without changing those that the
/// document sets itself. Applied values count as set, so they are described like any other key.
public struct StyleAdoption<Owner> {
  /// The component as it is so far.
  public private(set) var owner: Owner
  private(set) var rows: RowSet
  /// Nil for a component from code, of which nothing is known to be set.
  private let table: PropertyTable<Owner>?

  init(_ owner: Owner, rows: RowSet, _ table: PropertyTable<Owner>) {
    self.owner = owner
    self.rows = rows
    self.table = table
  }

  /// Adopts for a component from code: what is nil there is open, what always has a value is
  /// replaced.
  init(_ owner: Owner) {
    self.owner = owner
    rows = RowSet()
    table = nil
  }

  /// Returns true if the document, or an earlier call, has set a key.
  public func isSet(_ key: String) -> Bool {
    table?.row(named: key).map(rows.contains) ?? false
  }

  /// Returns true if a text style was chosen for a text: in code, any but the default one.
  func choosesTextStyle(of text: WritableKeyPath<Owner, Text>) -> Bool {
    table == nil ? owner[keyPath: text].font != .body : isSet("font")
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
    if table == nil, owner[keyPath: path] != nil { return }
    fill(key, value) { $0[keyPath: path] = $1 }
  }

  /// Changes what no key leads to.
  public mutating func update(_ change: (inout Owner) -> Void) { change(&owner) }

  private mutating func fill<Value>(
    _ key: String, _ value: Value?, _ assign: (inout Owner, Value) -> Void
  ) {
    guard let table else {
      if let value { assign(&owner, value) }
      return
    }
    guard let row = table.row(named: key) else {
      return assertionFailure("\(Owner.self) has no key \"\(key)\"")
    }
    guard let value, !rows.contains(row) else { return }
    assign(&owner, value)
    rows.insert(row)
  }
}
