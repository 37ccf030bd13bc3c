import GalleyDocuments
import GalleyGeometry
import GalleyParsing
import Testing

/// One fault of an author is complained about once, with what was meant.
@Suite("One complaint for one fault")
struct SingleComplaintTests {
  private static func component(_ type: String, _ properties: String) -> String {
    #"{"type": "\#(type)", "properties": {\#(properties)}}"#
  }

  static let faults = [
    BadDocument(
      component("Star", #""foregroundColor": {"type": "linear", "colors": ["red", "blue"]}"#),
      #"1:52: error: expected a colour for "foregroundColor", found a gradient; "#
        + #"boxes have one as "backgroundGradient", shapes as "fill""#),
    BadDocument(
      component("Star", #""foregroundColor": {"red": 1, "green": 0, "blue": 0}"#),
      ##"1:52: error: expected a colour for "foregroundColor", found an object; write "#FF0000""##),
    BadDocument(
      component("Star", #""foregroundColor": {"light": "red", "drak": "blue"}"#),
      #"1:69: error: unknown key "drak" in "foregroundColor"; did you mean "dark"?"#),
    BadDocument(
      component("Rectangle", #""fill": {"colors": [{"color": "red", "location": 0}]}"#),
      #"1:57: error: the colours of "fill" stand in "colors", their places from 0 to 1 in "stops""#),
    BadDocument(
      component("Rectangle", #""fill": {"stops": [{"color": "red", "position": 0}]}"#),
      #"1:56: error: the colours of "fill" stand in "colors", their places from 0 to 1 in "stops""#),
    BadDocument(
      component("Rectangle", #""fill": {"colors": ["red", 3]}"#),
      #"1:65: error: expected a colour for "colors.1", found the number 3"#),
    BadDocument(
      component("Rectangle", #""fill": {"colors": ["red"]}"#),
      #"1:46: error: "fill" needs at least two "colors""#),
    BadDocument(
      component("Rectangle", #""alignment": "topCenter", "width": 8"#),
      #"1:51: error: expected "topLeading", "top", "topTrailing", "leading", "center", "trailing", "#
        + #""bottomLeading", "bottom" or "bottomTrailing" for "alignment", found "topCenter"; "#
        + #"did you mean "top"?"#),
    BadDocument(
      component("Rectangle", #""constraints": [{"attribute": "width", "constant": "none such"}]"#),
      #"1:89: error: expected a number for "constraints.0.constant", found a string "none such""#),
    BadDocument(
      component("Rectangle", #""constraints": [{"attribute": "width"}]"#),
      #"1:54: error: "constraints.0" needs an "attribute" and a "constant""#),
    BadDocument(
      component("Grid", #""columnSpacing": "wide""#),
      #"1:50: error: expected a number for "columnSpacing", found a string "wide""#),
    BadDocument(
      component("Grid", #""columns": [{"adaptive": {"minimum": 50}}]"#),
      #"1:59: error: unknown key "minimum" in "columns.0.adaptive"; did you mean "min"?"#),
    BadDocument(
      component("Star", #""stroke": {"miterLimit": 11}"#),
      #"1:58: error: expected a number from 1 to 10 for "stroke.miterLimit", found the number 11"#),
    BadDocument(
      #"{"type": "GeometryReader", "subviews": []}"#,
      #"1:10: error: unknown type "GeometryReader"; a share of what is offered is "relativeWidth" "#
        + #"or "relativeHeight" of any component, a choice by the room a "ViewThatFits", and places "#
        + #"in a frame those of a "Positions""#),
    BadDocument(
      component("Star", #""z-index": 2"#),
      #"1:33: error: unknown key "z-index" in the properties of a component of type Star; "#
        + #"did you mean "zIndex"?"#),
    BadDocument(
      component("Star", #""gridCellColumns": 2"#),
      #"1:33: error: unknown key "gridCellColumns" in the properties of a component of type Star; "#
        + #"did you mean "columnSpan"?"#),
  ]

  @Test("A fault is said once, at its place", arguments: faults)
  func once(_ bad: BadDocument) {
    let source = SourceText(name: "bad.json", text: bad.text)
    let found = DocumentReader.read(source).diagnostics.map {
      String($0.headline(in: source).dropFirst(9))
    }
    #expect(found == bad.messages)
  }

  @Test("Keys of a gradient of another kind are not passed over", arguments: ["linear", "radial"])
  func otherKinds(kind: String) {
    let text = Self.component(
      "Rectangle", #""fill": {"type": "\#(kind)", "colors": ["red", "blue"], "startRadius": 4}"#)
    let messages = DocumentReader.read(SourceText(name: "", text: text)).diagnostics.map(\.message)
    #expect(
      messages
        == (kind == "radial"
          ? [] : [#""startRadius" has no effect on a gradient of type "linear""#]))
  }

  @Test("The distance between avatars is their overlap the other way round")
  func avatars() throws {
    func width(_ key: String) throws -> Double {
      try PlacedDocument(
        """
        {"type": "AvatarGroup", "id": "g", "properties": {\(key)}, "subviews": [
          {"type": "Avatar", "values": {"name": "A B"}},
          {"type": "Avatar", "values": {"name": "C D"}}]}
        """
      ).frame("g").width
    }
    #expect(try width(#""spacing": -4"#) == width(#""overlap": 4"#))
    #expect(try width(#""spacing": 6"#) == width(#""overlap": 0"#) + 6)
  }
}
