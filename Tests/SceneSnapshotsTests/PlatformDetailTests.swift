import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyPainting
import GalleyParsing
import GalleyStair
import Testing

@Suite("Details of the platform's rows, bars, sheets and words")
struct PlatformDetailTests {
  private func prepared(
    _ root: String, width: Int = 390, _ change: (inout SceneSettings) -> Void = { _ in }
  ) throws -> PreparedScene {
    let source = SourceText(
      name: "detail.json",
      text: #"{"canvas": {"width": \#(width), "height": 800}, "root": \#(root)}"#)
    let (document, findings) = DocumentReader.read(source)
    #expect(findings.isEmpty, "\(findings)")
    var settings = SceneSettings()
    settings.scale = 1
    change(&settings)
    let scene = Scene(try #require(document, "\(findings)"), settings: settings)
    return try #require(FaultDrillTests.renderer).prepare(scene)
  }

  /// The texts as they are drawn with their left ends.
  private func words(_ scene: PreparedScene) -> [(text: String, x: Double, y: Double)] {
    let list = scene.layout.painted(in: nil, extents: nil, keepsTexts: true)
    return list.texts.sorted { $0.key < $1.key }.compactMap { index, text in
      guard case .glyphs(_, let place, _) = list.commands[index] else { return nil }
      return (text.text, place.x, place.y)
    }
  }

  // MARK: Rows

  /// The heights of the lines between rows.
  private func lines(_ container: String, _ states: [String]) throws -> [Int] {
    let rows = states.map {
      #"{"type": "Cell", "values": {"title": "Row"}, "properties": {"state": "\#($0)"}}"#
    }
    let root = container.replacing("ROWS", with: rows.joined(separator: ", "))
    let boxes = try prepared(root).list.commands.compactMap { command -> Rect? in
      if case .fill(.rectangle(let box), _) = command, box.height == 1 { box } else { nil }
    }
    return boxes.map { Int($0.minY) }.sorted()
  }

  @Test(
    "There is no line above or below a row that is highlighted or selected, but one between two that are selected",
    arguments: [
      #"{"type": "List", "subviews": [ROWS]}"#,
      #"{"type": "List", "properties": {"listStyle": "insetGrouped"}, "subviews": [ROWS]}"#,
      #"{"type": "List", "properties": {"listStyle": "plain"}, "subviews": [{"type": "Section", "subviews": [ROWS]}]}"#,
      #"{"type": "Table", "subviews": [ROWS]}"#,
      #"{"type": "Table", "subviews": [{"type": "Section", "subviews": [ROWS]}]}"#,
    ])
  func separators(container: String) throws {
    let all = try lines(container, ["normal", "normal", "disabled", "normal", "normal"])
    // A list without surfaces has a line below its last row too.
    let isPlain = container.contains("plain")
    #expect(all.count == (isPlain ? 5 : 4))
    func kept(_ states: [String], _ places: [Int]) throws {
      let places = places + (isPlain && states.last == "normal" ? [4] : [])
      #expect(try lines(container, states) == places.map { all[$0] }, "\(states)")
    }
    try kept(["normal", "normal", "highlighted", "normal", "normal"], [0, 3])
    try kept(["selected", "normal", "normal", "normal", "highlighted"], [1, 2])
    try kept(["normal", "selected", "selected", "normal", "normal"], [1, 3])
    try kept(["normal", "selected", "highlighted", "normal", "normal"], [3])
  }

  // MARK: Bars

  @Test(
    "A large title, what is below it and the buttons have one margin: 16 points, 20 on wide phones",
    arguments: [(375, 16.0), (393, 16), (402, 16), (414, 20), (430, 20)])
  func barMargins(width: Int, margin: Double) throws {
    let bar = #"""
      {"type": "NavigationBar", "values": {"title": "Inbox", "leadingItems": ["Edit"]},
       "properties": {"displayMode": "MODE", "accessory": {"type": "Rectangle", "id": "below", "properties": {"height": 9}}}}
      """#
    let scene = try prepared(bar.replacing("MODE", with: "large"), width: width)
    let below = try #require(scene.layout.frame(ofID: "below"))
    #expect(below.minX == margin && below.maxX == Double(width) - margin)
    for text in ["Inbox", "Edit"] {
      // Letters begin a little beside their place.
      let place = try #require(words(scene).first { $0.text == text })
      #expect(abs(place.x - margin) < 0.5, "\(text) \(place.x)")
    }
    let inline = try prepared(bar.replacing("MODE", with: "inline"), width: width)
    let edit = try #require(words(inline).first { $0.text == "Edit" })
    #expect(abs(edit.x - margin) < 0.5)
  }

  @Test(
    "A long title meets no button in the look of any system",
    arguments: [SystemVersion.ios18, .ios26])
  func longTitles(system: SystemVersion) throws {
    let bar = #"""
      {"type": "NavigationBar", "values": {"title": "A title that is longer than its bar is wide", "backTitle": "Mailboxes",
       "trailingItems": ["Edit the list", "Done"]}}
      """#
    let scene = try prepared(bar) { $0.system = system }
    let list = scene.layout.painted(in: nil, extents: nil, keepsTexts: true)
    let spans = list.texts.compactMap { index, text -> (Double, Double)? in
      guard case .glyphs(_, let place, _) = list.commands[index] else { return nil }
      return (place.x, place.x + text.width)
    }.sorted { $0.0 < $1.0 }
    #expect(spans.count >= 3)
    for (one, next) in zip(spans, spans.dropFirst()) { #expect(one.1 <= next.0) }
  }

  /// The shares of their heights that the corners of filled boxes have, in the order of drawing.
  private func roundness(_ document: String, on system: SystemVersion) throws -> [Double] {
    let scene = try prepared(document) { $0.system = system }
    return scene.layout.painted().commands.compactMap { command -> Double? in
      guard case .fill(.roundedRectangle(let rect, let corners), _) = command else { return nil }
      return corners.topLeft / rect.height
    }
  }

  @Test("Buttons of the platform have round ends on iOS 26, unless their corners are given")
  func roundButtons() throws {
    func button(_ properties: String) -> String {
      #"{"type": "Button", "properties": {"kind": \#(properties)}, "values": {"title": "Save"}}"#
    }
    #expect(try roundness(button(#""filled""#), on: .ios26).first == 0.5)
    #expect(try #require(roundness(button(#""filled""#), on: .ios18).first) < 0.3)
    let given = button(#""filled", "cornerRadius": 2"#)
    #expect(try #require(roundness(given, on: .ios26).first) < 0.1)
  }

  @Test("Sheets that are not full float on iOS 26")
  func floatingSheets() throws {
    func card(_ detent: String, on system: SystemVersion) throws -> Rect? {
      let document = #"""
        {"type": "Sheet", "properties": {"detents": ["\#(detent)"], "width": 375, "height": 667},
         "subviews": [{"type": "Rectangle", "id": "content"}]}
        """#
      return try prepared(document, width: 375) { $0.system = system }.layout
        .frame(ofID: "content")
    }
    let floating = try #require(try card("medium", on: .ios26))
    #expect(floating.size == Size(width: 363, height: 351) && floating.minX == 6)
    #expect(try card("medium", on: .ios18)?.width == 375)
    #expect(try card("large", on: .ios26)?.width == 375)
  }

  // The places of serverpod/cupertino_native, misc/screenshots/popup-menu-button.png at d5e8af5a, and of
  // sbaiahmed1/react-native-menus, ios-image.png at f67482d5.
  @Test("Menus of iOS 26 have icons before the words, rows of 42 points and lines between sections")
  func glassMenus() throws {
    func menu(_ items: String, on system: SystemVersion = .ios26) throws -> PreparedScene {
      let menu = #"{"type": "Menu", "id": "menu", "values": {"items": [\#(items)]}}"#
      return try prepared(menu) { $0.system = system }
    }
    func places(_ scene: PreparedScene) throws -> [Point] {
      let frame = try #require(scene.layout.frame(ofID: "menu"))
      return words(scene).map { Point(x: $0.x - frame.minX, y: $0.y - frame.minY) }
    }
    let sections = #"""
      {"title": "New File", "systemIconName": "doc"}, {"title": "New Folder", "systemIconName": "folder"},
      {"title": "", "role": "divider"}, {"title": "Rename"}, {"title": "Delete", "isDisabled": true}
      """#
    let scene = try menu(sections)
    #expect(scene.layout.frame(ofID: "menu")?.size == Size(width: 250, height: 209))
    let rows = try places(scene)
    #expect(rows.allSatisfy { abs($0.x - 60) < 0.5 }, "\(rows)")
    #expect(zip(rows.dropFirst(), rows).map { ($0.y - $1.y).rounded() } == [42, 63, 42])
    let line = scene.list.commands.compactMap { command -> Rect? in
      if case .fill(.rectangle(let box), _) = command, box.height == 1 { box } else { nil }
    }
    #expect(line.map(\.width) == [202])
    func begin(_ scene: PreparedScene, at x: Double) throws {
      let places = try places(scene)
      #expect(places.count == 2 && places.allSatisfy { abs($0.x - x) < 0.5 }, "\(places)")
    }
    try begin(menu(#"{"title": "Light", "isSelected": true}, {"title": "Dark"}"#), at: 40)
    try begin(menu(#""Light", "Dark""#), at: 28)
    try begin(menu(#""Light", "Dark""#, on: .ios18), at: 16)
  }

  // The look of ramonclaudio/expo-ui-alert-45700-repro, screenshots at 7b91c7df.
  @Test("Questions of iOS 26 have a title alone in the middle, and answers of one colour")
  func glassQuestions() throws {
    func scene(_ type: String, _ values: String) throws -> PreparedScene {
      let question = #"{"type": "\#(type)", "id": "card", "values": {\#(values)}}"#
      return try prepared(question) { $0.system = .ios26 }
    }
    let answers = #""buttons": [{"title": "No", "role": "cancel"}, "Yes"]"#
    for type in ["Alert", "ActionSheet"] {
      let alone = try scene(type, #""title": "Saved", \#(answers)"#)
      let card = try #require(alone.layout.frame(ofID: "card"))
      #expect(card.size.width == 320)
      let title = try #require(words(alone).first { $0.text == "Saved" })
      #expect(title.x > card.midX - 40 && title.x < card.midX - 10)
      let both = try scene(type, #""title": "Saved", "message": "It is there.", \#(answers)"#)
      let first = try #require(words(both).first)
      #expect(abs(first.x - card.minX - 30) < 1)
      let accent = try #require(RGBAColor(hexText: "#0088FF"))
      let fills = both.list.commands.compactMap { command -> RGBAColor? in
        if case .fill(_, .solid(let color)) = command { color } else { nil }
      }
      #expect(!fills.contains(accent))
    }
  }

  @Test("The bar of a wheel has the same box and rounder ends on iOS 26")
  func roundWheels() throws {
    let document = #"""
      {"type": "Picker", "values": {"options": ["A", "B"]},
        "properties": {"pickerStyle": "wheel", "width": 200}}
      """#
    func bar(_ system: SystemVersion) throws -> DisplayShape {
      let scene = try prepared(document) { $0.system = system }
      let shapes = scene.layout.painted().commands.compactMap { command -> DisplayShape? in
        if case .fill(let shape, _) = command { shape } else { nil }
      }
      return try #require(shapes.first)
    }
    let (new, old) = (try bar(.ios26), try bar(.ios18))
    #expect(new.bounds == old.bounds && new.bounds.height == 32 && new.bounds.width == 182)
    #expect(new != old)
  }

  @Test("The time of a status bar is where lines begin")
  func statusBar() throws {
    func time(_ direction: LayoutDirection) throws -> Double {
      let scene = try prepared(#"{"type": "StatusBar"}"#) { $0.direction = direction }
      return try #require(words(scene).first { $0.text == "9:41" }).x
    }
    #expect(try time(.leftToRight) < 100)
    #expect(try time(.rightToLeft) > 290)
  }

  // MARK: Words

  @Test("The numbers of a date keep their order in a screen from right to left")
  func dates() throws {
    let picker =
      #"{"type": "DatePicker", "values": {"date": "2026-11-22", "dateText": "22. 11. 2026", "time": "9:41 PM"}}"#
    func runs(_ direction: LayoutDirection) throws -> [String] {
      words(try prepared(picker) { $0.direction = direction }).sorted { $0.x < $1.x }
        .map { String($0.text.filter { !("\u{2066}"..."\u{2069}").contains($0) }) }
    }
    #expect(try runs(.leftToRight) == ["22. 11. 2026", "9:41 PM"])
    #expect(try runs(.rightToLeft) == ["9:41 PM", "22. 11. 2026"])
  }

  @Test(
    "The placeholder of a search is in the language of the screen, unless a document gives one",
    arguments: [
      ("en-GB", "Search"), ("de-AT", "Suchen"), ("ja", "検索"), ("th", "ค้นหา"), ("ar", "بحث"),
      ("zh-TW", "搜尋"),
      ("zh-Hans", "搜索"), ("tlh", "Search"),
    ])
  func search(language: String, word: String) throws {
    func texts(_ values: String) throws -> String {
      let scene = try prepared(#"{"type": "SearchField"\#(values)}"#) { $0.locale = language }
      return words(scene).map(\.text).joined()
    }
    #expect(try texts("") == word)
    #expect(try texts(#", "values": {"placeholder": "Harbour"}"#) == "Harbour")
  }

  // MARK: Other controls

  @Test("The pages of a control may be called its count")
  func pages() throws {
    func dots(_ key: String) throws -> Int {
      try prepared(#"{"type": "PageControl", "properties": {"\#(key)": 4}}"#).list.commands.count {
        if case .fill(.ellipse, _) = $0 { true } else { false }
      }
    }
    #expect(try dots("count") == 4 && dots("numberOfPages") == 4)
  }

  @Test("The box of a sheet is its card", arguments: [1, 0])
  func sheets(selection: Int) throws {
    func commands(_ more: String) throws -> [DisplayCommand] {
      try prepared(
        #"""
        {"type": "Sheet", "properties": {"detents": ["medium", "large"], "selection": \#(selection)\#(more)},
         "subviews": [{"type": "Rectangle", "id": "content"}]}
        """#
      ).list.commands
    }
    func card(_ commands: [DisplayCommand]) -> Rect? {
      commands.compactMap { command in
        if case .clip(.roundedRectangle(let box, _)) = command { box } else { nil as Rect? }
      }.first
    }
    let plain = try commands("")
    let box = try #require(card(plain))
    #expect(box.width == 390 && box.height < 800)
    let blurred = try commands(#", "backgroundBlur": "thin""#)
    let blurs = blurred.compactMap { command in
      if case .backdrop(let shape, let blur) = command {
        (shape.bounds, blur)
      } else {
        nil as (Rect, Double)?
      }
    }
    #expect(blurs.map(\.0) == [box] && blurs.map(\.1) == [24])
    func fills(_ commands: [DisplayCommand]) -> [RGBAColor] {
      commands.compactMap { command in
        if case .fill(let shape, .solid(let color)) = command, shape.bounds == box {
          color
        } else {
          nil
        }
      }
    }
    #expect(fills(plain) != fills(blurred))
    let red = RGBAColor(hex: 0xFF0000)
    #expect(fills(try commands(##", "backgroundColor": "#FF0000""##)).contains(red))
    #expect(fills(try commands(##", "surfaceColor": "#FF0000""##)).contains(red))
  }

  @Test("Lines at ticks end beside the numbers at values", arguments: [false, true])
  func gridLines(isHorizontal: Bool) throws {
    func gaps(_ values: Bool) throws -> Int {
      let chart = #"""
        {"type": "Chart", "properties": {"width": 300, "height": 200, "showsValues": \#(values), "isHorizontal": \#(isHorizontal),
          "maximumValue": 10, "minimumValue": 0},
         "values": {"marks": [{"mark": "bar", "x": ["a", "b", "c"], "y": [3, 9.6, 4.6]}]}}
        """#
      return try prepared(chart).list.commands.count { command in
        switch command {
        case .fill(.path, _): true
        case .stroke(.path(let path), _, _): path.subpaths.count > 1
        default: false
        }
      }
    }
    // A line with gaps is one path, so that the order of painting is the same at every scale.
    #expect(try gaps(false) == 0)
    #expect(try gaps(true) > 0)
  }
}
