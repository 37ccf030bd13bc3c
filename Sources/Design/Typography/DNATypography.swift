/// DNAKit's typography: a table for product pages and one for blog articles.
///
/// Every theme knows these names (``Theme/textStyle(named:)``), as every palette may take DNAKit's colours,
/// so they are defined here and not in the theme files, which only the modules above can read.
public enum DNATypography: Hashable, Sendable, CaseIterable {
  /// The kind of content of the heading.
  public enum ContentType: String, Sendable, Hashable, CaseIterable {
    /// The application itself.
    case product
    /// An article.
    case blog
  }

  /// The sizes of running text.
  public enum BodySize: String, Sendable, Hashable, CaseIterable {
    /// 14 points.
    case small
    /// 15 points.
    case regular
    /// 16 points.
    case large
    /// 14 points with less air between lines.
    case numHighlight
  }

  /// The largest heading.
  case h1(ContentType)
  /// The second heading.
  case h2(ContentType)
  /// The third heading.
  case h3(ContentType)
  /// Running text; the same for both content types.
  case body(BodySize)
  /// The smallest text; the same for both content types.
  case caption

  /// Every style, product before blog.
  public static let allCases: [DNATypography] =
    ContentType.allCases.flatMap { [.h1($0), .h2($0), .h3($0)] }
    + BodySize.allCases.map(DNATypography.body) + [.caption]

  /// The name in documents: `h1`, `h1.blog`, `body.small`, `caption`; product and regular are
  /// understood.
  public var name: String {
    switch self {
    case .h1(let type): "h1" + suffix(type)
    case .h2(let type): "h2" + suffix(type)
    case .h3(let type): "h3" + suffix(type)
    case .body(let size): size == .regular ? "body" : "body.\(size.rawValue)"
    case .caption: "caption"
    }
  }

  /// The style of a name, or nil.
  public init?(name: String) {
    guard let style = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = style
  }

  private func suffix(_ type: ContentType) -> String { type == .blog ? ".blog" : "" }

  /// Font, line height, letter spacing and the default colour: dark for headings, normal for the rest. The
  /// line height of `caption` is the 1.2 of DNAKit's README; its source has 1.3. There the part of a line height
  /// beyond 1 is space between lines, beside their own height.
  public var textStyle: TextStyle {
    switch self {
    case .h1(.product): heading(21, .medium, lineHeight: 1, spacing: -0.12)
    case .h2(.product): heading(18, .medium, lineHeight: 1.4, spacing: -0.24)
    case .h3(.product): heading(16, .medium, lineHeight: 1.5, spacing: 0)
    case .h1(.blog): heading(28, .semibold, lineHeight: 1, spacing: -0.6)
    case .h2(.blog): heading(24, .semibold, lineHeight: 1.25, spacing: -0.51)
    case .h3(.blog): heading(20, .semibold, lineHeight: 1, spacing: -0.22)
    case .body(.large): text(16, lineHeight: 1.5)
    case .body(.regular): text(15, lineHeight: 1.5)
    case .body(.small): text(14, lineHeight: 1.5)
    case .body(.numHighlight): text(14, lineHeight: 1.2)
    case .caption: text(12, lineHeight: 1.2)
    }
  }

  private func heading(
    _ size: Double, _ weight: FontWeight, lineHeight: Double, spacing: Double
  ) -> TextStyle {
    TextStyle(
      font: FontDescriptor(size: size, weight: weight), lineSpacing: size * lineHeight - size,
      letterSpacing: spacing, color: DNAColor.fontDark.color)
  }

  private func text(_ size: Double, lineHeight: Double) -> TextStyle {
    TextStyle(
      font: FontDescriptor(size: size), lineSpacing: size * lineHeight - size,
      color: DNAColor.fontNormal.color)
  }
}
