// repository: GoodRequest/GoodSwiftUI
// commit: e4984899c26fbb76e6caefb3a166fe91e40489df
// sources: Sources/GRButton Sources/GRToggle
// use: fitted
// tests: GoodSwiftUI-Sample/GoodSwiftUI-SnapshotTests
// calls: swift-snapshot-testing
// without: XCTestCaseExtension.swift GRInputFieldSnapshotTests.swift
// run: --scale 3 --system ios18
// pictures: GoodSwiftUI-Sample/GoodSwiftUI-SnapshotTests/__Snapshots__/{name}.png
import SwiftUI
