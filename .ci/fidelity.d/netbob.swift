// repository: lunij/netbob
// commit: 1ccfa166ee37717f65c1d09d486186cb8f766452
// sources: Sources/Netbob
// use: fitted
// tests: Tests/NetbobTests
// without: XCTestCase.swift StateTests bodyView
// layout: device
// run: --scale 3 --device iphone-se-1 --text-size medium --system ios18
// pictures: Tests/NetbobTests/Modules/*/__Snapshots__/{name}.png
import SwiftUI

extension XCTestCase {
  func assertSnapshot(of view: some View, perceptualPrecision: Float = 1, testName: String = #function) {
    draw(view, testName)
  }
}
