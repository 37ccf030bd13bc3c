import Foundation
import GalleyGeometry
import GalleyLayout
import Testing

/// Flexible boxes with texts, bounds and boxes in them, laid out as in browsers.
@Suite("Flexible boxes")
struct FlexTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Vectors/flex.json")

  /// The largest distance of a frame from the one that the browser recorded.
  private func distance(_ box: [String: Any]) throws -> Double {
    let component = try JSONSerialization.data(withJSONObject: try #require(box["box"]))
    let placed = try PlacedDocument(
      String(decoding: component, as: UTF8.self), width: 2000, scale: 2)
    let recorded = try #require(box["frames"] as? [Double])
    let root = try placed.frame("0")
    return try stride(from: 0, to: recorded.count, by: 4).reduce(0) { far, k in
      let frame = try placed.frame("\(k / 4)")
      let numbers = [frame.minX - root.minX, frame.minY - root.minY, frame.width, frame.height]
      return zip(numbers, recorded[k...]).reduce(far) { max($0, abs($1.0 - $1.1)) }
    }
  }

  @Test("Of 300 recorded boxes all but those that turn columns within columns are the browser's")
  func recorded() throws {
    let cases = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [[String: Any]])
    let distances = try cases.map { try distance($0) }
    let apart = distances.indices.filter { distances[$0] > 2 }
    #expect(cases.count == 300)
    #expect(apart == [74, 84, 186, 195])
  }

  private func frames(
    _ properties: String, width: Double = 400, _ children: [String]
  ) throws -> [Rect] {
    let subviews = children.enumerated().map { index, child in
      child.replacing("{\"type\"", with: "{\"id\": \"\(index)\", \"type\"", maxReplacements: 1)
    }
    let placed = try PlacedDocument(
      """
      {"type": "Flex", "id": "box", "properties": {\(properties)},
       "subviews": [\(subviews.joined(separator: ", "))]}
      """, width: width, scale: 2)
    let box = try placed.frame("box")
    return try (["box"] + children.indices.map(String.init)).map {
      let frame = try placed.frame($0)
      return Rect(
        x: frame.minX - box.minX, y: frame.minY - box.minY, width: frame.width,
        height: frame.height)
    }
  }

  private func text(_ text: String, _ properties: String) -> String {
    #"{"type": "Text", "properties": {\#(properties)}, "values": {"text": "\#(text)"}}"#
  }

  private func rectangle(_ properties: String) -> String {
    #"{"type": "Rectangle", "properties": {\#(properties)}}"#
  }

  private let quick = "The quick brown fox jumps over the lazy dog"

  @Test("A row is as long as its contents, not as its bases, and its children share that")
  func rowOfContents() throws {
    let words = ["Save the file", "Cancel"]
    let widths = try frames("", words.map { text($0, "") }).dropFirst().map(\.width)
    let row = """
      {"type": "Flex", "subviews": [\(words.map { text($0, #""basis": 0, "grow": 1"#) }
        .joined(separator: ", "))]}
      """
    let inner = try frames(#""width": 300, "justification": "center""#, [row])[1]
    #expect(inner.width == widths.reduce(0, +))
    #expect(inner.minX == (300 - inner.width) / 2)
    // Each has a half of it, which breaks the longer one once.
    let half = try frames(
      #""axis": "vertical", "width": \#(inner.width / 2)"#, words.map { text($0, "") })
    #expect(inner.height == half[1].height)
    #expect(half[1].height > half[2].height)
  }

  @Test("A column without a height holds its texts whole, whatever their bases are")
  func columnOfTexts() throws {
    func heights(_ properties: String) throws -> [Double] {
      try frames(
        #""axis": "vertical", "width": 120"#,
        [text(quick, properties), text("The quick brown fox", properties)]
      ).map(\.height)
    }
    let whole = try heights("")
    #expect(whole[0] == whole[1] + whole[2] && whole[1] > 60)
    for basis in [0, 20] {
      #expect(try heights(#""basis": \#(basis), "grow": 1"#) == whole)
    }
  }

  @Test("A text in a column that is too low is as high as its lines")
  func lowColumn() throws {
    func heights(_ properties: String) throws -> [Double] {
      let children = [text(quick, ""), text("The quick", "")]
      return try frames(#""axis": "vertical", "width": 120"# + properties, children).map(\.height)
    }
    let whole = try heights("")
    let low = try heights(#", "height": 30, "fillsHeight": true"#)
    #expect(low[0] == 30)
    #expect(low.dropFirst() == whole.dropFirst())
  }

  @Test("A column fills the height of its own, unless it says otherwise")
  func ownHeight() throws {
    func tops(_ properties: String) throws -> [Double] {
      let children = [
        rectangle(#""width": 70, "height": 40"#), rectangle(#""width": 70, "height": 40"#),
      ]
      return try frames(#""axis": "vertical", "height": 300"# + properties, children).map(\.minY)
    }
    #expect(try tops("") == [0, 0, 40])
    #expect(try tops(#", "justification": "spaceBetween""#) == [0, 0, 260])
    #expect(try tops(#", "fillsHeight": false"#) == [0, 110, 150])
  }

  @Test("A bound across counts beside a fixed length along, and the other way about")
  func boundsBesideLengths() throws {
    let column = try frames(
      #""axis": "vertical", "width": 100"#,
      [
        rectangle(#""maxWidth": 50, "height": 10"#),
        rectangle(#""maxWidth": 50, "idealHeight": 10"#),
        rectangle(#""basis": 80, "maxHeight": 75, "width": 70"#),
      ])
    #expect(column[1] == Rect(x: 0, y: 0, width: 50, height: 10))
    #expect(column[2] == Rect(x: 0, y: 10, width: 50, height: 10))
    #expect(column[3] == Rect(x: 0, y: 20, width: 70, height: 75))
    let shared = #""basis": 0, "grow": 1, "height": 10"#
    let row = try frames(
      "", width: 300, [rectangle(shared + #", "maxWidth": 20"#), rectangle(shared)])
    #expect(row.dropFirst().map(\.width) == [20, 280])
    #expect(row[2].minX == 20)
  }

  @Test(
    "Every key that stands outside of a box leaves its bounds",
    arguments: [
      #""offset": {"x": 1}"#, #""layoutPriority": 1"#, #""fixedSize": "vertical""#,
      #""padding": 2"#,
      #""backgroundColor": "red""#, #""ignoresSafeArea": true"#,
      #""layoutDirection": "rightToLeft""#,
    ])
  func boundsBehindKeys(_ key: String) throws {
    let shared = #""basis": 0, "grow": 1, "height": 10"#
    let row = try frames(
      "", width: 300, [rectangle(shared + #", "maxWidth": 20, "# + key), rectangle(shared)])
    #expect(row.dropFirst().map(\.width) == [20, 280])
  }

  @Test("A bound is no base: children flex from what they would like and are held afterwards")
  func unclampedBases() throws {
    let least = try frames(
      "", width: 100,
      [
        rectangle(#""minWidth": 60, "idealWidth": 0, "grow": 1"#),
        rectangle(#""idealWidth": 0, "grow": 1"#),
      ])
    #expect(least.dropFirst().map(\.width) == [60, 40])
    // Of 200 and 100 in 200 a half each is taken: 133.3 and 66.7, of which the first is held at 120.
    let most = try frames(
      "", width: 200,
      [rectangle(#""idealWidth": 200, "maxWidth": 120"#), rectangle(#""idealWidth": 100"#)])
    #expect(most.dropFirst().map(\.width) == [120, 80])
  }

  @Test("In lines in reverse order a child with a length of its own stands at the line's start")
  func reversedLines() throws {
    let boxes = [10, 30, 20].map { rectangle(#""width": 60, "height": \#($0)"#) }
    let row = try frames(#""width": 130, "wrap": "reverse""#, boxes)
    #expect(row.dropFirst().map(\.minY) == [40, 20, 0])
    let column = try frames(
      #""axis": "vertical", "width": 100, "height": 60, "fillsHeight": true, "wrap": "reverse", "#
        + #""lineAlignment": "start""#,
      [10, 30].map { rectangle(#""width": \#($0), "height": 20"#) })
    #expect(column.dropFirst().map(\.minX) == [90, 70])
  }

  @Test("Its first baseline is that of its first child, which may be the bottom of a box")
  func baseline() throws {
    let nested = """
      {"type": "Flex", "subviews": [\(rectangle(#""width": 20, "height": 10"#)
        .replacing("{\"type\"", with: "{\"id\": \"inner\", \"type\"")), \
      {"type": "Rectangle", "id": "tall", "properties": {"width": 20, "height": 24}}]}
      """
    let row = try frames(
      #""itemAlignment": "baseline""#, [rectangle(#""width": 20, "height": 50"#), nested])
    #expect(row[2].minY == 40)
  }

  @Test(
    "A linear container that is too low for its baselines holds its children",
    arguments: ["firstBaseline", "lastBaseline"])
  func linear(_ alignment: String) throws {
    let placed = try PlacedDocument(
      """
      {"type": "Linear", "id": "box", "subviews": [
        {"type": "Rectangle", "id": "a", "properties": {"idealWidth": 20, "idealHeight": 30}},
        {"type": "Text", "id": "b", "properties": {"width": 60},
         "values": {"text": "Tall text that has several lines here"}},
        {"type": "Text", "id": "c", "values": {"text": "x"}}],
       "properties": {"axis": "horizontal", "height": 60, "crossAlignment": "\(alignment)"}}
      """, scale: 2)
    let box = try placed.frame("box")
    let frames = try ["a", "b", "c"].map { try placed.frame($0) }
    #expect(frames.allSatisfy { $0.minY >= box.minY && $0.maxY <= box.maxY })
    // The remaining space is above and below them.
    let (top, bottom) = (frames.map(\.minY).min(), frames.map(\.maxY).max())
    #expect(try #require(top) + #require(bottom) == box.minY + box.maxY)
  }
}
