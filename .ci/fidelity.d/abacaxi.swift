// repository: yago-marques/Abacaxi
// commit: 473f52f829a152a4923e6dd4679d71a19ca23081
// sources: Modules/DesignSystem/Sources/DesignSystem/Foundation Modules/DesignSystem/Sources/DesignSystem/SwiftUI
// use: fitted
// tests: Modules/DesignSystem/Tests/DesignSystemTests/SwiftUI
// without: DSIngredientControlsTests.swift AccessibilityTextSize
// most: 12
// run: --scale 3 --text-size large --system ios18
// pictures: Modules/DesignSystem/Tests/DesignSystemTests/SwiftUI/__Snapshots__/{name}.png
import SwiftUI
import UIKit

/// Replaces the recorder of the tests.
@MainActor class DSSnapshotTestCase: XCTestCase {
  func assertSwiftUISnapshot(
    of view: some View, width: CGFloat = 350, height: CGFloat, sizeCategory: UIContentSizeCategory = .large,
    testName: String = #function
  ) {
    draw(view.frame(width: width, height: height), testName)
  }
}
