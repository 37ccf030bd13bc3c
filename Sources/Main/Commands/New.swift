import ArgumentParser
import GalleyDocuments
import GalleyParsing
import GalleyStair
import GalleySystem

/// `galley new`: a document or a theme to begin with.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a document or a theme to begin with.",
    discussion: """
      Where galley.schema.json stands in the folder of the document or above, the document names \
      it, so that editors complete keys. A file that exists is left alone. With --from the document \
      is one of a relative of DrivenUI in Galley's words; what is left to be done is listed, with \
      status 1.

      Examples:
        galley new card.json
        galley new Snapshots/settings.json --template screen
        galley new brand.theme.json --theme
        galley new Snapshots/old.json --from old/screen.json
      """)

  /// The content of the document.
  enum Template: String, ExpressibleByArgument, CaseIterable {
    case card, list, screen
  }

  @Flag(help: "A theme instead of a document.")
  var theme = false

  @Argument(help: "The document to write.")
  var path: String

  @Option(help: "card, list or screen.")
  var template = Template.card

  @Option(help: "A document of a relative of DrivenUI to write in Galley's words.")
  var from: String?

  func validate() throws {
    guard !theme || from == nil else { throw ValidationError("--from is of documents") }
  }

  func run() throws {
    if let from { return try rewrite(from) }
    if theme {
      let name = DesignFile.stem(of: DesignFile.stem(of: path))
      try StartingFile(path: path, text: StartingDocument.theme(named: name)).write()
      return try Output.standard.line(
        "wrote \(path); see it with: galley preview DOCUMENT --theme \(path)")
    }
    try StartingFile(path: path, text: StartingDocument.text(template, schema: schema)).write()
    try Output.standard.line("wrote \(path); see it with: galley preview \(path)")
  }

  private func rewrite(_ old: String) throws {
    let source = try DocumentLoader.source(old)
    let (value, findings) = JSONParser.parse(source)
    try DiagnosticPrinter.stop(at: findings, of: source)
    guard let value else { throw ExitStatus.badInput }
    var rewriter = DialectRewriter(catalog: CommandLineTool.catalog)
    let text = JSONWriter.text(of: rewriter.rewritten(value)) + "\n"
    try StartingFile(path: path, text: text).write()
    try Output.standard.line("wrote \(path), \(rewriter.changes) places in other words")
    let loaded = try DocumentLoader(catalog: CommandLineTool.catalog).load(path)
    DiagnosticPrinter.print(loaded.diagnostics, of: loaded.source)
    if loaded.document == nil { throw ExitStatus.difference }
  }

  /// The path from the document to the nearest schema in its folder or above, as far as its path
  /// names folders.
  private var schema: String? {
    let folder = FilePath(path).folder.string
    let names = folder.split(separator: "/").filter { $0 != "." }
    let root = folder.hasPrefix("/") ? "/" : ""
    let above = (0...names.count).first { count in
      let place = names.dropLast(count) + [Substring(StartingDocument.schemaName)]
      return File.exists(root + place.joined(separator: "/"))
    }
    return above.map { String(repeating: "../", count: $0) + StartingDocument.schemaName }
  }
}

/// The documents that people begin with.
enum StartingDocument {
  /// The name that `galley init` gives the schema.
  static let schemaName = "galley.schema.json"

  /// A document.
  ///
  /// - Parameter schema: The path of the schema from the document.
  static func text(_ template: New.Template, schema: String?) -> String {
    let named = schema.map { "\n  \"$schema\": \(JSONWriter.quoted($0))," } ?? ""
    return "{\(named)\(body(template))\n}\n"
  }

  /// A theme whose names and schemes show what there is.
  static func theme(named name: String) -> String {
    """
    {
      "name": \(JSONWriter.quoted(name)),
      "colors": {
        "brand": {"light": "#0A5C57", "dark": "#5FD0C5"},
        "paper": {"light": "#FFFFFF", "dark": "#101413"}
      },
      "dimensions": {"gap": 12},
      "textStyles": {
        "title": {"size": 28, "weight": "bold", "lineHeight": 1.2}
      },
      "schemes": {
        "base": {
          "colors": {"background": "paper", "tint": "brand"},
          "styles": {"fonts": "Inter"}
        },
        "buttons": {
          "colors": {"background": "brand", "foreground": "paper"},
          "styles": {"cornerRadius": 8, "padding": "gap"}
        }
      }
    }

    """
  }

  private static func body(_ template: New.Template) -> String {
    switch template {
    case .card:
      """

        "canvas": {"width": 320},
        "root": {
          "type": "HStack",
          "properties": {"spacing": 12, "padding": 16},
          "subviews": [
            {"type": "Circle", "properties": {"width": 40, "height": 40, "foregroundColor": "systemBlue"}},
            {
              "type": "VStack",
              "properties": {"horizontalAlignment": "leading", "spacing": 2},
              "subviews": [
                {"type": "Text", "properties": {"font": "headline", "fontWeight": "semibold"}, "values": {"text": "Ada Lovelace"}},
                {"type": "Text", "properties": {"font": "subheadline", "foregroundColor": "label / 70%"},
                 "values": {"text": "Analytical engines"}}
              ]
            }
          ]
        }
      """
    case .list:
      """

        "canvas": {"width": 390},
        "root": {
          "type": "List",
          "subviews": [
            {"type": "Text", "values": {"text": "Milk"}},
            {"type": "Text", "values": {"text": "Bread"}},
            {"type": "Text", "values": {"text": "Apples"}}
          ]
        }
      """
    case .screen:
      """

        "canvas": {"device": "iphone-14", "appearance": "both"},
        "root": {
          "type": "VStack",
          "properties": {"padding": 24, "spacing": 12, "horizontalAlignment": "leading"},
          "subviews": [
            {"type": "Text", "properties": {"font": "largeTitle", "fontWeight": "bold"},
             "values": {"text": "Welcome"}},
            {"type": "Text", "properties": {"foregroundColor": "label / 70%"},
             "values": {"text": "Change this document and look again."}},
            {"type": "Spacer"},
            {"type": "Button",
             "properties": {"height": 50},
             "values": {"title": "Continue"}}
          ]
        }
      """
    }
  }
}
