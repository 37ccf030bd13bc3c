// In place of swift-snapshot-testing, for tests that call it themselves. Devices are those of the run.
import SwiftUI
import UIKit

enum ViewImageConfig {
  enum Orientation { case portrait, landscape }
  case iPhoneSe, iPhone8, iPhoneX, iPhoneXsMax, iPhone12, iPhone13, iPhone13Mini, iPhone13Pro, iPhone13ProMax, iPadPro11
  static func iPhone13(_ orientation: Orientation) -> Self { .iPhone13 }
  static func iPhone13Pro(_ orientation: Orientation) -> Self { .iPhone13Pro }
}

enum SwiftUISnapshotLayout {
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
  case device(config: ViewImageConfig)
}

extension UITraitCollection {
  /// The appearance, the direction and the text size are those of the run.
  init(userInterfaceStyle: UIUserInterfaceStyle) { self = .current }
  init(layoutDirection: LayoutDirection) { self = .current }
  init(preferredContentSizeCategory: UIContentSizeCategory) { self = .current }
}

enum SnapshotRecording { case all, failed, missing, never }
@MainActor func withSnapshotTesting(record: SnapshotRecording, _ body: () -> Void) { body() }

/// The size that a picture is drawn at, unless it is that of the view or the device.
struct Snapshotting<Value, Format> {
  var size: CGSize?
  static func wait(for seconds: TimeInterval, on other: Self) -> Self { other }
}

extension Snapshotting where Value: View, Format == UIImage {
  static var image: Self { Self() }
  static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .current
  ) -> Self {
    if case .fixed(let width, let height) = layout { Self(size: CGSize(width: width, height: height)) } else { Self() }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  static var image: Self { Self() }
  static func image(
    on device: ViewImageConfig = .iPhone13, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .current
  ) -> Self {
    Self(size: size)
  }
}

@MainActor private protocol Hosting {
  var content: AnyView { get }
}
extension UIHostingController: Hosting {
  fileprivate var content: AnyView { AnyView(rootView) }
}

@MainActor private func draw(_ view: some View, at size: CGSize?, _ test: String, named: String?) {
  if let size {
    draw(view.frame(width: size.width, height: size.height), test, named: named)
  } else {
    draw(view, test, named: named)
  }
}

@MainActor func assertSnapshot<Value: View>(
  of view: Value, as picture: Snapshotting<Value, UIImage>, named: String? = nil, record: Bool = false,
  testName: String = #function
) {
  draw(view, at: picture.size, testName, named: named)
}

@MainActor func assertSnapshot(
  of controller: UIViewController, as picture: Snapshotting<UIViewController, UIImage>, named: String? = nil,
  record: Bool = false, testName: String = #function
) {
  draw((controller as? any Hosting)?.content ?? AnyView(EmptyView()), at: picture.size, testName, named: named)
}

@MainActor func assertSnapshot<Value: View>(
  matching view: Value, as picture: Snapshotting<Value, UIImage>, named: String? = nil, record: Bool = false,
  testName: String = #function
) {
  assertSnapshot(of: view, as: picture, named: named, testName: testName)
}

@MainActor func assertSnapshots<Value: View>(
  matching view: Value, as pictures: [Snapshotting<Value, UIImage>], record: Bool = false, testName: String = #function
) {
  for picture in pictures { assertSnapshot(of: view, as: picture, testName: testName) }
}
