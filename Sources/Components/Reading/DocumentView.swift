public import GalleyDesign
public import GalleyLayout

/// A view that documents may name: what Swift writes as initialisers and modifiers, a document
/// writes as keys.
///
/// A view of a user's own becomes one with a table of its keys and a line in a catalogue:
///
/// ```swift
/// struct Badge: DocumentView {
///   var count = 0
///   static let properties = [Property("count", \Badge.count, in: .values, "The number.")]
///   var body: some View { Text("\(count)").padding(4) }
/// }
/// let catalog = ComponentCatalog.standard.adding(Badge())
/// ```
public protocol DocumentView: View {
  /// The word in `type`; the type's name unless it says otherwise.
  nonisolated static var typeName: String { get }
  /// What it is, in one sentence, for the schema and the reference.
  nonisolated static var summary: String { get }
  /// Whether components may stand inside; none unless it says otherwise.
  nonisolated static var subviews: SubviewRule { get }
  /// Every key of its own, in the order in which they are described; the keys that all views share
  /// are in ``Modifiers``.
  nonisolated static var properties: [Property<Self>] { get }
  /// How Swift writes those keys that are not called as the stored properties they go to.
  nonisolated static var swiftSpellings: [String: SwiftSpelling] { get }
  /// What styles and the theme may give it that no key says, by the paths of the properties.
  nonisolated var valuesWithoutKeys: [String: (any Sendable)?] { get }
  /// The kind of element that the theme knows it as; nil for none.
  nonisolated static var schemeKind: SchemeKind? { get }
  /// True if it paints its box itself instead of standing inside it.
  nonisolated static var ownsBox: Bool { get }
  /// What it is to the one who uses it, as it stands: a control, a picture, switched off. Lints go
  /// by it; nothing is drawn differently. What people read in it, its keys say: their form is
  /// ``PropertyForm/displayText``.
  nonisolated var accessibilityTraits: AccessibilityTraits { get }

  /// Takes the views inside it.
  nonisolated mutating func take(_ subviews: DocumentSubviews)

  /// What it looks like in its state: its own defaults below the scheme that styles and the theme
  /// give it, nil for none. Depends on keys of `properties` only, unless it paints its box itself.
  nonisolated func resolvedScheme(over scheme: Scheme?) -> Scheme?

  /// Takes from a style, a scheme or the theme what was left open. What every view has, the box and
  /// its colours, is taken care of.
  nonisolated static func adopt(_ scheme: Scheme, into view: inout StyleAdoption<Self>)

  /// Called once after the keys have been read, to check them against each other.
  nonisolated mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)

  /// Appends exactly one node with everything below it.
  ///
  /// - Parameters:
  ///   - look: The modifiers round it, for a view that follows them inside.
  ///   - tree: Where the node goes.
  ///   - environment: What varies from outside.
  nonisolated func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}

extension DocumentView {
  /// The type's name without generic arguments: `Card` for `Card<Text>`.
  public nonisolated static var typeName: String { typeNameWithoutArguments }
  /// Nothing; the reference shows the keys alone.
  public nonisolated static var summary: String { "" }
  /// None.
  public nonisolated static var subviews: SubviewRule { .none }
  /// No keys but those that all views share.
  public nonisolated static var properties: [Property<Self>] { [] }
  /// Every key is called as the stored property it goes to.
  public nonisolated static var swiftSpellings: [String: SwiftSpelling] { [:] }
  /// Empty: keys cover all that a theme may give.
  public nonisolated var valuesWithoutKeys: [String: (any Sendable)?] { [:] }
  /// None: the theme gives it no look of its own.
  public nonisolated static var schemeKind: SchemeKind? { nil }
  /// False: it is placed inside its box.
  public nonisolated static var ownsBox: Bool { false }
  /// Nothing but content.
  public nonisolated var accessibilityTraits: AccessibilityTraits { [] }
  /// Takes none.
  public nonisolated mutating func take(_ subviews: DocumentSubviews) {}
  /// What styles and the theme give it, without defaults of its own.
  public nonisolated func resolvedScheme(over scheme: Scheme?) -> Scheme? { scheme }
  /// Takes nothing.
  public nonisolated static func adopt(_ scheme: Scheme, into view: inout StyleAdoption<Self>) {}
  /// Asks nothing of the keys.
  public nonisolated mutating func finish(
    reading reader: inout ComponentReader, at place: ComponentPlace
  ) {}
  /// Builds its body inside the modifiers.
  public nonisolated func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    Self._makeView(self, in: &tree, environment)
  }
}

extension DocumentView {
  /// The view with other values of its properties, for those that no initialiser has.
  ///
  /// `Table { … }.with { $0.separators = false }`
  public nonisolated func with(_ change: (inout Self) -> Void) -> Self {
    var view = self
    change(&view)
    return view
  }
}

/// A primitive view with a look of its own under the theme's: a button, a card, a field.
public protocol StyledView: DocumentView, PrimitiveView {
  nonisolated func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}

extension StyledView {
  /// Appends the view in the look that the theme gives its kind.
  public nonisolated func build(
    in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    SchemeModifier(scheme: nil).build(self, in: &tree, environment)
  }
}

/// A view with others inside, which a document lists as `subviews`.
public protocol ContainerView: DocumentView {
  /// The type of the views inside.
  associatedtype Content: View
  /// The views inside.
  nonisolated var content: Content { get set }
}

extension ContainerView {
  /// Any number.
  public nonisolated static var subviews: SubviewRule { .many }

  /// Takes the components where the content is that of a document; Swift's own content stays.
  public nonisolated mutating func take(_ subviews: DocumentSubviews) {
    if let subviews = subviews as? Content { content = subviews }
  }

  /// Appends a node with the views inside as its children.
  nonisolated func arrange(
    _ kind: NodeKind, drawing: (any NodeDrawing)? = nil, in tree: inout LayoutTree.Builder,
    _ environment: EnvironmentValues
  ) {
    let inner = environment.arranged(by: kind)
    tree.node(kind, drawing: drawing) {
      Content._makeChildren(content, in: &$0, inner)
    }
  }
}

extension EnvironmentValues {
  /// For the views that a node arranges.
  func arranged(by kind: NodeKind) -> EnvironmentValues {
    var inner = self
    inner.hugsIcons = kind.hugsIcons ?? hugsIcons
    return inner
  }
}

/// The rule for components inside another one.
public enum SubviewRule: Hashable, Sendable {
  case none
  /// Any number, in order; without any, a text asks for them (DUI-8).
  case many
}

/// The components inside one of a document.
public struct DocumentSubviews: Sendable {
  /// The components in order.
  public var nodes: [DocumentNode]

  /// Makes a list.
  public init(_ nodes: [DocumentNode] = []) { self.nodes = nodes }
}

extension DocumentSubviews: RowContent {
  nonisolated var rowCount: Int { nodes.count }
  nonisolated func appendRows(
    _ rows: Range<Int>, to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    for node in nodes[rows] { node.build(in: &tree, environment) }
  }
}

extension DocumentSubviews: GroupView {
  nonisolated var childCount: Int { nodes.count }
  nonisolated func appendChildren(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    for node in nodes { node.build(in: &tree, environment) }
  }
  nonisolated func visitChildren<Visitor: ViewVisitor>(_ visitor: inout Visitor) {
    for node in nodes { visitor.visit(node) }
  }
}
