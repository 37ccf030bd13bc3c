import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyParsing
import Testing

/// Galley's own keys.
@Suite struct ExtensionTests {
  @Test(
    "padding by edges and as CSS counts",
    arguments: [
      (#"{"leading": 4}"#, EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)),
      (
        #"{"all": 2, "vertical": 3, "top": 4.5}"#,
        EdgeInsets(top: 4.5, leading: 2, bottom: 3, trailing: 2)
      ),
      (#""8""#, EdgeInsets(8)), (#""8 16""#, EdgeInsets(vertical: 8, horizontal: 16)),
      (#""1 2 3""#, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 2)),
      (#""1 2 3 4""#, EdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2)),
    ])
  func padding(value: String, edges: EdgeInsets) throws {
    let (document, diagnostics) = read(
      #"{"type": "Spacer", "properties": {"padding": \#(value)}}"#)
    #expect(diagnostics.isEmpty)
    #expect(try #require(document).root.look.padding == edges)
  }

  @Test(
    "shadows as text and as objects",
    arguments: [
      (##""0 4 12 #00000040""##, [0.0, 4, 12, 0], "#00000040"),
      (#""1 -2""#, [1, -2, 0, 0], "#00000054"),
      (
        ##"{"x": 1, "y": 2, "blur": 3, "spread": 4, "color": "#FF0000"}"##, [1, 2, 3, 4], "#FF0000"
      ),
    ])
  func shadow(value: String, numbers: [Double], color: String) throws {
    let (document, _) = read(#"{"type": "Spacer", "properties": {"shadow": \#(value)}}"#)
    let root = try #require(document).root
    let shadow = try #require(root.look.shadow?.first)
    #expect([shadow.x, shadow.y, 2 * shadow.radius, shadow.spread] == numbers)
    #expect(shadow.color.light.hexText == color)
  }

  @Test("a box with an infinite limit is coloured from edge to edge")
  func limits() throws {
    let placed = try PlacedDocument(
      """
      {"type": "ZStack", "properties": {"maxWidth": "infinity", "backgroundColor": "FF0000"},
       "subviews": [{"type": "Rectangle", "properties": {"width": 10, "height": 10}}]}
      """, width: 80)
    #expect(placed.filled("#FF0000") == [.rectangle(Rect(x: 0, y: 0, width: 80, height: 10))])
  }

  @Test("round corners shape background, border and clip")
  func corners() throws {
    let placed = try PlacedDocument(
      """
      {"type": "Spacer", "properties": {"cornerRadius": "circle", "backgroundColor": "FF0000",
        "clipped": true, "borderColor": "00FF00", "borderWidth": 1}}
      """, width: 20, height: 10)
    // Beneath an opaque border the background ends in the middle of its width.
    let rect = Rect(x: 0.5, y: 0.5, width: 19, height: 9)
    let shape = DisplayShape.roundedRectangle(rect, CornerRadii(4.5))
    #expect(placed.filled("#FF0000") == [shape])
    #expect(placed.list.commands.contains(.clip(shape)))
  }

  @Test("corners, insets and offsets turn round from right to left")
  func mirrored() throws {
    let text = """
      {"type": "Color", "properties": {"color": "FF0000", "cornerRadius": {"topLeading": 4}}}
      """
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    let leftToRight = try PlacedDocument(text, width: 20, height: 10)
    let rightToLeft = try PlacedDocument(text, width: 20, height: 10, direction: .rightToLeft)
    let left = CornerRadii(topLeft: 4, topRight: 0, bottomRight: 0, bottomLeft: 0)
    let right = CornerRadii(topLeft: 0, topRight: 4, bottomRight: 0, bottomLeft: 0)
    #expect(leftToRight.filled("#FF0000") == [.roundedRectangle(rect, left)])
    #expect(rightToLeft.filled("#FF0000") == [.roundedRectangle(rect, right)])
  }

  @Test("W3W-26: named positions stand beside siblings by identifier")
  func positions() throws {
    let placed = try PlacedDocument(
      """
      {"type": "Positions", "subviews": [
        {"type": "Rectangle", "id": "map", "properties": {"position": {"absolute": [5, 5, 40, 20]}}},
        {"type": "Rectangle", "id": "bar",
         "properties": {"position": {"below": "map", "margin": 4, "height": 10}}}]}
      """, width: 100, height: 60)
    #expect(try placed.frame("bar") == Rect(x: 5, y: 29, width: 40, height: 10))
  }

  @Test("GUI-16: a form row divides its width by weights")
  func formRow() throws {
    let placed = try PlacedDocument(
      """
      {"type": "FormRow", "subviews": [
        {"type": "Rectangle", "id": "a", "properties": {"height": 10, "weight": 2}},
        {"type": "Rectangle", "id": "b", "properties": {"height": 10}}]}
      """, width: 382)
    #expect(try placed.frame("a").width == 382 * 2 / 3 - 5)
    #expect(try placed.frame("b").width == 382 / 3)
  }

  @Test("a hidden child keeps its room in a stack and loses it in a linear container")
  func hidden() throws {
    func end(_ type: String) throws -> Double {
      try PlacedDocument(
        """
        {"type": "\(type)", "properties": {\(type == "Linear" ? #""axis": "horizontal""# : "")},
         "subviews": [
          {"type": "Rectangle", "properties": {"width": 10, "height": 10, "hidden": true}},
          {"type": "Rectangle", "properties": {"width": 10, "height": 10}}]}
        """
      ).result.size.width
    }
    #expect(try end("HStack") == 20)
    #expect(try end("Linear") == 10)
  }

  @Test(
    "neighbours in a linear container overlap by fractions of points",
    arguments: ["start", "fill", "equalSpacing", "fillEqually"])
  func negativeSpacing(distribution: String) throws {
    let square = #"{"type": "Rectangle", "id": "%", "properties": {"width": 20, "height": 20}}"#
    let squares = ["a", "b", "c"].map { square.replacing("%", with: $0) }
    let placed = try PlacedDocument(
      """
      {"type": "Linear", "subviews": [\(squares.joined(separator: ", "))],
       "properties": {"axis": "horizontal", "spacing": -7.5, "distribution": "\(distribution)"}}
      """)
    #expect(placed.result.size == Size(width: 45, height: 20))
    #expect(try ["a", "b", "c"].map { try placed.frame($0).minX } == [0, 12.5, 25])
  }

  @Test(
    "neighbours overlap in every container",
    arguments: [
      (#""type": "Flow""#, #""spacing": -7.5"#),
      (#""type": "Grid""#, #""trackSpacing": -7.5, "tracks": [20, 20, 20]"#),
      (#""type": "CollectionView""#, #""spacing": -7.5, "itemSize": 20, "inset": 0"#),
    ])
  func overlaps(type: String, properties: String) throws {
    let square = #"{"type": "Rectangle", "id": "%", "properties": {"width": 20, "height": 20}}"#
    let squares = ["a", "b", "c"].map { square.replacing("%", with: $0) }
    let placed = try PlacedDocument(
      """
      {"type": "HStack", "properties": {"width": 45, "height": 20}, "subviews": [
        {\(type), "subviews": [\(squares.joined(separator: ", "))], "properties": {\(properties)}}]}
      """)
    #expect(try ["a", "b", "c"].map { try placed.frame($0).minX } == [0, 12.5, 25])
  }

  @Test("content with a negative padding reaches out of its box")
  func negativePadding() throws {
    let placed = try PlacedDocument(
      """
      {"type": "HStack", "subviews": [
        {"type": "ZStack", "id": "box", "properties": {"padding": {"horizontal": -5.5, "top": -4}},
         "subviews": [
          {"type": "Rectangle", "id": "a", "properties": {"width": 40, "height": 20}}]},
        {"type": "Rectangle", "id": "b", "properties": {"width": 10, "height": 16}}]}
      """)
    #expect(placed.result.size == Size(width: 39, height: 16))
    #expect(try placed.frame("box") == Rect(x: 0, y: 0, width: 29, height: 16))
    #expect(try placed.frame("a") == Rect(x: -5.5, y: -4, width: 40, height: 20))
    #expect(try placed.frame("b").minX == 29)
  }

  @Test("properties are described in canonical words, those that were set and no others")
  func elements() throws {
    let placed = try PlacedDocument(
      """
      {"type": "Text", "id": "label", "values": {"text": "a"}, "properties": {
        "padding": "4 8", "foregroundColor": "systemRed", "fontSize": 12.0, "lineLimit": 2,
        "underline": {"style": "double", "color": "00f"}}}
      """)
    let element = placed.result.tree.elements[0]
    #expect(element.typeName == "Text")
    #expect(element.id == "label")
    #expect(element.sourceOffset == 0)
    #expect(
      element.properties.map { "\($0.name)=\($0.value)" } == [
        "text=a", "fontSize=12", "lineLimit=2", "underline.style=double",
        "underline.color=#0000FF", "padding.top=4", "padding.leading=8", "padding.bottom=4",
        "padding.trailing=8", "foregroundColor=#FF3B30",
      ])
    #expect(element.properties.last?.token == "color.systemRed")
  }

  @Test("components that are written alike are read once")
  func sharing() throws {
    let row = #"{"type": "Text", "values": {"text": "row"}, "properties": {"padding": 4}}"#
    let (document, _) = read(#"{"type": "VStack", "subviews": [\#(row), \#(row)]}"#)
    let rows = try #require(document).root.children
    #expect(rows[0] !== rows[1])
    #expect(rows[0].sourceOffset != rows[1].sourceOffset)
    let placed = try PlacedDocument(#"{"type": "VStack", "subviews": [\#(row), \#(row)]}"#)
    #expect(placed.list.commands.count == 2)
  }
}
