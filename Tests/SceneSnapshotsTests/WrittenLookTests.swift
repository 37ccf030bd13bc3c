import GalleyParsing
import GalleySnapshots
import Testing

@testable import GalleySceneSnapshots

@Suite("Colours and sizes that a document states")
struct WrittenLookTests {
  /// Whether a finding about the last component with a type is about a choice of the platform.
  private func isOfPlatform(_ lint: String, _ text: String) throws -> Bool {
    let source = SourceText(name: "a.json", text: text)
    let start = try #require(text.ranges(of: #"{"type""#).last).lowerBound
    let place = source.location(of: text.utf8.distance(from: text.startIndex, to: start))
    let finding = LintFinding(
      lint: lint, node: "", message: "",
      location: SceneLocation(file: "a.json", line: place.line, column: place.column))
    return WrittenLook(JSONParser.parse(source).value, in: source).isOfPlatform(finding)
  }

  @Test(
    "Colours that nobody wrote, or that the platform has a name for, are the platform's",
    arguments: [
      #"{"type": "Text", "values": {"text": "a"}}"#,
      #"{"type": "Text", "properties": {"foregroundColor": "tertiaryLabel", "padding": 8}}"#,
      #"{"root": {"type": "VStack", "subviews": [{"type": "Chart"}]}, "canvas": {"width": 9}}"#,
      #"{"type": "List", "properties": {"listStyle": "plain"}, "subviews": [{"type": "Text"}]}"#,
      #"{"type": "NumericLabel", "properties": {"colored": true}}"#,
      #"{"theme": "dnakit", "root": {"type": "Button", "properties": {"kind": "plain"}}}"#,
      ##"{"type": "Card", "properties": {"borderColor": "#fed", "borderWidth": 2}, "subviews": [{"type": "Button"}]}"##,
      ##"{"type": "VStack", "properties": {"backgroundColor": "#fed"}, "subviews": [{"type": "Badge"}]}"##,
      ##"{"type": "ZStack", "subviews": [{"type": "Rectangle", "properties": {"fill": "#fed"}}, {"type": "Button", "properties": {"kind": "filled"}}]}"##,
      ##"{"canvas": {"background": "#fed"}, "root": {"type": "Badge"}}"##,
    ])
  func platformColors(_ text: String) throws {
    #expect(try isOfPlatform("contrast", text))
    #expect(try !isOfPlatform("overflow", text), "only colours and sizes have defaults")
  }

  @Test(
    "Colours in the document, around the text, beneath it and in styles are its author's",
    arguments: [
      ##"{"type": "Text", "properties": {"foregroundColor": "#cccccc"}}"##,
      #"{"type": "Text", "properties": {"foregroundColor": "label / 40%"}}"#,
      #"{"type": "Text", "properties": {"opacity": 0.4}}"#,
      #"{"type": "Text", "properties": {"style": "faint"}}"#,
      ##"{"type": "VStack", "properties": {"backgroundColor": "#fed"}, "subviews": [{"type": "Text"}]}"##,
      ##"{"type": "ZStack", "subviews": [{"type": "Rectangle", "properties": {"fill": "#fed"}}, {"type": "Text"}]}"##,
      ##"{"canvas": {"background": "#fed"}, "root": {"type": "Text"}}"##,
      ##"{"type": "Badge", "properties": {"backgroundColor": "#fed"}}"##,
      ##"{"type": "VStack", "properties": {"tint": "#fed"}, "subviews": [{"type": "Button", "properties": {"kind": "filled"}}]}"##,
      ##"{"type": "VStack", "properties": {"backgroundColor": "#fed"}, "subviews": [{"type": "Button", "properties": {"kind": "tinted"}}]}"##,
    ])
  func ownColors(_ text: String) throws { #expect(try !isOfPlatform("contrast", text)) }

  @Test("Sizes that nobody wrote are the platform's, others their author's")
  func sizes() throws {
    #expect(try isOfPlatform("tap-target", #"{"type": "Button", "properties": {"size": "small"}}"#))
    #expect(try isOfPlatform("tap-target", #"{"type": "Button", "properties": {"width": 140}}"#))
    for key in ["borderWidth", "minHeight", "cornerRadius"] {
      let text =
        ##"{"type": "Card", "properties": {"\##(key)": 2}, "subviews": [{"type": "Button"}]}"##
      #expect(try isOfPlatform("tap-target", text), "\(key)")
    }
    for text in [
      #"{"type": "Button", "properties": {"style": "narrow"}}"#,
      #"{"type": "Button", "properties": {"height": 20}}"#,
      #"{"type": "Button", "properties": {"fontSize": 9}}"#,
      #"{"type": "Text", "properties": {"traits": ["link"]}}"#,
      #"{"type": "HStack", "properties": {"height": 20}, "subviews": [{"type": "Button"}]}"#,
    ] {
      #expect(try !isOfPlatform("tap-target", text), "\(text)")
    }
  }
}
