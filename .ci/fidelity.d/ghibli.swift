// repository: igor1309/EssentialGhibli
// commit: 1c8ebdc2e3eb77fe4f6d3d3468c66f06185daa58
// sources: Sources/DetailFeature Sources/GenericResourceView Sources/ListFeature Sources/Presentation Sources/RowFeature
// use: fitted
// tests: Tests/DetailFeatureTests Tests/GenericResourceViewTests Tests/ListFeatureTests Tests/RowFeatureTests
// without: XCTest+assert.swift XCTestCase+MemoryLeakTracking.swift XCTestCase+pause.swift TestHelpers.swift LocalizationTests.swift ListLocalizationTests.swift LoadResourceStateViewSnapshotTests.swift LoadResourceViewSnapshotTests.swift
// layout: device
// run: --scale 3 --device iphone-14 --text-size medium --system ios16
// pictures: Tests/*/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size medium --appearance dark --system ios16 --filter .2
// pictures: Tests/*/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size medium --appearance dark --system ios16 --filter .4
// pictures: Tests/*/__Snapshots__/{name}.png
import SwiftUI

struct Language {
  let name: String
  static let en_US = Self(name: "en-US")
  static let ru_RU = Self(name: "ru-RU")
}

struct TestError: LocalizedError {
  var errorDescription: String?
}
func anyError(message: String = "any error") -> TestError { TestError(errorDescription: message) }

extension XCTestCase {
  /// Each call has a picture in light and one in dark.
  func assert(snapshot view: some View, locale: Language = .en_US, record: Bool, testName: String = #function) {
    for _ in 1...2 { draw(view.environment(\.locale, Locale(identifier: locale.name)), testName) }
  }
}
