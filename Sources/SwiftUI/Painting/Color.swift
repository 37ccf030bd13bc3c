public import Foundation
public import GalleyComponents
internal import GalleyDesign
public import GalleyLayout

/// A colour, a style of shapes, and a view that fills its room.
public struct Color: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case fixed(DesignColor)
    /// The tint around, or the accent colour of the assets, or blue.
    case accent
    /// A colour of the assets.
    case named(String)
  }

  let base: Base
  private var alpha = 1.0
  private var change: Change?

  /// Two colours mixed.
  private indirect enum Change: Hashable, Sendable {
    case mix(Color, Double)
  }

  init(_ base: Base) { self.base = base }
  package init(_ color: DesignColor) { base = .fixed(color) }
  init(_ system: SystemColor) { self.init(system.color) }
  init(light: UInt32, dark: UInt32) {
    self.init(DesignColor(light: RGBAColor(hex: light), dark: RGBAColor(hex: dark)))
  }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(DesignColor(RGBAColor(red: red, green: green, blue: blue, alpha: opacity)))
  }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: Double) -> Double {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }
  public init(_ name: String, bundle: Bundle? = nil) { base = .named(name) }
  public init(_ resource: ColorResource) { base = .named(resource.name) }
  public init(_ color: UIColor) { self = color.color }
  public init(uiColor: UIColor) { self = uiColor.color }
  public init(nsColor: UIColor) { self = nsColor.color }

  public static let clear = Color(DesignColor.clear)
  public static let black = Color(DesignColor.black)
  public static let white = Color(DesignColor.white)
  public static let gray = Color(SystemColor.systemGray)
  public static let red = Color(SystemColor.systemRed)
  public static let orange = Color(SystemColor.systemOrange)
  public static let yellow = Color(SystemColor.systemYellow)
  public static let green = Color(SystemColor.systemGreen)
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  public static let blue = Color(SystemColor.systemBlue)
  public static let indigo = Color(SystemColor.systemIndigo)
  public static let purple = Color(SystemColor.systemPurple)
  public static let pink = Color(SystemColor.systemPink)
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)
  public static let primary = Color(SystemColor.label)
  public static let secondary = Color(SystemColor.secondaryLabel)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(Base.accent)

  public func opacity(_ opacity: Double) -> Color {
    var result = self
    result.alpha *= opacity
    return result
  }

  /// - Parameter space: Mixtures are made in sRGB, whichever it is.
  public func mix(
    with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual
  ) -> Color {
    var result = self
    result.change = .mix(other, fraction)
    return result
  }

  public var gradient: AnyGradient { AnyGradient(self) }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolve(in: environment, for: environment.colorScheme)
  }

  func resolve(in environment: EnvironmentValues, for scheme: ColorScheme) -> Resolved {
    let color = design(in: environment).resolved(for: scheme == .dark ? .dark : .light)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.alpha))
  }

  /// A colour in numbers from 0 to 1, in sRGB.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  public var description: String { "\(base)" }

  /// The colour in its surroundings, for light and dark.
  package func design(in values: EnvironmentValues) -> DesignColor {
    var color = plain(in: values)
    if case .mix(let other, let share) = change {
      let end = other.design(in: values)
      color = DesignColor(
        light: color.light.mixed(end.light, share), dark: color.dark.mixed(end.dark, share))
    }
    return alpha == 1 ? color : color.mapped { $0.with(alpha: $0.alpha * alpha) }
  }

  private func plain(in values: EnvironmentValues) -> DesignColor {
    switch base {
    case .fixed(let color): return color
    case .accent: return values.accent
    case .named(let name):
      if let color = values.session?.resources.colors[name] { return color }
      values.session?.remark("no colour \"\(name)\" in the asset catalogues; magenta is drawn")
      return DesignColor(RGBAColor(hex: 0xFF00FF))
    }
  }
}

extension RGBAColor {
  fileprivate func mixed(_ other: RGBAColor, _ share: Double) -> RGBAColor {
    func mix(_ path: KeyPath<RGBAColor, Double>) -> Double {
      self[keyPath: path] * (1 - share) + other[keyPath: path] * share
    }
    return RGBAColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(design(in: environment))
  }
}

extension Color.Resolved: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(self)._paint(in: environment)
  }
}

extension Color: PrimitiveView {
  public func build(in tree: inout TreeBuilder, _ environment: TreeEnvironment) {
    tree.node(.ignoresSafeArea(.all)) {
      Rectangle().painted(fill: self).append(in: &$0, environment)
    }
  }
}

/// A colour of an asset catalogue by name.
public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

/// UIKit's colours, as far as SwiftUI sources name them without importing it.
public final class UIColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  let color: Color

  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  init(_ color: Color, _: Void = ()) { self.color = color }
  public init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  public convenience init(_ color: Color) { self.init(color, ()) }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)),
      ())
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)), ())
  }
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)), ())
  }
  public convenience init?(named name: String) { self.init(Color(name), ()) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(Color(name), ()) }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)), ())
  }

  private convenience init(system: SystemColor) { self.init(Color(system.color), ()) }

  public static let clear = UIColor(.clear, ())
  public static let black = UIColor(.black, ())
  public static let white = UIColor(.white, ())
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let label = UIColor(system: .label)
  public static let secondaryLabel = UIColor(system: .secondaryLabel)
  public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
  public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
  public static let placeholderText = UIColor(system: .placeholderText)
  public static let separator = UIColor(system: .separator)
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  public static let link = UIColor(system: .systemBlue)
  public static let systemBackground = UIColor(system: .systemBackground)
  public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
  public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
  public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(
    system: .secondarySystemGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(
    system: .tertiarySystemGroupedBackground)
  public static let systemFill = UIColor(system: .primaryFill)
  public static let secondarySystemFill = UIColor(system: .secondaryFill)
  public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
  public static let quaternarySystemFill = UIColor(system: .quaternaryFill)
  public static let systemRed = UIColor(system: .systemRed)
  public static let systemOrange = UIColor(system: .systemOrange)
  public static let systemYellow = UIColor(system: .systemYellow)
  public static let systemGreen = UIColor(system: .systemGreen)
  public static let systemMint = UIColor(.mint, ())
  public static let systemTeal = UIColor(.teal, ())
  public static let systemCyan = UIColor(.cyan, ())
  public static let systemBlue = UIColor(system: .systemBlue)
  public static let systemIndigo = UIColor(system: .systemIndigo)
  public static let systemPurple = UIColor(system: .systemPurple)
  public static let systemPink = UIColor(system: .systemPink)
  public static let systemBrown = UIColor(.brown, ())
  public static let systemGray = UIColor(system: .systemGray)
  public static let systemGray2 = UIColor(system: .systemGray2)
  public static let systemGray3 = UIColor(system: .systemGray3)
  public static let systemGray4 = UIColor(system: .systemGray4)
  public static let systemGray5 = UIColor(system: .systemGray5)
  public static let systemGray6 = UIColor(system: .systemGray6)
}
