/// A shadow without its colour, which the colour set holds.
public struct Shadow: Hashable, Sendable {
  /// The opacity, 0…1, multiplied into the colour's.
  public var opacity: Double
  /// The offset to the right, in points.
  public var x: Double
  /// The offset downwards, in points.
  public var y: Double
  /// The radius of the blur as layers count it, in points: twice the standard deviation is the blur
  /// of CSS, half of that blur is this radius.
  public var radius: Double
  /// The distance by which the shape grows on all sides before it is blurred, in points.
  public var spread: Double

  /// Makes a shadow.
  public init(
    opacity: Double, x: Double = 0, y: Double = 0, radius: Double, spread: Double = 0
  ) {
    self.opacity = opacity
    self.x = x
    self.y = y
    self.radius = radius
    self.spread = spread
  }

  /// The blur of CSS and of drawing tools, in points: twice the radius.
  public var blur: Double {
    get { radius * 2 }
    set { radius = newValue / 2 }
  }
}

extension Shadow {
  /// No shadow: opacity and radius 0.
  public static let none = Shadow(opacity: 0, radius: 0)
  /// Just above the surface: radius 5.
  public static let low = Shadow(opacity: 0.33, radius: 5)
  /// Radius 15.
  public static let medium = Shadow(opacity: 0.33, radius: 15)
  /// Far above the surface: radius 30.
  public static let high = Shadow(opacity: 0.33, radius: 30)
  /// DNAKit's shadow under a button: opacity 0.06, one point down, blur 2.
  public static let button = Shadow(opacity: 0.06, y: 1, radius: 1)
  /// DNAKit's shadow under everything else: opacity 0.05, one point down, blur 10.
  public static let modal = Shadow(opacity: 0.05, y: 1, radius: 5)
  /// The same as `modal`.
  public static let overflow = modal
  /// The same as `modal`; DNAKit's name for it is plain "medium", which what3words uses too.
  public static let dnaMedium = modal
  /// The same as `modal`.
  public static let light = modal
  /// The same as `modal`.
  public static let heavyBottom = modal

  /// The steps by name.
  public static let steps: [(name: String, value: Shadow)] = [
    ("none", none), ("low", low), ("medium", medium), ("high", high), ("button", button),
    ("modal", modal), ("overflow", overflow), ("dnaMedium", dnaMedium), ("light", light),
    ("heavyBottom", heavyBottom),
  ]
}
