import GalleyParsing
import GalleyServe
import Testing

@Suite("Edits of a document's text")
struct SourceEditTests {
  private func edited(
    _ text: String, at pointer: String = "", in place: String = "properties", _ name: String,
    _ value: SyntaxValue?
  ) throws -> String {
    let edit = SourceEdit(pointer: pointer, place: place, name: name, value: value)
    let source = try SourceEdit.apply([edit], to: SourceText(name: "a.json", text: text))
    return String(decoding: source.bytes, as: UTF8.self)
  }

  @Test("A value is replaced, and nothing else")
  func replaced() throws {
    let text = """
      { "type":"Text" ,"properties": {"size":  12, "color": "red"} }
      """
    #expect(
      try edited(text, "size", .number(13.5))
        == text.replacing("12", with: "13.5"))
    #expect(
      try edited(text, "color", .text("a\"b")) == text.replacing("red", with: "a\\\"b"))
  }

  @Test("A key is added as its neighbours stand")
  func added() throws {
    #expect(
      try edited(#"{"type": "Text", "properties": {"a": 1}}"#, "b", .number(2))
        == #"{"type": "Text", "properties": {"a": 1, "b": 2}}"#)
    #expect(
      try edited("{\n  \"properties\": {\n    \"a\": 1\n  }\n}", "b", .number(2))
        == "{\n  \"properties\": {\n    \"a\": 1,\n    \"b\": 2\n  }\n}")
    #expect(try edited(#"{"properties": {}}"#, "b", .number(2)) == #"{"properties": {"b": 2}}"#)
    #expect(
      try edited(#"{"type": "Text"}"#, in: "values", "text", .text("x"))
        == #"{"type": "Text", "values": {"text": "x"}}"#)
  }

  @Test("A key is taken away with its comma")
  func removed() throws {
    let text = #"{"properties": {"a": 1, "b": 2, "c": 3}}"#
    #expect(try edited(text, "a", nil) == #"{"properties": {"b": 2, "c": 3}}"#)
    #expect(try edited(text, "b", nil) == #"{"properties": {"a": 1, "c": 3}}"#)
    #expect(try edited(text, "c", nil) == #"{"properties": {"a": 1, "b": 2}}"#)
    #expect(try edited(#"{"properties": {"a": 1}}"#, "a", nil) == #"{"properties": {}}"#)
    #expect(try edited(text, "d", nil) == text)
    #expect(try edited("{}", "d", nil) == "{}")
  }

  @Test("Components are found by pointers, in either direction")
  func pointers() throws {
    let source = SourceText(
      name: "a.json", text: #"{"root": {"subviews": [{}, {"type": "A"}], "a/b~c": {"type": "B"}}}"#)
    let value = try #require(JSONParser.parse(source).value)
    let pointers = value.objects.mapValues(\.pointer)
    #expect(
      Set(pointers.values) == [
        "", "/root", "/root/subviews/0", "/root/subviews/1", "/root/a~1b~0c",
      ])
    for (offset, pointer) in pointers {
      #expect(value.value(at: pointer)?.range.start == offset)
    }
    for pointer in ["/root/subviews/2", "/root/subviews/-1", "root", "/root/type/x"] {
      #expect(value.value(at: pointer) == nil)
      #expect(throws: HTTPRefusal.self) {
        try SourceEdit.apply(
          [SourceEdit(pointer: pointer, place: "values", name: "a", value: .null)], to: source)
      }
    }
  }

  @Test("Edits follow one another on the text that the first has made")
  func several() throws {
    let source = SourceText(name: "a.json", text: #"{"subviews": [{"type": "A"}, {"type": "B"}]}"#)
    let edits = [
      SourceEdit(pointer: "/subviews/0", place: "values", name: "text", value: .text("long text")),
      SourceEdit(pointer: "/subviews/1", place: "properties", name: "size", value: .number(4)),
      SourceEdit(pointer: "/subviews/0", place: "values", name: "text", value: nil),
    ]
    let result = try SourceEdit.apply(edits, to: source)
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == #"{"subviews": [{"type": "A", "values": {}}, {"type": "B", "properties": {"size": 4}}]}"#
    )
  }
}
