// repository: renaudjenny/SwiftClockUI
// commit: e2012408d166ebafa0f0c0cdf568c984e77c3ded
// sources: Sources
// use: fitted
// tests: Tests/SwiftClockUITests
// without: OnMac Snapshotting+DefaultImage.swift
// most: 25
// run: --scale 3 --system ios16
// pictures: Tests/SwiftClockUITests/**/__Snapshots__/{name}.png
import SwiftUI

struct Picture {
  static let `default` = Self()
  static func `default`(precision: Float) -> Self { Self() }
}

@MainActor func assertSnapshot(matching view: some View, as picture: Picture, testName: String = #function) {
  draw(view.frame(width: 200, height: 200), testName)
}
