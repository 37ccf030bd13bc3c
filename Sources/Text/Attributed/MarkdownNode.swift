internal import CGalleyCMark

/// Reads nodes of a Markdown document.
enum MarkdownNode {
  /// The address of a link or an image; empty for none.
  static func address(_ node: OpaquePointer) -> String {
    cmark_node_get_url(node).map { String(cString: $0) } ?? ""
  }

  /// Returns true if a tag is `<br>`, the only way to begin a new line in the cell of a table.
  static func isLineBreak(_ node: OpaquePointer) -> Bool {
    let tag = literal(node).asciiLowercased.filter { $0 != " " }
    return tag == "<br>" || tag == "<br/>"
  }

  /// The content of a leaf, without the line feed at its end.
  static func literal(_ node: OpaquePointer, isInTable: Bool = false) -> String {
    let isText = cmark_node_get_type(node) == CMARK_NODE_TEXT
    var text = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    if text.utf8.last == UInt8(ascii: "\n") { text.removeLast() }
    // A pipe with a backslash is a pipe, in code in a table as well; elsewhere the backslash stays. Text
    // in a table is cut into cells first.
    if !isText || !isInTable {
      let pipe = isText || isInTable ? "|" : "\\|"
      text = text.replacing(StruckLine.escapedPipe, with: pipe)
    }
    return isText ? text : text.replacing(StruckLine.escaped, with: "\\~")
  }
}
