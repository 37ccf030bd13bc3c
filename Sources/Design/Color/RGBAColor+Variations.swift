extension RGBAColor {
  /// Makes a grey; 0 is black, 1 is white.
  public init(grey: Double, alpha: Double = 1) {
    self.init(red: grey, green: grey, blue: grey, alpha: alpha)
  }

  /// Makes a colour from 32 bits with the opacity first, 0xAARRGGBB.
  public init(alphaAndHex value: UInt32) {
    self.init(hex: value & 0xFFFFFF, alpha: Double(value >> 24) / 255)
  }

  /// Makes a colour from hue, saturation and brightness, all 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    func channel(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Hue, saturation and brightness, all 0…1; the hue of a grey is 0.
  public var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    guard high > 0, span > 0 else { return (0, 0, high) }
    let sixths =
      if high == red {
        (green - blue) / span
      } else if high == green {
        (blue - red) / span + 2
      } else {
        (red - green) / span + 4
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, span / high, high)
  }

  /// The brightness of HSB multiplied by 1 + amount, clamped to 0…1.
  public func lighter(by amount: Double = 0.25) -> RGBAColor {
    brightnessScaled(by: 1 + amount)
  }

  /// The brightness of HSB multiplied by 1 − amount, clamped to 0…1.
  public func darker(by amount: Double = 0.25) -> RGBAColor {
    brightnessScaled(by: 1 - amount)
  }

  /// A share of another colour mixed in, 0…1, component by component in sRGB.
  public func mixed(with other: RGBAColor, share: Double) -> RGBAColor {
    func mix(_ own: Double, _ others: Double) -> Double { own + (others - own) * share }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  private func brightnessScaled(by factor: Double) -> RGBAColor {
    let (hue, saturation, brightness) = hueSaturationBrightness
    let scaled = max(0, min(1, brightness * factor))
    return RGBAColor(hue: hue, saturation: saturation, brightness: scaled, alpha: alpha)
  }
}
