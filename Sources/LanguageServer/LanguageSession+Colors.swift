import GalleyDesign
import GalleyDocuments
import GalleyParsing

extension LanguageSession {
  /// The colours that are written out in a file, and in documents those that have names.
  func colors(in document: OpenDocument) -> SyntaxValue {
    let names: ThemeNames? = isDocument(document) ? self.names(in: document) : nil
    var found: [SyntaxValue] = []
    document.syntax.visit { value, key, _ in
      guard let text = value.text else { return }
      let isColored = key.map { $0.lowercased().contains("colo") || $0 == "tint" } ?? false
      let named = isColored ? names?.color(named: text)?.light : nil
      guard let color = text.hasPrefix("#") ? RGBAColor(hexText: text) : named else { return }
      found.append(
        .object([
          ("range", document.positions.range(value.range)),
          (
            "color",
            .object([
              ("red", .number(color.red)), ("green", .number(color.green)),
              ("blue", .number(color.blue)), ("alpha", .number(color.alpha)),
            ])
          ),
        ]))
    }
    return .array(found)
  }

  /// The presentations of a colour as text.
  func presentations(_ parameters: SyntaxValue) throws(JSONRPC.Fault) -> SyntaxValue {
    let document = try document(parameters)
    let parts = ["red", "green", "blue", "alpha"].map { parameters["color"]?[$0]?.number?.value }
    guard let red = parts[0], let green = parts[1], let blue = parts[2],
      let start = document.positions.offset(parameters["range"]?["start"]),
      let end = document.positions.offset(parameters["range"]?["end"])
    else { throw .badParameters("'color' or 'range' is incomplete") }
    let text = RGBAColor(red: red, green: green, blue: blue, alpha: parts[3] ?? 1).hexText
    // A property list has no quotes.
    let isQuoted = start < end && document.source.bytes[start] == UInt8(ascii: "\"")
    let written = isQuoted ? JSONWriter.quoted(text) : text
    return .array([
      .object([
        ("label", .text(text)),
        ("textEdit", edit(SourceRange(start, end), written, in: document)),
      ])
    ])
  }

  /// The components as an outline.
  func symbols(in document: OpenDocument) -> SyntaxValue {
    guard isDocument(document) else { return .array([]) }
    var parents: [(range: SourceRange, value: SyntaxValue, type: String)] = []
    document.syntax.visit { value, _, _ in
      guard value.members != nil, let type = value["type"]?.text else { return }
      parents.append((value.range, value, type))
    }
    // Inner components stand behind the outer ones in the text, so that going backwards each has
    // its children on top of the stack when its own turn comes.
    var open: [(start: Int, symbol: SyntaxValue)] = []
    for (range, value, type) in parents.reversed() {
      var inside: [SyntaxValue] = []
      while let last = open.last, last.start < range.end {
        inside.append(last.symbol)
        open.removeLast()
      }
      let place = document.positions.range(range)
      let symbol = SyntaxValue.object([
        ("name", .text(type)), ("detail", .text(value["id"]?.text ?? "")), ("kind", .number(5)),
        ("range", place),
        ("selectionRange", value["type"].map { document.positions.range($0.range) } ?? place),
        ("children", .array(inside)),
      ])
      open.append((range.start, symbol))
    }
    return .array(open.reversed().map(\.symbol))
  }
}
