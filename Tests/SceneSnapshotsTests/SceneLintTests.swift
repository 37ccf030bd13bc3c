import Foundation
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyParsing
import GalleySnapshots
import GalleyStair
import Testing

@testable import GalleySceneSnapshots

@Suite("Lints on documents")
struct SceneLintTests {
  func lints(_ root: String, width: Int = 200) throws -> [String] {
    try findings(root, width: width).map(\.lint)
  }

  func findings(
    _ root: String, width: Int = 200, options: LintOptions = LintOptions(), theme: Theme? = nil
  ) throws -> [LintFinding] {
    SceneLinter(options: options).findings(in: try described(root, width: width, theme: theme))
  }

  func described(
    _ root: String, width: Int = 200, theme: Theme? = nil
  ) throws -> SceneDescription {
    SceneDescription(try laidOut(root, width: width, theme: theme))
  }

  func laidOut(
    _ root: String, width: Int = 200, theme: Theme? = nil
  ) throws -> PreparedScene {
    let source = SourceText(
      name: "lint.json",
      text: """
        {"canvas": {"width": \(width), "background": "#ffffff"}, "root": \(root)}
        """)
    let (document, findings) = DocumentReader.read(
      source, options: DocumentReader.Options(theme: theme))
    let scene = Scene(try #require(document, "\(findings)"))
    return try #require(FaultDrillTests.renderer).prepare(scene)
  }

  @Test("Text that fits and can be read has no findings")
  func sound() throws {
    #expect(
      try lints(#"{"type": "Text", "values": {"text": "Short and black"}}"#).isEmpty)
  }

  @Test("A shape that reaches out of its column or the canvas is found, one placed by hand is not")
  func shapes() throws {
    func shape(_ width: Int, _ more: String = "") -> String {
      #"{"type": "Rectangle", "properties": {"width": \#(width), "height": 20\#(more)}}"#
    }
    func column(_ child: String) -> String {
      #"{"type": "VStack", "properties": {"width": 100}, "subviews": [\#(child)]}"#
    }
    #expect(try lints(shape(300)) == ["overflow"] && lints(shape(200)).isEmpty)
    #expect(try lints(column(shape(150))) == ["overflow"] && lints(column(shape(100))).isEmpty)
    #expect(try lints(column(shape(150, #", "offset": {"x": 1, "y": 0}"#))).isEmpty)
  }

  @Test("What is inside a component that ignores the safe area may cover the whole canvas")
  func unsafeArea() throws {
    func findings(_ more: String = "") throws -> [String] {
      let source = SourceText(
        name: "lint.json",
        text: """
          {"canvas": {"device": "iphone-14"}, "root": {"type": "VStack", "properties": {"ignoresSafeArea": true, "width": 390},
           "subviews": [{"type": "StatusBar"}, {"type": "Spacer"}\(more)]}}
          """)
      let (document, _) = DocumentReader.read(source)
      let prepared = try #require(FaultDrillTests.renderer).prepare(Scene(try #require(document)))
      return SceneLinter().findings(in: SceneDescription(prepared)).map(\.lint)
    }
    #expect(try findings().isEmpty)
    let wide = #", {"type": "Rectangle", "properties": {"width": 900, "height": 9}}"#
    #expect(try findings(wide).contains("overflow"))
  }

  @Test("Text that is cut off in a frame without a limit is found")
  func truncated() throws {
    let root = """
      {"type": "Text", "values": {"text": "A text that is far too long for its frame"},
       "properties": {"width": 60, "height": 20}}
      """
    #expect(try lints(root).contains("truncated-text"))
  }

  @Test("Text that a row has room for and does not give is found, with the line that helps")
  func squeezed() throws {
    func row(_ more: String, width: Double) -> String {
      """
      {"type": "HStack", "properties": {"width": \(width), "height": 60}, "subviews": [
        {"type": "Rectangle"},
        {"type": "Text", "values": {"text": "Hello, world"}\(more)}]}
      """
    }
    #expect(try lints(row("", width: 120)) == ["squeezed-text"])
    #expect(try lints(row(#", "properties": {"layoutPriority": 1}"#, width: 120)).isEmpty)
    // The text has its ideal width, or the row lacks room for it.
    #expect(try lints(row("", width: 195)).isEmpty)
    #expect(try !lints(row("", width: 60)).contains("squeezed-text"))
  }

  @Test(
    "A background or a border that is smaller than the frame is found, with the keys that make it larger",
    arguments: [
      (##""width": 120, "height": 60, "backgroundColor": "#eeeeee""##, true),
      (##""height": 60, "borderColor": "#000000", "borderWidth": 1"##, true),
      (##""minWidth": 120, "minHeight": 60, "backgroundColor": "#eeeeee""##, false),
      (#""width": 120, "height": 60"#, false), (##""backgroundColor": "#eeeeee""##, false),
    ])
  func smallBackground(properties: String, isFound: Bool) throws {
    let root = """
      {"type": "ZStack", "properties": {\(properties)},
       "subviews": [{"type": "Text", "values": {"text": "Hi"}}]}
      """
    func findings(_ root: String) throws -> [LintFinding] {
      let source = SourceText(name: "lint.json", text: String(repeating: " ", count: 1000))
      let scene = SceneDescription(try laidOut(root), source: source)
      return SceneLinter().findings(in: scene).filter { $0.lint == "small-background" }
    }
    let found = try findings(root)
    #expect(found.count == (isFound ? 1 : 0))
    #expect(found.allSatisfy { $0.message.contains("minWidth and minHeight") })
    // A shape fills its frame.
    let filled = root.replacing(
      "{\"type\": \"Text\", \"values\": {\"text\": \"Hi\"}}", with: "{\"type\": \"Rectangle\"}")
    #expect(try findings(filled).isEmpty)
  }

  @Test("the article on lints explains each of them, and so does the vocabulary of exemptions")
  func articleOfLints() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Sources/Galley/Galley.docc/testing-with-snapshots.md"),
      encoding: .utf8)
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
    for (lint, _) in SceneLinter.catalog {
      #expect(rows.contains { $0.contains("`\(lint)`") }, "\(lint)")
    }
    #expect(SceneLinter.catalog.map(\.key).sorted() == LintName.allCases.map(\.rawValue).sorted())
  }

  @Test("A legend that is cut is found, with the number of entries that are not there")
  func cutLegend() throws {
    func findings(_ height: Int, _ more: String = "") throws -> [LintFinding] {
      let marks = ["North", "South", "East", "West"].map {
        #"{"mark": "bar", "name": "\#($0)", "x": ["a", "b"], "y": [1, 2]}"#
      }
      let root = """
        {"type": "Chart", "properties": {"width": 100, "height": \(height)\(more)},
         "values": {"marks": [\(marks.joined(separator: ", "))]}}
        """
      let scene = SceneDescription(try laidOut(root))
      return SceneLinter().findings(in: scene).filter { $0.lint == "legend" }
    }
    #expect(try findings(400).isEmpty)
    let found = try findings(90)
    #expect(found.count == 1 && found[0].message.contains("of its entries"))
    #expect(found[0].node.hasSuffix("Chart"))
    #expect(try findings(90, #", "showsLegend": false"#).isEmpty)
  }

  @Test(
    "A container that says that nothing is inside is the only finding about those words",
    arguments: [
      ##""backgroundColor": "#336699", "width": 100, "height": 100"##, #""width": 20, "height": 5"#,
      ##""foregroundColor": "#eeeeee""##,
    ])
  func placeholder(_ properties: String) throws {
    func container(_ more: String) -> String {
      #"{"type": "VStack", "properties": {\#(properties)}\#(more)}"#
    }
    #expect(try lints(container("")) == ["missing-subviews"])
    #expect(try lints(container(#", "subviews": []"#)).isEmpty)
    // Words that an author wrote are looked at.
    let own =
      #", "subviews": [{"type": "Text", "values": {"text": "Add subviews to this VStack"}}]"#
    #expect(try !lints(container(own)).isEmpty)
  }

  @Test("Pale text on white is found, on black it is not", arguments: [true, false])
  func contrast(isWhite: Bool) throws {
    let root = """
      {"type": "Text", "values": {"text": "Pale"},
       "properties": {"foregroundColor": "#cccccc", "padding": 8,
                      "backgroundColor": "\(isWhite ? "#ffffff" : "#000000")"}}
      """
    #expect(try lints(root) == (isWhite ? ["contrast"] : []))
  }

  /// What is drawn under and through a text, and whether the text can be read.
  private static let translucent: [(String, isWeak: Bool)] = [
    (##""foregroundColor": "#fff", "backgroundColor": "#00000080""##, true),
    (##""foregroundColor": "#fff", "backgroundColor": "#000000E6""##, false),
    (##""foregroundColor": "#00000066""##, true), (##""foregroundColor": "#000000CC""##, false),
    (##""foregroundColor": "#000", "opacity": 0.4"##, true),
    (##""foregroundColor": "#000", "opacity": 0.9"##, false),
    (##""foregroundColor": "#fff", "backgroundColor": "#000", "opacity": 0.3"##, true),
    (##""foregroundColor": "#ccc", "borderWidth": 1, "borderColor": "#000", "padding": 8"##, true),
    (##""foregroundColor": "#000", "brightness": 0.6"##, true),
    // Nothing is known beneath a blur.
    (##""foregroundColor": "#ccc", "blur": 2"##, false),
  ]

  @Test("Translucent grounds, words and groups count as they are drawn", arguments: translucent)
  func translucency(properties: String, isWeak: Bool) throws {
    let root = #"{"type": "Text", "values": {"text": "Pale"}, "properties": {\#(properties)}}"#
    #expect(try lints(root) == (isWeak ? ["contrast"] : []))
  }

  @Test("Translucent grounds lie on one another, also within groups, up to the one that covers")
  func groundsOnOneAnother() throws {
    func boxes(_ colors: [String], _ more: String = "") -> String {
      let words = """
        {"type": "Text", "values": {"text": "Grey"}, "properties": {"foregroundColor": "#000"\(more)}}
        """
      return colors.reduce(words) { inner, color in
        """
        {"type": "VStack", "properties": {"backgroundColor": "\(color)", "padding": 4},
         "subviews": [\(inner)]}
        """
      }
    }
    #expect(try lints(boxes(["#00000040"])).isEmpty)
    #expect(try lints(boxes(["#00000040", "#00000040", "#00000040", "#00000040"])) == ["contrast"])
    #expect(try lints(boxes(["#fff", "#000"])).isEmpty)
    #expect(try lints(boxes(["#00000080", "#000"])) == ["contrast"])
  }

  @Test("A round ground counts where it covers the words, and one beside them does not")
  func roundGrounds() throws {
    func badge(_ side: Int, _ offset: Int = 0) -> String {
      """
      {"type": "ZStack", "subviews": [
        {"type": "Circle", "properties": {"width": \(side), "height": \(side),
          "foregroundColor": "#eee", "offset": {"x": \(offset), "y": 0}}},
        {"type": "Text", "values": {"text": "AB"}, "properties": {"foregroundColor": "#ddd"}}]}
      """
    }
    #expect(try lints(badge(60)) == ["contrast"])
    let beside = try described(badge(60, 50)).nodes.compactMap(\.facts.text?.contrast)
    let covering = try described(badge(60)).nodes.compactMap(\.facts.text?.contrast)
    #expect(beside.count == 1 && covering.count == 1 && beside[0] > covering[0])
    #expect(try described(badge(18, 9)).nodes.compactMap(\.facts.text?.contrast).isEmpty)
  }

  @Test(
    "One letter that is cut off is found, and leave to cut is respected", arguments: [true, false])
  func shortTruncation(isAllowed: Bool) throws {
    let root = """
      {"type": "Text", "values": {"text": "Mmm"},
       "properties": {"width": 36\(isAllowed ? #", "lineBreakMode": "truncateTail""# : ""),
                      "maxHeight": 22}}
      """
    #expect(try lints(root).contains("truncated-text") != isAllowed)
  }

  private static let long = "A title that is far too long for this"

  /// Controls that show one line of text each, with the key of a limit that their author sets.
  private static let titled: [String] = [
    #""type": "Button", "values": {"title": "\#(long)"}"#,
    #""type": "Chip", "values": {"title": "\#(long)"}"#,
    #""type": "Tag", "values": {"text": "\#(long)"}"#,
    #""type": "Badge", "values": {"text": "\#(long)"}"#,
    #""type": "Picker", "values": {"options": ["\#(long)", "B"]}, "properties": {"pickerStyle": "segmented"}"#,
    #""type": "TabBar", "values": {"items": [{"title": "\#(long)"}, {"title": "B"}]}"#,
    #""type": "NavigationBar", "values": {"title": "\#(long)"}"#,
    #""type": "Toolbar", "values": {"items": [{"title": "\#(long)"}, {"title": "B"}]}"#,
    #""type": "SearchField", "values": {"placeholder": "\#(long)"}"#,
    #""type": "TextField", "values": {"placeholder": "\#(long)"}"#,
    #""type": "ActionSheet", "values": {"actions": [{"title": "\#(long) and on and on"}]}"#,
    #""type": "ControlGroup", "subviews": [{"type": "Button", "values": {"title": "\#(long)"}}]"#,
    #""type": "DatePicker", "values": {"label": "Day", "date": "2026-01-01"}"#,
  ]

  @Test("The title of a control that is cut off is found", arguments: titled)
  func cutTitle(control: String) throws {
    #expect(try lints("{\(control)}", width: 90).contains("truncated-text"))
    #expect(try !lints("{\(control)}", width: 900).contains("truncated-text"))
  }

  @Test(
    "A title whose author limits its lines may be cut, and so may what was typed",
    arguments: [
      #""type": "Button", "values": {"title": "\#(long)"}, "properties": {"lineLimit": 1}"#,
      #""type": "Button", "values": {"title": "\#(long)"}, "properties": {"lineLimit": 2}"#,
      #""type": "TextField", "values": {"placeholder": "\#(long)"}, "properties": {"lineLimit": 1}"#,
      #""type": "TextField", "values": {"text": "\#(long)"}"#,
      #""type": "SearchField", "values": {"text": "\#(long)"}"#,
    ])
  func limitedTitle(control: String) throws {
    #expect(try !lints("{\(control)}", width: 90).contains("truncated-text"))
  }

  @Test("Dumps say which texts are cut off unasked", arguments: [true, false])
  func cutDump(isAsked: Bool) throws {
    let limit = isAsked ? #", "lineLimit": 1"# : ""
    let scene = try laidOut(
      #"{"type": "Button", "values": {"title": "\#(Self.long)"}, "properties": {"width": 90\#(limit)}}"#
    )
    let text = scene.layout.dump().split(separator: "\n").first { $0.contains("Text") }
    #expect(text?.hasSuffix(" cut") == !isAsked)
  }

  @Test("Missing glyphs are named by their characters")
  func missing() throws {
    let found = try findings(#"{"type": "Text", "values": {"text": "Old \ud80c\udc00"}}"#)
    #expect(found.map(\.message) == ["no font shows \"\u{13000}\""])
  }

  @Test(
    "What reaches out of its container or the canvas overflows, unless it may",
    arguments: [
      (#""type": "HStack", "properties": {"width": 80}"#, ["overflow"]),
      (#""type": "HStack", "properties": {"width": 120}"#, []),
      (#""type": "ZStack", "properties": {"width": 80}"#, []),
      (#""type": "HStack", "properties": {"width": 240}"#, ["overflow"]),
    ])
  func overflow(container: String, expected: [String]) throws {
    let root = """
      {\(container), "subviews": [{"type": "HStack", "properties": {"width": 100}, "subviews": [
        {"type": "Rectangle", "properties": {"width": 10, "height": 10}}]}]}
      """
    #expect(try lints(root) == expected)
  }
}
