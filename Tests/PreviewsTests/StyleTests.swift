import GalleyPainting
import GalleySwiftUI
import Testing

/// Styles of a user's own, and views of any kind in the places of the kit's words.
@MainActor
@Suite struct StyleTests {
  @Test func aPaleGradientIsAGradientOfPaleColours() throws {
    let ends = [Color.red, .blue]
    func drawn(_ style: some ShapeStyle) throws -> Settled {
      try Settled(Rectangle().fill(style).frame(width: 40, height: 20))
    }
    let pale = try drawn(
      LinearGradient(colors: ends, startPoint: .leading, endPoint: .trailing).opacity(0.25))
    let named = try drawn(
      LinearGradient(
        colors: ends.map { $0.opacity(0.25) }, startPoint: .leading, endPoint: .trailing))
    #expect(pale.layout.painted().commands == named.layout.painted().commands)
  }

  /// A symbol in one colour shows in pictures of EduardoMansur/PayWallet what a text does.
  @Test func textsAndSymbolsInAGradientAreTheGradientInTheirShape() throws {
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    func check(_ view: some View, _ style: some ShapeStyle, hidden color: Color = .red) throws {
      let drawn = try Settled(view.foregroundStyle(style))
      let masked = try Settled(
        view.foregroundStyle(color).hidden().overlay {
          Rectangle().fill(style).mask { view.foregroundStyle(.black) }
        })
      #expect(drawn.layout.painted().commands == masked.layout.painted().commands)
    }
    try check(Image(systemName: "star.fill"), gradient)
    // The opacity counts once.
    try check(Image(systemName: "star.fill"), gradient.opacity(0.25), hidden: .red.opacity(0.25))
    try check(Text("a"), gradient.opacity(0.25), hidden: .red.opacity(0.25))
  }

  /// The offset of a text enlarges its box on the side that it moves to, whichever way it is given.
  @Test func aRaisedTextIsHigherByItsOffset() throws {
    func height(_ view: some View) throws -> Double? { try Settled(view.id("a")).size(of: "a")?[1] }
    let plain = try #require(try height(Text("a")))
    #expect(try height(Text("a").baselineOffset(-30)) == plain + 30)
    #expect(try height(Text("a").baselineOffset(6)) == plain + 6)
    #expect(try height(VStack { Text("a") }.baselineOffset(6)) == plain + 6)
    var string = AttributedString("a")
    string.baselineOffset = 6
    #expect(try height(Text(string)) == plain + 6)
  }

  /// Recorded by a simulator of iOS 26 with Arabic among its languages: AhmedRaslan2022/TMDB_2026,
  /// PosterCardSnapshotTests, where a caption is 16.33 points high.
  @Test func languagesOfTallLettersMakeLinesOfTextStylesHigher() throws {
    func height(_ font: Font, _ language: String, isEnabled: Bool = true) throws -> Double {
      let text = Text("8.4").font(font).typesettingLanguage(
        Locale.Language(identifier: language), isEnabled: isEnabled)
      return try #require(try Settled(text.id("a")).size(of: "a")?[1])
    }
    let plain = try height(.caption, "en")
    #expect(abs(try height(.caption, "ar-EG") - 16.33) < 0.34)
    #expect(try height(.caption, "ar", isEnabled: false) == plain)
    #expect(try height(.caption, "he") == plain)
    // The language decides about the shapes of letters too.
    func bone(_ language: String) throws -> [String] {
      let text = Text(verbatim: "\u{9AA8}").typesettingLanguage(.init(identifier: language))
      return try Settled(text).layout.painted().commands.map { "\($0)" }
    }
    #expect(try bone("zh-Hans") != bone("zh-Hant"))
    // This font has a size without a text style.
    #expect(try height(.system(size: 12), "ar") == plain)
  }

  private struct BoxedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).padding(3).id("box")
    }
  }
  private struct RowToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Color.red.frame(width: 32, height: 32)
      }.id("box")
    }
  }

  /// Recorded by a simulator of iOS 18: GoodRequest/GoodSwiftUI, GRToggleSnapshotTests, 32 by 32 points.
  @Test func aLabelWithoutViewsTakesNoRoomInItsStyle() throws {
    func width(_ toggle: some View) throws -> Double? {
      try Settled(toggle.toggleStyle(RowToggle())).size(of: "box")?[0]
    }
    #expect(try width(Toggle(isOn: .constant(true)) {}) == 32)
    let word = Color.blue.frame(width: 10, height: 10)
    #expect(try width(Toggle(isOn: .constant(true)) { word }) == 50)
  }

  private struct BoxedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).padding(3).id("box")
    }
  }
  private struct BoxedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(3).id("box")
    }
  }
  private struct BoxedGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(height: CGFloat(configuration.value) * 100).id("box")
    }
  }
  private struct BoxedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(3).id("box")
    }
  }

  @Test func digitsAndSmallCapitalsAreThoseAskedFor() throws {
    func width(_ view: some View) throws -> Double? { try Settled(view.id("a")).size(of: "a")?[0] }
    #expect(try width(Text("1111")) != width(Text("8888")))
    #expect(try width(Text("1111").monospacedDigit()) == width(Text("8888").monospacedDigit()))
    let font = Font.body.monospacedDigit()
    #expect(try width(Text("1111").font(font)) == width(Text("8888").font(font)))
    #expect(try width(HStack { Text("1111") }.monospacedDigit()) == width(Text("8888").font(font)))
    let capitals = Font.system(size: 20).lowercaseSmallCaps()
    #expect(try width(Text("aa").font(capitals)) == width(Text("AA").font(.system(size: 14))))
    #expect(try width(Text("AA").font(capitals)) == width(Text("AA").font(.system(size: 20))))
  }

  @Test func aStyleMayShowTheStandardControl() throws {
    func height(_ view: some View) throws -> Double? {
      try Settled(view, width: 200).size(of: "box")?[1]
    }
    #expect(try height(Toggle("On", isOn: .constant(true)).toggleStyle(BoxedToggle())) == 37)
    #expect(try height(ProgressView(value: 0.5).progressViewStyle(BoxedProgress())) == 10)
    let label = Label {
      Text("Title")
    } icon: {
      Rectangle().frame(width: 5, height: 40)
    }
    #expect(try height(label.labelStyle(BoxedLabel())) == 46)
    #expect(try height(Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(BoxedGauge())) == 50)
    let button = Button {
    } label: {
      Rectangle().frame(width: 5, height: 40)
    }
    #expect(try height(button.buttonStyle(BoxedButton())) == 46)
  }

  @Test func viewsOfAnyKindStandInThePlaceOfWords() throws {
    let box = Rectangle().frame(width: 20, height: 50).id("box")
    let toggle = Toggle(isOn: .constant(true)) { box }
    #expect(try Settled(toggle, width: 200).layout.size.height == 50)
    #expect(
      try Settled(Stepper(value: .constant(1)) { box }, width: 200).place(of: "box") == [0, 0])
    let prominent = Button {
    } label: {
      box
    }.buttonStyle(.borderedProminent)
    #expect(try Settled(prominent).place(of: "box") == [12, 7])
    let picker = Picker("Size", selection: .constant(0)) { box.tag(0) }.pickerStyle(.segmented)
    #expect(try Settled(picker, width: 200).size(of: "box") == [20, 50])
    let screen = NavigationStack { Text("").toolbar { box } }
    #expect(try Settled(screen, width: 200, height: 300).place(of: "box") == [164, 0])
  }

  @Test func theKitsWordsGiveTheirLookToTexts() throws {
    struct Reading: View {
      @Environment(\.font) private var font
      @Environment(\.lineLimit) private var limit
      var body: some View {
        Rectangle().frame(width: font == nil ? 1 : 2, height: CGFloat(limit ?? 9)).id("box")
      }
    }
    let plain = Toggle(isOn: .constant(true)) { Reading() }
    #expect(try Settled(plain, width: 200).size(of: "box") == [1, 9])
    let tagged = Picker("", selection: .constant(0)) { Reading().tag(0) }
    #expect(try Settled(tagged.pickerStyle(.segmented), width: 200).size(of: "box") == [2, 1])
  }

  @Test func aSheetHearsItsContentsBody() throws {
    struct Inside: View {
      var body: some View {
        Rectangle().id("box").presentationDetents([.height(200), .large])
          .presentationDragIndicator(.hidden)
      }
    }
    let view = Color.white.sheet(isPresented: .constant(true)) { Inside() }
    let settled = try Settled(view, width: 300, height: 600)
    #expect(settled.size(of: "box") == [300, 200])
    #expect(settled.place(of: "box") == [0, 400])
  }

  /// Recorded by iOS 18: 0mar32/WallaMarvel at e5cfdbd8 (VerticalTitleWithActionTests).
  @Test func aBorderedButtonHasItsWordsInTheColorOfItsSurroundings() throws {
    func commands(_ button: some View) throws -> [DisplayCommand] {
      try Settled(button.buttonStyle(.bordered)).layout.painted().commands
    }
    let around = try commands(Button("Retry") {}.foregroundColor(.secondary))
    let own = try commands(
      Button {
      } label: {
        Text("Retry").foregroundColor(.secondary)
      })
    #expect(around == own)
  }

  @Test func rowsTellTheirList() throws {
    let list = List {
      Text("One").id("one").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
      Text("Two").id("two")
    }
    let settled = try Settled(list.listStyle(.plain), width: 200, height: 300)
    #expect(settled.place(of: "one")?[0] == 50)
    #expect(settled.place(of: "two")?[0] == 20)
  }
}
