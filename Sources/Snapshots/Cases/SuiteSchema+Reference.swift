internal import GalleyParsing

extension SuiteSchema {
  /// The keys of suites as Markdown tables: one section for each object.
  package static var reference: String {
    var sections: [String] = []
    var open = [(path: "suite", value: value)]
    while !open.isEmpty {
      let (path, object) = open.removeFirst()
      guard case .object(let members)? = object["properties"]?.kind else { continue }
      let rows = members.map { row($0.key, $0.value) }
      sections.append(
        "## \(path)\n\n| key | takes | meaning |\n|---|---|---|\n\(rows.joined())")
      for member in members {
        let inner = path == "suite" ? member.key : "\(path).\(member.key)"
        open.append((inner, member.value["items"] ?? member.value))
      }
    }
    return sections.joined(separator: "\n")
  }

  private static func row(_ key: String, _ value: SyntaxValue) -> String {
    "| `\(key)` | \(phrase(value)) | \(value["description"]?.text ?? "") |\n"
  }

  /// The values that a schema takes, in words.
  private static func phrase(_ value: SyntaxValue) -> String {
    if case .array(let words)? = value["enum"]?.kind {
      return words.compactMap(\.text).map { "`\"\($0)\"`" }.joined(separator: ", ")
    }
    return value.schemaTypes.map { phrase(ofType: $0, value) }.joined(separator: " or ")
  }

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
