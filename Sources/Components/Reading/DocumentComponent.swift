public import GalleyDesign
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

  /// The kind of element the theme knows the component as; nil for none.
  static var schemeKind: SchemeKind? { get }

  /// Makes one with every default.
  init()

  /// Whether the component paints its box itself instead of standing inside it.
  static var ownsBox: Bool { get }

  /// What it looks like in its state: its own defaults below the scheme that styles and the theme
  /// give it, nil for none. Depends on keys of `properties` only, unless
  /// the component paints its box itself.
  func presented(_ scheme: Scheme?) -> Scheme?

  /// Takes from a style, a scheme or the theme what the document left open. What every component
  /// has, the box and its colours, is taken care of.
  static func adopt(_ scheme: Scheme, into component: inout StyleAdoption<Self>)

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

  /// No scheme of the theme is meant for it.
  public static var schemeKind: SchemeKind? { nil }

  /// The component stands in the box.
  public static var ownsBox: Bool { false }

  /// The scheme as it is.
  public func presented(_ scheme: Scheme?) -> Scheme? { scheme }

  /// Nothing beside the box.
  public static func adopt(_ scheme: Scheme, into component: inout StyleAdoption<Self>) {}

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
