internal import GalleyGeometry
public import GalleyLayout

/// Nothing: what a component without a type is (DUI-8).
public struct EmptyView: Sendable {
  /// Makes nothing.
  public init() {}

  // Reading

  /// The sentence about `"type": "EmptyView"` in the reference, the schema and editors.
  public static let summary = "Nothing; what a component without a type is."
  /// No keys but those that all views share.
  public static let properties: [Property<EmptyView>] = []

  // Measuring and arranging

  /// Appends a node without size.
  public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    tree.leaf(.empty)
  }
}

extension EmptyView: PrimitiveView, DocumentView {
  /// 0: in braces it stands for no view at all.
  public nonisolated static func _childCount(_ view: EmptyView) -> Int { 0 }
  /// Appends nothing.
  public nonisolated static func _makeChildren(
    _ view: EmptyView, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {}
  /// Hands nothing over.
  public nonisolated static func _visitChildren<Visitor: ViewVisitor>(
    _ view: EmptyView, _ visitor: inout Visitor
  ) {}
}
