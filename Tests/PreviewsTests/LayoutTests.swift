import GalleySwiftUI
import Testing

@MainActor
@Suite struct LayoutTests {
  @Test func aReaderOfGeometryIsToldItsOwnSize() throws {
    let view = GeometryReader { proxy in
      Rectangle().frame(width: proxy.size.width / 2, height: proxy.size.height).id("half")
    }
    .frame(width: 200, height: 30).padding(10)
    let settled = try Settled(view, width: 500, height: 500)
    #expect(settled.size(of: "half") == [100, 30])
  }

  private struct Diagonal: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var point = bounds.origin
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        point.x += subview[Gap.self]
        subview.place(at: point, proposal: ProposedViewSize(size))
        point = CGPoint(x: point.x + size.width, y: point.y + size.height)
      }
    }
  }
  private struct Gap: LayoutValueKey {
    static let defaultValue: CGFloat = 0
  }

  @Test func aLayoutOfOnesOwnPlacesItsViews() throws {
    let view = Diagonal {
      Rectangle().frame(width: 10, height: 20).id("a")
      Rectangle().frame(width: 30, height: 5).id("b").layoutValue(key: Gap.self, value: 3)
    }
    let settled = try Settled(view)
    #expect(settled.place(of: "a") == [0, 0])
    #expect(settled.place(of: "b") == [13, 20])
    #expect([settled.layout.size.width, settled.layout.size.height] == [40, 25])
  }

  @Test func columnsOfAGridAreAsWideAsTheirWidestCell() throws {
    let view = Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        Rectangle().frame(width: 10, height: 10)
        Rectangle().frame(width: 10, height: 10).id("first")
      }
      GridRow {
        Rectangle().frame(width: 50, height: 10)
        Rectangle().frame(width: 20, height: 10).id("second")
      }
    }
    let settled = try Settled(view)
    #expect(settled.place(of: "first") == [54, 0])
    #expect(settled.place(of: "second") == [54, 12])
  }

  @Test func aRowOfAGridSaysWhereItsCellsStand() throws {
    func place(_ alignment: VerticalAlignment?) throws -> [Double]? {
      let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: alignment) {
          Rectangle().frame(width: 10, height: 40)
          Rectangle().frame(width: 10, height: 10).id("cell")
        }
      }
      return try Settled(view).place(of: "cell")
    }
    #expect(try place(nil) == [10, 15])
    #expect(try place(.top) == [10, 0])
    #expect(try place(.bottom) == [10, 30])
  }

  @Test func higherViewsArePaintedInFront() throws {
    func widths(_ first: Double) throws -> [Double] {
      let view = ZStack {
        Rectangle().frame(width: 10, height: 10).zIndex(first).padding(1)
        Rectangle().frame(width: 20, height: 10)
      }
      return try Settled(view).filledWidths
    }
    #expect(try widths(0) == [10, 20])
    #expect(try widths(1) == [20, 10])
  }

  @Test func linesHaveTheirPlaceInAPatternAndALimit() throws {
    let style = StrokeStyle(lineWidth: 2, miterLimit: 3, dash: [4, 2], dashPhase: 1)
    let view = Rectangle().stroke(style: style).frame(width: 20, height: 10)
    #expect(try Settled(view).strokes == [[3, 1]])
  }

  @Test func aStrokedShapeStaysALineHoweverItIsChanged() throws {
    let ring = Circle().inset(by: 10).stroke(lineWidth: 4)
    func widths(_ shape: some Shape) throws -> [Double] {
      let layout = try Settled(shape.frame(width: 60, height: 60)).layout
      return layout.painted().commands.compactMap {
        switch $0 {
        case .stroke(_, let style, _): style.width
        case .fill: .infinity
        default: nil
        }
      }
    }
    #expect(try widths(ring.offset(x: 5)) == [4])
    #expect(try widths(ring.rotation(.degrees(45))) == [4])
    #expect(try widths(ring.size(width: 30, height: 30)) == [4])
    #expect(try widths(ring.scale(0.5)) == [2])
    #expect(try widths(ring.transform(CGAffineTransform(scaleX: 2, y: 2)).offset(x: 1)) == [8])
    #expect(try widths(ring.trim(from: 0, to: 0.5)) == [4])
    #expect(try widths(AnyShape(ring)) == [4])
    #expect(try widths(Circle().offset(x: 5)) == [.infinity])
  }

  @Test func theFirstThatFitsIsShown() throws {
    func view(_ width: CGFloat) -> some View {
      ViewThatFits(in: .horizontal) {
        Rectangle().frame(width: 100, height: 7)
        Rectangle().frame(width: 40, height: 9)
      }
      .frame(width: width)
    }
    #expect(try Settled(view(120)).layout.size.height == 7)
    #expect(try Settled(view(60)).layout.size.height == 9)
  }

  @Test func optionalLengthsOfCoreGraphicsAreTaken() throws {
    let length: CGFloat? = 25
    let none: CGFloat? = nil
    let view = Rectangle().frame(width: length, height: 8).frame(width: none).id("box")
    #expect(try Settled(view).size(of: "box") == [25, 8])
  }

  @Test func bindingsToElementsAreAForEachOfTheirOwn() throws {
    struct Item: Identifiable {
      let id: Int
      var width: CGFloat
    }
    struct Rows: View {
      @State private var items = [Item(id: 1, width: 10), Item(id: 2, width: 20)]
      var body: some View {
        VStack(spacing: 0) {
          ForEach($items) { $item in
            Rectangle().frame(width: item.width, height: 5).id("row\(item.id)")
              .onAppear { item.width += 1 }
          }
        }
      }
    }
    let settled = try Settled(Rows())
    #expect(settled.size(of: "row1") == [11, 5])
    #expect(settled.size(of: "row2") == [21, 5])
  }

  @Test func aRowOfAListIsFortyFourHigh() throws {
    let view = List {
      Section {
        Text("One").id("one")
        Text("Two").id("two")
      }
    }
    .listStyle(.plain)
    let settled = try Settled(view, width: 300, height: 300)
    let (one, two) = (settled.place(of: "one"), settled.place(of: "two"))
    #expect(one?[0] == 20)
    #expect(try #require(two)[1] - (try #require(one))[1] == 44)
  }
}
