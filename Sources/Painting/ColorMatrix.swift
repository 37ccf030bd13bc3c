public import GalleyDesign
public import GalleyGeometry

/// A linear change of colours in sRGB, not multiplied by their opacity, which stays as it is.
/// Results are clamped to 0…1.
public struct ColorMatrix: Hashable, Sendable {
  /// One channel of the result.
  public struct Row: Hashable, Sendable {
    /// The factor on red.
    public var red: Double
    /// The factor on green.
    public var green: Double
    /// The factor on blue.
    public var blue: Double
    /// The added constant; 1 is full strength.
    public var constant: Double

    /// Makes a row.
    public init(_ red: Double, _ green: Double, _ blue: Double, _ constant: Double = 0) {
      self.red = red
      self.green = green
      self.blue = blue
      self.constant = constant
    }
  }

  /// The row of the red component.
  public var red: Row
  /// The row of the green component.
  public var green: Row
  /// The row of the blue component.
  public var blue: Row

  /// Makes a matrix of three rows.
  public init(red: Row, green: Row, blue: Row) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The matrix that applies this one first and the other one after it, without clamping between.
  public func followed(by other: ColorMatrix) -> ColorMatrix {
    func row(_ o: Row) -> Row {
      Row(
        o.red * red.red + o.green * green.red + o.blue * blue.red,
        o.red * red.green + o.green * green.green + o.blue * blue.green,
        o.red * red.blue + o.green * green.blue + o.blue * blue.blue,
        o.red * red.constant + o.green * green.constant + o.blue * blue.constant + o.constant)
    }
    return ColorMatrix(red: row(other.red), green: row(other.green), blue: row(other.blue))
  }

  /// The resulting colour.
  package func applied(to color: RGBAColor) -> RGBAColor {
    func channel(_ row: Row) -> Double {
      let sum = row.red * color.red + row.green * color.green + row.blue * color.blue
      return max(0, min(1, sum + row.constant))
    }
    return RGBAColor(
      red: channel(red), green: channel(green), blue: channel(blue), alpha: color.alpha)
  }
}

extension ColorMatrix {
  /// Adds an amount in −1…1 to every channel, as SwiftUI's `brightness` does.
  public static func brightness(_ amount: Double) -> ColorMatrix { .even(1, amount) }

  /// Multiplies the distance from middle grey: 1 changes nothing, 0 leaves grey.
  public static func contrast(_ amount: Double) -> ColorMatrix { .even(amount, 0.5 - amount / 2) }

  /// Turns colours into their opposites.
  public static let invert = ColorMatrix.even(-1, 1)

  /// Multiplies colours with another one; its opacity does not count.
  public static func multiply(_ color: RGBAColor) -> ColorMatrix {
    ColorMatrix(
      red: Row(color.red, 0, 0), green: Row(0, color.green, 0), blue: Row(0, 0, color.blue))
  }

  /// 1 changes nothing, 0 leaves only the luminance, more exaggerates (Filter Effects Level 1).
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let (r, g, b) = (0.213, 0.715, 0.072)
    let rest = 1 - amount
    return ColorMatrix(
      red: Row(r * rest + amount, g * rest, b * rest),
      green: Row(r * rest, g * rest + amount, b * rest),
      blue: Row(r * rest, g * rest, b * rest + amount))
  }

  /// 0 changes nothing, 1 leaves only the luminance.
  public static func grayscale(_ amount: Double) -> ColorMatrix { .saturation(1 - amount) }

  /// Turns hues without changing the luminance (Filter Effects Level 1, `hue-rotate`).
  public static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (c, s) = (angle.cosine, angle.sine)
    return ColorMatrix(
      red: Row(
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928),
      green: Row(
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
        0.072 - c * 0.072 - s * 0.283),
      blue: Row(
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072))
  }

  private static func even(_ factor: Double, _ constant: Double) -> ColorMatrix {
    ColorMatrix(
      red: Row(factor, 0, 0, constant), green: Row(0, factor, 0, constant),
      blue: Row(0, 0, factor, constant))
  }
}
