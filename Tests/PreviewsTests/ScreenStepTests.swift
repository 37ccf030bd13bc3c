import GalleyDesign
import GalleyParsing
import GalleySceneSnapshots
import GalleySnapshots
import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// Steps as JSON do what the same actions in Swift do.
@MainActor
@Suite struct ScreenStepTests {
  private func steps(_ text: String) throws -> ScreenSteps {
    try ScreenSteps(SourceText(name: "app.steps.json", text: text))
  }

  private func failure(_ text: String, on screen: Screen) throws -> String {
    let steps = try steps(text)
    do { try screen.play(steps) } catch { return error.description }
    return ""
  }

  @Test func rolesOfStepsAreThoseOfScreens() {
    #expect(StepQuery.roles == ScreenRole.allCases.map(\.rawValue))
  }

  @Test func stepsInJSONMakeTheSameScreenAsInSwift() throws {
    let played = try Screen(ToDoApp())
    try played.play(
      steps(
        """
        [{"type": "Eggs", "into": "New item"}, {"tap": "Add"}, {"tap": "Milk"},
         {"swipe": "Bread", "to": "leading"}, {"absent": "Bread"}, {"expect": "Eggs"},
         {"configure": {"appearance": "dark", "textSize": "xxL"}}]
        """))
    let used = try Screen(ToDoApp())
    try used.type("Eggs", into: "New item")
    try used.tap("Add")
    try used.tap("Milk")
    try used.swipe("Bread", to: .leading)
    try used.configure(appearance: .dark, textSize: .extraExtraLarge)
    #expect(played.description == used.description)
    #expect(try played.png() == used.png())
  }

  @Test func stepsEndAtTheSnapshotThatIsWanted() throws {
    let text =
      #"[{"snapshot": "a"}, {"type": "Eggs", "into": "New item"}, {"snapshot": "b"}, {"tap": "no"}]"#
    let screen = try Screen(ToDoApp())
    let first = screen.description
    try screen.play(steps(text), until: "a")
    #expect(screen.description == first)
    try screen.play(steps(text), until: "b")
    #expect(screen.description != first)
    #expect(throws: RenderFailure.self) { try screen.play(steps(text)) }
  }

  @Test func aStepThatFindsNothingIsNamedWithItsPlaceAndAllThatThereIs() throws {
    let screen = try Screen(ToDoApp())
    let text = try failure("[{\"tap\": \"Milk\"},\n {\"tap\": \"Sav\"}]", on: screen)
    #expect(text.hasPrefix("app.steps.json:2:2: error: step 2: tap \"Sav\": nothing on the screen"))
    for element in screen.elements { #expect(text.contains("\(element)")) }
  }

  @Test func whatIsExpectedOtherwiseFailsWithWhatThereIs() throws {
    let screen = try Screen(ToDoApp())
    #expect(
      try failure(#"[{"expect": {"role": "button", "name": "Add"}, "label": "Ad"}]"#, on: screen)
        .contains("step 1: expect button \"Add\": its label is \"Add\", not \"Ad\""))
    #expect(
      try failure(#"[{"expect": "Milk", "value": "4"}]"#, on: screen).contains(
        "its value is "))
    #expect(
      try failure(#"[{"absent": "Milk"}]"#, on: screen).contains("absent \"Milk\": it is there:"))
  }
}
