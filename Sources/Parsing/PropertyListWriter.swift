/// Writes values as XML property lists.
///
/// Null has no form in a property list: members and elements that are null are left out.
package enum PropertyListWriter {
  /// The text of a value, with a final line break.
  package static func text(of value: SyntaxValue) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(value, indent: 0, to: &text)
    return text + "</plist>\n"
  }

  private static func write(_ value: SyntaxValue, indent: Int, to text: inout String) {
    let tabs = String(repeating: "\t", count: indent)
    switch value.kind {
    case .null: break
    case .bool(let flag): text += tabs + (flag ? "<true/>\n" : "<false/>\n")
    case .number(let number):
      let isWhole = number.isInteger && abs(number.value) < 1e15
      let name = isWhole ? "integer" : "real"
      text += "\(tabs)<\(name)>\(number)</\(name)>\n"
    case .string(let string): text += "\(tabs)<string>\(string.xmlEscaped())</string>\n"
    case .array(let elements):
      guard !elements.isEmpty else {
        text += tabs + "<array/>\n"
        return
      }
      text += tabs + "<array>\n"
      for element in elements { write(element, indent: indent + 1, to: &text) }
      text += tabs + "</array>\n"
    case .object(let members):
      guard !members.isEmpty else {
        text += tabs + "<dict/>\n"
        return
      }
      text += tabs + "<dict>\n"
      for member in members where !member.value.isNull {
        text += "\(tabs)\t<key>\(member.key.xmlEscaped())</key>\n"
        write(member.value, indent: indent + 1, to: &text)
      }
      text += tabs + "</dict>\n"
    }
  }
}
