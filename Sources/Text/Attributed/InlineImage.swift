package import GalleyGeometry

/// A picture that stands in the text like a letter. The text room knows its size only; who paints
/// finds the pixels by the identifier.
public struct InlineImage: Hashable, Sendable {
  /// The public identifier of the picture.
  public var identifier: String
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double
  /// How far the bottom edge lies above the baseline, in points; negative is below.
  public var baselineOffset: Double
  /// True if the frame is that of a letter, from the baseline to the height of capitals, beyond which the
  /// picture may reach, so that lines with it are as high as others.
  package var isLetter = false

  /// What stands for an image among the characters of a text.
  static let character = "\u{FFFC}"

  /// Makes an image as large as its picture is where it is drawn: an icon as the letters beside it.
  public init(identifier: String) { self.init(identifier: identifier, width: 0, height: 0) }

  /// Makes an image; its bottom edge sits on the baseline by default.
  public init(identifier: String, width: Double, height: Double, baselineOffset: Double = 0) {
    self.identifier = identifier
    self.width = width
    self.height = height
    self.baselineOffset = baselineOffset
  }
}

extension Size {
  /// The size with a width, a height or both of them given, in points; one side follows the other.
  /// What is negative or no number is as if it was not given.
  package func scaled(width: Double?, height: Double?) -> Size {
    func given(_ side: Double?) -> Double? { side.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
    switch (given(width), given(height)) {
    case (nil, nil): return self
    case (let width?, let height?): return Size(width: width, height: height)
    case (let width?, nil):
      return Size(width: width, height: self.width > 0 ? width * self.height / self.width : 0)
    case (nil, let height?):
      return Size(width: self.height > 0 ? height * self.width / self.height : 0, height: height)
    }
  }
}
