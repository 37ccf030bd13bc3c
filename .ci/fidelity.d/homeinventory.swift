// repository: DrunkOnJava/ModularHomeInventory
// commit: bad97916e862fe265a8d04b5367a2e47f98efc5c
// sources: Modules/SharedUI/Sources/DesignSystem
// add: Modules/SharedUI/Sources/Views/LoadingOverlay.swift Modules/SharedUI/Sources/Views/SearchBar.swift Modules/SharedUI/Sources/Components/PrimaryButton.swift
// use: fitted
// tests: HomeInventoryModularTests/AdditionalTests HomeInventoryModularTests/EnhancedTests HomeInventoryModularTests/ExpandedTests HomeInventoryModularTests/IndividualTests HomeInventoryModularTests/SharedUI
// without: LoadingStates LoadingOverlay AnimatedStates ShimmerLoading SkeletonLoading ProgressIndicator PrimaryButton_Loading
// layout: device
// size: 1170x2532
// most: 25
// run: --scale 3 --device iphone-14 --text-size medium --appearance dark
// pictures: HomeInventoryModularTests/**/{name}.png
// run: --scale 3 --device iphone-14 --text-size accessibility2 --appearance dark --filter PrimaryButton_Accessibility.1
// pictures: HomeInventoryModularTests/**/{name}.png
import SwiftUI
import UIKit

@MainActor var isRecording = false

enum Recording { case all, missing }
func withSnapshotTesting(record: Recording, _ body: () -> Void) { body() }

enum Device {
  enum Orientation { case portrait, landscape }
  case iPhone13, iPhone13Pro, iPhone13ProMax, iPhoneSe, iPadPro11, iPadPro12_9
  static func iPhone13(_ orientation: Orientation) -> Self { .iPhone13 }
  static func iPadPro11(_ orientation: Orientation) -> Self { .iPadPro11 }
}

struct Picture {
  static func image(on device: Device, traits: UITraitCollection = .current) -> Self { Self() }
}

/// The telephone that ran the tests has the safe area of its status bar, 54 points at the top, 7 more than the one that
/// they ask for.
@MainActor func assertSnapshot<Content: View>(
  of controller: UIHostingController<Content>, as picture: Picture, named: String? = nil, testName: String = #function
) {
  draw(controller.rootView.safeAreaPadding(.top, 7), testName, named: named)
}
