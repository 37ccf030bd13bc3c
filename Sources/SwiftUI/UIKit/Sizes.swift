// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
internal import GalleyDesign

// UIKit's names of the reader's text size, of symbols, and of what else sources name in passing.

public struct UIContentSizeCategory: Hashable, Sendable {
  public let rawValue: String
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let medium = UIContentSizeCategory(rawValue: "M")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibility-M")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibility-L")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibility-XL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibility-XXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibility-XXXL")
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}

extension UIContentSizeCategory {
  /// The categories in the order of `ContentSizeCategory`.
  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  public init(_ category: ContentSizeCategory?) {
    let index = category.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
    self = index.map { Self.sizes[$0] } ?? .unspecified
  }

  /// The size of text; nil if the category is unspecified.
  var textSize: TextSize? {
    Self.sizes.firstIndex(of: self).map { ContentSizeCategory.allCases[$0].size.textSize }
  }
}

extension ContentSizeCategory {
  public init?(_ category: UIContentSizeCategory) {
    guard let size = category.textSize else { return nil }
    self.init(DynamicTypeSize(size))
  }
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

public struct UITraitCollection: Sendable {
  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var displayScale: CGFloat { givenScale ?? 3 }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { givenIdiom ?? .phone }
  private var givenScale: CGFloat?
  private var givenIdiom: UIUserInterfaceIdiom?

  public init() {}
  public init(displayScale scale: CGFloat) { givenScale = scale }
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { givenIdiom = idiom }
  public init(userInterfaceStyle style: UIUserInterfaceStyle) { userInterfaceStyle = style }
  public init(preferredContentSizeCategory category: UIContentSizeCategory) {
    preferredContentSizeCategory = category
  }
  /// The traits of several collections, of which later ones replace what earlier ones specify.
  public init(traitsFrom collections: [UITraitCollection]) {
    for traits in collections {
      if traits.userInterfaceStyle != .unspecified {
        userInterfaceStyle = traits.userInterfaceStyle
      }
      if traits.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = traits.preferredContentSizeCategory
      }
      givenScale = traits.givenScale ?? givenScale
      givenIdiom = traits.givenIdiom ?? givenIdiom
    }
  }

  static let light = UITraitCollection(
    traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(preferredContentSizeCategory: .large),
    ])
  static let dark = UITraitCollection(
    traitsFrom: [.light, UITraitCollection(userInterfaceStyle: .dark)])
  public static var current: UITraitCollection { .light }
}

extension UIImage {
  /// The size and weight of symbols; SwiftUI's own modifiers determine those of a picture.
  public final class SymbolConfiguration: Sendable {
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default)
    {}
    public init(weight: SymbolWeight) {}
    public init(scale: SymbolScale) {}
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {}
    public init(font: UIFont, scale: SymbolScale = .default) {}
    public init(paletteColors: [UIColor]) {}
    public init(hierarchicalColor: UIColor) {}
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { self }
  }
  public enum SymbolWeight: Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Sendable { case `default`, unspecified, small, medium, large }

  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) { self.init(systemName: name) }
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

// Core Graphics' contexts of the time before blocks draw nothing here and give no picture.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{}
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}

/// Chooses a picture from the library or takes one; previews draw a labelled box.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: Hashable, Sendable {
    private let name: String
    public static let originalImage = InfoKey(name: "originalImage")
    public static let editedImage = InfoKey(name: "editedImage")
    public static let imageURL = InfoKey(name: "imageURL")
    public static let mediaURL = InfoKey(name: "mediaURL")
    public static let mediaType = InfoKey(name: "mediaType")
    public static let cropRect = InfoKey(name: "cropRect")
  }
  public var sourceType = SourceType.photoLibrary
  public var allowsEditing = false
  public var mediaTypes: [String] = []
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { type == .photoLibrary }
}

@MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
