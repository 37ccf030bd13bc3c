import Foundation
public import GalleyChecks
import GalleyComponents
public import GalleyImaging
import GalleyPreviews
public import GalleySnapshots
import GalleyStair
public import GalleySwiftUI
import XCTest

/// Asserts that a value looks like its reference, as swift-snapshot-testing does. Views are shown as
/// their previews are: with their state, what they do when they appear, and the asset catalogues and
/// strings of the package that the test is in.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) rethrows {
  let check = SnapshotCheck(
    file: "\(file)", test: testName, line: Int(line), name: name, record: record,
    timeout: timeout)
  let outcome = check.run(try value(), as: strategy.preparing(SettledScene(file: "\(file)").make))
  if let failure = outcome.failure { XCTFail(failure, file: file, line: line) }
}

/// Asserts that a value looks like its reference; the old form of whether it is recorded.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool = false, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) rethrows {
  try assertSnapshot(
    of: value(), as: strategy, named: name, record: record ? .all : nil, timeout: timeout,
    file: file, testName: testName, line: line)
}

/// Asserts that a value looks like several references, one for each name of a strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: RecordMode? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) rethrows {
  let scene = SettledScene(file: "\(file)")
  try SnapshotCheck(
    file: "\(file)", test: testName, line: Int(line), record: record, timeout: timeout
  ).run(try value(), as: strategies.mapValues { $0.preparing(scene.make) }) { outcome in
    if let failure = outcome.failure { XCTFail(failure, file: file, line: line) }
  }
}

/// Makes the scene of a view whose state has settled.
private struct SettledScene {
  /// The test's source.
  let file: String

  func make(_ scene: GalleyStair.Scene) -> GalleyStair.Scene {
    let settle = { @MainActor () -> GalleyStair.Scene? in
      let resources = PreviewFolders([package]).resources(scale: scene.canvas.grid.scale)
      guard let renderer = try? Renderer() else { return nil }
      return try? PreviewDrawing.settled(
        AnyView(erasing: scene.root), on: scene.canvas, resources, renderer
      ).scene
    }
    // XCTest runs tests on the main thread; on other threads a view stays as it was made.
    guard Thread.isMainThread else { return scene }
    return MainActor.assumeIsolated { Kept(scene: settle()) }.scene ?? scene
  }

  private struct Kept: @unchecked Sendable {
    let scene: GalleyStair.Scene?
  }

  /// The folder of the package that the test is in, else the test's own.
  private var package: String {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let own = folder.path
    while folder.pathComponents.count > 1 {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return own
  }
}

// Controllers around SwiftUI's views

extension Snapshotting where Value: UIViewController, Format == Bitmap {
  /// The view of a hosting controller on a canvas that hugs it.
  public static var image: Snapshotting { hosted(.image) }

  /// The view of a hosting controller on a screen.
  public static func image(
    on config: ViewImageConfig, precision: Double = 1, perceptualPrecision: Double = 1,
    traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    hosted(
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision,
        layout: .device(config: config), traits: traits))
  }

  private static func hosted(_ strategy: Snapshotting<AnyView, Bitmap>) -> Snapshotting {
    strategy.pullback { ($0 as? any _HostingController)?._view ?? AnyView(EmptyView()) }
  }
}
