import Foundation
import GalleySwiftUI
import Testing

/// Containers whose views expand to several.
@MainActor
@Suite struct ContainerTests {
  private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Rectangle().frame(width: width, height: height)
  }

  @Test func outsideOfListsASectionStandsForItsParts() throws {
    let view = LazyVStack(alignment: .leading, spacing: 3) {
      Section(header: box(20).id("header")) {
        box(50).id("first")
        box(30).id("second")
      }
    }
    let settled = try Settled(view)
    #expect(settled.place(of: "header") == [0, 0])
    #expect(settled.place(of: "first") == [0, 13])
    #expect(settled.place(of: "second") == [0, 26])
  }

  @Test func aModifierOfASectionOutsideOfListsIsOneOfEachOfItsParts() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Section {
        box(50).id("first")
        box(30).id("second")
      } header: {
        box(20).id("header")
      }
      .padding(5)
      .padding(.leading, 1)
    }
    let settled = try Settled(view)
    #expect(settled.place(of: "header") == [6, 5])
    #expect(settled.place(of: "first") == [6, 25])
    #expect(settled.place(of: "second") == [6, 45])
  }

  @Test func theModifierOfARowIsOneOfEachOfItsCells() throws {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(10).id("one")
        box(20).id("two")
      }
      .padding(5)
    }
    let settled = try Settled(view)
    #expect(settled.place(of: "one") == [5, 5])
    #expect(settled.place(of: "two") == [25, 5])
  }

  @Test func aCellSaysWhereItsColumnStands() throws {
    let view = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { box(40) }
      GridRow { box(10).id("cell").gridColumnAlignment(.trailing) }
    }
    #expect(try Settled(view).place(of: "cell") == [30, 10])
  }

  @Test func anOpenGroupOfAListHasARowForEachOfItsViews() throws {
    func view(isOpen: Bool) -> some View {
      List {
        DisclosureGroup("Group", isExpanded: .constant(isOpen)) {
          Text("One")
          Text("Two")
        }
        Text("After").id("after")
      }
    }
    let closed = try #require(
      Settled(view(isOpen: false), width: 393, height: 852).place(of: "after"))
    let open = try #require(
      Settled(view(isOpen: true), width: 393, height: 852).place(of: "after"))
    #expect(open[1] - closed[1] == 88)
  }

  @Test func aSelectedRowIsGreyWithoutLinesAtItsEdges() throws {
    func one(_ selection: String?) -> some View {
      List(["a", "b", "c", "d"], id: \.self, selection: .constant(selection)) {
        Color.clear.frame(height: 20).id($0)
      }
    }
    func several(_ selection: Set<String>) -> some View {
      List(["a", "b", "c", "d"], id: \.self, selection: .constant(selection)) {
        Color.clear.frame(height: 20).id($0)
      }
    }
    func lines(_ view: some View) throws -> Int {
      try Settled(view, width: 393, height: 852).layout.painted().commands.count {
        if case .fill(let shape, _) = $0 { shape.bounds.height < 1 } else { false }
      }
    }
    let grey: [UInt8] = [214, 209, 209, 255]
    #expect(try Settled.color(of: "b", in: one("b")) == grey)
    #expect(try Settled.color(of: "c", in: one("b")) == [255, 255, 255, 255])
    #expect(try Settled.color(of: "b", in: one("e")) == [255, 255, 255, 255])
    #expect(try Settled.color(of: "c", in: several(["b", "c"])) == grey)
    #expect(try lines(one(nil)) == 3 && lines(one("b")) == 1)
    // There is a line between two rows that are both selected.
    #expect(try lines(several(["b", "c"])) == 1)
  }

  @Test func aBarAtTheBottomTakesRoomFromTheScreen() throws {
    func view(_ hasBar: Bool) -> some View {
      NavigationStack {
        Rectangle().id("content").toolbar {
          if hasBar { ToolbarItem(placement: .bottomBar) { Button("Go") {} } }
        }
      }
    }
    let bare = try #require(Settled(view(false), width: 393, height: 852).size(of: "content"))
    let barred = try #require(Settled(view(true), width: 393, height: 852).size(of: "content"))
    #expect(bare[1] - barred[1] == 44)
  }

  @Test func elementsAreRemovedAndMovedByTheirOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 1], toOffset: 3)
    #expect(letters == ["c", "a", "b", "d"])
    letters.move(fromOffsets: [3], toOffset: 0)
    #expect(letters == ["d", "c", "a", "b"])
    letters.remove(atOffsets: [1, 3])
    #expect(letters == ["d", "a"])
  }

  @Test func whatAPictureOfTheNetworkShowsMeanwhileIsDrawnAndSaid() throws {
    let view = AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
      image.resizable()
    } placeholder: {
      Rectangle().frame(width: 12, height: 8).id("meanwhile")
    }
    let settled = try Settled(view)
    #expect(settled.size(of: "meanwhile") == [12, 8])
    #expect(settled.session.remarks.contains { $0.contains("network") })
  }

  @Test func theFirstPhaseOfAnAnimationIsShown() throws {
    let view = PhaseAnimator([10, 20]) { width in
      Rectangle().frame(width: CGFloat(width), height: 5).id("phase")
    }
    #expect(try Settled(view).size(of: "phase") == [10, 5])
  }

  @Test func aSpringKnowsItsNumbers() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.stiffness - 100) < 1e-9)
    #expect(abs(spring.damping - 10) < 1e-9)
  }
}
