import GalleyDocuments
import GalleyGeometry
import GalleyParsing
import GalleySnapshots
import GalleyStair
import Testing

@testable import GalleySceneSnapshots

@Suite("The words of bars, rows, dates and groups of people have their room")
struct WordRoomTests {
  /// The texts of a component with their frames, in order.
  private func texts(
    _ root: String, width: Int = 393, locale: String = "en"
  ) throws -> [(text: String, frame: Rect)] {
    let source = SourceText(
      name: "words.json",
      text: #"{"canvas": {"width": \#(width), "locale": "\#(locale)"}, "root": \#(root)}"#)
    let (document, findings) = DocumentReader.read(source)
    let scene = Scene(try #require(document, "\(findings)"))
    let description = SceneDescription(try #require(FaultDrillTests.renderer).prepare(scene))
    return description.nodes.filter { $0.type == "Text" }.map {
      ($0.value(of: "text") ?? "", $0.frame)
    }
  }

  // MARK: Bars

  private func bar(
    back: String, title: String = "Details", trailing: String = "Done", locale: String = "en"
  ) throws -> [(text: String, frame: Rect)] {
    try texts(
      #"""
      {"type": "NavigationBar", "values": {"title": "\#(title)", "backTitle": "\#(back)",
       "trailingItems": ["\#(trailing)"]}}
      """#, locale: locale)
  }

  @Test(
    "A way back that would meet the title is generic, then an arrow; the title keeps its place",
    arguments: [
      ("Inbox", "en", "Inbox"), ("Everything that was ever sent", "en", "Back"),
      ("Alles, was je gesendet wurde", "de", "Zurück"),
    ])
  func wayBack(title: String, locale: String, shown: String?) throws {
    let bar = try bar(back: title, locale: locale)
    let back = bar.first { $0.text != "Details" && $0.text != "Done" }
    #expect(back?.text == shown)
    let details = try #require(bar.first { $0.text == "Details" }).frame
    #expect(abs(details.midX - 393 / 2) < 0.5)
    #expect((back?.frame.maxX ?? 0) < details.minX)
  }

  @Test("A title between long neighbours moves aside and is cut, and meets none of them")
  func neighbours() throws {
    let long = "Datenschutzerklärung"
    for title in ["Kurz", long, "Benachrichtigungseinstellungen"] {
      let bar = try bar(back: long, title: title, trailing: "Einstellungsübersicht", locale: "de")
        .sorted { $0.frame.minX < $1.frame.minX }
      for (one, next) in zip(bar, bar.dropFirst()) {
        #expect(one.frame.maxX <= next.frame.minX, "\(one.text) | \(next.text)")
      }
    }
  }

  // MARK: Rows

  @Test("A value goes below a title whose word would be broken beside it, and only there")
  func values() throws {
    func cell(_ title: String, _ width: Int) throws -> [(text: String, frame: Rect)] {
      try texts(
        #"{"type": "Cell", "values": {"title": "\#(title)", "value": "Benutzerkonto"}}"#,
        width: width)
    }
    let word = "Datenschutzerklärung"
    let wide = try cell(word, 393)
    #expect(wide[0].frame.midY == wide[1].frame.midY)
    let narrow = try cell(word, 300)
    #expect(narrow[1].frame.minY >= narrow[0].frame.maxY)
    #expect(narrow[0].frame.height == wide[0].frame.height)
    // Several words go on several lines beside the value.
    let words = try cell("Die Erklärung zum Datenschutz", 320)
    #expect(words[1].frame.minX >= words[0].frame.maxX)
    #expect(words[0].frame.height > wide[0].frame.height)
  }

  // MARK: Dates

  private func picker(_ style: String, _ locale: String, _ more: String = "") throws -> [String] {
    try texts(
      #"""
      {"type": "DatePicker", "values": {"date": "2026-11-22"\#(more)},
       "properties": {"datePickerStyle": "\#(style)"}}
      """#, locale: locale
    ).map(\.text)
  }

  @Test("A date is written as the language does, in words, in a calendar and on wheels")
  func dates() throws {
    #expect(try picker("compact", "en").contains("Nov 22, 2026"))
    #expect(try picker("compact", "de").contains("22.11.2026"))
    #expect(try picker("compact", "ja").contains("2026/11/22"))
    let english = try picker("graphical", "en")
    #expect(english.prefix(3) == ["November 2026", "SUN", "MON"])
    #expect(english.firstIndex(of: "1") == 8)
    // November begins on a Sunday, the last day of a German week.
    let german = try picker("graphical", "de")
    #expect(german.prefix(3) == ["November 2026", "MO", "DI"])
    #expect(german.firstIndex(of: "1") == 14)
    #expect(try picker("graphical", "ja").first == "2026年11月")
    let wheels = try picker("wheel", "de")
    let (day, month) = (wheels.firstIndex(of: "22"), wheels.firstIndex(of: "November"))
    #expect(try #require(day) < #require(month))
    #expect(try #require(wheels.firstIndex(of: "2026")) > #require(month))
    #expect(try picker("wheel", "ru").contains("ноябрь"))
  }

  @Test("Names that a document gives go before those of the language")
  func names() throws {
    let months = (1...12).map { #""Month \#($0)""# }.joined(separator: ", ")
    let given = #", "monthNames": [\#(months)]"#
    #expect(try picker("graphical", "de", given).first == "Month 11 2026")
    #expect(try picker("compact", "de", given).contains("Mon 22, 2026"))
  }

  // MARK: Charts

  @Test(
    "The label of the axis across is centred below the plot", arguments: ["leading", "trailing"])
  func measure(edge: String) throws {
    let texts = try texts(
      #"""
      {"type": "Chart", "properties": {"width": 300, "height": 200, "valueEdge": "\#(edge)"},
       "values": {"xAxisLabel": "letter", "marks": [{"mark": "bar", "x": ["a", "b", "c"], "y": [1, 2000, 3]}]}}
      """#)
    let middle = try #require(texts.first { $0.text == "b" }).frame.midX
    #expect(abs(try #require(texts.first { $0.text == "letter" }).frame.midX - middle) < 1)
  }

  // MARK: Groups of people

  @Test(
    "Initials in a group stay free of the next avatar at every size", arguments: [16, 24, 40, 64])
  func initials(size: Double) throws {
    let avatars = ["Gil Ham", "Ada Lovelace", "Will Morris"].map {
      #"{"type": "Avatar", "values": {"name": "\#($0)"}, "properties": {"size": \#(size)}}"#
    }
    let source = SourceText(
      name: "group.json",
      text: #"{"root": {"type": "AvatarGroup", "subviews": [\#(avatars.joined(separator: ","))]}}"#)
    let (document, findings) = DocumentReader.read(source)
    let scene = Scene(try #require(document, "\(findings)"))
    let description = SceneDescription(try #require(FaultDrillTests.renderer).prepare(scene))
    // Without those of the rings.
    let people = description.nodes.map { ($0.type, $0.frame) }.filter {
      $0 == "Avatar" && abs($1.width - size) < 0.01
    }.map(\.1)
    #expect(people.count == 3)
    for (one, next) in zip(people, people.dropFirst()) {
      // The ring of two points of the next one covers a fifth of the circle.
      #expect(abs(one.maxX - (next.minX - 2) - size / 5) < 0.01)
    }
    if size == 40 { #expect(abs(people[1].minX - people[0].minX - 34) < 0.01) }
  }
}
