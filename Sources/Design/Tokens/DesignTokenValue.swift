/// The types of the format.
public enum DesignTokenType: String, Sendable, Hashable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
}

/// The value of a token with every reference resolved.
public enum DesignTokenValue: Hashable, Sendable {
  /// A colour.
  case color(TokenColor)
  /// A length.
  case dimension(TokenDimension)
  /// Families, best first.
  case fontFamily([String])
  /// A weight, 1…1000.
  case fontWeight(Double)
  /// A duration in milliseconds.
  case duration(Double)
  /// The two control points of a timing curve.
  case cubicBezier(TokenCurve)
  /// A number.
  case number(Double)
  /// The style of a line.
  case strokeStyle(TokenStroke)
  /// A border.
  case border(TokenBorder)
  /// A transition.
  case transition(TokenTransition)
  /// Shadows, the first on top.
  case shadow([TokenShadow])
  /// The stops of a gradient.
  case gradient([TokenStop])
  /// A text style.
  case typography(TokenTypography)

  /// The type.
  public var type: DesignTokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }
}

/// A length of the format.
public struct TokenDimension: Hashable, Sendable {
  /// The units.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// A point of Galley.
    case px
    /// The reader's default text size; sixteen points here.
    case rem
  }

  /// The number of units.
  public var value: Double
  /// The unit.
  public var unit: Unit

  /// Makes a length.
  public init(_ value: Double, _ unit: Unit = .px) {
    self.value = value
    self.unit = unit
  }

  /// The length in points, with 16 points to a rem as the format recommends.
  public var points: Double { unit == .px ? value : value * 16 }
}

/// The control points of a cubic timing curve from (0, 0) to (1, 1).
public struct TokenCurve: Hashable, Sendable {
  /// The first point, x in 0…1.
  public var x1, y1: Double
  /// The second point, x in 0…1.
  public var x2, y2: Double

  /// Makes a curve.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }
}

/// The style of a line.
public enum TokenStroke: Hashable, Sendable {
  /// The line styles of CSS.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  /// The ends of dashes.
  public enum Cap: String, Sendable, Hashable, CaseIterable {
    case round, butt, square
  }

  /// A line style by name.
  case named(Name)
  /// Dashes and gaps in turn.
  case dashes([TokenDimension], Cap)
}

/// A border.
public struct TokenBorder: Hashable, Sendable {
  /// The colour.
  public var color: TokenColor
  /// The thickness.
  public var width: TokenDimension
  /// The style of the line.
  public var style: TokenStroke

  /// Makes a border.
  public init(color: TokenColor, width: TokenDimension, style: TokenStroke = .named(.solid)) {
    self.color = color
    self.width = width
    self.style = style
  }
}

/// A change over time.
public struct TokenTransition: Hashable, Sendable {
  /// The duration, in milliseconds.
  public var duration: Double
  /// The delay, in milliseconds.
  public var delay: Double
  /// The timing curve.
  public var timing: TokenCurve

  /// Makes a change; times are milliseconds.
  public init(duration: Double, delay: Double, timing: TokenCurve) {
    (self.duration, self.delay, self.timing) = (duration, delay, timing)
  }
}

/// One shadow.
public struct TokenShadow: Hashable, Sendable {
  /// The colour.
  public var color: TokenColor
  /// The offset to the right.
  public var offsetX: TokenDimension
  /// The offset downwards.
  public var offsetY: TokenDimension
  /// The blur of CSS: twice the standard deviation.
  public var blur: TokenDimension
  /// The growth of the shape before it is blurred.
  public var spread: TokenDimension
  /// True if the shadow falls into the shape.
  public var isInset = false

  /// Makes a shadow.
  public init(
    color: TokenColor, offsetX: TokenDimension, offsetY: TokenDimension, blur: TokenDimension,
    spread: TokenDimension, isInset: Bool = false
  ) {
    (self.color, self.blur, self.spread) = (color, blur, spread)
    (self.offsetX, self.offsetY, self.isInset) = (offsetX, offsetY, isInset)
  }
}

/// One stop of a gradient.
public struct TokenStop: Hashable, Sendable {
  /// The colour.
  public var color: TokenColor
  /// The place along the axis, 0…1.
  public var position: Double

  /// Makes a stop.
  public init(color: TokenColor, position: Double) {
    (self.color, self.position) = (color, position)
  }
}

/// A text style.
public struct TokenTypography: Hashable, Sendable {
  /// Families, best first.
  public var fontFamily: [String]
  /// The size.
  public var fontSize: TokenDimension
  /// The weight, 1…1000.
  public var fontWeight: Double = 400
  /// The space added after every character.
  public var letterSpacing = TokenDimension(0)
  /// The distance between lines as a multiple of the size; nil is the font's own.
  public var lineHeight: Double?

  /// Makes a text style.
  public init(
    fontFamily: [String], fontSize: TokenDimension, fontWeight: Double = 400,
    letterSpacing: TokenDimension = TokenDimension(0), lineHeight: Double? = nil
  ) {
    (self.fontFamily, self.fontSize, self.fontWeight) = (fontFamily, fontSize, fontWeight)
    (self.letterSpacing, self.lineHeight) = (letterSpacing, lineHeight)
  }
}

/// A value that a theme keeps as the token it came from.
public struct ThemeToken: Hashable, Sendable {
  /// The value; in light appearance where there is a difference.
  public var value: DesignTokenValue
  /// The value in dark appearance, where it differs.
  public var darkValue: DesignTokenValue?

  /// Makes a token.
  public init(_ value: DesignTokenValue, dark: DesignTokenValue? = nil) {
    (self.value, darkValue) = (value, dark)
  }

  /// A colour in both appearances, by the way to it from a value; nil where there is none.
  package func color(_ part: (DesignTokenValue) -> TokenColor?) -> Color? {
    guard let light = part(value) else { return nil }
    return Color(light: light.core, dark: (darkValue.flatMap(part) ?? light).core)
  }
}
