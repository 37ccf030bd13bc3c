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

  /// Lighter weights come first.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
