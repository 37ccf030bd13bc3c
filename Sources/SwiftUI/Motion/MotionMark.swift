internal import GalleyGeometry
internal import GalleyLayout

/// The meaning of a range of nodes for what moves.
package enum MotionKind {
  /// An animation for the changes of a value, by the number of the modifier.
  case value(Int, any Equatable, Animation?)
  /// An animation for all changes.
  case always(Animation?)
  /// A change of the transaction.
  case transform((inout Transaction) -> Void)
  /// The animation that a control or a container has of its own.
  case platform(Animation)
  /// The way in which a view appears and disappears, with its type.
  case transition(AnyTransition, ObjectIdentifier)
  /// A screen of a stack, by its number and its place in the stack.
  case screen(Int, level: Int)
}

/// The marks that apply to a view and all inside it, from the inside out.
final class MotionScope {
  let kind: MotionKind
  let outer: MotionScope?

  init(_ kind: MotionKind, in outer: MotionScope?) { (self.kind, self.outer) = (kind, outer) }

  /// The transaction for a view of this scope, by the values that were there before.
  func transaction(
    _ ambient: Transaction, before values: [Int: any Equatable]
  ) -> Transaction {
    var transaction = outer?.transaction(ambient, before: values) ?? ambient
    switch kind {
    case .value(let number, let value, let animation):
      guard let old = values[number], !Self.isEqual(old, value) else { break }
      if !transaction.disablesAnimations { transaction.animation = animation }
    case .always(let animation):
      if !transaction.disablesAnimations { transaction.animation = animation }
    case .transform(let change): change(&transaction)
    case .platform(let animation):
      if !transaction.disablesAnimations, transaction.animation == nil {
        transaction.animation = animation
      }
    case .transition, .screen: break
    }
    return transaction
  }

  /// True for equal values of one type, and for values of two types, which do not belong together.
  private static func isEqual<Value: Equatable>(_ old: any Equatable, _ new: Value) -> Bool {
    guard let old = old as? Value else { return true }
    return old == new
  }
}

/// A screen as it was laid out, with its marks.
package struct MotionPicture {
  let layout: LayoutResult
  let marks: [Touches.Mark]

  /// The values of animations, by the numbers of their modifiers.
  var values: [Int: any Equatable] {
    var values: [Int: any Equatable] = [:]
    for mark in marks {
      if case .motion(.value(let number, let value, _)) = mark.kind { values[number] = value }
    }
    return values
  }

  /// The nodes as they are painted, without those that only place another one.
  func tree() -> MotionNode? {
    let nodes = layout.visualNodes()
    var made: [MotionNode] = []
    var open: [(end: Int, scope: MotionScope)] = []
    var next = 0
    // Marks begin in the order of the nodes, but nodes may be painted in another one.
    let sorted = nodes.indices.sorted { nodes[$0].node < nodes[$1].node }
    var features: [Int: MotionFeatures] = [:]
    for index in sorted {
      let node = nodes[index].node
      while let last = open.last, last.end <= node { open.removeLast() }
      var own = MotionFeatures()
      while next < marks.count, marks[next].nodes.lowerBound <= node {
        let mark = marks[next]
        next += 1
        guard mark.nodes.contains(node) else { continue }
        switch mark.kind {
        case .motion(.transition(let transition, let type)):
          own.transition = own.transition ?? transition
          own.key.append(AnyHashable(type))
        case .motion(.screen(let serial, let level)):
          own.key.append(serial)
          own.level = level
        case .identity(let id): own.key.append(id)
        case .layer(let layer): own.layer = layer.kind
        case .motion(let kind):
          open.append((mark.nodes.upperBound, MotionScope(kind, in: open.last?.scope)))
        default: break
        }
      }
      own.scope = open.last?.scope
      features[index] = own
    }
    for index in nodes.indices {
      let node = MotionNode(nodes[index], features[index] ?? MotionFeatures())
      made.append(node)
      let parent = nodes[index].parent
      if parent >= 0 {
        node.origin = node.origin - nodes[parent].frame.origin
        made[parent].children.append(node)
      }
    }
    return made.first?.collapsed()
  }
}

/// The marks of a node.
struct MotionFeatures {
  var scope: MotionScope?
  var transition: AnyTransition?
  var key: [AnyHashable] = []
  var layer: TouchLayer.Kind?
  /// The place of a screen in its stack.
  var level: Int?

  /// True if the node is more than what is inside it.
  var isPlain: Bool { transition == nil && key.isEmpty && layer == nil }
}
