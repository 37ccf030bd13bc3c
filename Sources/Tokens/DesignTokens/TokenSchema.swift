internal import GalleyDesign
package import GalleyParsing

/// The JSON Schema of token files in the DTCG format, version 2025.10.
package enum TokenSchema {
  private typealias Members = SyntaxValue.SchemaMembers

  /// The schema of draft 7; its members come in a fixed order.
  package static var value: SyntaxValue {
    .object([
      SyntaxValue.draft7,
      ("title", .text("Design tokens")), ("$ref", .text("#/definitions/node")),
      (
        "definitions",
        .object(
          [("node", node), ("alias", alias)]
            + DesignTokenType.allCases.map { ($0.rawValue, orAlias(form(of: $0))) })
      ),
    ])
  }

  /// A group or a token.
  private static var node: SyntaxValue {
    let names = Set(TokenTree.groupKeys + TokenTree.tokenKeys + ["$root", "$themes", "$metadata"])
      .sorted()
    let reserved = names.map { $0.replacing("$", with: #"\$"#) }.joined(separator: "|")
    return .object([
      ("type", .text("object")),
      ("properties", .object(keys)),
      // The keys of older tools, which may be names of groups as well.
      (
        "patternProperties",
        .object([("^(value|type|comment|description|deprecated)$", .object([]))])
      ),
      ("additionalProperties", .definition("node")),
      ("propertyNames", pattern(#"^(\#(reserved)|[^\${}.][^{}.]*)$"#)),
      ("allOf", .array([tokenHoldsNothing] + DesignTokenType.allCases.map(valueFits))),
    ])
  }

  private static var keys: Members {
    [
      (
        "$value", .object([("description", .text("The value, or a reference like {group.token}."))])
      ),
      (
        "$type",
        .words(
          DesignTokenType.allCases.map(\.rawValue) + ForeignValues.olderTypes,
          "The type of a token, or of the tokens of a group that name none.")
      ),
      ("$themes", .type("array", "The themes of Tokens Studio, which select sets.")),
      ("$metadata", .type("object", "The order of the sets of Tokens Studio.")),
      ("$description", .type("string", "The purpose, in words.")),
      ("$extends", .type("string", "The group whose tokens this one has as well.")),
      ("$ref", .type("string", "A JSON pointer to a token or group.")),
      (
        "$deprecated",
        .types(["boolean", "string"], "Whether the token is no longer to be used, or why.")
      ),
      ("$extensions", .type("object", "Data of other tools, by their names.")),
      ("$schema", .type("string", "The schema that editors look at.")),
      (
        "$root",
        .object([
          ("$ref", .text("#/definitions/node")),
          ("description", .text("The token that stands for its group.")),
        ])
      ),
    ]
  }

  private static var tokenHoldsNothing: SyntaxValue {
    .object([
      ("if", required(["$value"])), ("then", .object([("propertyNames", pattern(#"^\$"#))])),
    ])
  }

  private static func valueFits(_ type: DesignTokenType) -> SyntaxValue {
    .object([
      (
        "if",
        .object(
          [("properties", .object([("$type", .object([("const", .text(type.rawValue))]))]))]
            + members(required(["$type", "$value"])))
      ),
      ("then", .object([("properties", .object([("$value", .definition(type.rawValue))]))])),
    ])
  }

  // MARK: Values

  private static var alias: SyntaxValue {
    // References, and sums of them and of lengths.
    .anyOf([pattern(#"\{[^{}]+\}"#), .closed([("$ref", .type("string"))], required: ["$ref"])])
  }

  private static func orAlias(_ form: SyntaxValue) -> SyntaxValue {
    .anyOf([.definition("alias"), form])
  }

  private static func form(of type: DesignTokenType) -> SyntaxValue {
    switch type {
    case .color: color
    case .dimension:
      quantity(TokenDimension.Unit.allCases.map(\.rawValue), inText: ["pt", "dp", "sp", "em"])
    case .duration: quantity(["ms", "s"])
    case .fontFamily: oneOrMore(.type("string"))
    case .fontWeight: .anyOf([.number(1...1000), .type("string")])
    case .cubicBezier: list(of: orAlias(.type("number")), count: 4)
    case .number: .type("number")
    case .strokeStyle: strokeStyle
    case .border:
      parts([("color", .color), ("width", .dimension), ("style", .strokeStyle)])
    case .transition:
      parts([("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)])
    case .shadow: oneOrMore(orAlias(shadow))
    case .gradient: list(of: orAlias(parts([("color", .color), ("position", .number)])))
    case .typography: typography
    }
  }

  /// A colour; older drafts wrote a text.
  private static var color: SyntaxValue {
    let space = SyntaxValue.words(TokenColor.Space.allCases.map(\.rawValue))
    let component = SyntaxValue.anyOf([.type("number"), .words(["none"]), .definition("alias")])
    let object = SyntaxValue.closed(
      [
        ("colorSpace", space), ("components", list(of: component, count: 3)),
        ("alpha", .anyOf([.number(0...1), .definition("alias")])),
        ("hex", pattern("^#[0-9A-Fa-f]{6}$")),
      ], required: ["colorSpace", "components"])
    return .anyOf([object, pattern("^[^{]")])
  }

  /// A number with a unit; older drafts wrote a text.
  private static func quantity(_ units: [String], inText older: [String] = []) -> SyntaxValue {
    let object = SyntaxValue.closed(
      [("value", .type("number")), ("unit", .words(units))], required: ["value", "unit"])
    return .anyOf([object, pattern("^-?[0-9.]+(\((units + older).joined(separator: "|")))$")])
  }

  private static var strokeStyle: SyntaxValue {
    let dashes = SyntaxValue.closed(
      [
        ("dashArray", list(of: .definition("dimension"))),
        ("lineCap", .words(TokenStroke.Cap.allCases.map(\.rawValue))),
      ], required: ["dashArray", "lineCap"])
    return .anyOf([.words(TokenStroke.Name.allCases.map(\.rawValue)), dashes])
  }

  private static var shadow: SyntaxValue {
    let lengths = ["offsetX", "offsetY", "blur", "spread"]
    return .closed(
      [("color", .definition("color"))] + lengths.map { ($0, .definition("dimension")) }
        + [("inset", .type("boolean"))],
      required: ["color"] + lengths)
  }

  /// Other tools add keys, which are left out with a warning.
  private static var typography: SyntaxValue {
    let natural = SyntaxValue.object([("enum", .array([.text("normal"), .text("AUTO")]))])
    let lineHeight = SyntaxValue.anyOf([.type("number"), .definition("dimension"), natural])
    return .object(
      [
        ("type", .text("object")),
        (
          "properties",
          .object([
            ("fontFamily", .definition("fontFamily")), ("fontSize", .definition("dimension")),
            ("fontWeight", .definition("fontWeight")),
            ("letterSpacing", .definition("dimension")), ("lineHeight", lineHeight),
          ])
        ),
      ] + members(required(["fontFamily", "fontSize"])))
  }

  /// An object that has each of these keys.
  private static func parts(_ parts: [(String, DesignTokenType)]) -> SyntaxValue {
    .closed(parts.map { ($0.0, .definition($0.1.rawValue)) }, required: parts.map(\.0))
  }

  // MARK: Pieces

  private static func pattern(_ pattern: String) -> SyntaxValue {
    .object([("type", .text("string")), ("pattern", .text(pattern))])
  }

  private static func list(of items: SyntaxValue, count: Double? = nil) -> SyntaxValue {
    let most: Members = count.map { [("maxItems", .number($0))] } ?? []
    return .object(
      [("type", .text("array")), ("items", items), ("minItems", .number(count ?? 1))] + most)
  }

  private static func oneOrMore(_ form: SyntaxValue) -> SyntaxValue {
    .anyOf([form, list(of: .anyOf([form, .definition("alias")]))])
  }

  private static func required(_ keys: [String]) -> SyntaxValue {
    .object([("required", .array(keys.map { .text($0) }))])
  }

  private static func members(_ object: SyntaxValue) -> Members {
    (object.members ?? []).map { ($0.key, $0.value) }
  }
}
