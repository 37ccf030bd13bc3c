import GalleyPreviews
import GalleySwiftUI
import Testing

/// Flows over small apps: each is played twice with the same bytes, and a mistake in the app fails it.
@MainActor
@Suite struct ScreenFlowTests {
  /// The failure of a flow, with its step.
  private struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  /// Plays a flow twice over the same app and once over a broken one, which must fail.
  private func play<App: View>(
    _ app: () -> App, broken: () -> App, _ flow: (Screen) throws -> Void
  ) throws {
    var pictures: [[UInt8]] = []
    for _ in 0..<2 {
      let screen = try Screen(app())
      try flow(screen)
      pictures.append(try screen.png() + Array(screen.description.utf8))
    }
    #expect(pictures[0] == pictures[1])
    #expect(throws: (any Error).self) { try flow(Screen(broken())) }
  }

  private func expect(
    _ query: ScreenQuery, _ label: String, _ step: String, on screen: Screen
  ) throws {
    let found = try screen.element(query)
    guard found.label == label else {
      throw Wrong(description: "\(step): \(found) is not \"\(label)\"")
    }
  }

  @Test func anItemIsAddedTickedAndDeleted() throws {
    try play {
      ToDoApp()
    } broken: {
      ToDoApp(deletesWrongRow: true)
    } _: { screen in
      #expect(try !screen.element(.button("Add")).isEnabled)
      try screen.type("Eggs", into: "New item")
      try screen.tap("Add")
      try screen.type("Salt", into: "New item")
      try screen.submit()
      try screen.tap("Milk")
      try screen.element("Done")
      try screen.swipe("Bread", to: .leading)
      if screen.contains("Bread") { throw Wrong(description: "swipe: Bread is still there") }
      try screen.element("Eggs")
      try screen.element("Salt")
    }
  }

  @Test func aWrongPasswordIsSaidAndARightOneLetsIn() throws {
    try play {
      LoginApp()
    } broken: {
      LoginApp(ignoresPassword: true)
    } _: { screen in
      try screen.type("ada@example.org", into: "Email")
      try screen.submit()
      #expect(try screen.element("Password").isFocused)
      try screen.type("guess")
      try screen.tap("Sign in")
      try expect("message", "Wrong password", "tap Sign in", on: screen)
      try screen.clear("Password")
      #expect(try !screen.element(.button("Sign in")).isEnabled)
      try screen.type("correct", into: "Password")
      try screen.tap("Sign in")
      try screen.element("Welcome, ada@example.org")
    }
  }

  @Test func settingsAreSetByTheirValues() throws {
    try play {
      SettingsApp()
    } broken: {
      SettingsApp(swapsBindings: true)
    } _: { screen in
      try screen.tap("Sounds")
      try screen.set("Quiet", to: true)
      try screen.set("Size", to: "Large")
      try screen.set("Volume", to: 0.25)
      try screen.set("Since", to: "2024-05-06")
      try expect("summary", "Large, silent, quiet", "set Since", on: screen)
      try screen.tap(.button("Small"))
      try expect("summary", "Small, silent, quiet", "tap Small", on: screen)
      #expect(try screen.element("Volume").value == "0.25")
      #expect(try screen.element("Since").value == "2024-05-06T00:00:00Z")
    }
  }

  @Test func aCartIsFilledAndOrderedByAnAlert() throws {
    try play {
      CartApp()
    } broken: {
      CartApp(forgetsApples: true)
    } _: { screen in
      try screen.increment(.role(.stepper).nth(1), times: 2)
      try screen.set("Pears: 1", to: 3)
      try expect("total", "Total 13", "set Pears", on: screen)
      try screen.tap("Order")
      #expect(screen.presented == ["alert"])
      #expect(!screen.contains("total"))
      try screen.tap("Cancel")
      try expect("total", "Total 13", "tap Cancel", on: screen)
      try screen.tap("Order")
      try screen.tap("Buy")
      try expect("total", "Ordered", "tap Buy", on: screen)
    }
  }

  @Test func tabsAndPushedScreensKeepTheirState() throws {
    try play {
      TabsApp()
    } broken: {
      TabsApp(pushesFirst: true)
    } _: { screen in
      try screen.tap("Grace")
      try screen.tap("Like")
      try screen.select(tab: "Count")
      try screen.tap("count")
      try screen.select(tab: "People")
      try expect("likes", "Grace has 1 likes", "select People", on: screen)
      try screen.tap(.button("People"))
      try screen.tap("Grace")
      try expect("likes", "Grace has 0 likes", "tap Grace again", on: screen)
      try screen.tap("Done")
      try screen.element("Edsger")
      try screen.select(tab: "Count")
      try expect("count", "Count 1", "select Count", on: screen)
    }
  }

  @Test func aSheetEditsAndBeginsAnew() throws {
    try play {
      EditorApp()
    } broken: {
      EditorApp(losesEdits: true)
    } _: { screen in
      try screen.tap("Edit")
      #expect(screen.presented == ["sheet"])
      try screen.type(" draft", into: "Title")
      try screen.dismiss()
      try expect("title", "Untitled", "dismiss", on: screen)
      try screen.tap("Edit")
      #expect(try screen.element("Title").value == "Untitled")
      try screen.clear("Title")
      try screen.type("Letter", into: "Title")
      try screen.tap("Save")
      try expect("title", "Letter", "tap Save", on: screen)
    }
  }
}
