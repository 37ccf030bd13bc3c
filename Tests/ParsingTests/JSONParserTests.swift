import Testing

@testable import GalleyParsing

@Suite("JSON values")
struct JSONParserTests {
  private static func value(_ text: String) -> SyntaxValue? {
    let (value, diagnostics) = JSONParser.parse(SourceText(name: "t", text: text))
    return diagnostics.isEmpty ? value : nil
  }

  @Test("Every value knows its bytes")
  func ranges() throws {
    let text = #" {"a": [1, "é", {}], "b" : null} "#
    let value = try #require(Self.value(text))
    let bytes = Array(text.utf8)
    let slice = { (range: SourceRange) in
      String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
    #expect(slice(value.range) == #"{"a": [1, "é", {}], "b" : null}"#)
    let members = try #require(value.members)
    #expect(members.map { slice($0.keyRange) } == [#""a""#, #""b""#])
    #expect(slice(members[0].value.range) == #"[1, "é", {}]"#)
    #expect(members[0].value.elements?.map { slice($0.range) } == ["1", #""é""#, "{}"])
    #expect(slice(members[1].value.range) == "null")
  }

  @Test(
    "Strings have their escapes resolved",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9""#, "Aé"),
      (#""\uD83D\uDE00!""#, "😀!"), (#""abcdefghijklmnop\n""#, "abcdefghijklmnop\n"),
      ("\"😀é\"", "😀é"), (#""\u0000""#, "\0"), (#""""#, ""),
      (#""exactly thirty-two bytes of text""#, "exactly thirty-two bytes of text"),
    ])
  func strings(_ text: String, _ expected: String) {
    #expect(Self.value(text)?.text == expected)
  }

  @Test(
    "Numbers are the nearest doubles",
    arguments: [
      "0", "-0", "1", "-17", "0.1", "1e2", "1E-2", "123456789012345678", "9007199254740993",
      "1.7976931348623157e308", "5e-324", "2.2250738585072014e-308", "1e23", "0.3e1", "1e22",
      "179769313486231570000000000000000000000e270", "3.14159265358979323846264338327950288",
      "0.000000000000000000000000000000000000000000000000000001", "100000000000000000000000",
    ])
  func numbers(_ text: String) throws {
    let number = try #require(Self.value(text)?.number)
    let expected = try #require(Double(text))
    #expect(number.value.bitPattern == expected.bitPattern)
    #expect(number.isInteger == text.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) })
  }

  @Test("Random decimals are the nearest doubles")
  func randomNumbers() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let digits = Int.random(in: 0...9_999_999_999, using: &random)
      let power = Int.random(in: -30...30, using: &random)
      let text = "\(digits / 10_000).\(digits % 10_000)e\(power)"
      #expect(Self.value(text)?.number?.value == Double(text))
    }
  }

  @Test("Equal keys are kept in their order")
  func duplicates() {
    let value = Self.value(#"{"a": 1, "b": 2, "a": 3}"#)
    #expect(value?.members?.map(\.key) == ["a", "b", "a"])
    #expect(value?["a"]?.number?.value == 3)
  }

  @Test("Long keys that come again are equal to themselves only")
  func cachedStrings() {
    let keys = (0..<400).map { "aKeyOfTwentyFourBytes\(100 + $0)" }
    let text = "[" + (keys + keys).map { "\"\($0)\"" }.joined(separator: ",") + "]"
    #expect(Self.value(text)?.elements?.compactMap(\.text) == keys + keys)
  }

  @Test("A byte-order mark is ignored and does not move columns")
  func byteOrderMark() {
    let source = SourceText(name: "t", bytes: [0xEF, 0xBB, 0xBF] + Array("[x]".utf8))
    let (_, diagnostics) = JSONParser.parse(source)
    #expect(diagnostics.map { source.location(of: $0.range?.start ?? 0).column } == [2])
  }

  @Test("What is written can be read again")
  func writing() throws {
    let text = #"{"a":[1,-0.5,1e300,true,null,"x\n\"\u0001é"],"b":{"c":{},"d":[]}}"#
    let value = try #require(Self.value(text))
    let compact = JSONWriter.text(of: value, style: .compact)
    #expect(compact == text.replacing("1e300", with: "1e+300"))
    let pretty = JSONWriter.text(of: value, style: .pretty)
    #expect(Self.value(pretty).map { JSONWriter.text(of: $0, style: .compact) } == compact)
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }

  @Test("Objects in long lists that are left unread are the same when they are read")
  func unreadRows() throws {
    let row = { (number: Int) in
      let words = String(repeating: "long ", count: 30)
      return #"{"type": "Row \#(number)", "a": [1, {"b": null}], "text": "\#(words)é\u0041"}"#
    }
    let rows = (0..<200).map(row).joined(separator: ", ")
    let nested = #"{"rows": [\#(rows)], "words": "\#(String(repeating: "x", count: 200))"}"#
    let lists = (0..<70).map { _ in nested }.joined(separator: ",\n")
    let source = SourceText(name: "t", text: "\u{FEFF} [\(lists), {\"short\": 1}]")
    let (read, findings) = JSONParser.parse(source)
    let (unread, same) = JSONParser.parse(source, leavesRowsUnread: true)
    #expect(findings.isEmpty && same.isEmpty)
    #expect(read == unread)
    let outer = try #require(unread?.elements)
    #expect(outer.map(\.isUnread) == (0..<71).map { 64..<70 ~= $0 })
    #expect(outer[69]["rows"]?.elements?.map(\.isUnread) == (0..<200).map { $0 >= 64 })
    #expect(outer[69]["rows"]?.elements?[199]["type"]?.text == "Row 199")
  }

  @Test("Mistakes in rows that are left unread are found where they stand")
  func mistakesInUnreadRows() {
    let row = #"{"text": "\#(String(repeating: "x", count: 200))"}"#
    let rows = Array(repeating: row, count: 100).joined(separator: ",")
    let source = SourceText(name: "t", text: "[\(rows), {\"a\": tru}, \(rows)]")
    let findings = JSONParser.parse(source).diagnostics
    #expect(!findings.isEmpty)
    #expect(JSONParser.parse(source, leavesRowsUnread: true).diagnostics == findings)
  }
}
