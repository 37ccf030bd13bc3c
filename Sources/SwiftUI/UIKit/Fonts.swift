public import Foundation
internal import GalleyDesign
internal import GalleyGeometry

/// UIKit's fonts as values: SwiftUI's behind other names.
public final class UIFont: Hashable, Sendable {
  let font: Font
  public let pointSize: CGFloat

  init(_ font: Font, size: CGFloat) { (self.font, pointSize) = (font, size) }

  /// Makes a font of a name; nil where neither the platform nor the app has such a font.
  public convenience init?(name: String, size: CGFloat) {
    let session = TextReader.environment?.value.session ?? TextReader.outside?.session
    if let session, !PlatformFonts.contains(name), !session.resources.hasFont(name) { return nil }
    self.init(.custom(name, fixedSize: size), size: size)
  }

  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.font == other.font && one.pointSize == other.pointSize
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(pointSize)
  }

  public enum TextStyle: String, Sendable {
    case largeTitle = "UICTFontTextStyleTitle0"
    case title1 = "UICTFontTextStyleTitle1"
    case title2 = "UICTFontTextStyleTitle2"
    case title3 = "UICTFontTextStyleTitle3"
    case headline = "UICTFontTextStyleHeadline"
    case subheadline = "UICTFontTextStyleSubhead"
    case body = "UICTFontTextStyleBody"
    case callout = "UICTFontTextStyleCallout"
    case footnote = "UICTFontTextStyleFootnote"
    case caption1 = "UICTFontTextStyleCaption1"
    case caption2 = "UICTFontTextStyleCaption2"

    /// The style and its size where the reader has changed nothing.
    var settled: (style: Font.TextStyle, size: CGFloat) {
      switch self {
      case .largeTitle: (.largeTitle, 34)
      case .title1: (.title, 28)
      case .title2: (.title2, 22)
      case .title3: (.title3, 20)
      case .headline: (.headline, 17)
      case .subheadline: (.subheadline, 15)
      case .body: (.body, 17)
      case .callout: (.callout, 16)
      case .footnote: (.footnote, 13)
      case .caption1: (.caption, 12)
      case .caption2: (.caption2, 11)
      }
    }
  }

  /// A weight with its number from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    let weight: Font.Weight
    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)

    /// UIKit's numbers of the weights.
    private static let numbers: [(weight: Font.Weight, number: CGFloat)] = [
      (.ultraLight, -0.8), (.thin, -0.6), (.light, -0.4), (.regular, 0), (.medium, 0.23),
      (.semibold, 0.3), (.bold, 0.4), (.heavy, 0.56), (.black, 0.62),
    ]

    init(weight: Font.Weight) { self.weight = weight }
    /// The weight whose number is nearest.
    public init(rawValue: CGFloat) {
      let nearest = Self.numbers.min { abs($0.number - rawValue) < abs($1.number - rawValue) }
      weight = nearest?.weight ?? .regular
    }
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public var rawValue: CGFloat { Self.numbers.first { $0.weight == weight }?.number ?? 0 }
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size: size)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size: size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size: size)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size: size)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.settled.style), size: style.settled.size)
  }

  public static var familyNames: [String] { ["Inter"] }
  public static func fontNames(forFamilyName name: String) -> [String] { [] }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(font.resized(to: size), size: size) }
  public var fontName: String { "Inter" }
  public var familyName: String { "Inter" }
  /// The value of San Francisco in proportion to its size.
  public var lineHeight: CGFloat { pointSize * 1.193 }
  public var ascender: CGFloat { pointSize * 0.952 }
  public var descender: CGFloat { pointSize * -0.241 }
  public var capHeight: CGFloat { pointSize * 0.705 }
  public var xHeight: CGFloat { pointSize * 0.526 }
}

/// The scaling of sizes with the user's text size. Scaled fonts grow with the text size of the view that uses them,
/// and scaled values with the traits that they are
/// compatible with, in whole pixels.
public final class UIFontMetrics: Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: TextStyleName

  public init(forTextStyle style: UIFont.TextStyle) { self.style = style.settled.style.name }

  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat
  {
    guard let traits, let size = traits.preferredContentSizeCategory.textSize else { return value }
    return size.scaledLength(value, as: style, grid: PixelGrid(scale: traits.displayScale))
  }

  public func scaledFont(for font: UIFont) -> UIFont {
    UIFont(font.font.scaled(as: style), size: font.pointSize)
  }
  public func scaledFont(
    for font: UIFont, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    guard traits?.preferredContentSizeCategory.textSize != nil else { return scaledFont(for: font) }
    let size = scaledValue(for: font.pointSize, compatibleWith: traits)
    return UIFont(font.font.resized(to: size), size: size)
  }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let size = min(font.pointSize, maximumPointSize)
    return UIFont(font.font.scaled(as: style, maximum: maximumPointSize), size: size)
  }
}

public typealias NSFont = UIFont
public typealias NSColor = UIColor

extension Font {
  public init(_ font: UIFont) { self = font.font }
  public init(uiFont: UIFont) { self = uiFont.font }
}

/// UIKit's insets.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public static let zero = UIEdgeInsets()
}

// The parts of Core Text and Core Graphics that register an app's fonts. These are found below its folder
// without them.

public typealias CFURL = URL

public final class CFError {}

public final class CGDataProvider: Sendable {
  public init?(url: CFURL) {}
}

public final class CGFont: Sendable {
  public init?(_ provider: CGDataProvider) {}
}

// Core Text's own names.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

public enum CTFontManagerScope: Sendable { case none, process, persistent, session, user }

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
