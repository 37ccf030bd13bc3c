// repository: gabriel/swiftui-snapshot-testing
// commit: b9786eec445e30d323147de221b80dcd734af954
// use: fitted
// tests: Tests
// without: 26_0 macOS TextRender[23] ExpressionTests.swift
// run: --scale 3 --system ios26
// pictures: Tests/__Snapshots__/{name}.png
// run: --scale 2 --system ios26 --filter Render
// pictures: Tests/__Snapshots__/{name}.png
import SwiftUI

enum SnapshotDevice {
  case iOS(width: CGFloat, height: CGFloat)
  case macOS(width: CGFloat, height: CGFloat)
  case size(CGFloat, CGFloat)
  case any
}

@MainActor func assertSnapshot(view: some View, device: SnapshotDevice, testName: String = #function) {
  let size =
    switch device {
    case .iOS(let width, let height), .macOS(let width, let height), .size(let width, let height):
      CGSize(width: width, height: height)
    case .any: CGSize(width: 390, height: 844)
    }
  if case .macOS = device { return }
  draw(view.frame(width: size.width, height: size.height), "\(testName).iOS-iPhone_17-26_1")
}
/// The scale of what the renderer draws is that of the run.
@MainActor func assertRender(view: some View, device: SnapshotDevice, testName: String = #function) {
  assertSnapshot(view: view, device: device, testName: testName)
}
