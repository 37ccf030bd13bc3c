internal import GalleyGeometry
internal import GalleyPainting

/// The picture between two others at a moment of the animations that lead from one to the other.
struct MotionBlend {
  /// Seconds since the change.
  let time: Double
  let ambient: Transaction
  /// The values of animations before the change.
  let values: [Int: any Equatable]
  /// The size of the screen.
  let canvas: Size

  /// The share of the way of a view that is behind.
  private func fraction(_ scope: MotionScope?) -> Double {
    fraction(by: transaction(scope).animation)
  }

  private func fraction(by animation: Animation?) -> Double {
    animation.map { $0.fraction(at: time) } ?? 1
  }

  private func transaction(_ scope: MotionScope?) -> Transaction {
    scope?.transaction(ambient, before: values) ?? ambient
  }

  /// The places of the nodes around a node, before, after and now.
  struct Places {
    var from = Point.zero
    var to = Point.zero
    var now = Point.zero
  }

  /// The node between two others. Every view moves by itself in the coordinates of the screen, as SwiftUI's views do
  /// without `geometryGroup`: the containers around it move too, without taking it along.
  func between(
    _ from: MotionNode, _ to: MotionNode, in places: Places = Places()
  ) -> MotionNode {
    let share = fraction(to.features.scope)
    let result = to.copy()
    let inner = Places(
      from: places.from + from.origin, to: places.to + to.origin,
      now: .mixed(places.from + from.origin, places.to + to.origin, share))
    result.origin = inner.now - places.now
    result.look = .mixed(from.look, to.look, share)
    // Nodes of equal looks differ in their places alone.
    if let content = from.content, content == to.content { return result }
    result.size = .mixed(from.size, to.size, share)
    result.ink = share == 1 ? to.ink : .between(from.ink, to.ink, share)
    result.children = []
    for pair in MotionMatching.pairs(from.children, to.children) {
      switch pair {
      case (let old?, let new?): result.children.append(between(old, new, in: inner))
      case (nil, let new?):
        let node = appearing(new, from.children).copy()
        node.origin = inner.to + new.origin - inner.now
        result.children.append(node)
      case (let old?, nil):
        guard let node = going(old, in: to)?.copy() else { break }
        node.origin = inner.from + old.origin - inner.now
        result.children.append(node)
      case (nil, nil): break
      }
    }
    // Screens are painted over those below them in their stack.
    let slots = result.children.indices.filter { result.children[$0].features.level != nil }
    let screens = slots.map { result.children[$0] }
      .sorted { ($0.features.level ?? 0) < ($1.features.level ?? 0) }
    for (slot, screen) in zip(slots, screens) { result.children[slot] = screen }
    return result
  }

  /// A view that was not there before, beside those that were.
  private func appearing(_ node: MotionNode, _ others: [MotionNode]) -> MotionNode {
    guard !others.isEmpty || node.features.level == nil,
      let animation = animation(of: node, in: node.features.scope),
      time < animation.settlingDuration
    else { return node }
    let other = others.first { $0.features.level != nil }?.features.level
    return looking(node, 1 - animation.fraction(at: time), isGoing: false, beside: other)
  }

  /// A view that is not there any more, while it can still be seen.
  private func going(_ node: MotionNode, in parent: MotionNode) -> MotionNode? {
    guard let animation = animation(of: node, in: parent.features.scope),
      time < animation.settlingDuration
    else { return nil }
    let other = parent.children.first { $0.features.level != nil }?.features.level
    if node.features.level != nil, other == nil { return nil }
    return looking(node, animation.fraction(at: time), isGoing: true, beside: other)
  }

  /// The animation of a view that appears or goes: that of its transition, of the platform for what is presented or
  /// pushed, or of the change.
  private func animation(of node: MotionNode, in scope: MotionScope?) -> Animation? {
    let transaction = transaction(scope)
    if transaction.disablesAnimations { return transaction.animation }
    if node.features.layer != nil || node.features.level != nil { return .presentation }
    if let own = node.transition?.animation, transaction.animation != nil { return own }
    return transaction.animation
  }

  /// A view of which a share is hidden.
  ///
  /// - Parameter level: The place in their stack of the screens beside it.
  private func looking(
    _ node: MotionNode, _ hidden: Double, isGoing: Bool, beside level: Int?
  ) -> MotionNode {
    let result = node.copy()
    if let kind = node.features.layer, let parts = layerParts(result, kind, hidden) {
      return parts
    }
    if let own = node.features.level, let level {
      // A screen comes from the trailing edge over the one below it, which gives way by a third.
      let way = own > level ? 1 : -0.3
      result.look = .mixed(result.look, MotionLook(widths: way), hidden)
      result.hidesGround = true
      return result
    }
    let transition = node.transition ?? .opacity
    let effects = isGoing ? transition.removal : transition.insertion
    let full = effects.reduce(MotionLook()) { $1.look(isGoing: isGoing, over: $0) }
    result.look = .mixed(result.look, full, hidden)
    return result
  }

  /// The presented view: a sheet comes from below while the screen behind it darkens, a cover comes from below, and
  /// anything else fades.
  private func layerParts(
    _ node: MotionNode, _ kind: TouchLayer.Kind, _ hidden: Double
  ) -> MotionNode? {
    switch kind {
    case .sheet, .popover, .dialog:
      var top = node
      while top.children.count == 1, let only = top.children.first {
        let inner = only.copy()
        top.children = [inner]
        top = inner
      }
      guard top.children.count == 2 else { return nil }
      let (ground, card) = (top.children[0].copy(), top.children[1].copy())
      ground.look = .mixed(ground.look, MotionLook(opacity: 0), hidden)
      let way = max(0, canvas.height - card.origin.y)
      card.look = .mixed(card.look, MotionLook(y: way), hidden)
      top.children = [ground, card]
      return node
    case .cover:
      node.look = .mixed(node.look, MotionLook(y: canvas.height), hidden)
      return node
    case .alert, .menu: return nil
    }
  }

  /// The seconds after which nothing moves any more; 0 if nothing does.
  func length(_ from: MotionNode, _ to: MotionNode) -> Double {
    var length = transaction(to.features.scope).animation?.settlingDuration ?? 0
    if let content = from.content, content == to.content { return length }
    for pair in MotionMatching.pairs(from.children, to.children) {
      switch pair {
      case (let old?, let new?): length = max(length, self.length(old, new))
      case (nil, let new?):
        if new.features.level != nil, from.children.isEmpty { break }
        length = max(length, animation(of: new, in: new.features.scope)?.settlingDuration ?? 0)
      case (let old?, nil):
        if old.features.level != nil, to.children.isEmpty { break }
        length = max(length, animation(of: old, in: to.features.scope)?.settlingDuration ?? 0)
      case (nil, nil): break
      }
    }
    return length
  }
}

extension MotionNode {
  /// The transition of the view: its own, or that of the only view inside it.
  fileprivate var transition: AnyTransition? {
    var node = self
    while node.features.transition == nil, node.children.count == 1 { node = node.children[0] }
    return node.features.transition
  }
}

extension Animation {
  /// The animation of what is presented: the values of UIKit's, a mass of 3, a stiffness of 1000 and a damping of 500,
  /// as the layers of a simulator's screen have them. Core Animation does not damp beyond what is critical.
  static let presentation = Animation.spring(Spring(mass: 3, stiffness: 1000, damping: 500))
}

/// Finds the views of one list in another.
enum MotionMatching {
  typealias Pair = (from: MotionNode?, to: MotionNode?)

  /// Lists longer than this together are compared place by place.
  private static let mostProducts = 250_000

  /// The views of both lists in order, those that are the same view together. The likest are the same as long as their
  /// order is; views that look alike are it in any order.
  static func pairs(_ from: [MotionNode], _ to: [MotionNode]) -> [Pair] {
    if from.count == 1, to.count == 1, to[0].likeness(from[0]) > 0 { return [(from[0], to[0])] }
    if from.isEmpty { return to.map { (nil, $0) } }
    guard from.count * to.count <= mostProducts else {
      return (0..<max(from.count, to.count)).map { index in
        let old = index < from.count ? from[index] : nil
        let new = index < to.count ? to[index] : nil
        return (old, new)
      }
    }
    var partner = common(from, to)
    var taken = Set(partner.values)
    for (index, new) in to.enumerated() where partner[index] == nil {
      let moved = from.indices.first {
        !taken.contains($0) && new.content != nil && new.likeness(from[$0]) == 16
      }
      guard let moved else { continue }
      partner[index] = moved
      taken.insert(moved)
    }
    var result: [Pair] = []
    var rest = 0
    func removed(until end: Int) {
      while rest < end {
        if !taken.contains(rest) { result.append((from[rest], nil)) }
        rest += 1
      }
    }
    for (index, new) in to.enumerated() {
      guard let old = partner[index] else {
        result.append((nil, new))
        continue
      }
      removed(until: old)
      result.append((from[old], new))
      rest = max(rest, old + 1)
    }
    removed(until: from.count)
    return result
  }

  /// The longest common part, weighed by likeness: for indices of the later list those of the earlier one.
  private static func common(_ from: [MotionNode], _ to: [MotionNode]) -> [Int: Int] {
    let width = to.count + 1
    var best = [Int](repeating: 0, count: (from.count + 1) * width)
    var like = [Int](repeating: 0, count: from.count * to.count)
    for old in from.indices.reversed() {
      for new in to.indices.reversed() {
        let likeness = to[new].likeness(from[old])
        like[old * to.count + new] = likeness
        let skipped = max(best[(old + 1) * width + new], best[old * width + new + 1])
        let taken = likeness > 0 ? likeness + best[(old + 1) * width + new + 1] : 0
        best[old * width + new] = max(skipped, taken)
      }
    }
    var result: [Int: Int] = [:]
    var (old, new) = (0, 0)
    while old < from.count, new < to.count {
      let likeness = like[old * to.count + new]
      let here = best[old * width + new]
      if likeness > 0, here == likeness + best[(old + 1) * width + new + 1] {
        result[new] = old
        (old, new) = (old + 1, new + 1)
      } else if here == best[(old + 1) * width + new] {
        old += 1
      } else {
        new += 1
      }
    }
    return result
  }
}
