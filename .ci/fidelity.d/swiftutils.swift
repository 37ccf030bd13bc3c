// repository: RaulPascual/SwiftUtils
// commit: 0bc9d3a62e51978b76dbd837a2fb84bf967c77d5
// sources: Sources/UIComponents
// use: fitted
// tests: Tests/UIComponentsSnapshotTests
// calls: swift-snapshot-testing
// without: Loader CustomSheet UpdateView FloatingButton
// layout: device
// run: --scale 3 --device iphone-14 --text-size medium --locale en-ES --system ios18
// pictures: Tests/UIComponentsSnapshotTests/__Snapshots__/{name}.png
import SwiftUI
