// SwiftUI's names and initialisers of colours, so that lines written for it compile with these values.
extension Color {
  /// The colour of text; a theme's in its place.
  public static let primary = Color.system(.label)
  /// The colour of text of less weight; a theme's in its place.
  public static let secondary = Color.system(.secondaryLabel)
  /// The colour of what is on or chosen: the tint of the surroundings, else the theme's, else blue.
  public static let accentColor = Color.system(.systemBlue)
  /// The system's red.
  public static let red = SystemColor.systemRed.color
  /// The system's orange.
  public static let orange = SystemColor.systemOrange.color
  /// The system's yellow.
  public static let yellow = SystemColor.systemYellow.color
  /// The system's green.
  public static let green = SystemColor.systemGreen.color
  /// The system's mint.
  public static let mint = SwiftUIColor.mint.color
  /// The system's teal.
  public static let teal = SystemColor.systemTeal.color
  /// The system's cyan.
  public static let cyan = SwiftUIColor.cyan.color
  /// The system's blue.
  public static let blue = SystemColor.systemBlue.color
  /// The system's indigo.
  public static let indigo = SystemColor.systemIndigo.color
  /// The system's purple.
  public static let purple = SystemColor.systemPurple.color
  /// The system's pink.
  public static let pink = SystemColor.systemPink.color
  /// The system's brown.
  public static let brown = SwiftUIColor.brown.color
  /// The system's grey.
  public static let gray = SystemColor.systemGray.color

  /// Makes a colour from its parts in sRGB, the same in every surrounding.
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - opacity: From 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(RGBAColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Makes a grey.
  ///
  /// - Parameters:
  ///   - white: From 0, black, to 1, white.
  ///   - opacity: From 0 to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(RGBAColor(grey: white, alpha: opacity))
  }

  /// Makes a colour from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      RGBAColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// Makes one of the platform's colours.
  public init(_ color: SystemColor) { self = color.color }

  /// The colour with a share of its own opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { faded(to: min(max(opacity, 0), 1)) }
}
