public import GalleyLayout

/// Children that are placed one by one, in order, by their `position`: over the whole of the
/// container, at its edges, or beside siblings that are named by their `id`.
public struct Positions: DocumentComponent {
  /// The children, when it is made by code.
  public var content = ComponentGroup()

  /// Makes one with every default.
  public init() {}

  // Reading

  /// `Positions`.
  public static let typeName = "Positions"
  /// One sentence.
  public static let summary = "Children placed one by one by their positions."
  /// Any number.
  public static let subviews = SubviewRule.many
  /// The container's own keys.
  public static let properties: [Property<Positions>] = []

  // Measuring and arranging

  /// Appends the container.
  public func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext
  ) {
    arrange(children, in: &tree, context)
  }

  /// Appends the container round children from a document or from code.
  func arrange(
    _ children: [any Component], in tree: inout LayoutTree.Builder, _ context: LayoutContext
  ) {
    Subviews(children).build(.positions, in: &tree, context)
  }
}
