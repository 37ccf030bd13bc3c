import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyParsing
import GalleyText
import Testing

@Suite struct DialectTests {
  @Test("DUI-1, DUI-2, DUI-4, DUI-5, DUI-7: the README's row reads without a finding or a key")
  func row() throws {
    let (document, diagnostics) = read(
      """
      {"type": "HStack", "properties": {"spacing": 16, "verticalAlignment": "top"}, "subviews": [
        {"type": "Image", "properties": {"height": 40, "width": 40},
         "values": {"systemIconName": "figure.walk"}},
        {"type": "VStack", "properties": {"padding": 8, "horizontalAlignment": "leading"},
         "subviews": [
          {"type": "Text", "properties": {"font": "title", "fontWeight": "bold"},
           "values": {"text": "Hiking"}},
          {"type": "Text", "properties": {"foregroundColor": "333333"},
           "values": {"text": "This is Hiking sport."}}]}]}
      """)
    #expect(diagnostics.isEmpty)
    let root = try #require(document).root
    #expect(root.count == 5)
    let title = try #require(root.children[1].children[0].content as? Text)
    #expect(title.text == "Hiking")
    #expect(title.font == .title1)
    #expect(title.fontWeight == .bold)
  }

  @Test("DUI-2: a lenient reading takes one component for a list of it")
  func singleSubview() throws {
    let text = #"{"type": "VStack", "subviews": {"type": "Text", "values": {"text": "a"}}}"#
    let (document, findings) = read(text, mode: .lenient)
    #expect(try #require(document).root.children.map(\.typeName) == ["Text"])
    #expect(findings.count == 1)
    #expect(read(text).document == nil)
  }

  @Test(
    "DUI-5: points are numbers, whole or not; what has no meaning is refused",
    arguments: [
      ("borderWidth", "2", "-1"), ("borderWidth", "0.5", "\"2\""), ("padding", "-8", "[4]"),
      ("padding", "8.5", "true"), ("spacing", "3", "\"8\""), ("spacing", "-8", "true"),
      ("spacing", "2.5", "[8]"), ("padding", "\"-4 8\"", "\"4 a\""),
      ("padding", "{\"leading\": -4.5}", "{\"leading\": true}"),
      ("width", "2.5", "-1"), ("height", "2.5", "\"8\""),
      ("horizontalAlignment", "\"trailing\"", "\"top\""),
      ("foregroundColor", "\"333333\"", "3"), ("backgroundColor", "\"FFF\"", "true"),
    ])
  func properties(key: String, good: String, bad: String) {
    func reads(_ value: String) -> Bool {
      read("{\"type\": \"VStack\", \"subviews\": [], \"properties\": {\"\(key)\": \(value)}}")
        .document != nil
    }
    #expect(reads(good) && !reads(bad))
  }

  @Test(
    "GUI-13: whoever writes a form's name in Swift is told the one in documents",
    arguments: ["UIQuickForm", "UIQuickFormView", "QuickForm", "QuickFormView"])
  func formNames(name: String) {
    let (document, findings) = read(#"{"type": "\#(name)", "subviews": []}"#)
    #expect(document == nil)
    #expect(findings.map(\.suggestion) == ["Form"])
  }

  @Test("DUI-8: a container without subviews and an image without value say so")
  func placeholders() throws {
    let placed = try PlacedDocument(
      #"{"type": "VStack", "subviews": [{"type": "HStack"}, {"type": "Image"}, {"type": "Text"}]}"#)
    let runs = placed.list.commands.count {
      if case .glyphs = $0 { true } else { false }
    }
    #expect(runs == 2)
  }

  @Test(
    "A container with words of its own may stand without subviews",
    arguments: [
      #""type": "ContentUnavailableView", "values": {"title": "No results"}"#,
      #""type": "DisclosureGroup", "values": {"title": "No results"}"#,
      #""type": "GroupBox", "values": {"title": "No results"}"#,
      #""type": "Section", "values": {"header": "No results"}"#,
    ])
  func wordsAlone(component: String) throws {
    let bare = try PlacedDocument("{\(component)}")
    let empty = try PlacedDocument("{\(component), \"subviews\": []}")
    #expect(bare.list.commands == empty.list.commands)
    #expect(!bare.list.commands.isEmpty)
  }

  @Test("DUI-9: spacing is 0 and alignment centre unless given")
  func stacks() throws {
    let placed = try PlacedDocument(
      """
      {"type": "HStack", "subviews": [
        {"type": "Rectangle", "id": "a", "properties": {"width": 10, "height": 30}},
        {"type": "Rectangle", "id": "b", "properties": {"width": 10, "height": 10}}]}
      """)
    #expect(placed.result.size == Size(width: 20, height: 30))
    #expect(try placed.frame("b") == Rect(x: 10, y: 10, width: 10, height: 10))
  }

  @Test("DUI-10: text is body and regular unless given; an empty one takes no room")
  func text() throws {
    let placed = try PlacedDocument(
      #"{"type": "VStack", "subviews": [{"type": "Text", "values": {"text": "a"}}]}"#)
    guard case .glyphs(let run, _, let color) = placed.list.commands[0] else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.askedSize == 17)
    #expect(color == .black)
    #expect(try PlacedDocument(#"{"type": "Text"}"#).result.size == .zero)
  }

  @Test("DUI-12: shapes take what they are offered, a circle is inscribed and centred")
  func shapes() throws {
    let placed = try PlacedDocument(#"{"type": "Circle"}"#, width: 100, height: 40)
    #expect(placed.filled("#000000") == [.ellipse(Rect(x: 30, y: 0, width: 40, height: 40))])
    let rectangle = try PlacedDocument(#"{"type": "Rectangle"}"#, width: 100, height: 40)
    #expect(
      rectangle.filled("#000000") == [.rectangle(Rect(x: 0, y: 0, width: 100, height: 40))])
  }

  @Test("DUI-13: a spacer takes what is free, a divider is one pixel in the separator colour")
  func spacerAndDivider() throws {
    let placed = try PlacedDocument(
      """
      {"type": "VStack", "subviews": [
        {"type": "Rectangle", "properties": {"height": 10}}, {"type": "Spacer", "id": "free"},
        {"type": "Divider", "id": "line"}]}
      """, width: 50, height: 60)
    #expect(try placed.frame("free").height == 49)
    #expect(try placed.frame("line") == Rect(x: 0, y: 59, width: 50, height: 1))
    #expect(placed.filled("#3C3C434D").count == 1)
    let small = try PlacedDocument(
      #"{"type": "HStack", "subviews": [{"type": "Spacer", "properties": {"minLength": 20}}]}"#,
      width: 5)
    #expect(small.result.size.width == 20)
  }

  @Test("DUI-14: rows are at least 44 high, 16 in from the side, centred, with separators between")
  func list() throws {
    let placed = try PlacedDocument(
      """
      {"type": "List", "subviews": [
        {"type": "Rectangle", "id": "a", "properties": {"width": 20, "height": 20}},
        {"type": "Rectangle", "id": "b", "properties": {"width": 20, "height": 60}}]}
      """, width: 200, height: 300)
    #expect(try placed.frame("a") == Rect(x: 16, y: 12, width: 20, height: 20))
    #expect(try placed.frame("b") == Rect(x: 16, y: 50, width: 20, height: 60))
    #expect(
      placed.filled("#3C3C434D") == [.rectangle(Rect(x: 16, y: 43, width: 184, height: 1))])
  }

  @Test("DUI-15: padding lies inside background and border, the frame outside of both")
  func order() throws {
    let placed = try PlacedDocument(
      """
      {"type": "ZStack", "id": "box", "properties": {"padding": 5, "backgroundColor": "FF0000",
        "borderColor": "0000FF", "borderWidth": 2, "width": 60, "height": 50}, "subviews": [
        {"type": "Rectangle", "id": "inner",
         "properties": {"width": 20, "height": 10, "foregroundColor": "00FF00"}}]}
      """)
    #expect(try placed.frame("box") == Rect(x: 0, y: 0, width: 60, height: 50))
    let box = Rect(x: 15, y: 15, width: 30, height: 20)
    #expect(placed.filled("#FF0000") == [.rectangle(box)])
    #expect(placed.filled("#00FF00") == [.rectangle(Rect(x: 20, y: 20, width: 20, height: 10))])
    #expect(placed.list.commands.last == .border(box, .zero, width: 2, RGBAColor(hex: 0x0000FF)))
  }

  @Test("DUI-15: what grows fills its frame")
  func growing() throws {
    let placed = try PlacedDocument(
      """
      {"type": "Rectangle", "properties": {"padding": 5, "backgroundColor": "FF0000", "width": 60,
        "height": 50, "foregroundColor": "00FF00"}}
      """)
    #expect(placed.filled("#FF0000") == [.rectangle(Rect(x: 0, y: 0, width: 60, height: 50))])
    #expect(placed.filled("#00FF00") == [.rectangle(Rect(x: 5, y: 5, width: 50, height: 40))])
  }

  @Test(
    "DUI-15: a border needs a colour and a width",
    arguments: [#""borderColor": "FF0000""#, #""borderWidth": 3"#])
  func halfBorder(property: String) throws {
    let placed = try PlacedDocument(
      #"{"type": "Rectangle", "properties": {\#(property)}}"#, width: 10, height: 10)
    #expect(placed.list.commands.count == 1)
  }

  @Test("DUI-15: the foreground reaches the children, their own wins")
  func foreground() throws {
    let placed = try PlacedDocument(
      """
      {"type": "HStack", "properties": {"foregroundColor": "FF0000"}, "subviews": [
        {"type": "Rectangle"},
        {"type": "Rectangle", "properties": {"foregroundColor": "00FF00"}}]}
      """, width: 20, height: 10)
    #expect(placed.filled("#FF0000") == [.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))])
    #expect(placed.filled("#00FF00") == [.rectangle(Rect(x: 10, y: 0, width: 10, height: 10))])
  }

  @Test(
    "DUI-10, DUI-17: sizes of the text styles; the weight is regular",
    arguments: [
      ("largeTitle", 34.0), ("title", 28), ("headline", 17), ("subheadline", 15), ("body", 17),
      ("callout", 16), ("footnote", 13), ("caption", 12),
    ])
  func sizes(style: String, points: Double) throws {
    let placed = try PlacedDocument(
      #"{"type": "Text", "properties": {"font": "\#(style)"}, "values": {"text": "a"}}"#)
    guard case .glyphs(let run, _, _) = placed.list.commands[0] else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.askedSize == points)
    // The dialect always sets a weight, so `headline` is regular too (DUI-10).
    #expect(placed.font == (try PlacedDocument(#"{"type": "Text", "values": {"text": "a"}}"#)).font)
  }
}

extension PlacedDocument {
  fileprivate var font: [FontVariation]? {
    if case .glyphs(let run, _, _) = list.commands.first {
      run.font.variations.filter { $0.tag == 0x7767_6874 }
    } else {
      nil
    }
  }
}
