import Foundation
import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyPainting
import GalleyParsing
import GalleyStair
import Testing

@testable import GalleyMain

/// The colours of a theme's base reach everything that the kit draws: no component has the platform's colours of text,
/// grounds, lines and accents in any state.
@Suite("Colours of a theme")
struct ThemeColorTests {
  /// Colours that nothing else has.
  private static let base: Colors = {
    var colors = Colors(
      foreground: hex(0x1A4D2E), background: hex(0xFFF0D9), tint: hex(0xB0127A),
      secondary: hex(0x5C7A1F))
    colors.separator = hex(0x0D8A99)
    colors.secondaryBackground = hex(0xE8D3F0)
    return colors
  }()

  private static func hex(_ value: UInt32) -> Color { Color(RGBAColor(hex: value)) }

  /// The platform's colours that a theme replaces.
  private static let platform: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator,
    .opaqueSeparator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .primaryFill, .secondaryFill,
    .tertiaryFill, .quaternaryFill, .systemBlue, .systemGray, .systemGray2, .systemGray3,
    .systemGray4, .systemGray5, .systemGray6,
  ]

  /// The colours of the platform that stay under every theme, by type, each with the reason.
  private static let exceptions: [String: (colors: Set<String>, reason: String)] = [
    "Switch": (["FFFFFF"], "the knob is white in both appearances"),
    "Slider": (["FFFFFF"], "the knob is white in both appearances"),
    "Toggle": (["FFFFFF"], "the knob is white in both appearances"),
    "Badge": (["FFFFFF"], "white on red, which means the same under every theme"),
    "TabBar": (["FFFFFF"], "its badge"),
    "Bubble": (["FFFFFF"], "the words of the one who writes are white on the tint"),
    "Avatar": (["FFFFFF", "007AFF", "0A84FF"], "white initials on the colour of the name"),
    "AvatarGroup": (["FFFFFF", "007AFF", "0A84FF"], "the same"),
    "Tooltip": (["FFFFFF", "3A3A3C"], "white on DNAKit's own ground"),
    "HintView": (["FFFFFF"], "an error is white on red"),
    "ErrorLine": (["FFFFFF"], "white on red, which means the same under every theme"),
    "CalendarDay": (["FFFFFF"], "white on a tint"),
    "DatePicker": (["FFFFFF"], "the chosen day is white on the tint"),
    "Cell": (["FFFFFF"], "an image on a coloured tile is white"),
    "Card": (["FFFFFF"], "the fine line in dark is a tenth of white"),
    "Chart": (["007AFF", "0A84FF"], "series after the first have the platform's colours"),
    "ColorPicker": (["007AFF", "0A84FF"], "the ring shows all colours"),
    "Sheet": (["000000"], "the veil over what lies beneath"),
    "Button": (["FFFFFF", "000000"], "white or black words, whichever can be read"),
    "Checkbox": (["FFFFFF"], "the tick is white on the tint"),
    "RadioButton": (["FFFFFF"], "the dot is white on the tint"),
    "Chip": (["FFFFFF", "000000"], "white or black words, whichever can be read"),
    "Tag": (["FFFFFF", "000000"], "white or black words, whichever can be read"),
    "Toast": (["FFFFFF", "000000"], "white or black words, whichever can be read"),
    "Menu": (["000000"], "the gaps between groups are a veil of black"),
    "SuggestionCell": (["FFFFFF", "3C3C43", "EBEBF5"], "slashes while it takes no input"),
    "CapsuleCell": (["FFFFFF"], "words on the tint are white"),
  ]

  private static func rgb(_ color: RGBAColor) -> String {
    let opaque = color.with(alpha: 1).hexText
    return String(opaque.drop { $0 == "#" }.prefix(6)).uppercased()
  }

  /// The colours of all that is drawn; shadows are not among them.
  private static func colors(_ commands: [DisplayCommand]) -> Set<String> {
    var found: Set<String> = []
    func add(_ color: RGBAColor?) {
      if let color, color.alpha > 0 { found.insert(rgb(color)) }
    }
    func add(_ paint: Paint) {
      switch paint {
      case .solid(let color): add(color)
      case .linearGradient(_, _, let stops), .radialGradient(_, _, let stops),
        .ellipticalGradient(_, _, let stops), .angularGradient(_, _, _, let stops):
        for stop in stops { add(stop.color) }
      case .pattern: break
      }
    }
    for command in commands {
      switch command {
      case .fill(_, let paint), .stroke(_, _, let paint): add(paint)
      case .border(_, _, _, let color), .glyphs(_, _, let color): add(color)
      case .image(_, _, let tint): add(tint)
      default: break
      }
    }
    return found
  }

  private static func drawn(
    _ component: SyntaxValue, _ theme: Theme, _ appearance: Appearance, _ renderer: Renderer
  ) throws -> Set<String> {
    let text = JSONWriter.text(
      of: .object([
        ("canvas", .object([("width", .number(390)), ("background", .text("#FFF0D9"))])),
        ("root", component),
      ]))
    let (document, findings) = DocumentReader.read(
      SourceText(name: "page", text: text), options: DocumentReader.Options(theme: theme))
    var settings = SceneSettings()
    settings.appearance = appearance
    let scene = Scene(
      try #require(document, "\(findings)"), settings: settings)
    return colors(try renderer.prepare(scene).list.commands)
  }

  @Test(
    "Nothing of the platform's palette is left under a theme",
    arguments: ComponentCatalog.standard.entries.map(\.typeName))
  func reach(type: String) throws {
    let gallery = ComponentGallery()
    let renderer = try Renderer()
    let entry = try #require(ComponentCatalog.standard.entries.first { $0.typeName == type })
    let theme = Theme(name: "vivid", schemes: [.base: Scheme(colors: Self.base)])
    let states: [ControlState?] = [nil] + ComponentGallery.states(of: entry)
    for appearance in [Appearance.light, .dark] {
      let palette = Set(Self.platform.map { Self.rgb($0.color.resolved(for: appearance)) })
      for state in states {
        for component in gallery.components(entry, in: state) {
          let written = JSONWriter.text(of: component)
          let named = Set(
            SystemColor.allCases.filter { written.contains("\"\($0.rawValue)\"") }
              .map { Self.rgb($0.color.resolved(for: appearance)) }
              + (written.contains("\"white\"") ? ["FFFFFF"] : []))
          let left = try Self.drawn(component, theme, appearance, renderer)
            .intersection(palette).subtracting(named)
            .subtracting(Self.exceptions[type]?.colors ?? [])
          #expect(left.isEmpty, "\(left.sorted()) in \(appearance), \(written)")
        }
      }
    }
  }

  private static let text = #"{"type": "Text", "values": {"text": "a"}}"#
  private static let cell = #"{"type": "Cell", "values": {"title": "a"}}"#

  @Test(
    "Each colour of the base reaches what the article's table says",
    arguments: [
      (#"{"type": "Text", "values": {"text": "a"}}"#, "1A4D2E"),
      (#"{"type": "TextField", "values": {"text": "a"}}"#, "1A4D2E"),
      (#"{"type": "TextField", "values": {"text": "a"}}"#, "FFF0D9"),
      (#"{"type": "TextField", "values": {"placeholder": "a"}}"#, "5C7A1F"),
      (#"{"type": "TextField", "values": {"text": "a"}}"#, "0D8A99"),
      (
        #"{"type": "TextField", "properties": {"state": "focused"}, "values": {"text": "a"}}"#,
        "B0127A"
      ),
      (#"{"type": "Card", "subviews": [{"type": "Text", "values": {"text": "a"}}]}"#, "E8D3F0"),
      (#"{"type": "GroupBox", "subviews": [{"type": "Text", "values": {"text": "a"}}]}"#, "E8D3F0"),
      (#"{"type": "Divider"}"#, "0D8A99"),
      (
        #"{"type": "List", "subviews": [\#(text), \#(text)]}"#, "0D8A99"
      ),
      (
        #"{"type": "List", "properties": {"listStyle": "insetGrouped"}, "subviews": [\#(cell), \#(cell)]}"#,
        "E8D3F0"
      ),
      (
        #"{"type": "List", "properties": {"listStyle": "insetGrouped"}, "subviews": [\#(cell), \#(cell)]}"#,
        "0D8A99"
      ),
      (#"{"type": "Cell", "values": {"title": "a", "detail": "b"}}"#, "5C7A1F"),
      (#"{"type": "Button", "values": {"title": "a"}}"#, "B0127A"),
      (
        #"{"type": "Button", "properties": {"kind": "filled"}, "values": {"title": "a"}}"#, "B0127A"
      ),
      (
        #"{"type": "Button", "properties": {"kind": "tinted"}, "values": {"title": "a"}}"#, "B0127A"
      ),
      (#"{"type": "Slider", "properties": {"value": 0.5}}"#, "B0127A"),
    ])
  func roles(component: String, color: String) throws {
    let (value, _) = JSONParser.parse(SourceText(name: "component", text: component))
    let theme = Theme(name: "vivid", schemes: [.base: Scheme(colors: Self.base)])
    let drawn = try Self.drawn(try #require(value), theme, .light, Renderer())
    #expect(drawn.contains(color), "\(drawn.sorted())")
  }

  @Test("What the base leaves open follows from what it says")
  func derived() {
    var colors = Colors(foreground: Self.hex(0x1A4D2E), background: Self.hex(0xFFF0D9))
    let theme = Theme(schemes: [.base: Scheme(colors: colors)])
    #expect(theme[ColorPart.secondaryLabel] == Self.hex(0x1A4D2E).with(alpha: 0.6))
    #expect(theme[ColorPart.separator] == Self.hex(0x1A4D2E).with(alpha: 0.29))
    #expect(theme[ColorPart.border] == theme[ColorPart.separator])
    #expect(theme[ColorPart.surface] != theme[ColorPart.background])
    #expect(theme[ColorPart.accent] == nil)
    colors.border = Self.hex(0x0D8A99)
    #expect(Theme(schemes: [.base: Scheme(colors: colors)])[ColorPart.border] == Self.hex(0x0D8A99))
    // A theme without colours changes nothing.
    #expect(ColorPart.allCases.allSatisfy { Theme.plain[$0] == nil })
  }

  @Test("The article's table names every colour of the base that reaches the kit's looks")
  func article() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/Galley/Galley.docc/a-theme-of-your-own.md")
    let text = try String(contentsOf: folder, encoding: .utf8)
    let title = "## What each colour of the base reaches"
    let part = try #require(text.components(separatedBy: title).last)
    let rows = try #require(part.components(separatedBy: "\n## ").first).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let named = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    let reaching = ColorRole.allCases.filter { role in
      var colors = Colors()
      colors[role] = Self.hex(0x123456)
      let theme = Theme(schemes: [.base: Scheme(colors: colors)])
      return ColorPart.allCases.contains { theme[$0] != nil }
    }
    #expect(Set(named) == Set(reaching.map(\.rawValue)), "\(named)")
    #expect(named.count == rows.count)
  }

  /// The colours of buttons of all kinds of the platform under a theme.
  private func buttons(
    _ schemes: [SchemeKind: Scheme], _ properties: String = ""
  ) throws -> [Set<String>] {
    try ["plain", "filled", "tinted", "gray"].map { kind in
      let text =
        #"{"type": "Button", "properties": {"kind": "\#(kind)"\#(properties)}, "#
        + #""values": {"title": "a"}}"#
      let (value, _) = JSONParser.parse(SourceText(name: "button", text: text))
      return try Self.drawn(try #require(value), Theme(schemes: schemes), .light, Renderer())
    }
  }

  @Test("Kinds of buttons stay apart under a tint, and each has a scheme of its own")
  func kindsOfButtons() throws {
    let (tint, own) = (Self.hex(0xB0127A), Self.hex(0x0D8A99))
    var tinted = Colors()
    tinted.tint = tint
    // The tint of the base, of buttons, and the property give the same.
    let byBase = try buttons([.base: Scheme(colors: tinted)])
    #expect(try buttons([.buttons: Scheme(colors: tinted)]) == byBase)
    #expect(try buttons([:], ##", "tint": "#B0127A""##) == byBase)
    #expect(byBase[0] == ["B0127A"])
    #expect(byBase[1] == ["B0127A", "FFFFFF"])
    #expect(byBase[3].contains("B0127A") && byBase[3].count == 2)
    // A scheme of a kind changes that kind alone, over the one of all buttons.
    let filled = Colors(background: own)
    let byKind = try buttons([
      .buttons: Scheme(colors: tinted), "filledButtons": Scheme(colors: filled),
    ])
    #expect(byKind[0] == byBase[0] && byKind[2] == byBase[2] && byKind[3] == byBase[3])
    #expect(byKind[1] == ["0D8A99", "FFFFFF"])
    // Words on a pale tint are black.
    var pale = Colors()
    pale.tint = Self.hex(0xFFE08A)
    #expect(try buttons([.base: Scheme(colors: pale)])[1] == ["FFE08A", "000000"])
  }

  @Test("Every kind of element that a component has is known to theme files")
  func kinds() {
    let used = Set(ComponentCatalog.standard.entries.compactMap(\.schemeKind))
    #expect(used.subtracting(SchemeKind.known).isEmpty)
    let forms = Set(ButtonKind.allCases.map(\.schemeKind))
    // Maps, voice input and text recognition are what3words' own, and no component draws them.
    let unused: Set<SchemeKind> = [.base, .maps, .voice, .ocr]
    #expect(Set(SchemeKind.known) == used.union(forms).union(unused))
  }
}
