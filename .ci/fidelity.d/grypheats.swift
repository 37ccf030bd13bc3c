// repository: DomenicBianchi01/GryphEats
// commit: d76738d0f2c92f863f07b00ccc5444c904691b31
// sources: GryphEats/GryphEats
// use: fitted
// tests: GryphEats/GryphEatsTests
// run: --scale 2 --device iphone-xr --system ios16
// pictures: GryphEats/GryphEatsTests/**/__Snapshots__/{name}.png
import SwiftUI
import UIKit

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

struct Picture {
  static let image = Picture()
}

/// The picture has the size of the view and of the 44 points above that the screen covers.
@MainActor func assertSnapshot<Content: View>(
  matching controller: UIHostingController<Content>, as picture: Picture, record: Bool = false,
  testName: String = #function
) {
  let isGray = controller is CustomUIHostingController<Content>
  draw(controller.rootView.padding(.top, 44).background(isGray ? Color(white: 0.5) : .clear), testName)
}
