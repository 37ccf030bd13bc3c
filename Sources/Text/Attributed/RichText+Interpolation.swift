public import GalleyDesign
public import GalleyGeometry

extension RichText: ExpressibleByStringInterpolation {
  /// Makes plain text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a text from its parts.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = RichText()

    /// Begins an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds plain text.
    public mutating func appendLiteral(_ literal: String) {
      text.append(RichText(literal))
    }

    /// Adds any value as plain text.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.append(RichText(value.description))
    }

    /// Adds text with one set of attributes.
    public mutating func appendInterpolation(_ string: String, attributes: TextStyling) {
      text.append(RichText(string, attributes))
    }

    /// Adds text with styles, the last of which counts where they disagree.
    public mutating func appendInterpolation(_ string: String, _ styles: TextStyling...) {
      text.append(Segment(string, TextStyling(styles)))
    }

    /// Adds a text with styles laid over its whole range.
    public mutating func appendInterpolation(_ wrapped: RichText, _ styles: TextStyling...) {
      let styling = TextStyling(styles)
      text.append(wrapped.mapped { styling.merging(over: $0) })
    }

    /// Adds an image of its own size; an icon is as large as the letters beside it.
    public mutating func appendInterpolation(image identifier: String, _ styles: TextStyling...) {
      text.append(
        Segment(
          InlineImage.character, TextStyling(styles), image: InlineImage(identifier: identifier)))
    }

    /// Adds an image of so many pixels; `scale` is the number of pixels in a point.
    public mutating func appendInterpolation(
      image identifier: String, pixels: Size, scale: Double = 1
    ) {
      let size = Size(width: pixels.width / scale, height: pixels.height / scale)
      appendInterpolation(image: identifier, size: size)
    }

    /// Adds an image of a size in points, which goes before whatever the scale would make of it.
    public mutating func appendInterpolation(
      image identifier: String, size: Size, scale: Double = 1
    ) {
      text.append(
        RichText(InlineImage(identifier: identifier, width: size.width, height: size.height)))
    }
  }
}
