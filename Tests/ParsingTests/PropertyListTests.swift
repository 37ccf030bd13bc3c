import Testing

@testable import GalleyParsing

@Suite("XML property lists")
struct PropertyListTests {
  private static func findings(_ text: String) -> [String] {
    let source = SourceText(name: "t", text: text)
    return PropertyListParser.parse(source).diagnostics.map { $0.headline(in: source) }
  }

  @Test("STY-1 Every type of a property list has its value")
  func types() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <!-- a comment -->
      <dict>
        <key>s</key><string>a &lt;b&gt; &#233;<![CDATA[ & c]]></string>
        <key>i</key><integer> -42 </integer> <key>h</key><integer>0x1F</integer>
        <key>r</key><real>1.5e1</real> <key>t</key><true/> <key>f</key><false></false>
        <key>d</key><date>2025-10-28T12:30:05Z</date>
        <key>b</key><data> aGVs
          bG8= </data>
        <key>a</key><array><string/><dict/><array/></array>
        <key>s</key><string>twice</string>
      </dict>
      </plist>
      """
    let source = SourceText(name: "t", text: text)
    let (value, findings) = PropertyListParser.parse(source)
    #expect(findings.isEmpty)
    let expected =
      #"{"s":"a <b> é & c","i":-42,"h":31,"r":15,"t":true,"f":false,"d":"2025-10-28T12:30:05Z","#
      + #""b":"aGVsbG8=","a":["",{},[]],"s":"twice"}"#
    #expect(value.map { JSONWriter.text(of: $0, style: .compact) } == expected)
    let member = try #require(value?.members?.first)
    let slice = { (range: SourceRange) in
      String(decoding: source.bytes[range.start..<range.end], as: UTF8.self)
    }
    #expect(slice(member.keyRange) == "<key>s</key>")
    #expect(slice(member.value.range).hasSuffix("& c]]></string>"))
    #expect(source.location(of: member.keyRange.start) == SourcePosition(line: 6, column: 3))
  }

  @Test(
    "STY-25 Wrong structure is located",
    arguments: [
      ("<plist><dict><key>a</key></dict></plist>", "t:1:14: error: the key has no value"),
      (
        "<plist><dict><key>a</key><key>b</key><true/></dict></plist>",
        "t:1:14: error: the key has no value"
      ),
      (
        "<plist><dict><true/></dict></plist>",
        "t:1:14: error: expected <key> in front of the value, found <true>"
      ),
      (
        "<plist><array><key>a</key></array></plist>", "t:1:15: error: expected a value, found <key>"
      ),
      (
        "<plist><dict><key>a</key><strnig>x</strnig></dict></plist>",
        "t:1:26: error: unknown element <strnig>; did you mean \"string\"?"
      ),
      (
        "<plist><string><b>x</b></string></plist>",
        "t:1:16: error: <string> holds only text, found <b>"
      ),
      ("<plist><dict>text</dict></plist>", "t:1:14: error: <dict> holds elements, found text"),
      (
        "<plist><true/><false/></plist>",
        "t:1:15: error: a property list holds one value, found another"
      ),
      ("<plist></plist>", "t:1:1: error: the property list holds no value"),
      (
        "<plist><integer>1.5</integer></plist>",
        "t:1:8: error: expected a whole number of 64 bits in <integer>, found \"1.5\""
      ),
      (
        "<plist><integer>99999999999999999999</integer></plist>",
        "t:1:8: error: expected a whole number of 64 bits in <integer>, found \"99999999999999999999\""
      ),
      (
        "<plist><real>nan</real></plist>",
        "t:1:8: error: expected a finite number in <real>, found \"nan\""
      ),
      (
        "<plist><real>1e999</real></plist>",
        "t:1:8: error: expected a finite number in <real>, found \"1e999\""
      ),
      (
        "<plist><date>yesterday</date></plist>",
        "t:1:8: error: expected a date like 2025-10-28T12:00:00Z in <date>, found \"yesterday\""
      ),
      (
        "<plist><data>a</data></plist>", "t:1:8: error: expected base64 text in <data>, found \"a\""
      ),
      (
        "<plist><true>yes</true></plist>", "t:1:8: error: expected no text in <true>, found \"yes\""
      ),
      ("<plist><dict>\n<key>a</key>", "t:2:13: error: the text ends inside <dict>"),
      ("<plist><dict>\n</array></plist>", "t:2:3: error: another element is closed inside <dict>"),
      (
        "<plist><string>a & b</string></plist>",
        "t:1:19: error: the XML is not well-formed: not well-formed (invalid token)"
      ),
      (
        "<plist><string>&nope;</string></plist>",
        "t:1:16: error: the XML is not well-formed: undefined entity"
      ),
      ("<true/>", "t:1:1: warning: expected <plist> round the value, found <true>"),
      ("  ", "t:1:1: error: the property list is empty"),
      (
        "{ a = b; }",
        "t:1:1: error: property lists in the OpenStep text form are not read; write it as XML or JSON"
      ),
    ])
  func structure(_ text: String, _ expected: String) {
    #expect(Self.findings(text) == [expected])
  }

  @Test("STY-1 A billion laughs are refused where they begin")
  func billionLaughs() {
    var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE plist [\n<!ENTITY lol \"lol\">\n"
    for level in 1...9 {
      let entity = level == 1 ? "&lol;" : "&lol\(level - 1);"
      text += "<!ENTITY lol\(level) \"\(String(repeating: entity, count: 10))\">\n"
    }
    text += "]>\n<plist><string>&lol9;</string></plist>"
    let findings = Self.findings(text)
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("t:3:") == true)
    #expect(findings.first?.contains("error: the entity \"lol\" is declared") == true)
  }

  @Test("STY-1 External entities are refused and nothing is opened")
  func externalEntity() {
    let text =
      "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><plist><string>&x;</string></plist>"
    let source = SourceText(name: "t", text: text)
    let (value, findings) = PropertyListParser.parse(source)
    #expect(value == nil)
    #expect(findings.map(\.message).first?.contains("entities of their own are refused") == true)
  }

  @Test("An external document type does not hide unknown entities")
  func skippedEntity() {
    let text = "<!DOCTYPE plist SYSTEM \"x.dtd\"><plist><string>&nope;</string></plist>"
    #expect(Self.findings(text) == ["t:1:47: error: the entity \"nope\" is not known"])
  }

  @Test("STY-1 A binary list is refused with what makes it XML")
  func binary() {
    #expect(
      Self.findings("bplist00\u{8}") == [
        "t: error: binary property lists are not read; make it XML with \"plutil -convert xml1\" on a "
          + "Mac or \"plistutil -i FILE -o NEW\" elsewhere"
      ])
  }

  @Test("The format is told by content, then by name")
  func recognition() {
    #expect(PropertyListParser.recognizes(SourceText(name: "a", text: " <plist/>")))
    #expect(PropertyListParser.recognizes(SourceText(name: "a", text: "bplist00")))
    #expect(PropertyListParser.recognizes(SourceText(name: "a.plist", text: "{}")))
    #expect(!PropertyListParser.recognizes(SourceText(name: "a.json", text: "{}")))
  }
}
