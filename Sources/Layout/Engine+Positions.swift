import GalleyGeometry

/// View positions: rectangles from closures, in order, until nothing changes.
extension Engine {
  func positionsSize(_ i: Int, _ proposal: Proposal) -> Size {
    guard proposal.width.isNaN || proposal.height.isNaN else {
      return Size(width: proposal.width, height: proposal.height)
    }
    let bounds = Size(width: proposal.width.or(0), height: proposal.height.or(0))
    let resolver = PositionResolver(engine: self, container: i, bounds: bounds)
    var extent = Size.zero
    for frame in resolver.resolve() {
      extent.width = max(extent.width, frame.maxX)
      extent.height = max(extent.height, frame.maxY)
    }
    return Size(width: proposal.width.or(extent.width), height: proposal.height.or(extent.height))
  }

  /// Places the positioned children of a container of known size.
  ///
  /// - Parameter isExclusive: Whether children without a position fill the container; else they
  ///   are arranged by others.
  func arrangePositions(
    _ i: Int, _ size: Size, _ placed: UnsafeMutablePointer<Placement>, isExclusive: Bool
  ) {
    let resolver = PositionResolver(engine: self, container: i, bounds: size)
    let frames = resolver.resolve()
    if isPlacing { issues[Int32(i)] = resolver.issues.isEmpty ? nil : resolver.issues }
    var next = 0
    for k in 0..<Int(nodes[i].childCount) {
      if nodes[Int(placed[k].node)].isPositioned {
        put(placed + k, frames[next].origin, Proposal(frames[next].size), frames[next].size)
        next += 1
      } else if isExclusive {
        put(placed + k, .zero, Proposal(size))
      }
    }
  }

  /// The one child of a view position: in the middle of the rectangle. Inside a container of
  /// positions that is the node's own frame; elsewhere the rectangle lies in the node's frame.
  func arrangePositioned(_ i: Int, _ size: Size, _ placed: UnsafeMutablePointer<Placement>) {
    var slot = Rect(origin: .zero, size: size)
    let parent = nodes[i].parent
    let above = parent < 0 ? NodeKind.Stored.passthrough : nodes[Int(parent)].kind
    if !above.placesPositioned {
      let resolver = PositionResolver(engine: self, node: Int32(i), bounds: size)
      slot = resolver.resolve()[0]
      if isPlacing { issues[Int32(i)] = resolver.issues.isEmpty ? nil : resolver.issues }
    }
    align(
      placed, in: slot.size, GuideNumber.horizontalCenter, GuideNumber.verticalCenter,
      Proposal(slot.size), at: slot.origin)
  }
}

/// One container's positions while they are evaluated.
final class PositionResolver {
  private let engine: Engine
  private let bounds: Size
  private let safeArea: EdgeInsets
  private var nodes: [Int32] = []
  private var frames: [Rect] = []
  private var indices: [String: Int] = [:]
  /// For each view the views it asked for, in the order of asking.
  private var references: [[Int]] = []
  private(set) var issues: [LayoutIssue] = []

  convenience init(engine: Engine, container i: Int, bounds: Size) {
    var list: [Int32] = []
    var child = engine.nodes[i].firstChild
    while child >= 0 {
      if engine.nodes[Int(child)].isPositioned { list.append(child) }
      child = engine.nodes[Int(child)].nextSibling
    }
    self.init(engine: engine, nodes: list, container: i, bounds: bounds)
  }

  convenience init(engine: Engine, node: Int32, bounds: Size) {
    self.init(engine: engine, nodes: [node], container: Int(node), bounds: bounds)
  }

  private init(engine: Engine, nodes: [Int32], container: Int, bounds: Size) {
    self.engine = engine
    self.nodes = nodes
    self.bounds = Size(width: bounds.width.finiteOrZero, height: bounds.height.finiteOrZero)
    safeArea = engine.coveredInsets(container, self.bounds)
    frames = Array(repeating: ViewPosition.initialFrame, count: nodes.count)
    references = Array(repeating: [], count: nodes.count)
    for (k, node) in nodes.enumerated() {
      if let name = engine.tree.name(ofPositioned: node), indices[name] == nil { indices[name] = k }
    }
  }

  /// The frames in order. One round suffices when nobody refers to a later view.
  func resolve() -> [Rect] {
    var isStable = evaluate(isFirst: true)
    let hasForward = references.indices.contains { k in references[k].contains { $0 >= k } }
    guard hasForward, !isStable else { return frames }
    let cycles = reportReferences()
    // Without a cycle each round settles at least one more view.
    let limit = cycles ? 8 : nodes.count + 1
    var round = 0
    while !isStable, round < limit {
      isStable = evaluate(isFirst: false)
      round += 1
    }
    return frames
  }

  /// One round over all views; whether nothing changed.
  private func evaluate(isFirst: Bool) -> Bool {
    var isStable = true
    for k in nodes.indices {
      let rect = evaluate(k, isFirst)
      if rect != frames[k] {
        frames[k] = rect
        isStable = false
      }
    }
    return isStable
  }

  private func evaluate(_ k: Int, _ isFirst: Bool) -> Rect {
    let node = Int(nodes[k])
    guard case .viewPosition(let row) = engine.nodes[node].kind else { return .zero }
    let position = engine.tables.positions[row].position
    let content = engine.nodes[node].firstChild
    let context = PositionContext(
      bounds: Rect(origin: .zero, size: bounds), safeArea: safeArea,
      measureView: { size in
        let proposal = Proposal(size)
        return self.engine.sanitized(self.engine.childSize(content, proposal), proposal)
      },
      lookUp: { name in
        guard let index = self.indices[name] else {
          if isFirst { self.report(.unknownReference, k, name) }
          return nil
        }
        if isFirst, !self.references[k].contains(index) { self.references[k].append(index) }
        return self.frames[index]
      })
    return sanitized(position.rectangle(context), k, isFirst)
  }

  private func sanitized(_ rect: Rect, _ k: Int, _ isFirst: Bool) -> Rect {
    let clean = Rect(
      x: rect.minX.finiteOrZero, y: rect.minY.finiteOrZero,
      width: rect.width.lengthOrZero, height: rect.height.lengthOrZero)
    if clean != rect, isFirst { report(.invalidRectangle, k, nil) }
    return clean
  }

  private func report(_ kind: LayoutIssue.Kind, _ k: Int, _ reference: String?) {
    let issue = LayoutIssue(
      kind: kind, view: name(k), reference: reference,
      element: Int(engine.nodes[Int(nodes[k])].element))
    if !issues.contains(issue) { issues.append(issue) }
  }

  private func name(_ k: Int) -> String { engine.tree.name(ofPositioned: nodes[k]) ?? "#\(k)" }

  /// Reports forward references, and of them those that close a circle; whether there is one.
  private func reportReferences() -> Bool {
    var hasCycle = false
    for k in nodes.indices {
      for target in references[k] where target >= k {
        let isCycle = target == k || reaches(k, from: target)
        hasCycle = hasCycle || isCycle
        report(isCycle ? .cycle : .forwardReference, k, name(target))
      }
    }
    return hasCycle
  }

  private func reaches(_ goal: Int, from start: Int) -> Bool {
    var seen = Set([start])
    var open = [start]
    while let k = open.popLast() {
      if k == goal { return true }
      for next in references[k] where seen.insert(next).inserted { open.append(next) }
    }
    return false
  }
}

extension LayoutTree {
  /// What siblings may call a positioned node: its own identifier, or its element's.
  func name(ofPositioned node: Int32) -> String? {
    if case .viewPosition(let row) = nodes[Int(node)].kind, let name = tables.positions[row].name {
      return name
    }
    let parent = nodes[Int(node)].parent
    let outer = parent < 0 ? -1 : nodes[Int(parent)].element
    var current = node
    while current >= 0 {
      let element = nodes[Int(current)].element
      if element >= 0, element != outer, let id = elements[Int(element)].id { return id }
      current = nodes[Int(current)].firstChild
      if current >= 0, nodes[Int(current)].nextSibling >= 0 { return nil }
    }
    return nil
  }
}
