// What the tests of NiceViews call beyond swift-snapshot-testing's own functions.
import SwiftUI
import UIKit

extension ViewImageConfig {
  /// The device of the tests is that of the run.
  init(safeArea: UIEdgeInsets, size: CGSize, traits: UITraitCollection) { self = .iPhone13ProMax }
}

extension UITraitCollection {
  init(traitsFrom traits: [UITraitCollection]) { self = .current }
  init(displayScale: CGFloat) { self = .current }
  init(userInterfaceIdiom: UIDevice.UserInterfaceIdiom) { self = .current }
}

@MainActor func assertSnapshot<Value: View>(
  of view: Value, as picture: Snapshotting<Value, UIImage>, named name: String?, file: StaticString, testName: String,
  line: UInt
) {
  assertSnapshot(of: view, as: picture, named: name, testName: testName)
}
