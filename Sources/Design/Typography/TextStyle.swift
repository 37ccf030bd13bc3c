/// How a piece of text looks: its font, the air round it and its colour.
public struct TextStyle: Hashable, Sendable {
  /// The font.
  public var font: FontDescriptor
  /// The distance between baselines as a multiple of the font's size.
  public var lineHeightMultiple: Double
  /// The space added after every character, in points.
  public var letterSpacing: Double
  /// The colour; nil is the surrounding's.
  public var color: Color?

  /// Makes a style.
  public init(
    font: FontDescriptor, lineHeightMultiple: Double = 1, letterSpacing: Double = 0,
    color: Color? = nil
  ) {
    self.font = font
    self.lineHeightMultiple = lineHeightMultiple
    self.letterSpacing = letterSpacing
    self.color = color
  }

  /// The space added between lines, in points: size × multiple − size.
  public var lineSpacing: Double { font.size * lineHeightMultiple - font.size }
}
