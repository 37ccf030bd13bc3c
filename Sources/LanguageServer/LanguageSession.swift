import GalleyComponents
import GalleyDocuments
package import GalleyParsing
package import GalleyStair
import GalleySystem

/// A session of the Language Server Protocol (3.17) about documents, themes, style sheets and tokens:
/// diagnostics, completion, hover, definitions, references, renaming, colours, symbols.
///
/// It is a value that takes messages and gives messages, without a stream or a clock.
package struct LanguageSession {
  /// The services that the session uses.
  package struct Services {
    /// The pipeline that reads and draws documents.
    var documents: DocumentRenderer
    /// Reports the errors and doubts of a file.
    var findings: (SourceText, DocumentRenderer) -> [Diagnostic]
    /// The version that is reported to the editor.
    var version: String
    /// Files and folders that may be read besides those that the editor opened.
    var roots: Roots
    /// The schemas of suites and tokens, by which their keys and words are completed.
    var schemas: [DesignFile.Kind: SyntaxValue]

    package init(
      documents: DocumentRenderer, version: String, roots: Roots = Roots(named: []),
      schemas: [DesignFile.Kind: SyntaxValue] = [:],
      findings: @escaping (SourceText, DocumentRenderer) -> [Diagnostic]
    ) {
      (self.documents, self.version, self.findings) = (documents, version, findings)
      (self.roots, self.schemas) = (roots, schemas)
    }
  }

  var services: Services
  let grammar: DocumentGrammar
  let schemas: [DesignFile.Kind: SchemaGrammar]
  /// The open files by their addresses.
  private(set) var documents: [String: OpenDocument] = [:]
  /// The folders that the editor shows.
  private(set) var folders: [String] = []
  /// The readable folders; nothing is reported about files elsewhere.
  private(set) var readable: ReadableFolders
  private(set) var unit = TextPositions.Unit.utf16
  private var isInitialized = false
  private var isShutDown = false
  /// The open files whose findings have to be published again, by their addresses.
  private var stale: Set<String> = []
  /// The places that each open file depended on when its findings were published, as `FileWatcher` names
  /// them.
  private var needs: [String: Set<String>] = [:]
  private let designs = DesignMemory()
  /// True if something changed since the findings were published.
  package var owesFindings: Bool { !stale.isEmpty }
  /// The end of the session: 0 after a request to shut down, 1 without; nil while it continues.
  package private(set) var exitStatus: Int32?

  package init(_ services: Services) {
    self.services = services
    readable = services.roots.folders(shown: [])
    grammar = DocumentGrammar(catalog: services.documents.loader.catalog)
    schemas = services.schemas.mapValues(SchemaGrammar.init)
  }

  /// Takes a message and gives the answer to it, if it gets one.
  package mutating func answer(to text: SourceText) -> SyntaxValue? {
    do throws(JSONRPC.Fault) {
      switch try JSONRPC.message(text) {
      case .response: return nil
      case .notification(let method, let parameters):
        notify(method, parameters)
        return nil
      case .request(let id, let method, let parameters):
        do throws(JSONRPC.Fault) {
          return JSONRPC.result(try result(of: method, parameters), id: id)
        } catch {
          return JSONRPC.failure(error, id: id)
        }
      }
    } catch {
      return JSONRPC.failure(error)
    }
  }

  // MARK: Life

  private mutating func notify(_ method: String, _ parameters: SyntaxValue) {
    let file = parameters["textDocument"]
    let uri = file?["uri"]?.text ?? ""
    switch method {
    case "textDocument/didOpen": open(uri, file?["text"]?.text)
    case "textDocument/didChange": change(uri, parameters["contentChanges"]?.elements ?? [])
    case "textDocument/didClose":
      documents[uri] = nil
      needs[uri] = nil
      stale.remove(uri)
      touch(uri)
    // A file beside the open ones, such as an image, may be another now.
    case "textDocument/didSave": touch(uri)
    case "workspace/didChangeWatchedFiles":
      for change in parameters["changes"]?.elements ?? [] { touch(change["uri"]?.text ?? "") }
    case "exit": exitStatus = isShutDown ? 0 : 1
    default: break
    }
  }

  private mutating func open(_ uri: String, _ text: String?) {
    guard let text, !uri.isEmpty else { return }
    documents[uri] = OpenDocument(uri: uri, text: text, unit)
    touch(uri)
  }

  /// Notes that a file is another now: it and those that depend on it are looked at again.
  private mutating func touch(_ uri: String) {
    if documents[uri] != nil { stale.insert(uri) }
    let places = FileWatcher.places(of: FileAddress.path(uri))
    for (dependent, needed) in needs where !needed.isDisjoint(with: places) {
      stale.insert(dependent)
    }
  }

  private mutating func change(_ uri: String, _ changes: [SyntaxValue]) {
    for change in changes {
      guard let document = documents[uri], let text = change["text"]?.text else { continue }
      guard let range = change["range"] else {
        open(uri, text)
        continue
      }
      guard let start = document.positions.offset(range["start"]),
        let end = document.positions.offset(range["end"]), start <= end
      else { continue }
      var bytes = document.source.bytes
      bytes.replaceSubrange(start..<end, with: text.utf8)
      documents[uri] = OpenDocument(
        uri: uri, SourceText(name: document.source.name, bytes: bytes), unit)
      touch(uri)
    }
  }

  private mutating func result(
    of method: String, _ parameters: SyntaxValue
  ) throws(JSONRPC.Fault) -> SyntaxValue {
    if method == "initialize" { return initialize(parameters) }
    guard isInitialized else {
      throw JSONRPC.Fault(code: -32002, message: "the session has not been initialized")
    }
    guard !isShutDown else { throw .noRequest }
    switch method {
    case "shutdown":
      isShutDown = true
      return .null
    case "textDocument/completion": return try completions(try spot(parameters))
    case "textDocument/hover": return try hover(try spot(parameters))
    case "textDocument/definition": return try definition(try spot(parameters))
    case "textDocument/references": return try references(try spot(parameters))
    case "textDocument/prepareRename": return try renamed(try spot(parameters))
    case "textDocument/rename":
      return try rename(try spot(parameters), to: parameters["newName"]?.text ?? "")
    case "textDocument/documentColor": return colors(in: try document(parameters))
    case "textDocument/colorPresentation": return try presentations(parameters)
    case "textDocument/documentSymbol": return symbols(in: try document(parameters))
    case "textDocument/formatting": return formatting(of: try document(parameters), parameters)
    case "textDocument/codeAction": return repairs(in: try document(parameters), parameters)
    default: throw .noMethod(method)
    }
  }

  private mutating func initialize(_ parameters: SyntaxValue) -> SyntaxValue {
    isInitialized = true
    let general = parameters["capabilities"]?["general"]
    let units = general?["positionEncodings"]?.elements?.compactMap(\.text) ?? []
    unit = units.contains("utf-8") ? .utf8 : .utf16
    let named = parameters["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.text }
    folders = (named ?? [parameters["rootUri"]?.text].compactMap(\.self)).map(FileAddress.path)
    readable = services.roots.folders(shown: folders)
    return .object([
      ("capabilities", capabilities),
      (
        "serverInfo",
        .object([("name", .text("galley")), ("version", .text(services.version))])
      ),
    ])
  }

  private var capabilities: SyntaxValue {
    let isThere = [
      "hover", "definition", "references", "documentSymbol", "codeAction", "color",
      "documentFormatting",
    ]
    return .object(
      [
        ("positionEncoding", .text(unit.rawValue)),
        (
          "textDocumentSync",
          .object([
            // Changes come as ranges.
            ("openClose", .truth(true)), ("change", .number(2)), ("save", .truth(true)),
          ])
        ),
        (
          "completionProvider",
          .object([("triggerCharacters", .array([.text("\""), .text(":")]))])
        ),
        ("renameProvider", .object([("prepareProvider", .truth(true))])),
      ] + isThere.map { ("\($0)Provider", .truth(true)) })
  }

  // MARK: Places

  /// A file and a byte of it.
  struct Spot {
    var document: OpenDocument
    var offset: Int
    var site: OpenDocument.Site
  }

  func document(_ parameters: SyntaxValue) throws(JSONRPC.Fault) -> OpenDocument {
    let uri = parameters["textDocument"]?["uri"]?.text ?? ""
    guard let document = documents[uri] else {
      throw .badParameters("'\(uri)' is not open")
    }
    return document
  }

  private func spot(_ parameters: SyntaxValue) throws(JSONRPC.Fault) -> Spot {
    let document = try document(parameters)
    guard let offset = document.positions.offset(parameters["position"]) else {
      throw .badParameters("'position' is missing")
    }
    return Spot(document: document, offset: offset, site: document.site(at: offset, grammar))
  }

  /// Reads and draws documents with the open texts in place of the files.
  var reading: DocumentRenderer {
    var reading = services.documents
    let folders = readable.adding(reading.loader.assets.places)
    let disk = ConfinedFiles(to: folders, over: reading.loader.files)
    reading.loader.files = OpenFiles(texts: texts, disk: disk)
    reading.suites = reading.suites?.confined(to: folders)
    return reading
  }

  private var texts: [String: [UInt8]] {
    Dictionary(documents.values.map { ($0.source.name, $0.source.bytes) }, uniquingKeysWith: { $1 })
  }

  func names(in document: OpenDocument) -> ThemeNames {
    document.kind == .theme
      ? DocumentReader.names(inTheme: document.syntax)
      : designs.names(in: document, reading, texts: texts)
  }

  // MARK: Findings

  /// Returns the findings of each open file that changed, or that depends on one that did, as messages. It is
  /// called when nothing else is waiting.
  package mutating func findings() -> [SyntaxValue] {
    let changed = stale.sorted()
    stale = []
    return changed.compactMap { uri in
      guard let document = documents[uri] else { return nil }
      var reading = reading
      let noted = NotedFiles(over: reading.loader.files)
      reading.loader.files = noted
      let found = services.findings(document.source, reading)
      needs[uri] = noted.soughtPaths.reduce(into: []) { $0.formUnion(FileWatcher.places(of: $1)) }
      return JSONRPC.notification(
        "textDocument/publishDiagnostics",
        .object([
          ("uri", .text(uri)),
          ("diagnostics", .array(found.map { finding($0, in: document) })),
        ]))
    }
  }
}

/// Files, with the editor's text for those that it has open.
private struct OpenFiles: FileReading {
  let texts: [String: [UInt8]]
  let disk: any FileReading

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let text = texts[path] { return text }
    return try disk.read(path, limit: limit)
  }
  func hasFile(_ path: String) -> Bool { texts[path] != nil || disk.hasFile(path) }
}
