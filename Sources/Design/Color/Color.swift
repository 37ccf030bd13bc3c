/// A colour that depends on the surrounding: light or dark, standard or increased contrast.
public struct Color: Hashable, Sendable {
  /// The colour in a light surrounding.
  public var light: RGBAColor
  /// The colour in a dark surrounding.
  public var dark: RGBAColor
  // Few colours have these forms, and every look holds many colours.
  private var increasedContrast: Box<IncreasedContrast>?

  /// Makes a colour from its forms.
  public init(
    light: RGBAColor, dark: RGBAColor, lightIncreasedContrast: RGBAColor? = nil,
    darkIncreasedContrast: RGBAColor? = nil
  ) {
    self.light = light
    self.dark = dark
    if lightIncreasedContrast != nil || darkIncreasedContrast != nil {
      increasedContrast = Box(
        IncreasedContrast(light: lightIncreasedContrast, dark: darkIncreasedContrast))
    }
  }

  /// The colour in a light surrounding with increased contrast; nil is `light`.
  public var lightIncreasedContrast: RGBAColor? {
    get { increasedContrast?.value.light }
    set {
      self = Color(
        light: light, dark: dark, lightIncreasedContrast: newValue,
        darkIncreasedContrast: darkIncreasedContrast)
    }
  }

  /// The colour in a dark surrounding with increased contrast; nil is `dark`.
  public var darkIncreasedContrast: RGBAColor? {
    get { increasedContrast?.value.dark }
    set {
      self = Color(
        light: light, dark: dark, lightIncreasedContrast: lightIncreasedContrast,
        darkIncreasedContrast: newValue)
    }
  }

  /// Makes a colour that is the same in every surrounding.
  public init(_ all: RGBAColor) {
    self.init(light: all, dark: all)
  }

  /// Makes a colour from the forms that are known. A missing form falls back in the order
  /// requested → light → dark → any other, and without any form to white for light and black
  /// for dark. "Any other" is the first in the order of `ColorMode`'s cases.
  public init(modes: [ColorMode: RGBAColor]) {
    let any = ColorMode.allCases.lazy.compactMap { modes[$0] }.first
    self.init(
      light: modes[.light] ?? any ?? .white, dark: modes[.dark] ?? any ?? .black,
      lightIncreasedContrast: modes[.lightIncreasedContrast],
      darkIncreasedContrast: modes[.darkIncreasedContrast])
  }

  /// The colour for an appearance and a contrast.
  public func resolved(for appearance: Appearance, contrast: Contrast = .standard) -> RGBAColor {
    self[ColorMode(appearance, contrast)]
  }

  /// The colour for a mode. A missing form with increased contrast is read as the standard one.
  public subscript(mode: ColorMode) -> RGBAColor {
    get {
      switch mode {
      case .light: light
      case .dark: dark
      case .lightIncreasedContrast: lightIncreasedContrast ?? light
      case .darkIncreasedContrast: darkIncreasedContrast ?? dark
      }
    }
    set {
      switch mode {
      case .light: light = newValue
      case .dark: dark = newValue
      case .lightIncreasedContrast: lightIncreasedContrast = newValue
      case .darkIncreasedContrast: darkIncreasedContrast = newValue
      }
    }
  }

  /// The colour for words on a surface that takes contrast from them, such as a faint one of the same
  /// colour: a quarter of the way to black in light, to white in dark surroundings.
  package var emphasized: Color {
    func mix(_ color: RGBAColor, with other: RGBAColor) -> RGBAColor {
      color.mixed(with: other, share: 0.25)
    }
    return Color(
      light: mix(light, with: .black), dark: mix(dark, with: .white),
      lightIncreasedContrast: lightIncreasedContrast.map { mix($0, with: .black) },
      darkIncreasedContrast: darkIncreasedContrast.map { mix($0, with: .white) })
  }

  /// The same colour with another opacity in every mode.
  public func with(alpha: Double) -> Color {
    mapped { $0.with(alpha: alpha) }
  }

  /// Every form changed in the same way.
  public func mapped(_ change: (RGBAColor) -> RGBAColor) -> Color {
    Color(
      light: change(light), dark: change(dark),
      lightIncreasedContrast: lightIncreasedContrast.map(change),
      darkIncreasedContrast: darkIncreasedContrast.map(change))
  }
}

extension Color {
  /// Opaque black everywhere.
  public static let black = Color(.black)
  /// Opaque white everywhere.
  public static let white = Color(.white)
  /// Nothing.
  public static let clear = Color(.clear)
  /// Black in light, white in dark surroundings.
  public static let label = Color(light: .black, dark: .white)
}

/// The variants of a colour for users who requested more contrast.
private struct IncreasedContrast: Hashable, Sendable {
  var light: RGBAColor?
  var dark: RGBAColor?
}
