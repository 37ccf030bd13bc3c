import GalleyGeometry

/// View positions: rectangles from closures, each evaluated once, after those it refers to.
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
  /// - Parameter isExclusive: True if children without a position fill the container; else they are arranged
  ///   by others.
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
  private enum Progress {
    case waiting
    case evaluating
    case done
  }

  private let engine: Engine
  private let bounds: Size
  private let safeArea: EdgeInsets
  private let direction: LayoutDirection
  private let nodes: [Int32]
  private var frames: [Rect]
  private var progress: [Progress]
  private var indices: [String: Int] = [:]
  private var depth = 0
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
    direction = engine.isMirrored(container) ? .rightToLeft : .leftToRight
    frames = Array(repeating: ViewPosition.initialFrame, count: nodes.count)
    progress = Array(repeating: .waiting, count: nodes.count)
    for (k, node) in nodes.enumerated() {
      if let name = engine.tree.name(ofPositioned: node), indices[name] == nil { indices[name] = k }
    }
  }

  /// The frames in order.
  func resolve() -> [Rect] {
    for k in nodes.indices { resolve(k) }
    return frames
  }

  /// Evaluates one view, and before its closure goes on those that it asks for.
  private func resolve(_ k: Int) {
    guard progress[k] == .waiting else { return }
    progress[k] = .evaluating
    depth += 1
    if depth % StackSwitcher.levels == 0 {
      StackSwitcher.run { frames[k] = evaluated(k) }
    } else {
      frames[k] = evaluated(k)
    }
    depth -= 1
    progress[k] = .done
  }

  private func evaluated(_ k: Int) -> Rect {
    let node = Int(nodes[k])
    guard case .viewPosition(let row) = engine.nodes[node].kind else { return .zero }
    let position = engine.tables.positions[row].position
    let content = engine.nodes[node].firstChild
    let context = PositionContext(
      bounds: Rect(origin: .zero, size: bounds), safeArea: safeArea, direction: direction,
      measureView: { size in
        let proposal = Proposal(size)
        return self.engine.sanitized(self.engine.childSize(content, proposal), proposal)
      }, lookUp: { name in self.frame(of: name, for: k) })
    return sanitized(position.rectangle(context), k)
  }

  /// The frame of a sibling; of one that waits for this view itself, the frame before any layout.
  private func frame(of name: String, for k: Int) -> Rect? {
    guard let index = indices[name] else {
      report(.unknownReference, k, name)
      return nil
    }
    if progress[index] == .evaluating { report(.cycle, k, name) }
    resolve(index)
    return frames[index]
  }

  private func sanitized(_ rect: Rect, _ k: Int) -> Rect {
    let clean = Rect(
      x: rect.minX.finiteOrZero, y: rect.minY.finiteOrZero, width: rect.width.lengthOrZero,
      height: rect.height.lengthOrZero)
    if clean != rect { report(.invalidRectangle, k, nil) }
    return clean
  }

  private func report(_ kind: LayoutIssue.Kind, _ k: Int, _ reference: String?) {
    let view = engine.tree.name(ofPositioned: nodes[k]) ?? "#\(k)"
    let issue = engine.tree.issue(kind, at: Int(nodes[k]), view: view, reference: reference)
    if issues.last != issue { issues.append(issue) }
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
