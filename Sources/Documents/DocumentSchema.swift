public import GalleyComponents
public import GalleyParsing

/// The JSON Schema of documents, made from the descriptions that read them, so that editors complete
/// keys and mark mistakes before Galley does.
///
/// It is draft 7, the newest that all editors know completely. A validator examines one branch for each
/// component, whatever its type: the types are distinguished by halves.
public struct DocumentSchema {
  private let catalog: ComponentCatalog
  private let snapshot: SyntaxValue

  /// Makes the schema of a catalogue.
  ///
  /// - Parameters:
  ///   - catalog: The components whose types and keys are named.
  ///   - snapshot: The schema of the value of `snapshot`, which users who test with documents define; nil
  ///     accepts any object.
  public init(_ catalog: ComponentCatalog = .standard, snapshot: SyntaxValue? = nil) {
    self.catalog = catalog
    self.snapshot = snapshot ?? SyntaxValue.type("object")
  }

  /// The schema as a JSON value; its members come in a fixed order.
  public var value: SyntaxValue {
    let isEnvelope = ["root", "canvas"].map { key in
      SyntaxValue.object([("required", .array([.text(key)]))])
    }
    return .object([
      SyntaxValue.draft7,
      ("title", .text("A Galley document")),
      ("type", .text("object")),
      ("if", .object([("anyOf", .array(isEnvelope))])),
      ("then", .definition("envelope")),
      ("else", .definition("component")),
      ("definitions", .object(definitions)),
    ])
  }

  private var definitions: [(String, SyntaxValue)] {
    var kinds = SchemaDefinitions(takesPlaceholders: true)
    let shared = catalog.sharedProperties.flatMap { description in
      kinds.properties(of: description).map { ("key.\($0.0)", $0.1) }
    }
    var result = [
      ("envelope", envelope),
      ("canvas", closed(Canvas.properties.map(\.description), &kinds)),
      ("component", component),
    ]
    for entry in catalog.entries {
      result.append(("type.\(entry.typeName)", definition(of: entry, &kinds)))
    }
    return result + shared + kinds.definitions
  }

  private var envelope: SyntaxValue {
    let members = EnvelopeKey.allCases.map { key -> (String, SyntaxValue) in
      switch key {
      case .schema, .description: (key.rawValue, SyntaxValue.type("string"))
      case .theme, .styleSheet, .stylesheet:
        (
          key.rawValue,
          .object([
            ("type", .array([.text("string"), .text("object")])),
            ("description", .text(key.summary)),
          ])
        )
      case .canvas: (key.rawValue, .definition("canvas"))
      case .snapshot: (key.rawValue, snapshot)
      case .root: (key.rawValue, .definition("component"))
      }
    }
    return SyntaxValue.closed(members, required: [EnvelopeKey.root.rawValue])
  }

  // MARK: Components

  private var component: SyntaxValue {
    let types: [(String, SyntaxValue)] = [
      ("enum", .array(catalog.entries.map { .text($0.typeName) })),
      ("enumDescriptions", .array(catalog.entries.map { .text($0.summary) })),
      ("description", .text("What the component is.")),
    ]
    let isNamed = SyntaxValue.object([("required", .array([.text("type")]))])
    let withoutType = SyntaxValue.object([
      ("if", isNamed), ("else", .definition("type.\(EmptyView.typeName)")),
    ])
    // A type that there is not is one mistake, not that of another type as well.
    let isKnown = SyntaxValue.object([
      ("required", .array([.text("type")])), ("properties", names(catalog.entries[...])),
    ])
    let withType = SyntaxValue.object([
      ("if", isKnown), ("then", branch(catalog.entries[...])),
    ])
    return .object([
      ("type", .text("object")),
      ("properties", .object([("type", .object(types))])),
      ("allOf", .array([withType, withoutType])),
    ])
  }

  private func names(_ entries: ArraySlice<ComponentEntry>) -> SyntaxValue {
    let names = SyntaxValue.array(entries.map { .text($0.typeName) })
    return .object([("type", .object([("enum", names)]))])
  }

  /// Returns the schema of a component whose type is one of some: of a half of them, or of the other.
  private func branch(_ entries: ArraySlice<ComponentEntry>) -> SyntaxValue {
    guard let first = entries.first else { return .truth(false) }
    guard entries.count > 1 else { return .definition("type.\(first.typeName)") }
    let half = entries.prefix(entries.count / 2)
    return .object([
      ("if", .object([("properties", names(half))])),
      ("then", branch(half)), ("else", branch(entries.dropFirst(half.count))),
    ])
  }

  /// Returns the schema of a component: its own keys, those that all components share, and the other members
  /// beside them.
  private func definition(
    of entry: ComponentEntry, _ kinds: inout SchemaDefinitions
  ) -> SyntaxValue {
    let shared = catalog.sharedProperties(besides: entry).flatMap { [$0.name] + $0.otherNames }
      .map { ($0, SyntaxValue.definition("key.\($0)")) }
    let properties =
      entry.properties.filter { $0.place == .properties }.flatMap { kinds.properties(of: $0) }
    let values = closed(entry.properties.filter { $0.place == .values }, &kinds)
    let items = [("type", SyntaxValue.text("array")), ("items", .definition("component"))]
    let members = ComponentKey.allCases.compactMap { key -> (String, SyntaxValue)? in
      switch key {
      case .type: (key.rawValue, .object([("const", .text(entry.typeName))]))
      case .schema, .id, .style, .substyle, .scheme: (key.rawValue, SyntaxValue.type("string"))
      case .values: (key.rawValue, values)
      case .properties: (key.rawValue, SyntaxValue.closed(properties + shared))
      case .subviews: entry.subviews == .many ? (key.rawValue, .object(items)) : nil
      }
    }
    return SyntaxValue.closed(members + Self.templateKeys, entry.summary)
  }

  /// The keys of a component in a document with data.
  private static let templateKeys = [
    ("if", "The condition on data under which the component is there."),
    ("repeat", "The list of the data for each of whose elements the component is there."),
  ].map { key, summary in
    (key, SyntaxValue.object([("type", .text("string")), ("description", .text(summary))]))
  }

  private func closed(
    _ descriptions: [PropertyDescription], _ kinds: inout SchemaDefinitions
  ) -> SyntaxValue {
    SyntaxValue.closed(descriptions.flatMap { kinds.properties(of: $0) })
  }
}
