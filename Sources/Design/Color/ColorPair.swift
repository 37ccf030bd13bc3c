/// A foreground and a background that belong together; both may be left open.
public struct ColorPair: Mergeable {
  /// The colour of text and lines.
  public var foreground: Color?
  /// The colour behind them.
  public var background: Color?

  /// Makes a pair that leaves everything open.
  public init() {}

  /// Makes a pair.
  public init(foreground: Color? = nil, background: Color? = nil) {
    self.foreground = foreground
    self.background = background
  }

  /// Takes every property that is nil from a base.
  package mutating func fill(from base: Self) {
    foreground.adopt(base.foreground)
    background.adopt(base.background)
  }
}

/// The colours of a control in one of its states; what is nil is taken from the normal state.
public struct StateColors: Mergeable {
  /// The colour of text and template images.
  public var foreground: Color?
  /// The colour of the surface.
  public var background: Color?
  /// The colour of the border.
  public var border: Color?

  /// Makes a set that leaves everything open.
  public init() {}

  /// Makes a set.
  public init(foreground: Color? = nil, background: Color? = nil, border: Color? = nil) {
    self.foreground = foreground
    self.background = background
    self.border = border
  }

  /// Takes every property that is nil from a base.
  package mutating func fill(from base: Self) {
    foreground.adopt(base.foreground)
    background.adopt(base.background)
    border.adopt(base.border)
  }
}
