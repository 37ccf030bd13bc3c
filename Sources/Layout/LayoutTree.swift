public import GalleyGeometry

/// The arena: every node of one component tree, linked by index, a parent always before its
/// children.
public struct LayoutTree: Sendable {
  var nodes: [Node] = []
  var tables = NodeTables()
  var drawings: [any NodeDrawing] = []
  /// The elements in preorder.
  package internal(set) var elements: [Element] = []
  var elementParents: [Int32] = []
  /// The outermost node of each element, or -1 for an element without nodes.
  var elementNodes: [Int32] = []
  /// The problems that the author of the tree should know of, in the order in which they were met.
  package internal(set) var diagnostics: [BuildDiagnostic] = []
  /// The bytes that something left out would have needed and that the machine does not have.
  package internal(set) var missingMemory: Int?
  /// The errors in the nodes' parameters, in the order of the nodes.
  var issues: [LayoutIssue] = []
  /// The nodes that specify their place in the painting order among their siblings, and the resulting order.
  var paintingOrder = PaintingOrder()
  /// The columns whose rows are laid out in parts.
  package internal(set) var longColumns: [LongColumn] = []
  /// The places of bars and lists.
  var titlePlaces = TitlePlaces()
  /// The origin of the nodes; nil unless it was requested.
  package internal(set) var outline: LayoutOutline?
  /// Device pixels: a divider's thickness and the snapped frames depend on them.
  public var grid: PixelGrid
  /// The layout direction of the root.
  public let direction: LayoutDirection

  /// Builds an arena by hand. Of several roots all but the first are ignored.
  public init(
    grid: PixelGrid = PixelGrid(scale: 1), direction: LayoutDirection = .leftToRight,
    _ build: (inout Builder) -> Void
  ) {
    self.init(grid: grid, direction: direction, isOutlined: false, build)
  }

  /// Builds an arena by hand that keeps an outline on request.
  package init(
    grid: PixelGrid, direction: LayoutDirection, isOutlined: Bool, _ build: (inout Builder) -> Void
  ) {
    var builder = Builder(LayoutTree(grid: grid, direction: direction))
    builder.isOutlined = isOutlined
    if isOutlined { builder.tree.outline = LayoutOutline() }
    build(&builder)
    self = builder.tree
    settleTitles()
    settlePaintingOrder()
  }

  private init(grid: PixelGrid, direction: LayoutDirection) {
    self.grid = grid
    self.direction = direction
  }

  /// The number of nodes.
  public var nodeCount: Int { nodes.count }

  /// Appends nodes in preorder.
  public struct Builder {
    var tree: LayoutTree
    /// True if the tree keeps an outline.
    package fileprivate(set) var isOutlined = false
    var parent: Int32 = -1
    var previous: Int32 = -1
    var element: Int32 = -1
    /// The element just begun, if it gives way to one that its component names; else -1.
    private var provisional: Int32 = -1
    var depth = 0
    /// The contexts that nodes requested last.
    var contexts: [SharedContext] = []

    init(_ tree: LayoutTree) { self.tree = tree }

    /// The number of nodes appended so far.
    public var nodeCount: Int { tree.nodes.count }

    /// Returns true if the next node is alone in all nodes from an earlier one on: they change the place and
    /// appearance of one view, and none arranges several.
    package func isAlone(since start: Int) -> Bool {
      var (above, own) = (parent, Int32(tree.nodes.count))
      while above >= start {
        switch tree.nodes[Int(above)].kind {
        case .hstack, .vstack, .zstack, .linear, .grid, .flow, .formRow, .form, .list, .positions,
          .reader, .custom:
          return false
        // The second of two is in the first one's place, or the first is in the second's.
        case .background: if own == above + 1 { return false }
        case .overlay, .safeAreaInset: if own != above + 1 { return false }
        default: break
        }
        (own, above) = (above, tree.nodes[Int(above)].parent)
      }
      return true
    }

    /// Makes room for so many more nodes.
    public mutating func reserve(nodes count: Int) {
      tree.nodes.reserveCapacity(tree.nodes.count + count)
    }

    /// Appends a node without children.
    public mutating func leaf(_ kind: NodeKind, drawing: (any NodeDrawing)? = nil) {
      previous = append(kind, drawing)
    }

    /// Appends a node; the closure appends its children in order.
    public mutating func node(
      _ kind: NodeKind, drawing: (any NodeDrawing)? = nil,
      children: (inout Builder) -> Void
    ) {
      let index = append(kind, drawing)
      let outer = parent
      parent = index
      previous = -1
      descend(children)
      parent = outer
      previous = index
    }

    /// Everything appended in the closure belongs to a new element.
    ///
    /// - Parameter isProvisional: True if it represents a component that may name itself: if the first thing
    ///   in the closure is an element that is not provisional, that one takes its place.
    package mutating func element(
      _ value: Element, isProvisional: Bool = false, _ body: (inout Builder) -> Void
    ) {
      var value = value
      // The parts of a document's component have the component's place in the source.
      if value.sourceOffset == nil, element >= 0 {
        value.sourceOffset = tree.elements[Int(element)].sourceOffset
      }
      if !isProvisional, provisional >= 0, tree.elementNodes[Int(provisional)] < 0 {
        tree.elements[Int(provisional)] = value
        provisional = -1
        return descend(body)
      }
      let index = Int32(tree.elements.count)
      tree.elements.append(value)
      tree.elementParents.append(element)
      tree.elementNodes.append(-1)
      let outer = element
      element = index
      provisional = isProvisional ? index : -1
      descend(body)
      element = outer
      adoptNode(Int(index))
    }

    /// Gives an element that is nothing but another one, as a component made of a body is, the place of that
    /// one.
    private mutating func adoptNode(_ index: Int) {
      let inner = index + 1
      if tree.elementNodes[index] < 0, inner < tree.elementNodes.count {
        tree.elementNodes[index] = tree.elementNodes[inner]
      }
    }

    /// Goes one level down, on a fresh stack now and then.
    private mutating func descend(_ body: (inout Builder) -> Void) {
      depth += 1
      if depth % StackSwitcher.levels == 0 {
        withUnsafeMutablePointer(to: &self) { pointer in
          StackSwitcher.run { body(&pointer.pointee) }
        }
      } else {
        body(&self)
      }
      depth -= 1
    }

    private mutating func append(_ kind: NodeKind, _ drawing: (any NodeDrawing)?) -> Int32 {
      let index = Int32(tree.nodes.count)
      var node = Node(kind: .empty, parent: parent, element: element)
      if parent >= 0 {
        node.flags = tree.nodes[Int(parent)].flags.intersection(.mirrored)
        node.stackAxis = stackAxis(below: Int(parent))
      } else if tree.direction == .rightToLeft {
        node.flags = .mirrored
      }
      if case .item(let item) = kind, item.zIndex != 0 {
        tree.paintingOrder.raised.append((index, item.zIndex))
      }
      tree.store(kind, in: &node)
      if let drawing {
        node.drawing = Int32(tree.drawings.count)
        tree.drawings.append(drawing)
      }
      if parent >= 0 { link(index, isPositioned: node.isPositioned) }
      if element >= 0, tree.elementNodes[Int(element)] < 0 {
        tree.elementNodes[Int(element)] = index
      }
      tree.nodes.append(node)
      outline(kind)
      return index
    }

    /// The axis of the nearest stack, as the next child of a node sees it. Mutating because the
    /// compiler would copy the builder otherwise, which costs 60 instructions a node.
    private mutating func stackAxis(below above: Int) -> Axis? {
      switch tree.nodes[above].kind {
      case .hstack: .horizontal
      case .vstack: .vertical
      case .linear(let row): tree.tables.linears[row].axis
      // The content behind or in front of the decisive child is not in the stack.
      case .background:
        tree.nodes[above].childCount == 1 ? tree.nodes[above].stackAxis : nil
      case .overlay: tree.nodes[above].childCount == 0 ? tree.nodes[above].stackAxis : nil
      case .passthrough, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset,
        .position, .layoutPriority, .alignmentGuide, .relative, .containerRelative, .spacing,
        .constraints,
        .layoutDirection, .ignoresSafeArea, .scroll, .viewPosition, .item:
        tree.nodes[above].stackAxis
      case .empty, .fixed, .fixedText, .fill, .circle, .clamp, .area, .spacer, .divider, .leaf,
        .safeAreaInset, .zstack, .reader, .grid, .flow, .formRow, .form, .list, .positions,
        .custom:
        nil
      }
    }

    private mutating func link(_ index: Int32, isPositioned: Bool) {
      if previous >= 0 {
        tree.nodes[Int(previous)].nextSibling = index
      } else {
        tree.nodes[Int(parent)].firstChild = index
      }
      tree.nodes[Int(parent)].childCount += 1
      if isPositioned { tree.nodes[Int(parent)].flags.insert(.hasPositioned) }
    }
  }
}
