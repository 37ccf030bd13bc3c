import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyFonts
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyParsing
import GalleyText
import Testing

private let theme = """
  {"colors": {"ink": {"light": "#111111", "dark": "#EEEEEE", "lightIncreasedContrast": "#000000"}},
   "schemes": {"base": {"colors": {"foreground": "ink"}}}}
  """

private let other = """
  {"colors": {"ink": {"light": "#222222", "dark": "#DDDDDD", "lightIncreasedContrast": "#010101"}},
   "schemes": {"base": {"colors": {"foreground": "ink"}},
               "labels": {"styles": {"fonts": "JetBrains Mono"}}}}
  """

/// One component each, all in the colour of the theme.
private let components = [
  #"{"type": "Text", "values": {"text": "Ab"}}"#,
  #"{"type": "Text", "values": {"markdown": "A **b**"}}"#,
  #"{"type": "Rectangle", "properties": {"width": 9, "height": 9}}"#,
  #"{"type": "Circle", "properties": {"width": 9, "height": 9}}"#,
  #"{"type": "Image", "values": {"systemIconName": "star"}}"#,
  #"{"type": "Divider", "properties": {"color": "ink"}}"#,
  #"{"type": "HStack", "properties": {"padding": 4, "backgroundColor": "ink"}}"#,
  #"{"type": "HStack", "properties": {"padding": 4, "borderColor": "ink", "borderWidth": 1}}"#,
]

@Suite struct SettingsTests {
  private let typesetter: Typesetter

  init() throws {
    typesetter = try Typesetter(fonts: FontRegistry(paths: [GalleyFonts.directory]))
  }

  private func display(
    _ component: String, theme text: String = theme,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> DisplayList {
    let design = try #require(ThemeReader.read(SourceText(name: "t", text: text)).theme)
    let (document, findings) = DocumentReader.read(
      SourceText(name: "c", text: component), options: .init(theme: design))
    #expect(findings.isEmpty)
    var context = EnvironmentValues(theme: design, typesetter: typesetter)
    change(&context)
    let tree = LayoutTree(try #require(document).root, context)
    return tree.layout(ProposedSize(width: 100, height: 100)).painted()
  }

  @Test(
    "W3W-3, W3W-24: every component follows appearance, contrast and theme", arguments: components)
  func following(component: String) throws {
    let before = try display(component)
    #expect(try display(component) == before)
    #expect(try display(component) { $0.appearance = .dark } != before)
    #expect(try display(component) { $0.contrast = .increased } != before)
    #expect(try display(component, theme: other) != before)
  }

  @Test(
    "PLT-1, STY-12: text follows the reader's size and bold text", arguments: components.prefix(2))
  func reader(component: String) throws {
    let before = try display(component)
    #expect(try display(component) { $0.textSize = .accessibility3 } != before)
    #expect(try display(component) { $0.boldText = true } != before)
  }

  @Test("DNA-9, DNA-13: text in several looks takes no room without letters")
  func emptyRichText() throws {
    let empty = try display(#"{"type": "Text", "values": {"html": "<b></b>"}}"#)
    #expect(empty.commands.isEmpty)
  }
}
