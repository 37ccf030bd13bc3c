import GalleyGeometry
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import Testing

@Suite("Touches of pictures")
struct ScreenTouchTests {
  private struct Target: StepTarget {
    var identifier: String?
    var label: String?
    var value: String?
    var text = ""
    var roleName = "button"
    var frame = Rect.zero
    var isEnabled = true
  }

  private let card = ShownElement(
    line: "group", frame: Rect(x: 0, y: 0, width: 100, height: 100), query: "\"card\"")
  private let save = ShownElement(
    line: "button \"Save\"", frame: Rect(x: 10, y: 10, width: 30, height: 20), roleName: "button",
    query: "\"Save\"")
  private let email = ShownElement(
    line: "textField \"Email\"", frame: Rect(x: 10, y: 50, width: 30, height: 20),
    roleName: "textField", value: "ada", isFocused: true, query: "\"Email\"")

  private func steps(
    _ touches: [ScreenTouch], after before: [SyntaxValue] = []
  ) -> [String] {
    touches.reduce(before) { $1.added(to: $0, on: [card, save, email]) }
      .map { JSONWriter.text(of: $0, style: .compact) }
  }

  private func touch(_ text: String) throws -> ScreenTouch {
    let value = JSONParser.parse(SourceText(name: "touch", text: text)).value
    return try #require(value.flatMap { ScreenTouch($0) })
  }

  @Test("A touched place becomes the smallest element there, and a place where there is none")
  func places() throws {
    let tap = ScreenTouch(.tap, at: Point(x: 15, y: 15))
    #expect(steps([tap]) == [#"{"tap":"Save"}"#])
    #expect(steps([ScreenTouch(.tap, at: Point(x: 5, y: 5))]) == [#"{"tap":"card"}"#])
    #expect(
      steps([ScreenTouch(.longPress, at: Point(x: 200.4, y: 5))])
        == [#"{"longPress":{"x":200,"y":5}}"#])
    #expect(
      steps([try touch(#"{"kind": "set", "element": 2, "text": "b"}"#)])
        == [#"{"set":"Email","to":"b"}"#])
  }

  @Test("A tap on a half of a stepper moves it, one on its label does not")
  func halves() {
    let apples = ShownElement(
      line: "stepper \"Apples\"", frame: Rect(x: 40, y: 0, width: 300, height: 32),
      roleName: "stepper", query: "\"Apples\"")
    func step(_ x: Double) -> [String] {
      ScreenTouch(.tap, at: Point(x: x, y: 16)).added(to: [], on: [apples])
        .map { JSONWriter.text(of: $0, style: .compact) }
    }
    #expect(step(320) == [#"{"increment":"Apples"}"#])
    #expect(step(270) == [#"{"decrement":"Apples"}"#])
    #expect(step(100) == [#"{"tap":"Apples"}"#])
  }

  @Test("Typing goes on in the step of the field with the focus, and erasing takes it back")
  func typing() throws {
    var letter = ScreenTouch(.type)
    letter.text = "x"
    let erase = ScreenTouch(.erase)
    #expect(steps([letter, letter]) == [#"{"type":"xx","into":"Email"}"#])
    #expect(steps([letter, letter, erase]) == [#"{"type":"x","into":"Email"}"#])
    #expect(steps([letter, erase]) == [])
    // What was there before the steps is typed anew without its end.
    #expect(steps([erase]) == [#"{"clear":"Email"}"#, #"{"type":"ad","into":"Email"}"#])
  }

  @Test("Scrolling at one element goes on in one step, a drag is one of its own")
  func ways() throws {
    let scroll = try touch(#"{"kind": "scroll", "x": 15, "y": 15, "dx": 0, "dy": 12.4}"#)
    #expect(steps([scroll, scroll]) == [#"{"scroll":"Save","x":0,"y":24}"#])
    let drag = try touch(#"{"kind": "drag", "x": 15, "y": 15, "dx": -20, "dy": 0}"#)
    #expect(steps([drag, drag]).count == 2)
    #expect(steps([drag]) == [#"{"drag":"Save","x":-20,"y":0}"#])
  }

  @Test(
    "What is none is refused",
    arguments: ["{}", "[]", #"{"kind": "shout"}"#, #"{"kind": 1}"#])
  func none(text: String) {
    let value = JSONParser.parse(SourceText(name: "touch", text: text)).value
    #expect(value.flatMap { ScreenTouch($0) } == nil)
  }

  @Test("Every element has a query that finds it alone, as the reader of steps reads it")
  func queries() throws {
    let targets = [
      Target(identifier: "save", label: "Save"), Target(label: "Save"), Target(label: "Save"),
      Target(label: "Email", roleName: "textField"), Target(label: "Email", roleName: "text"),
      Target(text: "Only text", roleName: "text"), Target(roleName: "image"),
      Target(label: "", roleName: "slider"),
    ]
    for index in targets.indices {
      let query = StepQuery(naming: index, of: targets)
      let script = try ScreenSteps(
        SourceText(name: "steps", text: "[{\"tap\": \(query.jsonText)}]"))
      let read = try #require(script.steps[0].element)
      #expect(read == query)
      let found = read.found(in: targets)
      let chosen = read.index.map { found[$0] } ?? found.first
      #expect(chosen?.label == targets[index].label && chosen?.roleName == targets[index].roleName)
      #expect(read.index != nil || found.count == 1, "\(query)")
    }
    #expect(StepQuery(naming: 0, of: targets).jsonText == "\"save\"")
  }

  @Test("Steps are statements of a test")
  func statements() throws {
    let text = """
      [
        {"type": "a \\"b\\"\\n\\\\", "into": "Email"},
        {"tap": {"role": "button", "name": "Sign in", "index": 1}},
        {"tap": {"x": 3, "y": 4.5}}, {"scroll": true, "y": 20}, {"scrollTo": {"containing": "z"}},
        {"set": "Size", "to": true}, {"increment": "Count", "times": 2}, {"swipe": "Row", "to": "trailing"},
        {"back": true}, {"selectTab": "Home"}, {"drag": "Row", "x": -5}, {"act": "Delete", "on": "Row"},
        {"snapshot": "wrong"}, {"configure": {"appearance": "dark", "locale": "de", "textSize": "A3"}},
        {"configure": {"boldText": true, "device": "iphone-se", "direction": "rtl"}},
        {"configure": {"width": 300}}, {"wait": 1.5}, {"at": 0.25},
        {"expect": "Email", "value": "a", "isEnabled": true}, {"expect": "Email"}, {"absent": "Password"}
      ]
      """
    let lines = try ScreenSteps(SourceText(name: "steps", text: text)).swift
    #expect(
      lines == #"""
        try screen.type("a \"b\"\n\\", into: "Email")
        try screen.tap(.role(.button, "Sign in").nth(1))
        try screen.tap(.at(x: 3, y: 4.5))
        try screen.scroll(x: 0, y: 20)
        try screen.scroll(to: .text(containing: "z"))
        try screen.set("Size", to: true)
        try screen.increment("Count", times: 2)
        try screen.swipe("Row", to: .trailing)
        try screen.back()
        try screen.select(tab: "Home")
        try screen.drag("Row", x: -5, y: 0)
        try screen.act("Delete", on: "Row")
        expectSnapshot(of: screen, as: .image, named: "wrong")
        try screen.configure(appearance: .dark, textSize: .accessibility3, locale: "de")
        try screen.configure(boldText: true, direction: .rightToLeft, device: Device.named("iphone-se"))
        // There is no statement for {"configure": {"width": 300}}.
        try screen.wait(1.5)
        try screen.at(0.25)
        #expect(try screen.element("Email").value == "a")
        #expect(try screen.element("Email").isEnabled == true)
        _ = try screen.element("Email")
        #expect(!screen.contains("Password"))
        """#)
  }

  @Test(
    "A touch that fails is not added, and steps that fail after an edit leave those before them")
  func playing() throws {
    func look(_ script: ScreenSteps) throws(RenderFailure) -> PreviewScreen {
      for index in script.steps.indices
      where script.steps[index].element == StepQuery(.named("Gone")) {
        throw RenderFailure(script.failure(of: index, "nothing is called so"))
      }
      return PreviewScreen(png: [UInt8(script.steps.count)], elements: [save], remarks: [])
    }
    let tap = ScreenTouch(.tap, at: Point(x: 15, y: 15))
    var steps = RecordedSteps()
    let first = try steps.play(tap, look)
    #expect(first.count == 1 && first.failure == nil && first.screen.png == [1])
    let gone = ShownElement(line: "", frame: .zero, query: "\"Gone\"")
    steps = RecordedSteps(tap.added(to: steps.steps, on: [save]))
    var wrong = ScreenTouch(.tap)
    wrong.element = 0
    for _ in 0..<3 { steps.steps = wrong.added(to: steps.steps, on: [gone]) }
    let played = try steps.play(tap, look)
    #expect(played.count == 2 && played.screen.png == [2] && steps.steps.count == 5)
    #expect(played.failure?.contains("step 3") == true)
  }
}
