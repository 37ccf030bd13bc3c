import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Properties of random trees")
struct PropertyTests {
  private static let offers: [ProposedSize] = [
    ProposedSize(width: 300, height: 200), ProposedSize(width: nil, height: 120),
    ProposedSize(width: 60, height: nil), .unspecified, .zero, .infinite,
  ]

  private func offer(_ seed: Int) -> ProposedSize { Self.offers[seed % Self.offers.count] }

  @Test("the same frames whatever the cache size", arguments: 0..<60)
  func cacheSizes(seed: Int) {
    let tree = RandomTree.make(seed: seed)
    let dumps = [0, 1, 3, 16, 255].map { capacity in
      var options = LayoutOptions()
      options.cacheCapacity = capacity
      return tree.layout(offer(seed), options: options).dumpNodes()
    }
    #expect(dumps.allSatisfy { $0 == dumps[0] })
  }

  @Test("the same frames from many tasks at once, in any order") func tasks() async {
    let expected = (0..<24).map { RandomTree.make(seed: $0).layout(self.offer($0)).dumpNodes() }
    let shared = RandomTree.make(seed: 7)
    await withTaskGroup(of: (Int, String, String).self) { group in
      for k in (0..<24).reversed() {
        group.addTask {
          (
            k, RandomTree.make(seed: k).layout(self.offer(k)).dumpNodes(),
            shared.layout(self.offer(7)).dumpNodes()
          )
        }
      }
      for await (k, own, sharedDump) in group {
        #expect(own == expected[k])
        #expect(sharedDump == expected[7])
      }
    }
  }

  @Test("right to left is the mirror of left to right", arguments: 0..<120)
  func mirrors(seed: Int) {
    let offer = ProposedSize(width: 300, height: 200)
    let left = RandomTree.make(seed: seed, setsHorizontalGuides: false).layout(offer)
    let right = RandomTree.make(
      seed: seed, direction: .rightToLeft, setsHorizontalGuides: false
    ).layout(offer)
    for element in left.tree.elements.indices {
      let a = left.frame(ofElement: element)
      let b = right.frame(ofElement: element)
      guard let a, let b else {
        #expect(a == nil && b == nil)
        continue
      }
      let isMirror =
        abs(b.minX - (300 - a.maxX)) < 1e-6 && abs(a.minY - b.minY) < 1e-6
        && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
      #expect(isMirror, "element \(left.tree.elements[element].id ?? "?"): \(a) and \(b)")
    }
  }

  @Test("a subtree depends on its proposal alone", arguments: 0..<60)
  func subtrees(seed: Int) {
    // The subtree is in a stack in depth, so that spacers find the same axis in both trees.
    func subtree(_ tree: inout LayoutTree.Builder) {
      var generator = RandomTree(seed: seed)
      tree.node("part", .zstack(.topLeading)) { generator.append(4, &$0) }
    }
    let whole = LayoutTree { tree in
      tree.node(.vstack(alignment: .leading, spacing: 3)) { tree in
        tree.leaf(.fill)
        tree.node(.padding(EdgeInsets(4))) { tree in
          tree.node(.hstack(alignment: .top, spacing: nil)) { tree in
            tree.leaf(.area(500, line: 10))
            subtree(&tree)
            tree.leaf(.spacer(minLength: nil))
          }
        }
      }
    }
    var options = LayoutOptions()
    options.recordsAllProposals = true
    options.rootAlignment = nil
    let inside = whole.layout(ProposedSize(width: 300, height: 200), options: options)
    guard let element = inside.element("part"), let node = inside.outerNode(ofElement: element),
      let frame = inside.frame(ofNode: node)
    else { return #expect(Bool(false), "the part has no frame") }
    let alone = LayoutTree { subtree(&$0) }
      .layout(inside.proposal(ofNode: node), options: options)
    for own in alone.tree.elements.indices {
      let there = inside.frame(ofElement: element + own)
      let here = alone.frame(ofElement: own)?.offset(x: frame.minX, y: frame.minY)
      let isSame = there.map { a in
        here.map { b in
          abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && a.size == b.size
        } ?? false
      }
      #expect(isSame ?? (here == nil))
    }
  }

  @Test("no frame is NaN, infinite or negative, whatever the lengths", arguments: 0..<300)
  func sane(seed: Int) {
    let tree = RandomTree.make(seed: seed, isWild: true)
    let result = tree.layout(offer(seed))
    for element in tree.elements.indices {
      guard let frame = result.frame(ofElement: element) else { continue }
      #expect(
        frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
          && frame.height.isFinite && frame.width >= 0 && frame.height >= 0,
        "\(tree.elements[element].id ?? "?"): \(frame)")
    }
  }
}
