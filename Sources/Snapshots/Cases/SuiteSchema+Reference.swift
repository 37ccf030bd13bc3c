internal import GalleyParsing

extension SuiteSchema {
  /// The reference of the keys of suites in Markdown, generated from the schema. Each object of the schema has a section
  /// with a table of its keys; the objects within it have sections of their own, after it.
  package static var reference: String {
    var sections: [String] = []
    var pending = [(path: "suite", value: value)]
    while !pending.isEmpty {
      let (path, object) = pending.removeFirst()
      guard case .object(let members)? = object["properties"]?.kind else { continue }
      let rows = members.map { row($0.key, $0.value) }
      sections.append(
        "## \(path)\n\n| key | takes | meaning |\n|---|---|---|\n\(rows.joined())")
      for member in members {
        let memberPath = path == "suite" ? member.key : "\(path).\(member.key)"
        pending.append((memberPath, member.value["items"] ?? member.value))
      }
    }
    return sections.joined(separator: "\n")
  }

  private static func row(_ key: String, _ value: SyntaxValue) -> String {
    "| `\(key)` | \(phrase(value)) | \(value["description"]?.text ?? "") |\n"
  }

  /// Describes the values that a schema permits: the words of an enumeration, or its types.
  private static func phrase(_ value: SyntaxValue) -> String {
    if case .array(let words)? = value["enum"]?.kind {
      return words.compactMap(\.text).map { "`\"\($0)\"`" }.joined(separator: ", ")
    }
    return value.schemaTypes.map { phrase(ofType: $0, value) }.joined(separator: " or ")
  }

  /// Describes one type, with the range of a number.
  private static func phrase(ofType type: String, _ value: SyntaxValue) -> String {
    switch type {
    case "array": "a list of: \(value["items"].map(phrase) ?? "anything")"
    case "boolean": "true or false"
    case "string": "text"
    case "object": "an object"
    default:
      "a \(type)"
        + [("minimum", "from"), ("exclusiveMinimum", "above"), ("maximum", "to")]
        .compactMap { key, word in value[key].map { " \(word) \(JSONWriter.text(of: $0))" } }
        .joined()
    }
  }
}
