public import GalleyDesign

/// An underline or a line through the text. A pattern or `byWord` always draws a line: the
/// platform's habit of drawing nothing for a pattern without a style is not followed.
public struct LineDecoration: Hashable, Sendable {
  /// The number of lines and their thickness.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// One line of the font's thickness.
    case single
    /// One line of twice the thickness.
    case thick
    /// Two lines of the font's thickness, one thickness apart.
    case double
  }

  /// How a line is interrupted. Lengths are in thicknesses of the line.
  public enum Pattern: String, Sendable, Hashable, CaseIterable {
    /// Without gaps.
    case solid
    /// 1 on, 1 off.
    case dot
    /// 4 on, 2 off.
    case dash
    /// 4 on, 2 off, 1 on, 2 off.
    case dashDot
    /// 4 on, 2 off, 1 on, 2 off, 1 on, 2 off.
    case dashDotDot

    /// Lengths of dashes and gaps in turn, in thicknesses; empty for a continuous line.
    public var dashes: [Double] {
      switch self {
      case .solid: []
      case .dot: [1, 1]
      case .dash: [4, 2]
      case .dashDot: [4, 2, 1, 2]
      case .dashDotDot: [4, 2, 1, 2, 1, 2]
      }
    }
  }

  /// How many lines and how thick.
  public var style: Style
  /// How the line is interrupted.
  public var pattern: Pattern
  /// True if white space is left out.
  public var byWord: Bool
  /// True if a continuous line under the text leaves out what letters reach below it, as CSS's
  /// `text-decoration-skip-ink` does and the platform.
  public var skipsInk = true
  /// The colour; nil is the colour of the text.
  public var color: RGBAColor?

  /// Makes a decoration.
  public init(
    _ style: Style = .single, pattern: Pattern = .solid, byWord: Bool = false,
    color: RGBAColor? = nil
  ) {
    self.style = style
    self.pattern = pattern
    self.byWord = byWord
    self.color = color
  }
}
