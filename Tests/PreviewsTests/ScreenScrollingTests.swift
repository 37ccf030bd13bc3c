import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// Programs that scroll, and hear where somebody has scrolled to; searches.
@MainActor
@Suite struct ScreenScrollingTests {
  private struct Chat: View {
    @State private var lines = (0..<30).map { "Line \($0)" }
    var body: some View {
      VStack {
        ScrollViewReader { proxy in
          ScrollView {
            VStack { ForEach(lines, id: \.self) { Text($0).frame(height: 40) } }
          }
          .onChange(of: lines.count) { proxy.scrollTo(lines[lines.count - 1], anchor: .bottom) }
        }
        Button("Send") { lines.append("Newest") }
      }
    }
  }

  @Test func aProgramScrollsToWhatIsNew() throws {
    let screen = try Screen(Chat(), width: 300, height: 400)
    #expect(try screen.element("Line 29").frame.minY > 400)
    try screen.tap("Send")
    let newest = try screen.element("Newest").frame
    #expect(newest.minY > 0 && newest.maxY < 400)
  }

  private struct Gallery: View {
    var isPaged = false
    @State private var place: Int?
    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<5, id: \.self) { Text("Page \($0)").frame(width: 200, height: 100) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $place)
        Text("at \(place ?? -1)").accessibilityIdentifier("place")
        Button("Last") { place = 4 }
      }
    }
  }

  @Test func pagesSnapAndTellWhereTheyAre() throws {
    let screen = try Screen(Gallery(), width: 200, height: 300)
    try screen.scroll(x: 130, in: "Page 0")
    #expect(try screen.element("Page 1").frame.midX == 100)
    #expect(try screen.element("place").label == "at 1")
    try screen.scroll(x: 60, in: "Page 1")
    #expect(try screen.element("place").label == "at 1")
    try screen.tap("Last")
    #expect(try screen.element("Page 4").frame.midX == 100)
  }

  private struct Jumps: View {
    @State private var position = ScrollPosition(edge: .top)
    var body: some View {
      VStack {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 50) }
          }
        }
        .scrollPosition($position)
        Button("End") { position.scrollTo(edge: .bottom) }
        Button("Point") { position.scrollTo(y: 100) }
        Button("Ten") { position.scrollTo(id: 10, anchor: .top) }
      }
    }
  }

  @Test func positionsScrollToEdgesPointsAndViews() throws {
    let screen = try Screen(Jumps(), width: 200, height: 400)
    let top = try screen.element("Row 0").frame.midY
    try screen.tap("End")
    #expect(try screen.element("Row 19").frame.maxY < 400)
    try screen.tap("Point")
    #expect(try screen.element("Row 2").frame.midY == top)
    try screen.tap("Ten")
    #expect(try screen.element("Row 10").frame.midY == top)
  }

  private struct Search: View {
    @State private var words = ""
    @State private var found = ""
    var isOuter = false
    private let names = ["Ada", "Alan", "Grace"]
    private var list: some View {
      List(names.filter { words.isEmpty || $0.contains(words) }, id: \.self) { Text($0) }
        .navigationTitle("Names")
    }
    var body: some View {
      VStack {
        if isOuter {
          NavigationStack { list }
            .searchable(text: $words) {
              ForEach(names, id: \.self) { Text("Try \($0)").searchCompletion($0) }
            }
            .onSubmit(of: .search) { found = words }
        } else {
          NavigationStack {
            list.searchable(text: $words).onSubmit(of: .search) { found = words }
          }
        }
        Text("found \(found)").accessibilityIdentifier("found")
      }
    }
  }

  @Test(arguments: [true, false])
  func aSearchIsTypedSubmittedAndCancelled(isOuter: Bool) throws {
    let screen = try Screen(Search(isOuter: isOuter))
    #expect(!screen.contains("Cancel"))
    try screen.type("Al", into: "Search")
    #expect(screen.contains("Alan") && !screen.contains("Grace"))
    try screen.submit()
    #expect(try screen.element("found").label == "found Al")
    try screen.tap("Cancel")
    #expect(screen.contains("Grace"))
    #expect(screen.elements.allSatisfy { !$0.isFocused })
  }

  @Test func suggestionsCompleteASearch() throws {
    let screen = try Screen(Search(isOuter: true))
    try screen.tap("Search")
    try screen.tap("Try Grace")
    #expect(try screen.element(.role(.searchField)).value == "Grace")
  }

  private struct Options: View {
    @State private var name = "Alan"
    @State private var size = 2
    private let names = ["Ada", "Alan"]
    var body: some View {
      Form {
        Picker("Name", selection: $name) { ForEach(names, id: \.self) { Text($0.uppercased()) } }
        Picker("Size", selection: $size) { ForEach(2..<9) { Text("size \($0)") } }
        Text("\(name) \(size)").accessibilityIdentifier("all")
      }
    }
  }

  @Test func optionsWithoutTagsHaveTheIdentitiesOfTheirValues() throws {
    let screen = try Screen(Options())
    #expect(try screen.element("Name").value == "ALAN")
    // The places of a range of numbers are its tags.
    #expect(try screen.element("Size").value == "size 4")
    try screen.set("Name", to: "ADA")
    try screen.set("Size", to: "size 2")
    #expect(try screen.element("all").label == "Ada 0")
  }
}
