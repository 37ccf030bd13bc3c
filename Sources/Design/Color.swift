/// A colour that depends on the appearance.
public struct Color: Hashable, Sendable {
  /// The colour in a light surrounding.
  public var light: CoreColor
  /// The colour in a dark surrounding.
  public var dark: CoreColor

  /// Makes a colour from both of its forms.
  public init(light: CoreColor, dark: CoreColor) {
    self.light = light
    self.dark = dark
  }

  /// Makes a colour that is the same in every appearance.
  public init(_ all: CoreColor) {
    self.init(light: all, dark: all)
  }

  /// The colour for an appearance.
  public func resolved(for appearance: Appearance) -> CoreColor {
    appearance == .light ? light : dark
  }
}
