import GalleyTestSupport
import Testing

@Suite("galley languages")
struct LanguageCommandTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  @Test("Counts and places by language; ready languages end with 0")
  func report() throws {
    try folder.write(
      #"""
      {"root": {"type": "VStack", "subviews": [
        {"type": "Text", "values": {"text": "a"}, "properties": {"width": 60, "lineLimit": 1}},
        {"type": "Text", "values": {"text": "Beta"}},
        {"type": "Text", "values": {"text": {"key": "%@!", "arguments": ["b"]}}}]}}
      """#, to: "card.json")
    try folder.write(#""a" = "Ok"; "%@!" = "%@!";"#, to: "R/en.lproj/L.strings")
    try folder.write(
      #""a" = "Ein sehr langes Wort mit Folgen";"#, to: "R/de.lproj/L.strings")
    let all = try tool.run(["languages", "card.json", "--strings", "R"])
    #expect(all.status == 1)
    #expect(
      all.text == """
        language  untranslated  no argument  cut  overflow  no font
        de                   1            0    1         0        0
        en                   0            0    0         0        0
        card.json:4:39: de: untranslated: "%@!" has no text in "de"; the one in "en" is shown
        card.json:2:3: de: cut: VStack › Text[0]: the text is cut off
        card.json:3:39: note: "Beta" is no key of the strings

        """)
    let ready = try tool.run(["languages", "card.json", "--strings", "R", "--locale", "en"])
    #expect(ready.status == 0)
    let json = try tool.run(["languages", "card.json", "--strings", "R", "--json"])
    #expect(json.text.contains(#""language": "de""#) && json.text.contains(#""cut": 1"#))
  }

  @Test("An argument that is not given is no missing translation")
  func missingArgument() throws {
    try folder.write(
      #"{"type": "Text", "values": {"text": {"key": "%@ and %@", "arguments": ["b"]}}}"#,
      to: "card.json")
    try folder.write(#""%@ and %@" = "%@ and %@";"#, to: "R/en.lproj/L.strings")
    let report = try tool.run(["languages", "card.json", "--strings", "R"]).text
    #expect(report.contains("en                   0            1    0"))
    #expect(report.contains(#"en: no argument: "%@ and %@" names an argument that is not given"#))
  }

  @Test("Strings and languages that are none are refused")
  func refused() throws {
    try folder.write(#"{"type": "Text", "values": {"text": "a"}}"#, to: "a.json")
    #expect(try tool.run(["languages", "a.json"]).status == 2)
    let missing = try tool.run(["render", "a.json", "--strings", "none.xcstrings"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("none.xcstrings"))
  }
}
