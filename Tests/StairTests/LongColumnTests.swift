import Foundation
import GalleyDocuments
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyParsing
import Synchronization
import Testing

@testable import GalleyStair

/// Columns whose rows are laid out in parts: what is drawn is what a stack of all rows draws.
@Suite struct LongColumnTests {
  private func options(rowsPerPart: Int, threads: Int = 2) -> LongColumn.Options {
    var options = LongColumn.Options(threads: threads, maximumElements: 1 << 20)
    options.minimumRows = 1
    options.rowsPerPart = rowsPerPart
    return options
  }

  private func document(_ text: String) throws -> Document {
    try #require(DocumentReader.read(SourceText(name: "rows.json", text: text)).document)
  }

  @Test("rows of every document of the corpus are drawn as in a stack", arguments: [1, 3])
  func corpus(rowsPerPart: Int) throws {
    let renderer = try Renderer()
    var (apart, together) = (0, 0)
    for (index, path) in try CorpusScaleTests.documents().enumerated() {
      let document = try #require(try DocumentLoader(scale: 2).load(path).document, "\(path)")
      let rows = ViewList([document.root, document.root])
      let kind = index % 3
      let column = VStack(
        alignment: [.center, .leading, .trailing][kind], spacing: kind == 0 ? nil : 5
      ) {
        ForEach(0..<3) { number in
          Text("Row \(number)")
          rows
        }
      }
      var scene = Scene(column.padding(kind == 1 ? 7 : 0), theme: document.theme)
      scene.canvas.width = 390
      scene.canvas.direction = kind == 2 ? .rightToLeft : .leftToRight
      let whole = try renderer.layout(scene)
      let parts = try renderer.layout(scene, longColumns: options(rowsPerPart: rowsPerPart))
      if parts.layout.tree.longColumns.isEmpty { together += 1 } else { apart += 1 }
      #expect(parts.size == whole.size, "\(path)")
      #expect(
        renderer.prepare(parts).list.commands == renderer.prepare(whole).list.commands, "\(path)")
    }
    #expect(apart > 8 * together, "\(apart) in parts, \(together) in stacks")
  }

  @Test("what is around a column and its alignment stay as they are")
  func surroundings() throws {
    let renderer = try Renderer()
    let text = """
      {"canvas": {"width": 200, "scale": 3}, "root": {"type": "VStack",
       "properties": {"padding": "10 20 30 40", "backgroundColor": "F2F2F7", "cornerRadius": 12,
         "maxWidth": "infinity", "horizontalAlignment": "trailing", "shadow": "0 2 4 #00000055"},
       "subviews": [
      \((1...40).map { """
        {"type": "HStack", "properties": {"spacing": 3.3, "opacity": 0.9}, "subviews": [
         {"type": "Text", "values": {"text": "\(String(repeating: "word ", count: $0 % 7 + 1))"}},
         {"type": "Circle", "properties": {"width": \($0).37, "height": 7.1}}]}
        """ }.joined(separator: ","))]}}
      """
    let scene = Scene(try document(text))
    let whole = renderer.prepare(try renderer.layout(scene))
    for rowsPerPart in [1, 7, 40] {
      let parts = try renderer.layout(scene, longColumns: options(rowsPerPart: rowsPerPart))
      #expect(!parts.layout.tree.longColumns.isEmpty)
      #expect(renderer.prepare(parts).list.commands == whole.list.commands)
      #expect(parts.size == whole.size)
    }
  }

  @Test(
    "rows that need one another or the canvas are in a stack",
    arguments: [
      #"{"type": "Spacer"}"#,
      #"{"type": "Text", "values": {"text": "a"}, "properties": {"zIndex": -1}}"#,
      #"{"type": "Text", "values": {"text": "a"}, "properties": {"position": {"below": "x"}}}"#,
      ##"{"type": "Rectangle", "properties": {"height": 5, "ignoresSafeArea": true}}"##,
      #"{"type": "ScrollView", "subviews": [{"type": "Text", "values": {"text": "a"}}]}"#,
    ])
  func refused(row: String) throws {
    let renderer = try Renderer()
    let text = """
      {"canvas": {"width": 100}, "root": {"type": "VStack", "subviews": [
       {"type": "Text", "id": "x", "values": {"text": "First"}}, \(row),
       {"type": "Text", "values": {"text": "Last"}}]}}
      """
    let scene = Scene(try document(text))
    let parts = try renderer.layout(scene, longColumns: options(rowsPerPart: 1))
    #expect(parts.layout.tree.longColumns.isEmpty)
    let whole = try renderer.layout(scene)
    #expect(renderer.prepare(parts).list.commands == renderer.prepare(whole).list.commands)
  }

  @Test("memory does not grow with the rows, and what is found in them is told at its place")
  func findings() throws {
    let renderer = try Renderer()
    let rows = (0..<5000).map { number in
      let more =
        number == 4321
        ? #", "properties": {"fontName": "Gaudy", "minWidth": 50, "maxWidth": 20}"# : ""
      return #"{"type": "Text", "values": {"text": "Row \#(number)"}\#(more)}"#
    }
    let text =
      #"{"canvas": {"width": 100}, "root": {"type": "VStack", "subviews": ["#
      + rows.joined(separator: ",\n") + "]}}"
    let source = SourceText(name: "rows.json", text: text)
    let scene = Scene(try document(text))
    let whole = try renderer.layout(scene)
    let parts = try renderer.layoutForDrawing(scene, threads: 2)
    #expect(parts.size == whole.size)
    #expect(parts.layout.bytes < 1000)
    #expect(whole.layout.bytes > 500_000)
    let fonts = renderer.typesetter.fonts
    let remarks = parts.layout.tree.findings(in: DocumentSyntax(source), fonts: fonts)
    #expect(remarks.count == 1 && remarks[0].message.contains("Gaudy"))
    #expect(remarks == whole.layout.tree.findings(in: DocumentSyntax(source), fonts: fonts))
    #expect(
      parts.layout.findings(in: DocumentSyntax(source))
        == whole.layout.findings(in: DocumentSyntax(source)))
    #expect(parts.layout.findings(in: DocumentSyntax(source)).count == 1)
  }

  /// A row with a body, which belongs to the main actor, on whichever thread it is built.
  private struct Row: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  @MainActor
  @Test(
    "bodies are evaluated wherever rows are measured and drawn, and the file is that of a stack")
  func bodies() throws {
    let renderer = try Renderer()
    var scene = Scene(VStack { ForEach(0..<5000) { Row(number: $0) } })
    scene.canvas = SceneCanvas(width: 40)
    scene.canvas.grid = PixelGrid(scale: 1)
    let whole = try renderer.layout(scene)
    #expect(whole.size.height > 100_000)
    let memory = Memory()
    try renderer.write(whole, options: DrawingOptions(threads: 2)) { memory.append($0) }
    #expect(try renderer.png(scene, options: DrawingOptions(threads: 2)) == memory.bytes)
  }

  private final class Memory: Sendable {
    private let kept = Mutex<[UInt8]>([])
    var bytes: [UInt8] { kept.withLock { $0 } }
    func append(_ bytes: [UInt8]) { kept.withLock { $0 += bytes } }
  }

  @Test("a row that makes the picture too large has a frame, so that it can be named")
  func tooLarge() throws {
    let renderer = try Renderer()
    let rows = (0..<5000).map { number in
      number == 4321
        ? #"{"type": "Rectangle", "properties": {"height": 40000000}}"#
        : #"{"type": "Text", "values": {"text": "\#(number)"}}"#
    }
    let text =
      #"{"canvas": {"width": 100}, "root": {"type": "VStack", "subviews": ["#
      + rows.joined(separator: ",\n") + "]}}"
    let source = SourceText(name: "rows.json", text: text)
    let frames = try renderer.layoutForDrawing(Scene(try document(text)), threads: 2)
    let place = RenderingError.canvasTooLarge(
      width: 100, height: 80_000_000, limit: .maximumHeight, allowed: 1 << 25
    ).place(in: source, of: frames.layout)
    let start = try #require(place?.start)
    #expect(text.utf8.dropFirst(start).starts(with: "40000000".utf8))
  }

  @Test("too many elements in rows are refused as in a stack")
  func limits() throws {
    let limits = RenderingLimits(maximumElements: 100)
    let renderer = try Renderer(limits: limits)
    var scene = Scene(VStack { ForEach(0..<5000) { Text("Row \($0)") } })
    scene.canvas.width = 100
    #expect(throws: RenderingError.self) { try renderer.layoutForDrawing(scene, threads: 1) }
  }
}
