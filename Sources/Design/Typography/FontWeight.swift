/// The nine weights of a family, with the values of OpenType's `wght` axis.
public enum FontWeight: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// 100; OpenType calls it Thin, SwiftUI `ultraLight`.
  case ultraLight = 100
  /// 200; OpenType calls it Extra Light, SwiftUI `thin`.
  case thin = 200
  /// 300.
  case light = 300
  /// 400.
  case regular = 400
  /// 500.
  case medium = 500
  /// 600.
  case semibold = 600
  /// 700.
  case bold = 700
  /// 800.
  case heavy = 800
  /// 900.
  case black = 900

  /// The weight nearest to a number from 1 to 1000.
  package init(nearest number: Double) {
    self =
      FontWeight(rawValue: min(max(Int(saturating: (number / 100).rounded()), 1), 9) * 100)
      ?? .regular
  }

  /// Lighter weights come first.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
