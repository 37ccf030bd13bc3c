internal import GalleyDesign
public import GalleyLayout

/// A component inside one layout node, the result of a modifier.
public struct ModifiedComponent<Content: Component>: Component, ComponentWrapper {
  let content: Content
  let kind: NodeKind
  var drawing: (any NodeDrawing)?

  var wrapped: any Component { content }

  func describeModifier(in writer: inout PropertyWriter) { kind.describe(in: &writer) }

  /// Appends the node with the content inside.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    var inner = context
    if case .layoutDirection(let direction) = kind { inner.direction = direction }
    tree.node(kind, drawing: drawing) { content.build(in: &$0, inner) }
  }
}

/// A component with another one behind it, in front of it or at its edge.
public struct AttachedComponent<Content: Component>: Component, ComponentWrapper {
  let content: Content
  let kind: NodeKind
  let attachment: ComponentGroup
  /// Whether the attachment is the first child, which is painted first.
  let isBehind: Bool

  var wrapped: any Component { content }

  /// Appends the node with both inside.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    tree.node(kind) { tree in
      if isBehind { attachment.build(in: &tree, context) }
      content.build(in: &tree, context)
      if !isBehind { attachment.build(in: &tree, context) }
    }
  }
}

/// A component with an identifier, by which positions, dumps and reports name it.
public struct IdentifiedComponent: Component, ComponentWrapper {
  let wrapped: any Component
  let id: String

  /// Appends the component as an element with the identifier.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    ComponentGroup.appendElement(wrapped, id: id, to: &tree, context)
  }
}

/// A component with what the enclosing container reads of it.
public struct ItemComponent: Component, ComponentWrapper {
  let wrapped: any Component
  var item: LayoutItem

  func describeModifier(in writer: inout PropertyWriter) {
    NodeKind.item(item).describe(in: &writer)
  }

  /// Appends the component inside its item.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    tree.node(.item(item)) { wrapped.build(in: &$0, context) }
  }
}

/// A component whose texts and shapes inherit another colour.
public struct ForegroundComponent<Content: Component>: Component, ComponentWrapper {
  let content: Content
  let color: Color

  var wrapped: any Component { content }

  func describeModifier(in writer: inout PropertyWriter) {
    ColorValue(color).describe(as: "foregroundColor", in: &writer)
  }

  /// Appends the component in the changed context.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    var inner = context
    inner.foreground = color
    content.build(in: &tree, inner)
  }
}
