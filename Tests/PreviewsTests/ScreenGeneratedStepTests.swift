import Foundation
import GalleyParsing
import GalleySwiftUI
import Testing

@testable import GalleyPreviews
@testable import GalleySceneSnapshots

/// Steps that nobody wrote: whatever is done in whatever order, a screen refuses it or rests, and does so each time alike.
@MainActor
@Suite struct ScreenGeneratedStepTests {
  /// Numbers that are the same each time (Knuth, MMIX).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  private func steps(_ seed: UInt64, _ count: Int) -> [String] {
    var numbers = Numbers(state: seed)
    let names = [
      "Milk", "Bread", "Search", "Name", "Count 2", "On", "Choice", "Show", "Sheet", "Page 0",
      "Card",
      "Box", "Keys", "Edit", "Cancel", "List", "Form", "Pages", "Nothing",
    ]
    return (0..<count).map { _ in
      let action = ScreenStep.Action.allCases.randomElement(using: &numbers) ?? .tap
      let name = names.randomElement(using: &numbers) ?? ""
      let other = names.randomElement(using: &numbers) ?? ""
      let way = Int.random(in: -400...400, using: &numbers)
      return switch action {
      case .type: #"{"type": "a", "into": "\#(name)"}"#
      case .set: #"{"set": "\#(name)", "to": \#(way)}"#
      case .drag: #"{"drag": "\#(name)", "onto": "\#(other)"}"#
      case .scroll: #"{"scroll": true, "y": \#(way)}"#
      case .swipe: #"{"swipe": "\#(name)", "to": "\#(way < 0 ? "leading" : "trailing")"}"#
      case .magnify, .rotate: #"{"\#(action.rawValue)": "\#(name)", "by": \#(abs(way) % 90 + 1)}"#
      case .move: #"{"move": "\#(name)", "before": "\#(other)"}"#
      case .act: #"{"act": "Delete", "on": "\#(name)"}"#
      case .key: #"{"key": "\#(["a", "return", "delete", "o", "upArrow"][abs(way) % 5])"}"#
      case .wait: #"{"wait": 0.5}"#
      case .at: #"{"at": 1000}"#
      case .film: #"{"film": "f\#(way)", "seconds": 0.1}"#
      case .snapshot: #"{"snapshot": "s\#(way)"}"#
      case .selectTab: #"{"selectTab": "\#(name)"}"#
      case .configure: #"{"configure": {"textSize": "\#(way < 0 ? "L" : "A3")"}}"#
      case .back, .dismiss, .dismissKeyboard, .clear, .submit, .refresh:
        #"{"\#(action.rawValue)": true}"#
      default: #"{"\#(action.rawValue)": "\#(name)"}"#
      }
    }
  }

  private func play(_ seed: UInt64) throws -> (end: String, done: Int) {
    let screen = try Screen(EverythingApp())
    var (log, done) = ("", 0)
    for step in steps(seed, 60) {
      let script = try ScreenSteps(.init(name: "generated", text: "[\(step)]"))
      do {
        try screen.play(script)
        done += 1
      } catch { log += "\(step): \(error)\n" }
    }
    #expect(!screen.remarks.contains { $0.contains("never rest") || $0.contains("still changes") })
    return (log + screen.description, done)
  }

  @Test(arguments: [1, 2, 3])
  func whateverIsDoneIsDoneAlikeOrRefused(seed: UInt64) throws {
    let (first, second) = (try play(seed), try play(seed))
    #expect(first.end == second.end)
    #expect(first.done > 10)
  }
}

/// A screen with as many kinds of things to use as there are.
struct EverythingApp: View {
  @State private var items = ["Milk", "Bread", "Eggs"]
  @State private var name = ""
  @State private var count = 2
  @State private var share = 0.5
  @State private var isOn = false
  @State private var isShown = false
  @State private var words = ""
  @State private var page = 0
  @State private var choice = "b"
  @FocusState private var isFocused: Bool

  var body: some View {
    TabView {
      NavigationStack {
        List {
          ForEach(items.filter { words.isEmpty || $0.contains(words) }, id: \.self) { item in
            NavigationLink(item) { Text("About \(item)").navigationTitle(item) }
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .searchable(text: $words)
        .refreshable { items.append("New \(items.count)") }
        .toolbar { EditButton() }
      }
      .tabItem { Text("List") }
      Form {
        TextField("Name", text: $name).focused($isFocused)
        Stepper("Count \(count)", value: $count, in: 0...5)
        Slider(value: $share)
        Toggle("On", isOn: $isOn.animation())
        Picker("Choice", selection: $choice) {
          ForEach(["a", "b", "c"], id: \.self) { Text($0) }
        }
        Button("Show") { isShown = true }.keyboardShortcut("o")
      }
      .sheet(isPresented: $isShown) { Text("Sheet").interactiveDismissDisabled(!isOn) }
      .tabItem { Text("Form") }
      VStack {
        TabView(selection: $page) { ForEach(0..<3, id: \.self) { Text("Page \($0)") } }
          .tabViewStyle(.page)
        Text("Card").gesture(DragGesture()).draggable("Card")
        Text("Box").dropDestination(for: String.self) { _, _ in true }
        Text("Keys").focusable().focused($isFocused).onKeyPress { _ in .ignored }
      }
      .tabItem { Text("Pages") }
    }
  }
}
