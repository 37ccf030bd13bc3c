import GalleyDesign
import GalleyParsing
import Testing

@testable import GalleyTokens

@Suite("Token files from before the format")
struct ForeignTokenTests {
  @Test("Style Dictionary: values, types by category, references that end in .value, comments")
  func styleDictionary() {
    let reading = TokenReading(
      """
      {"color": {"base": {"red": {"value": "#f00", "comment": "loud"}},
                 "alert": {"value": "{color.base.red.value}"}},
       "size": {"font": {"small": {"value": "0.75rem"}, "base": {"value": "16"}}},
       "time": {"fast": {"value": "200ms"}},
       "font": {"weight": {"strong": {"value": "Semi Bold"}},
                "family": {"body": {"value": "'Inter', sans-serif"}}}}
      """)
    #expect(reading["color.base.red"] == .hex(0xFF0000))
    #expect(reading["color.alert"] == .hex(0xFF0000))
    #expect(reading.document["color.alert"]?.alias == "color.base.red")
    #expect(reading.document["color.base.red"]?.description == "loud")
    #expect(reading["size.font.small"] == .dimension(TokenDimension(0.75, .rem)))
    #expect(reading["size.font.base"] == .dimension(TokenDimension(16)))
    #expect(reading["time.fast"] == .duration(200))
    #expect(reading["font.weight.strong"] == .fontWeight(600))
    #expect(reading["font.family.body"] == .fontFamily(["Inter", "sans-serif"]))
    #expect(reading.findings.count == 1)
    #expect(reading.findings.first?.hasSuffix("writes this weight \"semi-bold\"") == true)
  }

  @Test("Groups give their type to the tokens in them")
  func groupTypes() {
    let reading = TokenReading(
      #"{"gap": {"type": "spacing", "s": {"value": 4}, "m": {"value": "{gap.s}"}}}"#)
    #expect(reading["gap.s"] == .dimension(TokenDimension(4)))
    #expect(reading["gap.m"] == .dimension(TokenDimension(4)))
    #expect(reading.findings.isEmpty)
  }

  @Test(
    "Values may be sums",
    arguments: [
      ("{a} * 2", TokenDimension(8)), ("{a}*1.5 + 2px", TokenDimension(8)),
      ("({a} + {b.value}) / 2", TokenDimension(6)), ("-{a}", TokenDimension(-4)),
      ("roundTo({a}, 2888888888888888888888)", TokenDimension(4)),
      ("roundTo({a} / 3)", TokenDimension(1)), ("max({a}, {b})", TokenDimension(8)),
      ("{c} * 2", TokenDimension(32)), ("1rem * 2", TokenDimension(2, .rem)),
    ])
  func sums(_ text: String, _ expected: TokenDimension) {
    let reading = TokenReading(
      """
      {"a": {"value": "4px", "type": "spacing"}, "b": {"value": 8, "type": "spacing"},
       "c": {"value": "{b} * 2", "type": "spacing"}, "x": {"value": "\(text)", "type": "spacing"}}
      """)
    #expect(reading["x"] == .dimension(expected), "\(reading.findings)")
  }

  @Test(
    "What is no sum is none",
    arguments: [
      "", "4px +", "(4px", "4px)", "four", "4px / 0", "round(1, 2)", "4px 5px", "nope(4)",
    ])
  func noSums(_ text: String) { #expect(TokenExpression.value(of: text) == nil) }

  @Test(
    "Colours are those of CSS",
    arguments: [
      ("#abc", RGBAColor(hex: 0xAABBCC)), ("rgb(255, 0, 0)", RGBAColor(hex: 0xFF0000)),
      ("rgba(0,0,0,0.5)", RGBAColor(hex: 0, alpha: 0.5)),
      ("rgba(#112233, 50%)", RGBAColor(hex: 0x112233, alpha: 0.5)),
      ("hsl(360, 100%, 50%)", RGBAColor(hex: 0xFF0000)),
      ("hsla(-120deg 100% 50% / 0.5)", RGBAColor(hex: 0x0000FF, alpha: 0.5)),
      ("transparent", RGBAColor(hex: 0, alpha: 0)),
    ])
  func colors(_ text: String, _ expected: RGBAColor) {
    let reading = TokenReading(#"{"c": {"value": "\#(text)", "type": "color"}}"#)
    #expect(reading["c"]?.core?.hexText == expected.hexText, "\(reading.findings)")
  }

  @Test("A colour in another is taken with its opacity")
  func colorInColor() {
    let reading = TokenReading(
      """
      {"ink": {"value": "#102030", "type": "color"},
       "shade": {"value": "rgba({ink}, 0.25)", "type": "color"}}
      """)
    #expect(reading["shade"]?.core == RGBAColor(hex: 0x102030, alpha: 0.25))
  }

  @Test("Tokens Studio: text styles, shadows, borders")
  func composites() {
    let reading = TokenReading(
      """
      {"font": {"value": "Inter", "type": "fontFamilies"},
       "bold": {"value": "Bold Italic", "type": "fontWeights"},
       "line": {"value": "150%", "type": "lineHeights"},
       "title": {"type": "typography", "value": {"fontFamily": "{font}", "fontWeight": "{bold}",
         "lineHeight": "{line}", "fontSize": "20", "letterSpacing": "0%", "textCase": "none"}},
       "low": {"type": "boxShadow", "value": {"x": "0", "y": "2", "blur": "4", "spread": "1",
         "color": "#00000080", "type": "innerShadow"}},
       "high": {"type": "boxShadow", "value": [{"x": 0, "y": 1, "blur": 2, "color": "#000"},
         {"x": 0, "y": 4, "blur": 8, "color": "#000"}]},
       "rule": {"type": "border", "value": {"color": "#000", "width": "1", "style": "solid"}}}
      """)
    #expect(
      reading["title"]
        == .typography(
          TokenTypography(
            fontFamily: ["Inter"], fontSize: TokenDimension(20), fontWeight: 700,
            letterSpacing: TokenDimension(0), lineHeight: 1.5)))
    guard case .shadow(let low)? = reading["low"], case .shadow(let high)? = reading["high"] else {
      Issue.record("\(reading.findings)")
      return
    }
    #expect(low.map(\.isInset) == [true])
    #expect(low.first?.spread == TokenDimension(1))
    #expect(high.map(\.blur) == [TokenDimension(2), TokenDimension(8)])
    guard case .border(let rule)? = reading["rule"] else {
      Issue.record("no border")
      return
    }
    #expect(rule.width == TokenDimension(1) && rule.style == .named(.solid))
    #expect(reading.findings.contains { $0.contains("no \"textCase\"; it is left out") })
  }

  @Test("Tokens Studio: sets lie over one another as themes select them, light and dark by name")
  func sets() {
    let text = """
      {"core": {"black": {"value": "#000000", "type": "color"}, "white": {"value": "#ffffff", "type": "color"}},
       "day": {"page": {"value": "{white}", "type": "color"}},
       "night": {"page": {"value": "{black}", "type": "color"}},
       "wide": {"gap": {"value": 9, "type": "spacing"}},
       "$themes": [
         {"name": "Light", "group": "mode", "selectedTokenSets": {"core": "source", "day": "enabled", "night": "disabled"}},
         {"name": "Dark", "group": "mode", "selectedTokenSets": {"core": "source", "night": "enabled"}},
         {"name": "Tight", "group": "room", "selectedTokenSets": {}},
         {"name": "Wide", "group": "room", "selectedTokenSets": {"wide": "enabled"}}],
       "$metadata": {"tokenSetOrder": ["core", "day", "night", "wide"]}}
      """
    let reading = TokenReading(text)
    #expect(
      reading.findings == [
        #"t:9:13: warning: the theme "Wide" is left out beside "Tight"; --context "room=Wide" chooses it"#
      ])
    #expect(reading.document.tokens.map(\.name) == ["black", "white", "page"])
    #expect(reading["page"]?.core == .white)
    #expect(reading.document["page"]?.darkValue?.core == .black)
    let wide = TokenReading(text, inputs: ["room": "Wide"])
    #expect(wide["gap"] == .dimension(TokenDimension(9)))
    let wrong = TokenReading(text, inputs: ["room": "Wied"])
    #expect(wrong.findings.first?.contains(#"did you mean "Wide"?"#) == true)
  }

  @Test("Without themes all sets count, in their order")
  func orderedSets() {
    let reading = TokenReading(
      """
      {"b": {"x": {"value": 2, "type": "number"}}, "a": {"x": {"value": 1, "type": "number"}},
       "$metadata": {"tokenSetOrder": ["a", "b"]}}
      """)
    #expect(reading["x"] == .number(2))
  }

  @Test("One file refers to tokens of another")
  func files() {
    let base = SourceText(
      name: "base",
      text: ##"{"color": {"red": {"value": "#ff0000"}, "blue": {"value": "#0000ff"}}}"##)
    let brand = SourceText(
      name: "brand",
      text: ##"{"color": {"accent": {"value": "{color.red}"}, "blue": {"value": "#0000aa"}}}"##)
    let (document, findings) = DesignTokenReader.read(brand, others: [base])
    #expect(findings.isEmpty)
    #expect(document["color.accent"]?.value == .hex(0xFF0000))
    #expect(document["color.blue"]?.value == .hex(0x0000AA))
  }

  @Test("What cannot be read is left out with a word, and spoils nothing else")
  func losses() {
    let reading = TokenReading(
      """
      {"ok": {"value": 1, "type": "number"},
       "flag": {"value": true, "type": "boolean"}, "icon": {"value": "a.svg", "type": "asset"},
       "odd": {"value": "wide", "type": "spacing"}, "lost": {"value": "{nowhere}", "type": "color"},
       "0.5": {"value": 2, "type": "spacing"}, "half": {"value": "{0.5}", "type": "spacing"}}
      """)
    #expect(reading["ok"] == .number(1))
    #expect(reading["half"] == .dimension(TokenDimension(2)))
    #expect(reading.document["half"]?.alias == "0_5")
    for words in [
      #"the format has no type "boolean""#, #"the format has no type "asset""#,
      #""odd" is left out"#, #"unknown token "nowhere""#, #""0.5" became "0_5""#,
    ] {
      #expect(reading.findings.contains { $0.contains(words) }, "\(words): \(reading.findings)")
    }
    #expect(reading.findings.allSatisfy { $0.contains("warning") })
  }

  @Test("A circle is named and ends")
  func circle() {
    let reading = TokenReading(
      ##"{"a": {"value": "{b} * 2", "type": "spacing"}, "b": {"value": "{a} * 2", "type": "spacing"}}"##
    )
    #expect(reading.document.tokens.isEmpty && !reading.findings.isEmpty)
  }

  @Test("Tokens of before with the format's keys: sums, types of other tools, texts without a type")
  func oldValuesUnderNewKeys() {
    let reading = TokenReading(
      """
      {"base": {"$type": "spacing", "$value": "4"}, "wide": {"$type": "spacing", "$value": "{base} * 3"},
       "face": {"$type": "font-family", "$value": "Inter, serif"},
       "thin": {"$type": "fontWeights", "$value": "Light Italic"},
       "ink": {"$value": "hsl(0 100% 50%)"}, "rule": {"$type": "strokeStyle", "$value": "dashed"},
       "fade": {"$type": "gradient", "$value": [{"color": "{ink}", "position": 0}]},
       "stack": {"$type": "fontFamilies", "$value": "{face}, {face}"}}
      """)
    #expect(reading["wide"] == .dimension(TokenDimension(12)))
    #expect(reading["face"] == .fontFamily(["Inter", "serif"]))
    #expect(reading["thin"] == .fontWeight(300))
    #expect(reading["ink"]?.core == RGBAColor(hex: 0xFF0000))
    #expect(reading["rule"] == .strokeStyle(.named(.dashed)))
    #expect(reading["fade"]?.type == .gradient)
    #expect(reading["stack"] == .fontFamily(["Inter", "serif", "Inter", "serif"]))
    #expect(reading.findings.count == 1, "\(reading.findings)")
  }

  @Test("A text style keeps what is left when a part of it has no value")
  func partsWithoutValue() {
    let reading = TokenReading(
      """
      {"wide": {"value": "2%", "type": "letterSpacing"}, "loose": {"value": "{wide}", "type": "letterSpacing"},
       "body": {"type": "typography", "value": {"fontFamily": "Inter", "fontSize": "13",
         "letterSpacing": "{loose}", "lineHeight": "{nowhere}"}},
       "open": {"type": "typography", "value": {"fontFamily": "Inter", "fontSize": "{nowhere}",
         "letterSpacing": "{loose}"}}}
      """)
    guard case .typography(let body)? = reading["body"] else {
      Issue.record("\(reading.findings)")
      return
    }
    #expect(body.letterSpacing == TokenDimension(0.26) && body.lineHeight == nil)
    #expect(reading.findings.contains { $0.contains("\"letterSpacing\" is left out") })
    #expect(reading.findings.contains { $0.contains("\"lineHeight\" is left out") })
  }

  @Test(
    "A letter spacing in per cent is a share of the size of its text style",
    arguments: [
      (#""20""#, #""5%""#, TokenDimension(1)), ("20", #""-2.5%""#, TokenDimension(-0.5)),
      (#""{size}""#, #""{wide}""#, TokenDimension(2)),
      (#""{size} / 2""#, #""{wide}""#, TokenDimension(1)),
      (#""2rem""#, #""10%""#, TokenDimension(0.2, .rem)), ("20", #""AUTO""#, TokenDimension(0)),
    ])
  func letterSpacingInPerCent(size: String, spacing: String, expected: TokenDimension) {
    let reading = TokenReading(
      """
      {"size": {"value": "40px", "type": "fontSizes"}, "wide": {"value": "5%", "type": "letterSpacing"},
       "auto": {"value": "AUTO", "type": "lineHeights"},
       "body": {"type": "typography", "value": {"fontFamily": "Inter", "fontWeight": 400,
         "fontSize": \(size), "letterSpacing": \(spacing), "lineHeight": "{auto}"}}}
      """)
    guard case .typography(let body)? = reading["body"] else {
      Issue.record("\(reading.findings)")
      return
    }
    #expect(body.letterSpacing == expected && body.lineHeight == nil)
    func isFound(_ words: String) -> Bool { reading.findings.contains { $0.contains(words) } }
    #expect(!isFound("\"lineHeight\" is left out"))
    #expect(isFound("\"auto\" is left out: AUTO is what the font decides"))
    #expect(isFound("\"wide\" is left out: a percentage is a length only"))
  }

  @Test(
    "A text style without a number for its line height has the font's own, and nothing is reported",
    arguments: [
      #", "lineHeight": "AUTO""#, #", "lineHeight": "auto""#, #", "lineHeight": "normal""#,
      #", "lineHeight": {"unit": "AUTO"}"#, "",
    ])
  func naturalLineHeight(_ part: String) {
    for (key, kind, size) in [
      ("value", "type", #""16""#), ("$value", "$type", #"{"value": 16, "unit": "px"}"#),
    ] {
      let spacing = key == "value" ? #""0""# : #"{"value": 0, "unit": "px"}"#
      let reading = TokenReading(
        """
        {"body": {"\(kind)": "typography", "\(key)": {"fontFamily": "Inter", "fontWeight": 400,
          "fontSize": \(size), "letterSpacing": \(spacing)\(part)}}}
        """)
      guard case .typography(let body)? = reading["body"] else {
        Issue.record("\(reading.findings)")
        continue
      }
      #expect(body.lineHeight == nil && reading.findings.isEmpty, "\(reading.findings)")
    }
  }

  @Test(
    "A power is that of the number, and binds closer than a product or a sign",
    arguments: [
      ("2px ^ 2", 4), ("16px * 1.25 ^ 2", 25), ("2 ^ 3 ^ 2", 512), ("-2 ^ 2", -4),
      ("16px * 2 ^ -1", 8), ("4px ^ 0.5", 2),
    ] as [(String, Double)])
  func powers(text: String, expected: Double) {
    let reading = TokenReading(#"{"x": {"value": "\#(text)", "type": "spacing"}}"#)
    #expect(reading["x"] == .dimension(TokenDimension(expected)), "\(reading.findings)")
  }

  @Test("Shadows as CSS writes them")
  func shadowsOfCSS() {
    let reading = TokenReading(
      """
      {"a": {"type": "shadow", "value": "0 1px 2px rgba(0, 0, 0, 0.5), inset 1px 0 #fff"},
       "b": {"type": "shadow", "value": "none"}, "c": {"type": "shadow", "value": "0 1px"}}
      """)
    guard case .shadow(let shadows)? = reading["a"] else {
      Issue.record("\(reading.findings)")
      return
    }
    #expect(shadows.map(\.blur) == [TokenDimension(2), TokenDimension(0)])
    #expect(shadows.map(\.isInset) == [false, true])
    #expect(shadows.first?.color.core.alpha == 0.5)
    #expect(reading["b"] == .shadow([]))
    #expect(reading["c"] == nil && reading.findings.contains { $0.contains("\"c\" is left out") })
  }

  @Test("JSON5 is read with one warning")
  func json5() {
    let reading = TokenReading(
      """
      // The base.
      {base: {$type: 'number', $value: 1,}, 'next': {"$value": "{base}", /* same */},}
      """)
    #expect(reading["next"] == .number(1))
    #expect(reading.findings.count == 1)
    #expect(reading.findings.first?.hasPrefix("t:1:1: warning: this is JSON5") == true)
  }

  @Test("Names behind a dollar sign are references; a colour modifier is applied")
  func oldStudio() {
    let reading = TokenReading(
      """
      {"ink": {"a": {"value": "#102030", "type": "color"}}, "pen": {"value": "$ink.a", "type": "color"},
       "pale": {"value": "{ink.a}", "type": "color",
         "$extensions": {"studio.tokens": {"modify": {"type": "lighten", "value": "0.5"}}}}}
      """)
    #expect(reading.document["pen"]?.alias == "ink.a")
    #expect(reading["pale"]?.core?.hexText == "#888F98")
    #expect(reading.findings.isEmpty)
  }

  @Test("Files of the format are not taken for older ones")
  func newFiles() {
    let (value, _) = JSONParser.parse(
      SourceText(
        name: "t",
        text: """
          {"value": {"$type": "number", "x": {"$value": 1}},
           "d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
          """))
    #expect(!DesignTokenReader.reads(older: value?.members ?? []))
  }
}
