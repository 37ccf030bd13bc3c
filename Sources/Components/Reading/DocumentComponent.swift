public import GalleyLayout

/// A component that a document may name. A new one is one file that conforms to this and one line
/// in `ComponentCatalog`.
public protocol DocumentComponent: Sendable {
  /// The word in `type`.
  static var typeName: String { get }
  /// What the component is, in one sentence.
  static var summary: String { get }
  /// Whether components may stand inside.
  static var subviews: SubviewRule { get }
  /// Every key of its own, in the order in which they are described; the keys every component
  /// shares are in `Modifiers`.
  static var properties: [Property<Self>] { get }

  /// Makes one with every default.
  init()

  /// Called once after the keys have been read, to check them against each other.
  mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)

  /// Appends exactly one node with everything below it.
  func build(
    _ children: [ComponentNode], _ look: Modifiers, in tree: inout LayoutTree.Builder,
    _ context: LayoutContext)
}

extension DocumentComponent {
  /// Components that show something have none inside.
  public static var subviews: SubviewRule { .none }

  /// Nothing to check.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {}
}

/// Whether components may stand inside another.
public enum SubviewRule: Hashable, Sendable {
  /// None.
  case none
  /// Any number, in order; without any, a text asks for them (DUI-8).
  case many
}
