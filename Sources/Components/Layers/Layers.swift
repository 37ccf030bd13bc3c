public import GalleyGeometry
public import GalleyLayout

/// The first view with the others behind it, as `background` has them: `Background` in documents.
/// The first alone decides the size.
public struct BackgroundLayers<Content: View>: Sendable {
  /// The alignment of the others over the first.
  public var alignment: Alignment
  /// The views.
  public var content: Content

  /// Makes layers of the views in the braces.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension BackgroundLayers: PrimitiveView {
  /// Appends the views.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    var layers = Layers()
    Content._visitChildren(content, &layers)
    layers.build(.background(alignment), alignment, in: &tree, environment)
  }
}

extension BackgroundLayers: ContainerView {
  /// Documents call it so, Swift ``BackgroundLayers``.
  public static var typeName: String { "Background" }
  /// The sentence about `"type": "Background"` in the reference, the schema and editors.
  public static var summary: String { "The first child with the others behind it." }
  /// The layers' own key.
  public static var properties: [Property<BackgroundLayers>] { Layers.properties(\.alignment) }
}

/// The first view with the others in front of it, as `overlay` has them: `Overlay` in documents. The
/// first alone decides the size.
public struct OverlayLayers<Content: View>: Sendable {
  /// The alignment of the other views over the first.
  public var alignment: Alignment
  /// The views.
  public var content: Content

  /// Makes layers of the views in the braces.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension OverlayLayers: PrimitiveView {
  /// Appends the views.
  public func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    var layers = Layers()
    Content._visitChildren(content, &layers)
    layers.build(.overlay(alignment), alignment, in: &tree, environment)
  }
}

extension OverlayLayers: ContainerView {
  /// Documents call it so, Swift ``OverlayLayers``.
  public static var typeName: String { "Overlay" }
  /// The sentence about `"type": "Overlay"` in the reference, the schema and editors.
  public static var summary: String { "The first child with the others in front of it." }
  /// The layers' own key.
  public static var properties: [Property<OverlayLayers>] { Layers.properties(\.alignment) }
}

/// A first view that alone decides the size, and the others in a layer behind it or in front.
private struct Layers: ViewVisitor {
  private var first: AnyView?
  private var others: [AnyView] = []

  static func properties<Owner>(
    _ alignment: @autoclosure @escaping @Sendable () -> WritableKeyPath<Owner, Alignment>
  ) -> [Property<Owner>] {
    [
      Property(
        "contentAlignment", alignment(), default: "center",
        "Where the others stand over the first.")
    ]
  }

  mutating func visit<Content: View>(_ view: Content) {
    if first == nil { first = AnyView(view) } else { others.append(AnyView(view)) }
  }

  func build(
    _ kind: NodeKind, _ alignment: Alignment, in tree: inout LayoutTree.Builder,
    _ environment: EnvironmentValues
  ) {
    guard let first else { return tree.leaf(.empty) }
    var isOverlay = false
    if case .overlay = kind { isOverlay = true }
    // As among the views of a stack, an icon has the size of its font.
    let inner = environment.arranged(by: .zstack(alignment))
    tree.node(kind) { tree in
      if isOverlay { AnyView.makeNode(first, in: &tree, inner) }
      tree.node(.zstack(alignment)) { tree in
        for view in others { AnyView.makeNode(view, in: &tree, inner) }
      }
      if !isOverlay { AnyView.makeNode(first, in: &tree, inner) }
    }
  }
}
