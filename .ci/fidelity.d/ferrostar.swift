// repository: stadiamaps/ferrostar
// commit: 918a186909535c648d88f2a6a8beb5e650f98ec7
// sources: apple/Sources/FerrostarSwiftUI apple/Sources/UniFFI apple/Tests/TestSupport
// use: judged
// tests: apple/Tests/FerrostarSwiftUITests/Views
// run: --scale 3 --system ios26
// pictures: apple/Tests/FerrostarSwiftUITests/Views/__Snapshots__/{name}.png
import SwiftUI

/// Keeps the views that tests draw, with the names of their pictures.
@MainActor enum Drawn {
  static var views: [(name: String, view: AnyView)] = []
}

@MainActor func drawn(_ name: String, _ call: Int, _ test: () -> Void) -> AnyView {
  Drawn.views = []
  test()
  let views = Drawn.views.filter { $0.name == name }
  return views.indices.contains(call) ? views[call].view : AnyView(EmptyView())
}

@MainActor func draw(_ view: some View, _ test: String) {
  let words = test.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
  let name = words.hasSuffix("-") ? String(words.dropLast()) : words
  Drawn.views.append((name, AnyView(view)))
}

@MainActor class XCTestCase {
  required init() {}
  func setUpWithError() throws {}
}

extension XCTestCase {
  func assertView(
    colorScheme: ColorScheme = .light, navigationUITheme: any NavigationUITheme = DefaultNavigationUITheme(),
    navigationFormatterCollection: any FormatterCollection = TestingFormatterCollection(),
    frame: CGSize = CGSize(width: 430, height: 932), @ViewBuilder content: () -> some View,
    testName: String = #function
  ) {
    draw(
      content()
        .environment(\.colorScheme, colorScheme)
        .environment(\.navigationUITheme, navigationUITheme)
        .environment(\.navigationFormatterCollection, navigationFormatterCollection)
        .frame(width: frame.width, height: frame.height)
        .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255)), testName)
  }
}
