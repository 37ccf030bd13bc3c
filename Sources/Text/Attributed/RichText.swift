public import GalleyDesign

/// Text in which every part may look different, before appearance and reader are known: colours
/// have a light and a dark form, fonts grow with the reader's text size. `resolved` makes it
/// concrete.
///
/// ```swift
/// let price: RichText = "Now \("₹499", .typography(.h2(.product))) \("₹899", .strikethrough())"
/// ```
public struct RichText: Hashable, Sendable {
  /// The parts in order; none is empty and neighbours differ in their look.
  public private(set) var segments: [Segment] = []

  /// A stretch of text with one look.
  public struct Segment: Hashable, Sendable {
    /// The text; one object replacement character for an image.
    public var text: String
    /// How it looks.
    public var styling: TextStyling
    /// The picture that replaces the text.
    public var image: InlineImage?

    /// Makes a part.
    public init(_ text: String, _ styling: TextStyling = TextStyling(), image: InlineImage? = nil) {
      self.text = text
      self.styling = styling
      self.image = image
    }
  }

  /// Makes an empty text.
  public init() {}

  /// Makes a text of one look; of styles that set the same property the last counts.
  public init(_ text: String, _ styles: TextStyling...) {
    append(Segment(text, TextStyling(styles)))
  }

  /// Makes a text of one inline image, which sits on the baseline.
  public init(_ image: InlineImage) {
    append(Segment(InlineImage.character, image: image))
  }

  /// The text without its looks.
  public var string: String { segments.map(\.text).joined() }

  /// Whether there is no text.
  public var isEmpty: Bool { segments.isEmpty }

  /// Adds a part at the end.
  public mutating func append(_ segment: Segment) {
    if segment.text.isEmpty { return }
    // The last part is not held meanwhile: a text that is held is copied when it grows.
    let last = segments.count - 1
    if last >= 0, segments[last].styling == segment.styling, segments[last].image == nil,
      segment.image == nil
    {
      segments[last].text += segment.text
    } else {
      segments.append(segment)
    }
  }

  /// Adds a text at the end; both keep their looks.
  public mutating func append(_ other: RichText) {
    for segment in other.segments { append(segment) }
  }

  /// Both texts in order.
  public static func + (left: RichText, right: RichText) -> RichText {
    var result = left
    result.append(right)
    return result
  }

  /// Adds a text at the end.
  public static func += (left: inout RichText, right: RichText) {
    left.append(right)
  }

  /// Every part changed in the same way.
  public func mapped(_ change: (TextStyling) -> TextStyling) -> RichText {
    var result = RichText()
    for segment in segments {
      result.append(Segment(segment.text, change(segment.styling), image: segment.image))
    }
    return result
  }

  /// The text with styles laid over its whole range; what they leave open stays.
  public func styled(_ styles: TextStyling...) -> RichText {
    let styling = TextStyling(styles)
    return mapped { styling.merging(over: $0) }
  }

  /// The text with every look replaced.
  public func restyled(_ styles: TextStyling...) -> RichText {
    let styling = TextStyling(styles)
    return mapped { _ in styling }
  }
}
