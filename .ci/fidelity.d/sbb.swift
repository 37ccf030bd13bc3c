// repository: SchweizerischeBundesbahnen/mobile-ios-design-swiftui
// commit: 051dac8efd4699158d89a35172cdc4827b64a08d
// sources: SBBDesignSystemMobileSwiftUI/Colors SBBDesignSystemMobileSwiftUI/Fonts SBBDesignSystemMobileSwiftUI/Helper SBBDesignSystemMobileSwiftUI/Resources SBBDesignSystemMobileSwiftUI/Styles SBBDesignSystemMobileSwiftUI/ViewModifiers SBBDesignSystemMobileSwiftUI/Views
// add: SBBDesignSystemMobileSwiftUI/SBBAppearance.swift SBBDesignSystemMobileSwiftUI/SBBBundleSPM.swift SBBDesignSystemMobileSwiftUIDemo/Resources/en.lproj/Localizable.strings
// use: fitted
// tests: SBBDesignSystemMobileSwiftUIDemoTests
// without: SBBSnapshotTest.swift CustomAssertSnapshot.swift SBBLoadingIndicatorTests.swift SBBTextAreaTests
// each: first
// run: --scale 3 --system ios26
// pictures: ci_scripts/__Snapshots__/*/{name}.png
import SwiftUI
import UIKit

@MainActor protocol DSMTest {}

enum Picture { case portrait, landscape }

extension DSMTest {
  var recordNewReferenceSnapshots: Bool { false }
  var imagePortrait: Picture { .portrait }
  var imageLandscape: Picture { .landscape }

  /// The first picture of a test has the light appearance, and the second the dark one.
  func assertSnapshot(
    matching view: some View, as picture: Picture, record: Bool = false, testName: String = #function
  ) {
    draw(view, testName)
  }
}

extension View {
  func toVC() -> some View { frame(width: 375, height: 667) }
  func recordDocumentationSnapshot(name: String, colorScheme: ColorScheme) {}
}
