import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import Testing

@Suite("Buttons")
struct ButtonTests {
  @Test(
    "DNA-15: nine kinds with their published colours",
    arguments: [
      (.primaryRegular, "FFFFFF 5C374C 5C374C", "FFFFFF 886D7C 886D7C", "232D38"),
      (.primaryAccent, "5C374C FF8C61 FF8C61", "FFFFFF FFB59A FFB59A", "E87F58"),
      (.primaryDanger, "FFFFFF FF5050 FF5050", "FFFFFF F4C1C7 F4C1C7", "E84949"),
      (.secondaryRegular, "5C374C FFFFFF 5C374C", "B9BCBE FFFFFF 886D7C", "F0ECEE"),
      (.secondaryAccent, "FF8C61 FFFFFF FF8C61", "FFB59A FFFFFF E9E6FF", "FFEAE2"),
      (.secondaryDanger, "FF5050 FFFFFF FF5050", "F4C1C7 FFFFFF F5CBD0", "FCF0F2"),
      (.link, "1F7AE0 FFFFFF 1F7AE0", "BCD7F6 FFFFFF F2F3F4", "ECF3FC"),
      (.disable, "5C374C EEEFF1 EEEFF1", "EEEFF1 EEEFF1 EEEFF1", "1F7AE0"),
      (.info, "5C374C F1F2F4 F1F2F4", "B9BCBE FBFCFC FBFCFC", "DBDCDE"),
    ] as [(ButtonKind, String, String, String)])
  func kinds(kind: ButtonKind, normal: String, disabled: String, pressed: String) throws {
    func colors(_ state: ControlState) throws -> String {
      let scene = try SwiftScene(Button("A", kind: kind, size: .medium, state: state))
      return [scene.inks.first, scene.fills.first, scene.borders.first]
        .map { $0?.hexText.dropFirst() ?? "none" }.joined(separator: " ")
    }
    #expect(try colors(.normal) == normal)
    #expect(try colors(.disabled) == disabled)
    // The background alone changes.
    let parts = normal.split(separator: " ")
    #expect(try colors(.highlighted) == "\(parts[0]) \(pressed) \(parts[2])")
  }

  @Test(
    "The words of a grey button can be read on the system's background in every state",
    arguments: Appearance.allCases)
  func gray(appearance: Appearance) throws {
    let colors = try #require(ButtonKind.gray.scheme(tint: nil).colors)
    let words = try #require(colors.foreground).resolved(for: appearance)
    let page = SystemColor.systemBackground.color.resolved(for: appearance)
    for ground in [colors.background, colors.highlighted?.background, colors.selected?.background] {
      let surface = try #require(ground).resolved(for: appearance).composited(over: page)
      // In light a pressed one has 2.6.
      #expect(words.contrastRatio(against: surface) >= (appearance == .dark ? 3 : 2.5))
    }
  }

  @Test("DNA-16 STY-18: a state's colours stand in for the normal ones, part by part")
  func states() throws {
    let disabled = try SwiftScene(Button("A", kind: .secondaryRegular, state: .disabled))
    #expect(disabled.inks == [RGBAColor(hex: 0xB9BCBE)])
    #expect(disabled.fills.first == RGBAColor(hex: 0xFFFFFF))
    #expect(disabled.borders == [RGBAColor(hex: 0x886D7C)])
    let pressed = try SwiftScene(Button("A", kind: .secondaryRegular, state: .highlighted))
    #expect(pressed.inks == [RGBAColor(hex: 0x5C374C)])
    #expect(pressed.fills.first == RGBAColor(hex: 0xF0ECEE))
    let loading = try SwiftScene(Button("A", kind: .secondaryRegular, state: .loading))
    let strokes = loading.list.commands.filter { if case .stroke = $0 { true } else { false } }
    #expect(strokes.count == 8)
    #expect(loading.inks == [RGBAColor(hex: 0x5C374C)])
    let error = try SwiftScene(Button("A", kind: .secondaryRegular, state: .error))
    #expect(error.inks == [RGBAColor(hex: 0xFF5050)])
    #expect(error.fills.first == .white)
    #expect(error.borders == [RGBAColor(hex: 0xFF5050)])
    // The kind's error has words of its own and leaves the surface as it is.
    let gray = try SwiftScene(Button("A", kind: .gray, state: .error))
    #expect(try gray.fills == SwiftScene(Button("A", kind: .gray)).fills)
  }

  @Test(
    "DNA-17: the height is the height, whatever the content",
    arguments: [
      (ButtonSize.small, 24.0), (.medium, 34), (.large, 40), (.extraLarge, 50), (.custom(71), 71),
    ] as [(ButtonSize, Double)])
  func heights(size: ButtonSize, height: Double) throws {
    #expect(try SwiftScene(Button("A", kind: .link, size: size)).size.height == height)
    let image = Button("", systemImage: "star", kind: .link, size: size)
    #expect(try SwiftScene(image).size.height == height)
  }

  @Test(
    "named sizes of the platform's kinds are its control sizes",
    arguments: [ButtonKind.plain, .filled, .tinted, .gray])
  func controlSizes(kind: ButtonKind) throws {
    func height(_ size: ButtonSize?) throws -> Double {
      try SwiftScene(Button("A", kind: kind, size: size)).size.height
    }
    #expect(try height(.medium) == height(nil))
    // Insets of 15 in place of 7, and of 5 round a smaller title.
    #expect(try height(.large) == height(.medium) + 16)
    #expect(try (27.5...29).contains(height(.small)))
    #expect(try height(.extraLarge) == height(.large) && height(.custom(40)) == 40)
  }

  @Test("DNA-14 DNA-18 DNA-19: an image stands before the title, an indicator 30 points before it")
  func beside() throws {
    let title = try SwiftScene(Button("A", kind: .link, size: .medium)).size.width
    let image = Button("A", systemImage: "star", kind: .link, size: .medium)
    #expect(try SwiftScene(image).size.width == title + 14 + 5)
    let loading = Button("A", kind: .link, size: .medium, state: .loading)
    #expect(try SwiftScene(loading).size.width == title + 30)
  }

  @Test(
    "DNA-20: a tap reaches the action unless the button takes no input",
    arguments: ControlState.allCases)
  func taps(state: ControlState) async {
    await confirmation(expectedCount: state == .disabled || state == .loading ? 0 : 1) { tapped in
      Button("A", state: state) { _ in tapped() }.tap()
    }
  }

  @Test("STY-19: an image and a title at places fill the box")
  func places() throws {
    var button = Button("A", kind: .filled)
    button.titlePlace = ItemPlace(8)
    let scene = try SwiftScene(button, width: 200, height: 100)
    #expect(scene.size == Size(width: 200, height: 100))
    let origins = scene.list.commands.compactMap { command -> Point? in
      if case .glyphs(_, let origin, _) = command { return origin }
      return nil
    }
    #expect(try #require(origins.first).x > 150)
    #expect(try #require(origins.first).y > 70)
  }

  @Test("STY-16 STY-17: a scheme from code goes before the kind, the theme's between them")
  func schemes() throws {
    let red = RGBAColor(hex: 0xFF0000)
    let green = RGBAColor(hex: 0x00FF00)
    let theme = Theme(schemes: [
      .buttons: Scheme(colors: Colors(foreground: Color(green), background: Color(green)))
    ])
    let own = Scheme(colors: Colors(background: Color(red)))
    let scene = try SwiftScene(Button("A", kind: .filled).scheme(own), theme: theme)
    #expect(scene.fills.first == red)
    #expect(scene.inks == [green])
  }

  @Test("DNA-21: text buttons have insets of 2, 4, 4, 4 and their own lines")
  func textButtons() throws {
    let text = try SwiftScene(Text("A").scheme(Scheme(styles: font)))
    let link = try SwiftScene(TextButton("A"))
    #expect(link.size.height == text.size.height + 6)
    #expect(link.inks == [DNAColor.link.color.light])
    #expect(link.fills.isEmpty)
    let underlined = try SwiftScene(TextButton("A", kind: .underlineText))
    #expect(underlined.fills == [DNAColor.fontNormal.color.light])
  }

  private var font: Styles {
    var styles = Styles()
    styles.font = FontStyle(name: "systemFont", size: 14, weight: .medium)
    return styles
  }
}
