/// The arena: every node of one component tree in preorder.
public struct LayoutTree: Sendable {
  var kinds: [NodeKind] = []
  var drawings: [(any NodeDrawing)?] = []
  var parents: [Int32] = []
  var nodeElements: [Int32] = []
  /// The elements in preorder.
  public internal(set) var elements: [Element] = []
  var elementParents: [Int32] = []

  /// Builds the arena for a component.
  public init(_ root: some Component, _ context: LayoutContext) {
    var builder = Builder()
    root.build(in: &builder, context)
    self = builder.tree
  }

  init() {}

  /// Appends nodes in preorder.
  public struct Builder {
    var tree = LayoutTree()
    var parent: Int32 = -1
    var element: Int32 = -1

    /// Appends a node without children.
    public mutating func leaf(_ kind: NodeKind, drawing: (any NodeDrawing)? = nil) {
      node(kind, drawing: drawing) { _ in }
    }

    /// Appends a node; the closure appends its children in order.
    public mutating func node(
      _ kind: NodeKind, drawing: (any NodeDrawing)? = nil,
      children: (inout Builder) -> Void
    ) {
      let index = Int32(tree.kinds.count)
      tree.kinds.append(kind)
      tree.drawings.append(drawing)
      tree.parents.append(parent)
      tree.nodeElements.append(element)
      let outer = parent
      parent = index
      children(&self)
      parent = outer
    }

    /// Everything appended in the closure belongs to a new element.
    public mutating func element(_ value: Element, _ body: (inout Builder) -> Void) {
      let index = Int32(tree.elements.count)
      tree.elements.append(value)
      tree.elementParents.append(element)
      let outer = element
      element = index
      body(&self)
      element = outer
    }
  }
}
