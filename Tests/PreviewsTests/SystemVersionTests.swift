import GalleyPainting
import GalleySwiftUI
import Testing

import struct GalleyDesign.Device
import enum GalleyDesign.SystemVersion

/// The looks of systems. Numbers of iOS 26 are those that recordings of its simulator have; the cards in `Truth` hold
/// the frames of whole screens.
@MainActor
@Suite struct SystemVersionTests {
  /// Left, top, width and height of a view.
  private func frame(
    of id: String, in view: some View, on system: SystemVersion = .ios26
  ) throws -> [Double] {
    let settled = try Settled(view, width: 320, height: 400, system: system)
    let frame = try #require(settled.layout.frame(ofID: id))
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  private var toggle: some View { Toggle("On", isOn: .constant(true)).labelsHidden().id("toggle") }

  @Test func aSwitchIsLongerAndLower() throws {
    #expect(try frame(of: "toggle", in: toggle)[2...] == [66, 30])
    #expect(try frame(of: "toggle", in: toggle, on: .ios18)[2...] == [49, 31])
    #expect(try frame(of: "toggle", in: toggle, on: .ios17)[2...] == [49, 31])
  }

  @Test func rowsAreHigherAndCloserToTheEdge() throws {
    let list = List {
      Text("One").id("one")
      Text("Two").id("two")
    }
    let (one, two) = (try frame(of: "one", in: list), try frame(of: "two", in: list))
    #expect(one[0] == 32 && two[1] - one[1] == 52)
    // Recorded at size M, where three rows are 154 high: shumpei-nagata/Sandbox-MultiModule at c593bdc7.
    let small = list.dynamicTypeSize(.medium)
    let distance = try frame(of: "two", in: small)[1] - frame(of: "one", in: small)[1]
    #expect(abs(distance - 51.33) < 0.35)
    let (old, next) = (
      try frame(of: "one", in: list, on: .ios18), try frame(of: "two", in: list, on: .ios18)
    )
    #expect(old[0] == 40 && next[1] - old[1] == 44)
  }

  @Test func barsAreHigherAndTitlesAtTheMargin() throws {
    func top(_ mode: NavigationBarItem.TitleDisplayMode, on system: SystemVersion) throws -> Double
    {
      let stack = NavigationStack {
        Color.red.id("content").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      }
      return try frame(of: "content", in: stack, on: system)[1]
    }
    #expect(try top(.inline, on: .ios26) == 64)
    #expect(try top(.inline, on: .ios18) == 44)
    #expect(abs(try top(.large, on: .ios26) - 116.5) < 0.5)
  }

  @Test func aBarBelowAStatusBarBeginsAtOnce() throws {
    func top(_ status: Double) throws -> Double {
      let stack = NavigationStack {
        Color.red.id("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      let settled = try Settled(
        stack, width: 402, height: 874, system: .ios26,
        safeArea: .init(top: status, leading: 0, bottom: 0, trailing: 0))
      return try #require(settled.layout.frame(ofID: "content")).minY
    }
    #expect(try top(0) == 64)
    // In hiragram/tweakable at 3ffa8945 the middle of the row is 22 below these 44.
    #expect(try top(44) == 44 + 54)
    // Below an island bars begin higher than the safe area ends.
    #expect(try top(62) == Device.navigationBarTop(under: 62) + 54)
  }

  @Test func aTitleBetweenButtonsGrowsToTheSizeXXLarge() throws {
    func title(_ size: DynamicTypeSize, on system: SystemVersion = .ios26) throws -> [String] {
      let stack = NavigationStack {
        Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      return try Settled(stack.dynamicTypeSize(size), width: 402, height: 400, system: system)
        .layout.painted().commands.map { "\($0)" }
    }
    #expect(try title(.accessibility5) == title(.xxLarge))
    #expect(try title(.accessibility5) != title(.large))
    #expect(try title(.accessibility5, on: .ios18) == title(.large, on: .ios18))
  }

  @Test func aTabBarFloatsInTheLastEightyThreePoints() throws {
    let tabs = TabView {
      Color.red.id("content").tabItem { Label("One", systemImage: "star") }
      Color.blue.tabItem { Label("Two", systemImage: "heart") }
    }
    let content = try frame(of: "content", in: tabs)
    #expect(content[1] + content[3] == 400 - 83)
  }

  /// The colours of the shapes that are filled.
  private func fills(_ view: some View, on system: SystemVersion, dark: Bool = false) throws
    -> [String]
  {
    let settled = try Settled(
      view.frame(width: 10, height: 10).environment(\.colorScheme, dark ? .dark : .light),
      system: system)
    return settled.layout.painted().commands.compactMap {
      if case .fill(_, .solid(let color)) = $0 { color.hexText } else { nil }
    }
  }

  @Test func huesAreThoseOfTheSystem() throws {
    #expect(try fills(Color.red, on: .ios18) == ["#FF3B30"])
    #expect(try fills(Color.red, on: .ios26) == ["#FF383C"])
    #expect(try fills(Color.red, on: .ios26, dark: true) == ["#FF4245"])
    #expect(try fills(Color.blue.opacity(0.5), on: .ios26) == ["#0088FF80"])
    #expect(try fills(Color.mint, on: .ios26) == ["#00C8B3"])
    // A colour of one's own that happens to be the old red is not a hue of the system.
    #expect(
      try fills(Color(red: 1, green: 59 / 255, blue: 48 / 255), on: .ios26) == ["#FF3B30"])
    #expect(try fills(Color.gray, on: .ios26) == (try fills(Color.gray, on: .ios18)))
  }

  /// Recorded on iOS 26: eser/aya.is at 91599e1d, ProfileCardSnapshotTests.
  @Test func wordsHaveTheHuesOfTheSystem() throws {
    func inks(_ text: Text, on system: SystemVersion) throws -> [String] {
      try Settled(text, system: system).layout.painted().commands.compactMap {
        if case .glyphs(_, _, let color) = $0 { color.hexText } else { nil }
      }
    }
    #expect(try inks(Text("Words").foregroundStyle(.blue), on: .ios26) == ["#0088FF"])
    #expect(try inks(Text("Words").foregroundColor(.purple), on: .ios26) == ["#CB30E0"])
    #expect(try inks(Text("Words").foregroundStyle(.blue), on: .ios18) == ["#007AFF"])
  }

  @Test func borderedButtonsHaveRoundEnds() throws {
    func corners(_ system: SystemVersion, _ shape: ButtonBorderShape = .automatic) throws
      -> [Double]
    {
      let button = Button("Save") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape)
      return try Settled(button, system: system).layout.painted().commands.compactMap {
        if case .fill(.roundedRectangle(let rect, let corners), _) = $0 {
          corners.topLeft / rect.height
        } else {
          nil
        }
      }
    }
    #expect(try corners(.ios26).first == 0.5)
    #expect(try #require(corners(.ios18).first) < 0.3)
    #expect(try #require(corners(.ios26, .roundedRectangle(radius: 4)).first) < 0.2)
  }

  @Test func rowsHaveTheLeastHeightOfTheirList() throws {
    let list = List {
      Text("One").id("one")
      Text("Two").id("two")
    }.environment(\.defaultMinListRowHeight, 70)
    for system in [SystemVersion.ios18, .ios26] {
      let (one, two) = (
        try frame(of: "one", in: list, on: system), try frame(of: "two", in: list, on: system)
      )
      #expect(two[1] - one[1] == 70)
    }
  }

  @Test func rowsAndSectionsAreAsFarApartAsTheirListSays() throws {
    let list = List {
      Section {
        Text("One").id("one")
        Text("Two").id("two")
      }
      Section { Text("Three").id("three") }
    }
    func tops(_ list: some View) throws -> [Double] {
      try ["one", "two", "three"].map { try frame(of: $0, in: list, on: .ios18)[1] }
    }
    let usual = try tops(list)
    let apart = try tops(list.listRowSpacing(10).listSectionSpacing(5))
    #expect(apart[0] == usual[0])
    #expect(apart[1] == usual[1] + 10)
    #expect(apart[2] - apart[1] == usual[2] - usual[1] - 30)
  }

  /// Recorded by iOS 16: igor1309/EssentialGhibli at 1c8ebdc2 (FilmListView) and KlacsoRobert/SnapshotArticle at
  /// 408f0520 (ContentView).
  @Test func aScreenWithoutATitleHasNoBar() throws {
    func top(_ system: SystemVersion) throws -> Double {
      try frame(of: "content", in: NavigationStack { Color.red.id("content") }, on: system)[1]
    }
    #expect(try top(.ios26) == 0)
    #expect(try top(.ios18) == 0)
  }

  @Test func aSearchFloatsAtTheBottomOfTheScreen() throws {
    let stack = NavigationStack {
      Color.red.id("content").navigationTitle("Title").searchable(text: .constant(""))
    }
    let (new, old) = (
      try frame(of: "content", in: stack), try frame(of: "content", in: stack, on: .ios18)
    )
    #expect(new[1] + new[3] == 400 - 76)
    #expect(old[1] + old[3] == 400)
  }
}
