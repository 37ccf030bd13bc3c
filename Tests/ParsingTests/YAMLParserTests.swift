import Testing

@testable import GalleyParsing

@Suite("YAML as data")
struct YAMLParserTests {
  private func read(
    _ text: String, _ limits: ParsingLimits = .standard
  ) -> (value: SyntaxValue?, findings: [Diagnostic], source: SourceText) {
    let source = SourceText(name: "a.yaml", text: text)
    let (value, findings) = YAMLParser.parse(source, limits: limits)
    return (value, findings, source)
  }

  @Test(
    "Lists, objects and scalars are values, in flow and in block style",
    arguments: [
      ("- a\n- {b: c, d: [e]}\n", #"["a",{"b":"c","d":["e"]}]"#),
      ("a: |\n  x\n  y\nb: >\n  x\n  y\n", #"{"a":"x\ny\n","b":"x y\n"}"#),
      ("'it''s': \"\\u00e4\\n\"", #"{"it's":"ä\n"}"#), ("[]", "[]"), ("{}", "{}"),
      ("a:\nb: ~\nc: null\nd: ''\n", #"{"a":null,"b":null,"c":null,"d":""}"#),
      ("a: &x {b: 1}\nc: *x\n", #"{"a":{"b":"1"},"c":{"b":"1"}}"#),
      ("--- {a: b}\n--- {a: c}\n...\n", #"[{"a":"b"},{"a":"c"}]"#),
      (
        "%YAML 1.2\n---\na: !!str 5\nb: ! 6\nc: !!map {}\nd: !!seq []\n",
        #"{"a":"5","b":"6","c":{},"d":[]}"#
      ),
      ("\u{FEFF}a: ü # comment\r\nb: c\r\n", #"{"a":"ü","b":"c"}"#),
      ("&k a: 1\nb: *k\n*k : 2\n", "the key"),
    ])
  func values(text: String, expected: String) {
    let (value, findings, source) = read(text)
    let written = value.map { JSONWriter.text(of: $0, style: .compact) }
    let said = findings.first.map { $0.rendered(in: source) } ?? ""
    #expect(written == expected || value == nil && said.contains(expected), "\(said)")
  }

  @Test(
    "A plain scalar is a number or a truth value where JSON would read it so, and else text",
    arguments: [
      ("12", "12"), ("-1.50", "-1.5"), ("1e3", "1000"), ("true", "true"), ("false", "false"),
      ("\"12\"", nil), ("'true'", nil), ("!!str 12", nil), ("007", nil), ("0x1F", nil),
      ("1_000", nil),
      (".inf", nil), ("yes", nil), ("Off", nil), ("2026-11-27", nil), ("12:30:45", nil),
      ("+1", nil),
    ])
  func scalars(text: String, typed: String?) throws {
    let value = try #require(read("a: \(text)").value?["a"])
    #expect(value.typed.map { JSONWriter.text(of: $0) } == typed)
    #expect(value.text == text.replacing("!!str ", with: "").filter { !"\"'".contains($0) })
  }

  @Test(
    "What is no data is refused at its place",
    arguments: [
      ("", 1, 1, "the data is empty"), ("# nothing\n", 1, 1, "the data is empty"),
      ("a: ü\nb: ü: c\n", 2, 5, "mapping values are not allowed"),
      ("ä: !!python/object:os.system x", 1, 4, "!!python/object:os.system"),
      ("a: !!int 5", 1, 4, "the tag \"!!int\""), ("a: !own {}", 1, 4, "the tag \"!own\""),
      ("a: &x {b: *x}", 1, 11, "*x would contain itself"), ("a: *y", 1, 4, "there is no &y"),
      ("--- &x 1\n--- *x\n", 2, 5, "there is no &x"),
      ("base: &x {a: 1}\nb: {<<: *x}", 2, 5, "no merge keys"),
      ("ö: 1\nb: 2\nö: 3\n", 3, 1, "the key \"ö\" occurs twice"),
      ("? [a]\n: b", 1, 3, "the key of a field is text"), ("{a: 1", 1, 6, "did not find expected"),
      ("a: \u{7}", 1, 4, "control characters are not allowed"),
      ("<<<<<<< ours\na: 1\n=======\na: 2\n>>>>>>> theirs\n", 1, 1, "a merge left both sides here"),
      ("a: 1\n\tb: 2\n", 2, 1, "YAML: "),
    ])
  func mistakes(text: String, line: Int, column: Int, message: String) throws {
    let (value, findings, source) = read(text)
    #expect(value == nil)
    let finding = try #require(findings.first)
    #expect(finding.message.contains(message), "\(finding.message)")
    let place = source.location(of: finding.range?.start ?? 0)
    #expect(place == SourcePosition(line: line, column: column), "\(finding.message)")
  }

  @Test("Values have their places in the text, characters of several bytes or not")
  func places() throws {
    let text = String(repeating: "- é😀\n", count: 100) + "- {ß: ende}\n"
    let (value, _, source) = read(text)
    let last = try #require(value?.elements?.last)
    #expect(source.location(of: last.range.start) == SourcePosition(line: 101, column: 3))
    let end = try #require(last.members?.first)
    #expect(source.location(of: end.value.range.start) == SourcePosition(line: 101, column: 7))
    #expect(end.value.range.end - end.value.range.start == 4)
  }

  @Test("Copies that aliases make count as values, as bytes and as depth")
  func bounds() {
    let laughs = (1...40).map {
      "a\($0): &a\($0) [\(String(repeating: "*a\($0 - 1), ", count: 9))]"
    }
    let bomb = "a0: &a0 [lol]\n" + laughs.joined(separator: "\n")
    #expect(read(bomb).findings.first?.message.contains("copies that aliases make") == true)
    let long = "a: &a \(String(repeating: "x", count: 1000))\nb: [*a, *a, *a]"
    let small = ParsingLimits(maximumBytes: 3500)
    #expect(read(long, small).findings.first?.message.contains("or 3500 bytes") == true)
    let few = ParsingLimits(maximumValues: 5)
    #expect(read("[1, 2, 3, 4]", few).value != nil)
    #expect(read("[1, 2, 3, 4, 5]", few).value == nil)
    let deep = ParsingLimits(maximumNesting: 4)
    #expect(read("[[[[]]]]", deep).value != nil)
    #expect(read("[[[[[]]]]]", deep).findings.first?.message.contains("deeper than 4") == true)
    #expect(read("- &a [[]]\n- [*a]\n", deep).value != nil)
    #expect(
      read("- &a [[]]\n- [[*a]]\n", deep).findings.first?.message.contains("deeper than 4") == true)
    let brackets = String(repeating: "[", count: 100_000)
    #expect(read(brackets).findings.first?.message.contains("deeper than 512") == true)
  }

  @Test("Bytes that are not UTF-8 are refused")
  func encoding() {
    for bytes: [UInt8] in [[0x61, 0x3A, 0x20, 0xFF], [0xFF, 0xFE, 0x61, 0x00]] {
      let (value, findings) = YAMLParser.parse(SourceText(name: "a.yaml", bytes: bytes))
      #expect(value == nil && findings.first?.message.contains("UTF-8") == true)
    }
  }
}
