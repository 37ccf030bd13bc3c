import GalleySwiftUI
import Testing

@MainActor
@Suite struct GridCellTests {
  private func box(_ width: Double, _ height: Double = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func grid(@ViewBuilder _ content: () -> some View) throws -> Settled {
    try Settled(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0, content: content))
  }

  @Test func aCellStandsAtItsAnchor() throws {
    let settled = try grid {
      GridRow {
        box(40, 30)
        box(60, 30)
      }
      GridRow {
        box(10).id("plain")
        box(20).gridCellAnchor(.trailing).id("anchored")
        box(5, 30)
      }
    }
    #expect(settled.place(of: "plain") == [0, 30])
    #expect(settled.place(of: "anchored") == [80, 40])
  }

  @Test func anUnsizedViewTakesWhatItsColumnAndRowHave() throws {
    let settled = try grid {
      GridRow {
        box(40)
        box(60)
      }
      Color.blue.frame(height: 2).gridCellUnsizedAxes(.horizontal).id("line")
      GridRow {
        Color.blue.gridCellUnsizedAxes([.horizontal, .vertical]).id("fill")
        box(20, 25)
      }
    }
    #expect(settled.size(of: "line") == [100, 2])
    #expect(settled.size(of: "fill") == [40, 25])
    #expect(settled.place(of: "fill") == [0, 12])
  }

  @Test func theOutermostHasTheLastWord() throws {
    let settled = try grid {
      GridRow { box(40) }
      GridRow {
        box(10).gridCellAnchor(.leading).gridCellAnchor(.trailing).id("cell")
      }
    }
    #expect(settled.place(of: "cell") == [30, 10])
  }
}
