public import GalleyGeometry

/// The reader's text size setting, from the smallest to the largest accessibility size.
public enum TextSize: String, Sendable, Hashable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The short names of the settings, in their order.
  package static let shortNames = [
    "xS", "S", "M", "L", "xL", "xxL", "xxxL", "A1", "A2", "A3", "A4", "A5",
  ]

  /// The setting by the name documents and the command line use: `xS S M L xL xxL xxxL A1…A5` in
  /// any case, the platform's `xSmall … xxxLarge`, or the full name.
  public init?(spelling: String) {
    let short = Self.shortNames.map { $0.lowercased() }
    let apple = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
    if let index = short.firstIndex(of: spelling.lowercased()) ?? apple.firstIndex(of: spelling) {
      self = Self.allCases[index]
    } else {
      self.init(rawValue: spelling)
    }
  }

  /// True if it is one of the five accessibility sizes.
  public var isAccessibility: Bool { rawValue.hasPrefix("accessibility") }

  /// The size of the platform's font for a style, in points. From the platform's published table;
  /// at the accessibility sizes all styles but `body` come from memory of it.
  public func points(for style: TextStyleName) -> Double {
    Double(Self.table(for: style)[Self.column(of: self)])
  }

  /// The distance of baselines inside a text in the platform's font of a style, in points. From the
  /// platform's published table.
  public func leading(for style: TextStyleName) -> Double {
    Double(Self.leadings(for: style)[Self.column(of: self)])
  }

  /// A size scaled as the platform's font of a style is: size × the style's size at this setting ÷
  /// its size at the default setting, rounded to whole pixels when a grid is given, then limited by
  /// the maximum.
  public func scaled(
    _ size: Double, as style: TextStyleName, maximum: Double? = nil, grid: PixelGrid? = nil
  ) -> Double {
    let exact = size * points(for: style) / TextSize.large.points(for: style)
    let rounded = grid.map { $0.snapped(exact) } ?? exact
    return min(rounded, maximum ?? .infinity)
  }

  /// A length scaled as the lines of the platform's font of a style are: length × the style's distance of baselines at
  /// this setting ÷ that at the default setting, in whole pixels; as it is at the default setting.
  package func scaledLength(
    _ length: Double, as style: TextStyleName, grid: PixelGrid
  ) -> Double {
    self == .large ? length : grid.snapped(length * growth(of: style))
  }

  /// The distance of a style's baselines at this setting by that at the default setting.
  package func growth(of style: TextStyleName) -> Double {
    leading(for: style) / TextSize.large.leading(for: style)
  }

  private static func column(of setting: TextSize) -> Int {
    switch setting {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  private static func table(for style: TextStyleName) -> [UInt8] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  private static func leadings(for style: TextStyleName) -> [UInt8] {
    switch style {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }
}
