import Foundation
import GalleyParsing
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("Pictures for programs")
struct StreamCommandTests {
  let folder = TemporaryFolder()
  var tool: Tool { Tool(folder: folder.path) }

  private static let text = #"{"type": "Text", "values": {"text": "Hello"}}"#
  private static let card =
    #"{"canvas": {"width": 90}, "root": {"type": "Text", "values": {"text": "{name}"}}}"#

  init() throws {
    try folder.write(Self.text, to: "text.json")
    try folder.write(Self.card, to: "card.json")
  }

  /// One answer.
  private struct Answer {
    var header: SyntaxValue
    var bytes: [UInt8]
    var error: String? { header["error"]?.text }
  }

  /// The answers to lines.
  private func answers(
    _ lines: [String], _ arguments: String...
  ) throws -> (answers: [Answer], status: Int32) {
    let result = try tool.run(
      ["render", "--stream"] + arguments, input: lines.joined(separator: "\n") + "\n")
    #expect(result.errors == "")
    var rest = result.output[...]
    var answers: [Answer] = []
    while let end = rest.firstIndex(of: 0x0A) {
      let line = SourceText(name: "answer", bytes: Array(rest[..<end]))
      let header = try #require(JSONParser.parse(line).value)
      let length = try #require(header["length"]?.number.flatMap { Int(exactly: $0.value) })
      answers.append(Answer(header: header, bytes: Array(rest[(end + 1)..<(end + 1 + length)])))
      rest = rest[(end + 1 + length)...]
    }
    #expect(rest.isEmpty)
    return (answers, result.status)
  }

  private func rendered(_ arguments: String...) throws -> [UInt8] {
    try tool.run(["render"] + arguments + ["-o", "-"]).output
  }

  @Test("Each job gets the picture that render makes, in the order of the lines")
  func order() throws {
    let names = (0..<24).map { "name \($0)" }
    let lines = names.map { name in
      #"{"document": \#(name.hasSuffix("3") ? Self.card : #""card.json""#), "data": {"name": "\#(name)"}, "#
        + #""scale": 2, "id": "\#(name)"}"#
    }
    let (answers, status) = try answers(lines, "-j", "4")
    #expect(status == 0)
    #expect(answers.map { $0.header["id"]?.text } == names)
    try folder.write("name\nname 3\nname 8\n", to: "names.csv")
    for (row, index) in [("1", 3), ("2", 8)] {
      let arguments = ["card.json", "--data", "names.csv", "--row", row, "--scale", "2", "-o", "-"]
      #expect(try tool.run(["render"] + arguments).output == answers[index].bytes)
    }
  }

  @Test("A job that is wrong or hostile costs its own line alone")
  func mistakes() throws {
    let bad = [
      (#"{"document": "#, "<stdin>:1:"),
      (#"[1]"#, "expected an object"),
      (#"{"document": "text.json", "zoom": 2}"#, "no \"zoom\""),
      (#"{"document": "text.json", "scale": 1000}"#, "'scale' takes a number from 0.25 to 8"),
      (#"{"document": "nowhere.json"}"#, "nowhere.json"),
      (#"{"document": "/etc/passwd"}"#, "outside of the folders"),
      (#"{"document": "../other.json"}"#, "outside of the folders"),
      (#"{"document": "text.json", "theme": "/etc/passwd"}"#, "outside of the folders"),
      (#"{"document": "text.json", "output": "/tmp/galley-stream.png"}"#, "outside of the folders"),
      (#"{"document": "text.json", "output": "text.json"}"#, "format"),
      (#"{"document": "text.json", "output": "a.webp"}"#, "png, svg, pdf"),
      (#"{"document": "text.json", "format": "gif"}"#, "expected \"png\""),
      (#"{"document": {"type": "Txt"}}"#, "did you mean"),
      (#"{"document": "card.json", "data": [{"name": "a"}, {"name": "b"}]}"#, "1 to 2"),
      (#"{"document": "card.json", "data": {"nom": "a"}}"#, "name"),
      (#"{"document": "card.json", "data": [{"name": "a"}, 7], "row": 2}"#, "expected an object"),
      (#"{"document": "text.json", "width": 100000, "height": 100000, "scale": 8}"#, "pixels"),
    ]
    let (answers, status) = try answers(
      bad.map(\.0) + ["", #"{"document": "text.json"}"#], "-j", "3")
    #expect(status == 2)
    #expect(answers.count == bad.count + 1)
    for (answer, (line, message)) in zip(answers, bad) {
      #expect(answer.error?.contains(message) == true, "\(line): \(answer.error ?? "no error")")
      #expect(answer.bytes.isEmpty)
    }
    #expect(answers.last?.bytes == (try rendered("text.json")))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/galley-stream.png"))
  }

  @Test("A wrong record of a list does not cost another one its picture")
  func recordsBesideFaults() throws {
    let (answers, status) = try answers([
      #"{"document": "card.json", "data": [{"name": "a"}, 7], "row": 1}"#,
      #"{"document": "card.json", "data": {"name": "a"}}"#,
    ])
    #expect(status == 0)
    #expect(answers[0].bytes == answers[1].bytes && !answers[0].bytes.isEmpty)
  }

  @Test("Formats are named by jobs, files or the command, and files are below the roots")
  func formats() throws {
    let (answers, status) = try answers(
      [
        #"{"document": "text.json"}"#, #"{"document": "text.json", "format": "png"}"#,
        #"{"document": "text.json", "output": "out/a.pdf", "format": "pdf"}"#,
        #"{"document": "text.json", "output": "elsewhere.svg"}"#,
      ], "--format", "svg", "--root", "text.json", "--root", "out")
    #expect(status == 2)
    #expect(String(decoding: answers[0].bytes, as: UTF8.self).contains("<svg"))
    #expect(answers[1].bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(answers[2].header["output"]?.text == "out/a.pdf" && answers[2].bytes.isEmpty)
    #expect(folder.bytes("out/a.pdf")?.starts(with: "%PDF".utf8) == true)
    #expect(answers[3].error?.contains("outside of the folders") == true)
    #expect(!folder.exists("elsewhere.svg"))
  }

  @Test("A line that is too long is passed over, and the next is answered")
  func longLine() throws {
    let long = String(repeating: "0", count: 200_000)
    try folder.write("short\n\(long)\n01234567890\n\n0123456789\nlast", to: "lines")
    let file = try #require(FileHandle(forReadingAtPath: "\(folder.path)/lines"))
    let lines = JobLines(descriptor: file.fileDescriptor, limit: 10)
    let read = sequence(state: lines) { $0.next() }.map { $0 }
    #expect(read.map(\.number) == [1, 2, 3, 5, 6])
    #expect(read.map(\.index) == Array(0..<5))
    #expect(
      read.map { $0.bytes.map { String(decoding: $0, as: UTF8.self) } }
        == ["short", nil, nil, "0123456789", "last"])
  }

  @Test("render writes the format of --format, and refuses endings that it does not write")
  func renderFormats() throws {
    #expect(try rendered("text.json", "--format", "pdf").starts(with: "%PDF".utf8))
    #expect(try tool.run(["render", "text.json", "--format", "svg", "-o", "all/"]).status == 0)
    #expect(folder.exists("all/text.svg"))
    for (arguments, message) in [
      (["-o", "a.webp"], "does not end in a format that can be written (png, svg, pdf)"),
      (["-o", "a.png", "--format", "svg"], "another format than the requested svg"),
    ] {
      let result = try tool.run(["render", "text.json"] + arguments)
      #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
    }
    #expect(!folder.exists("a.webp") && !folder.exists("a.png"))
    #expect(try tool.run(["render", "text.json", "-o", "x", "--format", "svg"]).status == 0)
    #expect(folder.bytes("x").map { String(decoding: $0, as: UTF8.self).contains("<svg") } == true)
  }
}
