import GalleyGeometry
import GalleyImaging
import GalleyTestSupport
import Testing

@testable import GalleySnapshots

@Suite("Explanations")
struct ExplanationTests {
  static let rows: [(id: String?, height: Double, color: String)] = [
    ("wifi", 10, "#cc0000"), (nil, 12, "#00cc00"), (nil, 14, "#0000cc"), ("end", 8, "#cccc00"),
  ]

  func explain(_ old: SceneDescription, _ new: SceneDescription) -> Explanation {
    let tree = TreeDifference(expected: old, actual: new)
    let (first, firstOwners) = ToyRenderer.paint(old)
    let (second, secondOwners) = ToyRenderer.paint(new)
    return Explanation(
      tree: tree,
      pixels: PixelAttribution(
        expected: PictureSide(bitmap: first, scene: old, owners: firstOwners),
        actual: PictureSide(bitmap: second, scene: new, owners: secondOwners), tree: tree))
  }

  @Test("Equal trees have nothing to explain")
  func equal() {
    let tree = TreeDifference(expected: .sample, actual: .sample)
    #expect(tree.changes.isEmpty)
    #expect(tree.matched == 4)
  }

  @Test("One padding is the cause, the rows that moved are its consequence")
  func padding() {
    let explanation = explain(.column(Self.rows, padding: 16), .column(Self.rows, padding: 12))
    #expect(explanation.causes == [Cause(.token, "space.inset 16.0 → 12.0")])
    #expect(
      explanation.summary
        == "space.inset 16.0 → 12.0 (cause, 1 node) · 4 nodes moved by −4,0 · "
        + "352 of 352 px explained")
    let moved = explanation.tree?.changes.filter { $0.isPureMove } ?? []
    #expect(moved.count == 4)
    #expect(moved.allSatisfy { $0.verdict == .consequence })
    #expect(explanation.isPureMove)
  }

  @Test("Parts of a property whose name is not ASCII are one change as well")
  func foldedParts() {
    let edges = ["leading", "trailing"].map {
      PropertyChange(name: "größe.\($0)", old: "1", new: "2")
    }
    #expect(PropertyChange.folded(edges).map(\.text) == ["größe.horizontal 1 → 2"])
    let parts = [
      PropertyChange(name: "größe.x", old: "1", new: "2"),
      PropertyChange(name: "größe.y", old: "3", new: "4"),
    ]
    #expect(PropertyChange.folded(parts).map(\.text) == [#"größe "x 1 y 3" → "x 2 y 4""#])
  }

  @Test("A node that is said to have moved is looked for where it went, pixel by pixel")
  func alteredMove() {
    let (old, new) = (
      SceneDescription.column(Self.rows, padding: 16),
      SceneDescription.column(Self.rows, padding: 12)
    )
    let tree = TreeDifference(expected: old, actual: new)
    let (first, firstOwners) = ToyRenderer.paint(old)
    var (second, secondOwners) = ToyRenderer.paint(new)
    let frame = new.nodes[2].frame
    second.pixels[4 * (Int(frame.minY) * second.width + Int(frame.minX) + 1)] ^= 1
    func summary(_ bitmap: Bitmap) -> String {
      Explanation(
        tree: tree,
        pixels: PixelAttribution(
          expected: PictureSide(bitmap: first, scene: old, owners: firstOwners),
          actual: PictureSide(bitmap: bitmap, scene: new, owners: secondOwners), tree: tree)
      ).summary
    }
    #expect(summary(second).contains(" · 3 nodes moved by −4,0, 1 node moved and changed · "))
    // Under another node it is not looked at.
    for place in secondOwners.owners.indices where secondOwners.owners[place] == 2 {
      secondOwners.owners[place] = 1
    }
    #expect(summary(second).contains(" · 4 nodes moved by −4,0 · "))
  }

  @Test("A colour names its node and does not explain a move")
  func color() throws {
    var rows = Self.rows
    rows[0].color = "#cc00cc"
    var new = SceneDescription.column(rows)
    let explanation = explain(.column(Self.rows), new)
    #expect(explanation.causes == [Cause(.property, "Row#wifi color #cc0000 → #cc00cc")])
    #expect(!explanation.isPureMove)
    new.nodes[4].frame = new.nodes[4].frame.offset(x: 1, y: 0)
    let moved = explain(.column(Self.rows), new)
    #expect(moved.causes.last?.kind == .unexplained)
    #expect(moved.tree?.changes.last?.verdict == .unexplained)
  }

  @Test("A removed row is the cause, not the texts of those that moved up")
  func removed() {
    var rows = Self.rows
    rows.remove(at: 1)
    let explanation = explain(.column(Self.rows), .column(rows))
    #expect(explanation.causes == [Cause(.removed, "removed VStack#root › Row[1]")])
    #expect(explanation.pixels?.explained == explanation.pixels?.total)
  }

  @Test("An inserted row is the cause")
  func inserted() {
    var rows = Self.rows
    rows.insert((nil, 9, "#123456"), at: 2)
    let explanation = explain(.column(Self.rows), .column(rows))
    #expect(explanation.causes == [Cause(.inserted, "inserted VStack#root › Row[2]")])
  }

  @Test("Rows that changed places are told as such")
  func reordered() {
    var rows = Self.rows
    rows.swapAt(1, 2)
    let explanation = explain(.column(Self.rows), .column(rows))
    #expect(explanation.causes.map(\.kind) == [.reordered])
    let named = TreeDifference(
      expected: .column([("a", 5, "#111111"), ("b", 5, "#222222"), ("c", 5, "#333333")]),
      actual: .column([("c", 5, "#333333"), ("a", 5, "#111111"), ("b", 5, "#222222")]))
    #expect(named.changes.filter { $0.structure == .reordered }.map(\.name) == ["Row#c"])
  }

  @Test("What an ancestor hands down is not a cause of its own")
  func inherited() {
    func scene(_ color: String) -> SceneDescription {
      var scene = SceneDescription.column(Self.rows)
      for index in scene.nodes.indices {
        scene.nodes[index].properties.append(SceneProperty("foreground", color))
      }
      return scene
    }
    let tree = TreeDifference(expected: scene("#000000"), actual: scene("#444444"))
    #expect(tree.changes.filter { $0.verdict == .cause }.map(\.name) == ["VStack#root"])
    #expect(tree.changes.count == 5)
  }

  @Test("A wrapper that comes in does not make causes of what it wraps")
  func wrapped() {
    let old = SceneDescription.column(Self.rows)
    var new = old
    new.nodes.insert(
      SceneNode(type: "Padding", parent: 0, frame: new.nodes[3].frame), at: 3)
    new.nodes[4].parent = 3
    let tree = TreeDifference(expected: old, actual: new)
    #expect(
      tree.changes.filter { $0.verdict == .cause }.map(\.name) == ["VStack#root › Padding"])
  }

  @Test("Pixels are counted once each, whatever happened")
  func sharesAddUp() {
    var numbers = SeededNumbers(state: 5)
    for _ in 0..<40 {
      var rows = Self.rows
      let index = Int(numbers.next() % 4)
      rows[index].color = "#0\(numbers.next() % 10)0f\(numbers.next() % 10)0"
      rows[Int(numbers.next() % 4)].height = Double(numbers.next() % 20)
      if numbers.next() % 3 == 0 { rows.remove(at: Int(numbers.next() % 3)) }
      let pixels = explain(.column(Self.rows), .column(rows)).pixels
      #expect(pixels?.shares.reduce(0) { $0 + $1.pixels } == pixels?.total)
      #expect(pixels?.explained == pixels?.total)
    }
  }

  @Test("Pixels nobody accounts for are told loudly")
  func unexplained() {
    let scene = SceneDescription.sample
    var (bitmap, owners) = ToyRenderer.paint(scene)
    let before = bitmap
    bitmap.pixels[4 * (10 * 100 + 20)] ^= 1
    let tree = TreeDifference(expected: scene, actual: scene)
    let pixels = PixelAttribution(
      expected: PictureSide(bitmap: before, scene: scene, owners: owners),
      actual: PictureSide(bitmap: bitmap, scene: scene, owners: owners), tree: tree)
    #expect(pixels.explained == 0)
    #expect(pixels.shares == [.init(name: "Row#wifi", verdict: .unexplained, pixels: 1)])
    let explanation = Explanation(tree: tree, pixels: pixels)
    #expect(
      explanation.causes == [
        Cause(.unexplained, "Row#wifi: pixels changed, no property did")
      ])
  }

  @Test("Another renderer, font or image is told by name")
  func digests() {
    let old = PictureDigest(
      displayList: 1, fonts: [.init(name: "Sans", digest: 1), .init(name: "Mono", digest: 2)],
      images: [.init(name: "cat", digest: 3)], renderer: .init(name: "cairo 1.16", digest: 1))
    var new = old
    new.renderer = .init(name: "cairo 1.18", digest: 2)
    new.fonts[0].digest = 9
    new.images[0].digest = 9
    #expect(
      DigestDifference(expected: old, actual: new).causes.map(\.text) == [
        "recorded by another renderer (cairo 1.16, this is cairo 1.18)", "font Sans changed",
        "image cat changed",
      ])
  }

  @Test("Pictures with other causes as well stay out of a group's core")
  func groups() {
    let token = Cause(.token, "color.brand #1 → #2")
    let text = Cause(.text, "Label text \"a\" → \"b\"")
    let groups = CauseGroup.groups(of: [
      ("a", [token], true), ("b", [token, text], true), ("c", [token], true),
      ("d", [text], true), ("e", [token], false),
    ])
    #expect(
      groups[0] == CauseGroup(cause: token, only: ["a", "c"], mixed: ["b"], unproven: ["e"]))
    #expect(groups[1] == CauseGroup(cause: text, only: ["d"], mixed: ["b"], unproven: []))
    #expect(token.id.count == 8 && token.id != text.id)
  }

  @Test("Large trees match in time that grows with their size")
  func large() {
    let many = (0..<3000).map {
      (id: String?.none, height: Double($0 % 9), color: "#00\($0 % 9)000")
    }
    var changed = many
    changed.remove(at: 1500)
    let tree = TreeDifference(
      expected: .column(many), actual: .column(changed))
    #expect(tree.changes.filter { $0.verdict == .cause }.count == 1)
  }
}
