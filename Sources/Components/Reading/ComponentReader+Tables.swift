public import GalleyParsing

extension ComponentReader {
  /// Reads an object by a table of properties into an owner; keys that are missing from the table are
  /// reported. Messages contain the name of the object.
  public mutating func readObject<Owner>(
    _ value: SyntaxValue, named name: String, by properties: [Property<Owner>],
    into owner: inout Owner
  ) {
    guard let object = ValueReader(value, under: name, diagnostics: diagnostics) else { return }
    let table = PropertyTable(properties)
    var rows = RowSet()
    for member in object.members {
      if table.row(named: member.key) == nil {
        unknownPart(member, of: name, among: properties.map(\.description.name))
      } else {
        readMember(member, in: .properties, table, &owner, &rows)
      }
    }
  }
}
