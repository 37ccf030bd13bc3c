import GalleyDesign
import GalleyParsing
import Testing

@testable import GalleyTokens

/// A conversion reports everything that it leaves out or changes, so that `--exact` refuses it.
@Suite("Tokens that have no place are told")
struct TokenExactnessTests {
  private static func sets(_ themes: String, _ more: String = "") -> String {
    """
    {"core": {"c": {"$type": "color", "$value": "#3366cc"}},
     "light": {"bg": {"$type": "color", "$value": "#ffffff"}}, "dark": {"bg": {"$type": "color", "$value": "#101010"}},
     "hc": {"bg": {"$type": "color", "$value": "#000000"}}\(more),
     "$themes": [{"name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled"}},
       {"name": "Dark", "selectedTokenSets": {"core": "source", "dark": "enabled"}}\(themes)],
     "$metadata": {"tokenSetOrder": ["core", "light", "dark"]}}
    """
  }

  private static func losses(_ text: String, _ inputs: [String: String] = [:]) -> [String] {
    DesignTokenReader.read(SourceText(name: "t", text: text), inputs: inputs).diagnostics
      .filter(\.isLoss).map(\.message)
  }

  @Test("A theme that no appearance takes and a set that no theme selects")
  func themes() {
    let contrast =
      #", {"name": "Contrast", "selectedTokenSets": {"core": "source", "hc": "enabled"}}"#
    #expect(
      Self.losses(Self.sets(contrast)) == [
        "the theme \"Contrast\" is left out beside \"Dark\" and \"Light\"; "
          + "--context \"theme=Contrast\" chooses it"
      ])
    #expect(Self.losses(Self.sets(contrast), ["theme": "Contrast"]) == [])
    let chosen = DesignTokenReader.read(
      SourceText(name: "t", text: Self.sets(contrast)), inputs: ["theme": "Contrast"]
    ).diagnostics
    #expect(
      chosen.map(\.message) == [
        "the theme \"Light\" is left out: --context \"theme=Contrast\" chooses another",
        "the theme \"Dark\" is left out: --context \"theme=Contrast\" chooses another",
      ])
    #expect(chosen.map(\.severity) == [.note, .note], "it was left out on purpose")
    #expect(
      Self.losses(Self.sets("")) == ["no theme selects the set \"hc\"; it is left out"])
  }

  @Test("Numbers stay numbers through a theme and back")
  func numbers() throws {
    let reading = TokenReading(
      #"{"o": {"$type": "number", "$value": 0.6}, "d": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#
    )
    let (theme, notes) = reading.document.theme(named: "a", over: .plain)
    #expect(notes == [] && theme.dimensions["o"] == 0.6, "a document may take it for a length")
    let (back, lost) = DesignTokenDocument.tokens(of: theme)
    #expect(lost == [])
    #expect(
      back.tokens.map { "\($0.name) \($0.value.type)" }.sorted() == ["d dimension", "o number"])
    #expect(CustomPropertyWriter.text(of: back).contains("--o: 0.6;"))
  }

  @Test(
    "Units that the format lacks",
    arguments: [
      ("12pt", DiagnosticSeverity.note, "a pt became a px, which is as long in a design"),
      ("12dp", .note, "a dp became a px, which is as long in a design"),
      ("2em", .warning, "an em became a rem: the format has no length in sizes of its text"),
    ])
  func units(_ text: String, _ severity: DiagnosticSeverity, _ message: String) {
    let reading = DesignTokenReader.read(
      SourceText(name: "t", text: #"{"u": {"type": "spacing", "value": "\#(text)"}}"#))
    #expect(reading.diagnostics.map(\.message) == [message])
    #expect(reading.diagnostics.map(\.severity) == [severity])
    #expect(reading.diagnostics.map(\.isLoss) == [severity == .warning])
  }

  @Test("rem becomes points by one rule in every format that has no rem")
  func rem() {
    let document = TokenReading(
      #"{"a": {"$type": "dimension", "$value": {"value": 2, "unit": "rem"}}}"#
    ).document
    let expected = ["token \"a\": rem became points, 16 each"]
    #expect(document.theme(named: "a", over: .plain).notes.map(\.description) == expected)
    #expect(document.styleSheet().notes.map(\.description) == expected)
    #expect(TokenSourceWriter.swift(of: document).notes.map(\.description) == expected)
    #expect(TokenSourceWriter.android(of: document).notes.map(\.description) == expected)
    #expect(CustomPropertyWriter.losses(of: document) == [])
  }

  @Test(
    "A colour outside of sRGB is a loss in every format that has only sRGB",
    arguments: [
      "color(display-p3 1 0 0)", "oklch(0.7 0.4 150)", "color(rec2020 0 1 0)", "lab(50 120 0)",
    ])
  func gamut(_ color: String) {
    let document = TokenReading(
      """
      {"c": {"value": "\(color)", "type": "color"},
       "s": {"value": "0 1px 2px \(color)", "type": "boxShadow"},
       "b": {"value": {"color": "\(color)", "width": "1px", "style": "solid"}, "type": "border"}}
      """
    ).document
    func note(_ name: String) -> String {
      "token \"\(name)\": sRGB has no such colour; the nearest or its fallback stands"
    }
    #expect(document.tokens.map(\.name) == ["c", "s", "b"])
    let swift = TokenSourceWriter.swift(of: document).notes.map(\.description)
    #expect(swift.filter { $0.contains("sRGB") } == [note("c"), note("s")])
    let android = TokenSourceWriter.android(of: document).notes.map(\.description)
    #expect(android.filter { $0.contains("sRGB") } == [note("c")])
    let sheet = document.styleSheet().notes.map(\.description)
    #expect(sheet.filter { $0.contains("sRGB") } == [note("c"), note("b")])
    #expect(document.theme(named: "a", over: .plain).notes.map(\.description) == [note("c")])
    #expect(CustomPropertyWriter.losses(of: document) == [], "CSS can say them")
  }

  @Test("A dark value outside of sRGB is a loss as the light one is")
  func darkGamut() {
    let document = TokenReading(
      """
      {"light": {"c": {"value": "#fff", "type": "color"}},
       "dark": {"c": {"value": "color(display-p3 0 1 0)", "type": "color"}},
       "$themes": [{"name": "Light", "selectedTokenSets": {"light": "enabled"}},
         {"name": "Dark", "selectedTokenSets": {"dark": "enabled"}}]}
      """
    ).document
    let expected = ["token \"c\": sRGB has no such colour; the nearest or its fallback stands"]
    #expect(TokenSourceWriter.swift(of: document).notes.map(\.description) == expected)
    #expect(
      TokenSourceWriter.android(of: document, isDark: true).notes.map(\.description) == expected)
    #expect(document.theme(named: "a", over: .plain).notes.map(\.description) == expected)
  }

  @Test(
    "An em in a calculation or a shadow is a loss, whatever stands beside it",
    arguments: [
      ("1px + 2em", "spacing", true), ("calc(2em - 1px)", "spacing", true),
      ("(1em + 1px) * 2", "spacing", true), ("max(1em, 4px)", "spacing", true),
      ("-(1px + 1em)", "spacing", true), ("2em / 16px * 1px", "spacing", true),
      ("0 1em 2px #000", "boxShadow", true), ("1px + 2rem", "spacing", false),
      ("4px * (2em / 1em)", "spacing", false), ("0 1rem 2px #000", "boxShadow", false),
    ])
  func sums(_ text: String, _ type: String, _ isLoss: Bool) {
    let losses = Self.losses(#"{"u": {"type": "\#(type)", "value": "\#(text)"}}"#)
    #expect(losses.isEmpty != isLoss)
    #expect(losses.allSatisfy { $0.hasPrefix("an em ") }, "\(losses)")
  }

  @Test("Names that become one name")
  func collisions() {
    let document = TokenReading(
      ##"{"a": {"b": {"$type": "color", "$value": "#111111"}}, "a-b": {"$type": "color", "$value": "#222222"}}"##
    ).document
    func note(_ name: String, _ taken: String) -> [String] {
      ["token \"a-b\": it is called \"\(name)\", since \"a.b\" is called \"\(taken)\" already"]
    }
    #expect(CustomPropertyWriter.losses(of: document).map(\.description) == note("a-b_2", "a-b"))
    #expect(TokenSourceWriter.swift(of: document).notes.map(\.description) == note("aB_2", "aB"))
    #expect(
      TokenSourceWriter.android(of: document).notes.map(\.description) == note("a_b_2", "a_b"))
  }

  @Test("The two files of Android lose nothing together")
  func night() {
    let document = TokenReading(
      Self.sets("", ##", "x": {"only": {"$type": "color", "$value": "#00f"}}"##)
    )
    .document
    let day = TokenSourceWriter.android(of: document)
    let night = TokenSourceWriter.android(of: document, isDark: true)
    #expect(day.notes.count == 1 && !day.notes.contains(where: \.isLoss), "\(day.notes)")
    #expect(night.notes == [] && night.text.contains("\"bg\">#FF101010"))
    let losses = day.notes.filter(\.diagnostic.isLoss)
    #expect(losses == [])
  }

  private static func modified(_ modifier: String) -> String {
    ##"{"core": {"m": {"$type": "color", "$value": "#3366cc", "$extensions": {"studio.tokens": {"modify": \##(modifier)}}}}, "$metadata": {"tokenSetOrder": ["core"]}}"##
  }

  @Test("A modifier writes its colour in its format")
  func format() {
    func space(_ format: String) -> TokenColor? {
      let reading = TokenReading(
        Self.modified(
          #"{"type": "darken", "value": "0.2", "space": "hsl"\#(format)}"#))
      guard case .color(let color)? = reading["m"] else { return nil }
      return color
    }
    #expect(space("")?.space == .hsl)
    #expect(space(#", "format": "lch""#)?.space == .lch)
    let hex = space(#", "format": "hex""#)
    #expect(hex?.space == .srgb)
    let steps = (hex?.components ?? []).compactMap { $0.map { $0 * 255 } }
    #expect(steps.count == 3 && steps.allSatisfy { abs($0 - $0.rounded()) < 1e-9 }, "\(steps)")
  }

  @Test("A modifier that there is not is what is wrong, not its colour")
  func unknownModifier() {
    let reading = DesignTokenReader.read(
      SourceText(
        name: "t", text: Self.modified(#"{"type": "saturate", "value": "0.2", "space": "hsl"}"#)))
    #expect(
      reading.diagnostics.map(\.message) == [
        "\"m\" is left out: its colour cannot be modified",
        "there is no colour modifier \"saturate\"; there are lighten, darken, mix, alpha",
      ])
  }
}
