public import GalleyDesign
public import GalleyGeometry
public import GalleyLayout
internal import GalleyText

/// Text with a dotted line under it that says: there is more to know. The tooltip is shown above or
/// below when asked for; it takes no room (DNA-27).
public struct InfoLabel: Sendable {
  /// What it says, with its font.
  public var text = Text()
  /// The text of the tooltip.
  public var info = ""
  /// The edge of the tooltip; nil hides it.
  public var tooltip: Edge?

  /// Makes an empty label.
  public init() {}

  // Reading

  /// The sentence about `"type": "InfoLabel"` in the reference, the schema and editors.
  public static let summary = "Text with a dotted line under it and a tooltip."
  /// The theme's scheme for labels.
  public static let schemeKind: SchemeKind? = .labels
  /// The label's own keys.
  public static let properties: [Property<InfoLabel>] =
    [
      Property(
        "text", \.text.text, as: .displayText, in: .values, default: "nothing",
        "What the label says."),
      Property(
        "info", \.info, as: .displayText, in: .values, default: "nothing", "What the tooltip says."),
      Property("tooltip", \.tooltip, default: "hidden", "Where the tooltip is shown."),
    ] + Text.lookProperties.map { $0.moved(to: \.text) }

  /// Takes the font and draws the dotted line.
  public static func adopt(_ scheme: Scheme, into label: inout StyleAdoption<InfoLabel>) {
    TextAdoption(\InfoLabel.text).adopt(scheme, into: &label)
  }

  // Measuring and arranging

  /// Appends the text, with the tooltip in front.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: EnvironmentValues
  ) {
    var line = text
    if line.lines.underline == nil {
      line.lines.underline = DecorationValue.single(.dot)
    }
    guard let tooltip, !info.isEmpty else { return line.appendNode(to: &tree, context) }
    let tip = Tooltip(info, arrow: tooltip.opposite)
    switch tooltip {
    case .bottom:
      line.overlay(alignment: .bottom) {
        tip.fixedSize().alignmentGuide(.bottom) { _ in 0 }
      }.appendNode(to: &tree, context)
    case .top:
      line.overlay(alignment: .top) {
        tip.fixedSize().alignmentGuide(.top) { $0.height }
      }.appendNode(to: &tree, context)
    case .leading:
      line.overlay(alignment: .leading) {
        tip.fixedSize().alignmentGuide(.leading) { $0.width }
      }.appendNode(to: &tree, context)
    case .trailing:
      line.overlay(alignment: .trailing) {
        tip.fixedSize().alignmentGuide(.trailing) { _ in 0 }
      }.appendNode(to: &tree, context)
    }
  }
}

extension InfoLabel {
  /// Makes a label.
  public init(_ text: String, info: String, tooltip: Edge? = nil) {
    self.init()
    self.text.text = text
    self.info = info
    self.tooltip = tooltip
  }
}

extension InfoLabel: StyledView {}
