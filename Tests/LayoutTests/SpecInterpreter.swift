import GalleyGeometry
import GalleyLayout

/// The written rules once more, as slowly and plainly as they read: no arena, no cache, no
/// shortcuts. The engine must agree with it on every tree.
struct SpecInterpreter {
  struct Child {
    var node: SpecNode
    var origin = Point.zero
    var offer: ProposedSize
    var size: Size
  }

  /// Frames by identifier, for a root at the origin.
  func frames(_ root: SpecNode, _ offer: ProposedSize) -> [String: Rect] {
    var result: [String: Rect] = [:]
    func walk(_ child: Child, _ corner: Point) {
      let origin = corner.offset(x: child.origin.x, y: child.origin.y)
      result[child.node.id] = Rect(origin: origin, size: child.size)
      for below in arrange(child.node, child.offer, child.size) { walk(below, origin) }
    }
    walk(Child(node: root, offer: offer, size: size(root, offer)), .zero)
    return result
  }

  // MARK: Sizes

  func size(_ n: SpecNode, _ p: ProposedSize) -> Size {
    switch n.kind {
    case .fill: return Size(width: p.width ?? 10, height: p.height ?? 10)
    case .circle:
      let side = min(p.width ?? 10, p.height ?? 10)
      return Size(width: side, height: side)
    case .fixed(let size, _, _): return size
    case .clamp(let w, let h):
      return Size(
        width: min(max(p.width ?? w.ideal, w.minimum), w.maximum),
        height: min(max(p.height ?? h.ideal, h.minimum), h.maximum))
    case .area(let area, let line):
      guard let width = p.width, width.isFinite else {
        return Size(width: area / line, height: line)
      }
      return Size(width: width, height: max(area / max(width, 1), line))
    case .spacer(let least): return spacer(n.axis, least ?? 8, p)
    case .divider:
      return n.axis == .horizontal
        ? Size(width: 1, height: p.height ?? 10) : Size(width: p.width ?? 10, height: 1)
    case .hstack, .vstack: return stack(n, p).size
    case .zstack:
      let top = n.children.map(priority).max() ?? 0
      let sizes = n.children.filter { priority($0) == top }.map { size($0, p) }
      return Size(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    default: return modified(n, p)
    }
  }

  private func spacer(_ axis: Axis?, _ least: Double, _ p: ProposedSize) -> Size {
    Size(
      width: axis == .vertical ? 0 : max(p.width ?? least, least),
      height: axis == .horizontal ? 0 : max(p.height ?? least, least))
  }

  private func modified(_ n: SpecNode, _ p: ProposedSize) -> Size {
    let child = n.primary
    switch n.kind {
    case .frame(let w, let h, _):
      let own = size(child, inner(n, p))
      return Size(width: w ?? own.width, height: h ?? own.height)
    case .flexibleFrame(let limits, _):
      let own = size(child, inner(n, p))
      let (w, h) = lengths(limits)
      return Size(width: w.taken(p.width, own.width), height: h.taken(p.height, own.height))
    case .padding(let e):
      let own = size(child, inner(n, p))
      return Size(
        width: max(0, own.width + e.leading + e.trailing),
        height: max(0, own.height + e.top + e.bottom))
    case .position:
      let own = size(child, p)
      return Size(width: p.width ?? own.width, height: p.height ?? own.height)
    default: return size(child, inner(n, p))
    }
  }

  /// The proposal of a modifier to its child.
  private func inner(_ n: SpecNode, _ p: ProposedSize) -> ProposedSize {
    switch n.kind {
    case .frame(let w, let h, _): return ProposedSize(width: w ?? p.width, height: h ?? p.height)
    case .flexibleFrame(let limits, _):
      let (w, h) = lengths(limits)
      return ProposedSize(width: w.offer(p.width), height: h.offer(p.height))
    case .padding(let e):
      return ProposedSize(
        width: p.width.map { max(0, $0 - e.leading - e.trailing) },
        height: p.height.map { max(0, $0 - e.top - e.bottom) })
    case .fixedSize(let horizontal, let vertical):
      return ProposedSize(
        width: horizontal ? nil : p.width, height: vertical ? nil : p.height)
    case .aspectRatio(let ratio?, let mode):
      let scales = [p.width.map { $0 / ratio }, p.height].compactMap { $0 }
      guard let scale = mode == .fit ? scales.min() : scales.max() else { return p }
      return ProposedSize(width: ratio * scale, height: scale)
    case .relative(let w, let h):
      return ProposedSize(
        width: scaled(p.width, w), height: scaled(p.height, h))
    default: return p
    }
  }

  private func scaled(_ offer: Double?, _ fraction: Double?) -> Double? {
    guard let offer, let fraction else { return offer }
    return fraction == 0 ? 0 : offer * fraction
  }

  private struct Length {
    var least: Double?
    var ideal: Double?
    var most: Double?

    init(_ least: Double?, _ ideal: Double?, _ most: Double?) {
      self.least = least.map { max($0, 0) }
      self.ideal = ideal.map { max($0, self.least ?? $0) }
      self.most = most.map { max($0, self.ideal ?? self.least ?? $0) }
    }

    func offer(_ p: Double?) -> Double? {
      (p ?? ideal).map { min(max($0, least ?? $0), most ?? .infinity) }
    }

    func taken(_ p: Double?, _ child: Double) -> Double {
      if p == nil, let ideal { return ideal }
      let q = offer(p)
      switch (least, most) {
      case (let least?, let most?): return min(max(p ?? child, least), most)
      case (let least?, nil): return max(min(q ?? .infinity, child), least)
      case (nil, let most?): return min(max(q ?? -.infinity, child), most)
      case (nil, nil): return child
      }
    }

    /// What the child is offered when the frame's length is final.
    func final(_ p: Double?, _ length: Double) -> Double? {
      if p != nil || ideal != nil { return length }
      return (least ?? -.infinity) < length && length < (most ?? .infinity) ? nil : length
    }
  }

  private func lengths(_ l: FrameLimits) -> (Length, Length) {
    (
      Length(l.minWidth, l.idealWidth, l.maxWidth), Length(l.minHeight, l.idealHeight, l.maxHeight)
    )
  }

  // MARK: Stacks

  private func priority(_ n: SpecNode) -> Double {
    switch n.kind {
    case .spacer: return -.infinity
    case .layoutPriority(let value): return value
    case .fixedSize, .offset, .alignmentGuide, .background, .overlay: return priority(n.primary)
    default: return 0
    }
  }

  private func stack(_ n: SpecNode, _ p: ProposedSize) -> (size: Size, children: [Child]) {
    let axis: Axis
    let spacing: Double?
    let guide: Guide
    switch n.kind {
    case .hstack(let alignment, let given):
      (axis, spacing, guide) = (
        .horizontal, given, .vertical(alignment)
      )
    case .vstack(let alignment, let given):
      (axis, spacing, guide) = (
        .vertical, given, .horizontal(alignment)
      )
    default: return (.zero, [])
    }
    let gaps = n.children.indices.map { k in
      k == 0 ? 0 : spacing ?? distance(n.children[k - 1], n.children[k], axis)
    }
    var children = share(n.children, p, axis, gaps.reduce(0, +))
    let places = children.map { value(guide, $0) }
    let lower = min(0, places.map { -$0 }.min() ?? 0)
    let upper = max(0, zip(children, places).map { $0.size[axis.cross] - $1 }.max() ?? 0)
    var position = 0.0
    for k in children.indices {
      position += gaps[k]
      let across = upper.isFinite ? -places[k] - lower : 0
      children[k].origin =
        axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
      position += children[k].size[axis]
    }
    let length = children.reduce(gaps.reduce(0, +)) { $0 + $1.size[axis] }
    let cross = upper.isFinite ? upper - lower : .infinity
    return (Size(main: length, cross: cross, axis: axis), children)
  }

  private func share(
    _ nodes: [SpecNode], _ p: ProposedSize, _ axis: Axis, _ gaps: Double
  ) -> [Child] {
    let cross = axis == .horizontal ? p.height : p.width
    func offer(_ main: Double?) -> ProposedSize {
      axis == .horizontal
        ? ProposedSize(width: main, height: cross) : ProposedSize(width: cross, height: main)
    }
    func ask(_ node: SpecNode, _ main: Double?) -> Child {
      Child(node: node, offer: offer(main), size: size(node, offer(main)))
    }
    guard let main = axis == .horizontal ? p.width : p.height else {
      return nodes.map { ask($0, nil) }
    }
    let least = nodes.map { size($0, offer(0))[axis] }
    let most = nodes.map { size($0, offer(.infinity))[axis] }
    func isBefore(_ a: Int, _ b: Int) -> Bool {
      if priority(nodes[a]) != priority(nodes[b]) { return priority(nodes[a]) > priority(nodes[b]) }
      let first = most[a] - least[a]
      let second = most[b] - least[b]
      if first == .infinity, second == .infinity, least[a] != least[b] {
        return least[a] > least[b]
      }
      return first != second ? first < second : a < b
    }
    let order = nodes.indices.sorted(by: isBefore)
    var result = nodes.map { ask($0, 0) }
    var available = main - gaps
    func take(_ length: Double) {
      if !(available - length).isNaN { available -= length }
    }
    let top = priority(nodes[order[0]])
    for k in order where priority(nodes[k]) != top { take(least[k]) }
    for (place, k) in order.enumerated() {
      let own = priority(nodes[k])
      let group = order.filter { priority(nodes[$0]) == own }
      if own != top, k == group.first { for member in group { take(-least[member]) } }
      let remaining = group.count - (order[..<place].filter { group.contains($0) }.count)
      result[k] = ask(nodes[k], max(available / Double(remaining), 0))
      take(result[k].size[axis])
    }
    return result
  }

  // MARK: Spacing

  /// The uncategorised distances of a node's edges: top, leading, bottom, trailing.
  private func edges(_ n: SpecNode) -> [Double?] {
    func reset(_ which: [Bool]) -> [Double?] {
      zip(edges(n.primary), which).map { $1 ? nil : $0 }
    }
    func union() -> [Double?] {
      let all = n.children.map(edges)
      return (0..<4).map { edge in all.compactMap { $0[edge] }.max() }
    }
    switch n.kind {
    case .spacer:
      let x: Double? = n.axis == .vertical ? nil : 0
      let y: Double? = n.axis == .horizontal ? nil : 0
      return [y, x, y, x]
    case .frame(let w, let h, _) where !n.primary.isSpacer:
      return reset([h != nil, w != nil, h != nil, w != nil])
    case .flexibleFrame(let l, _) where !n.primary.isSpacer:
      let w = l.minWidth != nil || l.idealWidth != nil || l.maxWidth != nil
      let h = l.minHeight != nil || l.idealHeight != nil || l.maxHeight != nil
      return reset([h, w, h, w])
    case .padding(let e):
      return reset([e.top != 0, e.leading != 0, e.bottom != 0, e.trailing != 0])
    case .hstack:
      let all = union()
      return [all[0], edges(n.children[0])[1], all[2], edges(n.children[n.children.count - 1])[3]]
    case .vstack:
      let all = union()
      return [edges(n.children[0])[0], all[1], edges(n.children[n.children.count - 1])[2], all[3]]
    case .zstack: return union()
    case .position: return [nil, nil, nil, nil]
    default: return n.children.isEmpty ? [nil, nil, nil, nil] : edges(n.primary)
    }
  }

  private func distance(_ a: SpecNode, _ b: SpecNode, _ axis: Axis) -> Double {
    let pair = axis == .horizontal ? [edges(a)[3], edges(b)[1]] : [edges(a)[2], edges(b)[0]]
    return pair.compactMap { $0 }.max() ?? 8
  }

  // MARK: Guides

  private func value(_ guide: Guide, _ child: Child) -> Double {
    if let own = explicit(guide, child) { return own }
    switch guide {
    case .horizontal(.custom): return value(.horizontal(.center), child)
    case .vertical(.custom): return value(.vertical(.center), child)
    default: return guide.defaultPlace(in: child.size)
    }
  }

  private func explicit(_ guide: Guide, _ child: Child) -> Double? {
    let n = child.node
    if case .fixed(_, let first, let last) = n.kind {
      if guide == .vertical(.firstTextBaseline) { return first ?? last }
      return guide == .vertical(.lastTextBaseline) ? last ?? first : nil
    }
    guard !n.children.isEmpty else { return nil }
    if let own = n.guide, own.guide == guide { return own.add + own.factor * child.size.height }
    func shifted(_ below: Child) -> Double? {
      explicit(guide, below).map { $0 + (guide.isHorizontal ? below.origin.x : below.origin.y) }
    }
    let below = arrange(n, child.offer, child.size)
    switch n.kind {
    case .hstack, .vstack, .zstack: break
    // What is drawn moves, not the line that siblings align with.
    case .offset: return explicit(guide, below[0])
    case .background: return shifted(below[1])
    default: return shifted(below[0])
    }
    let values = below.compactMap(shifted)
    switch guide {
    case .vertical(.firstTextBaseline): return values.min()
    case .vertical(.lastTextBaseline): return values.max()
    case .vertical(.custom), .horizontal(.custom):
      return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    default: return nil
    }
  }

  // MARK: Placement

  func arrange(_ n: SpecNode, _ p: ProposedSize, _ size: Size) -> [Child] {
    guard !n.children.isEmpty else { return [] }
    func ask(_ node: SpecNode, _ offer: ProposedSize) -> Child {
      Child(node: node, offer: offer, size: self.size(node, offer))
    }
    func aligned(_ child: Child, _ alignment: Alignment) -> Child {
      var child = child
      let x = Guide.horizontal(alignment.horizontal)
      let y = Guide.vertical(alignment.vertical)
      child.origin = Point(
        x: x.defaultPlace(in: size) - value(x, child), y: y.defaultPlace(in: size) - value(y, child)
      )
      return child
    }
    func centred(_ child: Child) -> Child {
      var child = child
      child.origin = Point(
        x: (size.width - child.size.width) / 2, y: (size.height - child.size.height) / 2)
      return child
    }
    switch n.kind {
    case .hstack:
      return stack(n, ProposedSize(width: p.width, height: p.height ?? size.height))
        .children
    case .vstack:
      return stack(n, ProposedSize(width: p.width ?? size.width, height: p.height))
        .children
    case .zstack(let alignment): return layers(n, alignment, size)
    case .frame(_, _, let alignment): return [aligned(ask(n.children[0], inner(n, p)), alignment)]
    case .flexibleFrame(let limits, let alignment):
      let (w, h) = lengths(limits)
      let offer = ProposedSize(
        width: w.final(p.width, size.width), height: h.final(p.height, size.height))
      return [aligned(ask(n.children[0], offer), alignment)]
    case .padding(let e):
      var child = ask(n.children[0], inner(n, p))
      child.origin = Point(x: e.leading, y: e.top)
      return [child]
    case .fixedSize, .aspectRatio, .relative: return [centred(ask(n.children[0], inner(n, p)))]
    case .offset(let x, let y):
      var child = ask(n.children[0], p)
      child.origin = Point(x: x, y: y)
      return [child]
    case .position(let x, let y):
      var child = ask(n.children[0], ProposedSize(size))
      child.origin = Point(x: x - child.size.width / 2, y: y - child.size.height / 2)
      return [child]
    case .background(let alignment): return attached(n, 1, 0, alignment, p, size)
    case .overlay(let alignment): return attached(n, 0, 1, alignment, p, size)
    default: return [ask(n.children[0], p)]
    }
  }

  private func layers(_ n: SpecNode, _ alignment: Alignment, _ size: Size) -> [Child] {
    let offer = ProposedSize(size)
    let x = Guide.horizontal(alignment.horizontal)
    let y = Guide.vertical(alignment.vertical)
    var children = n.children.map { Child(node: $0, offer: offer, size: self.size($0, offer)) }
    let top = n.children.map(priority).max() ?? 0
    let first = children.filter { priority($0.node) == top }
    let line = Point(
      x: first.map { value(x, $0) }.max() ?? 0, y: first.map { value(y, $0) }.max() ?? 0)
    for k in children.indices {
      children[k].origin = Point(
        x: line.x - value(x, children[k]), y: line.y - value(y, children[k]))
    }
    return children
  }

  private func attached(
    _ n: SpecNode, _ primary: Int, _ other: Int, _ alignment: Alignment, _ p: ProposedSize,
    _ size: Size
  ) -> [Child] {
    let main = Child(node: n.children[primary], offer: p, size: size)
    let offer = ProposedSize(size)
    var second = Child(
      node: n.children[other], offer: offer, size: self.size(n.children[other], offer))
    let x = Guide.horizontal(alignment.horizontal)
    let y = Guide.vertical(alignment.vertical)
    second.origin = Point(
      x: value(x, main) - value(x, second), y: value(y, main) - value(y, second))
    return primary == 0 ? [main, second] : [second, main]
  }
}
