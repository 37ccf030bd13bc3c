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
    // Under an opaque border the ground ends in its middle.
    case .border(let frame, _, _, _): frame
    default: nil
    }
  }
  // A tail or a shadow reaches a little farther.
  let isGround = surfaces.contains {
    $0.width >= 279.5 && $0.height >= 95.5 && $0.height <= prepared.size.height + 1
  }
  #expect(isGround, "\(type): \(surfaces)")
}

@Test(
  "padding, background and border of controls with a drawing of their own are painted around the drawing",
  arguments: ["SearchField", "Slider", "Switch"])
func boxesAroundDrawings(type: String) throws {
  func prepared(_ properties: String) throws -> PreparedScene {
    let text = """
      {"canvas": {"width": 300}, "root": {"type": "\(type)", "properties": {\(properties)}}}
      """
    let (document, findings) = DocumentReader.read(SourceText(name: "box.json", text: text))
    return try Renderer().prepare(Scene(try #require(document, "\(findings)")))
  }
  let plain = try prepared("")
  let boxed = try prepared(
    ##""padding": 10, "backgroundColor": "#FF0000", "borderColor": "#00FF00", "borderWidth": 2"##)
  #expect(boxed.size.height == plain.size.height + 20)
  let fills = boxed.list.commands.compactMap { command in
    if case .fill(let shape, .solid(let color)) = command { (shape.bounds, color) } else { nil }
  }
  let ground = try #require(fills.first)
  #expect(ground.1.red == 1 && ground.1.green == 0 && ground.0.height == boxed.size.height)
  let hasBorder = boxed.list.commands.contains { command in
    if case .border = command { true } else { false }
  }
  #expect(hasBorder)
}

@Test("the background of an avatar is the colour of its circle, and its border is round")
func avatarBackground() throws {
  func list(_ properties: String) throws -> DisplayList {
    let text = """
      {"canvas": {}, "root": {"type": "Avatar", "values": {"name": "Ada"}, "properties": {\(properties)}}}
      """
    let (document, findings) = DocumentReader.read(SourceText(name: "avatar.json", text: text))
    return try Renderer().prepare(Scene(try #require(document, "\(findings)"))).list
  }
  let red = ##""#FF0000""##
  #expect(try list("\"backgroundColor\": \(red)") == list("\"color\": \(red)"))
  let borders = try list("\"borderColor\": \(red), \"borderWidth\": 2").commands.compactMap {
    command in
    if case .border(let frame, let radii, _, _) = command { (frame, radii) } else { nil }
  }
  let border = try #require(borders.first)
  #expect(border.1.topLeft >= border.0.width / 2)
}

@Test(
  "nothing of a fill shows around an opaque line of its own",
  arguments: ["Circle", "Capsule"], [2.0, 3])
func noHaloOfShapes(shape: String, scale: Double) throws {
  let text = """
    {"canvas": {"scale": \(scale)}, "root": {"type": "ZStack",
     "properties": {"backgroundColor": "#000000", "padding": 10}, "subviews": [
      {"type": "\(shape)", "properties": {"width": 60, "height": 60,
       "fill": "#FFFFFF", "foregroundColor": "#000000", "stroke": 2}}]}}
    """
  let (document, findings) = DocumentReader.read(SourceText(name: "halo.json", text: text))
  let bitmap = try Renderer().render(Scene(try #require(document, "\(findings)"))).straight
  // The diagonal from the corner of the picture to the middle of the line.
  let start = 10 + 30 * (1 - 0.5.squareRoot())
  for step in 0..<Int((start + 0.7) * scale) {
    #expect(bitmap.pixels[4 * (step * bitmap.width + step)] == 0, "\(step)")
  }
  #expect(bitmap.pixels[4 * (bitmap.height / 2 * bitmap.width + bitmap.width / 2)] == 255)
}

@Test(
  "nothing of a round view shows around an opaque border",
  arguments: ["Circle", "Rectangle", "RoundedRectangle", "Color", "LinearGradient"])
func noHaloOfContent(type: String) throws {
  let white = ##""#FFFFFF""##
  let paint =
    switch type {
    case "Color": "\"color\": \(white)"
    case "LinearGradient": "\"colors\": [\(white), \(white)]"
    default: "\"foregroundColor\": \(white)"
    }
  let text = """
    {"canvas": {"scale": 2}, "root": {"type": "ZStack",
     "properties": {"backgroundColor": "#000000", "padding": 10}, "subviews": [
      {"type": "\(type)", "properties": {"width": 60, "height": 60, \(paint), "cornerRadius": 30,
       "borderColor": "#000000", "borderWidth": 2}}]}}
    """
  let (document, findings) = DocumentReader.read(SourceText(name: "halo.json", text: text))
  let bitmap = try Renderer().render(Scene(try #require(document, "\(findings)"))).straight
  let start = 10 + 30 * (1 - 0.5.squareRoot())
  for step in 0..<Int((start + 0.7) * 2) {
    #expect(bitmap.pixels[4 * (step * bitmap.width + step)] == 0, "\(step)")
  }
  #expect(bitmap.pixels[4 * (bitmap.height / 2 * bitmap.width + bitmap.width / 2)] == 255)
}

@Test(
  "nothing of a background shows around an opaque border with round corners",
  arguments: [2.0, 3],
  [
    ##""backgroundColor": "#FFFFFF""##,
    ##""backgroundGradient": {"colors": ["#FFFFFF", "#FFFFFF"]}"##,
  ])
func noHalo(scale: Double, ground: String) throws {
  let text = """
    {"canvas": {"scale": \(scale)}, "root": {"type": "ZStack",
     "properties": {"backgroundColor": "#000000", "padding": 10}, "subviews": [
      {"type": "ZStack", "properties": {"minWidth": 60, "minHeight": 60, \(ground),
       "borderColor": "#000000", "borderWidth": 2, "cornerRadius": 20},
       "subviews": [{"type": "Spacer"}]}]}}
    """
  let (document, findings) = DocumentReader.read(SourceText(name: "halo.json", text: text))
  let bitmap = try Renderer().render(Scene(try #require(document, "\(findings)"))).straight
  // The diagonal from the corner of the picture to the middle of the border at its round corner.
  let start = 10 + 20 * (1 - 0.5.squareRoot())
  for step in 0..<Int((start + 0.7) * scale) {
    #expect(bitmap.pixels[4 * (step * bitmap.width + step)] == 0, "\(step)")
  }
  let middle = bitmap.pixels[4 * (bitmap.height / 2 * bitmap.width + bitmap.width / 2)]
  #expect(middle == 255)
}
