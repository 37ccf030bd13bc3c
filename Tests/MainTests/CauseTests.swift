import Foundation
import GalleyTestSupport
import Testing

@Suite("Causes as people think of them")
struct CauseTests {
  let folder = TemporaryFolder()
  var tool: Tool { Tool(folder: folder.path) }

  private static let card = """
    {"type": "VStack", "id": "card", "properties": {"padding": "8 16", "spacing": 8, \
    "shadow": {"color": "#00000080", "radius": 6, "y": 2}, "backgroundColor": "#ffffff"}, \
    "subviews": [{"type": "Text", "id": "title", "values": {"text": "Title"}}, \
    {"type": "Button", "id": "ok", "values": {"text": "OK"}}]}
    """

  /// The card and its references, once for all tests.
  private static let recorded = Result {
    let test = CauseTests(files: [:])
    try test.folder.write(
      #"{"variants": {"appearance": ["light"]}, "lints": {"enabled": false}}"#,
      to: "Snapshots/suite.json")
    try test.folder.write(card, to: "Snapshots/card.json")
    try test.tool.run(["record"])
    return test.folder.files.reduce(into: [String: [UInt8]]()) { files, name in
      if name.hasPrefix("Snapshots/"), let bytes = test.folder.bytes(name) { files[name] = bytes }
    }
  }

  init() throws { self.init(files: try Self.recorded.get()) }

  private init(files: [String: [UInt8]]) {
    for (name, bytes) in files { try? folder.write(bytes, to: name) }
  }

  /// The causes of a run, each with the number of pictures.
  private func causes() throws -> [String] {
    let text = try tool.run(["test", "--record", "never", "--reporter", "json"]).text
    return text.split(separator: "\n").filter { $0.hasPrefix("cause ") }
      .map { String($0.dropFirst(15)) }
  }

  @Test(
    "One change is one cause, whatever it makes of the tree",
    arguments: [
      (#""8 16""#, #""12 16""#, "VStack#card padding.vertical 8 → 12", 2),
      (#""8 16""#, #""12""#, #"VStack#card padding "top 8 leading 16 bottom 8 trailing 16""#, 2),
      (#""radius": 6, "y": 2"#, #""radius": 9, "y": 3"#, "VStack#card shadow \"", 1),
      (#""Button", "id": "ok""#, #""Text", "id": "ok""#, "Text#ok type Button → Text", 2),
      (#""text": "OK""#, #""text": "Cancel""#, "Button#ok title OK → Cancel", 2),
    ])
  func one(old: String, new: String, expected: String, count: Int) throws {
    try folder.write(Self.card.replacing(old, with: new), to: "Snapshots/card.json")
    let causes = try causes()
    #expect(causes.count == 1 && causes.allSatisfy { $0.hasPrefix(expected) }, "\(causes)")
    #expect(causes.allSatisfy { $0.hasSuffix(" · \(count) picture\(count == 1 ? "" : "s")") })
    let id = try #require(
      try tool.run(["review", "--list"]).text.split(separator: "\n")
        .first { $0.hasPrefix("  cause ") }?.split(separator: " ")[1])
    #expect(try tool.run(["accept", "--cause", String(id)]).text.hasPrefix("accepted \(count),"))
  }

  @Test("A value of a theme is one cause, of pictures and of frames")
  func theme() throws {
    func set(_ inset: Int) throws {
      try folder.write(
        #"{"dimensions": {"inset": \#(inset)}}"#, to: "Snapshots/app.theme.json")
    }
    try set(8)
    try folder.write(
      """
      {"theme": "app.theme.json", "root": {"type": "HStack", "properties": {"padding": "inset"},
        "subviews": [{"type": "Text", "values": {"text": "Row"}}]}}
      """, to: "Snapshots/card.json")
    try tool.run(["record"])
    try set(12)
    #expect(try causes() == ["dimension.inset 8 → 12 · 2 pictures"])
    #expect(try tool.run(["accept", "--cause", "dimension.inset"]).text.hasPrefix("accepted 2,"))
    #expect(try tool.run(["test", "--record", "never"]).status == 0)
  }

  @Test("The background of a theme is one cause, that of the canvas")
  func themeBase() throws {
    func set(_ color: String) throws {
      try folder.write(
        #"{"schemes": {"base": {"colors": {"background": {"light": "\#(color)"}}}}}"#,
        to: "Snapshots/app.theme.json")
    }
    try set("#ffffff")
    try folder.write(
      #"{"theme": "app.theme.json", "root": {"type": "Text", "values": {"text": "Row"}}}"#,
      to: "Snapshots/card.json")
    try tool.run(["record"])
    try set("#ffeeff")
    #expect(try causes() == ["canvas.background #FFFFFF → #FFEEFF · 1 picture"])
    #expect(
      try tool.run(["accept", "--cause", "canvas.background"]).text.hasPrefix("accepted 1,"))
  }

  @Test("Frames that wait for an answer stay proven, however often the tests run")
  func waitingFrames() throws {
    try folder.write(
      Self.card.replacing("\"spacing\"", with: #""layoutPriority": 1, "spacing""#),
      to: "Snapshots/card.json")
    let references = { folder.files.filter { $0.hasPrefix("Snapshots/") } }
    let before = references()
    for _ in 0..<2 {
      let result = try tool.run(["test", "--record", "missing"])
      #expect(result.status == 1 && !result.text.contains("NOT PROVEN"), "\(result.text)")
      #expect(references() == before)
    }
    let accepted = try tool.run(["accept", "--cause", "layoutPriority"]).text
    #expect(accepted.hasPrefix("accepted 1,"), "\(accepted)")
    #expect(try tool.run(["test", "--record", "missing"]).status == 0)
    #expect(folder.exists("Snapshots/snapshots.inputs"))
  }

  @Test("Two changes are two")
  func two() throws {
    try folder.write(
      Self.card.replacing("\"8 16\"", with: "\"12 16\"").replacing("Title", with: "Name"),
      to: "Snapshots/card.json")
    #expect(try causes().count == 2)
  }

  @Test("Properties that say what counts anyway, and identifiers, are no difference of frames")
  func defaults() throws {
    try folder.write(
      Self.card.replacing("\"spacing\"", with: #""opacity": 1, "hidden": false, "spacing""#)
        .replacing("\"title\"", with: "\"heading\""), to: "Snapshots/card.json")
    #expect(try tool.run(["test", "--record", "never"]).status == 0)
    try folder.write(
      Self.card.replacing("\"spacing\"", with: #""opacity": 0.9, "spacing""#),
      to: "Snapshots/card.json")
    #expect(try tool.run(["test", "--record", "never"]).status == 1)
  }

  @Test("A reference of another scale says so")
  func scale() throws {
    try folder.write(
      #"{"variants": {"appearance": ["light"]}, "lints": {"enabled": false}}"#,
      to: "Snapshots/suite.json")
    try folder.write(
      #"{"canvas": {"scale": 3}, "root": \#(Self.card)}"#, to: "Snapshots/card.json")
    #expect(try causes().contains { $0.contains("recorded at another scale: 2, this is 3") })
  }

  @Test("A case with another name takes its references with it, and brings them back")
  func renamed() throws {
    let names = ["light.png", "layout.txt"]
    func has(_ stem: String) -> Bool {
      names.allSatisfy { folder.exists("Snapshots/\(stem).\($0)") }
    }
    try tool.system(["mv", "Snapshots/card.json", "Snapshots/tile.json"])
    let result = try tool.run(["test", "--record", "never"])
    #expect(
      result.text.contains("'Snapshots/card.light.png', which no case declares, shows the same"))
    #expect(!result.text.contains("without a case"))
    try tool.run(["review"], input: "auq")
    #expect(has("card") && !has("tile"))
    #expect(try tool.run(["accept"]).text.hasPrefix("accepted 2,"))
    #expect(has("tile") && !folder.exists("Snapshots/card.light.png"))
    #expect(!folder.exists("Snapshots/card.layout.txt"))
    #expect(try tool.run(["test", "--record", "never"]).status == 0)
  }

  @Test("What another name is said to have been is only removed when it is so")
  func foreign() throws {
    try folder.write(#"{"type": "Rectangle", "properties": {"size": 8}}"#, to: "Snapshots/new.json")
    try tool.run(["test", "--record", "never"])
    let path = ".build/snapshots/results.json"
    let text = String(decoding: try #require(folder.bytes(path)), as: UTF8.self)
    for target in ["Snapshots/suite.json", "Snapshots/card.light.png", "../secret.png"] {
      try folder.write(
        text.replacing(
          #""name":"new.light","#, with: #""name":"new.light","renamedFrom":"\#(target)","#),
        to: path)
      try tool.run(["accept", "new.light"])
      #expect(folder.exists("Snapshots/suite.json") && folder.exists("Snapshots/card.light.png"))
    }
  }
}
