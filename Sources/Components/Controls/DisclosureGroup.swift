public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A title with an angle that shows whether what belongs to it is open. Lengths are points.
public struct DisclosureGroup<Content: View>: Sendable {
  /// The title beside the chevron.
  public var title: String
  /// True if the views are shown.
  public var isExpanded: Bool
  /// The views.
  public var content: Content

  /// Makes a group of the views in the braces.
  public init(_ title: String = "", isExpanded: Bool = false, @ViewBuilder content: () -> Content) {
    (self.title, self.isExpanded, self.content) = (title, isExpanded, content())
  }
}

extension DisclosureGroup: StyledView, ContainerView {
  /// The sentence about `"type": "DisclosureGroup"` in the reference, the schema and editors.
  public static var summary: String { "A title that opens and closes what belongs to it." }
  /// The theme's scheme for labels.
  public static var schemeKind: SchemeKind? { .labels }
  /// The group's own keys.
  public static var properties: [Property<DisclosureGroup>] {
    [
      Property(
        "title", \.title, as: .displayText, in: .values, default: "none",
        "What stands beside the angle.", or: ["label", "text"]),
      Property(
        "isExpanded", \.isExpanded, default: "false", "Whether the children are shown.",
        or: ["expanded", "isOpen"]),
    ]
  }

  /// Appends the title, and the views below it when they are shown.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    VStack(alignment: .leading, spacing: 8) {
      DisclosureHeading(isExpanded: isExpanded) { Text(title) }
      if isExpanded { content }
    }
    .appendNode(to: &tree, environment)
  }
}

/// The part that is pressed to open and close a group: a label and a chevron.
///
/// In lists the chevron has the tint. Elsewhere the label has it, with 4 points above and below, and the chevron has the
/// colour of text: recorded on iOS 26 in BrunoCerberus/Pulse at 20d521d5 (SettingsMutedContentSection), where the labels
/// of two groups are 36.33 apart, 14.67 below a text and 10.33 above one.
package struct DisclosureHeading<Label: View>: Sendable {
  let isExpanded: Bool
  let label: Label

  package init(isExpanded: Bool, @ViewBuilder label: () -> Label) {
    (self.isExpanded, self.label) = (isExpanded, label())
  }
}

extension DisclosureHeading: PrimitiveView {
  package func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let isRow = environment.listPresentation != nil
    let chevron = Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
      .font(size: environment.grown(13), weight: .semibold)
    let heading = HStack(spacing: 8) {
      if isRow { label } else { label.foregroundColor(environment.accent) }
      Spacer(minLength: 8)
      if isRow { chevron.foregroundColor(environment.accent) } else { chevron }
    }
    .accessibilityAddTraits(.isButton)
    if isRow { return heading.appendNode(to: &tree, environment) }
    heading.padding(.vertical, 4).spacing(SpacingPreferences()).appendNode(to: &tree, environment)
  }
}
