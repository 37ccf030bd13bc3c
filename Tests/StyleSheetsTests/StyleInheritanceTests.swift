import GalleyDesign
import Testing

@testable import GalleyStyleSheets

@Suite("Style inheritance")
struct StyleInheritanceTests {
  @Test("STY-8 Leaves are inherited one by one, at any depth, in any order")
  func chain() {
    let sheet = SheetReading(
      """
      {"styles": {
        "c": {"parent": "b", "borderWidth": 3, "font": {"textStyle": "none"}},
        "b": {"parent": "a", "font": {"size": 20}, "cornerRadius": 5},
        "a": {"font": {"name": "systemFont", "size": 10, "textStyle": "body"}, "borderWidth": 1, "spacing": 9}}}
      """)
    #expect(sheet.findings.isEmpty)
    let styles = sheet.scheme("c").styles
    #expect(styles?.font?.name == "systemFont")
    #expect(styles?.font?.size == 20)
    #expect(styles?.font?.scaling == FontStyle.Scaling.none)
    #expect(styles?.border == LineThickness(points: 3))
    #expect(styles?.cornerRadius == .points(5))
    #expect(styles?.spacing == 9)
  }

  @Test("STY-8 Styled text merges with the parent's, the placeholder's is replaced")
  func textAndPlaceholder() {
    let sheet = SheetReading(
      """
      {"styles": {
        "a": {"styledTextAttributes": {"kern": 1, "lineSpacing": 2, "font": {"name": "Inter", "size": 10}},
              "styledPlaceholderAttributes": {"kern": 1, "lineSpacing": 2}},
        "b": {"parent": "a", "styledTextAttributes": {"kern": 5, "font": {"size": 12}},
              "styledPlaceholderAttributes": {"kern": 5}},
        "c": {"parent": "a"}}}
      """)
    let child = sheet.scheme("b").styles
    #expect(child?.styledText?.kern == 5)
    #expect(child?.styledText?.lineSpacing == 2)
    #expect(child?.styledText?.font?.name == "Inter")
    #expect(child?.styledText?.font?.size == 12)
    #expect(child?.styledPlaceholder?.kern == 5)
    #expect(child?.styledPlaceholder?.lineSpacing == nil)
    #expect(sheet.scheme("c").styles?.styledPlaceholder?.lineSpacing == 2)
  }

  @Test("STY-8 A circle of parents is named whole; it and its descendants are absent")
  func cycle() {
    let sheet = SheetReading(
      """
      {"styles": {"a": {"parent": "b"}, "b": {"parent": "c"}, "c": {"parent": "a"},
        "d": {"parent": "c"}, "e": {"parent": "x"}, "f": {"parent": "e"}, "g": {}, "h": {"parent": "h"}}}
      """)
    #expect(sheet.file.resolved.styleNames == ["g"])
    #expect(
      sheet.findings == [
        "s:1:29: error: the parents of styles refer to each other in a circle: \"a\" → \"b\" → \"c\" → \"a\"",
        "s:2:19: note: the style \"d\" is left out, because its parent is",
        "s:2:41: error: unknown parent \"x\" of the style \"e\"",
        "s:2:63: note: the style \"f\" is left out, because its parent is",
        "s:2:94: error: the parents of styles refer to each other in a circle: \"h\" → \"h\"",
      ])
  }

  @Test("STY-8 A chain of 5,000 parents resolves")
  func longChain() {
    let styles = (0..<5000).map { index in
      index == 0 ? "\"s0\": {\"spacing\": 7}" : "\"s\(index)\": {\"parent\": \"s\(index - 1)\"}"
    }
    let sheet = SheetReading("{\"styles\": {\(styles.reversed().joined(separator: ","))}}")
    #expect(sheet.findings.isEmpty)
    #expect(sheet.scheme("s4999").styles?.spacing == 7)
  }

  @Test("STY-9 A substyle wins property by property")
  func substyle() {
    let sheet = SheetReading(
      ##"""
      {"styles": {
        "text": {"foregroundColor": "#000", "spacing": 1, "styledTextAttributes": {"kern": 1, "underlineStyle": "single"}},
        "warm": {"foregroundColor": "#f00", "styledTextAttributes": {"kern": 2}}}}
      """##)
    let scheme = sheet.scheme("text", "warm")
    #expect(scheme.colors?.foreground == Color(RGBAColor(hex: 0xFF0000)))
    #expect(scheme.styles?.spacing == 1)
    #expect(scheme.styles?.styledText?.kern == 2)
    #expect(scheme.styles?.styledText?.underline == TextStyling.Line(.single))
    #expect(sheet.scheme("text", "unknown") == sheet.scheme("text"))
    #expect(sheet.scheme("unknown", "warm") == sheet.scheme("warm"))
    #expect(sheet.file.resolved.scheme(style: "unknown") == nil)
  }

  @Test("STY-9 Paragraph settings are one attribute of a substyle")
  func paragraph() {
    let sheet = SheetReading(
      """
      {"styles": {"text": {"styledTextAttributes": {"alignment": "center", "kern": 3}},
        "loose": {"styledTextAttributes": {"lineSpacing": 4}}}}
      """)
    let text = sheet.scheme("text", "loose").styles?.styledText
    #expect(text?.lineSpacing == 4)
    #expect(text?.alignment == nil)
    #expect(text?.kern == 3)
  }

  @Test(
    "STY-10 Fonts need both name and size",
    arguments: [
      (
        "{\"name\": \"boldSystemFont\", \"size\": 12}",
        FontDescriptor(family: "Inter", size: 12, weight: .bold)
      ),
      (
        "{\"name\": \"italicSystemFont\", \"size\": 9}",
        FontDescriptor(family: "Inter", size: 9, slant: .italic)
      ),
      ("{\"name\": \"Foo-Bold\", \"size\": 12}", FontDescriptor(family: "Foo-Bold", size: 12)),
      ("{\"name\": \"Foo-Bold\"}", nil), ("{\"size\": 12}", nil),
    ])
  func fonts(_ font: String, _ expected: FontDescriptor?) {
    let sheet = SheetReading("{\"styles\": {\"a\": {\"font\": \(font)}}}")
    #expect(sheet.scheme("a").styles?.font?.descriptor(for: ReaderSettings()) == expected)
  }

  @Test("STY-11 STY-12 Text styles scale and the bold name takes over")
  func dynamicType() {
    let sheet = SheetReading(
      """
      {"styles": {"a": {"font": {"name": "systemFont", "size": 17, "textStyle": "body",
        "textStyleMaximumSize": 20, "accessibilityBoldName": "boldSystemFont"}},
        "b": {"parent": "a", "font": {"textStyle": "none"}}}}
      """)
    let settings = ReaderSettings(textSize: .extraExtraExtraLarge, boldText: true)
    let font = sheet.scheme("a").styles?.font?.descriptor(for: settings)
    #expect(font?.size == 20)
    #expect(font?.weight == .bold)
    #expect(sheet.scheme("b").styles?.font?.descriptor(for: settings)?.size == 17)
  }

  @Test("STY-13 Upper-casing is a property of its own for text and placeholder")
  func upperCase() {
    let sheet = SheetReading(
      #"{"styles": {"a": {"fullUppercaseText": true, "fullUppercasePlaceholder": false}}}"#)
    #expect(sheet.scheme("a").styles?.uppercasesText == true)
    #expect(sheet.scheme("a").styles?.uppercasesPlaceholder == false)
  }

  @Test(
    "STY-14 A pattern alone is a single line with it",
    arguments: [
      ("patternDash", TextStyling.Line(.single, pattern: .dash)),
      ("byWord", TextStyling.Line(.single, byWord: true)), ("thick", TextStyling.Line(.thick)),
      ("none", TextStyling.Line(.none)),
    ])
  func underlines(_ word: String, _ expected: TextStyling.Line) {
    let sheet = SheetReading(
      "{\"styles\": {\"a\": {\"styledTextAttributes\": {\"underlineStyle\": \"\(word)\"}}}}")
    #expect(sheet.scheme("a").styles?.styledText?.underline == expected)
  }

  @Test("STY-18 State colours are kept apart from the normal ones")
  func stateColors() {
    let sheet = SheetReading(
      ##"{"styles": {"a": {"foregroundColor": "#000", "highlightedForegroundColor": "#111", "selectedBackgroundColor": "#222", "disabledBorderColor": "#333"}}}"##
    )
    let colors = sheet.scheme("a").colors
    #expect(colors?.highlighted?.foreground == Color(RGBAColor(hex: 0x111111)))
    #expect(colors?.selected?.background == Color(RGBAColor(hex: 0x222222)))
    #expect(colors?.disabled?.border == Color(RGBAColor(hex: 0x333333)))
    #expect(colors?.highlighted?.background == nil)
  }
}
