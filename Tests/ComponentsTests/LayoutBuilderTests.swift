import GalleyComponents
import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyText
import Testing

/// Layout written in Swift, as a SwiftUI developer would.
@Suite("Layout builder")
struct LayoutBuilderTests {
  fileprivate struct Box {
    var width: Double
    var height: Double
  }

  private func frames(
    _ root: some View, width: Double? = 100, height: Double? = 100, safe: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight, _ ids: String...
  ) throws -> [Rect?] {
    let result = try laidOut(root, width: width, height: height, safe: safe, direction: direction)
    return ids.map { result.frame(ofID: $0) }
  }

  private func laidOut(
    _ root: some View, width: Double? = 100, height: Double? = 100, safe: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight
  ) throws -> LayoutResult {
    let fonts = try FontRegistry(paths: [GalleyFonts.directory + "/Inter/Inter-roman.var.ttf"])
    let context = EnvironmentValues(
      direction: direction, grid: PixelGrid(scale: 1), typesetter: Typesetter(fonts: fonts))
    let tree = LayoutTree(root, context)
    var options = LayoutOptions()
    options.safeArea = safe
    return tree.layout(ProposedSize(width: width, height: height), options: options)
  }

  @Test("what scrolls is seen under the safe area that it ends at, along the axes that scroll")
  func scrollReach() throws {
    func clips(_ root: some View, _ direction: LayoutDirection = .leftToRight) throws -> [Rect] {
      let safe = EdgeInsets(top: 5, leading: 10, bottom: 20, trailing: 0)
      return try laidOut(root, safe: safe, direction: direction).painted().commands.compactMap {
        if case .clip(.rectangle(let rect)) = $0 { rect } else { nil as Rect? }
      }
    }
    let column = VStack(spacing: 0) {
      ScrollView { Rectangle().frame(height: 500) }.frame(height: 30)
      ScrollView { Rectangle().frame(height: 500) }
    }
    #expect(
      try clips(column) == [
        Rect(x: 10, y: 0, width: 90, height: 35), Rect(x: 10, y: 35, width: 90, height: 65),
      ])
    let row = ScrollView(.horizontal) { Rectangle().frame(width: 500, height: 19) }
    #expect(try clips(row) == [Rect(x: 0, y: 33, width: 100, height: 19)])
    #expect(try clips(row, .rightToLeft) == [Rect(x: 0, y: 33, width: 100, height: 19)])
    let barred = ScrollView { Rectangle().frame(height: 500) }
      .safeAreaInset(edge: .bottom) { Rectangle().frame(height: 15) }
    #expect(try clips(barred) == [Rect(x: 10, y: 0, width: 90, height: 100)])
  }

  @Test("stacks, spacers, frames, conditions and loops read like SwiftUI's")
  func stacks() throws {
    let isWide = false
    let stack = HStack(spacing: 10) {
      Rectangle().frame(width: 20, height: 30).id("first")
      if isWide { Rectangle().id("never") }
      for k in 0..<2 { Box(width: 5, height: 5).id("loop\(k)") }
      ForEach([1, 2], id: \.self) { Box(width: Double($0), height: 1).id("each\($0)") }
      Spacer(minLength: 0)
      Rectangle().frame(maxWidth: 10).padding(.horizontal, 1).id("last")
    }
    let own = try frames(stack, "first", "never", "loop0", "loop1", "each2", "last")
    #expect(
      own == [
        Rect(x: 0, y: 35, width: 20, height: 30), nil, Rect(x: 30, y: 47.5, width: 5, height: 5),
        Rect(x: 45, y: 47.5, width: 5, height: 5), Rect(x: 71, y: 49.5, width: 2, height: 1),
        Rect(x: 93, y: 0, width: 7, height: 100),
      ])
  }

  @Test("W3W-24 W3W-25 the README's controller: a field, a map below it, a label below that")
  func controller() throws {
    let scene = Positions {
      Rectangle().position(.top()).id("field")
      Rectangle().position(.place(below: "field", margin: 24, height: 128)).id("map")
      Rectangle().position(.place(below: "map")).id("label")
    }.ignoresSafeArea()
    let own = try frames(
      scene, width: 390, height: 844,
      safe: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), "field", "map", "label")
    #expect(
      own == [
        Rect(x: 16, y: 63, width: 358, height: 32), Rect(x: 16, y: 119, width: 358, height: 128),
        Rect(x: 16, y: 255, width: 358, height: 128),
      ])
  }

  @Test("every modifier is one node round its content, in the order of writing")
  func modifiers() throws {
    let box = Box(width: 10, height: 10).id("box")
      .padding(5).frame(width: 40, height: 40, alignment: .topLeading)
      .background(alignment: .bottom) { Box(width: 4, height: 2).id("behind") }
      .overlay(alignment: .trailing) { Box(width: 2, height: 2).id("front") }
      .offset(x: 1, y: 2)
    let own = try frames(box, width: 40, height: 40, "box", "behind", "front")
    #expect(
      own == [
        Rect(x: 6, y: 7, width: 10, height: 10), Rect(x: 19, y: 40, width: 4, height: 2),
        Rect(x: 39, y: 21, width: 2, height: 2),
      ])
  }

  @Test("GUI-16 GUI-17 form rows by the measured rule and the even one", arguments: [true, false])
  func formRows(isMeasured: Bool) throws {
    let form = Form {
      FormRow(isMeasured ? .measured : .even) {
        Box(width: 1, height: 20).size(1).id("a")
        Spacer(minLength: 0).size(2).id("b")
      }
      FormRow { Box(width: 1, height: 36).size(1).id("c") }
    }
    let own = try frames(form, width: 398, height: nil, "a", "b", "c")
    let first = isMeasured ? 382.0 / 3 - 5 : (382.0 - 5) / 3
    #expect(
      own == [
        Rect(x: 8, y: 8, width: first, height: 20),
        Rect(x: 8 + first + 5, y: 8, width: isMeasured ? 382 * 2 / 3 : 377 * 2 / 3, height: 20),
        Rect(x: 8, y: 33, width: 382, height: 36),
      ])
  }

  @Test("lists, scroll views, grids, flows, linear stacks and own layouts take braces")
  func containers() throws {
    let column = VStack(spacing: 0) {
      LinearStack(.horizontal, distribution: .equalSpacing) {
        Box(width: 10, height: 10).id("l0")
        Box(width: 10, height: 10).id("l1")
      }
      Flow(spacing: 5, lineSpacing: 2) {
        for k in 0..<3 { Box(width: 40, height: 10).id("f\(k)") }
      }
      Grid([.fixed(20), .flexible()], trackSpacing: 0, lineSpacing: 0) {
        Box(width: 5, height: 5).id("g0")
        Box(width: 5, height: 5).id("g1")
      }
      Container(Diagonal()) {
        Box(width: 3, height: 3)
        Box(width: 3, height: 3).id("d1")
      }
    }
    let own = try frames(column, width: 100, height: 60, "l1", "f2", "g1", "d1")
    #expect(
      own == [
        Rect(x: 90, y: 8.5, width: 10, height: 10), Rect(x: 7.5, y: 30.5, width: 40, height: 10),
        Rect(x: 57.5, y: 40.5, width: 5, height: 5), Rect(x: 50, y: 48.5, width: 3, height: 3),
      ])
    let list = try frames(
      List {
        Box(width: 10, height: 10).id("r0")
        Box(width: 10, height: 60).id("r1")
      }, width: 200, height: 300, "r0", "r1")
    #expect(
      list == [
        Rect(x: 16, y: 17, width: 10, height: 10), Rect(x: 16, y: 50, width: 10, height: 60),
      ])
    let scroll = try frames(
      ScrollView { Box(width: 10, height: 500).id("tall") }, width: 200, height: 300, "tall")
    #expect(scroll == [Rect(x: 95, y: 0, width: 10, height: 500)])
  }

  private struct Diagonal: ContainerLayout {
    func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
      (0..<children.count).reduce(into: Size.zero) { total, k in
        let own = children.size(of: k, for: .unspecified)
        total.width += own.width
        total.height += own.height
      }
    }

    func arrangement(
      in size: Size, proposal: ProposedSize, children: LayoutChildren
    ) -> [ChildPlacement] {
      var corner = Point.zero
      return (0..<children.count).map { k in
        defer {
          let own = children.size(of: k, for: .unspecified)
          corner = corner.offset(x: own.width, y: own.height)
        }
        return ChildPlacement(origin: corner, proposal: .unspecified)
      }
    }
  }

  @Test("right to left turns rows round, not what is written in them")
  func mirrored() throws {
    let row = HStack(spacing: 0) {
      Box(width: 10, height: 10).id("a")
      Box(width: 30, height: 10).id("b")
    }
    let own = try frames(row, width: 100, height: 10, direction: .rightToLeft, "a", "b")
    #expect(own.map { $0?.minX } == [60, 30])
  }
}

extension LayoutBuilderTests.Box: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    tree.leaf(.fixed(Size(width: width, height: height)))
  }
}
