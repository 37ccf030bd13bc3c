// repository: ProtonMail/protoncore_ios
// commit: 89b81f970013720e2f870f325fd21a83c4f40fb2
// sources: libraries/UIFoundations/Sources/Components/SwiftUI libraries/UIFoundations/Sources/Colors libraries/UIFoundations/Sources/Icons libraries/UIFoundations/Resources-Shared
// modules: ProtonCoreUtilities ProtonCoreUIFoundationsResourcesiOS
// add: libraries/Utilities/Sources/Either.swift libraries/UIFoundations/Sources/Components/Extension/UIColor+Helper.swift libraries/UIFoundations/Sources/Components/PMUIFoundations.swift libraries/UIFoundations/Sources/Utils/Brand.swift
// use: judged
// tests: libraries/UIFoundations/Tests
// without: CountryPickerSnapshotTests.swift PMActionSheetSnapshotTests.swift PMBannerSnapshotTests.swift PMUIFoundationsTests.swift SplashScreenSnapshotTests.swift UIFoundationTestsHelpers.swift animating
// layout: device
// run: --scale 3 --device iphone-se-1 --text-size medium --system ios17 --appearance both
// pictures: libraries/UIFoundations/Tests/__Snapshots__/{name}{appearance}.png
import SwiftUI
import UIKit

let spmResourcesBundle = Bundle.main

@MainActor class SnapshotTestCase: XCTestCase {
  /// The name of a picture ends in its appearance.
  func checkSnapshots(view: some View, perceptualPrecision: Float, name: String, line: Int) {
    draw(view, name, named: "")
  }
}
