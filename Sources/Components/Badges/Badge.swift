public import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// A number or a word on a round ground of 18 points, a dot of 10 without any.
public struct Badge: Sendable {
  /// The text.
  public var text: String

  /// Makes a badge.
  public init(_ text: String = "") { self.text = text }

  // Reading

  /// The sentence about `"type": "Badge"` in the reference, the schema and editors.
  public static let summary = "A number or a word on a round ground; a dot without any."
  /// The theme's name for badges.
  public static let schemeKind: SchemeKind? = "badges"
  /// The keys of `"type": "Badge"` besides those that all views share.
  public static let properties: [Property<Badge>] = [
    Property(
      "text", \.text, as: .displayText, in: .values, default: "a dot", "What it says.",
      or: ["count", "value", "title"])
  ]

  /// White on red, round.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    let own = Scheme(
      colors: Colors(foreground: .white, background: .system(.systemRed)),
      styles: Styles(cornerRadius: .circle))
    return scheme?.merging(over: own) ?? own
  }

  @ViewBuilder
  func composition(in environment: EnvironmentValues) -> some View {
    if text.isEmpty {
      Spacer().frame(width: 10, height: 10)
    } else {
      Text(text).font(size: 13).oneLine().padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18, maxHeight: 18)
    }
  }
}

extension Badge: ComposedView {}
