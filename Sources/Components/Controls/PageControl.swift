public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A row of dots, one for each page: 7 points across, 17.6 from one to the next, 26 high.
public struct PageControl: Sendable {
  /// The number of pages.
  public var numberOfPages: Int
  /// The page that is shown, from 0.
  public var currentPage: Int
  /// The colour of its dot; nil is the label's.
  public var currentPageColor: Color?
  /// The colour of the other dots; nil is a pale label.
  public var pageColor: Color?

  /// Makes a control.
  public init(numberOfPages: Int = 1, currentPage: Int = 0) {
    (self.numberOfPages, self.currentPage) = (numberOfPages, currentPage)
  }

  // Reading

  /// The sentence about `"type": "PageControl"` in the reference, the schema and editors.
  public static let summary = "A row of dots, one for each page."
  /// The theme's `pageControls`.
  public static let schemeKind: SchemeKind? = "pageControls"
  /// The keys of `"type": "PageControl"` besides those that all views share.
  public static let properties: [Property<PageControl>] = [
    Property(
      "numberOfPages", \.numberOfPages, as: .count, default: "1", "How many pages there are.",
      or: ["count"]),
    Property("currentPage", \.currentPage, default: "0", "The page that is shown, from 0."),
    Property(
      "currentPageColor", \.currentPageColor, default: "label", "The colour of its dot.",
      or: ["currentPageIndicatorTintColor"]),
    Property(
      "pageColor", \.pageColor, default: "tertiaryLabel", "The colour of the other dots.",
      or: ["pageIndicatorTintColor"]),
  ]

  /// Takes the colour of the dots.
  public static func adopt(_ scheme: Scheme, into control: inout StyleAdoption<PageControl>) {
    control.set("currentPageColor", \.currentPageColor, to: scheme.colors?.tint)
    control.set("pageColor", \.pageColor, to: scheme.colors?.secondary)
  }

  func composition(in environment: EnvironmentValues) -> some View {
    HStack(spacing: 10.6) {
      ForEach(0..<max(numberOfPages, 1)) { page in
        Circle().frame(width: 7, height: 7)
          .foregroundColor(
            page == currentPage
              ? currentPageColor ?? .system(.label) : pageColor ?? .system(.tertiaryLabel))
      }
    }
    .frame(height: 26)
  }
}

extension PageControl: ComposedView {
  /// Something to adjust.
  public var accessibilityTraits: AccessibilityTraits { .isAdjustable }
}
