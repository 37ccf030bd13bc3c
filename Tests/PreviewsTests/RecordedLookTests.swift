import Foundation
import GalleyDesign
import GalleyGeometry
import GalleyPainting
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

  /// Recorded on iOS 18: anaccborba/AnaCoinApp at 4f738bd6, testExchangeCellSnapshot.
  @Test(arguments: [
    ("%.2f", 22_000_000_000, "pt-BR", "22.000.000.000,00"), ("%.2f", 0, "pt-BR", "0,00"),
    ("%+.1f", 1234.56, "en", "+1,234.6"), ("%lf", 1234.5, "en", "1,234.500000"),
    ("%08.2f", 1234.5, "pt-BR", "01234.50"), ("%.2e", 1234.5, "pt-BR", "1.23e+03"),
  ])
  func numbersWithASpecifierHaveSeparators(
    specifier: String, value: Double, language: String, shown: String
  ) throws {
    let text = Text("\(value, specifier: specifier)").environment(
      \.locale, Locale(identifier: language))
    let words = Text(verbatim: shown).environment(\.locale, Locale(identifier: language))
    #expect(try commands(text) == commands(words))
  }

  /// Recorded on iOS 18 and 26: biffdownhill/Pawdle at 037558bb, pawdleButton_primary_lightMode, isamercan/ThemeKit at
  /// c4128406, testThemeButton_sizes, and dave-schmidt-dev/gradus at 79c1dcb6, emptyStateNotSignedIn.
  @Test func cornersOfALayerCross() throws {
    func outlines(_ view: some View, _ system: SystemVersion = .ios26) throws -> Int {
      let settled = try Settled(view, width: 390, height: 40, system: system)
      return settled.layout.painted().commands.reduce(0) { count, command in
        guard case .fill(let shape, _) = command else { return count }
        return count + shape.path.elements.count { if case .move = $0 { true } else { false } }
      }
    }
    let capsule = Capsule().fill(.blue)
    #expect(try outlines(capsule) == 1 && outlines(capsule._renderedAsLayer()) == 3)
    let round = RoundedRectangle(cornerRadius: 16).fill(.blue)._renderedAsLayer()
    #expect(try outlines(round) == 3)
    #expect(try outlines(RoundedRectangle(cornerRadius: 12).fill(.blue)._renderedAsLayer()) == 1)
    let gradient = Capsule().fill(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    #expect(try outlines(gradient._renderedAsLayer()) == 1)
    let button = Button("Open Settings") {}.buttonStyle(.borderedProminent)
    #expect(try outlines(button) == 1 && outlines(button._renderedAsLayer()) == 3)
    #expect(try outlines(button._renderedAsLayer(), .ios18) == 1)
  }

  /// Recorded on iOS 26: stadiamaps/ferrostar at 918a1869, testTripProgressViewDefaultTheme and testImageButton.
  @Test func cornersThatClipALayerCrossToo() throws {
    func clip(_ view: some View) throws -> GalleyGeometry.Path? {
      let settled = try Settled(view, width: 200, height: 60, system: .ios26)
      return settled.layout.painted().commands.lazy.compactMap { command in
        if case .clip(let shape) = command { shape.path } else { nil }
      }.first
    }
    let bar = Color.white.clipShape(.rect(cornerRadius: 48))
    let room = Rect(x: 0, y: 0, width: 200, height: 60)
    let crossed = GalleyGeometry.Path.crossedRectangle(room, radius: 30, hasSlivers: false)
    #expect(try clip(bar) != crossed && clip(bar._renderedAsLayer()) == crossed)
    #expect(crossed.elements.count { if case .move = $0 { true } else { false } } == 1)
  }

  /// Recorded on iOS 26: dave-schmidt-dev/gradus at 79c1dcb6, listRowToggleOff, and patricio0312rev/anyssh at e5dacd5e,
  /// job-alerts-settings.
  @Test func aSwitchOfALayerHasNoKnob() throws {
    let toggle = Toggle("", isOn: .constant(false)).labelsHidden().id("toggle")
    func settled(_ view: some View, _ system: SystemVersion = .ios26) throws -> Settled {
      try Settled(view, width: 390, height: 100, system: system)
    }
    let layer = try settled(toggle._renderedAsLayer())
    #expect(layer.size(of: "toggle") == [61, 28] && layer.filledWidths == [63])
    func hasCrossedEnds(_ view: some View, _ system: SystemVersion) throws -> Bool {
      try settled(view, system).layout.painted().commands.contains {
        if case .fill(.path, _) = $0 { true } else { false }
      }
    }
    #expect(try hasCrossedEnds(toggle._renderedAsLayer(), .ios18))
    #expect(
      try !hasCrossedEnds(toggle._renderedAsLayer(), .ios17) && !hasCrossedEnds(toggle, .ios18))
    #expect(try settled(toggle).filledWidths == [63, 37])
    #expect(try settled(toggle._renderedAsLayer(), .ios18).filledWidths.count == 2)
  }

  /// The distance between two equal letters of a title, which neither begins nor ends at another ink than recorded.
  /// Recorded on iOS 18: DrunkOnJava/ModularHomeInventory at bad97916.
  @Test(arguments: [
    ("Adaptive Grid", 1, 12, 167), ("Alert Preferences", 2, 15, 200),
    ("Collaborative Lists", 4, 8, 70),
    ("Gmail Receipts", 3, 10, 100.67), ("Scheduled Reminders", 3, 16, 229),
  ])
  func lettersOfATitleHaveTheirRecordedPlaces(title: String, from: Int, to: Int, recorded: Double)
    throws
  {
    let text = Text(title).font(.system(size: 33, weight: .bold))
    let places = try Settled(text, width: 400).glyphPlaces
    // A space has no glyph.
    let letters = title.indices.filter { title[$0] != " " }
    try #require(places.count == letters.count)
    func place(_ offset: Int) throws -> Double {
      let index = title.index(title.startIndex, offsetBy: offset)
      return places[try #require(letters.firstIndex(of: index))]
    }
    let distance = try place(to) - place(from)
    #expect(abs(distance - recorded) < 0.6, "\(distance)")
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

  /// Recorded on iOS 18.1: bitwarden/authenticator-ios at 9fbbceb1, ItemListCardViewTests and TutorialViewTests: lines of
  /// subheadline at 14 points with a spacing of 2.5 are 19.33 apart, those of title 2 at 21 with 3 are 28.33.
  @Test(arguments: [(Font.subheadline, 2.5, 19.33), (.title2, 3, 28.33)])
  func aLineSpacingReplacesTheLeading(_ font: Font, _ spacing: Double, _ pitch: Double)
    throws
  {
    func height(_ text: String) throws -> Double {
      let settled = try Settled(
        Text(text).font(font).lineSpacing(spacing).id("text").dynamicTypeSize(.medium), width: 300,
        height: 300)
      return try #require(settled.size(of: "text"))[1]
    }
    #expect(abs(try height("A\nA\nA") - height("A\nA") - pitch) < 0.34)
  }

  /// Recorded on iOS 16: williamdolke/HGFcollective at 894774c8, testAddNewArtistView.
  @Test func theTextOfAKeyHasNoBlocks() throws {
    func size(_ text: Text) throws -> [Double]? {
      try Settled(text.id("text"), width: 300, height: 200).size(of: "text")
    }
    for sign in ["* = ", "# ", "1. ", "> ", "-  "] {
      #expect(
        try size(Text(LocalizedStringKey("\(sign)*a*")))
          == size(Text(verbatim: sign) + Text(verbatim: "a").italic()), "\(sign)")
    }
    #expect(try commands(Text("* = Required")) == commands(Text(verbatim: "* = Required")))
    #expect(
      try size(Text("**a**\n  *b*\n\nc"))
        == size(Text("a").bold() + Text("\n  ") + Text("b").italic() + Text("\n\nc")))
  }

  /// Recorded on iOS 26: shumpei-nagata/Sandbox-MultiModule at c593bdc7, StatBadge.
  @Test func wholeNumbersInAKeyHaveSeparators() throws {
    let (badge, small) = (65_000, 500)
    #expect(try commands(Text("\(badge)")) == commands(Text(verbatim: "65,000")))
    #expect(
      try commands(Text("\(small) of \(-badge)")) == commands(Text(verbatim: "500 of -65,000")))
    #expect(try commands(Text(verbatim: "\(badge)")) == commands(Text(verbatim: "65000")))
    let german = Text("\(badge)").environment(\.locale, Locale(identifier: "de"))
    #expect(try commands(german) == commands(Text(verbatim: "65.000")))
  }

  /// Recorded on iOS 26: stotic-dev/homete_iOS at bad5845a, HouseworkItemPropertyListContent.
  @Test func datesHaveTheLanguageAndTheTimeZoneOfTheirSurroundings() throws {
    let date = Date(timeIntervalSince1970: 0)
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let time = Text(date, style: .time)
    let tokyo = time.environment(\.locale, Locale(identifier: "ja")).environment(\.timeZone, zone)
    #expect(try commands(tokyo) == commands(Text(verbatim: "9:00")))
    #expect(try commands(time) == commands(Text(verbatim: "12:00\u{202F}AM")))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let hour = HourOfEpoch().environment(\.calendar, calendar)
    #expect(try commands(hour) == commands(Text(verbatim: "9")))
  }

  private struct HourOfEpoch: View {
    @Environment(\.calendar) private var calendar
    var body: some View {
      Text(verbatim: "\(calendar.component(.hour, from: Date(timeIntervalSince1970: 0)))")
    }
  }

  /// Recorded on iOS 26: stotic-dev/homete_iOS at bad5845a, HouseworkBoardEmptyView.
  @Test func partsOfAnEmptyStateHaveTheirDistances() throws {
    func parts(_ hasMessage: Bool, _ hasAction: Bool) throws -> Settled {
      let view = ContentUnavailableView {
        Label {
          Text("Title").id("title")
        } icon: {
          Image(systemName: "checklist").id("icon")
        }
      } description: {
        if hasMessage { Text("Message").id("message") }
      } actions: {
        if hasAction { Color.red.frame(width: 107, height: 35).id("action") }
      }
      return try Settled(view.dynamicTypeSize(.medium), width: 375, height: 812)
    }
    func end(_ id: String, in settled: Settled) throws -> Double {
      try #require(settled.place(of: id))[1] + #require(settled.size(of: id))[1]
    }
    func start(_ id: String, in settled: Settled) throws -> Double {
      try #require(settled.place(of: id))[1]
    }
    let short = try parts(false, true)
    #expect(abs(try end("title", in: short) - start("icon", in: short) - 90) < 1)
    #expect(abs(try start("action", in: short) - end("title", in: short) - 4) < 0.5)
    #expect(abs(try end("action", in: short) - 470.5) < 1)
    let whole = try parts(true, true)
    #expect(abs(try start("message", in: whole) - end("title", in: whole) - 4) < 0.5)
    #expect(abs(try start("action", in: whole) - end("message", in: whole) - 20) < 0.5)
    let bare = try parts(false, false)
    #expect(abs(try start("icon", in: bare) + end("title", in: bare) - 808) < 1)
  }

  /// The title of a label begins 8 points after the room of its symbol. Recorded on iOS 26.0: iamcgn/swiftui-web at
  /// 33be5002, Fixtures/Goldens/ios/label/basic, whose `wifi` is 22.5 points wide.
  @Test(arguments: ["wifi": 22.5, "play.fill": 15, "stop.fill": 18])
  func theIconOfALabelHasItsOwnWidth(symbol: String, width: Double) throws {
    let label = Label {
      Text("Title").id("title")
    } icon: {
      Image(systemName: symbol)
    }
    let line = label.frame(width: 200, alignment: .leading)
    let settled = try Settled(line, width: 200, height: 100, system: .ios26, scale: 2)
    #expect(try abs(#require(settled.place(of: "title"))[0] - width - 8) < 0.6)
    // Recorded on iOS 26.1: emarashliev/real-time-price-tracker-app at 7fd99edf, controlButtonStart and controlButtonStop.
    func button(@ViewBuilder _ content: () -> some View) throws -> Double {
      let button = Button(action: {}, label: content).buttonStyle(.borderedProminent).id("button")
      return try #require(
        Settled(button, width: 300, height: 100, system: .ios26, scale: 3).size(of: "button"))[0]
    }
    let difference = try button { Label("Title", systemImage: symbol) } - button { Text("Title") }
    #expect(abs(difference - width - 8) < 1)
  }

  /// Recorded on iOS 17: f3rn4d0n/BitsoChallenge at 892e6fed, DSContentUnavailableView.
  @Test func anEmptyStateHasTheFontOfItsLabel() throws {
    func sizes(_ font: Font?) throws -> (title: Double, icon: Double) {
      let label = Label {
        Text("Title").id("title")
      } icon: {
        Image(systemName: "book.fill").id("icon")
      }
      let view = ContentUnavailableView {
        if let font { label.font(font) } else { label }
      }
      let settled = try Settled(view, width: 375, height: 812)
      return (
        try #require(settled.size(of: "title"))[1], try #require(settled.size(of: "icon"))[1]
      )
    }
    let (usual, own) = (try sizes(nil), try sizes(.system(size: 11)))
    #expect(own.title < usual.title - 8)
    #expect(own.icon == usual.icon)
  }

  /// Recorded on iOS 26: kasianov-mikhail/scout at c6218f7e, ReleaseRowSnapshotTests.
  @Test func theBarOfAPlaceholderStandsOnTheBaseline() throws {
    let text = Text("3.2.1").font(.system(size: 15))
    let settled = try Settled(
      text.id("text").redacted(reason: .placeholder), width: 100, height: 60)
    let top = try #require(settled.place(of: "text"))[1]
    let bars = settled.layout.painted().commands.compactMap {
      if case .fill(.roundedRectangle(let bar, _), _) = $0 { bar } else { nil }
    }
    let bar = try #require(bars.first)
    #expect(abs(bar.height - 10) < 0.5 && abs(bar.maxY - top - 14.1) < 0.5)
  }

  /// Recorded on iOS 16: williamdolke/HGFcollective at 894774c8, testMessageField.
  @Test func theWordsOfAnEmptyFieldOfSeveralLinesAreOnOne() throws {
    func height(_ prompt: String, _ text: String) throws -> Double {
      let field = TextField(prompt, text: .constant(text), axis: .vertical).lineLimit(3).id("field")
      return try #require(Settled(field, width: 100, height: 100).size(of: "field"))[1]
    }
    #expect(try height("Enter your message here", "") == height("E", ""))
    #expect(try height("E", "Enter your message here") > height("E", "E"))
  }

  /// Recorded on iOS 18.1: bitwarden/authenticator-ios at 9fbbceb1, whose tests give a smaller safe area than that of
  /// the telephone: grounds and scrolled content reach into the difference.
  @Test func paddingOfTheSafeAreaIsNoPadding() throws {
    let ground = try Settled(
      Text("A").frame(maxWidth: .infinity, maxHeight: .infinity).id("text")
        .background { Color.red.id("ground").ignoresSafeArea() }.safeAreaPadding(.top, 20),
      width: 100, height: 100)
    #expect(ground.place(of: "text") == [0, 20])
    #expect(ground.place(of: "ground") == [0, 0])
    #expect(ground.size(of: "ground") == [100, 100])
    let plain = try Settled(
      Color.clear.frame(width: 10, height: 10).id("box").safeAreaPadding(5), width: 100, height: 100
    )
    #expect(plain.place(of: "box") == [45, 45])
  }

  /// Recorded on iOS 18.1: bitwarden/authenticator-ios at 9fbbceb1, ItemListViewTests, and on iOS 16:
  /// williamdolke/HGFcollective at 894774c8, testMenuView: the bar ends 52 points below its row at the text size medium,
  /// and the title has the baseline of the usual size.
  @Test func theBarOfALargeTitleDoesNotShrinkWithTheText() throws {
    func top(_ size: DynamicTypeSize) throws -> Double {
      let settled = try Settled(
        NavigationStack { Color.clear.id("content").navigationTitle("A") }.dynamicTypeSize(size),
        width: 390, height: 300)
      return try #require(settled.place(of: "content"))[1]
    }
    #expect(abs(try top(.large) - 96) < 0.5)
    #expect(abs(try top(.medium) - top(.large)) < 0.5)
    #expect(try top(.xxxLarge) > top(.large))
  }

  /// The colours of a blurred, a grey and a translucent layer are those that it has without its filters, and each row of
  /// a list is round: DrunkOnJava/ModularHomeInventory at bad97916, recorded on iOS 18 without a window
  /// (AdvancedUIStatesTests, NotificationsSnapshotTests).
  @Test func aRenderedLayerHasNoFiltersAndRoundRows() throws {
    let words = Text(Self.words)
    #expect(try commands(words.blur(radius: 2).grayscale(1)._renderedAsLayer()) == commands(words))
    #expect(try commands(words.blur(radius: 2)) != commands(words))
    func backdrops(_ view: some View) throws -> Int {
      try commands(view).count { $0.contains("backdrop") }
    }
    let glass = words.background(.ultraThinMaterial)
    #expect(try backdrops(glass) == 1)
    #expect(try backdrops(glass._renderedAsLayer()) == 0)
    let platter = words.padding().glassEffect()
    #expect(try backdrops(platter) > 0)
    #expect(try backdrops(platter._renderedAsLayer()) == 0)
    func clips(_ view: some View) throws -> Int {
      try commands(view).count { $0.hasPrefix("clip") }
    }
    let list = List {
      words
      words
    }
    #expect(try clips(list._renderedAsLayer()) == clips(list) + 1)
  }

  /// Recorded on iOS 18 (DrunkOnJava/ModularHomeInventory at bad97916): `plus` in a bar is 17.33 by 17.67, `xmark.circle.fill`
  /// in a bar of tabs 23.33.
  @Test func symbolsInBarsHaveTheLargeScale() throws {
    func size(_ view: some View) throws -> [Double] {
      try #require(try Settled(view, width: 390, height: 844).size(of: "symbol"))
    }
    let plus = Image(systemName: "plus").id("symbol")
    let bar = NavigationStack { Text("a").toolbar { plus } }
    let large = plus.imageScale(.large)
    #expect(try size(bar)[0] == size(large.font(.system(size: 17)))[0])
    let tab = TabView {
      Text("a").tabItem {
        Image(systemName: "plus").id("symbol")
        Text("b")
      }
    }
    #expect(try size(tab)[0] == size(large.font(.system(size: 18)))[0])
  }

  /// Recorded on iOS 18: DrunkOnJava/ModularHomeInventory at bad97916 (NotificationsSnapshotTests,
  /// SharingExportSnapshotTests, ResponsiveLayoutTests).
  @Test(arguments: [(150.0, 2, 0, 70.0), (180, 3, 1, 55), (310, 4, 0, 72)])
  func theThumbOfSegmentsHasItsRecordedWidth(
    width: Double, count: Int, chosen: Int, recorded: Double
  ) throws {
    let picker = Picker("", selection: .constant(chosen)) {
      ForEach(0..<count, id: \.self) { Text("A\($0)").tag($0) }
    }
    let settled = try Settled(picker.pickerStyle(.segmented), width: width, height: 32)
    #expect(settled.filledWidths.contains(recorded))
  }

  /// Recorded on iOS 18 at 16 points: DrunkOnJava/ModularHomeInventory at bad97916, FormValidationTests.
  @Test func theMarksOfAMenuHaveTheirRecordedInk() throws {
    let picker = Picker("a", selection: .constant(0)) { Text("b").tag(0) }.pickerStyle(.menu)
    let ink = try Settled(picker.dynamicTypeSize(.medium), width: 390, height: 400).strokedBounds
    try #require(ink.count == 4)
    // Lines are laid out on whole points here.
    #expect(abs(ink[2] - 8.33) < 0.5 && abs(ink[3] - 12) < 0.5, "\(ink)")
  }

  /// Recorded on iOS 18: DrunkOnJava/ModularHomeInventory at bad97916 (EdgeCaseScenarioTests), at 16 points.
  @Test func monospacedTextTakesTheSpaceOfThePlatformsFont() throws {
    func text(_ design: Font.Design) throws -> Settled {
      try Settled(Text("CR-5029").font(.system(size: 16, design: design)).id("text"))
    }
    let mono = try text(.monospaced)
    #expect(try text(.serif).size(of: "text")?[1] == text(.default).size(of: "text")?[1])
    let places = mono.glyphPlaces
    try #require(places.count == 7)
    #expect(abs((places[6] - places[0]) / 6 - 9.861) < 0.02)
    #expect(try mono.size(of: "text")?[1] == text(.default).size(of: "text")?[1])
  }

  /// Recorded on iOS 16: links of gonzalezreal/swift-markdown-ui at 8371aeb3 (ThemeGitHubTests) have the colours of their
  /// themes.
  @Test func aLinkKeepsAColorOfItsOwn() throws {
    var string = AttributedString("Link")
    string.link = URL(string: "https://example.com")
    func color() throws -> [String] {
      try Settled(Text(string)).layout.painted().commands.compactMap {
        if case .glyphs(_, _, let paint) = $0 { "\(paint)" } else { nil }
      }
    }
    let accent = try color()
    string.foregroundColor = .red
    #expect(try color() != accent)
  }

  /// `AttributedString(markdown:)` and localized keys read the same Markdown; in full syntax, blocks have no line breaks.
  @Test(
    arguments: [
      (.inlineOnlyPreservingWhitespace, "# a **b**\n  *c*", "# a **b**\n  *c*"),
      (.inlineOnly, "# a **b**\n  *c* `d`", "# a **b** *c* `d`"),
      (.full, "# a\n\n- **b**\n- ~~c~~\n\n---\n\n    d\n", "a**b**~~c~~\u{2E3B}`d`"),
    ] as [(AttributedString.MarkdownParsingOptions.InterpretedSyntax, String, String)])
  func markdownOfAttributedStrings(
    syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, source: String, key: String
  ) throws {
    func painted(_ text: Text) throws -> [String] {
      try Settled(text).layout.painted().commands.map { "\($0)" }
    }
    let string = try AttributedString(
      markdown: source, options: .init(interpretedSyntax: syntax))
    #expect(try painted(Text(string)) == painted(Text(LocalizedStringKey(key))))
    #expect(string.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
  }

  @Test func linksOfMarkdownAreRelativeToTheBase() throws {
    let base = try #require(URL(string: "https://example.com/a/"))
    let string = try AttributedString(markdown: "see [b](b)", baseURL: base)
    #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.com/a/b"])
  }

  /// Recorded on iOS 26: nikhilc523/Journal at 30a1b769, fewEntries.Timeline-few, whose symbol of 13.1 points has 1.5 on both
  /// sides.
  @Test func theSymbolOfALabelIsAsWideAsItsBox() throws {
    func width(_ view: some View) throws -> Double {
      try #require(try Settled(view.id("view"), width: 300, height: 300).size(of: "view"))[0]
    }
    for name in ["checklist", "plus", "film"] {
      let label = Label("Words", systemImage: name).font(.system(size: 12))
      let symbol = Image(systemName: name).font(.system(size: 12))
      let words = try width(Text("Words").font(.system(size: 12)))
      #expect(abs(try width(label) - (try width(symbol)) - words - 8) < 0.5, "\(name)")
    }
  }

  /// Recorded on iOS 16: gonzalezreal/swift-markdown-ui at 8371aeb3, MarkdownListTests/testBulletedList; in text, the guide
  /// is half of the capitals' height above the baseline of the first line.
  @Test(arguments: [Font.body, .caption])
  func theIconOfALabelIsInTheMiddleOfItsFirstLine(font: Font) throws {
    func icon(@ViewBuilder _ title: () -> some View) throws -> Double {
      let label = Label(title: title) { Color.red.frame(width: 6, height: 6).id("icon") }
      let settled = try Settled(label.id("label"), width: 300, height: 300)
      let (icon, title) = (settled.place(of: "icon"), settled.place(of: "label"))
      return try #require(icon)[1] - #require(title)[1]
    }
    let one = try icon { Text("Title").font(font) }
    let two = try icon {
      VStack(alignment: .leading) {
        Text("Title").font(font)
        Text("Subtitle")
      }
    }
    let broken = try icon { Text("Title\nof two lines").font(font) }
    #expect(abs(two - one) < 0.5 && abs(broken - one) < 0.5)
    // A title without text is aligned by its middle.
    #expect(try icon { Color.blue.frame(width: 20, height: 40) } == 17)
  }

  /// Recorded on iOS 26: isamercan/ThemeKit at c4128406, ButtonSnapshotTests/testThemeButton_largeText.
  @Test func aCustomFontGrowsAsTheLinesOfItsStyle() throws {
    func width(_ font: Font) throws -> Double {
      let text = Text("Book").font(font).dynamicTypeSize(.accessibility5).fixedSize().id("text")
      return try #require(try Settled(text, width: 400, height: 300).size(of: "text"))[0]
    }
    // Lines of callout are 60 points apart at this size, and 21 by default; its letters are of 51 and 16 points.
    let scaled = try width(.custom("Inter", size: 16, relativeTo: .callout))
    #expect(try abs(scaled - width(.custom("Inter", fixedSize: 16 * 60 / 21))) < 0.5)
  }

  /// Recorded on iOS 26 and 18: isamercan/ThemeKit at c4128406, testButtonPresets and testChip_selectedAndUnselected, and
  /// linnefromice/prototype-design-system-swiftui at 4e6824d7, ChipTag-States.
  @Test func aLineAlongCornersThatAreTooCloseCoversTheirSideToo() throws {
    func outlines(_ view: some View) throws -> [Int] {
      let settled = try Settled(view.frame(width: 80, height: 32), width: 100, height: 100)
      return settled.layout.painted().commands.compactMap {
        guard case .stroke(.path(let path), _, _) = $0 else { return nil }
        return path.elements.count { if case .move = $0 { true } else { false } }
      }
    }
    let round = RoundedRectangle(cornerRadius: 999)
    #expect(try outlines(round.stroke(.blue, lineWidth: 1)) == [3])
    #expect(try outlines(round.strokeBorder(.blue, lineWidth: 1)) == [3])
    #expect(try outlines(RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 1)) == [1])
    #expect(try outlines(Capsule().stroke(.blue, lineWidth: 1)) == [3])
  }

  /// Recorded on iOS 18: linnefromice/prototype-design-system-swiftui at 4e6824d7, TextArea-Focus.
  @Test func anEditorHidesItsBackground() throws {
    func fills(_ view: some View) throws -> Int {
      try Settled(view, width: 100, height: 100).layout.painted().commands.count {
        if case .fill = $0 { true } else { false }
      }
    }
    let editor = TextEditor(text: .constant("Words"))
    #expect(try fills(editor) == fills(editor.scrollContentBackground(.hidden)) + 1)
  }

  private struct Scaled: View {
    @ScaledMetric private var side: CGFloat
    init(_ side: CGFloat, _ style: Font.TextStyle) {
      _side = ScaledMetric(wrappedValue: side, relativeTo: style)
    }
    var body: some View { Color.red.frame(width: side, height: side).id("side") }
  }

  /// Recorded on iOS 16 at 2x: a font of 16 is one of 15.5 at the size medium, whose 0.85 are 13 and not 14 after rounding,
  /// and which is 16 itself (gonzalezreal/swift-markdown-ui at 8371aeb3, ThemeGitHubTests/testInlines and testCodeBlock);
  /// on iOS 18.1 at 3x, 22 times a scaled 1 is 22 (bitwarden/authenticator-ios at 9fbbceb1, SettingsViewTests).
  @Test func aScaledMetricGrowsAsTheLinesOfItsStyleInWholePixels() throws {
    func side(_ base: CGFloat, _ style: Font.TextStyle, _ size: DynamicTypeSize) throws -> Double {
      let settled = try Settled(
        Scaled(base, style).dynamicTypeSize(size), width: 300, height: 300)
      return try #require(settled.size(of: "side"))[0]
    }
    #expect(try side(16, .body, .large) == 16)
    #expect(try side(1, .body, .medium) == 1 && side(22, .body, .medium) == 21)
    // Lines of body are 21 points apart at this size, and 22 by default; lines of caption 13 and 16.
    #expect(try abs(side(16, .body, .medium) - 15.27) < 0.3)
    #expect(try abs(side(44, .body, .accessibility5) - 124) < 0.01)
    #expect(try abs(side(16, .caption, .medium) - 13) < 0.01)
  }

  /// In martinomamic/RSSReader at 029e4926, recorded on iOS 18, buttons for what is missing are small.
  @Test func buttonsForMissingContentAreSmall() throws {
    func height(_ view: some View) throws -> Double? {
      try Settled(view, width: 375, height: 400).size(of: "button")?[1]
    }
    let button = Button("Try Again") {}.buttonStyle(.bordered).id("button")
    let view = ContentUnavailableView {
      Text("Failed to Load")
    } actions: {
      button
    }
    #expect(try height(view) == height(button.controlSize(.small)))
    #expect(try height(view) != height(button))
  }

  /// In patricio0312rev/anyssh at e5dacd5e, recorded on iOS 26, a circle of glass round an icon of 44 points is 68 wide and
  /// 58 high, has the colour of text, and no surface in a layer that is rendered.
  @Test func roundButtonsOfGlassAreWider() throws {
    let button = Button {
    } label: {
      Color.clear.frame(width: 44, height: 44)
    }.buttonStyle(.glass).buttonBorderShape(.circle).tint(.purple).id("button")
    #expect(try Settled(button, system: .ios26).size(of: "button") == [68, 58])
    func colors(_ view: some View) throws -> Set<String> {
      let commands = try Settled(view, system: .ios26).layout.painted().commands
      return Set(commands.map { "\($0)" })
    }
    func words(_ tint: GalleySwiftUI.Color) -> some View {
      Button("Words") {}.buttonStyle(.glass).tint(tint)
    }
    #expect(try colors(words(.purple)) == colors(words(.primary)))
    #expect(try colors(words(.purple)._renderedAsLayer()) != colors(words(.purple)))
  }
}
