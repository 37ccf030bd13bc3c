import GalleyDesign
import GalleyDocuments
import GalleyParsing
import Testing

@Suite struct ThemeRobustnessTests {
  private static let theme = Array(
    """
    {"name": "x", "extends": "what3words", "colors": {"a": "b", "b": {"light": "#fff", "dark": "c"},
     "c": {"color": "red", "alpha": 0.5}}, "dimensions": {"g": 4, "h": "g"},
     "textStyles": {"t": {"size": "h", "weight": 500, "features": {"tnum": true}}},
     "schemes": {"base": {"colors": {"tint": "a", "error": {"foreground": "b"}},
      "styles": {"padding": {"top": "g"}, "cornerRadius": "oval", "shadow": {"blur": 3},
                 "fonts": {"body": {"size": 9}}, "font": {"scaling": "none"},
                 "styledText": {"underline": "patternDot"}, "iconSize": {"width": 1, "height": 2}}}}}
    """.utf8)

  @Test("STY-25: damaged themes end in findings at places inside the file", arguments: 0..<8)
  func mutations(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let alphabet = Array("{}[]\":,0-9eE.truefalsnu#\\x00".utf8)
    for _ in 0..<60 {
      var bytes = Self.theme
      for _ in 0...next(4) {
        switch next(3) {
        case 0: bytes[next(bytes.count)] = alphabet[next(alphabet.count)]
        case 1: bytes.remove(at: next(bytes.count))
        default: bytes.insert(contentsOf: bytes[0..<next(30)], at: next(bytes.count))
        }
      }
      let (theme, findings) = ThemeReader.read(SourceText(name: "t", bytes: bytes))
      #expect(theme != nil || !findings.isEmpty)
      #expect(findings.allSatisfy { ($0.range?.end ?? 0) <= bytes.count })
    }
  }

  @Test("STY-25: deeply nested colours are refused, not followed into the ground")
  func nesting() {
    let deep = String(repeating: #"{"color": "#, count: 20_000)
    let text = #"{"colors": {"a": "# + deep + "1" + String(repeating: "}", count: 20_002)
    #expect(!ThemeReader.read(SourceText(name: "t", text: text)).diagnostics.isEmpty)
  }

  @Test("STY-25: numbers that no property can hold are refused or kept finite")
  func numbers() {
    let text = #"{"dimensions": {"a": 1e308, "b": -1e308}, "textStyles": {"t": {"weight": 1e300}}}"#
    let (theme, findings) = ThemeReader.read(SourceText(name: "t", text: text))
    #expect(theme?.dimensions["a"] == 1e308)
    #expect(findings.count == 1)
  }
}
