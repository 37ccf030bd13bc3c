import GalleyDesign
import GalleyParsing
import Testing

@testable import GalleyTokens

@Suite("Tokens for other programs")
struct TokenExportTests {
  private let document = TokenReading(
    """
    {"color": {"ink": {"$type": "color", "$description": "Text.",
         "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5},
         "$extensions": {"mode": {"dark": {"colorSpace": "srgb", "components": [1, 1, 1]}}}},
       "text": {"$type": "color", "$value": "{color.ink}"},
       "vivid": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.7, 0.1, 40]}}},
     "gap": {"2x": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}}},
     "fast": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
     "body": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]},
     "low": {"$type": "shadow", "$value": {"color": "{color.vivid}", "offsetX": {"value": 0, "unit": "px"},
       "offsetY": {"value": 2, "unit": "px"}, "blur": {"value": 4, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}},
     "title": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 20, "unit": "px"},
       "fontWeight": 700, "letterSpacing": {"value": 1, "unit": "px"}, "lineHeight": 1.2}}}
    """
  ).document

  @Test("CSS custom properties")
  func css() {
    #expect(
      CustomPropertyWriter.text(of: document) == """
        :root {
          --color-ink: #00000080;
          --color-text: var(--color-ink);
          --color-vivid: oklch(0.7 0.1 40);
          --gap-2x: 1.5rem;
          --fast: 200ms;
          --body: "Inter", sans-serif;
          --low: 0px 2px 4px 0px oklch(0.7 0.1 40);
          --title: 700 20px/1.2 "Inter";
          --title-letter-spacing: 1px;
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --color-ink: #ffffff;
          }
        }

        """)
  }

  @Test("Swift constants, and what there is no constant for")
  func swift() {
    let (text, notes) = TokenSourceWriter.swift(of: document)
    #expect(
      text.contains(
        """
          /// Text.
          public static let colorInk = Color(light: Color(red: 0.0, green: 0.0, blue: 0.0, \
        opacity: 0.5), dark: Color(red: 1.0, green: 1.0, blue: 1.0, opacity: 1.0))
        """))
    #expect(text.contains("public static let gap2x = 24.0\n"))
    #expect(text.contains("public static let fast = 0.2\n"))
    #expect(text.contains("public static let body = \"Inter\"\n"))
    #expect(text.contains("static let low = ShadowStyle.drop(color: Color(red: "))
    #expect(text.contains("radius: 2.0, x: 0.0, y: 2.0)\n"))
    #expect(
      text.contains(
        "static let title = Font.custom(\"Inter\", size: 20.0).weight(Font.Weight.bold)\n"))
    #expect(
      notes.map(\.description) == [
        "token \"gap.2x\": rem became points, 16 each",
        "token \"body\": only the first family is kept",
        "token \"title\": its line height is left out; a font has none",
        "token \"title\": its letter spacing is left out; a font has none",
      ])
  }

  @Test("Names and texts that programs would take for something else")
  func hostile() {
    let number = #"{"$type": "number", "$value": 1}"#
    let document = TokenReading(
      """
      {"default": \(number), "self": \(number), "2": \(number), "a-b": \(number), "a": {"b": \(number)},
       "family": {"$type": "fontFamily", "$value": "A\\"\\\\\\u0007'<&"},
       "dots": {"$type": "strokeStyle", "$value": {"lineCap": "round",
         "dashArray": [{"value": 1, "unit": "px"}, {"value": 2, "unit": "px"}]}}}
      """
    ).document
    let swift = TokenSourceWriter.swift(of: document).text
    for line in [
      "let `default` = 1.0", "let `self` = 1.0", "let _2 = 1.0", "let aB = 1.0", "let aB_2 = 1.0",
      #"let family = "A\"\\\u{7}'<&""#,
    ] {
      #expect(swift.contains("  public static \(line)\n"))
    }
    let android = TokenSourceWriter.android(of: document).text
    #expect(android.contains(#"name="_default""#) && android.contains(#"name="self""#))
    let css = CustomPropertyWriter.text(of: document)
    #expect(css.contains("--a-b: 1;") && css.contains("--a-b_2: 1;"))
    #expect(
      CustomPropertyWriter.losses(of: document).map(\.description) == [
        "token \"a.b\": it is called \"a-b_2\", since \"a-b\" is called \"a-b\" already",
        "token \"dots\": the lengths of its dashes are left to the browser",
      ])
  }

  @Test("Android resources, light and dark")
  func android() {
    let (light, notes) = TokenSourceWriter.android(of: document)
    #expect(light.contains("  <color name=\"color_ink\">#80000000</color>\n"))
    #expect(light.contains("  <dimen name=\"gap_2x\">24dp</dimen>\n"))
    #expect(light.contains("  <integer name=\"fast\">200</integer>\n"))
    #expect(notes.count == 6)
    let (dark, none) = TokenSourceWriter.android(of: document, isDark: true)
    #expect(dark.contains("<color name=\"color_ink\">#FFFFFFFF</color>"))
    #expect(dark.contains("<color name=\"color_text\">#FFFFFFFF</color>"))
    #expect(!dark.contains("vivid") && none.isEmpty)
  }

  @Test("Colours that stand twice, and pairs that are hard to read")
  func lint() {
    let reading = TokenReading(
      """
      {"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}},
       "b": {"$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}}, "c": {"$value": "{a}"},
       "primary": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "on-primary": {"$value": {"colorSpace": "srgb", "components": [0.8, 0.8, 0.8]}},
       "onPrimary": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "card": {"background": {"$value": "{primary}", "$extensions": {"mode": {"dark": "{onPrimary}"}}},
                "text": {"$value": "{onPrimary}"}}}
      """)
    #expect(
      TokenLint.findings(in: reading.document).map(\.message) == [
        "\"b\" has the value of \"a\"; \"{a}\" would follow it",
        "\"on-primary\" on \"primary\" has a contrast of 1.6:1; text needs 4.5:1",
        "\"card.text\" on \"card.background\" has a contrast of 1:1 in dark appearance; text needs 4.5:1",
      ])
  }

  @Test("References into the other appearance and tokens without a use are found")
  func relations() {
    let reading = TokenReading(
      """
      {"size": {"$type": "dimension", "a": {"$value": {"value": 1, "unit": "px"}},
                "b": {"$value": "{size.a}"}},
       "light": {"$type": "dimension", "gap": {"$value": {"value": 8, "unit": "px"}}},
       "dark": {"$type": "dimension", "gap": {"$value": "{light.gap}"}, "own": {"$value": "{size.a}"}}}
      """)
    #expect(
      TokenLint.findings(in: reading.document).map(\.message) == [
        "\"dark.gap\" refers to \"light.gap\", which belongs to the other appearance"
      ])
    let texts = ["VStack", "size.b", "{size.a}", "calc({light.gap.value} * 2)"]
    #expect(
      TokenLint.unused(in: reading.document, by: texts).map(\.message) == [
        "nothing here uses \"dark.gap\"", "nothing here uses \"dark.own\"",
      ])
  }

  @Test("A hue of 360 is none", arguments: [("hsl", "[360, 1, 1]"), ("oklch", "[0.5, 0.1, 360]")])
  func hue(_ space: String, _ components: String) {
    let reading = TokenReading(
      """
      {"a": {"$type": "color", "$value": {"colorSpace": "\(space)", "components": \(components)}}}
      """)
    #expect(reading.document.tokens.isEmpty)
    #expect(reading.findings.first?.contains("a hue lies from 0 up to 360") == true)
  }
}
