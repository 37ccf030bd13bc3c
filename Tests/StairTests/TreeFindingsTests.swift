import GalleyDocuments
import GalleyLayout
import GalleyParsing
import GalleyRendering
import GalleySystem
import GalleyTestSupport
import GalleyText
import Testing

@testable import GalleyStair

@Suite struct TreeFindingsTests {
  private func findings(in text: String, fontPaths: [String] = []) throws -> [String] {
    let source = SourceText(name: "d.json", text: text)
    let document = try #require(DocumentReader.read(source).document)
    let renderer = try Renderer(fontPaths: fontPaths)
    var scene = Scene(document)
    let tree = scene.takeTree(scene.context(renderer.typesetter))
    return tree.findings(in: DocumentSyntax(source), fonts: renderer.typesetter.fonts).map {
      finding in
      let place = finding.range.map { "\(source.location(of: $0.start)): " } ?? ""
      return place + finding.message + (finding.suggestion.map { " -> " + $0 } ?? "")
    }
  }

  @Test("a font that does not exist is named at its place, once, with the nearest name")
  func unknownFont() throws {
    let text = #"{"type": "Text", "values": {"text": "a"}, "properties": {"fontName": "Intre"}}"#
    let expected = #"no font is called "Intre"; the default font is used -> Inter"#
    #expect(try findings(in: text) == ["1:70: " + expected])
    let twice = #"{"type": "VStack", "subviews": [\#(text), \#(text)]}"#
    #expect(try findings(in: twice) == ["1:102: " + expected])
  }

  @Test(
    "names of a list that are not there are named with the one that is used",
    arguments: [
      ("Robotoo, sans-serif", #"no font is called "Robotoo"; "sans-serif" is used"#),
      (
        "'Segoe UI', Robotoo, 'Inter'",
        #"no font is called "Segoe UI" or "Robotoo"; "Inter" is used"#
      ),
      ("Inter, Robotoo", ""), ("'Inter', sans-serif", ""),
    ])
  func lists(_ list: String, _ expected: String) throws {
    let text = #"{"type": "Text", "values": {"text": "a"}, "properties": {"fontName": "\#(list)"}}"#
    let found = try findings(in: text)
    #expect(found.count == (expected.isEmpty ? 0 : 1))
    #expect(found.allSatisfy { $0.hasPrefix("1:70: " + expected) }, "\(found)")
  }

  @Test("a font that gives its lines no height is named")
  func flatFont() throws {
    let parts = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    var bytes = try File.read("/\(parts)/TextTests/Fonts/Layers.ttf")
    for (table, offset) in [("hhea", 4), ("hhea", 6)] + [68, 70, 74, 76].map({ ("OS/2", $0) }) {
      let entry = try #require(
        stride(from: 12, to: 400, by: 16).first { bytes[$0..<$0 + 4].elementsEqual(table.utf8) })
      let place = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) } + offset
      (bytes[place], bytes[place + 1]) = (0, 0)
    }
    let folder = TemporaryFolder()
    try folder.write(bytes, to: "flat.ttf")
    let text = """
      {"type": "Text", "values": {"text": "A"}, "properties": {"fontName": "Galley Layers"}}
      """
    let words =
      #"the font "Galley Layers" has neither ascent nor descent; its lines have no height"#
    #expect(
      try findings(in: text, fontPaths: ["\(folder.path)/flat.ttf"]) == ["1:70: \(words)"])
    #expect(
      try findings(in: text, fontPaths: ["/\(parts)/TextTests/Fonts/Layers.ttf"]).isEmpty)
  }

  @Test(
    "a character that no font has is named at its place, or at its text when it was escaped",
    arguments: [
      ("ab\u{13000}", "1:40"), (#"ab\ud80c\udc00"#, "1:37"),
    ])
  func missingCharacter(text: String, place: String) throws {
    let document = #"{"type": "Text", "values": {"text": "\#(text)"}}"#
    let expected = "\(place): no font has the character U+13000; a box is drawn"
    #expect(try findings(in: document) == [expected])
  }

  @Test("many characters of one script that no font has are one remark for a text")
  func missingScript() throws {
    let document = #"{"type": "Text", "values": {"text": "𓀀𓀁 a 𒀀𓀂"}}"#
    #expect(
      try findings(in: document) == [
        "1:38: no font has 3 characters of the script Egyp, U+13000 first; boxes are drawn",
        "1:43: no font has the character U+12000; a box is drawn",
      ])
  }

  @Test("an emoji that is to look like text and cannot is named at its place")
  func coloredEmoji() throws {
    let document = #"{"type": "Text", "values": {"text": "a 😀"# + "\u{FE0E}\"}}"
    #expect(
      try findings(in: document) == [
        "1:40: no font has U+1F600 as text, which U+FE0E asks for; it is drawn in colours"
      ])
  }

  @Test(
    "families, PostScript names, system fonts and generic names are all known",
    arguments: ["Inter", "inter", "Inter-Bold", "monospaced", "boldSystemFont", "system"])
  func known(name: String) throws {
    let text =
      #"{"type": "Text", "values": {"text": "a"}, "properties": {"fontName": "\#(name)"}}"#
    #expect(try findings(in: text) == [])
  }

  @Test(
    "a picture beyond the limits is explained at the length that asks for it",
    arguments: [
      (#"{"type": "Rectangle", "properties": {"width": 1000000, "height": 9}}"#, "1:47"),
      (
        #"{"type": "HStack", "subviews": [{"type": "Spacer", "properties": {"minWidth": 99999}}]}"#,
        "1:79"
      ),
    ])
  func oversized(text: String, place: String) throws {
    let source = SourceText(name: "d.json", text: text)
    let document = try #require(DocumentReader.read(source).document)
    let renderer = try Renderer()
    let prepared = try renderer.prepare(Scene(document))
    let error = #expect(throws: RenderingError.self) { try renderer.picture(prepared) }
    let range = try #require(error).place(in: source, of: prepared.layout)
    #expect(range.map { "\(source.location(of: $0.start))" } == place)
  }

  @Test(
    "what cannot be laid out as it is asked for is told at its component",
    arguments: [
      (
        #"{"type": "Positions", "subviews": [{"type": "Text", "id": "a", "properties": {"position": {"below": "nobody"}}}]}"#,
        "1:36: the position of 'a' refers to 'nobody', which is no sibling"
      ),
      (
        #"{"type": "Rectangle", "properties": {"minWidth": 50, "maxWidth": 20}}"#,
        "1:1: the minimum width of 'Rectangle' is above its maximum"
      ),
    ])
  func layout(text: String, expected: String) throws {
    let source = SourceText(name: "d.json", text: text)
    let document = try #require(DocumentReader.read(source).document)
    let prepared = try Renderer().prepare(Scene(document))
    let found = prepared.layout.findings(in: DocumentSyntax(source)).map { finding in
      (finding.range.map { "\(source.location(of: $0.start)): " } ?? "") + finding.message
    }
    #expect(found == [expected])
  }

  @Test(
    "a feature or an axis that the font does not have is named where it is asked for, once for a font",
    arguments: [
      (#""fontFeatures": "tabular-nums oldstyle-nums""#, #"1:88: Inter has no feature "onum""#),
      (#""fontFeatures": ["tnum", "onum"]"#, #"1:84: Inter has no feature "onum""#),
      (#""fontFeatures": {"onum": true}"#, #"1:75: Inter has no feature "onum""#),
      (#""fontVariations": {"wgth": 500}"#, #"1:77: Inter has no variation axis "wgth""#),
      (#""fontFeatures": "small-caps -onum", "fontVariations": {"wght": 500}"#, nil),
    ] as [(String, String?)])
  func unmetWish(keys: String, expected: String?) throws {
    let text = #"{"type": "Text", "values": {"text": "a"}, "properties": {\#(keys)}}"#
    let found = try findings(in: text)
    #expect(found.count == (expected == nil ? 0 : 1))
    #expect(found.first?.hasPrefix((expected ?? "") + ", which changes nothing") != false)
    if keys.contains("wgth") { #expect(found.first?.hasSuffix("-> wght") == true) }
    let twice = try findings(in: #"{"type": "VStack", "subviews": [\#(text), \#(text)]}"#)
    #expect(twice.count == found.count)
  }

  @Test("a feature of a run is named in the run")
  func unmetWishOfRun() throws {
    let found = try findings(
      in: #"{"type": "Text", "values": {"runs": [{"text": "a", "fontFeatures": "onum"}]}}"#)
    #expect(found.map { String($0.prefix(27)) } == ["1:69: Inter has no feature "])
  }
}
