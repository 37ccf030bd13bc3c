@_exported public import XCTest

// The names of swift-snapshot-testing, one by one, so that Galley's views do not meet SwiftUI's.
@_exported public import struct GalleyChecks.Async
@_exported public import struct GalleyChecks.Diffing
@_exported public import typealias GalleyChecks.SimplySnapshotting
@_exported public import struct GalleyChecks.SnapshotTraits
@_exported public import struct GalleyChecks.Snapshotting
@_exported public import enum GalleyChecks.SwiftUISnapshotLayout
@_exported public import struct GalleyChecks.ViewImageConfig
@_exported public import func GalleyChecks.withSnapshotTesting
@_exported public import enum GalleySnapshots.RecordMode
@_exported public import func GalleyXCTest.assertInlineSnapshot
