import GalleyDesign
import GalleyDocuments
import GalleyLanguageServer
import GalleyLayout
import GalleyParsing
import GalleySceneSnapshots
import GalleyServe
import GalleyStair
import GalleySystem

/// The tools for agents.
struct ContextTools {
  /// Opens the previews of a path, of which the agent may read the files in some folders.
  typealias Opener = @Sendable (String, ReadableFolders) throws -> any UsedPreviews

  let sources: SourceOptions
  /// Reads what ``readable`` allows alone.
  private(set) var documents: DocumentRenderer
  /// The folders of which an agent may see something.
  ///
  /// A change closes the screens that were opened below the earlier ones.
  var readable: ReadableFolders {
    didSet {
      confine()
      (followed, screens) = ([:], [])
    }
  }
  let openPreviews: Opener
  /// The previews that were opened, by their paths.
  var followed: [String: any UsedPreviews] = [:]
  /// The open screens, the one that was used last at the end.
  var screens: [AgentScreen] = []
  /// The number of screens that were opened.
  var opened = 0

  /// Makes tools that read documents as the command line does, below some folders.
  init(
    _ sources: SourceOptions, reading folders: ReadableFolders, previews: @escaping Opener
  ) throws {
    (self.sources, readable, openPreviews) = (sources, folders, previews)
    documents = try sources.documents()
    confine()
  }

  /// The user's own assets may be read as well.
  private mutating func confine() {
    documents.loader.files = files(with: documents.loader.assets.places)
    documents.suites = documents.suites?.confined(to: readable)
  }

  private func files(with places: [String]) -> ConfinedFiles {
    ConfinedFiles(to: readable.adding(places))
  }

  /// The tools with what they take.
  static let all =
    [
      ContextTool(
        "render", "Draw a document",
        "Draws a document and gives the picture as PNG, with what is wrong in it.",
        document + conditions),
      ContextTool(
        "inspect", "List the frames of a document",
        "Lists the nodes of a document with their frames in points: x, y, width, height.",
        document + conditions),
      ContextTool(
        "lint", "Check a file",
        "Tells what is wrong or doubtful in a document, theme, style sheet or token file, with "
          + "line, column and what was probably meant.", document),
      ContextTool(
        "components", "List component types",
        "Lists the types that documents may name; with a type, its own keys with what they take.",
        [
          .init("type", "string", "A type, for example Text."),
          .init("shared", "boolean", "Whether to list the keys of every type as well."),
        ]),
      ContextTool(
        "explain", "Explain differences",
        "Compares documents, or the previews of SwiftUI sources, with their reference pictures and "
          + "tells by cause why they differ, with pictures of the first differences. Changes no "
          + "reference.", explanation),
    ] + screenTools

  static let document: [ContextTool.Parameter] = [
    .init("path", "string", "The path of a file. One of path and source is needed."),
    .init("source", "string", "The text of a document, in place of a path."),
  ]
  private static let conditions =
    Setting.all.map(ContextTool.Parameter.setting) + [
      .init(
        "theme", "string",
        "The path of a theme, or one of \(Theme.presets.map(\.name).joined(separator: ", "))."),
      .texts("fonts", "Folders of fonts, or files."),
      .init("assets", "string", "A folder of images, or a JSON map from addresses to files."),
    ]

  /// Runs a tool. An error in the arguments or what they name is returned as a result that describes it, for
  /// the agent to correct; only a missing tool is a fault of the protocol.
  mutating func call(
    _ name: String, _ arguments: SyntaxValue
  ) throws(JSONRPC.Fault) -> SyntaxValue {
    guard let tool = Self.all.first(where: { $0.name == name }) else {
      throw .badParameters("there is no tool '\(name)'")
    }
    do {
      try tool.check(arguments)
      return try run(tool, arguments).value
    } catch {
      return ToolAnswer((error as? HTTPRefusal)?.message ?? "\(error)", isError: true).value
    }
  }

  private mutating func run(_ tool: ContextTool, _ arguments: SyntaxValue) throws -> ToolAnswer {
    switch tool.name {
    case "render": try render(arguments)
    case "inspect": try inspect(arguments)
    case "lint": try lint(arguments)
    case "components": components(arguments)
    case "explain": try explain(arguments)
    case "previews": try previews(arguments)
    case "open": try open(arguments)
    case "elements": try elements(arguments)
    case "act": try act(arguments)
    case "configure": try configure(arguments)
    case "variants": try variants(arguments)
    default: try close(arguments)
    }
  }

  // MARK: The tools for documents

  private func source(_ arguments: SyntaxValue) throws -> SourceText {
    guard (arguments["path"] == nil) != (arguments["source"] == nil) else {
      throw HTTPRefusal(.badRequest, "one of 'path' and 'source' is needed")
    }
    if let text = arguments["source"]?.text { return SourceText(name: "source", text: text) }
    let path = arguments["path"]?.text ?? ""
    guard path != "-" else { throw HTTPRefusal(.badRequest, "'path' is the path of a file") }
    let bytes = try ConfinedFiles(to: readable).read(path, limit: 1 << 30)
    return SourceText(file: path, bytes: bytes)
  }

  /// The renderer of documents with the theme, the fonts and the assets that arguments name.
  private func renderer(_ arguments: SyntaxValue) throws -> DocumentRenderer {
    var documents = documents
    let fonts = arguments["fonts"]?.elements?.compactMap(\.text) ?? []
    if !fonts.isEmpty {
      for path in fonts { try check(path) }
      documents.renderer = try sources.renderer(and: fonts)
      documents.suites = sources.suites(over: documents.renderer, and: fonts).confined(to: readable)
    }
    if let assets = arguments["assets"]?.text {
      try check(assets)
      try add(assets, to: &documents)
    }
    return documents
  }

  /// Refuses a path outside of the readable folders, and a folder with links that lead there.
  private func check(_ path: String) throws(FileError) {
    try readable.check(path)
    if Directory.exists(path) { try readable.checkLinks(below: path) }
  }

  private func add(_ assets: String, to documents: inout DocumentRenderer) throws {
    if Directory.exists(assets) {
      documents.loader.assets.add(folder: assets)
    } else {
      let bytes = try ConfinedFiles(to: readable).read(assets, limit: 1 << 28)
      let source = SourceText(file: assets, bytes: bytes)
      try Self.refuse(documents.loader.assets.add(source), of: source)
    }
  }

  private static func refuse(_ findings: [Diagnostic], of source: SourceText) throws(HTTPRefusal) {
    guard findings.contains(where: { $0.severity == .error }) else { return }
    throw HTTPRefusal(
      .badRequest, findings.map { $0.rendered(in: source) }.joined(separator: "\n"))
  }

  private func theme(_ arguments: SyntaxValue) throws -> Theme? {
    guard let name = arguments["theme"]?.text else { return nil }
    let isPreset = Theme.presets.contains { $0.name == name }
    if !isPreset { try check(name) }
    let loaded = try DesignFile.theme(
      name, mode: sources.mode, files: ConfinedFiles(to: readable))
    try Self.refuse(loaded.diagnostics, of: loaded.source)
    return loaded.theme
  }

  private func prepared(
    _ arguments: SyntaxValue, _ goal: DocumentRequest.Goal, _ documents: DocumentRenderer
  ) throws -> PreparedDocument {
    var request = DocumentRequest(try source(arguments))
    request.settings = try Self.settings(arguments)
    request.theme = try theme(arguments)
    request.goal = goal
    return documents.prepare(request)
  }

  /// The findings of a document after the tool's own remark.
  private static func answer(
    _ text: String?, _ prepared: PreparedDocument, pictures: [[UInt8]] = []
  ) -> ToolAnswer {
    let findings = prepared.findings.prefix(200).map { $0.rendered(in: prepared.source) }
    return ToolAnswer(
      ([text].compactMap(\.self) + findings).joined(separator: "\n"), pictures: pictures,
      isError: prepared.isRefused)
  }

  private func render(_ arguments: SyntaxValue) throws -> ToolAnswer {
    let documents = try renderer(arguments)
    var prepared = try prepared(arguments, .drawing(DrawingOptions()), documents)
    let renderer = prepared.renderer
    guard let picture = prepared.pictures.first,
      let png = try prepared.drawn(
        picture,
        { () throws(WritingError<Never>) in try renderer.png(picture.frames) })
    else { return Self.answer(nil, prepared) }
    let (width, height) = picture.frames.pixelSize
    let scale = SyntaxValue.number(picture.frames.canvas.grid.scale)
    let summary =
      "\(width) × \(height) pixels, scale \(JSONWriter.text(of: scale, style: .compact))"
    return Self.answer(summary, prepared, pictures: [png])
  }

  private func inspect(_ arguments: SyntaxValue) throws -> ToolAnswer {
    let prepared = try prepared(arguments, .frames, renderer(arguments))
    guard let picture = prepared.pictures.first else { return Self.answer(nil, prepared) }
    let findings = prepared.findings.map { $0.rendered(in: prepared.source) }
    return ToolAnswer((findings + [picture.frames.layout.dump()]).joined(separator: "\n"))
  }

  private func lint(_ arguments: SyntaxValue) throws -> ToolAnswer {
    let file = DesignFile(try source(arguments))
    let findings = try FileLint(sources: sources).findings(in: file, documents: documents)
    return ToolAnswer(
      findings.isEmpty
        ? "no problems" : findings.map { $0.rendered(in: file.source) }.joined(separator: "\n"),
      isError: findings.contains { $0.severity == .error })
  }

  private func components(_ arguments: SyntaxValue) -> ToolAnswer {
    let catalog = ComponentCatalogText(documents.loader.catalog).json
    let types = catalog["types"]?.members ?? []
    guard let name = arguments["type"]?.text else {
      return ToolAnswer(
        types.map { "\($0.key): \($0.value["summary"]?.text ?? "")" }.joined(separator: "\n"))
    }
    guard let type = types.first(where: { $0.key == name })?.value else {
      let nearest = SpellingSuggestion.nearest(name, in: types.map(\.key))
      return ToolAnswer(
        "there is no type '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        isError: true)
    }
    let shared =
      arguments["shared"]?.settingWord == "true"
      ? ["", "Keys of every type:"] + Self.lines(catalog["shared"])
      : ["", "Every type has further keys; shared lists them."]
    return ToolAnswer(
      ([type["summary"]?.text ?? "", "", "Its own keys:"] + Self.lines(type["keys"]) + shared)
        .joined(separator: "\n"))
  }

  private static func lines(_ keys: SyntaxValue?) -> [String] {
    (keys?.elements ?? []).map { key in
      let words = ["place", "name", "phrase", "default", "summary"].map { key[$0]?.text ?? "" }
      return "\(words[0]).\(words[1]): \(words[2])"
        + (words[3].isEmpty ? "" : ", default \(words[3])") + ". \(words[4])"
    }
  }
}
