import GalleyDesign
import GalleyDocuments
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyParsing
import Testing

/// Orders of painting, rows of grids and filled slots, as documents express them.
@Suite("Orders, rows and slots")
struct LayoutKeyTests {
  private static let colors = ["#FF0000", "#00FF00", "#0000FF"]

  /// Three squares on one another with places in the order of painting.
  private func order(_ places: [Double?], _ more: String = "") throws -> [String] {
    let squares = zip(Self.colors, places).map { color, place in
      let zIndex = place.map { #", "zIndex": \#($0)"# } ?? ""
      return """
        {"type": "Rectangle", "properties": {"foregroundColor": "\(color)"\(zIndex)\(more)}}
        """
    }
    let list = try PlacedDocument(
      #"{"type": "ZStack", "subviews": [\#(squares.joined(separator: ", "))]}"#, width: 20,
      height: 20
    ).list
    return list.commands.compactMap {
      guard case .fill(_, .solid(let color)) = $0 else { return nil }
      return Self.colors.contains(color.hexText) ? color.hexText : nil
    }
  }

  @Test("Higher places are painted in front, equal ones as they stand")
  func zIndex() throws {
    let (red, green, blue) = (Self.colors[0], Self.colors[1], Self.colors[2])
    #expect(try order([nil, nil, nil]) == [red, green, blue])
    #expect(try order([1, nil, nil]) == [green, blue, red])
    #expect(try order([nil, nil, -0.5]) == [blue, red, green])
    #expect(try order([3, 2, 2]) == [green, blue, red])
    #expect(try order([1, nil, nil], #", "padding": 2, "rotationEffect": 5"#).last == red)
  }

  @Test("Nothing but the order of painting follows from a place in it")
  func sameFrames() throws {
    func frame(_ zIndex: String) throws -> Rect {
      try PlacedDocument(
        """
        {"type": "HStack", "subviews": [
          {"type": "Rectangle", "properties": {"width": 10, "height": 10\(zIndex)}},
          {"type": "Rectangle", "id": "b", "properties": {"width": 20, "height": 10}}]}
        """, width: 60
      ).frame("b")
    }
    #expect(try frame(#", "zIndex": 4"#) == frame(""))
  }

  private func square(_ id: String, _ width: Double, _ height: Double = 10, _ more: String = "")
    -> String
  {
    """
    {"type": "Rectangle", "id": "\(id)", "properties": {"width": \(width), "height": \(height)\(more)}}
    """
  }

  @Test("The columns of rows are as wide as their widest cells, what is no row takes all of them")
  func rows() throws {
    let grid = try PlacedDocument(
      """
      {"type": "Grid", "properties": {"trackSpacing": 4, "lineSpacing": 6}, "subviews": [
        {"type": "GridRow", "subviews": [\(square("a", 10)), \(square("b", 30))]},
        {"type": "GridRow", "properties": {"verticalAlignment": "bottom"},
         "subviews": [\(square("c", 20, 16)), \(square("d", 10))]},
        {"type": "Rectangle", "id": "all", "properties": {"height": 2}},
        {"type": "GridRow", "subviews": [\(square("e", 50, 4, #", "columnSpan": 2"#))]}]}
      """)
    #expect(try grid.frame("a") == Rect(x: 5, y: 0, width: 10, height: 10))
    #expect(try grid.frame("b") == Rect(x: 24, y: 0, width: 30, height: 10))
    #expect(try grid.frame("c") == Rect(x: 0, y: 16, width: 20, height: 16))
    #expect(try grid.frame("d") == Rect(x: 34, y: 22, width: 10, height: 10))
    #expect(try grid.frame("all") == Rect(x: 0, y: 38, width: 54, height: 2))
    #expect(try grid.frame("e") == Rect(x: 2, y: 46, width: 50, height: 4))
  }

  @Test("The look of a row is that of each of its cells, and spans stay")
  func rowLook() throws {
    let grid = try PlacedDocument(
      """
      {"type": "Grid", "properties": {"trackSpacing": 4, "columnAlignments": ["leading"]},
       "subviews": [
        {"type": "GridRow", "properties": {"backgroundColor": "#FF0000", "padding": 1},
         "subviews": [\(square("a", 10)), \(square("b", 30))]},
        {"type": "GridRow", "properties": {"opacity": 0.5},
         "subviews": [\(square("c", 40, 10, #", "columnSpan": 2"#))]}]}
      """)
    #expect(
      grid.filled("#FF0000") == [
        .rectangle(Rect(x: 0, y: 0, width: 12, height: 12)),
        .rectangle(Rect(x: 16, y: 0, width: 32, height: 12)),
      ])
    // A cell over several columns has the alignment of the grid, not that of its first column.
    #expect(try grid.frame("c").minX == 4)
  }

  @Test("A cell stands at its anchor, and an unsized one takes what the others leave, in any row")
  func cells() throws {
    for look in ["", ##", "properties": {"opacity": 0.5}"##] {
      let grid = try PlacedDocument(
        """
        {"type": "Grid", "properties": {"trackSpacing": 0, "lineSpacing": 0}, "subviews": [
          {"type": "GridRow", "subviews": [\(square("x", 40, 30)), \(square("y", 60, 30))]},
          {"type": "GridRow"\(look), "subviews": [
            \(square("a", 20, 10, #", "cellAnchor": "bottomTrailing""#)), \(square("b", 5, 30)),
            {"type": "Rectangle", "id": "c",
             "properties": {"unsizedAxes": "vertical", "width": 8}}]},
          {"type": "Rectangle", "id": "line",
           "properties": {"height": 2, "unsizedAxes": "horizontal"}}]}
        """)
      #expect(try grid.frame("a") == Rect(x: 20, y: 50, width: 20, height: 10))
      #expect(try grid.frame("c") == Rect(x: 100, y: 30, width: 8, height: 30))
      #expect(try grid.frame("line") == Rect(x: 0, y: 60, width: 108, height: 2))
    }
  }

  @Test("A row that is in no grid is a row")
  func freeRow() throws {
    let row = try PlacedDocument(
      #"{"type": "GridRow", "subviews": [\#(square("a", 10)), \#(square("b", 10))]}"#)
    #expect(try row.frame("b").minX > row.frame("a").maxX)
  }

  private func flex(_ children: String, _ more: String = "") throws -> PlacedDocument {
    try PlacedDocument(
      #"{"type": "Flex", "properties": {"spacing": 4\#(more)}, "subviews": [\#(children)]}"#,
      width: 100)
  }

  @Test("What is behind an item of a flex container fills its slot, in both directions")
  func slots() throws {
    let box = ##""backgroundColor": "#FF0000""##
    let grown = try flex(
      """
      {"type": "Text", "id": "a", "values": {"text": "a"}, "properties": {"padding": 2, "grow": 1, \(box)}},
      {"type": "Rectangle", "properties": {"width": 36, "height": 50}}
      """)
    #expect(try grown.frame("a") == Rect(x: 0, y: 0, width: 60, height: 50))
    #expect(grown.filled("#FF0000") == [.rectangle(Rect(x: 0, y: 0, width: 60, height: 50))])
    let stack = try flex(
      """
      {"type": "VStack", "id": "a", "properties": {"grow": 1, \(box)}, "subviews": [
        \(square("inner", 10))]}, \(square("b", 36, 50))
      """)
    #expect(stack.filled("#FF0000") == [.rectangle(Rect(x: 0, y: 0, width: 60, height: 50))])
    #expect(try stack.frame("inner") == Rect(x: 25, y: 0, width: 10, height: 10))
  }

  @Test("An item keeps lengths of its own, and without stretching its cross length")
  func ownLengths() throws {
    let fixed = try flex(
      #"{"type": "VStack", "id": "a", "properties": {"grow": 1, "height": 20}, "subviews": []}, "#
        + square("b", 36, 50))
    #expect(try fixed.frame("a").height == 20)
    let limited = try flex(
      #"{"type": "VStack", "id": "a", "properties": {"grow": 1, "maxWidth": 30}, "subviews": []}, "#
        + square("b", 36, 50))
    #expect(try limited.frame("a").width == 30)
    let centred = try flex(
      #"{"type": "Text", "id": "a", "values": {"text": "a"}, "properties": {"grow": 1}}, "#
        + square("b", 36, 50), #", "itemAlignment": "center""#)
    #expect(try centred.frame("a").width == 60 && centred.frame("a").height < 30)
  }

  @Test("A cell of more columns than its grid has is reported, unless the room decides how many")
  func spans() throws {
    func messages(_ columns: String) throws -> [String] {
      try PlacedDocument(
        """
        {"type": "Grid", "properties": {"columns": \(columns)}, "subviews": [
          {"type": "Rectangle", "id": "wide", "properties": {"columnSpan": 3}}]}
        """, width: 100
      ).result.issues.map(\.message)
    }
    #expect(
      try messages(#"["flexible", "flexible"]"#)
        == ["'wide' takes more columns than the 2 of its grid"])
    #expect(try messages(#"["flexible", "flexible", 10]"#).isEmpty)
    #expect(try messages(#"[{"adaptive": 60}]"#).isEmpty)
  }

  @Test("Lines along outlines have a place in their pattern and a limit for their tips")
  func strokes() throws {
    let list = try PlacedDocument(
      """
      {"type": "Polygon", "properties": {"sides": 3, "width": 20, "height": 20, "stroke":
        {"width": 2, "dash": [3, 1], "dashPhase": -1.5, "miterLimit": 4, "placement": "center"}}}
      """
    ).list
    let styles = list.commands.compactMap { command -> StrokeStyle? in
      if case .stroke(_, let style, _) = command { style } else { nil }
    }
    #expect(
      styles == [StrokeStyle(width: 2, dashes: [3, 1], miterLimit: 4, dashPhase: -1.5)])
  }

  /// A key, a value, and the containers that read it.
  private static let parentKeys: [(String, String, [String])] = [
    ("grow", "1", ["Flex", "Linear"]), ("flexGrow", "1", ["Flex", "Linear"]),
    ("shrink", "2", ["Flex", "Linear"]), ("basis", "3", ["Flex"]), ("order", "1", ["Flex"]),
    ("alignSelf", #""center""#, ["Flex"]), ("spacingAfter", "4", ["Linear"]),
    ("columnSpan", "2", ["Grid", "GridRow"]), ("rowSpan", "2", ["Grid"]),
    ("cellAnchor", #""top""#, ["GridRow"]), ("unsizedAxes", "true", ["Grid"]),
    ("weight", "2", ["FormRow"]), ("zIndex", "1", ["VStack", "Flex", "Grid"]),
  ]

  @Test("A key that only some containers read has a warning in others", arguments: parentKeys)
  func keysForParents(key: String, value: String, readers: [String]) {
    /// The same component first where the key counts: what has been read is not read again.
    func messages(_ parents: [String]) -> [String] {
      let child = #"{"type": "Rectangle", "properties": {"width": 5, "\#(key)": \#(value)}}"#
      let boxes = parents.map { #"{"type": "\#($0)", "subviews": [\#(child)]}"# }
      return read(#"{"type": "ZStack", "subviews": [\#(boxes.joined(separator: ", "))]}"#).1
        .map(\.message)
    }
    #expect(messages(readers).isEmpty)
    let others = ["HStack", "VStack", "ZStack", "List", "Card"].filter { !readers.contains($0) }
    let told = messages(readers + others)
    #expect(key == "zIndex" ? told.isEmpty : told.count == others.count)
    for (message, parent) in zip(told, others) {
      #expect(message.hasPrefix("\"\(key)\" has no effect in a component of type \(parent); "))
    }
  }

  @Test("A key for a container has a warning on the root", arguments: parentKeys)
  func keysOfRoot(key: String, value: String, readers: [String]) {
    let root = #"{"type": "Rectangle", "properties": {"width": 5, "\#(key)": \#(value)}}"#
    let told = read(root).1.map(\.message)
    #expect(
      key == "zIndex"
        ? told.isEmpty
        : told.count == 1 && told[0].hasPrefix("\"\(key)\" has no effect on the root; "))
    // A component in a key of another one is not the root.
    let inner =
      #"{"type": "Background", "subviews": [\#(root)], "properties": {"content": \#(root)}}"#
    #expect(read(inner).1.allSatisfy { !$0.message.contains("on the root") })
  }

  @Test("The container around is the same before and behind a child with children of its own")
  func parentAgain() {
    let text = #"{"type": "Text", "values": {"text": "a"}}"#
    let growing = #"{"type": "Text", "properties": {"grow": 1}, "values": {"text": "a"}}"#
    func count(_ outer: String, _ inner: String) -> Int {
      read(
        """
        {"type": "\(outer)", "subviews": [
          {"type": "\(inner)", "subviews": [\(text)]}, \(growing)]}
        """
      ).1.count
    }
    #expect(count("Flex", "HStack") == 0)
    #expect(count("HStack", "Flex") == 1)
  }
}
