import GalleyComponents
import GalleyDocuments
import GalleyParsing
import Testing

/// A document with an error and its exact diagnostics.
struct BadDocument: Sendable, CustomTestStringConvertible {
  var text: String
  var messages: [String]
  var testDescription: String { String(text.prefix(60)) }

  init(_ text: String, _ messages: String...) {
    self.text = text
    self.messages = messages
  }
}

@Suite struct BadDocumentTests {
  static let wrongTypes = [
    BadDocument(
      #"{"type": "Row"}"#, #"1:10: error: unknown type "Row"; did you mean "HStack"?"#),
    BadDocument(
      #"{"type": "Img"}"#, #"1:10: error: unknown type "Img"; did you mean "Image"?"#),
    BadDocument(
      #"{"type": "Code"}"#, #"1:10: error: unknown type "Code"; did you mean "Text"?"#),
    BadDocument(
      #"{"type": "HStack", "children": []}"#,
      #"1:20: error: unknown key "children" in a component; did you mean "subviews"?"#),
    BadDocument(
      #"{"type": "Button", "properties": {"disabled": true}}"#,
      #"1:35: error: unknown key "disabled" in the properties of a component of type Button; "#
        + #"write "state": "disabled""#),
    BadDocument(
      #"{"type": "Slider", "properties": {"minimumValue": 5, "maximumValue": 3}}"#,
      #"1:70: error: "minimumValue" is 5 and "maximumValue" 3: nothing lies between them"#),
    BadDocument(
      #"{"type": "Chart", "properties": {"minimumValue": 5, "maximumValue": 5}}"#,
      #"1:69: error: "minimumValue" is 5 and "maximumValue" 5: nothing lies between them"#),
    BadDocument(
      #"{"type": "Chart", "properties": {"minimumX": "a"}, "values": {"marks": [{"x": ["2025-01-01"], "y": [1]}]}}"#,
      #"1:46: error: "minimumX" is not a date in ISO 8601"#),
    BadDocument(
      #"{"type": "Chart", "properties": {"minimumX": 3, "maximumX": 2}, "values": {"marks": [{"mark": "line", "y": [1]}]}}"#,
      #"1:61: error: nothing lies between "minimumX" and "maximumX""#),
    BadDocument(
      #"{"type": "Chart", "values": {"marks": [{"mark": "sector", "y": [3, -2.5], "of": 1}]}}"#,
      #"1:75: error: unknown key "of" in "marks.0""#,
      #"1:40: warning: "marks.0" has no slice for -2.5: slices are of values above zero"#),
    BadDocument(
      #"{"type": "Chart", "values": {"marks": [{"y": [3, null, "4"], "yStart": [1]}, {"x": [1]}]}}"#,
      #"1:56: error: expected a number for "marks.0.y.2", found a string "4""#,
      #"1:40: error: "marks.0" has 1 values in "yStart" and 3 in "y""#,
      #"1:78: error: "marks.1" has no values: "y" is a list of numbers"#),
    BadDocument(
      #"{"type": "Text", "properties": {"font": "huge"}}"#,
      #"1:41: error: "huge" is no text style"#),
    BadDocument(
      #"{"type": "Text", "properties": {"fontWeight": "fat"}}"#,
      #"1:47: error: "fat" is no weight"#),
    BadDocument(
      #"{"type": "Color", "properties": {"color": "beige-ish"}}"#,
      #"1:43: error: "beige-ish" is neither hex digits nor the name of a colour"#),
    BadDocument(
      ##"{"type": "Color", "properties": {"color": "#102030 / 140%"}}"##,
      ##"1:43: error: "#102030 / 140%" is neither hex digits nor the name of a colour"##),
    BadDocument(
      #"{"type": "Divider", "properties": {"width": "50%", "height": "8px"}}"#,
      #"1:36: error: expected a number from 0 for "width", found a string "50%"; "#
        + #"write "relativeWidth": 0.5"#,
      #"1:62: error: expected a number from 0 for "height", found a string "8px"; "#
        + "write 8, without a unit"),
    BadDocument(
      #"{"type": "Divider", "properties": {"opacity": "50%", "maxWidth": "100vw"}}"#,
      #"1:47: error: expected a number from 0 to 1 for "opacity", found a string "50%"; write 0.5"#,
      #"1:54: error: expected a number from 0 or "infinity" for "maxWidth", "#
        + #"found a string "100vw"; write "maxWidth": "infinity""#),
    BadDocument(
      ##"{"type": "Divider", "properties": {"padding": "8px 4px", "shadow": "0 4px 8px #000"}}"##,
      #"1:47: error: expected a number, an object with "all", "horizontal", "vertical", "#
        + #""top", "leading", "bottom" or "trailing" or text such as "8 16" for "padding", "#
        + #"found a string "8px 4px"; write "8 4", without units"#,
      #"1:68: error: expected an object with "x", "y", "blur", "radius", "spread", "color" or "#
        + ##""kind" or text such as "0 4 12 #00000040" for "shadow", "##
        + ##"found a string "0 4px 8px #000"; write "0 4 8 #000000""##),
    BadDocument(
      #"{"type": "VStack", "properties": {"disabled": true, "onTapGesture": 1, "colspan": 2}}"#,
      #"1:35: error: unknown key "disabled" in the properties of a component of type VStack; "#
        + #"did you mean "opacity"?"#,
      #"1:53: error: unknown key "onTapGesture" in the properties of a component of type VStack; "#
        + #"leave it out, pictures show no behaviour, only a "state""#,
      #"1:72: error: unknown key "colspan" in the properties of a component of type VStack; "#
        + #"did you mean "columnSpan"?"#),
    BadDocument(
      #"{"type": "Text", "properties": {"id": "a", "controlSize": "small"}, "sheet": {}}"#,
      #"1:33: error: "id" belongs in the component, beside "properties""#,
      #"1:44: error: unknown key "controlSize" in the properties of a component of type Text; "#
        + #"only buttons come in sizes, by "size""#,
      #"1:69: error: unknown key "sheet" in a component; "#
        + #"write the component "Sheet" after the content in a "ZStack""#),
    BadDocument(
      #"{"type": "Button", "properties": {"controlSize": "small", "toolbar": 1}}"#,
      #"1:35: error: unknown key "controlSize" in the properties of a component of type Button; "#
        + #"did you mean "size"?"#,
      #"1:59: error: unknown key "toolbar" in the properties of a component of type Button; "#
        + #"a bar at the bottom is the component "Toolbar" as the second one in a "SafeAreaInset"; "#
        + #"the buttons at the top are "trailingItems" of a "NavigationBar""#),
    BadDocument(
      #"{"type": "VStack", "properties": {"safeAreaInset": 8, "padding": -8}, "values": {"id": 1}}"#,
      #"1:35: error: unknown key "safeAreaInset" in the properties of a component of type VStack; "#
        + #"write the component "SafeAreaInset", with the content and the bar in it"#,
      #"1:82: error: "id" belongs in the component, beside "values""#),
    BadDocument(
      #"{"type": "Text", "properties": {"fontSize": "1.5rem", "rotationEffect": "0.25turn"}}"#,
      #"1:45: error: expected a number from 0 for "fontSize", found a string "1.5rem"; "#
        + "write 24, without a unit",
      #"1:73: error: expected a number or an object with "degrees" or "anchor" "#
        + #"for "rotationEffect", found a string "0.25turn"; write 90, without a unit"#),
    BadDocument(
      #"{"type": "Text", "properties": {"minWidth": "40%", "minHeight": " 12"}}"#,
      #"1:45: error: expected a number from 0 for "minWidth", found a string "40%"; "#
        + #"only "relativeWidth" and "relativeHeight" are shares, as numbers from 0 to 1"#,
      #"1:65: error: expected a number from 0 for "minHeight", found a string " 12"; "#
        + "write 12 without quotes"),
    BadDocument(
      #"{"type": "hstack"}"#,
      #"1:10: error: unknown type "hstack"; did you mean "HStack"?"#),
    BadDocument(
      #"{"type": "hstack", "properties": {"spaceing": 8}, "subviews": [{"type": "Txet"}]}"#,
      #"1:10: error: unknown type "hstack"; did you mean "HStack"?"#,
      #"1:35: error: unknown key "spaceing" in the properties of a component of type HStack; "#
        + #"did you mean "spacing"?"#,
      #"1:73: error: unknown type "Txet"; did you mean "Text"?"#),
    BadDocument(
      #"{"type": "Accordion", "properties": {"x": 8}, "subviews": [{"type": "Text"}, 3]}"#,
      #"1:10: error: unknown type "Accordion""#,
      "1:78: error: expected a component, found the number 3"),
    BadDocument(
      #"{"type": 3}"#, #"1:10: error: expected a string for "type", found the number 3"#),
    BadDocument(
      #"[1]"#, "1:1: error: expected a component, found an array"),
    BadDocument(
      #"{"type": "HStack", "subviews": {"type": "Text"}}"#,
      #"1:32: error: expected a list of components for "subviews", found an object"#),
    BadDocument(
      #"{"type": "HStack", "properties": []}"#,
      #"1:34: error: expected an object for "properties", found an array"#),
    BadDocument(
      #"{"type": "HStack", "properties": {"borderWidth": -1}}"#,
      #"1:50: error: expected a number from 0 for "borderWidth", found the number -1"#),
    BadDocument(
      #"{"type": "HStack", "properties": {"spacing": "8"}}"#,
      #"1:46: error: expected a number for "spacing", found a string "8"; "#
        + "write 8 without quotes"),
    BadDocument(
      #"{"type": "HStack", "properties": {"verticalAlignment": "left"}}"#,
      #"1:56: error: expected "top", "bottom", "center", "firstTextBaseline" "#
        + #"or "lastTextBaseline" for "verticalAlignment", found "left""#),
    BadDocument(
      #"{"type": "Text", "values": {"text": 1}}"#,
      #"1:37: error: expected a string for "text", found the number 1"#),
    BadDocument(
      #"{"type": "Rectangle", "properties": {"width": -4}}"#,
      #"1:47: error: expected a number from 0 for "width", found the number -4"#),
    BadDocument(
      #"{"type": "Text", "properties": {"opacity": 1.5}}"#,
      #"1:44: error: expected a number from 0 to 1 for "opacity", found the number 1.5"#),
    BadDocument(
      #"{"type": "Text", "properties": {"lineLimit": 0}}"#,
      #"1:46: error: expected a whole number from 1 for "lineLimit", found the number 0"#),
  ]

  static let wrongKeys = [
    BadDocument(
      #"{"type": "HStack", "propertys": {}}"#,
      #"1:20: error: unknown key "propertys" in a component; did you mean "properties"?"#),
    BadDocument(
      #"{"type": "HStack", "properties": {"spaceing": 8}}"#,
      #"1:35: error: unknown key "spaceing" in the properties of a component of type HStack; "#
        + #"did you mean "spacing"?"#),
    BadDocument(
      #"{"type": "Text", "properties": {"text": "a"}}"#,
      #"1:33: error: "text" belongs in "values", not in "properties""#),
    BadDocument(
      #"{"type": "Text", "padding": 4}"#, #"1:18: error: "padding" belongs in "properties""#),
    BadDocument(
      #"{"type": "Text", "properties": {"padding": {"left": 4}}}"#,
      #"1:45: error: unknown key "left" in "padding""#),
    BadDocument(
      #"{"type": "Text", "properties": {"position": {"bellow": "a"}}}"#,
      #"1:46: error: "position" names no position; did you mean "below"?"#),
    BadDocument(
      #"{"type": "VStack", "subviews": [{"type": "Text", "id": "a"}, {"type": "Text", "id": "a"}]}"#,
      #"1:85: error: the identifier "a" is taken"#),
  ]

  static let wrongCanvases = [
    BadDocument(
      #"{"canvas": {"width": 100}}"#,
      #"1:1: error: a document with a "canvas" needs a component under "root""#),
    BadDocument(
      #"{"type": "Spacer", "theme": "dnakit"}"#,
      #"1:20: error: "theme" is a key of a document, in which the component is the value of "root""#
    ),
    BadDocument(
      #"{"snapshot": {"layout": "none"}, "type": "Spacer"}"#,
      #"1:2: error: "snapshot" is a key of a document, in which the component is the value of "root""#
    ),
    BadDocument(
      #"{"canvas": {"width": 1000000, "height": 1000000}, "root": {"type": "Spacer"}}"#,
      "1:12: error: a canvas of 1000000 × 1000000 points at scale 2 has more pixels than a "
        + "picture may have"),
    BadDocument(
      #"{"canvas": {"scale": 0}, "root": {"type": "Spacer"}}"#,
      #"1:22: error: expected a number from 0.25 to 8 for "scale", found the number 0"#),
    BadDocument(
      #"{"canvas": {"device": "iphone14"}, "root": {"type": "Spacer"}}"#,
      "1:23: error: expected "),
    BadDocument(
      #"{"canvas": {"widht": 3}, "root": {"type": "Spacer"}}"#,
      #"1:13: error: unknown key "widht" in "canvas"; did you mean "width"?"#),
  ]

  static let wrongTexts = [
    BadDocument("", "1:1: error: "),
    BadDocument(#"{"type": "Text", "#, "1:18: error: "),
    BadDocument(#"{"type": "Text", "properties": {"width": 1e999}}"#, "1:42: error: "),
    BadDocument(#"{"type": "Text", "properties": {"width": NaN}}"#, "1:42: error: "),
    BadDocument("{\"type\": \"Text\u{0}\"}", "1:15: error: "),
    BadDocument(
      String(repeating: "[", count: 100_000), "1:513: error: "),
  ]

  @Test(
    "DUI-6: a wrong document is no document, and what is wrong is said at its place",
    arguments: wrongTypes + wrongKeys + wrongCanvases + wrongTexts)
  func refused(_ bad: BadDocument) {
    let source = SourceText(name: "bad.json", text: bad.text)
    let (document, diagnostics) = DocumentReader.read(source)
    #expect(document == nil)
    let headlines = diagnostics.map { String($0.headline(in: source).dropFirst(9)) }
    #expect(diagnostics.contains { $0.severity == .error })
    for message in bad.messages {
      #expect(headlines.contains { $0.hasPrefix(message) }, "\(message) is not in \(headlines)")
    }
  }

  @Test("one run names every mistake, in the order of their places")
  func several() {
    let (document, diagnostics) = read(
      """
      {"type": "VStack", "properties": {"spacing": "wide"}, "subviews": [
        {"type": "Texd", "values": {"text": "a"}},
        {"type": "Text", "properties": {"lineLimit": 1.5, "colour": "red"}, "values": {"text": "a"}}
      ]}
      """)
    #expect(document == nil)
    let source = SourceText(name: "", bytes: [])
    #expect(diagnostics.map(\.severity) == [.error, .error, .error, .error])
    #expect(
      diagnostics.compactMap(\.range?.start).sorted() == diagnostics.compactMap(\.range?.start))
    #expect(diagnostics[1].headline(in: source).hasSuffix(#"did you mean "Text"?"#))
  }

  @Test("nesting is bounded: 100,000 components in one another are refused")
  func nesting() throws {
    let depth = ComponentReader.maximumDepth + 1
    func nested(_ depth: Int) -> String {
      String(repeating: #"{"type":"ZStack","subviews":["#, count: depth) + #"{"type":"Spacer"}"#
        + String(repeating: "]}", count: depth)
    }
    #expect(read(nested(ComponentReader.maximumDepth - 1)).document != nil)
    let deep = DocumentReader.read(
      SourceText(name: "deep", text: nested(depth)),
      options: .init(limits: ParsingLimits(maximumNesting: 2000)))
    #expect(deep.document == nil)
    #expect(
      deep.diagnostics.map(\.message) == [
        "components are nested more than \(ComponentReader.maximumDepth) deep; the rest is not read"
      ])
    #expect(read(nested(100_000)).document == nil)
  }

  @Test("at most a hundred findings are kept, the others are counted")
  func many() {
    let bad = Array(repeating: #"{"type": "Nothing"}"#, count: 250).joined(separator: ",")
    let (document, diagnostics) = read(#"{"type": "VStack", "subviews": [\#(bad)]}"#)
    #expect(document == nil)
    #expect(diagnostics.count == 101)
    #expect(diagnostics.last?.message == "150 more problems, not shown")
  }

  @Test(
    "lenient: what cannot be read is left out, with a warning there",
    arguments: [
      (#"{"type": "VStack", "subviews": [{"type": "Map"}, {"type": "Spacer"}]}"#, 2),
      (#"{"type": "VStack", "subviews": {"type": "Spacer"}}"#, 2),
      (#"{"type": "VStack", "properties": {"opacity": 3}, "subviews": [{"type": "Spacer"}]}"#, 2),
      (#"{"type": "VStack", "novelty": 1, "subviews": [{"type": "Spacer"}]}"#, 2),
    ])
  func lenient(text: String, components: Int) throws {
    #expect(read(text).document == nil)
    let (document, diagnostics) = read(text, mode: .lenient)
    #expect(try #require(document).root.count == components)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
    #expect(
      diagnostics[0].message.hasSuffix("; ignored") || diagnostics[0].message.hasSuffix("; used"))
  }

  @Test(
    "what the dialect ignores is only warned about",
    arguments: [
      (
        #"{"type": "Text", "values": {"text": "a"}, "properties": {"spacing": 4}}"#,
        #""spacing" has no effect on a component of type Text"#
      ),
      (#"{"type": "Text"}"#, #"a Text without "text" in "values" shows nothing"#),
      (#"{"values": {}}"#, #"a component without "type" is empty"#),
      (
        #"{"type": "Text", "values": {"text": "a", "text": "b"}}"#,
        #"the key "text" stands twice; the last one counts"#
      ),
      (
        #"{"type": "Chart", "values": {"marks": [{"x": ["2025-01-01", "2025-13-01"], "y": [1, 2]}]}}"#,
        #""2025-13-01" is no date in ISO 8601, so that all places are names; "#
          + #""xScale": "category" says that dates are names as well"#
      ),
      (
        #"{"type": "Chart", "properties": {"maximumX": 3}, "values": {"marks": [{"x": ["a"], "y": [1]}]}}"#,
        #""maximumX" has no effect on an axis of names"#
      ),
    ])
  func warned(text: String, message: String) {
    let (document, diagnostics) = read(text)
    #expect(document != nil)
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.first?.severity == .warning)
  }
}
