// repository: aessam/NiceViewsLib
// commit: 7ea4562d51e5bf2c3ab1524daa803e47dadc60e9
// sources: NiceViews
// use: fitted
// tests: NiceViewsTests
// calls: swift-snapshot-testing
// helpers: NiceViews.swift
// without: NiceViewsTests.swift SnapshotTestHelpers.swift AnimationShowcaseView ChatExperienceView ComponentStatesView
// layout: device
// size: 1290x2796
// most: 12
// run: --scale 3 --device iphone-15-pro-max --system ios18 --appearance dark
// pictures: NiceViewsTests/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-15-pro-max --system ios18 --filter .1
// pictures: NiceViewsTests/__Snapshots__/{name}.png
import SwiftUI
