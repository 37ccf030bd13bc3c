import Foundation
import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// Two fingers, rows that are moved and kept, pages, pulls, drops and keys.
@MainActor
@Suite struct ScreenMovingTests {
  private func error(_ body: () throws -> Void) -> ScreenError? {
    do { try body() } catch { return error as? ScreenError }
    return nil
  }

  private struct Photo: View {
    @State private var factor = 1.0
    @State private var angle = Angle.zero
    var body: some View {
      VStack {
        Text("\(Int(factor)) \(Int(angle.degrees))").accessibilityIdentifier("state")
        Text("Photo")
          .gesture(MagnifyGesture().onEnded { factor *= Double($0.magnification) })
          .simultaneousGesture(RotateGesture().onEnded { angle = $0.rotation })
        Text("Fixed")
      }
    }
  }

  @Test func twoFingersMagnifyAndTurn() throws {
    let screen = try Screen(Photo())
    try screen.magnify("Photo", by: 2)
    try screen.rotate("Photo", by: 90)
    #expect(try screen.element("state").label == "2 90")
    #expect(error { try screen.magnify("Fixed", by: 2) }?.reason == .notResponding)
    #expect(error { try screen.magnify("Photo", by: 0) } != nil)
  }

  private struct Rows: View {
    @State private var items = ["Milk", "Bread", "Eggs"]
    var body: some View {
      List {
        Section {
          ForEach(items, id: \.self) { item in
            Text(item)
              .swipeActions(edge: .leading) { Button("Pin") { items = [item] } }
              .deleteDisabled(item == "Bread")
              .moveDisabled(item == "Eggs")
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        Section { Text(items.joined(separator: " ")).accessibilityIdentifier("all") }
      }
    }
  }

  @Test func rowsAreMovedBeforeAndAfterOthers() throws {
    let screen = try Screen(Rows())
    try screen.move("Milk", after: "Bread")
    #expect(try screen.element("all").label == "Bread Milk Eggs")
    try screen.move("Milk", before: "Bread")
    #expect(try screen.element("all").label == "Milk Bread Eggs")
    #expect(error { try screen.move("Eggs", before: "Milk") }?.description.contains("move") == true)
    #expect(error { try screen.move("Milk", before: "all") } != nil)
  }

  @Test func aRowThatIsNotDeletedIsKept() throws {
    let screen = try Screen(Rows())
    #expect(error { try screen.swipe("Bread", to: .leading) } != nil)
    #expect(try screen.element("Bread").actions == ["Pin"])
    #expect(try screen.element("Milk").actions == ["Pin", "Delete"])
    #expect(
      error { try screen.swipe("Milk", to: .leading, action: "Share") }?.description
        .contains("\"Delete\"") == true)
    try screen.act("Delete", on: "Milk")
    #expect(try screen.element("all").label == "Bread Eggs")
    try screen.swipe("Eggs", to: .trailing, action: "Pin")
    #expect(try screen.element("all").label == "Eggs")
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Counters: View {
    @State private var names = ["A", "B"]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("Drop") { names.removeFirst() }
        Button("Swap") { names.reverse() }
      }
    }
  }

  @Test func theStateOfARowGoesWithItsIdentity() throws {
    let screen = try Screen(Counters())
    try screen.tap("B 0")
    try screen.tap("Swap")
    #expect(screen.contains("B 1") && screen.contains("A 0"))
    try screen.tap("Swap")
    try screen.tap("Drop")
    #expect(screen.contains("B 1"))
  }

  private struct Identified: View {
    @State private var round = 0
    var body: some View {
      VStack {
        Counter(name: "C").id(round)
        Button("Anew") { round += 1 }
      }
    }
  }

  @Test func anotherIdentityBeginsAnew() throws {
    let screen = try Screen(Identified())
    try screen.tap("C 0")
    #expect(screen.contains("C 1"))
    try screen.tap("Anew")
    #expect(screen.contains("C 0"))
  }

  private struct Pages: View {
    @State private var page = "one"
    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(["one", "two", "three"], id: \.self) { Text("Page \($0)") }
        }
        .tabViewStyle(.page)
        Text(page).accessibilityIdentifier("page")
      }
    }
  }

  @Test func pagesAreSwiped() throws {
    let screen = try Screen(Pages())
    try screen.swipe("Page one", to: .leading)
    #expect(try screen.element("page").label == "two")
    try screen.drag("Page two", x: -300)
    #expect(try screen.element("page").label == "three")
    #expect(error { try screen.swipe("Page three", to: .leading) } != nil)
    #expect(try screen.element(.role(.pageControl)).phrase == "page 3 of 3. Adjustable.")
    try screen.decrement(.role(.pageControl))
    #expect(screen.contains("Page two"))
  }

  private struct Feed: View {
    @State private var count = 1
    var body: some View {
      List(0..<count, id: \.self) { Text("Post \($0)") }.refreshable { count += 1 }
    }
  }

  @Test func aPullRefreshes() throws {
    let screen = try Screen(Feed())
    try screen.refresh()
    #expect(screen.contains("Post 1"))
    let rows = try Screen(Rows())
    #expect(error { try rows.refresh() } != nil)
  }

  private struct Board: View {
    @State private var done: [String] = []
    var body: some View {
      VStack {
        Text("Task").draggable("Task")
        Text("Done: \(done.joined())").dropDestination(for: String.self) { items, _ in
          done += items
          return true
        }
        Text("Numbers").dropDestination(for: Int.self) { _, _ in true }
        Text("Plain")
      }
    }
  }

  @Test func whatIsDraggedIsDroppedWhereItIsTaken() throws {
    let screen = try Screen(Board())
    try screen.drag("Task", onto: "Done: ")
    #expect(screen.contains("Done: Task"))
    #expect(error { try screen.drag("Task", onto: "Numbers") } != nil)
    #expect(error { try screen.drag("Task", onto: "Plain") } != nil)
  }

  private struct Keys: View {
    @State private var log = ""
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Text(log).accessibilityIdentifier("log")
        Text("Canvas").focusable().focused($isFocused)
          .onKeyPress(.upArrow) {
            log += "u"
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) {
            log += $0.characters
            return .handled
          }
        Button("Focus") { isFocused = true }
        Button("Save") { log += "s" }.keyboardShortcut("s")
        TextField("Name", text: $text).onSubmit { log += "(\(text))" }
      }
    }
  }

  @Test func keysGoToTheFocusThenToShortcutsThenToFields() throws {
    let screen = try Screen(Keys())
    #expect(error { try screen.press(.upArrow) } != nil)
    try screen.tap("Focus")
    try screen.press(.upArrow)
    try screen.press("7")
    try screen.press("s", modifiers: .command)
    #expect(try screen.element("log").label == "u7s")
    try screen.tap(.field("Name"))
    try screen.press("a")
    try screen.press("b")
    try screen.press(.delete)
    try screen.press(.return)
    #expect(try screen.element("log").label == "u7s(a)")
  }

  private struct Kept: View {
    @State private var isShown = false
    @State private var agrees = false
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) {
          Toggle("Agree", isOn: $agrees).interactiveDismissDisabled(!agrees)
        }
    }
  }

  @Test func aSheetStaysOpenUntilItsAuthorLetsItGo() throws {
    let screen = try Screen(Kept())
    try screen.tap("Show")
    #expect(error { try screen.dismiss() }?.description.contains("keeps it open") == true)
    try screen.tap("Agree")
    try screen.dismiss()
    #expect(!screen.contains("Agree"))
  }

  private struct Chosen: View {
    @State private var city: String?
    @State private var several: Set<Int> = []
    var body: some View {
      NavigationStack {
        VStack {
          List(["Rome", "Oslo"], id: \.self, selection: $city) { Text($0) }
          List(0..<3, id: \.self, selection: $several) { Text("Row \($0)") }
          Text("\(city ?? "-") \(several.sorted().map(String.init).joined())")
            .accessibilityIdentifier("chosen")
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test func rowsAreChosen() throws {
    let screen = try Screen(Chosen())
    try screen.tap("Oslo")
    #expect(try screen.element("Oslo").isSelected)
    #expect(error { try screen.tap("Row 1") }?.reason == .notResponding)
    try screen.tap("Edit")
    try screen.tap("Row 1")
    try screen.tap("Row 2")
    try screen.tap("Row 1")
    try screen.tap("Done")
    #expect(try screen.element("chosen").label == "Oslo 2")
  }
}
