import GalleyDocuments
import GalleyParsing
import GalleyRendering
import GalleySystem
import GalleyTestSupport
import Testing

@testable import GalleyStair

@Suite("A document on its way to a picture")
struct DocumentRendererTests {
  private func walk(isStrict: Bool = false, limits: RenderingLimits = RenderingLimits()) throws
    -> DocumentRenderer
  {
    DocumentRenderer(try Renderer(limits: limits), DocumentLoader(), isStrict: isStrict)
  }

  private func prepare(
    _ text: String, _ goal: DocumentRequest.Goal = .frames, isStrict: Bool = false,
    limits: RenderingLimits = RenderingLimits()
  ) throws -> PreparedDocument {
    var request = DocumentRequest(SourceText(name: "a.json", text: text))
    (request.goal, request.drawsEachAppearance) = (goal, true)
    return try walk(isStrict: isStrict, limits: limits).prepare(request)
  }

  /// A warning of reading, one of building and one of the page, in both appearances.
  private let doubtful = #"""
    {"canvas": {"appearance": "both"}, "root": {"type": "VStack", "subviews": [
      {"type": "Circle", "properties": {"width": 20, "height": 20, "blur": 2}},
      {"type": "Text", "values": {"text": "a"}, "properties": {"fontName": "Intre"}},
      {"type": "Text"}]}}
    """#

  @Test("findings are in the order of the walk, each once for all appearances")
  func order() throws {
    let options = DrawingOptions().writing(as: .svg)
    let prepared = try prepare(doubtful, .drawing(options))
    let words = prepared.findings.map { $0.message.prefix(17) }
    #expect(words == ["a Text without \"t", "no font is called", "a blur is drawn a"])
    #expect(prepared.findings.allSatisfy { $0.severity == .warning && $0.range != nil })
    #expect(prepared.pictures.map(\.frames.canvas.appearance) == [.light, .dark])
  }

  @Test("a strict reading makes every warning an error, and leaves nothing to draw")
  func strictness() throws {
    let prepared = try prepare(doubtful, .list, isStrict: true)
    #expect(prepared.findings.map(\.severity) == [.error, .error])
    #expect(prepared.isRefused && prepared.pictures.isEmpty && prepared.document == nil)
    #expect(try !prepare(doubtful, .list).isRefused)
  }

  @Test(
    "a strict reading warns of a background that is smaller than the frame of its component",
    arguments: [false, true])
  func smallBackgrounds(isDrawn: Bool) throws {
    func findings(_ more: String, isStrict: Bool = true) throws -> [Diagnostic] {
      let text = """
        {"type": "ZStack", "properties": {"backgroundColor": "systemBlue", \(more)},
         "subviews": [{"type": "Text", "values": {"text": "Hi"}}]}
        """
      return try prepare(
        text, isDrawn ? .drawing(DrawingOptions()) : .list, isStrict: isStrict
      ).findings
    }
    let found = try findings(#""width": 380, "height": 214"#)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("of the frame's 380x214: \"minWidth\" and") == true)
    #expect(found.first?.range?.start == 0)
    #expect(try findings(#""minWidth": 380, "minHeight": 214"#).isEmpty)
    let reason = #""width": 380, "lintIgnore": {"small-background": "a swatch"}"#
    #expect(try findings(reason).isEmpty)
    #expect(try findings(#""width": 380"#, isStrict: false).isEmpty)
  }

  @Test("a goal decides what is kept", arguments: [false, true])
  func goals(isDrawn: Bool) throws {
    let text = #"{"type": "Text", "values": {"text": "a"}}"#
    let prepared = try prepare(text, isDrawn ? .drawing(DrawingOptions()) : .list)
    let picture = try #require(prepared.pictures.first)
    #expect((prepared.document == nil) == isDrawn)
    #expect((picture.scene == nil) == isDrawn)
    let read = try prepare(text, .document)
    #expect(read.document != nil && read.pictures.isEmpty)
  }

  @Test("what is beyond a limit is an error at its place, and says how the walk failed")
  func limits() throws {
    let wide = #"{"type": "Rectangle", "properties": {"width": 1000000, "height": 9}}"#
    for goal in [DocumentRequest.Goal.frames, .list, .drawing(DrawingOptions())] {
      let prepared = try prepare(wide, goal)
      #expect(prepared.findings.map(\.range) == [SourceRange(46, 53)])
      guard case .canvasTooLarge? = prepared.failure else {
        Issue.record("\(String(describing: prepared.failure))")
        continue
      }
    }
    let many = try prepare(doubtful, limits: RenderingLimits(maximumElements: 2))
    #expect(many.findings.last?.range == SourceRange(0, 1))
  }

  @Test("a file that cannot be read is a finding without a place")
  func unreadable() throws {
    let prepared = try walk().prepare(DocumentRequest(path: "nowhere/a.json"))
    #expect(prepared.source.name == "nowhere/a.json" && prepared.isRefused)
    #expect(prepared.findings.first?.message.contains("cannot read 'nowhere/a.json'") == true)
  }

  @Test("the language of the settings is that of the texts and of the scene")
  func language() throws {
    var request = DocumentRequest(
      SourceText(name: "a.json", text: #"{"type": "Text", "values": {"text": "a b"}}"#))
    request.settings.locale = "ar-XB"
    let prepared = try walk().prepare(request)
    let canvas = try #require(prepared.pictures.first).frames.canvas
    #expect(canvas.locale == "ar" && canvas.direction == .rightToLeft)
    let text = prepared.pictures.first?.frames.layout.tree.elements.first?.properties
      .first { $0.name == "text" }?.value
    #expect(text == PseudoLocale.mirrored.translated("a b"))
    request.settings.direction = .leftToRight
    #expect(try walk().prepare(request).pictures.first?.frames.canvas.direction == .leftToRight)
  }

  @Test("a text is parsed once for everyone who looks into it")
  func oneSyntax() throws {
    let file = DesignFile(SourceText(name: "a.json", text: doubtful))
    let prepared = try walk().prepare(DocumentRequest(file.syntax))
    #expect(prepared.syntax === file.syntax)
    #expect(prepared.findings.count == 2)
  }

  @Test("a long text without findings is released before it is drawn")
  func release() throws {
    let note = String(repeating: "long ", count: 1 << 18)
    let text = #"{"description": "\#(note)", "root": {"type": "Divider"}}"#
    #expect(try prepare(text, .drawing(DrawingOptions())).source.bytes.isEmpty)
    #expect(try prepare(text).source.bytes.count == text.utf8.count)
  }

  @Test(
    "the size in pixels is that of the picture, whatever its format",
    arguments: [33.0, 33.3, 33.333_333_333_4, 33.666_666_666_7, 0])
  func pixelSize(width: Double) throws {
    let renderer = try Renderer()
    var scene = Scene(Rectangle().frame(width: width, height: 10))
    scene.canvas.grid = PixelGrid(scale: 3)
    let size = try renderer.layout(scene).pixelSize
    let folder = TemporaryFolder()
    for name in ["a.png", "a.svg"] {
      let written = try renderer.write(scene, to: "\(folder.path)/\(name)")
      #expect(written.width == size.width && written.height == size.height)
    }
    #expect(try renderer.render(scene).width == size.width)
  }

  @Test("the ending of a file decides its format", arguments: PageFormat.allCases)
  func endings(format: PageFormat) throws {
    let renderer = try Renderer()
    let scene = Scene(Rectangle().frame(width: 9, height: 9))
    let folder = TemporaryFolder()
    let path = "\(folder.path)/new/a.\(format.rawValue.uppercased())"
    let written = try renderer.write(scene, to: path)
    let page = try renderer.page(scene, as: format).bytes
    #expect(try File.read(path) == page && written.byteCount == page.count)
  }
}
