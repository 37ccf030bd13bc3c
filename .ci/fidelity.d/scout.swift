// repository: kasianov-mikhail/scout
// commit: c6218f7ea4338f5b4b56415868da9116c4bfad35
// sources: Sources/ScoutUI/Primitives Sources/ScoutUI/Support
// add: Sources/ScoutUI/Monitoring/Metrics/Series/MetricsFormatters.swift Sources/Scout/Utilities/Date/*.swift Sources/ScoutUI/Monitoring/Metrics/Distribution/PercentileRow.swift Sources/ScoutUI/Monitoring/Metrics/Distribution/Metric*.swift Sources/ScoutUI/Delivery/Releases/View/ReleaseRow.swift Sources/ScoutUI/Delivery/Releases/Health/*.swift Sources/ScoutUI/Monitoring/Network/Model/Status*.swift Sources/Scout/Diagnostics/Telemetry/Bucket/*.swift
// modules: Scout
// use: fitted
// tests: Tests/ScoutSnapshotTests
// calls: swift-snapshot-testing
// without: ViewSnapshot.swift
// run: --scale 2 --system ios26
// pictures: Tests/ScoutSnapshotTests/__Snapshots__/{name}.png
// run: --scale 2 --system ios26 --appearance dark --filter dark
// pictures: Tests/ScoutSnapshotTests/__Snapshots__/{name}.png
import SwiftUI
import UIKit

enum ViewSnapshot { static let isSupported = true }

extension Snapshotting where Value: View, Format == UIImage {
  static func scout(width: CGFloat = 393, height: CGFloat, style: UIUserInterfaceStyle = .light) -> Self {
    .image(layout: .fixed(width: width, height: height))
  }
}

/// Replaces the destination of a row, which needs the whole application and is not in the pictures.
struct VersionDetailView: View {
  let release: ReleaseHealth
  var body: some View { EmptyView() }
}
