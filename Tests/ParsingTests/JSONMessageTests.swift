import Testing

@testable import GalleyParsing

/// Every mistake has its message at its place, and one run reports several.
@Suite("JSON messages")
struct JSONMessageTests {
  private static func findings(_ text: String) -> [String] {
    let source = SourceText(name: "t", text: text)
    return JSONParser.parse(source).diagnostics.map { $0.headline(in: source) }
  }

  @Test(
    "DUI-6 A mistake has its own message",
    arguments: [
      ("", "t:1:1: error: the text is empty; expected a value"),
      ("[1e999]", "t:1:2: error: the number 1e999 is too large; the greatest is about 1.8e308"),
      ("[NaN]", "t:1:2: error: JSON has no NaN; a number must be finite"),
      ("[-NaN]", "t:1:2: error: JSON has no NaN; a number must be finite"),
      ("[Infinity]", "t:1:2: error: JSON has no infinity; a number must be finite"),
      ("[-Infinity]", "t:1:2: error: JSON has no infinity; a number must be finite"),
      ("[007]", "t:1:2: error: a number has no leading zeros"),
      ("[+1]", "t:1:2: error: a number does not begin with \"+\""),
      ("[.5]", "t:1:2: error: a number needs a digit before its decimal point"),
      ("[1.]", "t:1:2: error: a number needs a digit after its decimal point"),
      ("[1e]", "t:1:2: error: the exponent has no digits"),
      ("[-]", "t:1:2: error: a minus must be followed by a digit"),
      ("[0x1F]", "t:1:2: error: JSON has no hexadecimal numbers"),
      ("[1,\n 2,\n]", "t:2:3: error: a comma must not stand before the \"]\" of the array"),
      ("{\"a\":1,}", "t:1:7: error: a comma must not stand before the \"}\" of the object"),
      ("[1 // one\n]", "t:1:4: error: JSON has no comments"),
      ("[/* one */1]", "t:1:2: error: JSON has no comments"),
      ("['a']", "t:1:2: error: strings are written in double quotes, not in single quotes"),
      ("{'a':1}", "t:1:2: error: keys are written in double quotes, not in single quotes"),
      ("{a:1}", "t:1:2: error: keys are written in double quotes: \"a\""),
      ("[True]", "t:1:2: error: \"True\" is not a value; write \"true\" in lower case"),
      ("[None]", "t:1:2: error: \"None\" is not a value; write \"null\""),
      ("[ture]", "t:1:2: error: \"ture\" is not a value; did you mean \"true\"?"),
      ("[1 2]", "t:1:4: error: expected \",\" or \"]\", found a number"),
      ("{\"a\" 1}", "t:1:6: error: expected \":\" after the key, found a number"),
      ("{\"a\"=1}", "t:1:5: error: expected \":\" after the key, found \"=\""),
      ("[1}", "t:1:3: error: expected \",\" or \"]\", found \"}\""),
      ("[1] 2", "t:1:5: error: expected the end of the text, found a number"),
      (
        "[\"a\nb\"]",
        "t:1:2: error: the string has no closing quote on its line; a line break in a string is written \\n"
      ),
      ("[\"a\tb\"]", "t:1:4: error: the control character U+0009 must be written \\t in a string"),
      (
        "[\"\\x\"]",
        "t:1:3: error: \\x is not an escape; JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u0000"
      ),
      ("[\"\\u12\"]", "t:1:3: error: \\u needs four hexadecimal digits"),
      (
        "[\"é\\uD800\"]",
        "t:1:4: error: \\uD800 is one half of a surrogate pair and its other half is missing"
      ),
      ("[\u{A0}1]", "t:1:2: error: U+00A0 is not white space in JSON"),
      ("[1, 2", "t:1:6: error: the text ends inside the array; expected \",\" or \"]\""),
      ("{\"a\": ", "t:1:7: error: the text ends inside the object; expected a value"),
      ("{\"a\"", "t:1:5: error: the text ends inside the object; expected \":\" after the key"),
      ("\"a", "t:1:3: error: the text ends inside a string"),
    ])
  func message(_ text: String, _ expected: String) {
    #expect(Self.findings(text) == [expected])
  }

  @Test("DUI-6 One run reports several mistakes and keeps what it could read")
  func recovery() throws {
    let text = """
      {
        "a": 01,
        b: 2,
        "c": [1, 2,],
        "d": tru,
        "e" 5,
        "f": "x\ty",
        "g": {"h": 1 "i": 2},
        "z": 9
      }
      """
    let source = SourceText(name: "t", text: text)
    let (value, diagnostics) = JSONParser.parse(source)
    let lines = diagnostics.compactMap { $0.range.map { source.location(of: $0.start).line } }
    #expect(lines == [2, 3, 4, 5, 6, 7, 8])
    let keys = try #require(value?.members).map(\.key)
    #expect(keys == ["a", "b", "c", "d", "e", "f", "g", "z"])
    #expect(value?["g"]?.members?.map(\.key) == ["h", "i"])
    #expect(value?["z"]?.number?.value == 9)
  }

  @Test("DUI-6 A missing closing quote costs one line")
  func missingQuote() {
    let text = "{\n\"a\": \"one,\n\"b\": 2,\n\"c\": x\n}"
    let findings = Self.findings(text)
    #expect(findings.count == 2)
    #expect(findings.first?.hasPrefix("t:2:6: error: the string has no closing quote") == true)
    #expect(findings.last?.hasPrefix("t:4:6: error: expected a value, found \"x\"") == true)
  }

  @Test(
    "Invalid UTF-8 is located",
    arguments: [
      ([0xFF], 2), ([0xC0, 0xAF], 2), ([0xED, 0xA0, 0x80], 2), ([0x41, 0xE2, 0x82], 3),
    ] as [([UInt8], Int)])
  func invalidText(_ bytes: [UInt8], _ column: Int) {
    let source = SourceText(name: "t", bytes: [0x5B, 0x22] + bytes + [0x22, 0x5D])
    let diagnostic = JSONParser.parse(source).diagnostics.first
    #expect(diagnostic?.message.hasPrefix("the string is not valid UTF-8") == true)
    #expect(diagnostic?.range?.start == column)
  }

  @Test("Texts in other encodings are refused by name")
  func encodings() {
    let wide = "[1]".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let source = SourceText(name: "t", bytes: [0xFF, 0xFE] + wide)
    let messages = JSONParser.parse(source).diagnostics.map(\.message)
    #expect(messages == ["the text is in UTF-16, but JSON is written in UTF-8"])
  }

  @Test("Findings are capped, and the last one says how many are missing")
  func cap() {
    let source = SourceText(name: "t", text: "[" + String(repeating: "x,", count: 500) + "1]")
    let (_, diagnostics) = JSONParser.parse(source, limits: ParsingLimits(maximumDiagnostics: 10))
    #expect(diagnostics.count == 11)
    #expect(diagnostics.last?.message == "490 more problems, not shown")
    #expect(diagnostics.last?.severity == .error)
  }
}
