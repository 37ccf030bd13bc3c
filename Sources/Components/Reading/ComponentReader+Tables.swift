public import GalleyParsing

extension ComponentReader {
  /// Reads an object by a table of properties into an owner; keys the table does not have are
  /// complained about. What the object is called goes into the messages.
  public mutating func readObject<Owner>(
    _ value: SyntaxValue, named name: String, by properties: [Property<Owner>],
    into owner: inout Owner
  ) {
    guard case .object(let members) = value.kind else {
      fail("\"\(name)\" is an object, not \(value.phrase)", at: value.range)
      return
    }
    let table = PropertyTable(properties)
    var rows = RowSet()
    for member in members {
      if table.row(named: member.key) == nil {
        fail(
          "unknown key \"\(member.key.shortened)\" in \"\(name)\"", at: member.keyRange,
          suggestion: SpellingSuggestion.nearest(
            member.key, in: properties.map(\.description.name)))
      } else {
        readMember(member, in: .properties, table, &owner, &rows)
      }
    }
  }
}
