public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// Views that belong together under a title on a quiet ground with corners of 8 and a padding of 16.
/// Lengths are points.
public struct GroupBox<Content: View>: Sendable {
  /// What stands above the views; nothing when empty.
  public var title: String
  /// The views.
  public var content: Content

  /// Makes a box round the views in the braces.
  public init(_ title: String = "", @ViewBuilder content: () -> Content) {
    (self.title, self.content) = (title, content())
  }
}

extension GroupBox: StyledView, ContainerView {
  /// The sentence about `"type": "GroupBox"` in the reference, the schema and editors.
  public static var summary: String { "Children that belong together under a title." }
  /// The theme's `groups`.
  public static var schemeKind: SchemeKind? { "groups" }
  /// The box's own keys.
  public static var properties: [Property<GroupBox>] {
    [
      Property(
        "title", \.title, as: .displayText, in: .values, default: "none",
        "What stands above the children.", or: ["label"])
    ]
  }

  /// The ground below what styles and the theme say.
  public func resolvedScheme(over scheme: Scheme?) -> Scheme? {
    let own = Scheme(
      colors: Colors(background: .system(.secondarySystemBackground)),
      styles: Styles(cornerRadius: .points(8), padding: .bold))
    return scheme?.merging(over: own) ?? own
  }

  /// Appends the column; the look is the ground.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    VStack(alignment: .leading, spacing: 8) {
      if !title.isEmpty { Text(title).font(.headline).asPart() }
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .appendNode(to: &tree, environment)
  }
}
