import GalleyParsing

/// A parsed value as an indented text, each value with its place.
struct SyntaxInspection {
  private var cursor: LocationCursor
  private(set) var text = ""

  init(_ value: SyntaxValue, of source: SourceText) {
    cursor = LocationCursor(source)
    write(value, label: "", depth: 0)
  }

  private mutating func write(_ value: SyntaxValue, label: String, depth: Int) {
    let place = cursor.location(of: value.range.start)
    text += String(repeating: "  ", count: depth) + label
    switch value.kind {
    case .array(let elements):
      text += "array  \(place)\n"
      for element in elements { write(element, label: "", depth: depth + 1) }
    case .object(let members):
      text += "object  \(place)\n"
      for member in members { write(member.value, label: member.key + ": ", depth: depth + 1) }
    case .null, .bool, .number, .string:
      text += "\(JSONWriter.text(of: value))  \(place)\n"
    }
  }
}
