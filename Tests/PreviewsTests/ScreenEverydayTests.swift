import Foundation
import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// Flows that people try first on screens of their own.
@MainActor
@Suite struct ScreenEverydayTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private struct Shop: View {
    @State private var items = ["Milk", "Bread", "Eggs"].enumerated().map {
      Item(id: $0.offset, name: $0.element)
    }
    @State private var isAdding = false
    @State private var name = ""
    @State private var path = NavigationPath()
    @State private var doomed: Item?
    var body: some View {
      NavigationStack(path: $path) {
        List {
          ForEach(items) { item in
            NavigationLink(item.name, value: item)
              .swipeActions(edge: .leading, allowsFullSwipe: false) {
                Button("Pin", systemImage: "pin") { items.insert(item, at: 0) }
                Button("Flag") { rename(item, item.name + "!") }
              }
              .swipeActions { Button("Remove", role: .destructive) { doomed = item } }
              .contextMenu {
                Button("Double") { rename(item, item.name + " ×2") }
                Menu("More") { Button("Shout") { rename(item, item.name.uppercased()) } }
              }
          }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Shop")
        .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
        .navigationDestination(for: Item.self) { item in
          VStack {
            Button("Next of \(item.name)") { path.append(items[(item.id + 1) % items.count]) }
            Button("To the root") { path.removeLast(path.count) }
          }
          .navigationTitle(item.name)
        }
        .alert("New item", isPresented: $isAdding) {
          TextField("Name", text: $name)
          Button("Cancel", role: .cancel) {}
          Button("Save") { items.append(Item(id: items.count, name: name)) }.disabled(name.isEmpty)
        }
        .confirmationDialog("Sure?", isPresented: .constant(doomed != nil), presenting: doomed) {
          item in
          Button("Remove \(item.name)", role: .destructive) {
            items.removeAll { $0.id == item.id }
            doomed = nil
          }
          Button("Keep", role: .cancel) { doomed = nil }
        }
      }
    }
    private func rename(_ item: Item, _ name: String) {
      if let index = items.firstIndex(where: { $0.id == item.id }) { items[index].name = name }
    }
  }

  private func rows(_ screen: Screen) -> [String] {
    screen.elements.filter { !$0.actions.isEmpty }.compactMap(\.label)
  }

  @Test func anAlertWithAFieldAddsARow() throws {
    let screen = try Screen(Shop())
    try screen.tap("Add")
    #expect(throws: ScreenError.self) { try screen.tap("Save") }
    try screen.type("Tea", into: "Name")
    try screen.tap("Save")
    #expect(rows(screen) == ["Milk", "Bread", "Eggs", "Tea"])
  }

  @Test func rowsAreSwipedMovedAndAskedAbout() throws {
    let screen = try Screen(Shop())
    try screen.swipe("Bread", to: .trailing, action: "Flag")
    try screen.move("Eggs", before: "Milk")
    #expect(rows(screen) == ["Eggs", "Milk", "Bread!"])
    try screen.swipe("Milk", to: .leading)
    #expect(screen.presented == ["dialog"])
    try screen.tap("Remove Milk")
    #expect(rows(screen) == ["Eggs", "Bread!"])
  }

  @Test func aContextMenuHasAMenuInIt() throws {
    let screen = try Screen(Shop())
    try screen.longPress("Milk")
    try screen.tap("Double")
    try screen.longPress("Milk ×2")
    try screen.tap("More")
    try screen.tap("Shout")
    #expect(rows(screen).first == "MILK ×2")
    #expect(screen.presented == [])
  }

  @Test func aPathGrowsAndEndsAtTheRoot() throws {
    let screen = try Screen(Shop())
    try screen.tap("Milk")
    try screen.tap("Next of Milk")
    try screen.tap("Next of Bread")
    #expect(screen.contains(.role(.header, "Eggs")))
    try screen.back()
    #expect(screen.contains("Next of Bread"))
    try screen.tap("To the root")
    #expect(screen.contains(.role(.header, "Shop")))
    #expect(throws: ScreenError.self) { try screen.back() }
  }

  private struct Choices: View {
    @State private var color = "Red"
    @State private var day = Date(timeIntervalSince1970: 0)
    private let colors = ["Red", "Green", "Blue"]
    private var options: some View { ForEach(colors, id: \.self) { Text($0) } }
    var body: some View {
      NavigationStack {
        Form {
          Text("now \(color)").accessibilityIdentifier("now")
          Picker("Menu", selection: $color) { options }
          Picker("Wheel", selection: $color) { options }.pickerStyle(.wheel)
          Picker("Parts", selection: $color) { options }.pickerStyle(.segmented)
          Picker("Lines", selection: $color) { options }.pickerStyle(.inline)
          Picker("Pushed", selection: $color) { options }.pickerStyle(.navigationLink)
          DatePicker("Day", selection: $day, displayedComponents: .date)
          DatePicker("Month", selection: $day).datePickerStyle(.graphical)
          Text(verbatim: "\(Int(day.timeIntervalSince1970))").accessibilityIdentifier("seconds")
        }
      }
    }
  }

  @Test(arguments: ["Menu", "Wheel", "Parts", "Lines", "Pushed"])
  func aPickerOfEachStyleIsSet(_ name: String) throws {
    let screen = try Screen(Choices())
    try screen.set(ScreenQuery(name), to: "Blue")
    #expect(try screen.element("now").label == "now Blue")
    #expect(throws: ScreenError.self) { try screen.set(ScreenQuery(name), to: "Pink") }
    try screen.set(.role(.picker, name), to: "Green")
    #expect(try screen.element("now").label == "now Green")
  }

  @Test func aTapOnAPickerTellsHowItIsSet() throws {
    let screen = try Screen(Choices())
    let error = #expect(throws: ScreenError.self) { try screen.tap("Menu") }
    #expect(error?.description.contains("is set to one of its choices") == true)
  }

  @Test func datesAreSetByDayAndMoment() throws {
    let screen = try Screen(Choices())
    try screen.set("Day", to: "1970-01-03")
    #expect(try screen.element("seconds").label == "172800")
    try screen.set("Month", to: "1970-01-01T00:01:00Z")
    #expect(try screen.element("seconds").label == "60")
    #expect(throws: ScreenError.self) { try screen.set("Day", to: "yesterday") }
  }

  private struct Nested: View {
    @State private var first = false
    @State private var second: Item?
    @State private var log = ""
    var body: some View {
      TabView {
        VStack {
          Text("closed \(log)").accessibilityIdentifier("log")
          Button("Open") { first = true }
        }
        .sheet(isPresented: $first, onDismiss: { log += "1" }) { inner }
        .tabItem { Label("Home", systemImage: "house") }
        Counter().tabItem { Label("Count", systemImage: "number") }.badge(2)
      }
    }
    private var inner: some View {
      NavigationStack {
        Button("Deeper") { second = Item(id: 7, name: "Seven") }
          .navigationTitle("First")
          .toolbar { Button("Done") { first = false } }
          .fullScreenCover(item: $second, onDismiss: { log += "2" }) { item in
            Button("Close \(item.name)") { second = nil }
          }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func sheetsLieOverEachOtherAndTabsKeepTheirState() throws {
    let screen = try Screen(Nested())
    try screen.select(tab: "Count")
    try screen.tap("Count 0")
    try screen.select(tab: "Home")
    try screen.tap("Open")
    try screen.tap("Deeper")
    #expect(screen.presented == ["sheet", "cover"])
    #expect(throws: ScreenError.self) { try screen.tap("Done") }
    try screen.tap("Close Seven")
    try screen.dismiss()
    #expect(try screen.element("log").label == "closed 21")
    try screen.select(tab: "Count")
    #expect(screen.contains("Count 1"))
  }

  private struct Search: View {
    @State private var query = ""
    @State private var isShown = false
    private let names = ["Ada", "Grace", "Edsger"]
    var body: some View {
      NavigationStack {
        List(
          names.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }, id: \.self
        ) {
          Text($0)
        }
        .overlay {
          if !query.isEmpty, !names.contains(where: { $0.contains(query) }) {
            ContentUnavailableView.search(text: query)
          }
        }
        .navigationTitle("People")
        .searchable(text: $query, prompt: "Name")
        .toolbar {
          Button("Info") { isShown = true }
            .popover(isPresented: $isShown) { Text("Three people").padding() }
        }
      }
    }
  }

  @Test func aSearchFindsNothingIsCancelledAndAPopoverCloses() throws {
    let screen = try Screen(Search())
    try screen.type("rac", into: "Name")
    #expect(screen.contains("Grace") && !screen.contains("Ada"))
    try screen.clear()
    try screen.type("zz", into: "Name")
    #expect(screen.contains(.text(containing: "No Results")))
    try screen.tap("Cancel")
    #expect(screen.contains("Ada"))
    try screen.tap("Info")
    #expect(screen.contains("Three people"))
    try screen.dismiss()
    #expect(!screen.contains("Three people"))
  }
}
