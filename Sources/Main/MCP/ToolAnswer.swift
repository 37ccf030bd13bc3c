import GalleyParsing
import GalleySystem

/// The answer of a tool: texts and pictures in their order.
struct ToolAnswer {
  private var content: [SyntaxValue] = []
  var isError = false

  init() {}

  init(_ text: String, pictures: [[UInt8]] = [], isError: Bool = false) {
    self.isError = isError
    for picture in pictures { add(picture) }
    add(text)
  }

  mutating func add(_ text: String) {
    content.append(.object([("type", .text("text")), ("text", .text(text))]))
  }

  /// Adds a picture in PNG.
  mutating func add(_ picture: [UInt8]) {
    content.append(
      .object([
        ("type", .text("image")), ("data", .text(Base64.encoded(picture))),
        ("mimeType", .text("image/png")),
      ]))
  }

  var value: SyntaxValue {
    .object([("content", .array(content)), ("isError", .truth(isError))])
  }
}
