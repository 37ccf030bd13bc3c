/// The platform's text styles.
public enum TextStyleName: String, Sendable, Hashable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// The name as documents may spell it: also `title` and `caption` for the first of each.
  public init?(spelling: String) {
    switch spelling {
    case "title": self = .title1
    case "caption": self = .caption1
    default: self.init(rawValue: spelling)
    }
  }

  /// The weight of the platform's font for the style.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }
}
