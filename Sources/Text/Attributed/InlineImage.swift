/// A picture that stands in the text like a letter. The text room knows its size only; who paints
/// finds the pixels by the identifier.
public struct InlineImage: Hashable, Sendable {
  /// What the picture is known by outside.
  public var identifier: String
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double
  /// How far the bottom edge lies above the baseline, in points; negative is below.
  public var baselineOffset: Double

  /// Makes an image; its bottom edge sits on the baseline by default.
  public init(identifier: String, width: Double, height: Double, baselineOffset: Double = 0) {
    self.identifier = identifier
    self.width = width
    self.height = height
    self.baselineOffset = baselineOffset
  }
}
