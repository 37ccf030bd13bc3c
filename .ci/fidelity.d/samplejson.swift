// repository: fespinoza/sample-json-app
// commit: 3a7811d0edff005cf1a0776cf2cc775a5783bb3c
// sources: SampleProject
// use: fitted
// tests: SampleProjectTests
// calls: swift-snapshot-testing
// without: fixedSize iPad
// layout: device
// run: --scale 3 --device iphone-14 --text-size medium --system ios17 --filter View
// pictures: SampleProjectTests/**/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size medium --appearance dark --system ios17 --filter darkMode
// pictures: SampleProjectTests/**/__Snapshots__/{name}.png
// run: --scale 3 --device iphone-14 --text-size accessibility4 --system ios17 --filter dynamicType
// pictures: SampleProjectTests/**/__Snapshots__/{name}.png
import SwiftUI

/// Replaces the type of a package that is not there.
struct Tagged<Tag, RawValue: Codable & Hashable>: Codable, Hashable {
  var rawValue: RawValue
  init(_ rawValue: RawValue) { self.rawValue = rawValue }
  init(from decoder: any Decoder) throws { rawValue = try RawValue(from: decoder) }
  func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }
}
