import GalleyGeometry
import GalleyLayout
import Synchronization
import Testing

@Suite("Words that have room are not broken to find out how little they need")
struct RoomTests {
  /// A run of words of 7 points that breaks between them, and is cut where the height ends.
  private final class Passage: LeafLayout {
    let length: Double
    let holdsWords: Bool
    let offers = Mutex<[ProposedSize]>([])

    init(_ length: Double, holdsWords: Bool = true) {
      self.length = length
      self.holdsWords = holdsWords
    }

    func size(for proposal: ProposedSize) -> Size {
      offers.withLock { $0.append(proposal) }
      let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
      let line = width >= length - 1e-9 ? length : max(7, (width / 7).rounded(.down) * 7)
      let count = line > 0 ? (length / line).rounded(.up) : 1
      return Size(width: line, height: 10 * min(count, max(1, (height / 10).rounded(.down))))
    }

    var leastWidthBound: Double? { holdsWords ? 12 : nil }

    func firstBaseline(for size: Size) -> Double? { 8 }
  }

  @Test("the frames are those of asking everything", arguments: 0..<400)
  func sameFrames(seed: Int) {
    let dumps = [true, false].map { holdsWords in
      var generator = RandomTree(seed: seed)
      generator.passage = { Passage($0, holdsWords: holdsWords) }
      let tree = LayoutTree { tree in
        tree.node("root", .hstack(alignment: .center, spacing: 4)) { tree in
          for _ in 0..<3 { generator.append(3, &tree) }
        }
      }
      return [60.0, 200, 500, 1500].map { side in
        tree.layout(ProposedSize(width: side, height: side / 2)).dump()
      }
    }
    #expect(dumps[0] == dumps[1])
  }

  @Test(
    "in a row that has room, each is asked for what it takes at most and no more",
    arguments: [NodeKind.padding(EdgeInsets(3)), .vstack(alignment: .leading, spacing: 0)])
  func least(_ around: NodeKind) {
    let passages = [Passage(70), Passage(140)]
    let probe = LayoutProbe(width: 400, height: 50) { tree in
      tree.node(.hstack(alignment: .center, spacing: 0)) { tree in
        tree.node(around) { $0.leaf("first", .leaf(passages[0])) }
        tree.leaf("space", .spacer(minLength: 5))
        tree.box("box", 20, 20)
        tree.leaf("last", .leaf(passages[1]))
      }
    }
    #expect(probe["first"]?.width == 70 && probe["last"]?.maxX == 400)
    for passage in passages {
      #expect(!passage.offers.withLock(\.self).contains { $0.width.map { $0 < 70 } ?? false })
    }
  }

  @Test("in a row without room, none is asked for the least width when bounds tell the order")
  func bounds() {
    let passages = [Passage(70), Passage(350)]
    let probe = LayoutProbe(width: 210, height: 50) { tree in
      tree.node(.hstack(alignment: .center, spacing: 0)) { tree in
        tree.box("box", 20, 20)
        for (index, passage) in passages.reversed().enumerated() {
          tree.node(.padding(EdgeInsets(1))) { $0.leaf("\(index)", .leaf(passage)) }
        }
        tree.leaf(.spacer(minLength: 0))
      }
    }
    #expect(probe["1"]?.width == 70 && probe["0"]?.width == 112)
    for passage in passages {
      #expect(!passage.offers.withLock(\.self).contains { $0.width == 0 })
    }
  }

  @Test(
    "what is as large as it was told to be is not measured before rounding",
    arguments: [true, false])
  func rigid(_ isRigid: Bool) {
    let probe = LayoutProbe(width: 100, height: 50) { tree in
      tree.node(.hstack(alignment: .center, spacing: 0)) { tree in
        let frame = NodeKind.frame(width: 40, height: 40, alignment: .center)
        tree.node(isRigid ? frame : .padding(EdgeInsets(1))) {
          $0.leaf("first", .leaf(Passage(70)))
        }
        tree.leaf("last", .leaf(Passage(140)))
      }
    }
    let nodes = probe.result.tree.nodeCount
    #expect(probe.result.analysedNodes == (isRigid ? nodes : 2 * nodes))
  }

  @Test("in a column that has room, no text is cut to find out how little it needs") func column() {
    let passages = [Passage(70), Passage(140)]
    let probe = LayoutProbe(width: 70, height: 400) { tree in
      tree.node(.vstack(alignment: .leading, spacing: 0)) { tree in
        for (index, passage) in passages.enumerated() { tree.leaf("\(index)", .leaf(passage)) }
        tree.leaf(.fill)
      }
    }
    #expect(probe.text("0", "1") == "0 0 70 10 | 0 10 70 20")
    for passage in passages {
      #expect(!passage.offers.withLock(\.self).contains { $0.height == 0 })
    }
  }
}
