// repository: home-assistant/iOS
// commit: d722d7811aec72397d05837477c5f146943b6248
// sources: Sources/HADesignSystem/Sources Sources/Shared/Assets/Colors.xcassets
// add: Sources/App/Settings/Gestures/ListPicker.swift
// use: fitted
// tests: Tests/Shared/DesignSystem/Components
// without: CollapsibleViewOpen
// helpers: HomeAssistant.swift
// layout: device
// run: --scale 3 --device iphone-14 --text-size medium --appearance both --system ios26
// pictures: Tests/Shared/DesignSystem/Components/__Snapshots__/{name}{appearance}.png
import SwiftUI

@MainActor func assertLightDarkSnapshots(
  of view: some View, drawHierarchyInKeyWindow: Bool = false, testName: String = #function
) {
  draw(view.inSafeAreaOfTests, testName, named: "", inWindow: drawHierarchyInKeyWindow)
}
