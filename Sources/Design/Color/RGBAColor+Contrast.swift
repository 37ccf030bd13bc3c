import GalleyPlatform
import GalleySystem

extension RGBAColor {
  /// The perceived brightness of the colour, 0…1: (299 R + 587 G + 114 B) ÷ 1000, the formula of the W3C's
  /// "Techniques for accessibility evaluation and repair tools".
  public var perceivedBrightness: Double {
    (299 * red + 587 * green + 114 * blue) / 1000
  }

  /// Returns true if the perceived brightness is above a threshold.
  public func isLight(threshold: Double = 0.5) -> Bool {
    perceivedBrightness > threshold
  }

  /// The text colour that stands out: black on a light colour, white on a dark one.
  public var complementaryText: RGBAColor {
    isLight() ? .black : .white
  }

  /// The relative luminance of WCAG 2.2, 0…1; the opacity does not count.
  public var relativeLuminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2.2, from 1 (none) to 21 (black on white). A translucent colour is
  /// laid over the background first.
  public func contrastRatio(against background: RGBAColor) -> Double {
    let own = composited(over: background).relativeLuminance
    let other = background.relativeLuminance
    return (max(own, other) + 0.05) / (min(own, other) + 0.05)
  }

  /// The colour as it looks over a background; over a translucent one, what both are together.
  public func composited(over background: RGBAColor) -> RGBAColor {
    guard background.alpha < 1 else {
      return background.mixed(with: with(alpha: 1), share: alpha)
    }
    let whole = alpha + background.alpha * (1 - alpha)
    guard whole > 0 else { return .clear }
    return background.mixed(with: self, share: alpha / whole).with(alpha: whole)
  }
}
