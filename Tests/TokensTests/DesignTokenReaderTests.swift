import GalleyDesign
import GalleyParsing
import Testing

@testable import GalleyTokens

@Suite("Design tokens")
struct DesignTokenReaderTests {
  @Test("DUI-6 Lenient reading leaves out what is wrong, with a warning")
  func lenient() {
    let text = #"{"a": {"$type": "number", "$value": "x"}, "b": {"$type": "number", "$value": 2}}"#
    let source = SourceText(name: "t", text: text)
    let (document, findings) = DesignTokenReader.read(source, mode: .lenient)
    #expect(document.tokens.map(\.name) == ["b"])
    #expect(
      findings.map { $0.headline(in: source) } == [
        "t:1:37: warning: expected a number, found a string \"x\"; ignored"
      ])
  }

  @Test(
    "Every type has its value",
    arguments: [
      (
        #"{"$type": "dimension", "$value": {"value": 0.5, "unit": "rem"}}"#,
        DesignTokenValue.dimension(TokenDimension(0.5, .rem))
      ),
      (#"{"$type": "fontFamily", "$value": "Inter"}"#, .fontFamily(["Inter"])),
      (#"{"$type": "fontFamily", "$value": ["Inter", "serif"]}"#, .fontFamily(["Inter", "serif"])),
      (#"{"$type": "fontWeight", "$value": "extra-bold"}"#, .fontWeight(800)),
      (#"{"$type": "fontWeight", "$value": 350}"#, .fontWeight(350)),
      (#"{"$type": "duration", "$value": {"value": 1.5, "unit": "s"}}"#, .duration(1500)),
      (
        #"{"$type": "cubicBezier", "$value": [0.5, -1, 1, 2]}"#,
        .cubicBezier(TokenCurve(0.5, -1, 1, 2))
      ),
      (#"{"$type": "number", "$value": -2.5}"#, .number(-2.5)),
      (#"{"$type": "strokeStyle", "$value": "dashed"}"#, .strokeStyle(.named(.dashed))),
      (
        #"{"$type": "strokeStyle", "$value": {"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "round"}}"#,
        .strokeStyle(.dashes([TokenDimension(1)], .round))
      ),
      (
        #"{"$type": "transition", "$value": {"duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}}"#,
        .transition(TokenTransition(duration: 200, delay: 0, timing: TokenCurve(0, 0, 1, 1)))
      ),
      (
        #"{"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 700, "letterSpacing": {"value": 0.1, "unit": "px"}, "lineHeight": 1.2}}"#,
        .typography(
          TokenTypography(
            fontFamily: ["Inter"], fontSize: TokenDimension(16), fontWeight: 700,
            letterSpacing: TokenDimension(0.1), lineHeight: 1.2))
      ),
    ])
  func types(_ token: String, _ expected: DesignTokenValue) {
    let reading = TokenReading("{\"x\": \(token)}")
    #expect(reading.findings.isEmpty)
    #expect(reading["x"] == expected)
  }

  @Test("Composites hold references, lists and defaults")
  func composites() throws {
    let reading = TokenReading(
      """
      {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}},
       "d": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
       "n": {"$type": "number", "$value": 0.25},
       "border": {"$type": "border", "$value": {"color": "{c}", "width": "{d}", "style": "solid"}},
       "one": {"$type": "shadow", "$value": {"color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}"}},
       "two": {"$type": "shadow", "$value": ["{one}", {"color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}", "inset": true}]},
       "stops": {"$type": "gradient", "$value": [{"color": "{c}", "position": "{n}"}, {"color": "{c}", "position": 7}]},
       "more": {"$type": "gradient", "$value": ["{stops}", {"color": "{c}", "position": -1}]}}
      """)
    #expect(reading.findings.isEmpty)
    let black = TokenColor(.srgb, [0, 0, 0], alpha: 0.5)
    let two = TokenDimension(2)
    let expected = TokenBorder(color: black, width: two)
    #expect(reading["border"] == .border(expected))
    let shadow = TokenShadow(color: black, offsetX: two, offsetY: two, blur: two, spread: two)
    var inset = shadow
    inset.isInset = true
    #expect(reading["one"] == .shadow([shadow]))
    #expect(reading["two"] == .shadow([shadow, inset]))
    let stops = [TokenStop(color: black, position: 0.25), TokenStop(color: black, position: 1)]
    #expect(reading["stops"] == .gradient(stops))
    #expect(reading["more"] == .gradient(stops + [TokenStop(color: black, position: 0)]))
  }

  @Test("Types come from the token, the reference or the nearest group")
  func inheritedTypes() {
    let reading = TokenReading(
      """
      {"a": {"$type": "number", "x": {"$value": 1}, "b": {"$type": "fontWeight", "y": {"$value": 400}},
        "z": {"$value": "{w}"}}, "w": {"$type": "fontFamily", "$value": "Inter"}}
      """)
    #expect(reading.findings.isEmpty)
    #expect(reading["a.x"] == .number(1))
    #expect(reading["a.b.y"] == .fontWeight(400))
    #expect(reading["a.z"] == .fontFamily(["Inter"]))
    #expect(reading.document["a.z"]?.alias == "w")
  }

  @Test("Pointers reach whole tokens and parts of values, with escapes")
  func pointers() {
    let reading = TokenReading(
      """
      {"a b": {"x/y": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.25, 0, 0]}}},
       "whole": {"$ref": "#/a%20b/x~1y/$value"},
       "part": {"$type": "number", "$value": {"$ref": "#/a b/x~1y/$value/components/0"}},
       "mixed": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/part/$value"}, 1, 1]}}}
      """)
    #expect(reading.findings.isEmpty)
    #expect(reading["whole"] == reading["a b.x/y"])
    #expect(reading.document["whole"]?.alias == "a b.x/y")
    #expect(reading["part"] == .number(0.25))
    #expect(reading["mixed"] == .color(TokenColor(.srgb, [0.25, 1, 1])))
  }

  @Test("A group extends another: deep merge, whole tokens replaced, chains")
  func extending() {
    let reading = TokenReading(
      """
      {"base": {"$type": "number", "g": {"a": {"$value": 1}, "b": {"$value": 2, "$description": "two"}}, "c": {"$value": 3}},
       "more": {"$extends": "{base}", "g": {"b": {"$value": 20}}, "d": {"$value": 4}},
       "last": {"$ref": "#/more", "c": {"$value": 30}}}
      """)
    #expect(reading.findings.isEmpty)
    let expected: [(String, Double)] = [
      ("more.g.a", 1), ("more.g.b", 20), ("more.c", 3), ("more.d", 4), ("last.g.a", 1),
      ("last.g.b", 20), ("last.c", 30), ("last.d", 4),
    ]
    for (path, number) in expected { #expect(reading[path] == .number(number), "\(path)") }
    #expect(reading.document["more.g.b"]?.description == nil)
  }

  @Test("Root tokens, deprecation and foreign data are kept")
  func properties() {
    let reading = TokenReading(
      """
      {"a": {"$type": "number", "$deprecated": "use b", "$root": {"$value": 1}, "x": {"$value": "{a.$root}"},
        "y": {"$value": 2, "$deprecated": false, "$extensions": {"org.example": {"k": 1}}}, "z": {"$value": 3, "$deprecated": true}}}
      """)
    #expect(reading.findings.isEmpty)
    #expect(reading["a.$root"] == .number(1))
    #expect(reading["a.x"] == .number(1))
    #expect(reading.document["a.x"]?.deprecation == .explained("use b"))
    #expect(reading.document["a.y"]?.deprecation == nil)
    #expect(reading.document["a.z"]?.deprecation == .unexplained)
    #expect(reading.document["a.y"]?.extensions?["org.example"]?["k"]?.number?.value == 1)
  }

  @Test("Modes give dark values, through references too")
  func modes() {
    let reading = TokenReading(
      """
      {"$type": "color",
       "black": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "text": {"$value": "{black}", "$extensions": {"mode": {"dark": "{white}"}}},
       "title": {"$value": "{text}"}}
      """)
    #expect(reading.findings.isEmpty)
    #expect(reading["title"]?.core == .black)
    #expect(reading.document["title"]?.darkValue?.core == .white)
    #expect(reading.document["black"]?.darkValue == nil)
  }

  @Test(
    "Mistakes are located",
    arguments: [
      (
        #"{"a": {"$type": "color", "$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}}"#,
        "t:1:2: error: the tokens refer to each other in a circle: \"a\" → \"b\" → \"c\" → \"a\""
      ),
      (
        #"{"a": {"$type": "number", "$value": "{bb}"}, "bbb": {"$type": "number", "$value": 1}}"#,
        "t:1:37: error: unknown token \"bb\"; did you mean \"{bbb}\"?"
      ),
      (
        #"{"a": {"$type": "number", "$value": "{g}"}, "g": {"x": {"$type": "number", "$value": 1}}}"#,
        "t:1:37: error: \"g\" is a group, not a token"
      ),
      (
        #"{"a": {"$type": "number", "$value": "{g"}}"#,
        "t:1:37: error: \"{g\" is not a reference; write \"{group.token}\""
      ),
      (
        #"{"a": {"$type": "nubmer", "$value": 1}}"#,
        "t:1:17: error: unknown type \"nubmer\"; did you mean \"number\"?"
      ),
      (
        #"{"a": {"$value": 1}}"#,
        "t:1:2: error: the token \"a\" has no \"$type\", nor has a group round it"
      ),
      (
        #"{"a": {"$type": "number", "$value": "1"}}"#,
        "t:1:37: error: expected a number, found a string \"1\""
      ),
      (
        #"{"a": {"$type": "color", "$value": "reddish"}}"#,
        "t:1:36: error: expected a colour with \"colorSpace\" and \"components\", found a string \"reddish\""
      ),
      (
        #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0]}}}"#,
        "t:1:36: error: expected 3 components, found 2"
      ),
      (
        #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 2]}}}"#,
        "t:1:80: warning: the component 2 lies outside of 0 to 1"
      ),
      (
        #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2}}}"#,
        "t:1:93: error: expected a number from 0 to 1 for \"alpha\", found the number 2"
      ),
      (
        #"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "em"}}}"#,
        "t:1:61: error: expected \"px\" or \"rem\" for \"unit\", found \"em\"; did you mean \"rem\"?"
      ),
      (
        #"{"a": {"$type": "dimension", "$value": 0}}"#,
        "t:1:40: warning: a dimension without a unit is taken as \"px\""
      ),
      (
        #"{"a": {"$type": "dimension", "$value": "16px"}}"#,
        "t:1:40: warning: a dimension as text is the older form; 2025.10 writes an object"
      ),
      (
        #"{"a": {"$type": "fontWeight", "$value": "Bold"}}"#,
        "t:1:41: warning: the format writes this weight \"bold\""
      ),
      (
        #"{"a": {"$type": "fontWeight", "$value": 0}}"#,
        "t:1:41: error: expected a weight from 1 to 1000 or its name, found the number 0"
      ),
      (
        #"{"a": {"$type": "cubicBezier", "$value": [2, 0, 0, 0]}}"#,
        "t:1:43: error: the x of a control point lies from 0 to 1"
      ),
      (
        #"{"a": {"$type": "cubicBezier", "$value": [0, 0, 0]}}"#,
        "t:1:42: error: expected four numbers, found an array"
      ),
      (
        #"{"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"#,
        "t:1:40: error: a token holds no tokens: \"a\" has a \"$value\" already"
      ),
      (
        #"{"a.b": {"$type": "number", "$value": 1}}"#,
        "t:1:2: error: \".\" must not stand in the name of a token or group"
      ),
      (#"{"a": 1}"#, "t:1:7: error: expected a token or a group for \"a\", found the number 1"),
      (
        #"{"a": {"$type": "number", "$value": 1, "$descripton": "x"}}"#,
        "t:1:40: error: unknown key \"$descripton\"; did you mean \"$description\"?"
      ),
      (
        #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#,
        "t:1:46: error: groups extend each other in a circle: \"a\" → \"b\" → \"a\""
      ),
      (
        #"{"a": {"x": {"$extends": "{a}"}}}"#,
        "t:1:26: error: groups extend each other in a circle: \"a\" → \"a.x\" → \"a\""
      ),
      (#"{"a": {"$extends": "{z}"}}"#, "t:1:20: error: there is no group \"z\""),
      (
        #"{"a": {"$extends": "{z}"}, "z": {"$type": "number", "$value": 1}}"#,
        "t:1:20: error: \"z\" is a token; only groups can be extended"
      ),
      (
        ##"{"a": {"$type": "number", "$value": {"$ref": "#/b/$value/x"}}, "b": {"$type": "number", "$value": 1}}"##,
        "t:1:46: error: the value of \"b\" has no \"x\""
      ),
      (
        ##"{"a": {"$type": "number", "$value": {"$ref": "#/b"}}}"##,
        "t:1:46: error: \"#/b\" leads to no token's value"
      ),
      (
        #"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "fontWeight", "$value": 1}}"#,
        "t:1:37: error: the token is a number, but \"b\" is a fontWeight"
      ),
      (
        #"{"a": {"$type": "strokeStyle", "$value": "dahsed"}}"#,
        "t:1:42: error: expected \"solid\", \"dashed\", \"dotted\", \"double\", \"groove\", \"ridge\", \"outset\" or \"inset\", found \"dahsed\"; did you mean \"dashed\"?"
      ),
      ("[]", "t:1:1: error: expected an object, found an array"),
    ])
  func mistakes(_ text: String, _ expected: String) {
    #expect(TokenReading(text).findings == [expected])
  }

  @Test("Tokens that go with another are named")
  func dependents() {
    let reading = TokenReading(
      """
      {"a": {"$type": "number", "$value": "x"}, "b": {"$value": "{a}"}, "c": {"$value": "{none}"},
       "d": {"$type": "border", "$value": {"color": "{c}", "width": "{c}", "style": "solid"}}}
      """)
    #expect(reading.document.tokens.isEmpty)
    for words in [#""b" is left out with "a""#, #""d" is left out with "c""#] {
      #expect(reading.findings.contains { $0.contains(words) }, "\(reading.findings)")
    }
  }

  @Test("What is right beside a mistake is kept")
  func recovery() {
    let reading = TokenReading(
      #"{"a": {"$type": "nope", "$value": 1}, "b": {"$type": "number", "$value": 2}}"#)
    #expect(reading.document.tokens.map(\.name) == ["b"])
  }
}
