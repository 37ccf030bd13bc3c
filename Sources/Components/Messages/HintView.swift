public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// A title over a hint, both in proportion to a height: 14 and 18 points at 58 (W3W-30).
public struct HintView: Sendable {
  /// The upper line.
  public var title: String
  /// The lower line.
  public var hint: String
  /// The height that all measures follow, in points.
  public var height: Double

  /// Makes a view.
  public init(_ title: String = "", hint: String = "", height: Double = 58) {
    (self.title, self.hint, self.height) = (title, hint, height)
  }

  // Reading

  /// The sentence about `"type": "HintView"` in the reference, the schema and editors.
  public static let summary = "A title over a hint, in proportion to a height."
  /// The theme's name for hints.
  public static let schemeKind: SchemeKind? = "hints"
  /// The keys of `"type": "HintView"` besides those that all views share.
  public static let properties: [Property<HintView>] = [
    Property(
      "title", \.title, as: .displayText, in: .values, default: "none", "The upper line.",
      or: ["text"]),
    Property(
      "hint", \.hint, as: .displayText, in: .values, default: "none", "The lower line.",
      or: ["message"]),
    Property(
      "lineHeight", \.height, as: .length, default: "58",
      "The height that all measures follow, in points."),
  ]

  /// A line of half a point round the view.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    let own = Scheme(
      colors: Colors(
        foreground: .system(.label), background: .system(.systemBackground),
        border: .system(.separator)), styles: Styles(border: LineThickness(points: 0.5)))
    return scheme?.merging(over: own) ?? own
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let unit = height / 58
    // Six points above, and twice as many before the words.
    return VStack(alignment: .leading, spacing: 3 * unit) {
      Text(title).font(size: 14 * unit).oneLine().minimumScaleFactor(0.4)
        .frame(height: 20 * unit)
      Text(hint).font(size: 18 * unit, weight: .semibold).oneLine().minimumScaleFactor(0.5)
        .frame(height: 22 * unit)
    }
    .padding(.horizontal, 12 * unit)
    .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .leading)
  }
}

/// What is wrong in white on red, in proportion to a height: 38 points at 48 (W3W-30).
public struct ErrorLine: Sendable {
  /// The error message.
  public var message: String
  /// The height that all measures follow, in points.
  public var height: Double

  /// Makes a line.
  public init(_ message: String = "", height: Double = 48) {
    (self.message, self.height) = (message, height)
  }

  // Reading

  /// The sentence about `"type": "ErrorLine"` in the reference, the schema and editors.
  public static let summary = "What is wrong in white on red, in proportion to a height."
  /// The theme's name for errors.
  public static let schemeKind: SchemeKind? = "errors"
  /// The keys of `"type": "ErrorLine"` besides those that all views share.
  public static let properties: [Property<ErrorLine>] = [
    Property(
      "message", \.message, as: .displayText, in: .values, default: "nothing", "What is wrong.",
      or: ["text", "title"]),
    Property(
      "lineHeight", \.height, as: .length, default: "48",
      "The height that all measures follow, in points."),
  ]

  /// White on red within a line of half a point.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    let own = Scheme(
      colors: Colors(
        foreground: .white, background: .system(.systemRed), border: .system(.separator)),
      styles: Styles(border: LineThickness(points: 0.5)))
    return scheme?.merging(over: own) ?? own
  }

  func composition(in environment: EnvironmentValues) -> some View {
    // Eight points before the words, sixteen behind them.
    Text(message).font(size: height * 38 / 48).oneLine().minimumScaleFactor(0.3)
      .padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 16))
      .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .leading)
  }
}

extension HintView: ComposedView {}

extension ErrorLine: ComposedView {}
