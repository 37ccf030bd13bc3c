import Foundation
import GalleySwiftUI
import Testing

import enum GalleyDesign.SystemVersion

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

  @Test func aBarIsAsFarFromATextAsInAStack() throws {
    let bar = box(20).id("bar")
    let inset = Text("words").safeAreaInset(edge: .bottom) { bar }.fixedSize()
    let stack = VStack {
      Text("words")
      bar
    }
    let place = try Settled(inset).place(of: "bar")
    #expect(try place == Settled(stack).place(of: "bar"))
    let closer = Text("words").safeAreaInset(edge: .bottom, spacing: 8) { bar }.fixedSize()
    #expect(try place?[1] ?? 0 > Settled(closer).place(of: "bar")?[1] ?? 0)
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

  /// Recorded by iOS 16: igor1309/EssentialGhibli at 1c8ebdc2 (FilmRowView, FilmListView).
  @Test func linesOfAPlainListBeginAtTheFirstTextOfARowAndEndTheList() throws {
    func lines(_ row: some View, on system: SystemVersion = .ios18) throws -> [Double] {
      let settled = try Settled(
        List {
          row
          row
        }
        .listStyle(.plain), width: 390, height: 400, system: system)
      return settled.layout.painted().commands.compactMap {
        if case .fill(let shape, _) = $0, shape.bounds.height < 1 { shape.bounds.minX } else { nil }
      }
    }
    #expect(try lines(Text("a")) == [20, 20])
    // Recorded on iOS 26: kasianov-mikhail/scout at c6218f7e, ReleaseRowSnapshotTests.
    #expect(try lines(Text("a"), on: .ios26).count == 2)
    #expect(try lines(box(30)) == [20, 20])
    let label = Label(title: { Text("a") }, icon: { box(30) })
    #expect(try lines(label.labelStyle(Beside())) == [66, 66])
    let row = HStack(spacing: 16) {
      box(60, 90)
      VStack(alignment: .leading) {
        Text("a")
        Text("b").padding(.leading, 9)
      }
      Spacer()
      Text("c")
    }
    #expect(try lines(row) == [96, 96])
    #expect(try lines(row.alignmentGuide(.listRowSeparatorLeading) { _ in 5 }) == [25, 25])
    #expect(try lines(row.listRowSeparator(.hidden)) == [])
  }

  private struct Beside: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 16) {
        configuration.icon
        configuration.title
      }
    }
  }

  @Test func aSwitchLeavesARowItsHeight() throws {
    let view = List {
      Toggle(isOn: .constant(true)) { box(30).id("first") }
      Toggle(isOn: .constant(true)) { box(30).id("second") }
    }
    let settled = try Settled(view, width: 390, height: 400)
    let places = try ["first", "second"].map { try #require(settled.place(of: $0))[1] }
    #expect(places[1] - places[0] == 44)
  }

  /// Recorded by iOS 18: DrunkOnJava/ModularHomeInventory at bad97916 (GmailIntegration, DataManagement, FormValidation).
  @Test func contentThatFitsIntoARowLeavesItItsHeight() throws {
    func pitch(_ height: CGFloat) throws -> Double {
      let view = List {
        box(30, height).id("first")
        box(30, height).id("second")
      }
      let settled = try Settled(view, width: 390, height: 400)
      let places = try ["first", "second"].map { try #require(settled.place(of: $0))[1] }
      return places[1] - places[0]
    }
    #expect(try [20, 30, 33, 40, 46].map(pitch) == [44, 44, 44, 62, 68])
  }

  @Test func theWordsOfAnEmptyFieldHaveAFontOfTheirOwn() throws {
    func width(_ text: String, _ prompt: Text) throws -> Double {
      let field = TextField("", text: .constant(text), prompt: prompt)
      return try #require(try Settled(field, width: 200).glyphPlaces.last)
    }
    let (plain, bold) = (Text("Search"), Text("Search").bold())
    #expect(try width("", bold) > width("", plain))
    #expect(try width("Search", bold) == width("Search", plain))
  }

  /// Recorded by iOS 17: DanijelHuis/ArchitectureDemo at 9ca8f946 (ErrorView).
  @Test func theSystemFontIsKnownByTheNameThatUIKitGivesIt() throws {
    func width(_ font: Font) throws -> Double {
      try #require(try Settled(Text("Lorem ipsum").font(font)).glyphPlaces.last)
    }
    #expect(try width(.custom(".AppleSystemUIFont", size: 14)) == width(.system(size: 14)))
  }

  /// Recorded by iOS 17: DanijelHuis/ArchitectureDemo at 9ca8f946 (LoadingView).
  @Test func aLargeWheelHasItsRecordedInk() throws {
    func ink(_ size: ControlSize) throws -> [Double] {
      try Settled(ProgressView().controlSize(size)).strokedBounds
    }
    #expect(try ink(.large) == [0, 0, 35, 35])
    #expect(try ink(.regular) == [0.5, 0.5, 19, 19])
  }

  @Test func coloursBehindAttributedTextAreDrawn() throws {
    func fills(_ change: (inout AttributedString) -> Void) throws -> Int {
      var text = AttributedString("Lorem ipsum")
      change(&text)
      return try Settled(Text(text)).filledWidths.count
    }
    #expect(try fills { _ in } == 0)
    #expect(try fills { $0.backgroundColor = .yellow } == 1)
    #expect(try fills { $0.backgroundColor = UIColor.red } == 1)
  }

  /// Recorded by iOS 26: StanfordSpezi/SpeziViews at 236fd063 (button-dismiss).
  @Test func aButtonThatClosesIsAWordOutsideOfBars() throws {
    #expect(try Settled(Button(role: .close) {}).lineCount == 1)
    let bar = NavigationStack {
      box(10).toolbar { ToolbarItem { Button(role: .close) {} } }
    }
    #expect(try Settled(bar, width: 300, height: 300).lineCount == 0)
  }

  /// Recorded on iOS 16: moaahmad/ShopSavvy at 524964ed (test_ShoppingCartViewInNavigationStack_EmptyState).
  @Test func aButtonInABarIsAsWideAsItWants() throws {
    let bar = NavigationStack {
      Color.clear.navigationTitle("Cart").navigationBarTitleDisplayMode(.inline).toolbar {
        Button {
        } label: {
          Text("Reset").frame(maxWidth: .infinity).id("label")
        }
      }
    }
    let width = try #require(Settled(bar, width: 390, height: 300).size(of: "label")?[0])
    #expect(width > 30 && width < 60)
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
