public import GalleyLayout
public import GalleyParsing

extension DimensionConstraint.Attribute: PropertyChoice {}
extension DimensionConstraint.Relation: PropertyChoice {}

/// In documents `{"attribute": "width", "relation": "atMost", "constant": 320}`, whose constant may be
/// a named dimension (STY-21).
extension DimensionConstraint: PropertyValue {
  /// An object with the three parts; `relation` may be left out and is `equal` then.
  public static var kind: PropertyKind {
    .object([
      PropertyPart("attribute", Attribute.kind), PropertyPart("relation", Relation.kind),
      PropertyPart("constant", .either([.anyNumber, .dimension])),
    ])
  }

  /// Reads the object.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> DimensionConstraint? {
    guard case .object(let members) = value.kind else { return reader.mismatch(name, kind, value) }
    let keys = ["attribute", "relation", "constant", "dimension"]
    let parts = PartReader(members, of: name, knowing: keys, &reader)
    let attribute: Attribute? = parts.read("attribute", &reader)
    let relation: Relation? = parts.read("relation", &reader)
    let constant: Double? = parts.read("constant", &reader) ?? parts.read("dimension", &reader)
    guard let attribute, let constant else {
      let names = Set(members.lazy.filter { $0.value.kind != .null }.map(\.key))
      // Values that are present but cannot be read have already been reported.
      if !names.contains("attribute") || names.isDisjoint(with: ["constant", "dimension"]) {
        reader.fail("\"\(name)\" needs an \"attribute\" and a \"constant\"", at: value.range)
      }
      return nil
    }
    return DimensionConstraint(attribute, relation ?? .equal, constant)
  }

  /// Writes the three parts in one text.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, "\(attribute.rawValue) \(relation.rawValue) \(constant.plainText)")
  }
}
