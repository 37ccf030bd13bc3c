import GalleyPreviews
import GalleySwiftUI
import Testing

@MainActor
@Suite struct ScreenTests {
  private func error(_ body: () throws -> Void) -> ScreenError? {
    do { try body() } catch { return error as? ScreenError }
    return nil
  }

  private struct Plain: View {
    @State private var log = ""
    var body: some View {
      VStack {
        Text(log).accessibilityIdentifier("log")
        Button("One") { log += "1" }
        Button("Two") { log += "2" }.disabled(true)
        Text("tap").onTapGesture { log += "t" }
        Text("twice").onTapGesture(count: 2) { log += "d" }
        Text("hold").onLongPressGesture { log += "l" }
        Text("drag").gesture(
          DragGesture().onChanged { _ in log += "." }.onEnded {
            log += "\(Int($0.translation.width))"
          })
        Text("ghost").onTapGesture { log += "g" }.allowsHitTesting(false)
      }
    }
  }

  @Test func gesturesAndButtonsDoWhatTheyAreThereFor() throws {
    let screen = try Screen(Plain())
    try screen.tap("One")
    try screen.tap("tap")
    try screen.doubleTap("twice")
    try screen.longPress("hold")
    try screen.drag("drag", x: 40)
    #expect(try screen.element("log").label == "1tdl....40")
  }

  @Test func elementsAreListedInReadingOrder() throws {
    let screen = try Screen(Plain())
    #expect(
      screen.elements.map(\.words) == [
        "group #log", "button \"One\"", "button \"Two\" disabled", "text \"tap\"", "text \"twice\"",
        "text \"hold\"", "text \"drag\"", "text \"ghost\"",
      ])
  }

  @Test func anElementThatIsNotFoundIsAnErrorWithAllThatThereIs() throws {
    let screen = try Screen(Plain())
    let error = error { try screen.tap("Three") }
    #expect(error?.reason == .notFound)
    #expect(error?.elements == screen.elements)
    #expect(error?.description.contains("button \"One\" at ") == true)
    #expect(error?.description.hasPrefix("tap \"Three\": ") == true)
  }

  @Test func whatCannotBeTouchedIsAnErrorWithTheReason() throws {
    let screen = try Screen(Plain())
    #expect(error { try screen.tap("Two") }?.reason == .disabled)
    #expect(error { try screen.tap("twice") }?.reason == .notResponding)
    #expect(error { try screen.tap("ghost") }?.reason == .notHitTestable)
    #expect(error { try screen.type("a", into: "One") }?.reason == .notResponding)
  }

  private struct Combined: View {
    @State private var log = ""
    var body: some View {
      VStack {
        Text(log).accessibilityIdentifier("log")
        Text("both").gesture(
          TapGesture().onEnded { log += "a" }.simultaneously(
            with: TapGesture().onEnded { log += "b" }))
        Text("twice first").gesture(
          TapGesture(count: 2).onEnded { log += "2" }.exclusively(
            before: TapGesture().onEnded { log += "1" }))
        Text("hold and drag").gesture(
          LongPressGesture().onEnded { _ in log += "h" }.sequenced(
            before: DragGesture().onEnded { _ in log += "d" }))
      }
    }
  }

  @Test func gesturesOfGesturesAreSimultaneousExclusiveAndSequenced() throws {
    let screen = try Screen(Combined())
    try screen.tap("both")
    #expect(try screen.element("log").label == "ab")
    try screen.tap("twice first")
    try screen.doubleTap("twice first")
    #expect(try screen.element("log").label == "ab12")
    try screen.drag("hold and drag", x: 20)
    #expect(try screen.element("log").label == "ab12hd")
    #expect(screen.spokenText.hasSuffix("text \"twice first\"\ntext \"hold and drag\"\n"))
  }

  private struct Doubled: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Button("Same") { count += 1 }
        Button("Same") { count += 10 }
      }
    }
  }

  @Test func severalElementsAreAnErrorUnlessOneIsNumbered() throws {
    let screen = try Screen(Doubled())
    #expect(error { try screen.tap("Same") }?.reason == .ambiguous(count: 2))
    try screen.tap(ScreenQuery("Same").nth(1))
    #expect(try screen.element("count").label == "10")
    #expect(error { try screen.tap(ScreenQuery("Same").nth(2)) }?.reason == .notFound)
  }

  private struct Covered: View {
    @State private var isCovered = true
    var body: some View {
      ZStack {
        Button("Below") { isCovered = false }
        if isCovered { Color.red.frame(width: 200, height: 200) }
      }
    }
  }

  @Test func whatLiesUnderSomethingElseIsNotTouched() throws {
    let screen = try Screen(Covered())
    guard case .covered = error({ try screen.tap("Below") })?.reason else {
      Issue.record("the button is covered")
      return
    }
  }

  private struct Long: View {
    @State private var chosen = "none"
    var body: some View {
      VStack {
        Text(chosen).accessibilityIdentifier("chosen")
        ScrollView {
          VStack {
            ForEach(0..<60, id: \.self) { index in
              Button("Row \(index)") { chosen = "\(index)" }.frame(height: 40)
            }
          }
        }
      }
    }
  }

  @Test func whatIsScrolledAwayIsTouchedAfterScrolling() throws {
    let screen = try Screen(Long())
    #expect(error { try screen.tap("Row 50") }?.reason == .outsideScreen)
    try screen.scroll(to: "Row 50")
    try screen.tap("Row 50")
    #expect(try screen.element("chosen").label == "50")
    #expect(error { try screen.tap("Row 0") }?.reason == .outsideScreen)
    try screen.scroll(y: -10_000)
    try screen.tap("Row 0")
    #expect(try screen.element("chosen").label == "0")
  }

  private struct Menus: View {
    @State private var log = ""
    var body: some View {
      VStack {
        Text("log \(log)").accessibilityIdentifier("log")
        Menu("More") {
          Button("Copy") { log += "c" }
          Button("Delete", role: .destructive) { log += "d" }
        }
        Text("Row").contextMenu { Button("Share") { log += "s" } }
      }
    }
  }

  @Test func menusOpenAndTheirItemsAreChosen() throws {
    let screen = try Screen(Menus())
    try screen.tap("More")
    #expect(screen.presented == ["menu"])
    try screen.tap("Delete")
    #expect(screen.presented.isEmpty)
    try screen.longPress("Row")
    try screen.tap("Share")
    try screen.tap("More")
    try screen.dismiss()
    #expect(try screen.element("log").label == "log ds")
  }

  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale
    var body: some View { Text("\(scheme == .dark ? "dark" : "light") \(locale.identifier)") }
  }

  @Test func settingsOfTheReaderChangeAtAnyPoint() throws {
    let screen = try Screen(Reader())
    #expect(screen.contains("light en"))
    try screen.darken(in: "de")
    #expect(screen.contains("dark de"))
  }

  private struct Vanishing: View {
    @State private var isThere = true
    @State private var goodbyes = 0
    var body: some View {
      VStack {
        if isThere { Inner().onDisappear { goodbyes += 1 } }
        Button("Switch") { isThere.toggle() }
        Text("bye \(goodbyes)").accessibilityIdentifier("bye")
      }
    }
    struct Inner: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.accessibilityIdentifier("inner")
      }
    }
  }

  @Test func stateOfAViewThatWasGoneBeginsAnew() throws {
    let screen = try Screen(Vanishing())
    try screen.tap("inner")
    #expect(try screen.element("inner").label == "Count 1")
    try screen.tap("Switch")
    #expect(try screen.element("bye").label == "bye 1")
    try screen.tap("Switch")
    #expect(try screen.element("inner").label == "Count 0")
  }

  @Test func aScreenShowsTheSamePictureAsItsPreview() throws {
    let settled = try Settled(
      WindowContent(AnyView(Plain())).frame(maxWidth: .infinity, maxHeight: .infinity), width: 300,
      height: 500)
    let screen = try Screen(Plain(), width: 300, height: 500)
    #expect(screen.dump == settled.dump)
  }
}
