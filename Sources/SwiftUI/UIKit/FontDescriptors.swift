public import Foundation
internal import GalleyDesign

/// UIKit's description of a font, from which fonts with other attributes are made.
public final class UIFontDescriptor: Sendable, Hashable {
  let font: Font
  /// In points, where the reader has changed nothing.
  public let pointSize: CGFloat

  init(_ font: Font, size: CGFloat) { (self.font, pointSize) = (font, size) }

  public convenience init(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), size: size)
  }
  public convenience init(fontAttributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(UIFont.systemFont(ofSize: 12).font, size: 12)
    let made = plain.addingAttributes(fontAttributes)
    self.init(made.font, size: made.pointSize)
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
  }

  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design
    public static let `default` = SystemDesign(design: .default)
    public static let serif = SystemDesign(design: .serif)
    public static let rounded = SystemDesign(design: .rounded)
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSFontTraitsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.ownWeight.isBold { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font.italic(traits.contains(.traitItalic))
    let isBold = traits.contains(.traitBold)
    if isBold != font.ownWeight.isBold { font = isBold ? font.bold() : font.weight(.regular) }
    if traits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font, size: pointSize)
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font.design(design.design), size: pointSize)
  }
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.resized(to: size), size: size)
  }
  public func withFamily(_ family: String) -> UIFontDescriptor {
    UIFontDescriptor(.custom(family, fixedSize: pointSize).dressed(like: font), size: pointSize)
  }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      result = result.withFamily(name)
    }
    if let size = attributes[.size].flatMap(Self.number) { result = result.withSize(size) }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return result }
    if let symbols = traits[.symbolic].flatMap(Self.number) {
      let traits = SymbolicTraits(rawValue: UInt32(exactly: symbols) ?? 0)
      result = result.withSymbolicTraits(traits) ?? result
    }
    if let weight = traits[.weight].flatMap(Self.number) {
      let font = result.font.weight(UIFont.Weight(weight).weight)
      result = UIFontDescriptor(font, size: result.pointSize)
    }
    return result
  }

  /// Attributes are numbers of any type, or weights.
  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let weight as UIFont.Weight: weight.rawValue
    case let number as CGFloat: number
    case let number as any BinaryInteger: CGFloat(number)
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    default: nil
    }
  }

  public func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .size: pointSize
    case .name, .family: font.family
    case .traits:
      [
        TraitKey.symbolic: symbolicTraits.rawValue,
        TraitKey.weight: UIFont.Weight(weight: font.ownWeight).rawValue,
      ]
    default: nil
    }
  }

  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
    left.font == right.font && left.pointSize == right.pointSize
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(pointSize)
  }
}

extension UIFont {
  /// The font of a description; a size of 0 leaves the description's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let described = size == 0 ? descriptor : descriptor.withSize(size)
    self.init(described.font, size: described.pointSize)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, size: pointSize) }

  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    guard let size = traits?.preferredContentSizeCategory.textSize else { return font }
    let points = size.points(for: style.settled.style.name)
    return UIFont(font.font.resized(to: points).weight(font.font.ownWeight), size: points)
  }
}
