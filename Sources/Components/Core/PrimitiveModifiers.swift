internal import GalleyGeometry
internal import GalleyLayout

/// One layout node round a view.
public struct LayoutModifier: Sendable {
  let kind: NodeKind
}

extension LayoutModifier: PrimitiveViewModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    var inner = environment
    if case .layoutDirection(let direction) = kind { inner.direction = direction }
    inner.hugsIcons = kind.hugsIcons ?? environment.hugsIcons
    tree.node(kind) { content.appendNode(to: &$0, inner) }
  }

  nonisolated func describe(in writer: inout PropertyWriter) { kind.describe(in: &writer) }
}

extension NodeKind {
  /// True if icons inside have the size of their font, as in containers of several views; false if they fill
  /// the space given to them; nil if the outer value applies.
  var hugsIcons: Bool? {
    switch self {
    case .hstack, .vstack, .zstack, .linear, .grid, .flow, .form, .formRow, .list, .scroll,
      .positions, .custom:
      true
    case .frame, .aspectRatio, .containerRelative, .constraints, .viewPosition: false
    case .flexibleFrame(let limits, alignment: _) where limits.limitsRoom: false
    default: nil
    }
  }
}

extension FrameLimits {
  /// True if any limit gives the room a length; a minimum only leaves room round what is smaller.
  fileprivate var limitsRoom: Bool {
    [idealWidth, maxWidth, idealHeight, maxHeight].contains {
      $0?.isFinite == true
    }
  }
}

/// Other views behind a view, in front of it or at its edge.
public struct AttachmentModifier<Attachment: View>: Sendable {
  let kind: NodeKind
  let attachment: Attachment
  /// True if the attachment is the first child, which is painted first.
  let isBehind: Bool
}

extension AttachmentModifier: PrimitiveViewModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    tree.node(kind) { tree in
      if isBehind { Attachment.makeNode(attachment, in: &tree, environment) }
      content.appendNode(to: &tree, environment)
      if !isBehind { Attachment.makeNode(attachment, in: &tree, environment) }
    }
  }
}

/// An identifier, by which positions, dumps and reports name a view.
public struct IdentifierModifier: Sendable {
  let id: String
}

extension IdentifierModifier: PrimitiveViewModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    Wrapped.makeElement(content, id: id, in: &tree, environment) { tree in
      tree.marked(ViewMark.identifier(id)) { content.appendNode(to: &$0, environment) }
    }
  }

  /// Yes: the element bears the identifier.
  public nonisolated static var _makesElement: Bool { true }
}

/// Another value of the environment for a view and all inside it.
public struct EnvironmentModifier: Sendable {
  let change: @Sendable (inout EnvironmentValues) -> Void
  let describeChange: @Sendable (inout PropertyWriter) -> Void

  init(
    describedBy describe: @escaping @Sendable (inout PropertyWriter) -> Void = { _ in },
    _ change: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) {
    self.change = change
    describeChange = describe
  }
}

extension EnvironmentModifier: PrimitiveViewModifier {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    var inner = environment
    change(&inner)
    content.appendNode(to: &tree, inner)
  }

  nonisolated func describe(in writer: inout PropertyWriter) { describeChange(&writer) }
}

/// The properties of a view that an enclosing container reads.
public struct ItemModifier: Sendable {
  var changes: ItemChanges
}

/// A view whose outermost modifier is for its container.
protocol ItemView: View {
  nonisolated var itemChanges: ItemChanges { get }
  nonisolated func appendContent(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues)
}

extension ModifiedContent: ItemView where Content: View, Modifier == ItemModifier {
  nonisolated var itemChanges: ItemChanges {
    guard let inner = content as? any ItemView else { return modifier.changes }
    return modifier.changes.over(inner.itemChanges)
  }

  nonisolated func appendContent(
    to tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    guard let inner = content as? any ItemView else {
      return content.appendNode(to: &tree, environment)
    }
    inner.appendContent(to: &tree, environment)
  }
}

extension ItemModifier: PrimitiveViewModifier {
  /// Appends one node for all modifiers of this kind in a row.
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    let view = ModifiedContent(content: content, modifier: self)
    let item = view.itemChanges.item
    guard item != LayoutItem() else { return view.appendContent(to: &tree, environment) }
    tree.node(.item(item)) { view.appendContent(to: &$0, environment) }
  }

  nonisolated func describe(in writer: inout PropertyWriter) {
    NodeKind.item(changes.item).describe(in: &writer)
  }
}

/// The specified values for an enclosing container; the others keep their defaults.
struct ItemChanges: Sendable, Hashable {
  var isHidden: Bool?
  var weight: Double?
  var minLength: Double?
  var maxLength: Double?
  var hugging: Double?
  var compression: Double?
  var grow: Double?
  var shrink: Double?
  var spacingAfter: Double?
  var columnSpan: Int?
  var rowSpan: Int?
  var alignment: Alignment?
  var basis: Double?
  var order: Int?
  var crossAlignment: FlexAlignment?
  var zIndex: Double?
  var cellAnchor: UnitPoint?
  var unsizedAxes: Axis.Set?

  /// These changes over the other ones.
  func over(_ other: ItemChanges) -> ItemChanges {
    ItemChanges(
      isHidden: isHidden ?? other.isHidden, weight: weight ?? other.weight,
      minLength: minLength ?? other.minLength, maxLength: maxLength ?? other.maxLength,
      hugging: hugging ?? other.hugging, compression: compression ?? other.compression,
      grow: grow ?? other.grow, shrink: shrink ?? other.shrink,
      spacingAfter: spacingAfter ?? other.spacingAfter,
      columnSpan: columnSpan ?? other.columnSpan, rowSpan: rowSpan ?? other.rowSpan,
      alignment: alignment ?? other.alignment,
      basis: basis ?? other.basis, order: order ?? other.order,
      crossAlignment: crossAlignment ?? other.crossAlignment, zIndex: zIndex ?? other.zIndex,
      cellAnchor: cellAnchor ?? other.cellAnchor, unsizedAxes: unsizedAxes ?? other.unsizedAxes)
  }

  /// The item with the defaults.
  var item: LayoutItem {
    var item = LayoutItem()
    item.isHidden = isHidden ?? item.isHidden
    item.weight = weight ?? item.weight
    item.minLength = minLength ?? item.minLength
    item.maxLength = maxLength ?? item.maxLength
    item.hugging = hugging ?? item.hugging
    item.compression = compression ?? item.compression
    item.grow = grow
    item.basis = basis
    item.order = order ?? item.order
    item.crossAlignment = crossAlignment
    item.zIndex = zIndex ?? item.zIndex
    item.shrink = shrink ?? item.shrink
    item.spacingAfter = spacingAfter ?? item.spacingAfter
    item.columnSpan = columnSpan ?? item.columnSpan
    item.rowSpan = rowSpan ?? item.rowSpan
    item.cellAnchor = cellAnchor
    item.unsizedAxes = unsizedAxes ?? item.unsizedAxes
    // A view with a share of a form row is placed at its leading edge, like a view without one.
    let isShare = weight != nil || minLength != nil || maxLength != nil
    item.alignment = alignment ?? (isShare ? .leading : item.alignment)
    return item
  }
}
