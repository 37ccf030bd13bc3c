// repository: aessam/NiceViewsLib
// commit: 7ea4562d51e5bf2c3ab1524daa803e47dadc60e9
// sources: NiceViews
// use: fitted
// tests: NiceViewsTests
// calls: swift-snapshot-testing
// helpers: NiceViews.swift
// without: NiceViewsTests.swift SnapshotTestHelpers.swift View\. View2\. Collection HeroSection MediaCardGrid NavigationRoot
// most: 13
// run: --scale 3 --system ios18
// pictures: NiceViewsTests/__Snapshots__/{name}.png
// run: --scale 3 --system ios18 --appearance dark --filter .2
// pictures: NiceViewsTests/__Snapshots__/{name}.png
import SwiftUI
