public import GalleyComponents
public import GalleyParsing

/// The JSON Schema (draft 2020-12) of documents, made from the descriptions that read them, so that
/// editors complete keys and mark mistakes before Galley does.
public struct DocumentSchema {
  private let catalog: ComponentCatalog

  /// Makes the schema of a catalogue.
  public init(_ catalog: ComponentCatalog = .standard) { self.catalog = catalog }

  /// The schema as a JSON value; its members come in a fixed order.
  public var value: SyntaxValue {
    Schema.object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("A Galley document")),
      (
        "anyOf",
        .array([.reference("envelope"), .reference("component")])
      ),
      ("$defs", .object(definitions)),
    ])
  }

  private var definitions: [(String, SyntaxValue)] {
    var result: [(String, SyntaxValue)] = [
      ("envelope", envelope), ("canvas", closed(Canvas.properties.map(\.description))),
      ("component", Schema.object([("oneOf", .array(catalog.entries.map(reference)))])),
    ]
    for entry in catalog.entries { result.append(("type.\(entry.typeName)", component(entry))) }
    return result
  }

  private func reference(_ entry: ComponentEntry) -> SyntaxValue {
    .reference("type.\(entry.typeName)")
  }

  private var envelope: SyntaxValue {
    Schema.closed(
      [
        ("$schema", Schema.type("string")), ("description", Schema.type("string")),
        ("theme", .object([])), ("styleSheet", .object([])),
        ("canvas", .reference("canvas")), ("snapshot", .object([])),
        ("root", .reference("component")),
      ], required: ["root"])
  }

  /// A component: its own keys, those that all components share, and what else stands beside them.
  private func component(_ entry: ComponentEntry) -> SyntaxValue {
    let own = Set(entry.properties.map(\.name))
    let shared = catalog.sharedProperties.filter { !own.contains($0.name) }
    let properties = entry.properties.filter { $0.place == .properties } + shared
    var members: [(String, SyntaxValue)] = [
      ("type", .object([("const", .text(entry.typeName))])),
      ("id", Schema.type("string")),
      ("values", closed(entry.properties.filter { $0.place == .values })),
      ("properties", closed(properties)),
    ]
    for name in ["style", "substyle", "scheme"] {
      members.append((name, Schema.type("string")))
    }
    if entry.subviews == .many {
      let items = [("type", SyntaxValue.text("array")), ("items", .reference("component"))]
      members.append(("subviews", .object(items)))
    }
    return Schema.closed(
      members, required: entry.typeName == "EmptyView" ? [] : ["type"],
      description: entry.summary)
  }

  private func closed(_ descriptions: [PropertyDescription]) -> SyntaxValue {
    Schema.closed(
      descriptions.flatMap { description in
        ([description.name] + description.otherNames).map { name in
          (name, property(description, as: name))
        }
      })
  }

  private func property(_ description: PropertyDescription, as name: String) -> SyntaxValue {
    var members = Schema.members(of: description.kind)
    let note = description.defaultText.isEmpty ? "" : " Default: \(description.defaultText)."
    members.append(("description", .text(description.summary + note)))
    if name != description.name { members.append(("deprecated", .truth(true))) }
    return .object(members)
  }
}
