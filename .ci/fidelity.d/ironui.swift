// repository: Iron-Ham/IronUI
// commit: 9ea152339a7d52b5ccaba98140037e97936c7fe7
// sources: Sources/IronComponents Sources/IronCore Sources/IronDataDisplay/Timeline Sources/IronForms Sources/IronLayouts Sources/IronNavigation/Tray Sources/IronPrimitives
// modules: IronComponents IronCore IronDataDisplay IronForms IronLayouts IronNavigation IronPrimitives
// use: fitted
// tests: Tests/IronUISnapshotTests
// without: SnapshotTestUtilities.swift IronUISnapshotTests.swift [kK]anban [dD]atabase macOS accessibility checkboxStates containerWidths (Button|ContextLine|FormControls|Forms|Icon|Navigation)Snap.*dark (Components|DataDisplay|Feedback|Layouts|Text)Snap.*light
// most: 12
// run: --scale 3 --text-size large --system ios26
// pictures: Tests/IronUISnapshotTests/*/__Snapshots__/{name}.png
import SwiftUI
import UIKit

/// Replaces the configurations of the tests.
struct SnapshotConfiguration {
  var name: String
  var scheme: ColorScheme
  static let quick = [
    Self(name: "iPhone17Pro-standard-light", scheme: .light), Self(name: "iPhone17Pro-standard-dark", scheme: .dark),
  ]
  static let all = quick
  static func forDevice(_ device: SnapshotDevice) -> [Self] { quick }
}
enum SnapshotDevice { case iPhone17Pro }

/// Replaces the helper of the tests, which draws in a window.
@MainActor func ironAssertSnapshots(
  of view: some View, configurations: [SnapshotConfiguration] = SnapshotConfiguration.quick, width: CGFloat? = nil,
  testName: String = #function
) {
  for configuration in configurations {
    let skipping = view.environment(\.dynamicTypeSize, .large).environment(\.colorScheme, configuration.scheme)
      .environment(\.ironSkipEntranceAnimations, width == nil)
    draw(
      skipping.frame(width: width).fixedSize(horizontal: width == nil, vertical: true).padding(1)
        .background(configuration.scheme == .light ? Color.white : .black),
      testName, named: configuration.name, inWindow: true)
  }
}
