// repository: StanfordSpezi/SpeziViews
// commit: 236fd063407aaba2a34f3f61b3034dd3a01f22c5
// sources: Sources/SpeziViews
// use: fitted
// tests: Tests/SpeziViewsTests
// calls: swift-snapshot-testing
// without: ipad markdownView imageReference
// layout: device
// run: --scale 3 --device iphone-14 --text-size medium --system ios26
// pictures: Tests/SpeziViewsTests/__Snapshots__/{name}.png
import SwiftUI

/// Replaces the protocol of a package that is not there.
public protocol AnyOptional {
  associatedtype Wrapped
  var unwrappedOptional: Wrapped? { get }
}
extension Optional: AnyOptional {
  public var unwrappedOptional: Wrapped? { self }
}
extension Bundle {
  static func atURL(from bundle: Bundle) -> Bundle { bundle }
}

#Preview("SnapshotTests+Buttons/allButtons-_.button-dismiss") { SnapshotTests.TestView(type: .dismiss) }
#Preview("SnapshotTests+Buttons/allButtons-_.button-info") { SnapshotTests.TestView(type: .info) }
#Preview("SnapshotTests+Buttons/allButtons-_.button-async") { SnapshotTests.TestView(type: .async) }
