import GalleyDesign
import GalleyGeometry
import GalleyParsing
import GalleySceneSnapshots
import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// The room of the software keyboard on a screen that wants it. An iPhone 15 has 852 points, of which the home
/// indicator covers 34 and the keyboard 336.
@MainActor
@Suite struct ScreenKeyboardTests {
  private struct Fields: View {
    @State private var name = ""
    var body: some View {
      GeometryReader { space in
        VStack {
          TextField("Name", text: $name)
          Text("bottom \(Int(space.safeAreaInsets.bottom))").accessibilityIdentifier("inset")
          Spacer()
          Text("Last")
        }
      }
    }
  }

  /// The lower edge of an element, to the point.
  private func end(_ query: ScreenQuery, _ screen: Screen) throws -> Double {
    try screen.element(query).frame.maxY.rounded()
  }

  private func screen(_ view: some View, _ device: String = "iphone-15") throws -> Screen {
    let screen = try Screen(view, device: Device.named(device))
    try screen.configure(keyboard: true)
    return screen
  }

  @Test func theKeyboardComesAndGoesWithTheFocus() throws {
    let screen = try screen(Fields())
    #expect(screen.keyboardFrame == nil)
    #expect(try end("Last", screen) == 818)
    try screen.tap("Name")
    #expect(screen.keyboardFrame == Rect(x: 0, y: 516, width: 393, height: 336))
    #expect(try end("Last", screen) == 516)
    #expect(try screen.element("inset").label == "bottom 336")
    #expect(!screen.contains("Keyboard"))
    try screen.dismissKeyboard()
    #expect(screen.keyboardFrame == nil)
    #expect(try end("Last", screen) == 818)
    #expect(try screen.element("inset").label == "bottom 34")
  }

  @Test func nobodyWhoDoesNotAskHasAKeyboard() throws {
    let screen = try Screen(Fields())
    try screen.type("Ada", into: "Name")
    #expect(screen.keyboardFrame == nil)
    #expect(try end("Last", screen) == 818)
    try screen.configure(keyboard: true)
    #expect(try end("Last", screen) == 516)
    try screen.configure(keyboard: false)
    #expect(try end("Last", screen) == 818)
  }

  @Test(arguments: [
    ("iphone-15-landscape", 393.0, 209.0), ("iphone-se", 667.0, 260.0),
    ("iphone-16-pro-max", 956.0, 346.0), ("ipad", 1080.0, 313.0), ("ipad-landscape", 810.0, 398.0),
  ])
  func eachDeviceHasItsHeight(_ device: String, _ height: Double, _ keyboard: Double) throws {
    let screen = try screen(Fields(), device)
    try screen.tap("Name")
    #expect(screen.keyboardFrame?.height == keyboard)
    #expect(try end("Last", screen) == height - keyboard)
  }

  @Test func aDeviceWithoutAKnownKeyboardIsRefused() throws {
    for screen in [
      try Screen(Fields(), device: Device.named("desktop")),
      try Screen(Fields(), width: 300, height: 500),
    ] {
      let error = #expect(throws: ScreenError.self) { try screen.configure(keyboard: true) }
      #expect(error?.description.contains("known for iPhones and iPads") == true)
      try screen.tap("Name")
      #expect(screen.keyboardFrame == nil)
    }
    let phone = try screen(Fields())
    #expect(throws: ScreenError.self) { try phone.configure(device: Device.named("desktop")) }
    try phone.tap("Name")
    #expect(phone.keyboardFrame != nil)
  }

  private struct Reaching: View {
    let regions: SafeAreaRegions
    @State private var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Spacer()
        Button("Last") {}
      }
      .ignoresSafeArea(regions, edges: .bottom)
    }
  }

  @Test(arguments: [
    (SafeAreaRegions.all, 852.0), (SafeAreaRegions.keyboard, 818.0),
    (SafeAreaRegions.container, 516.0),
  ])
  func contentReachesUnderWhatItIgnores(_ regions: SafeAreaRegions, _ end: Double) throws {
    let screen = try screen(Reaching(regions: regions))
    try screen.tap("Name")
    #expect(try self.end("Last", screen) == end)
    guard end > 516 else { return try screen.tap("Last") }
    let error = #expect(throws: ScreenError.self) { try screen.tap("Last") }
    #expect(error?.reason == .covered(by: "the keyboard"))
  }

  private struct Long: View {
    @State private var texts = Array(repeating: "", count: 20)
    var body: some View {
      Form { ForEach(texts.indices, id: \.self) { TextField("Field \($0)", text: $texts[$0]) } }
    }
  }

  @Test func theFieldWithTheFocusIsScrolledIntoSight() throws {
    let screen = try screen(Long())
    #expect(try screen.element("Field 14").frame.minY > 516)
    try screen.tap("Field 14")
    #expect(try screen.element("Field 14").frame.maxY <= 516)
    try screen.type("x", into: "Field 19")
    let last = try screen.element(.role(.textField, "Field 19")).frame
    #expect(last.maxY <= 516 && last.minY > 59)
    try screen.scroll(y: -2_000, in: "Field 19")
    try screen.type("y", into: "Field 0")
    #expect(try screen.element(.role(.textField, "Field 0")).frame.minY > 59)
  }

  private struct Noted: View {
    @State private var name = ""
    @State private var isShown = false
    @FocusState private var isFocused: Bool
    var body: some View {
      TabView {
        NavigationStack {
          VStack {
            TextField("Name", text: $name).focused($isFocused)
            Spacer()
            Button("Open") { isShown = true }
          }
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Spacer()
              Button("Done") { isFocused = false }
            }
            ToolbarItem(placement: .bottomBar) { Button("Share") {} }
          }
        }
        .tabItem { Text("Notes") }
        Text("Other").tabItem { Text("More") }
      }
      .sheet(isPresented: $isShown) {
        TextField("Inner", text: $name)
          .toolbar { ToolbarItem(placement: .keyboard) { Button("Next") {} } }
      }
    }
  }

  @Test func aBarStandsOnTheKeyboard() throws {
    let screen = try screen(Noted())
    #expect(!screen.contains("Done"))
    #expect(screen.contains("More") && screen.contains("Share"))
    try screen.tap("Name")
    let done = try screen.element("Done").frame
    #expect(done.minY >= 472 && done.maxY <= 516 && done.maxX > 340)
    #expect(screen.keyboardFrame?.minY.rounded() == 472)
    #expect(try end("Open", screen) <= 472)
    // Bars at the bottom of the screen are under the keyboard.
    #expect(!screen.contains("More") && !screen.contains("Share"))
    try screen.tap("Done")
    #expect(screen.keyboardFrame == nil && screen.contains("More"))
  }

  @Test func aSheetHasItsOwnBarOnTheKeyboard() throws {
    let screen = try screen(Noted())
    try screen.tap("Open")
    try screen.tap("Inner")
    #expect(screen.keyboardFrame?.minY.rounded() == 472)
    #expect(screen.contains("Next") && !screen.contains("Done"))
    #expect(try screen.element("Inner").frame.maxY < 472)
    try screen.tap("Next")
  }

  @Test func stepsAskForTheKeyboard() throws {
    let screen = try Screen(Fields())
    let steps = try ScreenSteps(
      SourceText(
        name: "a",
        text: #"[{"configure": {"keyboard": true}}, {"tap": "Name"}, {"expect": "Last"}]"#))
    try screen.play(steps)
    #expect(try end("Last", screen) == 516)
    #expect(steps.swift.contains("try screen.configure(keyboard: true)"))
  }
}
