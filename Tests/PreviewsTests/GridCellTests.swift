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

  @Test func anUnsizedViewThatGrowsLeavesItsColumnAShare() throws {
    let settled = try Settled(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          box(40)
          box(40)
        }
        GridRow {
          box(30)
          Color.red.frame(height: 10).id("cell")
          Color.red.frame(height: 10)
        }
      }
      .id("grid"), width: 300, height: 100)
    #expect(settled.size(of: "cell") == [100, 10])
    #expect(settled.size(of: "grid") == [230, 20])
  }

  @Test func aViewOverAllColumnsThatTakesWhatThereIsWidensThem() throws {
    func width(@ViewBuilder _ line: () -> some View) throws -> [Double] {
      let settled = try Settled(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(40).id("first")
            box(60)
          }
          line()
        }
        .id("grid"), width: 300, height: 100)
      return (settled.size(of: "grid") ?? []) + (settled.place(of: "first") ?? [])
    }
    // Both columns grow alike, and the first box of 40 is in the middle of 140.
    #expect(try width { Divider() }.prefix(1) == [300])
    #expect(try width { Color.red.frame(height: 2) } == [300, 12, 50, 44])
    #expect(try width { Color.red.frame(height: 2).gridCellUnsizedAxes(.horizontal) }[0] == 100)
    // One with a width of its own takes that.
    #expect(try width { box(180) }[0] == 180)
  }

  @Test func aViewOverSomeColumnsWidensThese() throws {
    let settled = try grid {
      GridRow {
        box(40)
        box(60)
        box(10).id("last")
      }
      GridRow { box(120).gridCellColumns(2) }
    }
    #expect(settled.place(of: "last") == [120, 0])
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
