import Foundation
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyFonts
import GalleyLayout
import GalleyPainting
import GalleyParsing
import GalleySnapshots
import GalleyStair
import Testing

@testable import GalleySceneSnapshots
@testable import GalleyText

/// The rules of every component, in every language and at every text size, over the documents of the kit.
@Suite("Rules of all components")
struct ComponentRuleTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The documents of the kit, of the designs and of the screens.
  static let documents: [String] = ["kit", "designs", "screens", "control", "form"].flatMap {
    folder in
    let place = root.appending(path: "Snapshots/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    // One of them needs its style sheet.
    return names.filter { $0.hasSuffix(".json") && !["suite.json", "styled.json"].contains($0) }
      .sorted()
      .map { "Snapshots/\(folder)/\($0)" }
  }

  /// The documents of the corpus that need nothing but themselves.
  static let everything: [String] = {
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Snapshots"), includingPropertiesForKeys: nil)
    var names: [String] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "json" {
      names.append(String(file.path.dropFirst(root.path.count + 1)))
    }
    // Those of a theme or a style sheet need more than themselves.
    return names.filter { name in
      guard !name.hasSuffix("suite.json"), !name.contains("/_"),
        let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8)
      else { return false }
      return !text.contains("\"theme\"") && !text.contains("\"styleSheet")
    }.sorted()
  }()

  private func prepared(
    _ name: String, _ change: (inout SceneSettings) -> Void
  ) throws -> (scene: PreparedScene, text: String) {
    let text = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
    return (try prepared(text: text, name: name, change), text)
  }

  private func prepared(
    text: String, name: String = "rule.json", _ change: (inout SceneSettings) -> Void
  ) throws -> PreparedScene {
    let source = SourceText(name: name, text: text)
    let (document, findings) = DocumentReader.read(source)
    var settings = SceneSettings()
    change(&settings)
    let scene = Scene(try #require(document, "\(findings)"), settings: settings)
    return try #require(FaultDrillTests.renderer).prepare(scene)
  }

  private func texts(_ scene: PreparedScene) -> [String] {
    scene.layout.painted(in: nil, extents: nil, keepsTexts: true).texts
      .sorted { $0.key < $1.key }.map(\.value.text)
  }

  @Test("there are documents to test")
  func count() { #expect(Self.documents.count > 38, "\(Self.documents.count)") }

  @Test("numbers with a sign are isolated where text runs from right to left", arguments: documents)
  func signs(name: String) throws {
    let scene = try prepared(name) { $0.direction = .rightToLeft }.scene
    // A sign that is not isolated is a run by itself, on the other side of its digits.
    for text in texts(scene) { #expect(!["-", "+", "\u{2212}"].contains(text)) }
  }

  /// The parts of a word between places for hyphens, at which the largest text sizes may divide it.
  private static func parts(of word: String) -> [String] {
    let letters = Array(word.unicodeScalars)
    let places = [0] + (patterns?.places(in: letters) ?? []) + [letters.count]
    return places.indices.flatMap { first in
      places[(first + 1)...].map { end in
        var part = String.UnicodeScalarView()
        part.append(contentsOf: letters[places[first]..<end])
        return String(part)
      }
    }
  }

  private static let patterns = try? HyphenationPatterns(
    parsing: String(contentsOfFile: GalleyFonts.directory + "/Hyphenation/en.txt", encoding: .utf8))

  @Test("no word is broken or cut at the largest text size", arguments: documents)
  func words(name: String) throws {
    func words(_ text: String) -> [String] {
      text.split { !$0.isLetter }.map(String.init).filter { $0.count > 1 }
    }
    let (large, text) = try prepared(name) { $0.textSize = .accessibility5 }
    let whole = Set(words(text) + texts(try prepared(name) { _ in }.scene).flatMap(words))
    let known = whole.union(whole.flatMap(Self.parts))
    let drawn = texts(large)
    let broken = drawn.indices.filter { index in
      words(drawn[index]).contains { !known.contains($0) }
    }
    #expect(broken.isEmpty, "\(broken.map { drawn[$0] })")
  }

  /// Arabic has no hyphens, so that a word that is wider than its line becomes smaller.
  @Test(
    "Arabic words of messages and menus stay whole at the largest text size",
    arguments: [
      ("Banner", #""title": "الإشعارات والخصوصية", "message": "للإستخدامات الشخصية""#),
      ("Bubble", #""text": "للإستخدامات والإشعارات""#),
      ("Menu", #""items": [{"title": "الإستخدامات", "subtitle": "بالإشعارات"}]"#),
    ])
  func arabicWords(type: String, values: String) throws {
    let text = """
      {"canvas": {"width": 260},
      "root": {"type": "\(type)", "values": {\(values)}, "properties": {"width": 260}}}
      """
    let large = texts(
      try prepared(text: text) { ($0.textSize, $0.locale) = (.accessibility5, "ar") })
    let words = Set(values.split { !$0.isLetter }.map(String.init))
    let drawn = large.flatMap { $0.split { !$0.isLetter }.map(String.init) }
    #expect(!drawn.isEmpty && drawn.allSatisfy { words.contains($0) }, "\(large)")
  }

  @Test(
    "no word that a component makes is broken in it at the largest text size",
    arguments: everything)
  func wordsOfComponents(name: String) throws {
    func words(_ text: String) -> [String] {
      text.split { !$0.isLetter }.map(String.init).filter { $0.count > 1 }
    }
    let (large, text) = try prepared(name) { $0.textSize = .accessibility5 }
    let usual = try prepared(name) { _ in }.scene
    let whole = Set(words(text) + texts(usual).flatMap(words))
    let known = whole.union(whole.flatMap(Self.parts))
    let list = large.layout.painted(in: nil, extents: nil, keepsTexts: true)
    let elements = large.layout.tree.elements
    for (index, drawn) in list.texts {
      let owner = Int(list.owners[index])
      // Texts of the document's own may be as narrow as their author wants them, and what is typed as its view.
      guard elements.indices.contains(owner),
        elements[owner].typeName != "Text" || elements[owner].sourceOffset == nil,
        !isTyped(owner, large.layout)
      else { continue }
      let broken = words(drawn.text).filter { !known.contains($0) }
      #expect(broken.isEmpty, "\(broken) in \(elements[owner].typeName)")
    }
  }

  @Test(
    "no words that a component shows whole at the usual text size are cut at the largest",
    arguments: everything, [LayoutDirection.leftToRight, .rightToLeft])
  func cutsOfComponents(name: String, direction: LayoutDirection) throws {
    // Texts of the document's own are as narrow as their author wants them, and fields scroll what is typed.
    let containers = ["VStack", "HStack", "ZStack", "CollectionView", "Text"]
    func isMade(_ path: String) -> Bool {
      let types = path.split(separator: " › ").map { $0.prefix { $0 != "[" } }
      // One of the rows is squeezed by its neighbours to less than its words need at any size.
      if name == "Snapshots/states/rows.json", path.contains("HStack[6]") { return false }
      return !types.contains("TextField") && !types.allSatisfy { containers.contains(String($0)) }
    }
    func cuts(_ size: TextSize) throws -> [String] {
      let scene = try prepared(name) { ($0.textSize, $0.direction) = (size, direction) }.scene
      return SceneLinter().findings(in: SceneDescription(scene))
        .filter { $0.lint == "truncated-text" }.map { "\($0.node)" }.filter(isMade)
    }
    let (usual, largest) = (Set(try cuts(.large)), Set(try cuts(.accessibility5)))
    let new = largest.subtracting(usual)
    #expect(new.isEmpty, "\(new)")
  }

  @Test(
    "marks beside words, and the gaps to them, grow as the words do",
    arguments: [
      #""type": "Chip", "properties": {"isRemovable": true}, "values": {"title": "Word"}"#,
      #""type": "Chip", "values": {"title": "Word", "systemIconName": "star"}"#,
      #""type": "Picker", "values": {"options": ["Word"]}"#,
      #""type": "DisclosureGroup", "values": {"title": "Word"}, "subviews": []"#,
    ])
  func marks(component: String) throws {
    // The gap between the words and the mark and the mark's width, over the width of the words.
    func shares(_ size: TextSize) throws -> (gap: Double, mark: Double, isFilled: Bool) {
      let text = """
        {"canvas": {"width": 400}, "root": {"type": "VStack", "subviews": [{\(component)}]}}
        """
      let nodes = SceneDescription(try prepared(text: text) { $0.textSize = size }).nodes
      let title = try #require(nodes.first { $0.type == "Text" })
      let words = title.frame
      let parts = nodes.filter { $0.parent == title.parent && $0.type != "Text" }
      let mark = try #require(parts.first { $0.type != "Spacer" }).frame
      let gap = max(mark.minX - words.maxX, words.minX - mark.maxX)
      return (gap / words.width, mark.width / words.width, parts.contains { $0.type == "Spacer" })
    }
    let (usual, largest) = (try shares(.large), try shares(.accessibility5))
    #expect(abs(largest.mark / usual.mark - 1) < 0.25, "\(largest) \(usual)")
    #expect(usual.isFilled || abs(largest.gap / usual.gap - 1) < 0.25, "\(largest) \(usual)")
  }

  @Test(
    "the way back gives way to a view in place of the title of a bar, as it does to a title",
    arguments: [("Chats", true), ("Benachrichtigungseinstellungen", false)])
  func titleViews(backTitle: String, isShown: Bool) throws {
    let text = """
      {"canvas": {"width": 320}, "root": {"type": "NavigationBar", "values": {"backTitle": "\(backTitle)"},
       "properties": {"titleView": {"type": "Text", "values": {"text": "Konto"}}}}}
      """
    #expect(texts(try prepared(text: text) { _ in }).contains(backTitle) == isShown)
  }

  /// True if an element is inside a view of several lines of typed text.
  private func isTyped(_ element: Int, _ layout: LayoutResult) -> Bool {
    sequence(first: element) { layout.parent(ofElement: $0) }
      .contains { layout.tree.elements[$0].typeName == "TextView" }
  }

  /// The documents of the corpus with a chart in them.
  static let charts: [String] = everything.filter { name in
    let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8)
    return text?.contains("\"type\": \"Chart\"") == true
  }

  @Test(
    "no chart's plot is below 40 points at any text size", arguments: charts,
    [LayoutDirection.leftToRight, .rightToLeft])
  func plots(name: String, direction: LayoutDirection) throws {
    #expect(Self.charts.count > 7)
    for size in TextSize.allCases {
      let scene = try prepared(name) { ($0.textSize, $0.direction) = (size, direction) }.scene
      let findings = SceneLinter().findings(in: SceneDescription(scene))
      #expect(findings.filter { $0.lint == "plot" }.isEmpty, "\(size) \(findings)")
    }
  }

  @Test(
    "labels, legends and values give way before the plot of any kind of chart does",
    arguments: ChartMarkKind.allCases, [TextSize.large, .accessibility3, .accessibility5])
  func plotsOfKinds(kind: ChartMarkKind, size: TextSize) throws {
    let words = "Organic search and referrals of partners"
    let names = (1...7).map { "\"\(words) \($0)\"" }.joined(separator: ", ")
    let numbers = "[1200300, 2, -30000, 45, 5, 6, 700]"
    let values =
      switch kind {
      case .sector: "\"x\": [\(names)], \"y\": [3, 4, 5, 1, 1, 2, 9]"
      case .rectangle: "\"x\": [\(names)], \"y\": \(numbers), \"yStart\": [0, 0, 0, 0, 0, 0, 0]"
      case .rule: "\"y\": [7]"
      default: "\"x\": [\(names)], \"y\": \(numbers)"
      }
    for isLying in kind == .bar ? [false, true] : [false] {
      for direction in LayoutDirection.allCases {
        let marks = (1...7).map { index in
          "{\"mark\": \"\(kind.rawValue)\", \"name\": \"\(words), \(index)\", \(values)}"
        }
        let text = """
          {"canvas": {"width": 320}, "root": {"type": "Chart",
           "properties": {"height": 160, "showsValues": true, "isHorizontal": \(isLying)},
           "values": {"xAxisLabel": "\(words)", "yAxisLabel": "\(words)",
             "marks": [\(marks.prefix(kind == .sector ? 1 : 7).joined(separator: ", "))]}}}
          """
        let scene = try prepared(text: text) { ($0.textSize, $0.direction) = (size, direction) }
        let nodes = SceneDescription(scene).nodes
        let plots = nodes.filter { ["ChartPlot", "Pie"].contains($0.type) }
        #expect(!plots.isEmpty)
        for plot in plots {
          #expect(min(plot.frame.width, plot.frame.height) >= 40, "\(plot.frame)")
        }
      }
    }
  }

  @Test("the lint of plots finds one that its labels squeeze, and leaves sparklines alone")
  func plotLint() throws {
    func lints(_ properties: String) throws -> [String] {
      let text = """
        {"canvas": {"width": 200}, "root": {"type": "Chart", "properties": {\(properties)}, "values": {"marks": [
          {"mark": "line", "name": "one", "x": ["a", "b"], "y": [1, 2]},
          {"mark": "line", "name": "two", "x": ["a", "b"], "y": [2, 2]}]}}}
        """
      let scene = SceneDescription(try prepared(text: text) { _ in })
      return SceneLinter().findings(in: scene).map(\.lint).filter { $0 == "plot" }
    }
    #expect(try lints("\"height\": 34") == ["plot"])
    // A plot without any room left is one, too.
    #expect(try lints("\"height\": 12") == ["plot"])
    #expect(try lints("\"height\": 120").isEmpty)
    #expect(try lints("\"height\": 24, \"showsAxes\": false, \"showsLegend\": false").isEmpty)
  }

  @Test(
    "rows, buttons and fields are as high in every language as in English",
    arguments: [
      ("ar", "الإعدادات"), ("ur", "ترتیبات"), ("he", "הגדרות"), ("ja", "設定を変更"), ("ko", "설정"),
      ("th", "การตั้งค่าที่"), ("hi", "सेटिंग्स"), ("my", "ဆက်တင်များ"), ("zh-Hans", "设置"), ("de", "Übersicht"),
    ])
  func heights(language: String, word: String) throws {
    func heights(_ word: String) throws -> [String: Double] {
      let parts = [
        #""type": "Button", "id": "button", "values": {"title": "\#(word)"}"#,
        #""type": "TextField", "id": "field", "values": {"text": "\#(word)"}"#,
        #""type": "SearchField", "id": "search", "values": {"text": "\#(word)"}"#,
        #""type": "Cell", "id": "cell", "values": {"title": "\#(word)"}"#,
        #""type": "Cell", "id": "subtitle", "values": {"title": "\#(word)", "subtitle": "\#(word)"}"#,
        #""type": "NavigationBar", "id": "bar", "values": {"title": "\#(word)"}"#,
        #""type": "Chip", "id": "chip", "values": {"title": "\#(word)"}"#,
        #""type": "Text", "id": "text", "values": {"text": "\#(word)"}"#,
      ]
      let root = parts.map { "{\($0)}" }.joined(separator: ", ")
      let text =
        #"{"canvas": {"width": 390}, "root": {"type": "VStack", "subviews": [\#(root)]}}"#
      let scene = try prepared(text: text) { $0.locale = word == "Settings" ? "en" : language }
      let nodes = SceneDescription(scene).nodes
      return Dictionary(
        nodes.compactMap { node in node.id.map { ($0, node.frame.height) } }, uniquingKeysWith: max)
    }
    let (own, english) = (try heights(word), try heights("Settings"))
    #expect(english.count == 8 && own == english)
  }

  @Test(
    "no component asks for an icon of a side of the screen where it means a direction of the text")
  func directions() throws {
    let folder = Self.root.appending(path: "Sources/Components")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let names = /"(chevron|arrow|arrowshape|arrowtriangle)\.([a-z.]+\.)?(left|right)(\.[a-z.]+)?"/
    var count = 0
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      // The table of other sets' names leads to all of ours.
      if file.lastPathComponent == "ForeignIcons.swift" { continue }
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: names) {
        Issue.record("\(file.lastPathComponent): \(text[match.range])")
      }
    }
    #expect(count > 100)
  }
}
