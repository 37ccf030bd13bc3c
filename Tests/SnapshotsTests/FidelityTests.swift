import GalleyGeometry
import GalleyImaging
import Testing

@testable import GalleySnapshots

/// Pictures at two pixels a point, made of boxes in points.
private struct Page {
  static let scale = 2.0
  private let width: Int
  private let height: Int
  private var pixels: [UInt8]

  init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (2 * width, 2 * height)
    pixels = [UInt8](repeating: 255, count: 16 * width * height)
  }

  mutating func fill(_ box: Rect, _ color: (UInt8, UInt8, UInt8)) {
    for y in Int(2 * box.minY)..<Int(2 * box.maxY) {
      for x in Int(2 * box.minX)..<Int(2 * box.maxX) {
        (pixels[4 * (y * width + x)], pixels[4 * (y * width + x) + 1]) = (color.0, color.1)
        pixels[4 * (y * width + x) + 2] = color.2
      }
    }
  }

  /// Letters of 5 by 10 points, 2 points apart, with a gap of `space` after every third.
  mutating func write(
    _ count: Int, at corner: Point, space: Double = 5, _ color: (UInt8, UInt8, UInt8) = (0, 0, 0)
  ) {
    var x = corner.x
    for letter in 0..<count {
      fill(Rect(x: x, y: corner.y, width: 1.5, height: 10), color)
      fill(Rect(x: x, y: corner.y + 4, width: 5, height: 1.5), color)
      x += letter % 3 == 2 ? 5 + space : 7
    }
  }

  var bitmap: Bitmap {
    Bitmap(width: width, height: height, format: .rgbaStraight, pixels: pixels)
  }

  var blocks: [PictureBlock] { BlockSearch.blocks(of: bitmap, scale: Self.scale) }

  func compared(to drawn: Page) -> Fidelity {
    Fidelity(recorded: bitmap, drawn: drawn.bitmap, scale: Self.scale)
  }
}

@Suite("Fidelity: pictures of two renderers, block by block")
struct FidelityTests {
  /// A card with three lines, the second in another colour.
  private func card(
    x: Double = 20, y: Double = 20, second: (UInt8, UInt8, UInt8) = (0, 0, 255), lower: Double = 0
  ) -> Page {
    var page = Page(200, 120)
    page.fill(Rect(x: x, y: y, width: 120, height: 80), (220, 220, 230))
    page.write(6, at: Point(x: x + 10, y: y + 10))
    page.write(5, at: Point(x: x + 10, y: y + 30 + lower), second)
    page.write(4, at: Point(x: x + 10, y: y + 50 + lower))
    return page
  }

  @Test("A card and its lines are blocks; the page is none")
  func blocks() {
    let blocks = card().blocks
    #expect(blocks.map(\.kind) == [.surface, .ink, .ink, .ink])
    #expect(blocks[0].frame == Rect(x: 20, y: 20, width: 120, height: 80))
    #expect(blocks[0].colorText == "#DCDCE6")
    #expect(blocks[1].frame == Rect(x: 30, y: 30, width: 43, height: 10))
    #expect(blocks[2].colorText == "#0000FF")
  }

  @Test("Words that stand further apart than their height allows are two blocks")
  func words() {
    var page = Page(200, 40)
    page.write(6, at: Point(x: 10, y: 10), space: 12)
    #expect(page.blocks.map(\.frame.minX) == [10, 41])
  }

  @Test("A line that is broken in one picture agrees unless its pieces are far apart or elsewhere")
  func brokenLines() {
    func line(space: Double, x: Double = 10) -> Page {
      var page = Page(200, 40)
      page.write(6, at: Point(x: x, y: 10), space: space)
      return page
    }
    let (whole, broken) = (line(space: 7), line(space: 7.5))
    #expect([whole.blocks.count, broken.blocks.count] == [1, 2])
    #expect(whole.compared(to: broken).agrees(within: 1))
    #expect(broken.compared(to: whole).agrees(within: 1))
    #expect(!whole.compared(to: line(space: 12)).agrees(within: 2))
    #expect(!whole.compared(to: line(space: 7.5, x: 13)).agrees(within: 2))
  }

  @Test("The strokes of a large letter are ink, and a bar of nine points is a surface")
  func strokesOfLetters() {
    func letter(stroke: Double) -> [PictureBlock] {
      var page = Page(60, 60)
      page.fill(Rect(x: 10, y: 10, width: stroke, height: 36), (0, 0, 0))
      page.fill(Rect(x: 10, y: 46 - stroke, width: 24, height: stroke), (0, 0, 0))
      return page.blocks
    }
    #expect(letter(stroke: 8).map(\.kind) == [.ink])
    #expect(letter(stroke: 9).map(\.kind) == [.surface])
    #expect(letter(stroke: 8).map(\.frame) == letter(stroke: 9).map(\.frame))
  }

  @Test("The ground within a frame agrees whichever side of the least width it lies on")
  func areasNearTheLimit() throws {
    func frame(ground side: Double) -> Page {
      var page = Page(60, 60)
      page.fill(Rect(x: 10, y: 10, width: side + 4, height: side + 4), (0, 0, 0))
      page.fill(Rect(x: 12, y: 12, width: side, height: side), (255, 255, 255))
      return page
    }
    let heights = stride(from: 6, through: 20, by: 0.5)
    let least = try #require(heights.first { frame(ground: $0).blocks.count == 2 })
    let (surface, ink) = (frame(ground: least), frame(ground: least - 0.5))
    #expect(surface.compared(to: ink).agrees(within: 1))
    #expect(ink.compared(to: surface).agrees(within: 1))
    // An eighth of the width decides, and not more.
    let large = frame(ground: 1.25 * least)
    #expect(large.blocks.count == 2)
    #expect(!large.compared(to: frame(ground: 0.8 * least)).agrees(within: 9))
  }

  @Test("Pictures agree within the distance by which their sides differ")
  func sides() {
    let (page, taller) = (Page(60, 40), Page(60, 41))
    #expect(page.compared(to: page).agrees(within: 0))
    #expect(!page.compared(to: taller).agrees(within: 0.9))
    #expect(page.compared(to: taller).agrees(within: 1))
    #expect(!page.compared(to: Page(63, 40)).agrees(within: 2))
  }

  @Test("A gradient is one surface, and the soft edge of a surface is no block")
  func softness() {
    var page = Page(100, 100)
    for row in 0..<80 {
      let level = UInt8(80 + row)
      page.fill(Rect(x: 10, y: 10 + Double(row), width: 80, height: 1), (level, level, 200))
    }
    for edge in [10, 89.5] {
      page.fill(Rect(x: edge, y: 10, width: 0.5, height: 80), (190, 190, 228))
    }
    #expect(page.blocks.count == 1)
    #expect(page.blocks.first?.frame == Rect(x: 10.5, y: 10, width: 79, height: 80))
  }

  @Test("A last row that is partly transparent belongs to what is above it")
  func partialRows() {
    var page = Page(60, 40)
    page.fill(Rect(x: 0, y: 0, width: 60, height: 40), (0, 0, 0))
    page.write(3, at: Point(x: 10, y: 10), (255, 255, 255))
    var dark = page.bitmap
    let whole = BlockSearch.blocks(of: dark, scale: Page.scale)
    for x in 0..<dark.width { dark.pixels[4 * ((dark.height - 1) * dark.width + x) + 3] = 170 }
    #expect(BlockSearch.blocks(of: dark, scale: Page.scale) == whole)
  }

  @Test("Ink smaller than a point in both directions is no block; a rule of half a point is one")
  func specks() {
    var page = Page(200, 120)
    page.fill(Rect(x: 20, y: 20, width: 120, height: 80), (242, 242, 247))
    page.fill(Rect(x: 20, y: 20, width: 0.5, height: 0.5), (250, 250, 252))
    page.fill(Rect(x: 160, y: 40, width: 0.5, height: 0.5), (0, 0, 0))
    #expect(page.blocks.map(\.kind) == [.surface])
    page.fill(Rect(x: 30, y: 60, width: 80, height: 0.5), (198, 198, 200))
    #expect(page.blocks.map(\.kind) == [.surface, .ink])
  }

  /// A card with round corners in a colour close to the page's, drawn softly as renderers do.
  private func roundCard(x: Double = 20, y: Double = 20) -> Page {
    var page = Page(200, 120)
    let (radius, width, height) = (24.0, 120.0, 80.0)
    for row in 0..<Int(2 * height) {
      for column in 0..<Int(2 * width) {
        let (px, py) = ((Double(column) + 0.5) / 2, (Double(row) + 0.5) / 2)
        let dx = max(radius - px, px - (width - radius), 0)
        let dy = max(radius - py, py - (height - radius), 0)
        let reach = (dx * dx + dy * dy).squareRoot() - radius
        let level = UInt8(255 - 13 * min(1, max(0, 0.5 - reach)))
        page.fill(
          Rect(x: x + Double(column) / 2, y: y + Double(row) / 2, width: 0.5, height: 0.5),
          (level, level, level))
      }
    }
    page.write(6, at: Point(x: x + 30, y: y + 30))
    return page
  }

  @Test("A round card in a colour close to the page's is one surface, and its corners are no ink")
  func softCorners() {
    let blocks = roundCard().blocks
    #expect(blocks.map(\.kind) == [.surface, .ink])
    #expect(blocks[0].frame == Rect(x: 20, y: 20, width: 120, height: 80))
    #expect(roundCard().compared(to: roundCard()).agrees(within: 0))
  }

  @Test("A card that was moved by three points is found", arguments: [(3.0, 0.0), (0, 3), (-3, 3)])
  func plantedShift(x: Double, y: Double) {
    let fidelity = roundCard().compared(to: roundCard(x: 20 + x, y: 20 + y))
    #expect(!fidelity.agrees(within: 2))
    #expect(fidelity.count(within: 2) == 0)
    #expect(fidelity.findings().map(\.kind) == [.moved])
    #expect(fidelity.findings().first?.count == 2)
  }

  @Test("Equal pictures agree exactly")
  func equal() {
    let fidelity = card().compared(to: card())
    #expect(fidelity.agrees(within: 0))
    #expect(fidelity.blockCount == 4)
    #expect(fidelity.findings().isEmpty)
  }

  @Test("Lines that moved together are one finding, at the first of them")
  func movement() {
    let fidelity = card().compared(to: card(lower: 6.5))
    #expect(!fidelity.agrees(within: 2))
    #expect(fidelity.count(within: 1) == 2)
    let findings = fidelity.findings()
    #expect(findings.map(\.kind) == [.moved])
    #expect(findings.first?.text == "6.5 lower")
    #expect(findings.first?.count == 2)
    #expect(findings.first?.frame.minY == 56.5)
  }

  @Test("A screen that moved as a whole keeps its pairs")
  func wholeScreen() {
    let fidelity = card().compared(to: card(x: 60, y: 35))
    #expect(fidelity.missing.isEmpty && fidelity.extra.isEmpty)
    #expect(fidelity.findings().map(\.text) == ["40 to the right and 15 lower"])
    #expect(fidelity.findings().first?.count == 4)
  }

  @Test("Width, colour, glyphs, absence and the canvas are different findings")
  func kinds() {
    var wider = card()
    wider.write(2, at: Point(x: 30 + 43 + 2, y: 30))
    let grown = card().compared(to: wider).findings()
    #expect(grown.map(\.kind) == [.size])
    #expect(grown.first?.text == "14 wider")

    let painted = card().compared(to: card(second: (255, 0, 0))).findings()
    #expect(painted.map(\.text) == ["#FF0000 instead of #0000FF"])

    var more = card()
    more.fill(Rect(x: 150, y: 20, width: 20, height: 20), (0, 128, 0))
    #expect(card().compared(to: more).findings().map(\.kind) == [.extra])
    #expect(more.compared(to: card()).findings().map(\.kind) == [.missing])

    var other = card()
    other.fill(Rect(x: 30, y: 30, width: 43, height: 10), (220, 220, 230))
    for step in 0..<9 {
      other.fill(Rect(x: 30 + 5 * Double(step), y: 30, width: 3, height: 10), (0, 0, 0))
    }
    #expect(card().compared(to: other).findings().map(\.kind) == [.glyphs])

    let larger = card().compared(to: Page(200, 130))
    #expect(larger.findings().first?.text == "200×130 points instead of 200×120")
  }

  @Test("A finding names the innermost view that holds it, its line and its modifiers")
  func places() {
    var scene = SceneDescription(size: Size(width: 200, height: 120), scale: 2)
    let root = Rect(x: 0, y: 0, width: 200, height: 120)
    scene.nodes = [
      SceneNode(type: "VStack", parent: -1, frame: root),
      SceneNode(
        type: "Text", parent: 0, frame: Rect(x: 30, y: 55, width: 40, height: 13),
        location: SceneLocation(file: "Card.swift", line: 7, column: 5)),
    ]
    scene.nodes[1].modifiers = [
      .init(name: "padding", location: SceneLocation(file: "Card.swift", line: 8, column: 7))
    ]
    let finding = card().compared(to: card(lower: 6.5)).findings(in: scene).first
    #expect(finding?.place == "Card.swift:7")
    #expect(finding?.modifiers == ["padding 8"])
    #expect(
      finding?.line
        == "VStack › Text at Card.swift:7 [padding 8]: 6.5 lower, and 1 more by the same"
    )
  }

  @Test("The assignment is the cheapest of all")
  func assignment() {
    var seed: UInt64 = 7
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 40) / 65_536
    }
    for count in 1...6 {
      for _ in 0..<20 {
        let costs = (0..<count).map { _ in (0..<count).map { _ in next() } }
        let found = BlockMatch.assignment(costs)
        #expect(Set(found).count == count)
        let sum = found.indices.reduce(0) { $0 + costs[$1][found[$1]] }
        #expect(abs(sum - Self.cheapest(costs, from: 0, without: [])) < 1e-9)
      }
    }
  }

  private static func cheapest(
    _ costs: [[Double]], from row: Int, without taken: Set<Int>
  ) -> Double {
    guard row < costs.count else { return 0 }
    return costs.indices.filter { !taken.contains($0) }.map {
      costs[row][$0] + cheapest(costs, from: row + 1, without: taken.union([$0]))
    }.min() ?? 0
  }
}
