import GalleyGeometry
import GalleyImaging
import GalleyTestSupport
import Testing

@testable import GalleySnapshots

@Suite("Forms of a described picture")
struct SceneFormsTests {
  static let awkward: SceneDescription = {
    var scene = SceneDescription(size: Size(width: 320.5, height: 200), scale: 2)
    scene.nodes = [
      SceneNode(type: "VStack", id: "a b#c", parent: -1, frame: .zero),
      SceneNode(
        type: "Label", parent: 0, frame: Rect(x: -3.125, y: 1e6, width: 0.001, height: 7),
        properties: [
          SceneProperty("text", "Ünï \"quoted\" = {x}\n\\next\u{7}line\u{2028}", token: "t.é"),
          SceneProperty("color", "#aabbccdd", token: "color.label"), SceneProperty("empty", ""),
        ], location: SceneLocation(file: "a.json", line: 12, column: 3)),
      SceneNode(type: "Deep", id: "x", parent: 1, frame: .zero),
      SceneNode(type: "Sibling", parent: 0, frame: .zero),
      SceneNode(type: "Second root", parent: -1, frame: .zero),
    ]
    return scene
  }()

  @Test("The frame dump reads back, places in the source apart")
  func dumpRoundTrip() throws {
    let scene = Self.awkward
    var expected = scene
    for index in expected.nodes.indices { expected.nodes[index].location = nil }
    let text = FrameDump.text(scene)
    #expect(try FrameDumpReader.read(text) == expected)
    #expect(text.split(separator: "\n").count == 2 + scene.nodes.count)
  }

  @Test("The frame dump is what it says it is")
  func dumpText() {
    let text = FrameDump.text(.column([("wifi", 10, "#cc0000")]))
    #expect(
      text == """
        galley-layout 1
        canvas 100x100 @1
        VStack#root 0,0 100x100 padding.leading=8.0{space.inset} spacing=4.0 \
        color=#eeeeee{color.background}
          Row#wifi 8,8 60x10 height=10.0 color=#cc0000

        """)
  }

  @Test(
    "A broken dump is refused with its line",
    arguments: [
      ("", 1), ("galley-layout 2\n", 1), ("galley-layout 1\ncnvas", 2),
      ("galley-layout 1\ncanvas 1x1 @1\nA 0,0\n", 3),
      ("galley-layout 1\ncanvas 1x1 @1\n  A 0,0 1x1\n", 3),
      ("galley-layout 1\ncanvas 1x1 @1\nA 0,0 1x1 a=\"b\n", 3),
      ("galley-layout 1\ncanvas 1x1 @1\nA 0,0 1x1\nB 0,0 1xnan\n", 4),
    ])
  func brokenDump(text: String, line: Int) {
    #expect {
      try FrameDumpReader.read(text)
    } throws: {
      guard let failure = $0 as? FrameDumpReader.Failure else { return false }
      return failure.line == line && !failure.message.contains("\n")
    }
  }

  @Test("The binary form reads back")
  func binaryRoundTrip() throws {
    #expect(try SceneCoding.decode(SceneCoding.encode(Self.awkward)[...]) == Self.awkward)
  }

  @Test("Damaged binary forms are refused or read, never fatal")
  func damagedBinary() throws {
    let scene = SceneCoding.encode(Self.awkward)
    let map = OwnerMap(width: 9, height: 7, owners: (0..<63).map { Int32($0 / 20) - 1 }).encoded()
    var numbers = SeededNumbers(state: 1)
    for _ in 0..<400 {
      for whole in [scene, map] {
        var bytes = whole
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        if Bool.random(using: &numbers) { bytes.removeLast(Int(numbers.next() % 9)) }
        _ = try? SceneCoding.decode(bytes[...])
        _ = try? OwnerMap(decoding: bytes[...])
      }
    }
  }

  @Test("Owner maps read back", arguments: [(1, 1), (7, 5), (64, 3)])
  func ownerMaps(width: Int, height: Int) throws {
    var numbers = SeededNumbers(state: 2)
    var map = OwnerMap(
      width: width, height: height, owners: Array(repeating: -1, count: width * height))
    #expect(try OwnerMap(decoding: map.encoded()[...]) == map)
    for index in map.owners.indices { map.owners[index] = Int32(numbers.next() % 4) - 1 }
    #expect(try OwnerMap(decoding: map.encoded()[...]) == map)
    for run in 1...9 {
      for index in map.owners.indices { map.owners[index] = Int32(index / run % 3) - 1 }
      #expect(try OwnerMap(decoding: map.encoded()[...]) == map)
    }
    // A run is stored once, whatever its length.
    #expect(
      OwnerMap(width: 99, height: 1, owners: Array(repeating: 5, count: 99)).encoded().count == 5)
  }

  @Test("Names lead to a node: identifier, or the way from the nearest one")
  func names() {
    let scene = SceneDescription.sample
    #expect(scene.name(of: 1) == "Row#wifi")
    #expect(scene.name(of: 3) == "VStack#root › Row[2]")
    #expect(scene.path(of: 3) == "VStack#root/Row[2]")
  }
}
