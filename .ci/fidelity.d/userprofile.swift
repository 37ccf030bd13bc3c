// repository: rami-lajmi/snapshot-tests-ios
// commit: 7c0b350e47ce398b9ccc99874eb9072a938bf60b
// sources: Snapshot-ios-sample/Components Snapshot-ios-sample/Screens Snapshot-ios-sample/Data
// use: fitted
// tests: Snapshot-ios-sampleTests/SnapshotTests
// without: CreateUserProfile CustomColorPicker
// run: --scale 3 --system ios17
// pictures: Snapshot-ios-sampleTests/SnapshotTests/__Snapshots__/{name}.png
import SwiftUI
import UIKit

struct Picture {
  static let image = Self()
  static let recursiveDescription = Self()
  static func image(perceptualPrecision: Float) -> Self { Self() }
}

/// Without a device a picture has the size of the view, here that of the screen of the telephone that ran the tests, and
/// no safe area. A controller stacks several views.
@MainActor func assertSnapshot<Content: View>(
  matching controller: UIHostingController<Content>, as picture: Picture, named: String? = nil,
  testName: String = #function
) {
  let frame = controller.view.frame
  let size = frame == UIScreen.main.bounds ? CGSize(width: 430, height: 932) : frame.size
  draw(VStack { controller.rootView }.frame(width: size.width, height: size.height), testName, named: named)
}
