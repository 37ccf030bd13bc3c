import Foundation
import GalleyComponents
import GalleyDesign
import GalleyLayout

/// A font: a text style, a size or a name, with what was changed of it.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(Double)
    case custom(String, Double, relativeTo: TextStyle?)
  }

  let base: Base
  private(set) var weight: Weight?
  private(set) var design: Design?
  private(set) var isItalic = false
  private(set) var digits = false

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    (self.base, self.weight, self.design) = (base, weight, design)
  }

  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle
    case extraLargeTitle
    case extraLargeTitle2
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    package var name: TextStyleName {
      switch self {
      case .largeTitle, .extraLargeTitle, .extraLargeTitle2: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  public struct Weight: Hashable, Sendable {
    let plain: DesignFontWeight
    public static let ultraLight = Weight(plain: .ultraLight)
    public static let thin = Weight(plain: .thin)
    public static let light = Weight(plain: .light)
    public static let regular = Weight(plain: .regular)
    public static let medium = Weight(plain: .medium)
    public static let semibold = Weight(plain: .semibold)
    public static let bold = Weight(plain: .bold)
    public static let heavy = Weight(plain: .heavy)
    public static let black = Weight(plain: .black)
  }

  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  public struct Width: Hashable, Sendable {
    public let value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(Double(size)), weight: weight, design: design)
  }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, Double(size), relativeTo: .body))
  }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font {
    Font(.custom(name, Double(size), relativeTo: style))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, Double(fixedSize), relativeTo: nil))
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { changed { $0.weight = boldWeight } }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.digits = true } }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func width(_ width: Width) -> Font { self }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Bold for the large styles, semibold for the small ones, as the platform has it.
  var boldWeight: Weight {
    guard case .style(let style) = base else { return .bold }
    switch style {
    case .largeTitle, .extraLargeTitle, .extraLargeTitle2, .title, .title2, .headline: return .bold
    default: return .semibold
    }
  }

  /// The size at the reader's text size, in points.
  func size(in values: EnvironmentValues) -> Double {
    let reader = values.dynamicTypeSize.textSize
    switch base {
    case .style(let style): return reader.points(for: style.name)
    case .size(let size): return size
    case .custom(_, let size, let style):
      return style.map { reader.scaled(size, as: $0.name) } ?? size
    }
  }

  var ownWeight: Weight {
    if let weight { return weight }
    if case .style(.headline) = base { return .semibold }
    return .regular
  }

  var family: String? {
    if case .custom(let name, _, _) = base { return name }
    return nil
  }
}

/// What is handed down for text.
struct TextEnvironment {
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var design: Font.Design?
  var digits = false
  var lineLimit: Int?
  var lineSpacing: Double?
  var alignment: TextAlignment?
  var minimumScaleFactor: Double?
  var truncation: Text.TruncationMode?
  var textCase: Text.Case?
  var tracking: Double?
  var underline: Text.Line?
  var strikethrough: Text.Line?
}
