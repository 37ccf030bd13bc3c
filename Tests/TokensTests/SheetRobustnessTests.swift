import GalleyDesign
import GalleyParsing
import GalleyStyleSheets
import Testing

@testable import GalleyTokens

/// Readers of sheets and tokens must take any value a parser can give.
@Suite("Sheet robustness")
struct SheetRobustnessTests {
  private static let sheet = ##"""
    {"colors": {"a": "#fff", "b": "a", "c": {"light": "b", "dark": "#000"}}, "dimensions": {"d": 1, "e": "d"},
     "styles": {"x": {"font": {"name": "n", "size": "e"}, "parent": "y"}, "y": {"styledTextAttributes": {"kern": 1}}}}
    """##

  private static let tokens = ##"""
    {"c": {"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [0, {"$ref": "#/c/n/$value"}, 0]}}, "b": {"$value": "{c.a}"}},
     "g": {"$extends": "{c}", "$deprecated": true}, "s": {"$type": "shadow", "$value": ["{s2}"]}, "r": {"$ref": "#/c/a"}}
    """##

  private static func read(_ bytes: [UInt8]) {
    let source = SourceText(name: "t", bytes: bytes)
    let (file, findings) = StyleSheetFile.read(source)
    let lint = StyleSheetLint.findings(in: file.sheet, resolved: file.resolved)
    _ = DesignTokenDocument.tokens(of: file)
    let (document, more) = DesignTokenReader.read(source)
    _ = document.styleSheet()
    _ = document.theme(named: "t")
    for finding in findings + lint + more { #expect(!finding.rendered(in: source).isEmpty) }
  }

  @Test("STY-25 Random changes crash nothing", arguments: [0, 1])
  func mutations(_ kind: Int) {
    var state: UInt64 = 42
    let next = { (limit: Int) -> Int in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let original = Array((kind == 0 ? Self.sheet : Self.tokens).utf8)
    let pieces = [
      "{", "}", "[", "]", "\"", ":", ",", "null", "1", "\"a\"", "$value", "{a}", "true",
    ]
    for _ in 0..<90 {
      var bytes = original
      for _ in 0...next(3) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes.removeSubrange(place..<min(place + 1 + next(6), bytes.count))
        case 1: bytes.insert(contentsOf: Array(pieces[next(pieces.count)].utf8), at: place)
        default: bytes[place] = UInt8(next(256))
        }
        if bytes.isEmpty { bytes = original }
      }
      Self.read(bytes)
    }
  }

  @Test("Chains of references may be as long as a file, and each is as large as its end")
  func chains() {
    let count = 30_000
    let braces = (1..<count).map { #""t\#($0)": {"$value": "{t\#($0 - 1)}"}"# }
    let pointers = (1..<2_000).map { ##""p\##($0)": {"$ref": "#/t\##($0)/$value"}"## }
    let first = #""t0": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}"#
    let chain = TokenReading("{\(([first] + braces + pointers).joined(separator: ","))}")
    #expect(chain.findings.isEmpty, "\(chain.findings.prefix(3))")
  }

  @Test("References that double are bounded")
  func expansion() {
    var shadows = "\"s0\": {\"$type\": \"gradient\", \"$value\": []}"
    for level in 1...60 {
      shadows +=
        ", \"s\(level)\": {\"$type\": \"gradient\", \"$value\": [\"{s\(level - 1)}\", \"{s\(level - 1)}\"]}"
    }
    let doubled = TokenReading("{\(shadows)}")
    #expect(doubled.findings.contains { $0.contains("expands to too many values") })
  }

  @Test("A chain of 2,000 aliases resolves")
  func longChain() {
    var text = "\"t0\": {\"$type\": \"number\", \"$value\": 1}"
    for index in 1..<2000 { text += ", \"t\(index)\": {\"$value\": \"{t\(index - 1)}\"}" }
    let reading = TokenReading("{\(text)}")
    #expect(reading.findings.isEmpty)
    #expect(reading["t1999"] == .number(1))
  }
}
