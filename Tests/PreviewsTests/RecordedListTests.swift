import Foundation
import GalleyDesign
import GalleySwiftUI
import Testing

/// Lists and lines of Japanese as simulators recorded them.
@MainActor
@Suite struct RecordedListTests {
  private func commands(_ view: some View) throws -> [String] {
    try Settled(view, width: 390, height: 300).layout.painted().commands.map { "\($0)" }
  }

  /// Recorded on iOS 17.4: suguruTakahashi-1234/fia-practical-sample at 19976cb6, DebugMenuView: the header of a section
  /// whose case is nil has the letters of the sources.
  @Test func aHeaderKeepsTheCaseThatItsSectionNames() throws {
    func list(_ header: some View) -> some View {
      List {
        Section {
          Text("Row")
        } header: {
          header
        }
      }
    }
    let (words, own) = (Text("View List"), try commands(list(Text("View List").textCase(nil))))
    let capitals = try commands(list(words))
    #expect(own != capitals)
    #expect(
      try commands(
        List {
          Section {
            Text("Row")
          } header: {
            words
          }.textCase(nil)
        }) == own)
    #expect(try commands(list(words).textCase(nil)) == own)
    #expect(try commands(list(Text("VIEW LIST").textCase(nil))) == capitals)
  }

  /// In DeviceInfoView of the same project lines between rows are a point high at accessibility sizes.
  @Test func linesBetweenRowsAreThickerAmongLargeWords() throws {
    func heights(_ size: DynamicTypeSize) throws -> [Double] {
      let list = List {
        Text("One")
        Text("Two")
      }
      let settled = try Settled(list.dynamicTypeSize(size), width: 390, height: 300)
      return settled.layout.painted().commands.compactMap {
        guard case .fill(let shape, _) = $0, shape.bounds.height <= 1 else { return nil }
        return shape.bounds.height
      }
    }
    #expect(try heights(.accessibility1) == [1])
    #expect(try #require(heights(.xxxLarge).first) < 0.6)
  }

  /// In the same pictures, of three pixels to a point, the bar of a large title ends so far below its row.
  @Test(arguments: [
    (DynamicTypeSize.xxLarge, 52), (.xxxLarge, 53.67), (.accessibility1, 57.67),
    (.accessibility3, 65.33), (.accessibility5, 72.67),
  ])
  func theBarOfALargeTitleGrowsByTheAscentOfItsLetters(size: DynamicTypeSize, recorded: Double)
    throws
  {
    let screen = NavigationStack { Color.clear.id("content").navigationTitle("A") }
    let settled = try Settled(
      screen.dynamicTypeSize(size), width: 390, height: 300, system: .ios17, scale: 3)
    let height = try #require(settled.place(of: "content"))[1] - 44
    #expect(abs(height - recorded) < 0.5, "\(height)")
  }

  /// Recorded on iOS 17.4 at the text size medium: suguruTakahashi-1234/fia-practical-sample at 19976cb6, SFSymbolsListView
  /// and SettingView: icons have their middle 13.33 from the start of a row's content, and titles are 42.67 from it.
  @Test func theIconOfALabelInARowIsInTheMiddleOfAColumn() throws {
    func settled(@ViewBuilder _ row: (Label<AnyView, AnyView>) -> some View) throws -> Settled {
      let label = Label {
        AnyView(Text("Title").id("title"))
      } icon: {
        AnyView(Image(systemName: "book").id("icon"))
      }
      return try Settled(
        List { row(label) }.dynamicTypeSize(.medium), width: 390, height: 300, system: .ios17)
    }
    for row in [
      try settled { $0 },
      try settled { label in
        Button {
        } label: {
          label
        }
      },
    ] {
      let (icon, title) = (
        try #require(row.place(of: "icon")), try #require(row.place(of: "title"))
      )
      let width = try #require(row.size(of: "icon"))[0]
      #expect(abs(icon[0] + width / 2 - 53.33) < 0.5)
      #expect(abs(title[0] - 82.67) < 0.5)
      // In the large scale the symbol is wider than the letters are high.
      #expect(width > 20)
    }
  }

  /// Recorded on iOS 26: BrunoCerberus/Pulse at 20d521d5, SettingsMutedContentSection. The boxes of the texts are 20.33
  /// high where their letters are.
  @Test func theLabelsOfGroupsOutsideOfListsHaveTheirDistances() throws {
    let view = VStack {
      Text("Content Filters").id("above")
      DisclosureGroup {
        Text("Inside")
      } label: {
        Text("Muted Sources").id("first")
      }
      DisclosureGroup {
        Text("Inside")
      } label: {
        Text("Muted Keywords").id("second")
      }
      Text("Muted sources will be hidden.").id("below")
    }
    let settled = try Settled(view, width: 393, height: 852, system: .ios26)
    func top(_ id: String) throws -> Double { try #require(settled.place(of: id))[1] }
    #expect(abs(try top("first") - top("above") - 35) < 0.7)
    #expect(abs(try top("second") - top("first") - 36.33) < 0.5)
    #expect(abs(try top("below") - top("second") - 30.67) < 0.7)
  }

  /// The label has the tint, and the chevron the colour of text, in the same pictures.
  @Test func theChevronOfAGroupOutsideOfAListHasTheColorOfText() throws {
    func group(_ color: GalleySwiftUI.Color) -> some View {
      DisclosureGroup {
        Text("Inside")
      } label: {
        Text("Words").foregroundStyle(color)
      }
    }
    func drawn(_ view: some View) throws -> [String] { try commands(view.tint(.red)) }
    let plain = try drawn(DisclosureGroup("Words") { Text("Inside") })
    #expect(try plain == drawn(group(.red)))
    #expect(
      try commands(group(.blue).tint(.red)) == commands(group(.blue).tint(.green)))
  }

  /// Recorded on iOS 17.4: suguruTakahashi-1234/fia-practical-sample at 19976cb6, LicenseDetailView.
  @Test func anEllipsisAfterJapaneseIsAsWideAsItsLetters() throws {
    let text = Text("長い文字列長い文字列").font(.system(size: 20)).lineLimit(1).id("text")
    let settled = try Settled(
      text.frame(width: 100).environment(\.locale, Locale(identifier: "ja")), width: 100)
    // Four letters and the ellipsis, each .935 of an em.
    #expect(abs(try #require(settled.size(of: "text"))[0] - 93.5) < 0.4)
  }

  /// In patricio0312rev/anyssh at e5dacd5e, recorded on iOS 26, margins of the content move the rows of a plain list; those
  /// that a list requests take the place of its style's.
  @Test func marginsOfTheContentMoveRows() throws {
    func place(_ list: some View, _ system: SystemVersion = .ios26) throws -> [Double]? {
      let layout = try Settled(list, width: 390, height: 300, system: system).layout
      return layout.frame(ofID: "row").map { [$0.minX, $0.minY, $0.width] }
    }
    let list = List { Color.red.id("row").listRowInsets(EdgeInsets()) }
    let margins = list.contentMargins(.horizontal, 16, for: .scrollContent).contentMargins(.top, 8)
    #expect(try place(list.listStyle(.plain)) == [0, 0, 390])
    #expect(try place(margins.listStyle(.plain)) == [16, 8, 358])
    #expect(try place(list, .ios18) == [20, 35, 350])
    #expect(try place(margins, .ios18) == [16, 8, 358])
    #expect(try place(list.contentMargins(4, for: .scrollIndicators), .ios18) == [20, 35, 350])
  }
}
