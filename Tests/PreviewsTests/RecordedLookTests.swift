import GalleySwiftUI
import Testing

/// Looks that simulators recorded, each against modifiers with the same effect.
@MainActor
@Suite struct RecordedLookTests {
  private static let words = "Worship of the Father and of the Son"

  private func commands(_ view: some View, width: Double = 120) throws -> [String] {
    try Settled(view, width: width, height: 200).layout.painted().commands.map { "\($0)" }
  }

  /// Recorded on iOS 18.2: HymnalDreamTeam/Hymns-iOS at 05692cc8, SongInfoDialogView.long-values.
  @Test func linesOfAButtonsLabelAreCentered() throws {
    func button(_ alignment: TextAlignment) -> some View {
      Button {
      } label: {
        Text(Self.words).multilineTextAlignment(alignment)
      }
    }
    let plain = try commands(Button(Self.words) {})
    #expect(try plain == commands(button(.center)))
    #expect(try plain != commands(button(.leading)))
    #expect(
      try commands(Button(Self.words) {}.multilineTextAlignment(.leading))
        == commands(button(.leading)))
    // Rows of a list begin at the leading edge.
    #expect(
      try commands(List { Button(Self.words) {} }) == commands(List { button(.leading) }))
  }

  /// Recorded on iOS 18.2: HymnalDreamTeam/Hymns-iOS at 05692cc8, SongInfoView.
  @Test func aLinkOutsideOfAStackIsDisabled() throws {
    let link = NavigationLink(value: 1) { Text("To") }
    let button = Button("To") {}
    #expect(try commands(link) == commands(button.disabled(true)))
    #expect(
      try commands(
        NavigationLink {
          Text("There")
        } label: {
          Text("To")
        })
        == commands(button.disabled(true)))
    #expect(
      try commands(NavigationStack { link }, width: 390)
        == commands(NavigationStack { button }, width: 390))
  }

  /// Recorded on iOS 18.2: HymnalDreamTeam/Hymns-iOS at 05692cc8, RepeatChorusView, and on iOS 17: airappsco/AirSettingsUI
  /// at 48bd73f7, SettingToggleTests.
  @Test func aSwitchReachesBeyondTheTrailingEdgeOfItsBox() throws {
    func slot(_ direction: LayoutDirection) throws -> [Double] {
      let settled = try Settled(
        Toggle("", isOn: .constant(true)).labelsHidden().id("switch")
          .environment(\.layoutDirection, direction), width: 100, height: 60)
      let box = try #require(settled.layout.frame(ofID: "switch"))
      let slot = try #require(
        settled.layout.painted().commands.lazy.compactMap {
          if case .fill(let shape, _) = $0 { shape.bounds } else { nil }
        }.first)
      return [slot.minX - box.minX, slot.maxX - box.maxX]
    }
    #expect(try slot(.leftToRight) == [0, 2])
    #expect(try slot(.rightToLeft) == [-2, 0])
  }

  /// Recorded on iOS 17: airappsco/AirSettingsUI at 48bd73f7, SettingJumpLinkTests.
  @Test func aPartOfATextHasAGroundOfItsOwn() throws {
    var string = AttributedString("Item 2")
    func fills() throws -> [Double] {
      try Settled(Text(string), width: 100, height: 40).filledWidths
    }
    #expect(try fills().isEmpty)
    let range = try #require(string.range(of: "Item"))
    string[range].backgroundColor = .red
    #expect(try fills().count == 1)
  }
}
