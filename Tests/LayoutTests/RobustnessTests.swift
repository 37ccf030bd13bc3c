import GalleyGeometry
import GalleyLayout
import GalleyPainting
import Testing

@Suite("Deep, wide and odd trees")
struct RobustnessTests {
  @Test("a chain of 100,000 levels", arguments: [true, false])
  func deep(isRigid: Bool) {
    func link(_ levels: Int, _ tree: inout LayoutTree.Builder) {
      guard levels > 0 else {
        return tree.leaf("end", isRigid ? .fixed(Size(width: 3, height: 4)) : .fill)
      }
      tree.node(levels % 2 == 0 ? .padding(.zero) : .zstack(.center)) { link(levels - 1, &$0) }
    }
    let levels = isRigid ? 100_000 : 20_000
    let probe = LayoutProbe(width: 50, height: 60) { link(levels, &$0) }
    #expect(
      probe["end"]?.size == (isRigid ? Size(width: 3, height: 4) : Size(width: 50, height: 60)))
    #expect(probe.result.tree.nodeCount == levels + 1)
    #expect(probe.result.dump().hasPrefix("leaf #end"))
  }

  @Test("10,000 children without size") func empty() {
    let probe = LayoutProbe(width: 100, height: 100) { tree in
      tree.node("row", .hstack(alignment: .center, spacing: 0)) { tree in
        for _ in 0..<10_000 { tree.leaf(.fixed(.zero)) }
        tree.leaf("rest", .fill)
      }
    }
    #expect(probe.text("row", "rest") == "0 0 100 100 | 0 0 100 100")
  }

  @Test("no nodes at all, and modifiers without a child") func nothing() {
    let none = LayoutProbe(width: 100, height: 100) { _ in }
    #expect(none.result.size == .zero)
    #expect(none.result.painted().commands.isEmpty)
    let bare = LayoutProbe(width: 100, height: 100) { tree in
      tree.node("row", .hstack(alignment: .center, spacing: 0)) { tree in
        tree.node("frame", .frame(width: 10, height: 20, alignment: .center)) { _ in }
        tree.node("padding", .padding(EdgeInsets(3))) { _ in }
        tree.node("list", .background(.center)) { _ in }
        tree.node("grid", .grid(GridStyle(tracks: []))) { _ in }
      }
    }
    #expect(bare["frame"]?.size == Size(width: 10, height: 20))
    #expect(bare["padding"]?.size == Size(width: 6, height: 6))
    #expect(bare["list"]?.size == .zero)
  }

  @Test("further children of a modifier are left out") func superfluous() {
    let probe = LayoutProbe(width: 100, height: 100) { tree in
      tree.node("padding", .padding(EdgeInsets(3))) { tree in
        tree.box("a", 10, 10)
        tree.box("b", 50, 50)
      }
    }
    #expect(probe.text("padding", "a", "b") == "0 0 16 16 | 3 3 10 10 | none")
  }

  @Test("an infinite window is laid out with ideals") func infinite() {
    let probe = LayoutProbe(width: .infinity, height: .infinity) { tree in
      tree.node("row", .hstack(alignment: .center, spacing: 0)) { tree in
        tree.leaf("a", .fill)
        tree.box("b", 30, 20)
      }
    }
    #expect(probe.text("row", "a", "b") == "0 0 40 20 | 0 0 10 20 | 10 0 30 20")
  }

  private struct Liar: LeafLayout {
    var answer: Size
    func size(for proposal: ProposedSize) -> Size { answer }
    func firstBaseline(for size: Size) -> Double? { .nan }
    func lastBaseline(for size: Size) -> Double? { .infinity }
  }

  @Test("a leaf that answers nonsense gets a frame all the same", arguments: [-5, .nan, .infinity])
  func liars(length: Double) {
    let probe = LayoutProbe(width: 100, height: 100) { tree in
      tree.node("row", .hstack(alignment: .firstTextBaseline, spacing: 0)) { tree in
        tree.leaf("liar", .leaf(Liar(answer: Size(width: length, height: length))))
        tree.box("b", 30, 20)
      }
    }
    let frame = probe["liar"] ?? Rect(x: .nan, y: 0, width: 0, height: 0)
    #expect(frame.minX.isFinite && frame.minY.isFinite)
    #expect(frame.width == (length == .infinity ? 70 : 0))
    #expect(probe["b"]?.size == Size(width: 30, height: 20))
  }

  @Test("weights of zero count as equal") func zeroWeights() {
    var item = LayoutItem()
    item.weight = 0
    let probe = LayoutProbe(width: 105, height: 100) { tree in
      tree.node(.formRow(FormRowStyle(rule: .even))) { tree in
        for k in 0..<2 { tree.node("\(k)", .item(item)) { $0.leaf(.fill) } }
      }
    }
    #expect(probe.text("0", "1") == "0 0 50 10 | 55 0 50 10")
  }
}
