// In place of the helper of AYA's tests.
import SwiftUI
import UIKit

/// Replace what the tests' helper declares, for the telephone.
let snapshotLocale = Locale(identifier: "en_US")
let snapshotReferenceDate = Date(timeIntervalSince1970: 1_769_904_000)

@MainActor func assertSwiftUISnapshot<Content: View>(
  of view: Content, named name: String? = nil, width: CGFloat = 350, height: CGFloat? = nil, testName: String = #function
) {
  let stage = view.environment(\.locale, snapshotLocale).environment(\.referenceDate, snapshotReferenceDate)
  let call = name.map { "\($0)-iOS" } ?? "iOS"
  if let height {
    draw(stage.frame(width: width, height: height), testName, named: call)
  } else {
    draw(EmptyProposal { stage.frame(width: width) }, testName, named: call)
  }
}

struct Device {
  let size: CGSize
  init(safeArea: UIEdgeInsets, size: CGSize, traits: UITraits) { self.size = size }
}
struct UITraits {}
struct Picture {
  let size: CGSize
  static func image(on device: Device, precision: Float = 1, perceptualPrecision: Float = 1) -> Self {
    Self(size: device.size)
  }
}
@MainActor func assertSnapshot<Content: View>(
  of controller: UIHostingController<Content>, as picture: Picture, named name: String?, file: StaticString,
  testName: String, line: UInt
) {
  draw(controller.rootView.frame(width: picture.size.width, height: picture.size.height), testName, named: name)
}

enum Recording { case missing, all }
@MainActor func withSnapshotTesting(record: Recording, _ body: () -> Void) { body() }

/// Replaces a formatter of the platform, for the abbreviated English texts that the pictures show.
final class RelativeDateTimeFormatter {
  enum UnitsStyle { case full, spellOut, short, abbreviated }
  var unitsStyle = UnitsStyle.full
  var locale = Locale.current

  func localizedString(for date: Date, relativeTo other: Date) -> String {
    let seconds = abs(date.timeIntervalSince(other))
    let units: [(TimeInterval, String)] = [
      (31_536_000, "y"), (2_592_000, "mo"), (604_800, "w"), (86_400, "d"), (3600, "h"), (60, "m"),
    ]
    let (length, unit) = units.first { seconds >= $0.0 } ?? (1, "s")
    let text = "\(Int(seconds / length))\(unit)"
    return date < other ? "\(text) ago" : "in \(text)"
  }
}
