import GalleyGeometry
import GalleyParsing
import Testing

@testable import GalleySceneSnapshots

@Suite("Steps in JSON")
struct StepReaderTests {
  private func read(_ text: String) throws -> ScreenSteps {
    try ScreenSteps(SourceText(name: "a.steps.json", text: text))
  }

  private func findings(_ text: String) -> String {
    do { _ = try read(text) } catch { return "\(error)" }
    return ""
  }

  @Test("Every action is read with what stands beside it")
  func actions() throws {
    let steps = try read(
      """
      {"preview": "Login", "steps": [
        {"type": "ada", "into": "Email"}, {"tap": {"role": "button", "name": "Go"}},
        {"doubleTap": {"identifier": "a"}}, {"longPress": {"label": "a"}}, {"drag": {"text": "a"}, "x": 4, "y": -2},
        {"swipe": "Row", "to": "trailing"}, {"scroll": true, "y": 90}, {"scrollTo": {"containing": "z"}},
        {"clear": "Email"}, {"submit": true}, {"dismissKeyboard": true}, {"set": "Volume", "to": 0.5},
        {"increment": "Count", "times": 3}, {"decrement": {"x": 1, "y": 2, "index": 1}},
        {"act": "Delete", "on": "Row"}, {"back": true}, {"dismiss": true}, {"selectTab": "Home"},
        {"configure": {"textSize": "A3", "boldText": true}}, {"expect": "a", "label": "b", "value": "c"},
        {"absent": "d"}, {"wait": 1.5}, {"snapshot": "wrong-password"}, {"at": 0.25},
        {"film": "opening", "seconds": 2, "framesPerSecond": 30}, {"magnify": "a", "by": 2},
        {"rotate": "a", "by": -90}, {"move": "a", "after": "b"}, {"refresh": true},
        {"key": "s", "modifiers": ["command", "shift"]}, {"drag": "a", "onto": {"text": "b"}},
        {"swipe": "a", "to": "leading", "action": "Pin"}]}
      """)
    #expect(steps.preview == "Login")
    #expect(Set(steps.steps.map(\.action)) == Set(ScreenStep.Action.allCases))
    #expect(steps.steps[0].element == StepQuery(.named("Email")) && steps.steps[0].text == "ada")
    #expect(steps.steps[1].element == StepQuery(.role("button", "Go")))
    #expect((steps.steps[4].x, steps.steps[4].y) == (4, -2))
    #expect(steps.steps[5].edge == .trailing)
    #expect(steps.steps[6].element == nil && steps.steps[6].y == 90)
    #expect(steps.steps[11].value == SyntaxValue.number(0.5).kind)
    #expect(steps.steps[12].times == 3)
    #expect(steps.steps[13].element == StepQuery(.at(x: 1, y: 2), index: 1))
    #expect(steps.steps[18].settings.map(\.word) == ["A3", "true"])
    #expect(steps.steps[19].expected == ("b", "c"))
    #expect(steps.snapshots == ["wrong-password"])
    #expect(steps.steps[21].seconds == 1.5)
    #expect(steps.count(until: "wrong-password") == 22)
    #expect(steps.steps[23].seconds == 0.25)
    #expect(steps.films.map(\.name) == ["opening"])
    #expect(steps.films.first?.film == ScreenFilm(seconds: 2, framesPerSecond: 30))
    #expect(steps.count(until: "opening") == 24)
    #expect((steps.steps[25].amount, steps.steps[26].amount) == (2, -90))
    #expect(steps.steps[27].other == StepQuery(.named("b")) && steps.steps[27].isAfter)
    #expect(steps.steps[28].element == nil)
    #expect(steps.steps[29].text == "s" && steps.steps[29].modifiers == [.command, .shift])
    #expect(steps.steps[30].other == StepQuery(.text("b")))
    #expect(steps.steps[31].text == "Pin" && steps.steps[31].edge == .leading)
    #expect(try read(#"[{"back": true}]"#).steps.count == 1)
  }

  @Test(
    "What cannot be done is refused at its place",
    arguments: [
      (#"[{"tapp": "a"}]"#, "a.steps.json:1:3: error: unknown key \"tapp\"; did you mean \"tap\"?"),
      (
        #"[{"tap": "a", "back": true}]"#,
        "1:2: error: a step has one action, not \"tap\" and \"back\""
      ),
      (#"[{"film": "a"}]"#, "the key \"seconds\" is missing"),
      (#"[{"film": "a", "seconds": 600}]"#, "1:2: error: a film has 1 to 3000 pictures"),
      (#"[{"snapshot": "a"}, {"film": "a", "seconds": 1}]"#, "there are two snapshots \"a\""),
      (#"[{"tap": 4}]"#, "1:10: error: expected the name of an element"),
      (#"[{"tap": {"role": "buton"}}]"#, "\"button\""),
      (#"[{"tap": {}}]"#, "1:10: error: an element is found by one of identifier"),
      (#"[{"tap": {"x": 4}}]"#, "the key \"y\" is missing"),
      (#"[{"tap": "a", "x": 4}]"#, "unknown key \"x\""),
      (#"[{"set": "a"}]"#, "the key \"to\" is missing"),
      (#"[{"set": "a", "to": []}]"#, "expected a string, a number or a truth value"),
      (#"[{"swipe": "a", "to": "left"}]"#, "\"leading\" or \"trailing\""),
      (#"[{"increment": "a", "times": 1.5}]"#, "expected a whole number from 1 to 1000"),
      (#"[{"drag": "a", "x": "4"}]"#, "expected a number from"),
      (#"[{"back": false}]"#, "expected true"),
      (#"[{"snapshot": "a/b"}]"#, "letters, digits, - and _ alone"),
      (#"[{"snapshot": "a"}, {"snapshot": "a"}]"#, "1:21: error: there are two snapshots \"a\""),
      (#"[{"configure": {"textSize": "huge"}}]"#, "'textSize' takes xS S M"),
      (#"[{"configure": {"textsize": "L"}}]"#, "did you mean \"textSize\"?"),
      (
        #"[{"key": "F99"}]"#,
        "1:10: error: \"F99\" is no key; a key is a character or one of return"
      ),
      (#"[{"key": "a", "modifiers": ["hyper"]}]"#, "\"command\""),
      (#"[{"move": "a"}]"#, "1:2: error: \"move\" needs \"before\" or \"after\""),
      (#"[{"move": "a", "before": "b", "after": "c"}]"#, "not both"),
      (#"[{"magnify": "a", "by": 0}]"#, "expected a number from 0.01 to 100"),
      (#"[{"rotate": "a"}]"#, "the key \"by\" is missing"),
      (#"[{}]"#, "1:2: error: the step has no action"),
      (#"{"step": []}"#, "the key \"steps\" is missing"),
      ("[{\"tap\": null}]", "\"tap\" has no value"), ("4", "expected an object"),
      ("[", "error"),
    ])
  func refusals(_ text: String, _ words: String) {
    #expect(findings(text).contains(words), "\(findings(text))")
  }

  @Test("A step that fails is named with its number and place, and what there was follows")
  func failure() throws {
    let steps = try read("[{\"back\": true},\n {\"tap\": \"Sav\"}]")
    let text = steps.failure(
      of: 1, "tap \"Sav\": nothing is called so; there is:\n  button \"Save\"")
    #expect(
      text == """
        a.steps.json:2:2: error: step 2: tap "Sav": nothing is called so; there is:
           {"tap": "Sav"}]
           ^~~~~~~~~~~~~~
          button "Save"
        """)
  }

  @Test("The schema has every action with its keys, and nothing beside them")
  func schema() throws {
    let items = StepSchema.list["items"]?["oneOf"]?.elements ?? []
    #expect(items.count == ScreenStep.Action.allCases.count)
    for (item, action) in zip(items, ScreenStep.Action.allCases) {
      let keys = item["properties"]?.members?.map(\.key) ?? []
      #expect(keys == [action.rawValue] + action.companions.map(\.rawValue))
      #expect(item["additionalProperties"]?.truth == false)
      #expect(item["required"]?.elements?.first?.text == action.rawValue)
    }
  }

  @Test("Requests and answers about screens survive their bytes")
  func messages() throws {
    var request = PreviewRequest(.look("Login"))
    request.script = StepScript(name: "a", text: [1, 2], snapshot: "s")
    let read = try PreviewRequest(request.bytes)
    #expect(read.task == .look("Login") && read.script == request.script)
    request.script?.hasKeyboard = true
    #expect(try PreviewRequest(request.bytes).script?.hasKeyboard == true)
    #expect(try PreviewRequest(PreviewRequest(.list).bytes).script == nil)
    let screen = PreviewScreen(
      png: [7],
      elements: [
        ShownElement(
          line: "button \"A\"", frame: .init(x: 1, y: 2, width: 3, height: 4), roleName: "picker",
          value: "b", options: ["b", "c"], isFocused: true, query: "\"A\"")
      ], remarks: ["near by"])
    guard case .screen(let answered) = try PreviewReply(PreviewReply.screen(screen).bytes) else {
      Issue.record("another answer")
      return
    }
    #expect(answered == screen)
  }
}
