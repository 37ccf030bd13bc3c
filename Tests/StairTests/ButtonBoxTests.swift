import GalleyDocuments
import GalleyPainting
import GalleyParsing
import Testing

@testable import GalleyStair

@Test(
  "a button's surface has the size that was given",
  arguments: [
    (#"{"title": "Save"}"#, #""width": 160, "height": 44"#, "160.0 44.0"),
    (#"{"title": "Save"}"#, #""width": 160, "height": 30"#, "160.0 30.0"),
    (#"{"title": "Save"}"#, #""width": 160, "minHeight": 60"#, "160.0 60.0"),
    (#"{"systemIconName": "star"}"#, #""width": 32, "height": 32"#, "32.0 32.0"),
  ])
func surfacesHaveTheGivenSize(values: String, properties: String, size: String) throws {
  let text = """
    {"canvas": {}, "root": {"type": "Button", "values": \(values),
     "properties": {"kind": "filled", \(properties)}}}
    """
  let document = try #require(
    DocumentReader.read(SourceText(name: "button.json", text: text)).document)
  let prepared = try Renderer().prepare(Scene(document))
  let surfaces = prepared.list.commands.compactMap { command in
    if case .fill(let shape, _) = command { shape.bounds } else { nil }
  }
  #expect(surfaces.first.map { "\($0.width) \($0.height)" } == size)
}

/// Controls that draw a ground, each with the keys that it needs.
private let grounds: [(type: String, values: String, properties: String)] = [
  ("Button", #"{"title": "Save"}"#, #""kind": "filled""#),
  ("Button", #"{"title": "Save"}"#, #""kind": "tinted", "size": "large""#),
  ("TextField", #"{"text": "Ada"}"#, ""),
  ("TextField", #"{"placeholder": "Name"}"#, #""state": "focused""#),
  ("TextView", #"{"text": "Ada"}"#, ""),
  ("ActiveInput", #"{"label": "Age", "text": "36"}"#, ""),
  ("SearchField", "{}", ""),
  ("Chip", #"{"title": "All"}"#, ""),
  ("Tag", #"{"text": "Late"}"#, #""isFilled": true"#),
  ("Badge", #"{"text": "3"}"#, ""),
  ("Bubble", #"{"text": "Hi"}"#, #""isOutgoing": true"#),
  ("Stepper", "{}", ""),
  ("Picker", #"{"options": ["Day", "Week"]}"#, #""pickerStyle": "segmented""#),
  ("IconButton", #"{"systemIconName": "star"}"#, ""),
  ("Cell", #"{"title": "Title"}"#, #""backgroundColor": "white""#),
  ("Card", "{}", #""fillsWidth": false"#),
  ("GroupBox", #"{"title": "Delivery"}"#, ""),
  ("Banner", #"{"title": "Hint"}"#, ""),
  ("Toast", #"{"text": "Deleted"}"#, ""),
  ("ControlGroup", "{}", ""),
  ("Menu", #"{"items": [{"title": "Name"}]}"#, ""),
]

@Test("a least size is that of the ground which a control draws", arguments: grounds.indices)
func groundsHaveTheLeastSize(index: Int) throws {
  let (type, values, properties) = grounds[index]
  let subviews =
    ["Card", "GroupBox", "ControlGroup"].contains(type)
    ? #", "subviews": [{"type": "Text", "values": {"text": "a"}}]"# : ""
  let more = properties.isEmpty ? "" : ", \(properties)"
  let text = """
    {"canvas": {"width": 390}, "root": {"type": "HStack", "subviews": [
     {"type": "\(type)", "values": \(values)\(subviews),
      "properties": {"minWidth": 280, "minHeight": 96\(more)}}]}}
    """
  let (read, findings) = DocumentReader.read(SourceText(name: "ground.json", text: text))
  #expect(findings.isEmpty, "\(findings)")
  let prepared = try Renderer().prepare(Scene(try #require(read)))
  let surfaces = prepared.list.commands.compactMap { command in
    switch command {
    case .fill(let shape, _): shape.bounds
    default: nil
    }
  }
  // A tail or a shadow reaches a little farther.
  let isGround = surfaces.contains {
    $0.width >= 279.5 && $0.height >= 95.5 && $0.height <= prepared.size.height + 1
  }
  #expect(isGround, "\(type): \(surfaces)")
}
