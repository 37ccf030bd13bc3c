/// A colour that depends on the surrounding: light or dark, standard or increased contrast.
public struct Color: Hashable, Sendable {
  /// The colour in a light surrounding.
  public var light: RGBAColor
  /// The colour in a dark surrounding.
  public var dark: RGBAColor
  // Few colours have what is behind this reference, and every look holds many colours.
  private var rare: RareParts?

  /// Makes a colour from its forms.
  public init(
    light: RGBAColor, dark: RGBAColor, lightIncreasedContrast: RGBAColor? = nil,
    darkIncreasedContrast: RGBAColor? = nil
  ) {
    self.light = light
    self.dark = dark
    if lightIncreasedContrast != nil || darkIncreasedContrast != nil {
      rare = RareParts(light: lightIncreasedContrast, dark: darkIncreasedContrast)
    }
  }

  /// The colour in a light surrounding with increased contrast; nil is `light`.
  public var lightIncreasedContrast: RGBAColor? {
    get { rare?.light }
    set {
      self = Color(
        light: light, dark: dark, lightIncreasedContrast: newValue,
        darkIncreasedContrast: darkIncreasedContrast)
    }
  }

  /// The colour in a dark surrounding with increased contrast; nil is `dark`.
  public var darkIncreasedContrast: RGBAColor? {
    get { rare?.dark }
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

  /// The same colour with another opacity in every mode.
  public func with(alpha: Double) -> Color {
    mapped { $0.with(alpha: alpha) }
  }

  /// Every form changed in the same way.
  public func mapped(_ change: (RGBAColor) -> RGBAColor) -> Color {
    mapped(light: change, dark: change)
  }

  /// The forms for light and those for dark surroundings, each changed in its way.
  func mapped(
    light change: (RGBAColor) -> RGBAColor, dark changeDark: (RGBAColor) -> RGBAColor
  ) -> Color {
    let color = Color(
      light: change(light), dark: changeDark(dark),
      lightIncreasedContrast: lightIncreasedContrast.map(change),
      darkIncreasedContrast: darkIncreasedContrast.map(changeDark))
    return glass.map { color.inGlass($0.mapped(light: change, dark: changeDark)) } ?? color
  }

  /// The colour in the look of iOS 26, where it is another one.
  var glass: Color? { rare?.glass }

  /// The same colour with another one in its place in the look of iOS 26.
  package func inGlass(_ glass: Color) -> Color {
    var color = self
    color.rare = RareParts(light: rare?.light, dark: rare?.dark, played: rare?.played, glass: glass)
    return color
  }

  /// The part that the colour plays among the kit's own; nil for a colour that was named.
  var played: PlayedPart? { rare?.played }

  /// The same forms in a part.
  func with(_ played: PlayedPart) -> Color {
    var color = self
    color.rare = RareParts(light: rare?.light, dark: rare?.dark, played: played, glass: glass)
    return color
  }
}

// The part and the colour of iOS 26 are notes for the theme: two colours are the same if their forms are.
extension Color {
  /// True if all forms are equal.
  public static func == (left: Color, right: Color) -> Bool {
    left.light == right.light && left.dark == right.dark
      && left.lightIncreasedContrast == right.lightIncreasedContrast
      && left.darkIncreasedContrast == right.darkIncreasedContrast
  }

  /// Hashes all forms.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(dark)
    hasher.combine(lightIncreasedContrast)
    hasher.combine(darkIncreasedContrast)
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

/// The variants of a colour for users who requested more contrast, its part, and the colour in its place in the look of
/// iOS 26.
private final class RareParts: Sendable {
  let light: RGBAColor?
  let dark: RGBAColor?
  let played: PlayedPart?
  let glass: Color?

  init(light: RGBAColor?, dark: RGBAColor?, played: PlayedPart? = nil, glass: Color? = nil) {
    (self.light, self.dark, self.played, self.glass) = (light, dark, played, glass)
  }
}
