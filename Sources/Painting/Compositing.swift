public import GalleyDesign

/// How what a group of commands draws is changed and laid over what lies beneath it.
///
/// Steps are taken in this order: colours, blur, shadows of what is left then, opacity, blend mode.
/// Groups inside groups take them in any other order. A mask is a group with the blend mode
/// `destinationIn` at the end of the group that it masks.
public struct Compositing: Hashable, Sendable {
  /// The share of the group that is seen, in 0…1.
  public var opacity: Double
  /// How colours are mixed with those beneath, of the group around or of the canvas.
  public var blendMode: BlendMode
  /// A change of every colour, or nil for none.
  public var colors: ColorMatrix?
  /// Further changes of colours and opacities, in this order.
  package var filters: [ColorFilter] = []
  /// The standard deviation of a Gaussian blur, in points; 0 for none. Not more than 256 pixels.
  public var blur: Double
  /// Shadows of what the group holds, the first on top.
  public var shadows: [LayerShadow]

  /// Makes a description; the defaults change nothing.
  public init(
    opacity: Double = 1, blendMode: BlendMode = .normal, colors: ColorMatrix? = nil,
    blur: Double = 0, shadows: [LayerShadow] = []
  ) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.colors = colors
    self.blur = blur
    self.shadows = shadows
  }

  /// Makes a description of a change of colours and opacities.
  package init(filters: [ColorFilter], blendMode: BlendMode = .normal) {
    self.init(blendMode: blendMode)
    self.filters = filters
  }
}

extension DisplayCommand {
  /// Begins a group that is composed at once with an opacity in 0…1.
  public static func beginLayer(opacity: Double) -> DisplayCommand {
    .beginLayer(Compositing(opacity: opacity))
  }
}

/// A shadow that follows the opacity of everything that a group draws.
public struct LayerShadow: Hashable, Sendable {
  /// The position of a shadow.
  public enum Kind: String, Sendable, Hashable {
    /// Under the group, seen through its translucent parts.
    case drop
    /// Around the group only: taken away as far as the group covers it.
    case knockedOut
    /// On the group, cast by its surroundings.
    case inner
  }

  /// Where it lies.
  public var kind: Kind
  /// The colour, opacity included.
  public var color: RGBAColor
  /// The distance to the right, in points of the space in which the group begins.
  public var x: Double
  /// The distance down, in points of the same space.
  public var y: Double
  /// The blur as CSS counts it: twice the Gaussian's standard deviation, in points.
  public var blur: Double

  /// Makes a shadow.
  public init(
    _ kind: Kind = .drop, color: RGBAColor, x: Double = 0, y: Double = 0, blur: Double
  ) {
    self.kind = kind
    self.color = color
    self.x = x
    self.y = y
    self.blur = blur
  }
}
