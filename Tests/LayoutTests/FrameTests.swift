import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Frames and other modifiers")
struct FrameTests {
  struct FlexibleCase: Sendable, CustomTestStringConvertible {
    var limits: FrameLimits
    var child: Double
    var offer: Double?
    var expected: Double
    var testDescription: String { "\(limits), child \(child), offer \(offer ?? .nan)" }
  }

  private static func cases(
    _ limits: FrameLimits, _ child: Double, _ expected: [Double]
  ) -> [FlexibleCase] {
    zip([30, 70, 200, nil], expected).map {
      FlexibleCase(limits: limits, child: child, offer: $0, expected: $1)
    }
  }

  static let table: [FlexibleCase] =
    cases(FrameLimits(minWidth: 50), 40, [50, 50, 50, 50])
    + cases(FrameLimits(minWidth: 50), 80, [50, 70, 80, 80])
    + cases(FrameLimits(maxWidth: 100), 40, [40, 70, 100, 40])
    + cases(FrameLimits(maxWidth: 100), 120, [100, 100, 100, 100])
    + cases(FrameLimits(minWidth: 50, maxWidth: 100), 20, [50, 70, 100, 50])
    + cases(FrameLimits(idealWidth: 60), 80, [80, 80, 80, 60])
    + cases(FrameLimits(maxWidth: .infinity), 40, [40, 70, 200, 40])

  @Test("flexible frames, line by line of the table", arguments: table)
  func flexible(_ line: FlexibleCase) {
    let probe = LayoutProbe(width: line.offer) { tree in
      tree.node("frame", .flexibleFrame(line.limits, alignment: .center)) {
        $0.box("child", line.child, 10)
      }
    }
    #expect(probe["frame"]?.width == line.expected)
    #expect(probe["child"]?.midX == line.expected / 2)
  }

  @Test("a child larger than its fixed frame hangs out evenly") func fixedFrame() {
    let probe = LayoutProbe(width: 200, height: 200) { tree in
      tree.node("frame", .frame(width: 50, height: 40, alignment: .center)) {
        $0.box("child", 80, 60)
      }
    }
    #expect(probe.text("frame", "child") == "0 0 50 40 | -15 -10 80 60")
  }

  @Test("aspect ratio fits, fills, and ignores nil axes")
  func aspectRatio() {
    func probe(_ mode: ContentMode, _ width: Double?, _ height: Double?) -> LayoutProbe {
      LayoutProbe(width: width, height: height, center: true) { tree in
        tree.node(.aspectRatio(1.5, mode)) { $0.leaf("box", .fill) }
      }
    }
    #expect(probe(.fit, 100, 100).text("box") == "0 16.67 100 66.67")
    #expect(probe(.fill, 100, 100).text("box") == "-25 0 150 100")
    #expect(probe(.fit, nil, 90)["box"]?.size == Size(width: 135, height: 90))
    #expect(probe(.fill, 401, nil)["box"]?.height == 401 / 1.5)
  }

  @Test("position takes the offer, offset does not count") func places() {
    let probe = LayoutProbe(width: 100, height: 100) { tree in
      tree.node("outer", .position(x: 30, y: 40)) { $0.box("child", 10, 10) }
    }
    #expect(probe.text("outer", "child") == "0 0 100 100 | 25 35 10 10")
    let moved = LayoutProbe(width: 100, height: 100) { tree in
      tree.node("outer", .offset(x: 5, y: -5)) { $0.box("child", 10, 10) }
    }
    #expect(moved.text("outer", "child") == "0 0 10 10 | 5 -5 10 10")
  }

  @Test("layers: sized by the highest priority, the rest offered that size") func layers() {
    let probe = LayoutProbe(width: 100, height: 100) { tree in
      tree.node("stack", .zstack(.bottomTrailing)) { tree in
        tree.node(.layoutPriority(1)) { $0.box("high", 60, 40) }
        tree.leaf("fill", .fill)
        tree.box("small", 20, 30)
      }
    }
    #expect(probe.text("stack", "fill", "small") == "0 0 60 40 | 0 0 60 40 | 40 10 20 30")
  }

  @Test("STY-21 constraints: equalities, bounds, insets; an unsatisfiable set keeps its minimum")
  func constraints() {
    func probe(_ constraints: DimensionConstraint...) -> LayoutProbe {
      LayoutProbe(width: 200, height: 200) { tree in
        tree.node("outer", .constraints(constraints)) { $0.leaf("child", .fill) }
      }
    }
    #expect(
      probe(.init(.width, .equal, 44), .init(.height, .atMost, 30)).text("child") == "0 0 44 30")
    #expect(probe(.init(.width, .atLeast, 300)).text("outer") == "0 0 300 200")
    #expect(
      probe(.init(.width, .atMost, 50), .init(.width, .atLeast, 80)).text("outer") == "0 0 80 200")
    #expect(
      probe(.init(.leading, .equal, 8), .init(.top, .equal, 4)).text("outer", "child")
        == "0 0 200 200 | 8 4 192 196")
    #expect(probe(.init(.width, .equal, .nan)).text("outer") == "0 0 200 200")
  }

  @Test("thirds of 100 stay exact and are snapped edge by edge", arguments: [1.0, 2, 3])
  func pixels(scale: Double) {
    let probe = LayoutProbe(width: 100, height: 10, scale: scale) { tree in
      tree.node(.hstack(alignment: .center, spacing: 0)) { tree in
        for k in 0..<3 { tree.leaf("\(k)", .fill) }
      }
    }
    let snapped = (0..<3).compactMap { k in
      probe.result.element("\(k)").flatMap { probe.result.snappedFrame(ofElement: $0) }
    }
    #expect(abs((probe["1"]?.minX ?? 0) - 100.0 / 3) < 1e-12)
    #expect(snapped.map(\.maxX).last == 100)
    #expect(zip(snapped, snapped.dropFirst()).allSatisfy { $0.maxX == $1.minX })
    if scale == 1 { #expect(snapped.map(\.width) == [33, 34, 33]) }
  }
}
