import Testing

@testable import GalleyParsing

/// No input may crash a parser, and every finding must be inside its input.
@Suite("Robustness")
struct ParserRobustnessTests {
  private static let json = """
    {"type": "VStack", "properties": {"padding": 8, "spacing": 1.5e1, "opacity": -0.25},
     "subviews": [{"type": "Text", "values": {"text": "Grüße \\u00e9 \\ud83d\\ude00 😀\\n"}},
       {"type": "Image", "flags": [true, false, null], "empty": {}, "none": []}]}
    """

  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>colors</key><dict><key>röd</key><string>#f00 &amp; more</string>
    </dict><key>n</key><array><integer>-15</integer><real>1.5</real><true/><false/>
    <date>2025-10-28T12:00:00Z</date><data>aGVs bG8=</data></array></dict></plist>
    """

  private static func check(_ bytes: [UInt8]) {
    let source = SourceText(name: "t", bytes: bytes)
    for (value, findings) in [JSONParser.parse(source), PropertyListParser.parse(source)] {
      #expect(value != nil || findings.contains { $0.severity == .error })
      for finding in findings {
        let range = finding.range ?? SourceRange(0, 0)
        #expect(range.start <= range.end && range.start <= bytes.count)
        #expect(!finding.rendered(in: source).isEmpty)
      }
    }
  }

  @Test("DUI-6 A document cut at any byte is refused with a place")
  func truncatedJSON() {
    let bytes = Array(Self.json.utf8)
    for count in 0..<bytes.count {
      let source = SourceText(name: "t", bytes: Array(bytes[..<count]))
      let (_, findings) = JSONParser.parse(source)
      #expect(findings.contains { $0.severity == .error && $0.range != nil })
    }
    #expect(JSONParser.parse(SourceText(name: "t", bytes: bytes)).diagnostics.isEmpty)
  }

  @Test("STY-1 A sheet cut at any byte is refused with a place")
  func truncatedList() {
    let bytes = Array(Self.xml.utf8)
    for count in 0..<bytes.count {
      let source = SourceText(name: "t", bytes: Array(bytes[..<count]))
      let (_, findings) = PropertyListParser.parse(source)
      #expect(findings.contains { $0.severity == .error && $0.range != nil }, "\(count) bytes")
    }
    #expect(PropertyListParser.parse(SourceText(name: "t", bytes: bytes)).diagnostics.isEmpty)
  }

  @Test("Random changes crash nothing", arguments: 0..<2)
  func mutations(_ kind: Int) {
    var random = SeededGenerator(seed: UInt64(kind) + 11)
    let original = [Array(Self.json.utf8), Array(Self.xml.utf8)][kind]
    for _ in 0..<400 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
      }
      Self.check(bytes)
    }
  }

  @Test("Random bytes crash nothing")
  func noise() {
    var random = SeededGenerator(seed: 5)
    let alphabet = Array("{}[]:,\"\\ntrue0.e-<>/&;!key?".utf8) + [0, 0xFF, 0xC3, 0xA9]
    for length in 0..<300 {
      Self.check((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
      Self.check((0..<length).map { _ in alphabet.randomElement(using: &random) ?? 0 })
    }
  }

  @Test("DUI-6 100,000 levels of nesting are refused at their place")
  func deepJSON() {
    for (opener, closer) in [("[", "]"), ("{\"a\":", "}")] {
      let deep =
        String(repeating: opener, count: 100_000) + "1" + String(repeating: closer, count: 100_000)
      let (_, findings) = JSONParser.parse(SourceText(name: "t", text: deep))
      #expect(findings.map(\.message) == ["nesting is deeper than 512 levels"])
      #expect(findings.first?.range?.start == 512 * opener.utf8.count)
    }
  }

  @Test("STY-1 100,000 levels of nesting are refused in a sheet")
  func deepXML() {
    let deep = "<plist>" + String(repeating: "<array>", count: 100_000)
    let (_, findings) = PropertyListParser.parse(SourceText(name: "t", text: deep))
    #expect(findings.map(\.message) == ["nesting is deeper than 512 levels"])
  }

  @Test("The deepest nesting that can be asked for is freed and compared")
  func deepestNesting() {
    let levels = ParsingLimits.deepestNesting
    let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let limits = ParsingLimits(maximumNesting: .max)
    let first = JSONParser.parse(SourceText(name: "t", text: text), limits: limits)
    let second = JSONParser.parse(SourceText(name: "t", text: text), limits: limits)
    #expect(first.diagnostics.isEmpty)
    #expect(first.value == second.value)
  }

  @Test("A string of 50 MB is read")
  func longString() {
    var bytes = [UInt8](repeating: 0x61, count: 50_000_002)
    bytes[0] = 0x22
    bytes[bytes.count - 1] = 0x22
    let (value, findings) = JSONParser.parse(SourceText(name: "t", bytes: bytes))
    #expect(findings.isEmpty)
    #expect(value?.text?.utf8.count == 50_000_000)
  }

  @Test("Sizes are limited")
  func limits() {
    let source = SourceText(name: "t", text: "[1,2,3,4]")
    let small = JSONParser.parse(source, limits: ParsingLimits(maximumBytes: 4))
    #expect(small.diagnostics.map(\.message) == ["the text has 9 bytes; the limit is 4"])
    let few = JSONParser.parse(source, limits: ParsingLimits(maximumValues: 3))
    #expect(few.diagnostics.map(\.message) == ["the text has more than 3 values"])
  }
}
