import Galley
import GalleyDesign
import GalleyDocuments
import GalleyLanguageServer
import GalleyLayout
import GalleyParsing
import GalleyServe
import GalleySystem

/// The tools for agents.
struct ContextTools {
  let sources: SourceOptions
  /// Reads what ``readable`` allows alone.
  private var documents: DocumentRenderer
  /// The folders of which an agent may see something.
  var readable: ReadableFolders { didSet { confine() } }

  /// Makes tools that read documents as the command line does, below some folders.
  init(_ sources: SourceOptions, reading folders: ReadableFolders) throws {
    (self.sources, readable) = (sources, folders)
    documents = try sources.documents()
    confine()
  }

  /// The user's own assets may be read as well.
  private mutating func confine() {
    let folders = readable.adding(documents.loader.assets.places)
    documents.loader.files = ConfinedFiles(to: folders)
  }

  /// The tools with what they take, as JSON Schema.
  var list: SyntaxValue {
    .array([
      Self.tool(
        "render", "Draws a document and gives the picture as PNG, with what is wrong in it.",
        Self.document + Self.conditions),
      Self.tool(
        "inspect",
        "Lists the nodes of a document with their frames in points: x, y, width, height.",
        Self.document + Self.conditions),
      Self.tool(
        "lint",
        "Tells what is wrong or doubtful in a document, theme, style sheet or token file, with "
          + "line, column and what was probably meant.", Self.document),
      Self.tool(
        "components",
        "Lists the types that documents may name; with a type, its keys with what they take.",
        [("type", "A type, for example Text.")]),
      Self.tool(
        "explain",
        "Compares documents with their reference pictures and tells by cause why they differ, with "
          + "pictures of the first differences. Changes no reference.", Self.explanation),
    ])
  }

  private static let document = [
    ("path", "The path of a file."), ("source", "The text of a document, in place of a path."),
  ]
  private static let conditions =
    Setting.all.map { ($0.name, "\($0.meaning): \($0.words).") } + [
      ("theme", Theme.presets.map(\.name).joined(separator: ", ") + ".")
    ]

  private static func tool(
    _ name: String, _ summary: String, _ parameters: [(String, String)]
  ) -> SyntaxValue {
    let properties = parameters.map { name, summary in
      (name, SyntaxValue.object([("type", .text("string")), ("description", .text(summary))]))
    }
    return .object([
      ("name", .text(name)), ("description", .text(summary)),
      (
        "inputSchema",
        .object([("type", .text("object")), ("properties", .object(properties))])
      ),
    ])
  }

  /// Runs a tool. An error in the content of the arguments is returned as a result that describes it, for the
  /// agent to correct; only a missing tool is a fault of the protocol.
  func call(
    _ name: String, _ arguments: SyntaxValue
  ) throws(JSONRPC.Fault) -> SyntaxValue {
    do {
      switch name {
      case "render": return try render(arguments)
      case "inspect": return try inspect(arguments)
      case "lint": return try lint(arguments)
      case "components": return try components(arguments)
      case "explain": return try explain(arguments)
      default: throw JSONRPC.Fault.badParameters("there is no tool '\(name)'")
      }
    } catch let fault as JSONRPC.Fault {
      throw fault
    } catch let refusal as HTTPRefusal {
      return Self.result(refusal.message, isError: true)
    } catch {
      return Self.result("\(error)", isError: true)
    }
  }

  static func result(
    _ text: String, pictures: [[UInt8]] = [], isError: Bool = false
  ) -> SyntaxValue {
    var content = pictures.map { picture in
      SyntaxValue.object([
        ("type", .text("image")), ("data", .text(Base64.encoded(picture))),
        ("mimeType", .text("image/png")),
      ])
    }
    content.append(.object([("type", .text("text")), ("text", .text(text))]))
    return .object([("content", .array(content)), ("isError", .truth(isError))])
  }

  // MARK: The tools

  private func source(_ arguments: SyntaxValue) throws -> SourceText {
    if let text = arguments["source"]?.text { return SourceText(name: "source", text: text) }
    guard let path = arguments["path"]?.text, path != "-" else {
      throw HTTPRefusal(.badRequest, "'path' or 'source' is missing")
    }
    let bytes = try ConfinedFiles(to: readable).read(path, limit: 1 << 30)
    return SourceText(file: path, bytes: bytes)
  }

  /// Agents write numbers and truth values as such, or as text.
  private func settings(_ arguments: SyntaxValue) throws(HTTPRefusal) -> ViewSettings {
    let known = Set(Self.conditions.map(\.0))
    var words: [String: String] = [:]
    for member in arguments.members ?? [] where known.contains(member.key) {
      words[member.key] =
        member.value.text ?? member.value.number.map { "\($0)" }
        ?? member.value.truth.map { "\($0)" }
    }
    return try ViewSettings(words)
  }

  private func prepared(
    _ arguments: SyntaxValue, _ goal: DocumentRequest.Goal
  ) throws -> PreparedDocument {
    var request = try settings(arguments).request(DocumentSyntax(source(arguments)))
    request.goal = goal
    return documents.prepare(request)
  }

  /// The findings of a document after the tool's own remark.
  private static func result(
    _ text: String?, _ prepared: PreparedDocument, pictures: [[UInt8]] = []
  ) -> SyntaxValue {
    let findings = prepared.findings.prefix(200).map { $0.rendered(in: prepared.source) }
    return result(
      ([text].compactMap(\.self) + findings).joined(separator: "\n"), pictures: pictures,
      isError: prepared.isRefused)
  }

  private func render(_ arguments: SyntaxValue) throws -> SyntaxValue {
    var prepared = try prepared(arguments, .drawing(DrawingOptions()))
    guard let picture = prepared.pictures.first,
      let png = try prepared.drawn(
        picture,
        { () throws(WritingError<Never>) in try documents.renderer.png(picture.frames) })
    else { return Self.result(nil, prepared) }
    let (width, height) = picture.frames.pixelSize
    let scale = SyntaxValue.number(picture.frames.canvas.grid.scale)
    let summary =
      "\(width) × \(height) pixels, scale \(JSONWriter.text(of: scale, style: .compact))"
    return Self.result(summary, prepared, pictures: [png])
  }

  private func inspect(_ arguments: SyntaxValue) throws -> SyntaxValue {
    let prepared = try prepared(arguments, .frames)
    guard let picture = prepared.pictures.first else { return Self.result(nil, prepared) }
    let findings = prepared.findings.map { $0.rendered(in: prepared.source) }
    return Self.result((findings + [picture.frames.layout.dump()]).joined(separator: "\n"))
  }

  private func lint(_ arguments: SyntaxValue) throws -> SyntaxValue {
    let file = DesignFile(try source(arguments))
    let findings = try FileLint(sources: sources).findings(in: file, documents: documents)
    return Self.result(
      findings.isEmpty
        ? "no problems" : findings.map { $0.rendered(in: file.source) }.joined(separator: "\n"),
      isError: findings.contains { $0.severity == .error })
  }

  private func components(_ arguments: SyntaxValue) throws -> SyntaxValue {
    let catalog = ComponentCatalogText(documents.loader.catalog).json
    let types = catalog["types"]?.members ?? []
    guard let name = arguments["type"]?.text else {
      return Self.result(
        types.map { "\($0.key): \($0.value["summary"]?.text ?? "")" }.joined(separator: "\n"))
    }
    guard let type = types.first(where: { $0.key == name })?.value else {
      let nearest = SpellingSuggestion.nearest(name, in: types.map(\.key))
      return Self.result(
        "there is no type '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        isError: true)
    }
    func lines(_ keys: SyntaxValue?) -> [String] {
      (keys?.elements ?? []).map { key in
        let words = ["place", "name", "phrase", "default", "summary"].map { key[$0]?.text ?? "" }
        return "\(words[0]).\(words[1]): \(words[2])"
          + (words[3].isEmpty ? "" : ", default \(words[3])") + ". \(words[4])"
      }
    }
    let own = lines(type["keys"])
    let shared = lines(catalog["shared"])
    return Self.result(
      ([type["summary"]?.text ?? "", "", "Its own keys:"] + own + ["", "Keys of every type:"]
        + shared)
        .joined(separator: "\n"))
  }
}
