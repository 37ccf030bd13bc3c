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
  /// The word in `type`; the type's name by default.
  nonisolated static var typeName: String { get }
  /// The description in one sentence, for the schema and the reference.
  nonisolated static var summary: String { get }
  /// The rule for components inside; none by default.
  nonisolated static var subviews: SubviewRule { get }
  /// Every key of its own, in the order in which they are described; the keys that all views share
  /// are in ``Modifiers``.
  nonisolated static var properties: [Property<Self>] { get }
  /// The Swift spellings of those keys whose names differ from the stored properties they set.
  nonisolated static var swiftSpellings: [String: SwiftSpelling] { get }
  /// The values that styles and the theme may set although no key does, by the paths of the properties.
  nonisolated var valuesWithoutKeys: [String: (any Sendable)?] { get }
  /// The kind of element that the theme knows it as; nil for none.
  nonisolated static var schemeKind: SchemeKind? { get }
  /// The kind of element of its form, whose scheme goes over that of `schemeKind`; nil for views with one form.
  nonisolated var schemeForm: SchemeKind? { get }
  /// True if it paints its box itself instead of standing inside it.
  nonisolated static var ownsBox: Bool { get }
  /// True if the box that styles and the theme describe is its own drawing, so that only the box of its own keys is
  /// painted around it.
  nonisolated static var adoptsStyledBox: Bool { get }
  /// Its meaning to the user in its present state: a control, a picture, disabled. Lints depend on it; the
  /// drawing does not. The texts that people read in it are declared by its keys: their form is
  /// ``PropertyForm/displayText``.
  nonisolated var accessibilityTraits: AccessibilityTraits { get }

  /// Takes the views inside it.
  nonisolated mutating func take(_ subviews: DocumentSubviews)

  /// Returns its appearance in its state: its own defaults below the scheme that styles and the theme give
  /// it, nil for none. Depends on keys of `properties` only, unless it paints its box itself.
  nonisolated func resolvedScheme(over scheme: Scheme?) -> Scheme?

  /// Adopts from a style, a scheme or the theme the values that were left open. The properties that every
  /// view has, the box and its colours, are handled elsewhere.
  nonisolated static func adopt(_ scheme: Scheme, into view: inout StyleAdoption<Self>)

  /// Called once after the keys have been read, to check them against each other.
  nonisolated mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace)

  /// Appends exactly one node with everything below it.
  ///
  /// - Parameters:
  ///   - look: The modifiers round it, for a view that follows them inside.
  ///   - tree: The builder that receives the node.
  ///   - environment: The values from outside.
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
  /// None.
  public nonisolated var schemeForm: SchemeKind? { nil }
  /// False: it is placed inside its box.
  public nonisolated static var ownsBox: Bool { false }
  /// False: styles and the theme describe the box around it.
  public nonisolated static var adoptsStyledBox: Bool { false }
  /// Nothing but content.
  public nonisolated var accessibilityTraits: AccessibilityTraits { [] }
  /// Takes none.
  public nonisolated mutating func take(_ subviews: DocumentSubviews) {}
  /// Returns the scheme of styles and the theme, without defaults of its own.
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

extension DocumentView {
  /// Returns the scheme that a theme has for the view: that of its form over that of its kind.
  ///
  /// - Parameter scheme: The theme's scheme of a kind; nil where it has none.
  nonisolated func ownScheme(_ scheme: (SchemeKind) -> Scheme?) -> Scheme? {
    let kind = Self.schemeKind.flatMap(scheme)
    guard let form = schemeForm.flatMap(scheme) else { return kind }
    return kind.map { form.merging(over: $0) } ?? form
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
    tree.marked(ViewMark.arrangement) { tree in
      tree.node(kind, drawing: drawing) { Content._makeChildren(content, in: &$0, inner) }
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
  /// Any number, in order; if they are missing, a text requests them (DUI-8).
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

/// A view that cuts off its own corners where its look has a `cornerRadius`.
package protocol CornerCutting {}
