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
    // The subtree stands in a stack in depth, so that spacers find the same axis in both trees.
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

  @Test("a kept result does not change, and costs the next run nothing but a copy")
  func keptResults() {
    let tree = LayoutTree { tree in
      tree.node(.vstack(alignment: .leading, spacing: 0)) { tree in
        for k in 0..<50 {
          tree.node(.hstack(alignment: .top, spacing: 0)) { tree in
            tree.leaf("fixed\(k)", .fixed(Size(width: 10, height: 10)))
            tree.node("text\(k)", .padding(EdgeInsets(1))) { $0.leaf(.area(500, line: 10)) }
          }
        }
      }
    }
    var pass = LayoutPass(tree)
    let window = ProposedSize(width: 100, height: nil)
    let first = pass.run(window)
    let before = first.dumpNodes()
    let all = pass.computedSizes
    guard let node = first.element("fixed49").flatMap({ first.outerNode(ofElement: $0) }) else {
      return #expect(Bool(false), "no node")
    }
    pass.setSize(ofFixedLeaf: node, to: Size(width: 30, height: 10))
    let second = pass.run(window)
    #expect(pass.computedSizes * 10 < all)
    #expect(first.dumpNodes() == before)
    #expect(second.frame(ofID: "fixed49")?.width == 30)
    #expect(second.dumpNodes() == pass.tree.layout(window).dumpNodes())
  }

  @Test("a replaced node stands in the same stack: spacers keep its axis, positions are seen")
  func replacedInPlace() {
    let tree = LayoutTree { tree in
      tree.node(.hstack(alignment: .top, spacing: nil)) { tree in
        tree.node(.background(.center)) { tree in
          tree.leaf(.fill)
          tree.leaf("old", .fixed(Size(width: 10, height: 10)))
        }
        tree.leaf("late", .fixed(Size(width: 10, height: 10)))
      }
    }
    var pass = LayoutPass(tree)
    let window = ProposedSize(width: 100, height: 50)
    let first = pass.run(window)
    func node(_ id: String) -> Int {
      first.element(id).flatMap { first.outerNode(ofElement: $0) } ?? 0
    }
    pass.replace(node: node("old")) { $0.leaf("space", .spacer(minLength: nil)) }
    pass.replace(node: node("late")) { tree in
      tree.node("badge", .viewPosition(.absolute(x: 90, y: 1, width: 5, height: 5))) {
        $0.leaf(.fill)
      }
    }
    let result = pass.run(window)
    #expect(result.frame(ofID: "space") == Rect(x: 0, y: 25, width: 100, height: 0))
    #expect(result.frame(ofID: "badge") == Rect(x: 90, y: 26, width: 5, height: 5))
  }

  @Test("replacing parts one by one ends where laying out anew does", arguments: 0..<40)
  func incremental(seed: Int) {
    var numbers = SeededNumbers(seed &+ 1000)
    var pass = LayoutPass(RandomTree.make(seed: seed))
    let window = ProposedSize(width: 300, height: 200)
    var result = pass.run(window)
    for step in 0..<4 {
      let placed = (1..<result.tree.nodeCount).filter { result.frame(ofNode: $0) != nil }
      guard !placed.isEmpty else { return }
      let node = placed[numbers.next(placed.count)]
      var generator = RandomTree(seed: seed * 10 + step)
      pass.replace(node: node) { generator.append(2, &$0) }
      result = pass.run(window)
      let anew = pass.tree.layout(window)
      #expect(result.dumpNodes() == anew.dumpNodes(), "step \(step), node \(node)")
    }
  }
}
