import GalleyGeometry
import GalleyLayout
import GalleyPainting
import Testing

@Suite("Lists, scroll containers and safe areas")
struct ScrollingTests {
  private func list(
    rows: Int, height: Double?, offset: Double = 0, viewport: Rect? = nil
  ) -> LayoutProbe {
    LayoutProbe(width: 200, height: height, viewport: viewport) { tree in
      tree.node("list", .list(ListStyle(contentOffset: offset))) { tree in
        for k in 0..<rows { tree.leaf("\(k)", .leaf(Counted(index: k))) }
      }
    }
  }

  /// Higher for every tenth row.
  private struct Counted: LeafLayout {
    var index: Int
    func size(for proposal: ProposedSize) -> Size {
      Size(width: 50, height: index % 10 == 3 ? 88 : 20)
    }
  }

  @Test("rows of 44 and more, insets, contents in the middle") func rows() {
    let probe = list(rows: 5, height: 400)
    #expect(
      probe.text("list", "0", "1", "3", "4")
        == "0 0 200 400 | 16 12 50 20 | 16 56 50 20 | 16 138 50 88 | 16 244 50 20")
    let element = probe.result.element("list") ?? -1
    #expect(probe.result.contentSize(ofElement: element) == Size(width: 82, height: 4 * 44 + 100))
    #expect(list(rows: 5, height: nil)["list"]?.height == 276)
  }

  @Test("a list of 100,000 rows places those in sight and measures none below")
  func lazily() {
    let tree = LayoutTree { tree in
      tree.node(.list(ListStyle(contentOffset: 44 * 9 + 100))) { tree in
        for k in 0..<100_000 { tree.leaf(.leaf(Counted(index: k))) }
      }
    }
    let result = tree.layout(ProposedSize(width: 200, height: 400))
    #expect(result.computedSizes < 30)
    #expect((1..<100).filter { result.frame(ofNode: $0) != nil } == Array(11..<19))
  }

  @Test("a viewport keeps rows outside it without frames") func viewport() {
    let probe = list(rows: 50, height: 400, viewport: Rect(x: 0, y: 50, width: 200, height: 60))
    #expect((0..<50).filter { probe["\($0)"] != nil } == [1, 2])
  }

  @Test("a scroll container is greedy along its axis, its content is not")
  func scroll() {
    let probe = LayoutProbe(width: 200, height: 100) { tree in
      let style = ScrollStyle(contentOffset: Point(x: 0, y: 30))
      tree.node("scroll", .scroll(style)) { tree in
        tree.node("column", .vstack(alignment: .leading, spacing: 0)) { tree in
          for k in 0..<4 { tree.box("\(k)", 50, 40) }
          tree.node("square", .aspectRatio(1, .fill)) { $0.leaf(.fill) }
        }
      }
    }
    #expect(probe.text("scroll", "column", "0") == "0 0 200 100 | 0 -30 200 360 | 0 -30 50 40")
    #expect(probe["square"]?.size == Size(width: 200, height: 200))
  }

  @Test("the root is centred in the safe rectangle; a background may leave it")
  func safeArea() {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 10)
    let probe = LayoutProbe(width: 110, height: 160, center: true, safeArea: insets) { tree in
      tree.node("page", .background(.center)) { tree in
        tree.node(.ignoresSafeArea(.all)) { $0.leaf("colour", .fill) }
        tree.node("inner", .frame(width: nil, height: nil, alignment: .center)) { $0.leaf(.fill) }
      }
    }
    #expect(probe.text("page", "colour") == "0 40 100 100 | 0 0 110 160")
    let some = LayoutProbe(width: 110, height: 160, center: true, safeArea: insets) { tree in
      tree.node(.ignoresSafeArea(.top)) { $0.leaf("colour", .fill) }
    }
    #expect(some.text("colour") == "0 0 100 140")
    let small = LayoutProbe(width: 110, height: 160, center: true, safeArea: insets) { tree in
      tree.node(.ignoresSafeArea(.all)) { $0.box("box", 10, 10) }
    }
    #expect(small.text("box") == "45 85 10 10")
  }

  /// Recorded by iOS 16: KlacsoRobert/SnapshotArticle at 408f0520 (SecondView), a text whose black background reaches the
  /// lower edge of the screen over the spacer below it.
  @Test("a background inside of what ignores the safe area leaves it too, touching the edge or not")
  func nestedSafeArea() {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    let probe = LayoutProbe(width: 100, height: 160, safeArea: insets) { tree in
      tree.node(.ignoresSafeArea(.bottom)) { tree in
        tree.node(.vstack(alignment: .center, spacing: 0)) { tree in
          tree.node("text", .background(.center)) { tree in
            tree.node(.ignoresSafeArea(.all)) { $0.leaf("colour", .fill) }
            tree.leaf(.fill)
          }
          tree.box("spacer", 10, 8)
        }
      }
    }
    #expect(probe.text("text", "colour") == "0 40 100 112 | 0 0 100 160")
  }

  @Test(
    "what scrolls has no safe area to reach into along its axes",
    arguments: [Axis.vertical, .horizontal])
  func scrolledContent(_ axis: Axis) {
    let probe = LayoutProbe(width: 100, height: 100, safeArea: EdgeInsets(10)) { tree in
      tree.node(
        "scroll", .scroll(ScrollStyle(horizontal: axis == .horizontal, vertical: axis == .vertical))
      ) {
        $0.node("row", .background(.center)) { tree in
          tree.node(.ignoresSafeArea(.all)) { $0.leaf("ground", .fill) }
          tree.box("content", 80, 80)
        }
      }
    }
    #expect(probe.text("row", "content") == "10 10 80 80 | 10 10 80 80")
    #expect(probe.text("ground") == (axis == .vertical ? "0 10 100 80" : "10 0 80 100"))
  }

  @Test("a list's rows have none above and below") func listedContent() {
    let probe = LayoutProbe(width: 100, height: 100, safeArea: EdgeInsets(10)) { tree in
      tree.node("list", .list(.plain())) {
        $0.node("row", .background(.center)) { tree in
          tree.node(.ignoresSafeArea(.vertical)) { $0.leaf("ground", .fill) }
          tree.box("content", 80, 80)
        }
      }
    }
    #expect(probe.text("ground") == "10 10 80 80")
  }

  @Test("a bar takes its length, and what lies under it can be seen") func bars() {
    let probe = LayoutProbe(
      width: 100, height: 200, center: true,
      safeArea: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    ) { tree in
      tree.node("page", .safeAreaInset(.bottom)) { tree in
        tree.node("content", .background(.center)) { tree in
          tree.node(.ignoresSafeArea(.bottom)) { $0.leaf("colour", .fill) }
          tree.leaf(.fill)
        }
        tree.box("bar", 60, 30)
      }
    }
    #expect(
      probe.text("page", "content", "bar", "colour")
        == "0 10 100 170 | 0 10 100 140 | 20 150 60 30 | 0 10 100 190")
  }

  @Test(
    "a keyboard is a region of its own",
    arguments: [
      (SafeAreaRegions.all, "0 0 100 200"), (SafeAreaRegions.keyboard, "0 10 100 170"),
      (SafeAreaRegions.container, "0 0 100 120"), (SafeAreaRegions(), "0 10 100 110"),
    ])
  func keyboard(_ regions: SafeAreaRegions, _ expected: String) {
    let probe = LayoutProbe(
      width: 100, height: 200, center: true,
      safeArea: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    ) { tree in
      tree.node(.safeAreaInset(.bottom, isKeyboard: true)) { tree in
        tree.node(.ignoresSafeArea(.all, regions)) { $0.leaf("colour", .fill) }
        tree.box("keyboard", 100, 60)
      }
    }
    #expect(probe.text("colour") == expected)
  }

  private struct Mark: NodeDrawing {
    var isScope = false
    var overflow: Double { 0 }
    func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
      if isScope { return painter.append(.save) }
      painter.append(.clip(.rectangle(frame)))
    }
    func paintForeground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
      if isScope { painter.append(.restore) }
    }
  }

  @Test("painting: beneath, children, above, owned by elements; a viewport skips the rest")
  func painting() {
    let tree = LayoutTree { tree in
      tree.element(Element(typeName: "column")) { tree in
        tree.node(.vstack(alignment: .leading, spacing: 0), drawing: Mark(isScope: true)) { tree in
          for k in 0..<10 {
            tree.element(Element(typeName: "row", id: "\(k)")) { tree in
              tree.leaf(.fixed(Size(width: 10, height: 10)), drawing: Mark())
            }
          }
        }
      }
    }
    let result = tree.layout(.unspecified)
    let all = result.painted()
    #expect(all.commands.count == 12)
    #expect(all.commands.first == .save && all.commands.last == .restore)
    #expect(all.owners == [0] + (1...10).map { Int32($0) } + [0])
    let part = result.painted(in: Rect(x: 0, y: 35, width: 10, height: 20))
    #expect(part.owners == [0, 4, 5, 6, 0])
  }

  @Test("dumps: elements, all nodes, raw and snapped frames, offers and who made them")
  func dumps() {
    let probe = LayoutProbe(width: 101, height: 10) { tree in
      tree.node("row", .hstack(alignment: .center, spacing: 0)) { tree in
        tree.leaf("a", .fill)
        tree.leaf("b", .fill)
      }
    }
    #expect(
      probe.result.dump() == """
        node #row (0, 0, 101, 10)
          leaf #a (0, 0, 50.5, 10) snapped (0, 0, 51, 10)
          leaf #b (50.5, 0, 50.5, 10) snapped (51, 0, 50, 10)

        """)
    #expect(
      probe.result.dumpNodes().contains(
        "1 fill <leaf #a> (0, 0, 50.5, 10) asked 50.5 x 10 by 0 hstack snapped (0, 0, 51, 10)"))
  }
}
