import GalleyParsing
import GalleyStair
import GalleyTestSupport
import Synchronization
import Testing

@testable import GalleyLanguageServer

/// An editor over a folder of its own, as a script.
struct Editor {
  let folder: TemporaryFolder
  private(set) var session: LanguageSession
  private var texts: [String: String] = [:]
  private var count = 0.0
  private static let renderer = try? Renderer()

  init(
    _ texts: [String: String] = [:], encoding: String = "utf-16",
    files: any FileReading = DiskFiles(), schemas: [DesignFile.Kind: SyntaxValue] = [:]
  ) throws {
    folder = TemporaryFolder()
    for (name, text) in texts { try folder.write(text, to: name) }
    session = LanguageSession(
      LanguageSession.Services(
        documents: DocumentRenderer(
          try #require(Self.renderer), DocumentLoader(files: files)),
        version: "0", schemas: schemas,
        findings: { source, documents in
          documents.prepare(DocumentRequest(source)).findings
        }))
    let root = FileAddress.uri(folder.path)
    _ = try ask(
      "initialize",
      .object([
        ("rootUri", .text(root)),
        (
          "capabilities",
          .object([
            ("general", .object([("positionEncodings", .array([.text(encoding)]))]))
          ])
        ),
      ]))
  }

  /// Returns the session's report about the first file: the diagnostics.
  mutating func findings() throws -> [SyntaxValue] {
    #expect(session.owesFindings)
    let message = try #require(session.findings().first)
    #expect(message["method"]?.text == "textDocument/publishDiagnostics")
    return try #require(message["params"]?["diagnostics"]?.elements)
  }

  /// Returns the names of the files for which the session reports findings.
  mutating func toldNames() -> [String] {
    session.findings().compactMap {
      $0["params"]?["uri"]?.text?.split(separator: "/").last.map(String.init)
    }
  }

  /// A file as a parameter.
  func file(_ name: String) -> SyntaxValue {
    .object([("textDocument", .object([("uri", .text(uri(name)))]))])
  }

  func uri(_ name: String) -> String { FileAddress.uri("\(folder.path)/\(name)") }

  /// Sends a request and gives the result.
  @discardableResult
  mutating func ask(_ method: String, _ parameters: SyntaxValue) throws -> SyntaxValue {
    count += 1
    let message = SyntaxValue.object([
      ("jsonrpc", .text("2.0")), ("id", .number(count)), ("method", .text(method)),
      ("params", parameters),
    ])
    let answer = try #require(send(JSONWriter.text(of: message)))
    #expect(answer["id"]?.number?.value == count)
    return try #require(answer["result"], "\(JSONWriter.text(of: answer))")
  }

  /// Sends any text.
  mutating func send(_ text: String) -> SyntaxValue? {
    session.answer(to: SourceText(name: "message", text: text))
  }

  mutating func tell(_ method: String, _ parameters: SyntaxValue) {
    let message = SyntaxValue.object([
      ("jsonrpc", .text("2.0")), ("method", .text(method)), ("params", parameters),
    ])
    #expect(send(JSONWriter.text(of: message)) == nil)
  }

  /// Opens a file, or gives it another text; `‸` is where requests point.
  mutating func open(_ name: String, _ text: String) {
    texts[name] = text
    tell(
      "textDocument/didOpen",
      .object([
        (
          "textDocument",
          .object([
            ("uri", .text(uri(name))),
            ("text", .text(text.replacingOccurrences(of: "‸"))),
          ])
        )
      ]))
  }

  /// Asks about the marked place of a file.
  mutating func ask(
    _ method: String, at name: String, _ more: [(String, SyntaxValue)] = []
  ) throws -> SyntaxValue {
    let before = try #require(texts[name]).prefix { $0 != "‸" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return try ask(
      "textDocument/\(method)",
      .object(
        [
          ("textDocument", .object([("uri", .text(uri(name)))])),
          (
            "position",
            .object([
              ("line", .number(Double(lines.count - 1))),
              ("character", .number(Double(lines.last?.utf16.count ?? 0))),
            ])
          ),
        ] + more))
  }

  /// The labels that are offered where a text is marked.
  mutating func completions(_ text: String) throws -> [String] {
    open("typed.json", text)
    return (try ask("completion", at: "typed.json").elements ?? []).compactMap { $0["label"]?.text }
  }

  /// The text of a file when edits of a rename were made.
  func applied(_ edits: SyntaxValue?, to text: String) throws -> String {
    let document = OpenDocument(uri: "file:///x", text: text, session.unit)
    var bytes = Array(text.utf8)
    let changes = try (edits?.elements ?? []).map { edit in
      (
        try #require(document.positions.offset(edit["range"]?["start"])),
        try #require(document.positions.offset(edit["range"]?["end"])),
        try #require(edit["newText"]?.text)
      )
    }
    for (start, end, text) in changes.sorted(by: { $0.0 > $1.0 }) {
      bytes.replaceSubrange(start..<end, with: text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate func replacingOccurrences(of mark: Character) -> String { filter { $0 != mark } }
}

/// The disk, with the number of files that were read.
final class CountedFiles: FileReading {
  private let reads = Mutex(0)

  var count: Int { reads.withLock { $0 } }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    reads.withLock { $0 += 1 }
    return try DiskFiles().read(path, limit: limit)
  }
  func hasFile(_ path: String) -> Bool { DiskFiles().hasFile(path) }
}
