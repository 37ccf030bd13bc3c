import GalleyGeometry
import GalleyLayout
import Synchronization
import Testing

@Suite("View positions")
struct PositionTests {
  private static let phone = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  private func place(
    _ views: [(String, ViewPosition)], safe: EdgeInsets = phone, width: Double = 390,
    height: Double = 844
  ) -> LayoutProbe {
    LayoutProbe(width: width, height: height, safeArea: safe) { tree in
      tree.node(.ignoresSafeArea(.all)) { tree in
        tree.node(.positions) { tree in
          for (id, position) in views {
            tree.node(id, .viewPosition(position)) { $0.leaf(.area(3000, line: 20)) }
          }
        }
      }
    }
  }

  struct Scene: Sendable, CustomTestStringConvertible {
    var name: String
    var position: ViewPosition
    var expected: String
    var testDescription: String { name }
  }

  static let scenes: [Scene] = [
    Scene(
      name: "closure", position: ViewPosition { _ in Rect(x: 64, y: 128, width: 200, height: 64) },
      expected: "64 128 200 64"),
    Scene(
      name: "center", position: .center(Size(width: 200, height: 64)), expected: "95 390 200 64"),
    Scene(name: "top", position: .top(), expected: "16 63 358 32"),
    Scene(name: "side column", position: .sideColumnLeft(), expected: "16 63 300 667"),
    Scene(name: "bottom", position: .bottom(height: 72), expected: "0 772 390 72"),
    Scene(
      name: "bottom inset", position: .bottom(insetBy: EdgeInsets(8), height: 72),
      expected: "8 780 374 56"),
    Scene(name: "inset", position: .inset(by: 16), expected: "16 16 358 812"),
    Scene(name: "expand", position: .expand(), expected: "0 0 390 844"),
    Scene(
      name: "clamped", position: .top(height: 10).clamped(maxWidth: 100, minHeight: 20),
      expected: "16 63 100 20"),
    Scene(
      name: "offset and inset",
      position: .absolute(x: 0, y: 0, width: 50, height: 50).offset(x: 5, y: 6).inset(
        EdgeInsets(2)),
      expected: "7 8 46 46"),
    Scene(
      name: "size to fit", position: .absolute(x: 0, y: 0, width: 100, height: 1).sizeToFit(),
      expected: "0 0 100 30"),
    Scene(
      name: "aspect", position: .absolute(x: 0, y: 0, width: 100, height: 50).aspectRatio(1),
      expected: "25 0 50 50"),
    Scene(
      name: "kept inside",
      position: .absolute(x: 380, y: 0, width: 100, height: 50).clampedToSafeArea(),
      expected: "290 47 100 50"),
    Scene(
      name: "first that fits",
      position: .firstThatFits([
        .absolute(x: 0, y: 0, width: 100, height: 90), .absolute(x: 0, y: 50, width: 10, height: 9),
        .absolute(x: 0, y: 50, width: 100, height: 40), .expand(),
      ]), expected: "0 50 100 40"),
  ]

  @Test(
    "W3W-22 a closure is told bounds, safe area and direction, measures its view, sees siblings")
  func closure() {
    let probe = place([
      ("map", .absolute(x: 10, y: 100, width: 40, height: 30)),
      (
        "view",
        ViewPosition { parent in
          let own = parent.measure(ProposedSize(width: 100, height: nil))
          return Rect(
            x: parent.sibling("map")?.maxX ?? -1, y: parent.safeArea.top,
            width: parent.bounds.width - (parent.direction == .leftToRight ? 90 : 0),
            height: own.height)
        }
      ),
    ])
    #expect(probe.text("view") == "50 47 300 30")
  }

  @Test("W3W-23 a position is the frame, inside a container wherever that lies")
  func frames() {
    let probe = LayoutProbe(width: 200, height: 100) { tree in
      tree.node(.padding(EdgeInsets(10))) { tree in
        tree.node(.positions) { tree in
          tree.node("view", .viewPosition(.absolute(x: 5, y: 6, width: 70, height: 8))) {
            $0.leaf(.fill)
          }
        }
      }
    }
    #expect(probe.text("view") == "15 16 70 8")
  }

  @Test("W3W-25 W3W-26 worked rectangles on a phone", arguments: scenes)
  func worked(_ scene: Scene) {
    #expect(place([("view", scene.position)]).text("view") == scene.expected)
  }

  @Test("W3W-24 siblings by identifier, own length above and at the left")
  func siblings() {
    let probe = place([
      ("map", .absolute(x: 100, y: 200, width: 80, height: 40)),
      ("below", .place(below: "map", margin: 24)),
      ("above", .place(above: "map", height: 10)),
      ("left", .place(leftOf: "map", width: 30)),
      ("right", .place(rightOf: "map", margin: 5, width: 30)),
    ])
    #expect(
      probe.text("below", "above", "left", "right")
        == "100 264 80 40 | 100 182 80 10 | 62 200 30 40 | 185 200 30 40")
    #expect(probe.result.issues.isEmpty)
  }

  @Test("W3W-24 views are placed after those that they refer to, each once, in any order")
  func forward() {
    let probe = place([
      ("third", .place(below: "second")), ("second", .place(below: "first")),
      ("first", .absolute(x: 10, y: 10, width: 20, height: 20)),
    ])
    #expect(probe.text("third", "second") == "10 66 20 20 | 10 38 20 20")
    #expect(probe.result.issues.isEmpty)
    let count = 3000
    let evaluations = Mutex(0)
    let chain = LayoutProbe(width: 100, height: 100) { tree in
      tree.node(.positions) { tree in
        for k in (0..<count).reversed() {
          let position = ViewPosition { parent in
            evaluations.withLock { $0 += 1 }
            let above = k == 0 ? Rect.zero : parent.sibling("\(k - 1)") ?? .zero
            return Rect(x: 0, y: above.maxY + 1, width: 1, height: 1)
          }
          tree.node("\(k)", .viewPosition(position)) { $0.leaf(.fill) }
        }
      }
    }
    #expect(chain["\(count - 1)"]?.minY == Double(2 * count - 1))
    #expect(evaluations.withLock { $0 } == count)
  }

  @Test("a circle of references ends and is reported; so are unknown names and nonsense")
  func cycles() {
    let probe = place([
      ("a", .place(below: "b")), ("b", .place(below: "a")), ("c", .place(below: "nobody")),
      ("d", ViewPosition { _ in Rect(x: .nan, y: 0, width: -5, height: .infinity) }),
    ])
    let messages = probe.result.issues.map(\.message)
    #expect(messages.contains("the positions of 'b' and 'a' depend on each other"))
    #expect(messages.contains("the position of 'c' refers to 'nobody', which is no sibling"))
    #expect(probe.text("c", "d") == "0 8 0 0 | 0 0 0 0")
  }

  @Test("left and right are those of the canvas, leading and trailing those of the reader")
  func directions() {
    func place(_ direction: LayoutDirection) -> LayoutProbe {
      LayoutProbe(width: 400, height: 800, direction: direction) { tree in
        tree.node(.positions) { tree in
          let views: [(String, ViewPosition)] = [
            ("map", .absolute(x: 60, y: 10, width: 80, height: 40)),
            ("left", .place(leftOf: "map", width: 20)),
            ("right", .place(rightOf: "map", width: 20)),
            ("leading", .place(leadingOf: "map", width: 20)),
            ("trailing", .place(trailingOf: "map", width: 20)),
            ("side", .sideColumnLeft(width: 50)), ("column", .sideColumnLeading(width: 50)),
          ]
          for (id, position) in views {
            tree.node(id, .viewPosition(position)) { $0.leaf(.fill) }
          }
        }
      }
    }
    let left = place(.leftToRight)
    let right = place(.rightToLeft)
    func x(_ probe: LayoutProbe, _ ids: [String]) -> [Double?] { ids.map { probe[$0]?.minX } }
    let physical = ["map", "left", "right", "side"]
    #expect(x(left, physical) == [60, 32, 148, 16])
    #expect(x(right, physical) == x(left, physical))
    #expect(x(left, ["leading", "trailing", "column"]) == [32, 148, 16])
    #expect(x(right, ["leading", "trailing", "column"]) == [148, 32, 334])
  }

  @Test("laying out again changes nothing; bottom does not shrink") func idempotent() {
    let tree = LayoutTree { tree in
      tree.node(.positions) { tree in
        tree.node("bar", .viewPosition(.bottom(insetBy: EdgeInsets(8)))) {
          $0.leaf(.area(2000, line: 20))
        }
        tree.node("note", .viewPosition(.place(above: "bar"))) { $0.leaf(.fill) }
      }
    }
    let window = ProposedSize(width: 200, height: 300)
    let first = tree.layout(window)
    let second = first.tree.layout(window)
    #expect(first.frame(ofID: "bar") == Rect(x: 8, y: 272, width: 184, height: 20))
    #expect(first.dump() == second.dump())
    #expect(first.dumpNodes() == second.dumpNodes())
  }

  @Test("a positioned view neither gives to nor takes from a stack") func insideStacks() {
    let probe = LayoutProbe(width: 100, height: 40) { tree in
      tree.node("row", .hstack(alignment: .center, spacing: nil)) { tree in
        tree.leaf("a", .fill)
        tree.node("badge", .viewPosition(.absolute(x: 90, y: 0, width: 10, height: 10))) {
          $0.leaf("dot", .fill)
        }
        tree.leaf("b", .fill)
      }
    }
    #expect(
      probe.text("a", "b", "badge", "dot")
        == "0 0 46 40 | 54 0 46 40 | 90 0 10 10 | 90 0 10 10")
  }

  @Test("a stack whose views are all positioned adds no gap to the stack around it")
  func onlyPositioned() {
    func probe(_ inner: NodeKind) -> LayoutProbe {
      LayoutProbe(width: 100, height: 40) { tree in
        tree.node("row", .hstack(alignment: .center, spacing: nil)) { tree in
          tree.leaf("a", .fill)
          tree.node("inner", inner) { tree in
            tree.node("badge", .viewPosition(.absolute(x: 0, y: 0, width: 10, height: 10))) {
              $0.leaf(.fill)
            }
          }
          tree.leaf("b", .fill)
        }
      }
    }
    let row = probe(.hstack(alignment: .center, spacing: nil))
    let layers = probe(.zstack(.center))
    #expect(row.text("a", "inner", "b") == "0 0 50 40 | 50 20 0 0 | 50 0 50 40")
    #expect(layers.text("a", "inner", "b") == row.text("a", "inner", "b"))
  }

  @Test("every described position can be made from its arguments") func descriptions() {
    for description in PositionDescription.all {
      var values: [String: PositionValue] = [:]
      for argument in description.arguments {
        switch argument.kind {
        case .number: values[argument.name] = .number(20)
        case .identifier: values[argument.name] = .identifier("map")
        case .size: values[argument.name] = .size(Size(width: 20, height: 20))
        case .rect: values[argument.name] = .rect(Rect(x: 1, y: 2, width: 3, height: 4))
        case .insets: values[argument.name] = .insets(EdgeInsets(4))
        case .flag: values[argument.name] = .flag(true)
        case .positions: values[argument.name] = .positions([.expand()])
        }
      }
      values["offsetX"] = .number(1000)
      let probe = place([
        ("map", .absolute(x: 100, y: 200, width: 80, height: 40)),
        ("view", description.position(values)),
      ])
      #expect((probe["view"]?.minX ?? 0) >= 900, "\(description.name)")
    }
    #expect(Set(PositionDescription.all.map(\.name)).count == PositionDescription.all.count)
  }
}
