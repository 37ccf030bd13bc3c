import GalleyDesign
import GalleyParsing
import Testing

@testable import GalleyTokens

@Suite("Nothing of a token file is lost silently")
struct TokenLossTests {
  @Test(
    "Units of one dimension are converted in calculations",
    arguments: [
      ("1rem + 4px", TokenDimension(20)), ("4px + 1rem", TokenDimension(20)),
      ("1rem - 4px", TokenDimension(12)), ("calc(1rem + 4px)", TokenDimension(20)),
      ("max(1rem, 4px)", TokenDimension(16)), ("min(1rem, 4px, 1pt)", TokenDimension(1)),
      ("2em + 4px", TokenDimension(36)), ("1rem + 4", TokenDimension(5, .rem)),
      ("5pt + 3px", TokenDimension(8)), ("1rem / 4px * 1px", TokenDimension(4)),
    ])
  func mixedUnits(_ text: String, _ expected: TokenDimension) {
    let reading = TokenReading(#"{"x": {"value": "\#(text)", "type": "spacing"}}"#)
    #expect(reading["x"] == .dimension(expected), "\(reading.findings)")
  }

  @Test("Seconds and milliseconds add up")
  func durations() {
    let reading = TokenReading(#"{"x": {"value": "1s + 200ms", "type": "duration"}}"#)
    #expect(reading["x"] == .duration(1200))
  }

  @Test(
    "Calculations whose units do not fit are left out, as a loss",
    arguments: [
      "4px * 1rem", "100% - 4px", "2 / 4px", "1s + 4px", "max(1px, 1s)", "2 ^ 2px", "4px * 4px",
      "5%", "AUTO",
    ])
  func unfittingUnits(_ text: String) {
    let source = SourceText(name: "t", text: #"{"x": {"value": "\#(text)", "type": "spacing"}}"#)
    let (document, findings) = DesignTokenReader.read(source)
    #expect(document.tokens.isEmpty)
    #expect(findings.contains { $0.isLoss && $0.range?.start == 16 }, "\(findings)")
  }

  @Test(
    "Aliases that differ by appearance keep both in CSS and in the format",
    arguments: ["", #", "group": "Mode""#])
  func aliasesByAppearance(_ group: String) {
    let reading = TokenReading(
      """
      {"core": {"black": {"value": "#000000", "type": "color"}, "white": {"value": "#ffffff", "type": "color"}},
       "light": {"bg": {"value": "{white}", "type": "color"}, "same": {"value": "{bg}", "type": "color"}},
       "dark": {"bg": {"value": "{black}", "type": "color"}},
       "$themes": [{"name": "Light"\(group), "selectedTokenSets": {"core": "source", "light": "enabled"}},
         {"name": "Dark"\(group), "selectedTokenSets": {"core": "source", "light": "source", "dark": "enabled"}}],
       "$metadata": {"tokenSetOrder": ["core", "light", "dark"]}}
      """)
    #expect(reading.findings == [])
    #expect(
      CustomPropertyWriter.text(of: reading.document) == """
        :root {
          --black: #000000;
          --white: #ffffff;
          --bg: var(--white);
          --same: var(--bg);
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --bg: var(--black);
          }
        }

        """)
    let again = TokenReading(DesignTokenWriter.text(of: reading.document))
    #expect(again.document["bg"]?.alias == "white")
    #expect(again.document["bg"]?.darkAlias == "black")
    #expect(again.document["bg"]?.darkValue?.core == RGBAColor(hex: 0))
    #expect(again.document["same"]?.darkValue?.core == RGBAColor(hex: 0))
    #expect(
      CustomPropertyWriter.text(of: again.document)
        == CustomPropertyWriter.text(of: reading.document))
  }

  @Test("A token of the dark appearance alone is reported as lost")
  func darkOnly() {
    let source = SourceText(
      name: "t",
      text: """
        {"light": {"a": {"value": "#000", "type": "color"}},
         "dark": {"a": {"value": "#fff", "type": "color"}, "b": {"value": "#fff", "type": "color"}},
         "$themes": [{"name": "Light", "selectedTokenSets": {"light": "enabled"}},
           {"name": "Dark", "selectedTokenSets": {"dark": "enabled"}}]}
        """)
    let findings = DesignTokenReader.read(source).diagnostics
    #expect(
      findings.filter(\.isLoss).map(\.message) == [
        "\"b\" is left out: it has a value in dark appearance only"
      ])
  }

  @Test("A finding about one of several files has the place in that file")
  func severalFiles() {
    let first = SourceText(
      name: "a.json", text: ##"{"color": {"danger": {"value": "#d00", "attributes": {"x": 1}}}}"##)
    let last = SourceText(
      name: "b.json", text: #"{"color": {"alert": {"value": "{color.danger}", "odd": 1}}}"#)
    let (document, sources, findings) = DesignTokenReader.read([first, last], mode: .strict)
    #expect(document["color.alert"]?.value == .hex(0xDD0000))
    let placed = findings.map(sources.place)
    #expect(placed.map(\.source.name) == ["a.json", "b.json"])
    #expect(
      placed.map { $0.source.location(of: $0.diagnostic.range?.start ?? 0).column } == [40, 49])
  }

  @Test("A limit on the number of findings does not hide that something was lost")
  func droppedLosses() {
    let tokens = (0..<20).map { #""t\#($0)": {"value": "4px * 4px", "type": "spacing"}"# }
    let source = SourceText(name: "t", text: "{\(tokens.joined(separator: ","))}")
    let findings = DesignTokenReader.read(
      source, limits: ParsingLimits(maximumDiagnostics: 1)
    ).diagnostics
    #expect(findings.last?.isLoss == true)
  }
}
