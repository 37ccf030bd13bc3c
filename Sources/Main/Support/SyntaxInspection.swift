import GalleyParsing

/// A parsed value as an indented text, each value with its place.
struct SyntaxInspection {
  let source: SourceText

  func text(of value: SyntaxValue) -> String {
    var text = ""
    write(value, label: "", depth: 0, to: &text)
    return text
  }

  private func write(_ value: SyntaxValue, label: String, depth: Int, to text: inout String) {
    let place = source.location(of: value.range.start)
    text += String(repeating: "  ", count: depth) + label
    switch value.kind {
    case .array(let elements):
      text += "array  \(place)\n"
      for element in elements { write(element, label: "", depth: depth + 1, to: &text) }
    case .object(let members):
      text += "object  \(place)\n"
      for member in members {
        write(member.value, label: member.key + ": ", depth: depth + 1, to: &text)
      }
    case .null, .bool, .number, .string:
      text += "\(JSONWriter.text(of: value))  \(place)\n"
    }
  }
}
