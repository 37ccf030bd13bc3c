import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Linear containers, forms, grids and flows")
struct ContainerTests {
  private func linear(
    _ style: LinearStyle, width: Double, items: [(String, Double, LayoutItem)]
  ) -> LayoutProbe {
    LayoutProbe(width: width, height: 50) { tree in
      tree.node("stack", .linear(style)) { tree in
        for (id, length, item) in items {
          tree.node(id, .item(item)) { $0.leaf(.fixed(Size(width: length, height: 10))) }
        }
      }
    }
  }

  private func item(_ change: (inout LayoutItem) -> Void = { _ in }) -> LayoutItem {
    var item = LayoutItem()
    change(&item)
    return item
  }

  @Test("custom spacing after a child, hidden children, margins") func linearGaps() {
    let style = LinearStyle(
      axis: .horizontal, distribution: .start, alignment: .leading, spacing: 5,
      insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let probe = linear(
      style, width: 200,
      items: [
        ("a", 10, item { $0.spacingAfter = 20 }), ("hidden", 99, item { $0.isHidden = true }),
        ("b", 10, item()), ("c", 10, item()),
      ])
    #expect(
      probe.text("stack", "a", "hidden", "b", "c")
        == "0 0 200 14 | 2 1 10 10 | none | 32 1 10 10 | 47 1 10 10")
  }

  @Test(
    "A row of last baselines is no higher than its container, and what is too high counts as that")
  func boundedBaselines() {
    let style = LinearStyle(
      axis: .horizontal, distribution: .start, alignment: .lastBaseline, fillsCross: true)
    let probe = LayoutProbe(width: 100, height: 200) { tree in
      tree.node("stack", .linear(style)) { tree in
        for (id, height, last) in [("high", 300.0, 275.0), ("low", 100, 80)] {
          tree.node(id, .item(LayoutItem())) {
            $0.leaf(
              .fixed(
                Size(width: 10, height: height), firstBaseline: 10, lastBaseline: last))
          }
        }
      }
    }
    // The baseline of the high one is 25 above its bottom, and so above the container's.
    #expect(probe.text("stack", "low") == "0 0 100 200 | 10 95 10 100")
  }

  @Test("proportional filling: UIKit's distortion, and the exact one")
  func proportional() {
    let items = [30.0, 60, 90].enumerated().map { ("\($0)", $1, item()) }
    func widths(_ distribution: LinearStyle.Distribution) -> [Double?] {
      let style = LinearStyle(
        axis: .horizontal, distribution: distribution, alignment: .leading, spacing: 10)
      let probe = linear(style, width: 260, items: items)
      return items.map { probe[$0.0]?.width }
    }
    #expect(widths(.fillProportionally) == [39, 78, 123])
    #expect(widths(.fillProportionallyExact) == [40, 80, 120])
  }

  @Test("hugging takes the surplus, compression resistance gives the lack") func priorities() {
    let style = LinearStyle(axis: .horizontal, alignment: .leading)
    let items = [
      ("a", 50.0, item { $0.hugging = 251 }), ("b", 50, item { $0.compression = 751 }),
    ]
    #expect(linear(style, width: 150, items: items).text("a", "b") == "0 0 50 10 | 50 0 100 10")
    #expect(linear(style, width: 70, items: items).text("a", "b") == "0 0 20 10 | 20 0 50 10")
  }

  @Test(
    "packing modes",
    arguments: [
      (LinearStyle.Distribution.center, "35 0 10 10 | 45 0 20 10"),
      (.end, "70 0 10 10 | 80 0 20 10"), (.spaceBetween, "0 0 10 10 | 80 0 20 10"),
      (.spaceAround, "17.5 0 10 10 | 62.5 0 20 10"),
      (.spaceEvenly, "23.33 0 10 10 | 56.67 0 20 10"),
      (.flexUniformly, "0 0 45 10 | 45 0 55 10"),
      (.flexProportionally, "0 0 33.33 10 | 33.33 0 66.67 10"),
      (.equalCentering, "0 0 10 10 | 80 0 20 10"),
    ]) func packing(_ distribution: LinearStyle.Distribution, _ expected: String)
  {
    let style = LinearStyle(axis: .horizontal, distribution: distribution, alignment: .leading)
    let probe = linear(style, width: 100, items: [("a", 10, item()), ("b", 20, item())])
    #expect(probe.text("a", "b") == expected)
  }

  @Test("a box without lengths of its own fills its slot")
  func linearBoxes() {
    let style = LinearStyle(axis: .horizontal, distribution: .fillEqually, alignment: .fill)
    let probe = LayoutProbe(width: 80, height: 50) { tree in
      tree.node("stack", .linear(style)) { tree in
        tree.node("column", .vstack(alignment: .center, spacing: 0)) { $0.box("in", 10, 10) }
        tree.box("box", 20, 50)
      }
    }
    #expect(probe.text("column", "in", "box") == "0 0 40 50 | 15 0 10 10 | 50 0 20 50")
  }

  @Test("baselines shift the highest child to the top") func linearBaselines() {
    let probe = LayoutProbe(width: 100, height: 50) { tree in
      let style = LinearStyle(
        axis: .horizontal, distribution: .start, alignment: .firstBaseline)
      tree.node(.linear(style)) { tree in
        tree.box("a", 10, 20, baseline: 15)
        tree.box("b", 10, 10, baseline: 5)
        tree.box("c", 10, 8)
      }
    }
    #expect(probe.text("a", "b", "c") == "0 0 10 20 | 10 10 10 10 | 20 7 10 8")
  }

  @Test("GUI-16 GUI-17 the person form of the pictures") func form() {
    func row(
      _ tree: inout LayoutTree.Builder, _ elements: [(String, Double, Double)]
    ) {
      tree.node(.formRow(FormRowStyle())) { tree in
        for (id, weight, height) in elements {
          tree.node(id, .item(item { $0.weight = weight })) { tree in
            if height == 0 { return tree.leaf(.spacer(minLength: nil)) }
            tree.node(.frame(width: nil, height: height, alignment: .center)) { $0.leaf(.fill) }
          }
        }
      }
    }
    let probe = LayoutProbe(width: 398, height: nil) { tree in
      tree.node("form", .form(FormStyle())) { tree in
        row(&tree, [("title", 1, 19)])
        row(&tree, [("first", 1, 36), ("second", 1, 36)])
        row(&tree, [("age", 1, 36), ("space", 2, 0)])
        row(&tree, [("gap", 1, 0)])
        row(&tree, [])
        row(&tree, [("wide", 2, 36), ("narrow", 1, 40)])
      }
    }
    #expect(probe.text("title", "first", "second") == "8 8 382 19 | 8 32 186 36 | 199 32 191 36")
    #expect(probe.text("age", "gap") == "8 73 122.33 36 | 8 114 382 10")
    #expect(probe.text("wide", "narrow") == "8 129 249.67 36 | 262.67 129 127.33 40")
    #expect(probe["form"]?.height == 177)
  }

  @Test("columns: fixed, flexible, adaptive; a cell over two columns") func grid() {
    let probe = LayoutProbe(width: 200, height: 200) { tree in
      let style = GridStyle(
        tracks: [.fixed(40), .flexible(minimum: 10, maximum: 60), .adaptive(minimum: 30)],
        trackSpacing: 10, lineSpacing: 4, alignment: .topLeading)
      tree.node("grid", .grid(style)) { tree in
        for k in 0..<5 { tree.box("\(k)", 10, Double(10 + k)) }
        tree.node("span", .item(item { $0.columnSpan = 2 })) { $0.leaf(.fill) }
        tree.box("last", 10, 10)
      }
    }
    // 200 − 40 − 2 gaps: 140 for two tracks: 60 and 80; the 80 holds two of 35.
    #expect(probe.text("0", "1", "2", "3") == "0 0 10 10 | 50 0 10 11 | 120 0 10 12 | 165 0 10 13")
    #expect(probe.text("4", "span", "last") == "0 17 10 14 | 50 17 105 14 | 165 17 10 10")
  }

  @Test("the only adaptive column is no wider than the grid") func narrowGrid() {
    let probe = LayoutProbe(width: 60, height: 100) { tree in
      tree.node("grid", .grid(GridStyle(tracks: [.adaptive(minimum: 80)]))) { tree in
        tree.node("cell", .frame(width: nil, height: 10, alignment: .center)) { $0.leaf(.fill) }
      }
    }
    #expect(probe.text("grid", "cell") == "0 0 60 10 | 0 0 60 10")
  }

  @Test("cells are offered the height of their line") func gridLines() {
    let probe = LayoutProbe(width: 208, height: 300) { tree in
      tree.node("grid", .grid(GridStyle(tracks: [.flexible(), .flexible()]))) { tree in
        for (id, area) in [("short", 500.0), ("long", 4000)] {
          let tall = FrameLimits(maxHeight: .infinity)
          tree.node(id, .flexibleFrame(tall, alignment: .center)) {
            $0.leaf(.area(area, line: 10))
          }
        }
      }
    }
    #expect(probe.text("short", "long", "grid") == "0 0 100 40 | 108 0 100 40 | 0 0 208 40")
  }

  @Test("a child's cross length is at most the container's", arguments: [false, true])
  func crossLengths(fillsCross: Bool) {
    let probe = LayoutProbe(width: 100, height: 300) { tree in
      let style = LinearStyle(
        axis: .vertical, distribution: .start, alignment: .leading, fillsCross: fillsCross)
      tree.node("column", .linear(style)) { tree in
        tree.leaf("text", .area(2000, line: 10))
        tree.node("item", .item(LayoutItem())) { $0.box("wide", 160, 20) }
        tree.box("bare", 160, 20)
        tree.box("narrow", 30, 20)
      }
    }
    #expect(probe.text("column", "text") == "0 0 100 300 | 0 0 100 20")
    #expect(probe.text("item", "bare", "narrow") == "0 20 100 20 | 0 40 160 20 | 0 60 30 20")
  }

  static let layered: [NodeKind] = [
    .zstack(.leading), .overlay(.leading), .background(.leading),
  ]

  @Test("a half of the container stays a half in layers", arguments: layered.indices)
  func containerFractions(index: Int) {
    let probe = LayoutProbe(width: 200, height: 50) { tree in
      tree.node(Self.layered[index]) { tree in
        if index == 1 { tree.leaf(.fill) }
        // Several views in an overlay or a background stand in layers of their own.
        tree.node(.zstack(.leading)) { tree in
          tree.node(.padding(EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0))) { tree in
            tree.node(.containerRelative(width: 0.5, height: nil)) { tree in
              tree.leaf("half", .fill)
            }
          }
        }
        if index == 2 { tree.leaf(.fill) }
      }
    }
    #expect(probe["half"]?.width == 100)
  }

  @Test("chips wrap, lines align") func flow() {
    let probe = LayoutProbe(width: 100, height: 200) { tree in
      tree.node("flow", .flow(FlowStyle(spacing: 5, lineSpacing: 3, alignment: .bottomTrailing))) {
        for (k, width) in [40.0, 30, 50, 20].enumerated() {
          $0.box("\(k)", width, Double(10 + 2 * k))
        }
        $0.leaf("long", .area(2500, line: 10))
      }
    }
    #expect(probe.text("0", "1", "2", "3") == "25 2 40 10 | 70 0 30 12 | 25 17 50 14 | 80 15 20 16")
    #expect(probe.text("flow", "long") == "0 0 100 59 | 0 34 100 25")
  }
}
