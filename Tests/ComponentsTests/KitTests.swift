import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyText
import Testing

@testable import GalleyComponents

@Suite("Controls and containers of the platform")
struct KitTests {
  @Test(
    "STY-18: the style's state, the style's normal, the kind's state, the kind's normal",
    arguments: ButtonKind.allCases, ControlState.allCases)
  func merged(kind: ButtonKind, state: ControlState) {
    let style = Color(light: RGBAColor(hex: 0x010203), dark: RGBAColor(hex: 0x040506))
    let pressed = Color(light: RGBAColor(hex: 0x070809), dark: RGBAColor(hex: 0x0A0B0C))
    let own = kind.scheme.resolved(for: state).colors
    let button = Button("A", kind: kind, state: state)
    // Words of the tint keep their contrast on the veil under a pointer.
    let isVeiled = state == .hovered && [.plain, .tinted, .gray].contains(kind)
    #expect(
      button.resolvedScheme(over: nil)?.colors?.foreground
        == (isVeiled ? own?.foreground?.emphasized : own?.foreground))
    var colors = Colors(foreground: style)
    let normal = button.resolvedScheme(over: Scheme(colors: colors))?.colors
    #expect(normal?.foreground == style)
    #expect(normal?.background == own?.background)
    colors.highlighted = StateColors(background: pressed)
    let both = button.resolvedScheme(over: Scheme(colors: colors))?.colors
    #expect(both?.foreground == style)
    #expect(both?.background == (state == .highlighted ? pressed : own?.background))
  }

  @Test("an error of a platform's button can be read")
  func errorContrast() throws {
    let colors = Button("A", kind: .filled, state: .error).resolvedScheme(over: nil)?.colors
    let (text, ground) = (try #require(colors?.foreground), try #require(colors?.background))
    for appearance in Appearance.allCases {
      let ratio = text.resolved(for: appearance).contrastRatio(
        against: ground.resolved(for: appearance))
      #expect(ratio > 3)
    }
  }

  @Test("a control takes the tint around it, and the theme's where there is none")
  func tint() throws {
    let bar = ProgressView(value: 0.5)
    #expect(try SwiftScene(bar, width: 100).fills.last == SystemColor.systemBlue.color.light)
    let tinted = VStack { bar }.tint(.black)
    #expect(try SwiftScene(tinted, width: 100).fills.last == .black)
    let themed = Theme.plain.setting(
      .base, to: Scheme(colors: Colors(tint: Color(RGBAColor(hex: 0x123456)))))
    #expect(
      try SwiftScene(bar, width: 100, theme: themed).fills.last == RGBAColor(hex: 0x123456))
  }

  @Test(
    "a share lies between 0 and 1, whatever the range",
    arguments: [(5.0, 0.0, 10.0, 0.5), (-1, 0, 1, 0), (3, 1, 1, 0), (9, 2, 4, 1), (.nan, 0, 1, 0)])
  func shares(value: Double, low: Double, high: Double, expected: Double) {
    #expect(share(of: value, from: low, to: high) == expected)
  }

  @Test("a slider's knob goes from edge to edge, and the other way from right to left")
  func slider() throws {
    func knob(_ value: Double, _ direction: LayoutDirection = .leftToRight) throws -> Double {
      let slider = Slider(value: value).layoutDirection(direction)
      let circles = try SwiftScene(slider, width: 200).list.commands.compactMap(\.filledEllipse)
      return try #require(circles.last).midX
    }
    #expect(try knob(0) < 15 && knob(1) > 185)
    #expect(try knob(0, .rightToLeft) > 185 && knob(1, .rightToLeft) < 15)
  }

  @Test("a slider's knob stands 1.2 above the middle of its track, but for whole pixels")
  func sliderKnob() throws {
    let scene = try SwiftScene(Slider(value: 0.5), width: 200)
    let knob = try #require(scene.list.commands.compactMap(\.filledEllipse).last)
    let track = try #require(
      scene.list.commands.compactMap {
        if case .fill(.roundedRectangle(let rect, _), _) = $0 { rect } else { nil as Rect? }
      }.first)
    #expect(abs(track.midY - knob.midY - 1.2) < 0.5)
  }

  @Test("W3W-15: bars, alerts, sheets of answers and shapes of a material blur what lies behind")
  func materials() throws {
    func blurs(_ view: some View) throws -> [Double] {
      try SwiftScene(view, width: 300, height: 300).list.commands.compactMap {
        if case .backdrop(_, let blur) = $0 { blur } else { nil as Double? }
      }
    }
    let answers = [ControlItem("OK")]
    #expect(try blurs(Capsule().fill(VisualEffect.thin)) == [24])
    #expect(try blurs(Text("A").background(VisualEffect.bar)) == [20])
    #expect(try blurs(Toolbar(answers)) == [20])
    #expect(try blurs(Alert("A", buttons: answers)) == [24])
    #expect(try blurs(ActionSheet("A", buttons: answers)) == [24])
    #expect(try blurs(Capsule().fill(Color.white)) == [])
  }

  @Test("of a long text only the lines near a part of the canvas are painted there")
  func longText() throws {
    let text = Text((0..<5_000).map { "line \($0)" }.joined(separator: "\n"))
    let result = try SwiftScene(text, width: 200).result
    let all = result.painted().commands
    let some = result.painted(in: Rect(x: 0, y: 40_000, width: 200, height: 100)).commands
    #expect(all.count == 5_000 && (5..<25).contains(some.count))
    #expect(some.allSatisfy(Set(all).contains))
  }

  @Test("words from elsewhere lead to what there is, and none of them is a word of ours")
  func foreignNames() {
    let known = Set(ComponentCatalog.standard.entries.map(\.typeName))
    for (name, meant) in ForeignNames.types {
      #expect(known.contains(meant), "\(name): \(meant)")
      #expect(!known.contains(name), "\(name)")
    }
    let catalog = ComponentCatalog.standard
    let parts: Set = [
      "leading", "trailing", "horizontal", "vertical", "min", "max", "dashPhase", "miterLimit",
      "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
      // Keys of a canvas.
      "scale", "appearance", "textSize",
    ]
    for meant in Set(ForeignNames.keys.values.joined()) {
      #expect(
        catalog.anyProperty(named: meant) != nil || ComponentKey(rawValue: meant) != nil
          || parts.contains(meant), "\(meant)")
    }
  }

  @Test("the wheel of a busy switch stands on its knob", arguments: [false, true])
  func busySwitch(isOn: Bool) throws {
    let scene = try SwiftScene(Switch(isOn: isOn, state: .loading))
    let petals = scene.list.commands.compactMap { command -> Rect? in
      if case .stroke(let shape, _, _) = command { return shape.bounds }
      return nil
    }
    #expect(petals.count == 8)
    let knob = Rect(x: isOn ? 22 : 2, y: 2, width: 27, height: 27)
    #expect(petals.allSatisfy { knob.contains($0.center) })
  }

  @Test("nothing but the wheel is seen in a busy group and a busy icon button")
  func busyContents() throws {
    let group = ControlGroup(state: .loading) {
      Button("Cut")
      Button("Copy")
    }
    for view in [AnyView(group), AnyView(IconButton("star", state: .loading))] {
      var hidden = 0
      var (layers, glyphs, strokes) = ([Bool](), 0, 0)
      for command in try SwiftScene(view).list.commands {
        switch command {
        case .beginLayer(let layer):
          layers.append(layer.opacity == 0)
          hidden += layer.opacity == 0 ? 1 : 0
        case .endLayer: hidden -= layers.removeLast() ? 1 : 0
        case .glyphs where hidden == 0: glyphs += 1
        case .stroke where hidden == 0: strokes += 1
        default: break
        }
      }
      #expect(glyphs == 0 && strokes == 8)
    }
  }

  @Test("words can be read on every colour of avatars and filled tags")
  func wordsOnColors() throws {
    for color in [SystemColor.systemYellow, .systemOrange, .systemGreen, .systemBlue, .systemRed] {
      for appearance in Appearance.allCases {
        let ground = Color.system(color)
        var avatar = Avatar("Ada Lovelace")
        avatar.color = ground
        let tag = Tag("New", color: ground).with { $0.isFilled = true }
        for view in [AnyView(avatar), AnyView(tag)] {
          let words = try SwiftScene(view, appearance: appearance).inks
          #expect(!words.isEmpty)
          #expect(
            words.allSatisfy {
              $0.contrastRatio(against: ground.resolved(for: appearance)) >= 3
            }, "\(color) \(appearance)")
        }
      }
    }
  }

  @Test("a list begins right below a large title and nothing else")
  func listsUnderTitles() throws {
    let list = List { Cell("A").id("a") }.listStyle(.insetGrouped)
    func gap(_ screen: some View) throws -> Double {
      let result = try SwiftScene(screen, width: 300, height: 600).result
      let bar = try #require(result.frame(ofID: "bar"))
      return try #require(result.frame(ofID: "a")).minY - bar.maxY
    }
    let large = NavigationBar("Title", displayMode: .large).id("bar")
    let inline = NavigationBar("Title").id("bar")
    func column(_ bar: some View) -> some View {
      VStack(spacing: 0) {
        bar
        ZStack { list }
      }
    }
    func inset(_ bar: some View) -> some View {
      SafeAreaInset(.top) {
        list
        bar
      }
    }
    #expect(try gap(column(large)) == 0 && gap(inset(large)) == 0)
    #expect(try gap(column(inline)) == 35 && gap(inset(inline)) == 35)
    let parted = VStack(spacing: 0) {
      large
      Rectangle().frame(height: 10)
      list
    }
    #expect(try gap(parted) == 45)
  }

  @Test("controls of a group share its height, and a width that they are given")
  func controlGroup() throws {
    func frames(_ group: some View, width: Double?) throws -> [Rect] {
      let result = try SwiftScene(group, width: width).result
      return ["a", "b", "c"].compactMap { result.frame(ofID: $0) }
    }
    func group() -> ControlGroup<some View> {
      ControlGroup {
        Button("One").id("a")
        Button(systemImage: "star").id("b")
        Button("A long title").id("c")
      }
    }
    let natural = try frames(group(), width: nil)
    try #require(natural.count == 3)
    let alone = try SwiftScene(Button("A long title")).size
    #expect(natural[2].width == alone.width && natural[2].height == alone.height)
    #expect(Set(natural.map(\.height)) == [alone.height] && Set(natural.map(\.minY)) == [0])
    #expect(natural[1].minX == natural[0].maxX && natural[2].minX == natural[1].maxX)
    // A button that is too wide gives way; one that has enough space keeps its width.
    let narrow = try frames(group(), width: natural[2].maxX - 20)
    #expect(narrow.map(\.width) == [natural[0].width, natural[1].width, natural[2].width - 20])
    let wide = try frames(group().frame(width: 300), width: nil)
    #expect(wide.map(\.width) == natural.map(\.width))
  }

  @Test(
    "what is pressed or chosen in a group shows on its surface, what is chosen elsewhere on one of its own"
  )
  func controlGroupStates() throws {
    func fills(_ state: ControlState) throws -> [RGBAColor] {
      try SwiftScene(
        ControlGroup {
          Button("One")
          Button("Two", state: state)
        }
      ).fills
    }
    let normal = try fills(.normal)
    let fill = { (color: SystemColor) in color.color.resolved(for: .light) }
    #expect(normal == [fill(.secondaryFill), fill(.quaternaryLabel)])
    #expect(try fills(.disabled) == normal)
    #expect(try fills(.highlighted).contains(fill(.primaryFill)))
    let blue = fill(.systemBlue)
    #expect(try fills(.selected).contains(blue.with(alpha: 0.15)))
    #expect(
      try SwiftScene(Button("Two", state: .selected)).fills == [blue.with(alpha: 0.15)])
    #expect(try SwiftScene(Button("Two", state: .highlighted)).fills.isEmpty)
    let on = ControlGroup { Toggle("On", isOn: true, style: .button) }
    #expect(try SwiftScene(on).fills == [fill(.secondaryFill), blue.with(alpha: 0.15)])
  }

  @Test("labels of places that have no room are left out evenly")
  func labels() throws {
    let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    let chart = Chart(marks: [
      ChartMark(.bar, x: days.map { .category($0) }, y: [1, 2, 3, 4, 5, 6, 7])
    ])
    /// The starts of the lowest texts.
    func starts(at width: Double) throws -> [Double] {
      let places = try SwiftScene(chart, width: width, height: 200).list.commands.compactMap {
        if case .glyphs(_, let place, _) = $0 { place } else { nil as Point? }
      }
      let lowest = places.map(\.y).max()
      return places.filter { $0.y == lowest }.map(\.x)
    }
    #expect(try starts(at: 700).count == 7)
    let few = try starts(at: 300)
    #expect(few.count == 4)
    // As far from one to the next, but for the lengths of the names.
    #expect(zip(few, few.dropFirst()).allSatisfy { (60.0...100).contains($1 - $0) }, "\(few)")
  }

  @Test("only the ends of a stack of bars are round")
  func stackedBars() throws {
    let chart = Chart(marks: [
      ChartMark(.bar, name: "A", y: [30, 20]), ChartMark(.bar, name: "B", y: [40, -25]),
    ])
    let radii = try SwiftScene(chart, width: 300, height: 200).list.commands.compactMap {
      if case .fill(.roundedRectangle(_, let radii), _) = $0 { radii } else { nil as CornerRadii? }
    }
    let top = CornerRadii(topLeft: 3, topRight: 3, bottomRight: 0, bottomLeft: 0)
    let bottom = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 3, bottomLeft: 3)
    #expect(radii == [CornerRadii(0), top, top, bottom])
  }

  @Test("rows of a section are 44 high, on cards 20 from the edges, under their header")
  func section() throws {
    let list = List {
      Section("Header") {
        Cell("One", systemImage: "star")
        Text("Two")
      }
    }.listStyle(.insetGrouped)
    let scene = try SwiftScene(list, width: 300, height: 400)
    let lines = scene.list.commands.compactMap {
      if case .fill(.rectangle(let rect), _) = $0, rect.height == 1 { rect } else { nil as Rect? }
    }
    // The line begins with the text: 20 from the card, an image of 24, 12 between them.
    #expect(lines.map(\.minX) == [76.0])
    #expect(lines.map(\.maxX) == [280.0])
  }

  @Test("loose rows of a list make a section of their own")
  func looseRows() throws {
    func height(_ list: List<some View>) throws -> Double {
      try SwiftScene(list.listStyle(.insetGrouped), width: 300).size.height
    }
    let loose = try height(List { Text("One") })
    let said = try height(List { Section { Text("One") } })
    #expect(loose == said)
    #expect(loose == 96.5)
  }

  @Test("two answers stand side by side where they fit, else below one another")
  func answers() throws {
    func height(_ titles: [String]) throws -> Double {
      let alert = Alert("A", buttons: titles.map { ControlItem($0) })
      return try SwiftScene(alert).size.height
    }
    let row = try height(["No", "Yes"])
    #expect(try height(["No", "Yes, all of them at once, please"]) == row + 45)
    #expect(try height(["A", "B", "C"]) == row + 90)
  }

  @Test("W3W-27: a sheet of several heights has a handle at its top; a cross on a circle closes it")
  func handle() throws {
    func scene(_ detents: [PresentationDetent], handle: Bool? = nil) throws -> [DisplayShape] {
      var sheet = Sheet(detents: detents) { IconButton(size: 30).id("close") }
      sheet.showsHandle = handle
      return try SwiftScene(sheet, width: 390, height: 844).list.commands.compactMap {
        if case .fill(.roundedRectangle(let rect, let radii), _) = $0, rect.height == 5 {
          .roundedRectangle(rect, radii)
        } else {
          nil
        }
      }
    }
    let handle = Rect(x: 177, y: 427, width: 36, height: 5)
    #expect(
      try scene([.medium, .large]) == [.roundedRectangle(handle, CornerRadii(2.5))])
    #expect(try scene([.medium]).isEmpty)
    #expect(try scene([.medium], handle: true).count == 1)
    #expect(IconButton().systemImage == "xmark")
  }

  @Test("W3W-30: a suggestion is 72 high, its slashes red; a round button is a circle")
  func suggestion() throws {
    let cell = SuggestionCell("filled.count.soap", place: "London", distance: "4 km")
    let scene = try SwiftScene(cell, width: 320)
    #expect(scene.size == Size(width: 320, height: 72))
    #expect(scene.inks.first == CoreColorName.red.value)
    let button = try SwiftScene(IconButton("star", size: 40))
    #expect(button.size == Size(width: 40, height: 40))
    let first = button.list.commands.first { if case .fill = $0 { true } else { false } }
    let circle = Rect(x: 0, y: 0, width: 40, height: 40)
    guard case .fill(let shape, _) = first else {
      Issue.record("no ground")
      return
    }
    #expect(shape == .roundedRectangle(circle, CornerRadii(20)) || shape == .ellipse(circle))
  }

  @Test("W3W-29: rows of several sources are 64 high in sections, an empty source takes no room")
  func sources() throws {
    func table(_ filled: Bool) -> some View {
      Table {
        Section("First") {
          Cell("A").id("a")
          Cell("B").id("b")
        }
        if !filled { Section("Nothing") {} }
        Section("Last") { Cell("C").id("c") }
      }
    }
    let scene = try SwiftScene(table(true), width: 200)
    let title = try #require(scene.result.frame(ofID: "a")).minY
    #expect(title > 20 && scene.size.height == 2 * title + 3 * 64)
    #expect(
      scene.result.frame(ofID: "c") == Rect(x: 0, y: 2 * title + 128, width: 200, height: 64))
    #expect(try SwiftScene(table(false), width: 200).size == scene.size)
    let vacant = Table { Section("Nothing") {} }
      .with { $0.emptyMessage = "None" }
    #expect(try SwiftScene(vacant, width: 200).runs.count == 1)
  }

  @Test("W3W-30: three words stand behind slashes in the tint, 16 from the edges; else dashes")
  func words() throws {
    let line = try SwiftScene(WordsView("filled.count.soap"))
    let text = try SwiftScene(Text("///filled.count.soap").fontWeight(.semibold)).size
    #expect(line.size == Size(width: text.width + 32, height: text.height + 32))
    #expect(line.inks == [CoreColorName.red.value, .black])
    #expect(try SwiftScene(WordsView()).size == SwiftScene(WordsView("---.---.---")).size)
  }

  @Test("W3W-29: items are squares of 72 or of the row height, 2 apart and 2 from the edges")
  func collection() throws {
    func items(_ side: Double?, _ width: Double) -> some View {
      CollectionView(itemSize: side) {
        ForEach(0..<5) { Rectangle().id("\($0)") }
      }
      .frame(width: width, height: 200)
    }
    let scene = try SwiftScene(items(nil, 230))
    func frame(_ id: String) -> Rect? { scene.result.frame(ofID: id) }
    #expect(frame("0") == Rect(x: 2, y: 2, width: 72, height: 72))
    #expect(frame("2") == Rect(x: 150, y: 2, width: 72, height: 72))
    #expect(frame("3") == Rect(x: 2, y: 76, width: 72, height: 72))
    let small = try SwiftScene(items(40, 90))
    #expect(small.result.frame(ofID: "2") == Rect(x: 2, y: 44, width: 40, height: 40))
  }

  @Test(
    "W3W-30: the measures of a hint and of an error follow their height",
    arguments: [29.0, 58, 116])
  func proportions(height: Double) throws {
    func sizes(_ view: some View) throws -> [Double] {
      try SwiftScene(view, width: 600).runs.map { ($0.size / 0.967 * 1000).rounded() / 1000 }
    }
    let hint = HintView("Title", hint: "Hint", height: height)
    #expect(try sizes(hint) == [14, 18].map { $0 * height / 58 })
    #expect(try SwiftScene(hint, width: 600).size == Size(width: 600, height: height))
    #expect(
      try sizes(ErrorLine("Wrong", height: height)) == [(height * 38_000 / 48).rounded() / 1000])
  }

  @Test("W3W-30: a suggestion keeps its proportions at every height", arguments: [72.0, 36, 108])
  func suggestionProportions(height: Double) throws {
    let unit = height / 72
    let cell = SuggestionCell("a.b.c", place: "London", distance: "4 km", height: height)
    let scene = try SwiftScene(cell, width: 300 * unit)
    #expect(scene.size == Size(width: 300 * unit, height: height))
    // The slashes, the words, the place, the distance.
    let sizes = scene.runs.map { ($0.size / 0.967 / unit * 1000).rounded() / 1000 }
    #expect(sizes == [17, 17, 13, 13])
    func origins(_ scene: SwiftScene) -> [Point] {
      scene.list.commands.compactMap { command in
        guard case .glyphs(_, let origin, _) = command else { return nil }
        return Point(x: origin.x / unit, y: origin.y / unit)
      }
    }
    // The baselines of 17 and of 13 points in the middle of their lines of 22 and 18.
    let places: [(Double?, Double)] = [(12, 29), (nil, 29), (12, 52.6), (nil, 52.6)]
    for (origin, place) in zip(origins(scene), places) {
      #expect(abs(origin.y - place.1) <= 1 / unit, "\(origin)")
      #expect(place.0.map { abs(origin.x - $0) <= 1 / unit } ?? true, "\(origin)")
    }
    let words = SuggestionCell("a.b.c", height: height)
    let origin = try #require(origins(try SwiftScene(words, width: 300 * unit)).first)
    #expect(abs(origin.y - 42) <= 1 / unit)
  }

  @Test("no word is broken to shrink a flexible box")
  func leastWidths() throws {
    let word = try SwiftScene(Text("Incomprehensibilities")).size.width
    let scene = try SwiftScene(
      Flex {
        Text("Incomprehensibilities are many").padding(.horizontal, 4).id("long")
        Text("and others that wrap in what is left").id("rest")
      }, width: 260)
    // The size of a text is rounded up to whole pixels, its share of the row is not.
    let long = try #require(scene.result.frame(ofID: "long"))
    let rest = try #require(scene.result.frame(ofID: "rest"))
    #expect(long.width == rest.minX)
    #expect(rest.minX <= word + 8 && rest.minX > word + 7 && rest.maxX <= 260)
  }

  @Test("DNA-36: a picture that is not there is an indicator, a sign, or nothing but itself")
  func imageStates() throws {
    func scene(_ view: ImageView) throws -> SwiftScene {
      try SwiftScene(view, width: 100, height: 60)
    }
    let ground = SystemColor.tertiaryFill.color.light
    func strokes(_ scene: SwiftScene) -> Int {
      scene.list.commands.count { if case .stroke = $0 { true } else { false } }
    }
    let loading = try scene(ImageView())
    #expect(loading.size == Size(width: 100, height: 60) && loading.fills.first == ground)
    #expect(strokes(loading) == 8)
    let signs = try [ContentState.empty, .error].map { try scene(ImageView(show: $0)).list }
    #expect(signs[0] != signs[1] && signs.allSatisfy { $0 != loading.list })
    #expect(try !scene(ImageView(systemImage: "star")).fills.contains(ground))
  }

  @Test("PLT-3: gaps, rows, lines and insets are the platform's")
  func platformMeasures() throws {
    func box() -> some View { Rectangle().frame(width: 10, height: 10) }
    func width(_ stack: some View) throws -> Double { try SwiftScene(stack).size.width }
    let row = HStack {
      box()
      box()
    }
    let linear = LinearStack(.horizontal) {
      box()
      box()
    }
    #expect(try width(row) == 28 && width(linear) == 20)
    #expect(try SwiftScene(List { Text("a") }, width: 99).size.height == 44)
    let border = try SwiftScene(box().border(.black, width: 2))
    #expect(border.size == Size(width: 10, height: 10))
    let text = try SwiftScene(Text("A")).size
    let plain = try SwiftScene(Button("A")).size
    #expect(plain == Size(width: text.width + 2 * 12, height: text.height + 2 * 7))
  }

  @Test("W3W-29: a sheet snaps to the nearest of its heights")
  func detents() {
    let detents: [PresentationDetent] = [.height(72), .medium, .large]
    func snapped(_ height: Double) -> PresentationDetent? {
      .nearest(to: height, of: detents, in: 800)
    }
    #expect(snapped(0) == .height(72))
    #expect(snapped(300) == .medium)
    #expect(snapped(700) == .large)
    #expect(PresentationDetent.fraction(2).height(in: 100) == 100)
  }

  @Test(
    "days of the calendar know their weekday",
    arguments: [
      ("2026-11-22", 0), ("2000-02-29", 2), ("1970-01-01", 4), ("2024-12-31", 2),
    ])
  func weekdays(text: String, weekday: Int) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.weekday == weekday)
    #expect(day.text == text)
  }

  @Test(
    "what is no day is refused",
    arguments: ["2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "2026-00-10", "2026-11-31x"])
  func noDays(text: String) { #expect(CalendarDay(text) == nil) }

  @Test(
    "axes end at round numbers and step by one, two or five",
    arguments: [
      (0.0, 8.0, [0.0, 2, 4, 6, 8]), (0, 97, [0, 50, 100]), (-20, 90, [-50, 0, 50, 100]),
      (0, 0.7, [0, 0.2, 0.4, 0.6, 0.8]),
    ])
  func ticks(low: Double, high: Double, expected: [Double]) {
    let scale = ValueScale(low, high)
    #expect(zip(scale.ticks, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(scale.ticks.count == expected.count)
    #expect(scale.minimum <= low && scale.maximum >= high)
  }

  @Test("marks in braces are series by kind and name")
  func marks() {
    let chart = Chart {
      for month in 1...2 {
        BarMark(x: .value("Month", "\(month)"), y: .value("Sales", Double(month)))
          .foregroundStyle(by: .value("Region", "North"))
        LineMark(x: .value("Month", "\(month)"), y: .value("Sales", 3.0))
      }
    }
    #expect(
      chart.marks == [
        ChartMark(.bar, name: "North", x: [.category("1"), .category("2")], y: [1, 2]),
        ChartMark(.line, x: [.category("1"), .category("2")], y: [3, 3]),
      ])
  }

  @Test("bars on one another reach as far as their sum")
  func stacks() {
    let chart = Chart(marks: [
      ChartMark(.bar, name: "A", y: [30, -10]), ChartMark(.bar, name: "B", y: [40, -25]),
    ])
    let data = ChartData(chart, accent: .black)
    #expect(data.values.minimum <= -35 && data.values.maximum >= 70)
    #expect(data.names.map(\.name) == ["A", "B"])
    let grouped = ChartData(chart.with { $0.isGrouped = true }, accent: .black)
    #expect(grouped.values.maximum == 40)
  }

  @Test(
    "initials are the first letters of the first and the last name",
    arguments: [("Ada Lovelace", "AL"), ("grace brewster hopper", "GH"), ("Édith", "É"), ("", "")])
  func initials(name: String, expected: String) { #expect(Avatar.initials(of: name) == expected) }

  @Test("what has not come yet has its room and no letters")
  func redacted() throws {
    let shown = try SwiftScene(Text("Words"), width: 100)
    let hidden = try SwiftScene(VStack { Text("Words") }.redacted(reason: .placeholder), width: 100)
    #expect(hidden.inks.isEmpty && hidden.fills.count == 1)
    #expect(hidden.size == shown.size)
  }

  @Test("GUI-4 GUI-7: inputs of a type have its keyboard, its output and its text")
  func typedInput() {
    var input = ActiveInput<Int>("Age", output: 36)
    #expect(input.text.text == "36")
    #expect(input.traits.keyboard == .numberPad)
    input.text.text = "3x"
    #expect(input.output == nil)
    #expect(InputField(output: 2.5).keyboard == .decimalPad)
    #expect(ActiveInput("Name").traits.keyboard == nil)
  }
}

extension DisplayCommand {
  /// The rectangle of an ellipse that is filled.
  fileprivate var filledEllipse: Rect? {
    if case .fill(.ellipse(let rect), _) = self { rect } else { nil }
  }
}
