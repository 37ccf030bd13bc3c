import GalleyComponents
import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyLayout
import GalleyText
import Testing

@Suite("Rows of controls")
struct ControlRowTests {
  private static let titles = [
    "OK", "Save", "Plain", "Cancel", "Delete all", "WWW", "iii", "Add to cart", "Öffnen", "1",
  ]

  private struct Numbers {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  private func controls(_ numbers: inout Numbers) -> [any View] {
    (0..<(2 + numbers.next(4))).map { _ in
      let title = Self.titles[numbers.next(Self.titles.count)]
      switch numbers.next(5) {
      case 0: return Text(title)
      case 1: return Button(title, kind: .plain, state: .loading)
      case 2: return Button(title, systemImage: "star", kind: .primaryRegular)
      case 3: return Switch()
      default: return Button(title, kind: .primaryRegular)
      }
    }
  }

  private func row(_ controls: [any View], _ context: EnvironmentValues) -> LayoutTree {
    LayoutTree(grid: context.grid) { tree in
      tree.node(.hstack(alignment: .center, spacing: 10)) { tree in
        for control in controls { append(control, to: &tree, context) }
      }
    }
  }

  private func append<Content: View>(
    _ view: Content, to tree: inout LayoutTree.Builder, _ context: EnvironmentValues
  ) {
    Content._makeView(view, in: &tree, context)
  }

  @Test("titles are not cut in rows that fit, at any scale", arguments: [1.0, 2, 3])
  func whole(scale: Double) throws {
    let context = EnvironmentValues(
      grid: PixelGrid(scale: scale),
      typesetter: Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory])))
    var numbers = Numbers(state: 11)
    var cut: [Int] = []
    for k in 0..<1000 {
      let tree = row(controls(&numbers), context)
      let natural = tree.size(for: .unspecified)
      let room = natural.width + [0, 1 / scale, 20][k % 3]
      let result = tree.layout(ProposedSize(width: room, height: nil))
      if result.contentFaults.contains(where: \.isCut) { cut.append(k) }
    }
    #expect(cut.isEmpty, "\(cut.count) of 1000 rows: \(cut.prefix(10))")
  }

  @Test("beside flexible views a title gets what it takes, a text its share")
  func shares() throws {
    let context = EnvironmentValues(
      grid: PixelGrid(scale: 2),
      typesetter: Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory])))
    func width(of view: some View) -> Double? {
      let tree = row([Rectangle(), view.id("view"), Rectangle()], context)
      return tree.layout(ProposedSize(width: 170, height: 60)).frame(ofID: "view")?.width
    }
    let title = "Add to cart"
    let button = Button(title, kind: .primaryRegular)
    #expect(width(of: button) == row([button], context).size(for: .unspecified).width)
    #expect(try #require(width(of: Text(title))) <= 50)
  }

  @Test("the same titles are cut at every scale, and none while there is room")
  func sameCuts() throws {
    let fonts = try FontRegistry(paths: [GalleyFonts.directory])
    let contexts = [1.0, 2, 3].map {
      EnvironmentValues(grid: PixelGrid(scale: $0), typesetter: Typesetter(fonts: fonts))
    }
    var numbers = Numbers(state: 5)
    for _ in 0..<6 {
      let row = controls(&numbers)
      let trees = contexts.map { self.row(row, $0) }
      let needed = trees[2].size(for: .unspecified).width
      for k in 0..<400 {
        let room = ProposedSize(width: needed - 10 + 0.05 * Double(k), height: nil)
        let cuts = trees.map { tree in
          tree.layout(room).contentFaults.filter(\.isCut).map(\.element)
        }
        #expect(cuts[0] == cuts[1] && cuts[1] == cuts[2], "\(room.width ?? 0): \(cuts)")
        #expect(k <= 200 || cuts[0].isEmpty, "\(room.width ?? 0)")
      }
    }
  }
}
