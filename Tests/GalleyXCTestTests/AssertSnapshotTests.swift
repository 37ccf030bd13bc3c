import GalleyGeometry
import GalleyLayout
import GalleyXCTest
import XCTest

import protocol GalleyComponents.PrimitiveView

/// A bar of a width.
struct Bar {
  var width: Double
}

extension Bar: PrimitiveView {
  func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    tree.leaf(.fixed(Size(width: width, height: 4)))
  }
}

final class AssertSnapshotTests: XCTestCase {
  func testPasses() {
    assertSnapshot(of: Bar(width: 30), as: .image)
    assertSnapshot(of: Bar(width: 30), as: .layout(), named: "frames")
  }

  func testFails() {
    expectFailure {
      withSnapshotTesting(record: .never) {
        SnapshotCheck(
          file: #filePath, test: "testPasses()", line: 0, name: "absent", record: nil
        ).run(Scene(Bar(width: 31)), as: .image).failure
      }
    }
  }

  /// Linux has no `XCTExpectFailure`; the outcome is looked at instead.
  private func expectFailure(_ failure: () -> String?) {
    XCTAssertEqual(failure()?.contains("no reference yet"), true)
  }
}
