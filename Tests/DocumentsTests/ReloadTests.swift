import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyFonts
import GalleyLayout
import GalleyParsing
import GalleyStyleSheets
import GalleyText
import Testing

private let document = """
  {"type": "VStack", "id": "page", "subviews": [
    {"type": "Text", "id": "title", "style": "title", "values": {"text": "T"}},
    {"type": "Text", "id": "lead", "style": "lead", "values": {"text": "L"}},
    {"type": "Text", "id": "note", "style": "note", "substyle": "loud", "values": {"text": "N"}},
    {"type": "HStack", "id": "card", "scheme": "cards", "subviews": [
      {"type": "Rectangle", "id": "bar", "properties": {"foregroundColor": "brand", "height": 4}},
      {"type": "Text", "id": "plain", "values": {"text": "P"}, "properties": {"padding": "gap"}}]}]}
  """

private let sheet = """
  {"colors": {"brand": "#0000FF", "ink": "#101010"}, "dimensions": {"gap": 8},
   "styles": {"body": {"foregroundColor": "ink", "font": {"name": "Inter", "size": 15}},
              "lead": {"parent": "body", "font": {"size": 18}},
              "title": {"parent": "lead", "font": {"size": 28}},
              "note": {"backgroundColor": "#EEEEEE", "styledTextAttributes": {"kern": 1}},
              "loud": {"foregroundColor": "#FF0000"}}}
  """

private let theme = """
  {"schemes": {"cards": {"colors": {"background": "white"}, "styles": {"cornerRadius": 8}},
               "labels": {"colors": {"foreground": "black"}}}}
  """

@Suite struct ReloadTests {
  /// The components that a changed sheet or theme makes look different, by identifier.
  private func changes(sheet changedSheet: String = sheet, theme changedTheme: String = theme)
    throws -> [String]
  {
    let before = try elements(sheet: sheet, theme: theme)
    let after = try elements(sheet: changedSheet, theme: changedTheme)
    try #require(before.count == after.count)
    return zip(before, after).filter { $0.properties != $1.properties }.compactMap(\.0.id)
  }

  private func elements(sheet: String, theme: String) throws -> [Element] {
    let (theme, themeFindings) = ThemeReader.read(SourceText(name: "theme.json", text: theme))
    let (file, sheetFindings) = StyleSheetFile.read(SourceText(name: "styles.json", text: sheet))
    #expect(themeFindings.isEmpty)
    #expect(sheetFindings.isEmpty)
    let (read, problems) = DocumentReader.read(
      SourceText(name: "page.json", text: document),
      options: .init(theme: theme, styleSheet: file.resolved))
    #expect(problems.isEmpty)
    let themed = try #require(read)
    let context = EnvironmentValues(
      theme: themed.theme,
      typesetter: try Typesetter(fonts: FontRegistry(paths: [GalleyFonts.directory])))
    return LayoutTree(themed.root, context).elements
  }

  @Test("STY-23: nothing changes when nothing changed")
  func nothing() throws {
    #expect(try changes() == [])
  }

  @Test(
    "STY-23: a changed value in a sheet changes exactly the components that use it",
    arguments: [
      // A colour of the parents' parent reaches every descendant, and no one else.
      ("#101010", "#202020", ["title", "lead"]),
      // A size that the title overrides.
      ("\"size\": 18", "\"size\": 19", ["lead"]),
      ("\"size\": 28", "\"size\": 30", ["title"]),
      // A size that all descendants override.
      ("\"size\": 15", "\"size\": 16", []),
      // A substyle, and a style under one.
      ("#FF0000", "#EE0000", ["note"]), ("#EEEEEE", "#DDDDDD", ["note"]),
      // Named values that components use themselves.
      ("#0000FF", "#0000EE", ["bar"]), ("\"gap\": 8", "\"gap\": 9", ["plain"]),
    ])
  func sheetValue(old: String, new: String, expected: [String]) throws {
    let range = try #require(sheet.firstRange(of: old))
    #expect(try changes(sheet: sheet.replacingCharacters(in: range, with: new)) == expected)
  }

  @Test("STY-15: changed attributes of styled text are applied again, the text stays as written")
  func styledText() throws {
    let range = try #require(sheet.firstRange(of: "\"kern\": 1"))
    let changed = sheet.replacingCharacters(in: range, with: "\"kern\": 2")
    #expect(try changes(sheet: changed) == ["note"])
    let before = try elements(sheet: sheet, theme: theme).first { $0.id == "note" }
    let after = try elements(sheet: changed, theme: theme).first { $0.id == "note" }
    func value(_ name: String, _ element: Element?) -> String? {
      element?.properties.first { $0.name == name }?.value
    }
    #expect(value("letterSpacing", before) == "1")
    #expect(value("letterSpacing", after) == "2")
    #expect(value("text", after) == "N")
  }

  @Test(
    "W3W-24, STY-23: a changed value in a theme changes exactly the components of its kind",
    arguments: [
      ("\"cornerRadius\": 8", "\"cornerRadius\": 9", ["card"]),
      // The two whose styles give them a colour keep it.
      ("\"foreground\": \"black\"", "\"foreground\": \"coral\"", ["plain"]),
      ("\"background\": \"white\"", "\"background\": \"offGrey\"", ["card"]),
    ])
  func themeValue(old: String, new: String, expected: [String]) throws {
    let range = try #require(theme.firstRange(of: old))
    #expect(try changes(theme: theme.replacingCharacters(in: range, with: new)) == expected)
  }

  @Test("DNA-1, DNA-2: a text style by name gives font, spacing and colour")
  func typography() throws {
    let source = SourceText(
      name: "a.json",
      text: #"{"type": "Text", "properties": {"typography": "h2.blog"}, "values": {"text": "x"}}"#)
    let root = try #require(DocumentReader.read(source).document).root
    let text = try #require(root.content as? Text)
    #expect(text.fontSize == 24)
    #expect(text.fontWeight == .semibold)
    #expect(text.lines.letterSpacing == -0.51)
    #expect(text.lines.lineSpacing == 6)
    #expect(root.look.foregroundColor == DNAColor.fontDark.color)
  }
}

extension String {
  /// The first place of a text.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map {
      $0..<index($0, offsetBy: text.count)
    }
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
