import GalleyGeometry
import GalleyLayout
import Synchronization
import Testing

@Suite("Stacks")
struct StackTests {
  private func row(
    _ width: Double?, spacing: Double?, center: Bool = false,
    _ build: @escaping (inout LayoutTree.Builder) -> Void
  ) -> LayoutProbe {
    LayoutProbe(width: width, height: 100, center: center) { tree in
      tree.node(.hstack(alignment: .center, spacing: spacing), children: build)
    }
  }

  @Test("DUI-9 PLT-3 equal thirds; default gaps of 8") func equalShares() {
    let thirds = row(300, spacing: 0) { tree in
      for k in 0..<3 { tree.leaf("\(k)", .fill) }
    }
    #expect(thirds.text("0", "1", "2") == "0 0 100 100 | 100 0 100 100 | 200 0 100 100")
    let pair = row(100, spacing: nil) { tree in
      for k in 0..<2 { tree.leaf("\(k)", .fill) }
    }
    #expect(pair.text("0", "1") == "0 0 46 100 | 54 0 46 100")
  }

  @Test("the less flexible child is asked first, and a stack overflows evenly in its frame")
  func flexibility() {
    let probe = row(150, spacing: 0, center: true) { tree in
      tree.flexible("max", max: 100)
      tree.flexible("min", min: 100)
    }
    #expect(probe.text("max", "min") == "-12.5 0 75 100 | 62.5 0 100 100")
  }

  @Test("minimums of lower priorities are reserved") func priorities() {
    let two = row(300, spacing: 0) { tree in
      tree.flexible("min", min: 50)
      tree.node("first", .layoutPriority(1)) { $0.leaf(.fill) }
    }
    #expect(two.text("min", "first") == "0 0 50 100 | 50 0 250 100")
    let three = row(200, spacing: 0) { tree in
      tree.flexible("low", min: 20, priority: -1)
      tree.leaf("middle", .fill)
      tree.node("high", .layoutPriority(1)) { $0.leaf(.fill) }
    }
    #expect(three.text("low", "middle", "high") == "0 0 20 100 | 20 0 0 100 | 20 0 180 100")
  }

  @Test("a child that takes half its offer is asked in its turn")
  func relative() {
    func probe(_ first: Bool) -> LayoutProbe {
      row(620, spacing: 10) { tree in
        if !first { tree.leaf("a", .fill) }
        tree.node("half", .relative(width: 0.5, height: nil)) { $0.leaf(.fill) }
        if first { tree.leaf("a", .fill) }
        tree.leaf("b", .fill)
      }
    }
    #expect(probe(false).text("a", "half", "b") == "0 0 200 100 | 210 0 100 100 | 320 0 300 100")
    #expect(probe(true).text("half", "a", "b") == "0 0 100 100 | 110 0 250 100 | 370 0 250 100")
  }

  @Test("a spacer keeps 8 points and takes no gap beside it; explicit spacing counts for it too")
  func spacers() {
    let tight = LayoutProbe(width: 60, height: 10) { tree in
      tree.node("row", .hstack(alignment: .center, spacing: nil)) { tree in
        tree.box("a", 30, 10)
        tree.leaf("space", .spacer(minLength: nil))
        tree.box("b", 40, 10)
      }
    }
    #expect(tight.text("row", "space", "b") == "0 0 78 10 | 30 5 8 0 | 38 0 40 10")
    let wide = row(200, spacing: 5) { tree in
      tree.box("a", 30, 10)
      tree.leaf("space", .spacer(minLength: nil))
      tree.box("b", 40, 10)
    }
    #expect(wide.text("space", "b") == "35 5 120 0 | 160 0 40 10")
  }

  @Test("STY-20 a divider is one pixel across the enclosing stack", arguments: [1.0, 2, 3])
  func divider(scale: Double) {
    let probe = LayoutProbe(width: 100, height: 200, scale: scale) { tree in
      tree.node("column", .vstack(alignment: .center, spacing: 8)) { tree in
        tree.box("a", 50, 20)
        tree.leaf("line", .divider(thickness: nil))
        tree.box("b", 30, 20)
      }
    }
    #expect(probe["line"] == Rect(x: 0, y: 28, width: 100, height: 1 / scale))
    #expect(abs((probe["column"]?.height ?? 0) - (56 + 1 / scale)) < 1e-9)
  }

  @Test("an unspecified cross offer is settled before children are placed")
  func crossOffer() {
    let probe = LayoutProbe(height: 100) { tree in
      tree.node("column", .vstack(alignment: .center, spacing: 0)) { tree in
        tree.leaf("text", .area(1200, line: 10))
        tree.leaf("fill", .fill)
      }
    }
    #expect(probe.text("column", "text", "fill") == "0 0 120 100 | 0 0 120 10 | 0 10 120 90")
  }

  @Test("baselines of rows, and of stacks inside them") func baselines() {
    let probe = LayoutProbe(width: 100, height: 100) { tree in
      tree.node("row", .hstack(alignment: .firstTextBaseline, spacing: 4)) { tree in
        tree.node("column", .vstack(alignment: .leading, spacing: 0)) { tree in
          tree.box("a", 20, 10, baseline: 8)
          tree.box("b", 20, 10, baseline: 8)
        }
        tree.box("tall", 10, 40, baseline: 30)
        tree.box("plain", 10, 10)
      }
    }
    #expect(
      probe.text("a", "b", "tall", "plain")
        == "0 22 20 10 | 0 32 20 10 | 24 0 10 40 | 38 20 10 10")
  }

  @Test("custom guides pass through containers as their mean; an offset does not move them")
  func customGuides() {
    let name = HorizontalAlignment.custom("leading:mark")
    let probe = LayoutProbe(width: 100, height: 100) { tree in
      tree.node(.vstack(alignment: name, spacing: 0)) { tree in
        tree.node(.offset(x: 7, y: 0)) { tree in
          tree.node("group", .hstack(alignment: .top, spacing: 0)) { tree in
            for k in 0..<2 {
              tree.node(.alignmentGuide(AlignmentGuide(.horizontal(name), at: 10))) {
                $0.box("\(k)", 20, 10)
              }
            }
          }
        }
        tree.box("below", 5, 5)
      }
    }
    // The members' guides lie at 10 and 30 of the group, their mean is 20.
    #expect(probe.text("group", "below") == "7 0 40 10 | 20 10 5 5")
  }

  @Test("only a spacer that stands in the frame itself lets its zero spacing through")
  func framedSpacers() {
    func gap(_ between: NodeKind?) -> Double? {
      let probe = LayoutProbe { tree in
        tree.node(.hstack(alignment: .center, spacing: nil)) { tree in
          tree.box("a", 10, 10)
          tree.node("space", .frame(width: 20, height: nil, alignment: .center)) { tree in
            guard let between else { return tree.leaf(.spacer(minLength: nil)) }
            tree.node(between) { $0.leaf(.spacer(minLength: nil)) }
          }
        }
      }
      return probe["space"]?.minX
    }
    #expect(gap(nil) == 10)
    #expect(gap(.layoutPriority(1)) == 18)
    #expect(gap(.alignmentGuide(AlignmentGuide(.vertical(.top), at: 0))) == 18)
  }

  @Test("a custom guide lies where a replaced built-in one does")
  func customGuideDefaults() {
    let line = VerticalAlignment.custom("top:line")
    let probe = LayoutProbe { tree in
      tree.node(.hstack(alignment: line, spacing: 0)) { tree in
        tree.box("a", 10, 40)
        tree.node(.alignmentGuide(AlignmentGuide(.vertical(.top), at: 15))) { $0.box("b", 10, 20) }
        tree.node(.alignmentGuide(AlignmentGuide(.vertical(line), at: 20))) { $0.box("c", 10, 20) }
      }
    }
    #expect(probe.text("a", "b", "c") == "0 20 10 40 | 10 5 10 20 | 20 0 10 20")
  }

  /// Notes the widths that it is offered.
  private final class Listener: LeafLayout {
    let widths = Mutex<[Double?]>([])
    func size(for proposal: ProposedSize) -> Size {
      widths.withLock { $0.append(proposal.width) }
      return Size(width: min(proposal.width ?? 50, 50), height: 10)
    }
  }

  @Test("the last child after rigid ones is offered the rest and asked for no least width")
  func lastFlexibleChild() {
    let listener = Listener()
    let probe = row(100, spacing: 10) { tree in
      tree.box("image", 40, 40)
      tree.leaf("text", .leaf(listener))
    }
    #expect(probe["text"]?.minX == 50)
    let widths = listener.widths.withLock(\.self)
    #expect(widths.contains(50) && !widths.contains(0) && !widths.contains(.infinity), "\(widths)")
  }

  /// Takes what it needs or, in less room, what there is, in whole pixels.
  private struct Title: LeafLayout {
    var width: Double
    var grid: PixelGrid
    var holdsWords: Bool { true }
    func exactSize(for proposal: ProposedSize) -> Size {
      Size(width: min(width, max(proposal.width ?? .infinity, 4)), height: 10)
    }
    func size(for proposal: ProposedSize) -> Size {
      let exact = exactSize(for: proposal)
      return Size(width: grid.roundedUp(exact.width), height: exact.height)
    }
  }

  @Test("titles that fill a row are whole at every scale", arguments: [1.0, 2, 3, 7])
  func fullRows(scale: Double) {
    let grid = PixelGrid(scale: scale)
    let widths = [40.1, 60.2, 80.4]
    let probe = LayoutProbe(width: widths.reduce(20, +), height: 20, scale: scale) { tree in
      tree.node(.hstack(alignment: .center, spacing: 10)) { tree in
        for (k, width) in widths.enumerated() {
          tree.leaf("\(k)", .leaf(Title(width: width, grid: grid)))
        }
      }
    }
    for (k, width) in widths.enumerated() {
      #expect(probe["\(k)"]?.width == grid.roundedUp(width))
    }
  }

  @Test(
    "a title beside what takes all gets its share, at every scale the same", arguments: [1.0, 3])
  func sharedRows(scale: Double) {
    let probe = LayoutProbe(width: 200, height: 20, scale: scale) { tree in
      tree.node(.hstack(alignment: .center, spacing: 0)) { tree in
        tree.leaf("title", .leaf(Title(width: 150, grid: PixelGrid(scale: scale))))
        tree.leaf("rest", .fill)
      }
    }
    #expect(probe.text("title", "rest") == "0 5 100 10 | 100 0 100 20")
  }

  @Test("flexibilities that differ in the last bits only are equal") func noise() {
    let third = Flexibility(least: 0.1, most: 0.1 + 0.2)
    let exact = Flexibility(least: 0, most: 0.2)
    #expect(third.most - third.least != exact.most - exact.least)
    #expect(!third.isAskedBefore(exact) && !exact.isAskedBefore(third))
    #expect(exact.isAskedBefore(Flexibility(least: 0, most: 0.201)))
  }
}
