// In place of XCTest, for projects whose views are drawn by their tests.
import SwiftUI

/// Keeps the views that tests draw, with the names of their pictures.
@MainActor enum Drawn {
  static var views: [(name: String, call: String, view: AnyView)] = []

  /// A name as swift-snapshot-testing writes it in a path.
  static func component(_ name: String) -> String {
    name.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
      .trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }
}

/// What a test drew. One that does not compile here draws nothing, and has no picture.
@MainActor func drawn(_ name: String, _ call: String, _ test: () -> Void) -> AnyView {
  Drawn.views = []
  test()
  guard let drawn = Drawn.views.first(where: { $0.name == name && $0.call == call }) else {
    fatalError("the test \(name) draws no picture \(call)")
  }
  return drawn.view
}

/// Keeps a view under the name of its call, or the number among the calls of the test. Recorders render its layer unless
/// they take a window.
@MainActor func draw(
  _ view: some View, _ test: String, named: String? = nil, inWindow: Bool = false
) {
  let name = Drawn.component(test)
  let call = named.map(Drawn.component) ?? String(Drawn.views.count { $0.name == name } + 1)
  Drawn.views.append((name, call, inWindow ? AnyView(view) : AnyView(view._renderedAsLayer())))
}

@MainActor class XCTestCase {
  required init() {}
  func invokeTest() {}
  func setUp() {}
  func tearDown() {}
  func setUpWithError() throws {}
}

/// Gives its view the size that it has at a proposal of nothing, as recorders do that ask a hosting controller.
struct EmptyProposal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(.zero) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
