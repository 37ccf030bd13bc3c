public import Foundation
internal import GalleyComponents
package import GalleyDesign
internal import GalleyLayout
internal import GalleyText

/// A font: a text style, a size or a name, with what was changed of it.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyleName)
    /// In points, which grow as a style does unless it is nil.
    case size(Double, family: String?, scaling: TextStyleName?)
    /// In points, of a text of the kit, which grow as the sizes of a style do.
    case kitSize(Double, family: String?, scaling: TextStyleName)
  }

  private(set) var base: Base
  /// The greatest size in points that a size grows to.
  private(set) var maximumSize: Double?
  private(set) var weight: Weight?
  private(set) var design: Design?
  private(set) var isItalic = false
  /// The requested OpenType features.
  private(set) var featureTags: [String] = []

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
    /// True for the weights that carry the trait of bold fonts.
    var isBold: Bool { plain >= .semibold }
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

    /// The remark of previews about a width without a face.
    var remark: String? {
      self == .standard ? nil : "texts have the usual width of their font"
    }
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title1))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption1))
  public static let caption2 = Font(.style(.caption2))

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(Double(size), family: nil, scaling: nil), weight: weight, design: design)
  }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style.name), weight: weight, design: design)
  }
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size, scaling: .body)
  }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font {
    custom(name, size, scaling: style.name)
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, fixedSize, scaling: nil)
  }

  /// UIKit calls the system's font by a family name of its own, which is not one that a catalog lists.
  private static func custom(
    _ name: String, _ size: CGFloat, scaling: TextStyleName?
  ) -> Font {
    let family = name == ".AppleSystemUIFont" ? nil : name
    return Font(.size(Double(size), family: family, scaling: scaling))
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { changed { $0.weight = boldWeight } }
  public func italic() -> Font { italic(true) }
  func italic(_ isItalic: Bool) -> Font { changed { $0.isItalic = isItalic } }
  public func monospaced() -> Font { design(.monospaced) }
  func design(_ design: Design) -> Font { changed { $0.design = design } }
  public func monospacedDigit() -> Font { adding(["tnum"]) }
  public func smallCaps() -> Font { adding(["smcp", "c2sc"]) }
  public func lowercaseSmallCaps() -> Font { adding(["smcp"]) }
  public func uppercaseSmallCaps() -> Font { adding(["c2sc"]) }
  public func leading(_ leading: Leading) -> Font { self }
  public func width(_ width: Width) -> Font { self }

  private func adding(_ tags: [String]) -> Font {
    changed { font in font.featureTags += tags.filter { !font.featureTags.contains($0) } }
  }

  /// The font whose size grows as a style does, to a maximum in points; a text style grows by itself.
  func scaled(as style: TextStyleName, maximum: Double? = nil) -> Font {
    changed { font in
      font.maximumSize = maximum
      if case .size(let size, let family, _) = base {
        font.base = .size(size, family: family, scaling: style)
      }
    }
  }

  /// The font with a fixed size in points, in the weight of its style.
  func resized(to size: Double) -> Font {
    changed { font in
      if ownWeight != .regular { font.weight = ownWeight }
      font.base = .size(size, family: family, scaling: nil)
    }
  }

  /// The font with the weight, the design and the slant of another.
  func dressed(like other: Font) -> Font {
    changed { ($0.weight, $0.design, $0.isItalic) = (other.weight, other.design, other.isItalic) }
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The text style, unless it is a size.
  var style: TextStyleName? {
    if case .style(let style) = base { style } else { nil }
  }

  /// Bold for the large styles, semibold for the small ones, as the platform has it.
  var boldWeight: Weight {
    guard case .style(let style) = base else { return .bold }
    switch style {
    case .largeTitle, .title1, .title2, .headline: return .bold
    default: return .semibold
    }
  }

  /// The size at the reader's text size, in points.
  func size(in values: EnvironmentValues) -> Double {
    let reader = values.dynamicTypeSize.textSize
    switch base {
    case .style(let style): return min(reader.points(for: style), maximumSize ?? .infinity)
    case .size(let size, _, let style?):
      // As a scaled metric grows: `o` at 16 points is 0.896 times as wide as by the sizes of callout, at the largest text
      // size of iOS 26 (isamercan/ThemeKit at c4128406, testThemeButton_largeText), where its lines are 60/21 apart.
      return min(size * reader.growth(of: style), maximumSize ?? .infinity)
    case .size(let size, _, nil): return size
    case .kitSize(let size, _, let style):
      return reader.scaled(size, as: style, maximum: maximumSize)
    }
  }

  var ownWeight: Weight {
    if let weight { return weight }
    if case .style(.headline) = base { return .semibold }
    return .regular
  }

  var family: String? {
    switch base {
    case .style: nil
    case .size(_, let name, _), .kitSize(_, let name, _): name
    }
  }
}

extension Font {
  /// The font of a text of the kit, whose weight is its own.
  init(_ words: PlainText) {
    if let size = words.fontSize {
      if case .style(let style)? = words.fontScaling {
        base = .kitSize(size, family: words.fontName, scaling: style)
      } else {
        base = .size(size, family: words.fontName, scaling: nil)
      }
    } else {
      base = .style(words.font)
    }
    weight = Weight(plain: words.fontWeight ?? .regular)
  }
}

extension EnvironmentValues {
  /// The size of text that names no font, in points.
  var fontSize: Double { (font ?? .body).size(in: self) }

  /// Hands the look of the kit's words down to texts.
  mutating func dress(like words: PlainText) {
    if words.fontSize != nil || words.font != .body {
      font = Font(words)
    } else if let weight = words.fontWeight {
      text.weight = text.weight ?? Font.Weight(plain: weight)
    }
    let lines = words.lines
    text.lineLimit = lines.lineLimit ?? text.lineLimit
    text.ownLimit = lines.ownLimit ?? text.ownLimit
    text.alignment = lines.textAlignment ?? text.alignment
    text.minimumScaleFactor = lines.minimumScaleFactor ?? text.minimumScaleFactor
    if lines.uppercase == true, !text.isCaseGiven { text.textCase = .uppercase }
  }
}

extension Surroundings {
  func dressed(
    like words: PlainText, _ environment: TreeEnvironment
  ) -> any EnvironmentAttachment {
    var values = EnvironmentValues(environment)
    values.dress(like: words)
    return values.tree?.attachment ?? self
  }
}

/// The text properties that views inherit.
struct TextEnvironment {
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var design: Font.Design?
  var digits = false
  var lineLimit: Int?
  /// The number of lines whose height the text takes at least.
  var minimumLines: Int?
  /// The limit of the control whose words the text is.
  var ownLimit: Int?
  var lineSpacing: Double?
  var alignment: GalleyText.TextAlignment?
  /// True in the label of a button.
  var centersSeveralLines = false
  var minimumScaleFactor: Double?
  var truncation: Text.TruncationMode?
  var textCase: Text.Case?
  /// True if the sources set a case, or nil, which headers of lists then keep.
  var isCaseGiven = false
  var tracking: Double?
  var baseline: Double?
  /// The language of the text, as a BCP 47 tag.
  var language: String?
  var underline: Text.Line?
  var strikethrough: Text.Line?
}
