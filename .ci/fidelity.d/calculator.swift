// repository: DeluxeAlonso/CalculatorReplicaSwiftUI
// commit: f18936fa5cc6f5029bb509efe78ce98dbcfab101
// sources: CalculatorReplicaSwiftUI
// use: fitted
// tests: CalculatorReplicaSwiftUISnapshotTests
// without: SnapshotTestCase.swift
// run: --scale 3 --system ios16
// pictures: CalculatorReplicaSwiftUISnapshotTests/__Snapshots__/{name}.png
import SwiftUI

@MainActor class SnapshotTestCase: XCTestCase {
  func assertSnapshotImage(of view: some View, testName: String = #function) { draw(view, testName) }
}
