package import GalleyComponents
package import GalleyParsing

/// The JSON Schema and the reference of theme files, made from the descriptions that read them.
package enum ThemeSchema {
  /// The schema of draft 7; its members come in a fixed order.
  package static var value: SyntaxValue {
    var kinds = SchemaDefinitions(takesPlaceholders: false)
    var members = [("$schema", SyntaxValue.type("string"))]
    for part in ThemeReader.parts { members += kinds.properties(of: description(of: part)) }
    return .object([
      SyntaxValue.draft7,
      ("title", .text("A Galley theme")), ("type", .text("object")),
      ("properties", .object(members)), ("additionalProperties", .truth(false)),
      ("definitions", .object(kinds.definitions)),
    ])
  }

  /// The permitted content of a theme file, as the value of a key.
  package static var kind: PropertyKind { .object(ThemeReader.parts) }

  /// The keys as Markdown tables: one section for each object.
  package static var reference: String {
    var sections: [String] = []
    var known: Set<PropertyKind> = []
    var open: [(path: String, parts: [PropertyPart])] = [("theme", ThemeReader.parts)]
    while !open.isEmpty {
      let (path, parts) = open.removeFirst()
      guard known.insert(.object(parts)).inserted else { continue }
      sections.append(section(path, parts))
      for part in parts {
        let inner = path == "theme" ? part.name : "\(path).\(part.name)"
        open += objects(part.kind, at: inner)
      }
    }
    return sections.joined(separator: "\n")
  }

  private static func description(of part: PropertyPart) -> PropertyDescription {
    PropertyDescription(part.name, part.kind, defaultText: "", summary: part.summary)
  }

  private static func objects(
    _ kind: PropertyKind, at path: String
  ) -> [(path: String, parts: [PropertyPart])] {
    switch kind {
    case .object(let parts): [(path, parts)]
    case .named(let value, _): objects(value, at: "\(path).NAME")
    case .either(let kinds): kinds.flatMap { objects($0, at: path) }
    default: []
    }
  }

  private static func section(_ path: String, _ parts: [PropertyPart]) -> String {
    let rows = parts.map { part in
      "| `\(part.name)` | \(part.kind.phrase) | \(part.summary) |\n"
        .replacing("||", with: "\\|\\|")
    }
    return "## \(path)\n\n| key | takes | meaning |\n|---|---|---|\n\(rows.joined())"
  }
}
