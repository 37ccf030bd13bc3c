public import GalleyLayout
public import GalleyParsing

/// One equality or bound on a length or an inset, whose constant may be a named dimension (STY-21):
/// `{"attribute": "width", "relation": "atMost", "constant": 320}`.
public struct ConstraintValue: PropertyValue, Hashable {
  /// The constraint.
  public var constraint: DimensionConstraint

  /// Makes a value.
  public init(_ constraint: DimensionConstraint) { self.constraint = constraint }

  /// An object with the three parts; `relation` may be left out and is `equal` then.
  public static var kind: PropertyKind {
    .object([
      PropertyPart("attribute", AttributeName.kind), PropertyPart("relation", RelationName.kind),
      PropertyPart("constant", .either([.anyNumber, .dimension])),
    ])
  }

  enum AttributeName: String, PropertyChoice {
    case width, height, top, leading, bottom, trailing
  }

  enum RelationName: String, PropertyChoice {
    case equal, atMost, atLeast
  }

  /// Reads the object.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> ConstraintValue? {
    guard case .object(let members) = value.kind else { return reader.mismatch(name, kind, value) }
    let keys = ["attribute", "relation", "constant", "dimension"]
    let parts = PartReader(members, of: name, knowing: keys, &reader)
    let attribute: AttributeName? = parts.read("attribute", &reader)
    let relation: RelationName? = parts.read("relation", &reader)
    let constant: Double? = parts.read("constant", &reader) ?? parts.read("dimension", &reader)
    guard let attribute, let constant else {
      reader.fail("\"\(name)\" needs an \"attribute\" and a \"constant\"", at: value.range)
      return nil
    }
    return ConstraintValue(
      DimensionConstraint(
        DimensionConstraint.Attribute(rawValue: attribute.rawValue) ?? .width,
        DimensionConstraint.Relation(rawValue: relation?.rawValue ?? "equal") ?? .equal, constant))
  }

  /// Writes the three parts in one text.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(
      name,
      "\(constraint.attribute.rawValue) \(constraint.relation.rawValue) "
        + constraint.constant.plainText)
  }
}
