import GalleyPreviews
import GalleySwiftUI
import Testing

/// Views that are hidden or have no opacity.
@MainActor
@Suite struct ScreenUnseenTests {
  private struct Unseen: View {
    @State private var log = ""
    @State private var isShown = false
    var body: some View {
      VStack {
        Text(log).accessibilityIdentifier("log")
        Text("hidden").hidden()
        Text("clear").opacity(0)
        Text("faint").opacity(0.01)
        HStack { Button("inner") { log += "i" } }.opacity(0)
        Button {
          log += "b"
        } label: {
          HStack {
            Text("Save")
            Text("later").opacity(isShown ? 1 : 0)
          }
        }
        Button("Show") { isShown = true }
        ZStack {
          Button("Beneath") { log += "u" }
          Color.black.hidden()
          Color.black.opacity(1).onTapGesture { log += "!" }.opacity(0)
        }
        .frame(width: 120, height: 44)
      }
    }
  }

  @Test func whatIsNotSeenIsNoElement() throws {
    let screen = try Screen(Unseen())
    let labels = screen.elements.compactMap(\.label).filter { !$0.isEmpty }
    #expect(labels == ["faint", "Save", "Show", "Beneath"])
    try screen.tap("Show")
    #expect(screen.elements.contains { $0.label == "Save, later" })
  }

  @Test func whatIsNotSeenCoversNothingAndTakesNoTouch() throws {
    let screen = try Screen(Unseen())
    try screen.tap("Beneath")
    #expect(try screen.element("log").label == "u")
    let frame = try screen.element("Beneath").frame
    try screen.tap(.at(x: frame.midX, y: frame.midY))
    #expect(try screen.element("log").label == "uu")
  }

  @Test func aFieldOutOfSightIsTypedIntoWhenTheProgramFocusesIt() throws {
    struct Code: View {
      @State private var digits = ""
      @FocusState private var isTyping: Bool
      var body: some View {
        ZStack {
          TextField("Code", text: $digits).focused($isTyping).opacity(0)
          Text(verbatim: "[\(digits)]").accessibilityIdentifier("boxes")
            .onTapGesture { isTyping = true }
        }
      }
    }
    let screen = try Screen(Code())
    #expect(throws: ScreenError.self) { try screen.type("12") }
    try screen.tap("boxes")
    try screen.type("12")
    try screen.type("3")
    #expect(try screen.element("boxes").label == "[123]")
  }

  private struct Icons: View {
    var body: some View {
      NavigationStack {
        VStack {
          Button {
          } label: {
            Image(systemName: "xmark").accessibilityLabel("Close")
          }
          Button {
          } label: {
            HStack {
              Image(systemName: "star").accessibilityHidden(true)
              Text("Rate")
              Text("4.5").accessibilityLabel("four and a half")
            }
          }
        }
        .toolbar { Button("Add", systemImage: "plus") {} }
      }
    }
  }

  @Test func aControlHasTheLabelsOfTheViewsInIt() throws {
    let screen = try Screen(Icons())
    #expect(
      screen.elements.map(\.words).sorted() == [
        "button \"Add\"", "button \"Close\"", "button \"Rate, four and a half\"",
      ])
    #expect(screen.spokenFindings.isEmpty)
    try screen.tap("Add")
  }
}
