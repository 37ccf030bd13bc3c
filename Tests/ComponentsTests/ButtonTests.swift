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
      (ButtonKind.primaryRegular, 0xFFFFFF, 0x5C374C, 0x5C374C),
      (.primaryAccent, 0x5C374C, 0xFF8C61, 0xFF8C61), (.link, 0x1F7AE0, 0xFFFFFF, 0x1F7AE0),
      (.secondaryDanger, 0xFF5050, 0xFFFFFF, 0xFF5050),
    ] as [(ButtonKind, UInt32, UInt32, UInt32)])
  func kinds(kind: ButtonKind, text: UInt32, surface: UInt32, border: UInt32) throws {
    let scene = try SwiftScene(Button("A", kind: kind, size: .medium))
    #expect(scene.inks == [RGBAColor(hex: text)])
    #expect(scene.fills.first == RGBAColor(hex: surface))
    #expect(scene.borders == [RGBAColor(hex: border)])
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
