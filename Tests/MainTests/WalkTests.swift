import Foundation
import GalleyImaging
import GalleyParsing
import GalleyTestSupport
import Testing

/// One document and the same settings, given to every command: all answer the same.
@Suite("The walk from a document to its picture")
struct WalkTests {
  /// The ways in.
  enum Command: CaseIterable {
    case render, preview, inspect, lint, test, servedPage, agentRender, agentInspect, editor
  }

  /// The answer of one command.
  struct Answer {
    /// Findings as `line:column: severity: message`.
    var findings: [String]
    var isRefused: Bool
    var pixels: Bitmap?
    var frames: String?
  }

  /// A document and its expected findings.
  struct Row: CustomTestStringConvertible {
    var name: String
    /// The root of the document, in the first column of the second line.
    var root = #"{"type": "Text", "values": {"text": "Save changes"}}"#
    var locale: String?
    var usesStrings = false
    /// True for a suite above the document that names a theme, fonts and strings.
    var hasSuite = false
    var isStrict = false
    var findings: [String] = []
    /// True when its picture differs from that of the first row.
    var isChanged = false
    var isRefused: Bool { findings.contains { $0.contains(": error: ") } }
    var testDescription: String { name }

    /// The document with its language as a variant, as a test has it.
    var document: String {
      let locale = locale.map { #", "locale": ["\#($0)"]"# } ?? ""
      return """
        {"snapshot": {"variants": {"appearance": ["light"]\(locale)}}, "root":
        \(root)}
        """
    }
  }

  private static let unknown =
    #"{"type": "Text", "values": {"text": "a"}, "properties": {"fontName": "Intre"}}"#
  private static let unknownFinding =
    #": no font is called "Intre"; the default font is used; did you mean "Inter"?"#
  private static let missing = #"{"type": "Text", "values": {"text": "ab\#u{13000}"}}"#
  private static let missingFinding = ": no font has the character U+13000; a box is drawn"

  static let rows = [
    Row(name: "a text"),
    Row(name: "a language", locale: "de", usesStrings: true, isChanged: true),
    Row(name: "longer texts", locale: "en-XA", isChanged: true),
    Row(name: "mirrored texts", locale: "ar-XB", isChanged: true),
    Row(
      name: "a text without a translation, strictly", locale: "fr", usesStrings: true,
      isStrict: true,
      findings: [
        #"2:37: error: "Save changes" has no text in "fr", nor in the language that stands in for it, but in "de""#
      ]),
    Row(name: "a text, strictly", isStrict: true),
    Row(
      name: "a warning of reading, strictly", root: #"{"type": "Text"}"#, isStrict: true,
      findings: [#"2:10: error: a Text without "text" in "values" shows nothing"#]),
    Row(name: "an unknown font", root: unknown, findings: ["2:70: warning" + unknownFinding]),
    Row(
      name: "an unknown font, strictly", root: unknown, isStrict: true,
      findings: ["2:70: error" + unknownFinding]),
    Row(name: "a missing glyph", root: missing, findings: ["2:40: warning" + missingFinding]),
    Row(
      name: "a missing glyph, strictly", root: missing, isStrict: true,
      findings: ["2:40: error" + missingFinding]),
    Row(
      name: "theme and fonts of the suite",
      root:
        #"{"type": "Text", "values": {"text": "Save changes"}, "properties": {"typography": "h11", "foregroundColor": "systemTeel", "padding": "gap", "fontName": "OwnBrains Mono"}}"#,
      hasSuite: true, isChanged: true),
    Row(
      name: "theme and fonts of the suite, strictly",
      root:
        #"{"type": "Text", "values": {"text": "Save changes"}, "properties": {"fontName": "OwnBrains Mono", "padding": "gap"}}"#,
      hasSuite: true, isStrict: true, isChanged: true),
    Row(
      name: "strings of the suite", locale: "de", hasSuite: true, isChanged: true),
    Row(
      name: "a picture that is too large",
      root: #"{"type": "Rectangle", "properties": {"width": 1000000, "height": 9}}"#,
      findings: [
        "2:47: error: the canvas of 2000000 × 18 pixels exceeds the limit maximumWidth of 32767"
      ]),
  ]

  @Test("every command gives the same answer", arguments: rows, Command.allCases)
  func answers(_ row: Row, _ command: Command) throws {
    // An editor chooses no language.
    if command == .editor, row.locale != nil { return }
    let scene = try WalkFolder(row)
    let answer = try scene.answer(of: command)
    #expect(answer.isRefused == row.isRefused)
    switch command {
    // `lint` reports further findings, and `test` reports those that refuse a document.
    case .lint, .editor: #expect(answer.findings.starts(with: row.findings))
    case .test: #expect(answer.findings == (row.isRefused ? row.findings : []))
    default: #expect(answer.findings == row.findings)
    }
    guard !row.isRefused else {
      #expect(answer.pixels == nil && answer.frames == nil)
      return
    }
    if let pixels = answer.pixels {
      #expect(try pixels == scene.answer(of: .render).pixels)
    } else if let frames = answer.frames {
      #expect(try frames == scene.answer(of: .inspect).frames)
    } else {
      #expect(command == .lint || command == .editor)
    }
    if command == .render {
      let plain = try WalkFolder(Self.rows[0]).answer(of: .render)
      #expect((answer.pixels != plain.pixels) == (row.isChanged || !row.findings.isEmpty))
    }
  }

  @Test(
    "a doubtful file of strings refuses strictly, whoever reads it",
    arguments: ["render", "preview", "inspect", "lint", "test", "serve", "mcp", "lsp", "suite"])
  func strings(_ command: String) throws {
    let scene = try WalkFolder(Row(name: "", isStrict: true))
    try scene.folder.write(
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><dict><key>b</key><string>c</string></dict></dict></plist>
      """#, to: "c/d.stringsdict")
    if command == "suite" {
      try scene.folder.write(#"{"strings": "d.stringsdict"}"#, to: "c/suite.json")
      let run = try scene.run(["test", "c", "--output", "out"])
      #expect(run.status == 2 && run.errors.contains("only plurals are read"), "\(run.errors)")
      return
    }
    let file = ["test": ["c"], "serve": ["c"], "mcp": [], "lsp": []][command] ?? ["c/a.json"]
    let pictures = command == "preview" ? ["--pictures", "iterm"] : []
    let run = try scene.run(
      [command] + file + ["--strings", "c/d.stringsdict"] + pictures, input: "")
    #expect(run.status == 2)
    #expect(run.errors.contains("only plurals are read"), "\(run.errors)")
  }

  @Test(
    "what a page cannot express is a warning, which is refused strictly, whoever writes the page",
    arguments: [false, true], ["svg", "pdf"])
  func pages(_ isStrict: Bool, _ format: String) throws {
    let blurred = #"{"type": "Circle", "properties": {"width": 20, "height": 20, "blur": 2}}"#
    let scene = try WalkFolder(Row(name: "", root: blurred, isStrict: isStrict))
    let run = try scene.run(["render", "c/a.json", "-o", "a.\(format)"])
    let severity = isStrict ? "error" : "warning"
    #expect(
      WalkFolder.findings(in: run.errors) == [
        "2:1: \(severity): a blur is drawn as pixels, 4 to a point"
      ])
    #expect(run.status == (isStrict ? 2 : 0))
    let served = try scene.page(
      "export", #"{"document": "a", "settings": {}, "edits": [], "format": "\#(format)"}"#)
    #expect(served.head.hasPrefix("HTTP/1.1 \(isStrict ? 409 : 200) "), "\(served.head)")
    #expect(scene.folder.bytes("a.\(format)") == (isStrict ? nil : served.body))
  }
}

/// A folder with one document, and the commands that are run over it.
struct WalkFolder {
  let folder = TemporaryFolder()
  let row: WalkTests.Row
  private var tool: Tool { Tool(folder: folder.path) }

  init(_ row: WalkTests.Row) throws {
    self.row = row
    try folder.write(row.document, to: "c/a.json")
    try folder.write(
      #""Save changes" = "Änderungen sichern";"#, to: "de.lproj/Localizable.strings")
    guard row.hasSuite else { return }
    try folder.write(try RenamedFont.face("Regular"), to: "fonts/own.ttf")
    try folder.write(
      ##"{"name": "b", "colors": {"systemTeel": "#005544"}, "dimensions": {"gap": 12}, "textStyles": {"h11": {"size": 40}}}"##,
      to: "brand.theme.json")
    let strings = row.locale == nil ? "" : #", "strings": "../de.lproj""#
    try folder.write(
      #"{"theme": "../brand.theme.json", "fonts": "../fonts"\#(strings)}"#, to: "c/suite.json")
  }

  private var sources: [String] {
    (row.isStrict ? ["--strict"] : []) + (row.usesStrings ? ["--strings", "de.lproj"] : [])
  }
  private var canvas: [String] { row.locale.map { ["--locale", $0] } ?? [] }
  private var settings: String { row.locale.map { #""locale": "\#($0)""# } ?? "" }

  /// Runs a command that reads documents with the row's options.
  func run(_ arguments: [String], input: String? = nil) throws -> Tool.Result {
    try tool.run(arguments + sources, input: input)
  }

  func answer(of command: WalkTests.Command) throws -> WalkTests.Answer {
    switch command {
    case .render:
      let run = try run(["render", "c/a.json", "-o", "a.png"] + canvas)
      return try answer(run, run.errors, folder.bytes("a.png"))
    case .preview:
      let run = try run(["preview", "c/a.json", "--pictures", "iterm"] + canvas)
      let coded = run.text.split(separator: ":").dropFirst().first?.prefix { $0 != "\u{7}" }
      return try answer(run, run.errors, coded.flatMap { Data(base64Encoded: String($0)) })
    case .inspect:
      let run = try run(["inspect", "c/a.json"] + canvas)
      return WalkTests.Answer(
        findings: Self.findings(in: run.errors), isRefused: run.status == 2,
        frames: run.text.isEmpty ? nil : run.text)
    case .lint:
      let run = try run(["lint", "c/a.json"] + canvas)
      let findings = Self.findings(in: run.text)
      #expect(run.status == (findings.contains { $0.contains(": error: ") } ? 1 : 0))
      return linted(findings)
    case .editor: return linted(try editorFindings())
    case .test:
      let run = try run(["test", "c", "--output", "out", "--record", "all"])
      let name = row.locale == nil ? "c/a.png" : "c/a.\(row.locale ?? "").png"
      return try answer(run, run.text, folder.bytes(name) ?? folder.bytes("c/a.light.png"))
    case .servedPage: return try servedAnswer()
    case .agentRender:
      let (text, isError, picture) = try agent("render")
      return WalkTests.Answer(
        findings: Self.findings(in: text), isRefused: isError, pixels: try picture.map(Self.pixels))
    case .agentInspect:
      let (text, isError, _) = try agent("inspect")
      let frames = text.range(of: #"(?m)^\w+ \("#, options: .regularExpression)
      return WalkTests.Answer(
        findings: Self.findings(in: text), isRefused: isError,
        frames: frames.map { String(text[$0.lowerBound...]) })
    }
  }

  private func answer(
    _ run: Tool.Result, _ said: String, _ picture: (some Sequence<UInt8>)?
  ) throws -> WalkTests.Answer {
    let isRefused = run.status == 2
    return WalkTests.Answer(
      findings: Self.findings(in: said), isRefused: isRefused,
      pixels: isRefused ? nil : try picture.map { try Self.pixels(Array($0)) })
  }

  private static func pixels(_ png: [UInt8]) throws -> Bitmap {
    try PNGDecoder.decode(png).straight
  }

  /// `line:column: severity: message` of every finding about the document.
  static func findings(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let name = line.range(of: "a.json:") else { return nil }
      let rest = line[name.upperBound...]
      return rest.contains(": error: ") || rest.contains(": warning: ") ? String(rest) : nil
    }
  }

  /// The findings of a lint, whose own are errors as well.
  private func linted(_ findings: [String]) -> WalkTests.Answer {
    let isRefused = findings.contains {
      $0.contains(": error: ") && !$0.contains("missing-glyph")
    }
    return WalkTests.Answer(findings: findings, isRefused: isRefused)
  }

  // MARK: Editors

  /// The diagnostics that `galley lsp` publishes for the document, in the form of the others.
  private func editorFindings() throws -> [String] {
    let uri = "file://\(folder.path)/c/a.json"
    let text = JSONWriter.quoted(row.document)
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","text":\#(text)}}}"#,
    ]
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    let run = try run(["lsp"], input: input)
    let answers = run.text.components(separatedBy: "Content-Length: ").compactMap { part in
      part.firstIndex(of: "{").flatMap { start in
        JSONParser.parse(SourceText(name: "answer", text: String(part[start...]))).value
      }
    }
    let told = try #require(answers.last?["params"]?["diagnostics"]?.elements)
    return told.map { finding in
      func number(_ key: String) -> Int {
        Int(finding["range"]?["start"]?[key]?.number?.value ?? -1) + 1
      }
      let severity = finding["severity"]?.number?.value == 1 ? "error" : "warning"
      let message = finding["message"]?.text ?? ""
      return "\(number("line")):\(number("character")): \(severity): \(message)"
    }
  }

  // MARK: Agents

  private func agent(_ name: String) throws -> (text: String, isError: Bool, picture: [UInt8]?) {
    let arguments = #"{"path": "c/a.json"\#(settings.isEmpty ? "" : ", " + settings)}"#
    let message =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(name)","arguments":\#(arguments)}}"#
    let run = try run(["mcp"], input: message + "\n")
    let answer = JSONParser.parse(SourceText(name: "answer", bytes: run.output)).value
    let result = try #require(answer?["result"])
    let content = result["content"]?.elements ?? []
    let data = content.compactMap { $0["data"]?.text }.first
    return (
      content.compactMap { $0["text"]?.text }.joined(), result["isError"]?.truth == true,
      data.flatMap { Data(base64Encoded: $0) }.map(Array.init)
    )
  }

  // MARK: The page

  private func servedAnswer() throws -> WalkTests.Answer {
    let served = try page(
      "render", #"{"document": "a", "settings": {\#(settings)}, "edits": []}"#)
    let facts = try #require(
      JSONParser.parse(SourceText(name: "facts", bytes: served.body)).value)
    let told = (facts["findings"]?.elements ?? []).compactMap { $0.elements?[1].text }
    return WalkTests.Answer(
      findings: Self.findings(in: told.joined(separator: "\n")),
      isRefused: facts["picture"] == nil, pixels: try served.picture.map(Self.pixels))
  }

  /// The answers of `galley serve` to the page's requests.
  func page(
    _ path: String, _ body: String
  ) throws -> (head: String, body: [UInt8], picture: [UInt8]?) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: tool.program)
    process.arguments = ["serve", "c"] + sources
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    var address = ""
    while !address.contains("token=") || !address.hasSuffix("\n") {
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { break }
      address += String(decoding: piece, as: UTF8.self)
    }
    let parts = address.split { ":/?=\n".contains($0) }
    let port = try #require(parts.firstIndex(of: "127.0.0.1").flatMap { UInt16(parts[$0 + 1]) })
    let host = "Host: 127.0.0.1:\(port)\r\n"
    func ask(_ text: String) throws -> (head: String, body: [UInt8]) {
      let client = try Connection(port: port)
      try client.send(text)
      let answer = Data(client.receiveBytes())
      let end = try #require(answer.range(of: Data("\r\n\r\n".utf8)))
      return (
        String(decoding: answer[..<end.lowerBound], as: UTF8.self), Array(answer[end.upperBound...])
      )
    }
    let greeting = try ask("GET /?token=\(parts.last ?? "") HTTP/1.1\r\n\(host)\r\n").head
    let cookie = greeting.components(separatedBy: "Set-Cookie: ").last?.prefix { $0 != ";" } ?? ""
    let fields = "\(host)Cookie: \(cookie)\r\nX-Galley: 1\r\n"
    let length = "Content-Length: \(body.utf8.count)\r\n"
    let answer = try ask("POST /\(path) HTTP/1.1\r\n\(fields)\(length)\r\n\(body)")
    let facts = JSONParser.parse(SourceText(name: "facts", bytes: answer.body)).value
    let picture = try facts?["picture"]?.text.map {
      try ask("GET /\($0) HTTP/1.1\r\n\(fields)\r\n").body
    }
    return (answer.head, answer.body, picture)
  }
}
