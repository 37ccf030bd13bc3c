/// The kinds of what covers a screen's edges.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bars, notches and home indicators.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
