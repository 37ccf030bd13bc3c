import Foundation
import GalleyXCTest
import XCTest

/// A test in the words of swift-snapshot-testing, of which nothing but the import was changed.
final class MigrationTests: XCTestCase {
  private struct User: Codable {
    var id: Int
    var name: String
  }
  private let user = User(id: 1, name: "Blob")
  private var badge: some View {
    Text("Blob").padding(4).background(Color.yellow)
  }

  func testCallForms() {
    assertSnapshot(of: badge, as: .image)
    assertSnapshot(of: badge, as: .image(precision: 0.99, perceptualPrecision: 0.98), named: "near")
    assertSnapshot(of: badge, as: .image(layout: .fixed(width: 80, height: 40)), named: "fixed")
    assertSnapshot(of: badge, as: .image(layout: .sizeThatFits), named: "fits")
    assertSnapshot(
      of: badge,
      as: .image(
        layout: .fixed(width: 60, height: 30), traits: .init(userInterfaceStyle: .dark)),
      named: "dark")
    assertSnapshot(of: user, as: .dump)
    assertSnapshot(of: user, as: .json)
    assertSnapshot(of: user, as: .plist)
    assertSnapshot(of: Data("Blob".utf8), as: .data)
    assertSnapshot(of: 42, as: .description, named: "number", record: .missing)
    assertSnapshot(of: "a\nb", as: .lines, named: "text", timeout: 2)
    assertSnapshots(
      of: badge, as: ["small": .image, "wide": .image(layout: .fixed(width: 90, height: 30))])
    assertSnapshots(of: user.name, as: [.lines])
    XCTAssertNil(verifySnapshot(of: user.name, as: .lines, named: "verified"))
    let initials = Snapshotting<String, String>.lines.pullback { (user: User) in
      String(user.name.prefix(1))
    }
    assertSnapshot(of: user, as: initials, named: "initials")
    let reversed = SimplySnapshotting<String>(
      pathExtension: "txt",
      diffing: Diffing(
        toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
        diff: { old, new in old == new ? nil : ("differs", []) }))
    assertSnapshot(of: "olleh", as: reversed, named: "reversed")
    let later = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { value in
      Async { callback in callback("later \(value)") }
    }
    assertSnapshot(of: 3, as: later, named: "later")
    let pulled = Snapshotting<String, String>.lines.asyncPullback { (value: Int) in
      Async { callback in callback("pulled \(value)") }
    }
    assertSnapshot(of: 3, as: pulled, named: "pulled")
    withSnapshotTesting(record: .missing) {
      assertSnapshot(of: "a", as: .lines, named: "in a scope")
    }
  }

  func testInline() {
    assertInlineSnapshot(of: user, as: .dump) {
      """
      ▿ User
        - id: 1
        - name: "Blob"

      """
    }
  }
}
