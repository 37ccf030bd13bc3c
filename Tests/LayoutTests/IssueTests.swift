import GalleyGeometry
import GalleyLayout
import Testing

@Suite("What a layout reports")
struct IssueTests {
  private func issues(_ kind: NodeKind) -> [LayoutIssue] {
    let tree = LayoutTree { tree in
      tree.element(Element(typeName: "Card", id: "card", sourceOffset: 42)) { tree in
        tree.node(kind) { $0.leaf(.fill) }
      }
    }
    return tree.layout(ProposedSize(width: 100, height: 100)).issues
  }

  @Test("a minimum above its maximum, with the place of the element")
  func limits() {
    let frame = issues(
      .flexibleFrame(FrameLimits(minWidth: 50, maxWidth: 20), alignment: .center))
    #expect(frame.map(\.message) == ["the minimum width of 'card' is above its maximum"])
    #expect(frame.map(\.sourceOffset) == [42])
    let constraints = issues(
      .constraints([.init(.height, .atLeast, 50), .init(.height, .equal, 20)]))
    #expect(constraints.map(\.message) == ["the minimum height of 'card' is above its maximum"])
    #expect(
      issues(.flexibleFrame(FrameLimits(minWidth: 50, maxWidth: 50), alignment: .center)).isEmpty)
  }

  static let unusableKinds: [(NodeKind, String)] = [
    (.frame(width: 1e308, height: nil, alignment: .center), "width"),
    (.frame(width: nil, height: -1, alignment: .center), "height"),
    (.flexibleFrame(FrameLimits(minHeight: .nan), alignment: .center), "height"),
    (.padding(EdgeInsets(.infinity)), "padding"),
    (.offset(x: .nan, y: 0), "offset"), (.position(x: 1e308, y: 0), "position"),
    (.constraints([.init(.width, .equal, -2)]), "width"),
  ]

  @Test("lengths that cannot be drawn", arguments: unusableKinds.indices)
  func unusable(index: Int) {
    let (kind, property) = Self.unusableKinds[index]
    #expect(issues(kind).map(\.kind) == [.unusableLength])
    #expect(issues(kind).first?.reference == property)
  }

  @Test("lengths whose sum is infinite leave finite frames") func sums() {
    let probe = LayoutProbe(width: 100, height: 100) { tree in
      tree.node("row", .hstack(alignment: .center, spacing: 0)) { tree in
        for id in ["a", "b"] {
          tree.node(id, .frame(width: 1e308, height: 10, alignment: .center)) { $0.leaf(.fill) }
        }
      }
    }
    #expect(probe.text("row", "a", "b") == "0 0 100 10 | 0 0 50 10 | 50 0 50 10")
    #expect(probe.result.issues.count == 2)
  }

  @Test("unknown siblings and circles, with the place of the element") func positions() {
    let tree = LayoutTree { tree in
      tree.node(.positions) { tree in
        for (k, (id, other)) in [("a", "b"), ("b", "a"), ("c", "nobody")].enumerated() {
          tree.element(Element(typeName: "View", id: id, sourceOffset: k)) { tree in
            tree.node(.viewPosition(.place(below: other))) { $0.leaf(.fill) }
          }
        }
      }
    }
    let issues = tree.layout(ProposedSize(width: 100, height: 100)).issues
    #expect(issues.map(\.kind) == [.cycle, .unknownReference])
    #expect(issues.map(\.sourceOffset) == [1, 2])
  }

  @Test("good trees report nothing") func nothing() {
    let kinds: [NodeKind] = [
      .frame(width: 0, height: 10, alignment: .center), .padding(EdgeInsets(-3)),
      .flexibleFrame(FrameLimits(minWidth: 1, maxWidth: .infinity), alignment: .center),
    ]
    for kind in kinds { #expect(issues(kind).isEmpty) }
  }
}
