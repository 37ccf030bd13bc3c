// repository: home-assistant/iOS
// commit: d722d7811aec72397d05837477c5f146943b6248
// sources: Sources/HADesignSystem/Sources Sources/Shared/Assets/Colors.xcassets
// add: Sources/App/Settings/Gestures/ListPicker.swift
// use: fitted
// tests: Tests/Shared/DesignSystem/Components
// without: CollapsibleViewOpen
// layout: device
// run: --scale 3 --device iphone-14 --text-size medium --appearance both --system ios26
// pictures: Tests/Shared/DesignSystem/Components/__Snapshots__/{name}{appearance}.png
import SwiftUI

/// Replaces the type of a package that is not there.
public struct SFSymbol: Hashable, Sendable {
  let rawValue: String
  static let checkmark = Self(rawValue: "checkmark")
  static let checkmarkCircle = Self(rawValue: "checkmark.circle")
  static let chevronDown = Self(rawValue: "chevron.down")
  static let chevronUp = Self(rawValue: "chevron.up")
  static let docBadgePlus = Self(rawValue: "doc.badge.plus")
  static let externaldriveConnectedToLineBelow = Self(rawValue: "externaldrive.connected.to.line.below")
  static let heart = Self(rawValue: "heart")
  static let houseFill = Self(rawValue: "house.fill")
  static let infoCircle = Self(rawValue: "info.circle")
  static let lockShield = Self(rawValue: "lock.shield")
  static let xmark = Self(rawValue: "xmark")
  static let xmarkCircleFill = Self(rawValue: "xmark.circle.fill")
}
extension Image {
  init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
}

/// Replaces the names that a generator makes of a font.
public struct MaterialDesignIcons: Sendable {
  public static let openInNewIcon = Self()
  static let cogIcon = Self()
  static let testTubeIcon = Self()
  static func register() {}
  public func image(ofSize size: CGSize, color: UIColor?) -> UIImage { UIImage() }
}

extension View {
  /// Only a screen that is recorded differs.
  func screenCaptureProtected(blurRadius: CGFloat = 16) -> some View { self }
}

@MainActor func assertLightDarkSnapshots(
  of view: some View, drawHierarchyInKeyWindow: Bool = false, testName: String = #function
) {
  // The safe area of the telephone that ran the tests, as in homeassistant.swift.
  draw(view.padding(.top, 7), testName, named: "")
}
