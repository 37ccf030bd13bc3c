import GalleyDesign
import GalleyParsing
import Testing

@testable import GalleyStyleSheets

@Suite("Style sheets")
struct StyleSheetTests {
  @Test("STY-1 A property list and JSON give the same sheet")
  func formats() {
    let json = SheetReading(
      """
      {"colors": {"a": "#ff0000"}, "dimensions": {"d": 4},
       "styles": {"s": {"foregroundColor": "a", "spacing": "d", "clipsToBounds": true}}}
      """)
    let list = SheetReading(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>colors</key><dict><key>a</key><string>#ff0000</string></dict>
        <key>dimensions</key><dict><key>d</key><integer>4</integer></dict>
        <key>styles</key><dict><key>s</key><dict>
          <key>foregroundColor</key><string>a</string><key>spacing</key><string>d</string>
          <key>clipsToBounds</key><true/></dict></dict>
      </dict></plist>
      """)
    #expect(json.findings.isEmpty && list.findings.isEmpty)
    #expect(json.file.resolved == list.file.resolved)
    #expect(json.scheme("s").colors?.foreground == Color(RGBAColor(hex: 0xFF0000)))
    #expect(json.scheme("s").styles?.spacing == 4)
    #expect(json.scheme("s").styles?.clipsToBounds == true)
  }

  @Test("STY-1 Every section may be missing, and an empty style is legal")
  func sections() {
    #expect(SheetReading("{}").findings.isEmpty)
    let sheet = SheetReading(#"{"styles": {"=== Text styles ===": {}}}"#)
    #expect(sheet.findings.isEmpty)
    #expect(sheet.file.resolved.style(named: "=== Text styles ===") == ResolvedStyle())
    #expect(sheet.scheme("=== Text styles ===") == Scheme())
  }

  @Test(
    "STY-2 Hexadecimal colours have 3, 4, 6 or 8 digits, opacity last",
    arguments: [
      ("#f08", 1.0, 0, 136.0 / 255, 1.0), ("#f08c", 1, 0, 136.0 / 255, 204.0 / 255),
      ("#FF0080", 1, 0, 128.0 / 255, 1), ("#ff008080", 1, 0, 128.0 / 255, 128.0 / 255),
      ("#00112233", 0, 17.0 / 255, 34.0 / 255, 51.0 / 255),
    ] as [(String, Double, Double, Double, Double)])
  func hexadecimal(_ text: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
  {
    let sheet = SheetReading("{\"colors\": {\"c\": \"\(text)\"}}")
    let expected = Color(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
    #expect(sheet.file.resolved.colors["c"] == expected)
  }

  @Test(
    "STY-2 What is no colour is located and left out; the others stay",
    arguments: [
      (
        #""ff0000""#,
        "s:1:33: error: unknown colour \"ff0000\"; a hexadecimal colour begins with #; did you mean \"#ff0000\"?"
      ),
      ("\"#ff00\"", ""),
      (
        "\"#ff000\"",
        "s:1:33: error: \"#ff000\" is not a colour; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      ),
      (
        "\"#gg0000\"",
        "s:1:33: error: \"#gg0000\" is not a colour; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      ),
      (#""goood""#, "s:1:33: error: unknown colour \"goood\"; did you mean \"good\"?"),
      ("12", "s:1:33: error: expected a colour as text, found the number 12"),
    ])
  func badColors(_ value: String, _ expected: String) {
    let sheet = SheetReading("{\"colors\": {\"good\": \"#fff\", \"c\":\(value)}}")
    #expect(sheet.findings == (expected.isEmpty ? [] : [expected]))
    #expect(sheet.file.resolved.colors["good"] == Color(.white))
    #expect((sheet.file.resolved.colors["c"] == nil) == !expected.isEmpty)
  }

  @Test("STY-2 A colour may be another's name, in any order")
  func colorReferences() {
    let sheet = SheetReading(
      ##"{"colors": {"title": "text", "text": "ink", "ink": "#000", "day": {"light": "ink", "dark": "#fff"}}}"##
    )
    #expect(sheet.findings.isEmpty)
    #expect(sheet.file.resolved.colors["title"] == Color(.black))
    #expect(sheet.file.resolved.colors["day"] == Color(light: .black, dark: .white))
  }

  @Test("STY-2 A circle of colours is named whole, once")
  func colorCycle() {
    let sheet = SheetReading(
      ##"{"colors": {"a": "b", "b": "c", "c": "a", "d": "a", "e": "#fff"}, "styles": {"s": {"foregroundColor": "d"}}}"##
    )
    let expected =
      "s:1:13: error: the colours refer to each other in a circle: \"a\" → \"b\" → \"c\" → \"a\""
    #expect(sheet.findings == [expected])
    #expect(sheet.file.resolved.colors.keys.sorted() == ["e"])
    #expect(sheet.scheme("s") == Scheme())
  }

  @Test("STY-3 Dimensions are numbers or names of dimensions")
  func dimensions() {
    let sheet = SheetReading(
      #"{"dimensions": {"a": 15, "b": 0.5, "c": "d", "d": "a", "bad": "15", "worse": "0,5", "odd": true, "x": "y", "y": "x"}}"#
    )
    #expect(sheet.file.resolved.dimensions == ["a": 15, "b": 0.5, "c": 15, "d": 15])
    #expect(
      sheet.findings == [
        "s:1:63: error: \"15\" is text, not a number, and no dimension has that name",
        "s:1:78: error: \"0,5\" is text, not a number, and no dimension has that name",
        "s:1:92: error: expected a number or a dimension's name, found true",
        "s:1:98: error: the dimensions refer to each other in a circle: \"x\" → \"y\" → \"x\"",
      ])
  }

  @Test("STY-4 Colours in styles are names first, then hexadecimal")
  func styleColors() {
    let sheet = SheetReading(
      ##"{"colors": {"#000": "#fff"}, "styles": {"a": {"foregroundColor": "#000", "backgroundColor": "#f00"}, "b": {"foregroundColor": "nowhere"}}}"##
    )
    #expect(sheet.scheme("a").colors?.foreground == Color(.white))
    #expect(sheet.scheme("a").colors?.background == Color(RGBAColor(hex: 0xFF0000)))
    #expect(sheet.scheme("b").colors == nil)
    #expect(sheet.findings == ["s:1:127: error: unknown colour \"nowhere\""])
  }

  @Test(
    "STY-5 A dimension may stand wherever a number may",
    arguments: [
      "borderWidth", "cornerRadius", "spacing", "imagePadding",
    ])
  func styleNumbers(_ key: String) {
    let sheet = SheetReading(
      "{\"dimensions\": {\"d\": 3}, \"styles\": {\"a\": {\"\(key)\": \"d\"}, \"b\": {\"\(key)\": 3}}}"
    )
    #expect(sheet.findings.isEmpty)
    #expect(sheet.scheme("a") == sheet.scheme("b"))
    #expect(sheet.scheme("a") != Scheme())
  }

  @Test("STY-5 Dimensions in fonts and styled text")
  func nestedNumbers() {
    let sheet = SheetReading(
      """
      {"dimensions": {"d": 3}, "styles": {"a": {
        "font": {"size": "d", "textStyleMaximumSize": "d"},
        "styledTextAttributes": {"lineSpacing": "d", "lineHeightMultiple": "d", "kern": "d"}}}}
      """)
    #expect(sheet.findings.isEmpty)
    #expect(sheet.scheme("a").styles?.font?.size == 3)
    #expect(sheet.scheme("a").styles?.font?.maximumSize == 3)
    let text = sheet.scheme("a").styles?.styledText
    #expect([text?.lineSpacing, text?.lineHeightMultiple, text?.kern] == [3, 3, 3])
  }

  @Test(
    "STY-6 Every documented key reaches the scheme, in both spellings",
    arguments: StyleProperty.all.flatMap { property in
      ([property.key] + property.alternatives).map { KeyCase(property: property.index, key: $0) }
    })
  func everyKey(_ test: KeyCase) throws {
    let property = StyleProperty.all[test.property]
    let value: String
    switch property.kind {
    case .color: value = "\"#123456\""
    case .number: value = "7"
    case .flag: value = "true"
    case .name: value = "\"Inter\""
    case .choice(let words, _): value = "\"\(try #require(words.last))\""
    }
    var text = "\"\(test.key)\": \(value)"
    for key in property.level.path.reversed() { text = "\"\(key)\": {\(text)}" }
    let sheet = SheetReading("{\"styles\": {\"a\": {\(text)}}}")
    #expect(sheet.findings.isEmpty)
    #expect(sheet.scheme("a") != Scheme())
    #expect(sheet.file.resolved.style(named: "a")?.settings.map(\.property) == [test.property])
  }

  @Test("STY-6 The keys are the published ones")
  func publishedKeys() {
    let font = "name size textStyle textStyleMaximumSize accessibilityBoldName"
    let attributes = """
      foregroundColor lineSpacing lineHeightMultiple alignment lineBreakMode kern underlineStyle \
      underlineColor strikethroughStyle strikethroughColor
      """
    let own = """
      foregroundColor highlightedForegroundColor selectedForegroundColor disabledForegroundColor \
      backgroundColor highlightedBackgroundColor selectedBackgroundColor disabledBackgroundColor \
      borderColor highlightedBorderColor selectedBorderColor disabledBorderColor \
      selectedBorderColorName tableViewSeparatorColor borderWidth cornerRadius clipsToBounds \
      borderStyle tintImageWithForegroundColor tableViewSeparatorStyle spacing imagePadding \
      fullUppercaseText fullUppercasePlaceholder
      """
    func keys(_ words: String, under path: String = "") -> [String] {
      words.split(separator: " ").map { path + $0 }
    }
    let published =
      keys(own) + keys(font, under: "font.")
      + ["styledTextAttributes.", "styledPlaceholderAttributes."].flatMap {
        keys(attributes, under: $0) + keys(font, under: $0 + "font.")
      }
    let known = StyleProperty.all.flatMap { property in
      ([property.key] + property.alternatives).map {
        (property.level.path + [$0]).joined(separator: ".")
      }
    }
    #expect(Set(known) == Set(published))
  }

  @Test("STY-7 Only defined properties are set")
  func undefined() {
    let sheet = SheetReading(#"{"styles": {"a": {"spacing": 2, "clipsToBounds": null}}}"#)
    #expect(sheet.scheme("a").styles?.definedFields == ["spacing"])
    #expect(sheet.scheme("a").colors == nil)
    #expect(
      sheet.findings == [
        "s:1:50: note: null does not reset \"clipsToBounds\"; it leaves what is there"
      ])
  }

  @Test(
    "STY-25 Mistakes in styles are located",
    arguments: [
      (
        #"{"foregroungColor": "x"}"#,
        "s:1:20: error: unknown key \"foregroungColor\"; did you mean \"foregroundColor\"?"
      ),
      (
        #"{"font": {"Size": 3}}"#,
        "s:1:29: error: unknown key \"Size\" in font; did you mean \"size\"?"
      ),
      (
        #"{"spacing": true}"#,
        "s:1:31: error: expected a number or a dimension's name for \"spacing\", found true"
      ),
      (
        #"{"clipsToBounds": 1}"#,
        "s:1:37: error: expected true or false for \"clipsToBounds\", found the number 1"
      ),
      (
        #"{"borderStyle": "lien"}"#,
        "s:1:35: error: expected \"none\", \"line\", \"bezel\" or \"roundedRect\" for \"borderStyle\", found \"lien\"; did you mean \"line\"?"
      ),
      (
        #"{"font": "Inter"}"#,
        "s:1:28: error: expected an object for \"font\", found a string \"Inter\""
      ),
      (
        #"{"font": {"size": "15"}}"#,
        "s:1:37: error: \"15\" is text, not a number, and no dimension has that name"
      ),
      (
        #"{"parent": 4}"#,
        "s:1:30: error: expected a style's name for \"parent\", found the number 4"
      ),
      (#"{"parent": "bb"}"#, "s:1:30: error: unknown parent \"bb\" of the style \"a\""),
      (
        #"{"spacing": 1, "spacing": 2}"#,
        "s:1:34: warning: the key \"spacing\" stands twice; the last one counts"
      ),
      ("3", "s:1:19: error: expected an object for \"a\", found the number 3"),
    ])
  func mistakes(_ style: String, _ expected: String) {
    #expect(SheetReading("{\"styles\": {\"a\":  \(style)}}").findings == [expected])
  }

  @Test("STY-25 Wrong sections and doubled names are located")
  func sectionMistakes() {
    let sheet = SheetReading(
      ##"{"colours": {}, "colors": {"a": "#fff", "a": "#000"}, "styles": [], "dimensions": null}"##)
    #expect(
      sheet.findings == [
        "s:1:2: error: unknown key \"colours\"; did you mean \"colors\"?",
        "s:1:41: warning: the key \"a\" stands twice; the last one counts",
        "s:1:65: error: expected an object for \"styles\", found an array",
      ])
    #expect(sheet.file.resolved.colors["a"] == Color(.black))
  }

  @Test(
    "STY-14 Lenient reading falls back as the original does",
    arguments: [
      ("alignment", "middle", "left"), ("lineBreakMode", "wrap", "byTruncatingTail"),
      ("underlineStyle", "wavy", "none"),
    ])
  func fallbacks(_ key: String, _ word: String, _ expected: String) {
    let text = "{\"styles\": {\"a\": {\"styledTextAttributes\": {\"\(key)\": \"\(word)\"}}}}"
    let lenient = SheetReading(text, mode: .lenient)
    #expect(lenient.findings.allSatisfy { $0.contains(": warning: ") })
    let path = "styledTextAttributes.\(key)"
    #expect(lenient.file.resolved.style(named: "a")?[path] == .word(expected))
    let strict = SheetReading(text)
    #expect(strict.file.resolved.style(named: "a")?[path] == nil)
    #expect(strict.findings.count == 1)
  }
}

/// One spelling of one property.
struct KeyCase: Sendable, CustomTestStringConvertible {
  var property: Int
  var key: String
  var testDescription: String {
    (StyleProperty.all[property].level.path + [key]).joined(separator: ".")
  }
}
