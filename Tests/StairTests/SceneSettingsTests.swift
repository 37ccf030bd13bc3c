import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyParsing
import Testing

@testable import GalleyStair

@Suite("Whose word about a picture wins")
struct SceneSettingsTests {
  private func settings(_ change: (inout SceneSettings) -> Void) -> SceneSettings {
    var settings = SceneSettings()
    change(&settings)
    return settings
  }

  private func document(_ canvas: String) throws -> Document {
    let text = #"{"canvas": {\#(canvas)}, "root": {"type": "Rectangle"}}"#
    return try #require(DocumentReader.read(SourceText(name: "d.json", text: text)).document)
  }

  @Test("the upper settings win, and what they leave open the lower ones say")
  func order() {
    let command = settings { $0.scale = 3 }
    let variant = settings {
      $0.scale = 1
      $0.textSize = .extraLarge
    }
    let document = settings {
      $0.textSize = .small
      $0.boldText = true
    }
    let canvas = SceneCanvas(command.over(variant.over(document)))
    #expect(canvas.grid.scale == 3)
    #expect(canvas.textSize == .extraLarge)
    #expect(canvas.boldText)
    #expect(canvas == SceneCanvas(command.over(variant).over(document)))
  }

  @Test("a width without a height frees the height, a height alone keeps the width")
  func lengths() throws {
    let document = try document(#""width": 100, "height": 50"#)
    let wide = Scene(document, settings: settings { $0.width = 200 }).canvas
    #expect(wide.width == 200 && wide.height == nil)
    let high = Scene(document, settings: settings { $0.height = 70 }).canvas
    #expect(high.width == 100 && high.height == 70)
    let screen = Scene(document, settings: settings { $0.device = Device.named("iphone-14") })
      .canvas
    #expect(screen.width == 390 && screen.height == 844 && screen.safeArea.top > 0)
  }

  @Test("a device speaks where its settings are silent, above what stands below")
  func device() throws {
    let document = try document(#""scale": 1, "safeArea": 3"#)
    let phone = settings {
      $0.device = Device.named("iphone-14")
      $0.safeArea = .zero
    }
    let canvas = Scene(document, settings: phone).canvas
    #expect(canvas.grid.scale == 3 && canvas.safeArea == .zero)
    #expect(Scene(document).canvas.safeArea.top == 3)
  }

  @Test("a locale mirrors code as it mirrors a document, whatever direction stands below")
  func locale() throws {
    let arabic = settings { $0.locale = "ar" }
    var code = Scene(Rectangle())
    code.apply(arabic)
    #expect(code.canvas.direction == .rightToLeft)
    let document = try document(#""direction": "ltr""#)
    #expect(Scene(document, settings: arabic).canvas.direction == .rightToLeft)
    code.apply(settings { $0.direction = .leftToRight })
    #expect(code.canvas.direction == .leftToRight && code.canvas.locale == "ar")
  }

  @Test("the theme's background lies under scenes of code as under documents")
  func background() throws {
    let dark = SceneCanvas(appearance: .dark)
    let code = Scene(Rectangle(), canvas: dark, theme: .dnaKit)
    let text = #"{"theme": "dnakit", "root": {"type": "Rectangle"}}"#
    let read = DocumentReader.read(SourceText(name: "d.json", text: text)).document
    let scene = Scene(try #require(read), settings: settings { $0.appearance = .dark })
    #expect(code.background.hexText == "#232D38")
    #expect(scene.background == code.background)
    let own = settings { $0.backgroundColor = Color(.white) }
    var painted = code
    painted.apply(own)
    #expect(painted.background == RGBAColor.white)
    #expect(Scene(Rectangle(), canvas: dark).background.hexText == "#000000")
  }

  @Test("a document's own appearances are drawn unless others are asked for")
  func appearances() throws {
    let document = try document(#""appearance": "both""#)
    #expect(document.scenes().map(\.canvas.appearance) == [.light, .dark])
    #expect(document.scenes(appearances: .dark).map(\.canvas.appearance) == [.dark])
  }

  @Test("the link colour of a theme reaches the display list of Markdown and HTML")
  func links() throws {
    func digest(_ color: String, _ values: String) throws -> String {
      let text =
        #"{"theme": {"colors": {"link": "\#(color)"}}, "root": {"type": "Text", "values": \#(values)}}"#
      let read = DocumentReader.read(SourceText(name: "d.json", text: text)).document
      return try Renderer().prepare(Scene(#require(read))).list.digest.description
    }
    for values in [#"{"markdown": "[go](x)"}"#, #"{"html": "<a href='x'>go</a>"}"#] {
      let standard = try digest("#1F7AE0", values)
      #expect(try digest("#CC0000", values) != standard)
      let text = #"{"root": {"type": "Text", "values": \#(values)}}"#
      let plain = DocumentReader.read(SourceText(name: "d.json", text: text)).document
      #expect(try Renderer().prepare(Scene(#require(plain))).list.digest.description == standard)
    }
  }
}
