// repository: DomenicBianchi01/GryphEats
// commit: d76738d0f2c92f863f07b00ccc5444c904691b31
// sources: GryphEats/GryphEats
// use: fitted
// tests: GryphEats/GryphEatsTests
// run: --scale 2 --device iphone-xr --system ios16
// pictures: GryphEats/GryphEatsTests/**/__Snapshots__/{name}.png
import SwiftUI
import UIKit

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
