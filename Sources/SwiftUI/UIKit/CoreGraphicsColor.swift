public import Foundation

/// Core Graphics' colours, as far as SwiftUI sources name them.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(gray), opacity: Double(alpha)))
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  public var alpha: CGFloat { components?.last ?? 1 }
  /// Red, green, blue and opacity in the light appearance, from 0 to 1.
  public var components: [CGFloat]? {
    let resolved = color.resolve(in: EnvironmentValues())
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }
  public var numberOfComponents: Int { 4 }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The colour itself: colours have the space of sRGB, whichever is requested.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? { self }
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(color.opacity(Double(alpha) / Double(max(self.alpha, 0.001))))
  }
}

/// A space of colours by its name. Pictures have that of sRGB.
public final class CGColorSpace: Hashable, Sendable {
  public let name: String?
  public static let sRGB: String = "kCGColorSpaceSRGB"
  public static let extendedSRGB: String = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: String = "kCGColorSpaceLinearSRGB"
  public static let displayP3: String = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2: String = "kCGColorSpaceGenericGrayGamma2_2"

  public init?(name: String) { self.name = name }
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The treatment of colours that a space lacks.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension Color {
  public init(_ color: CGColor) { self = color.color }
  public init(cgColor: CGColor) { self = cgColor.color }
  public var cgColor: CGColor? { CGColor(self) }
}

extension UIColor {
  public convenience init(cgColor: CGColor) { self.init(cgColor.color, ()) }
  public var cgColor: CGColor { CGColor(color) }

  /// Writes the parts of the colour in the light appearance, from 0 to 1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components ?? []
    for (place, value) in zip([red, green, blue, alpha], parts) { place?.pointee = value }
    return true
  }

  /// Writes the colour as a shade of gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    guard parts[0] == parts[1], parts[1] == parts[2] else { return false }
    white?.pointee = parts[0]
    alpha?.pointee = parts[3]
    return true
  }

  /// Writes the colour as a turn of the colour circle, its strength and its lightness, from 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    let (most, least) = (max(parts[0], parts[1], parts[2]), min(parts[0], parts[1], parts[2]))
    let range = most - least
    var turn: CGFloat = 0
    if range > 0 {
      if most == parts[0] {
        turn = (parts[1] - parts[2]) / range
      } else if most == parts[1] {
        turn = 2 + (parts[2] - parts[0]) / range
      } else {
        turn = 4 + (parts[0] - parts[1]) / range
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = parts[3]
    return true
  }
}
