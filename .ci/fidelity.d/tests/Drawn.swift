// In place of XCTest, for projects whose views are drawn by their tests.
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
  func setUp() {}
  func tearDown() {}
  func setUpWithError() throws {}
}
