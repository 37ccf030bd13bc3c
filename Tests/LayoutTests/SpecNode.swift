import GalleyGeometry
import GalleyLayout

/// A tree for the slow interpreter and the engine alike.
final class SpecNode {
  let id: String
  let kind: NodeKind
  let children: [SpecNode]
  /// The axis of the nearest stack, through modifiers.
  let axis: Axis?
  /// The value of an alignment guide: `add + factor * height`.
  let guide: (guide: Guide, add: Double, factor: Double)?

  init(
    _ id: String, _ kind: NodeKind, _ children: [SpecNode] = [], axis: Axis?,
    guide: (guide: Guide, add: Double, factor: Double)? = nil
  ) {
    self.id = id
    self.kind = kind
    self.children = children
    self.axis = axis
    self.guide = guide
  }

  func append(to tree: inout LayoutTree.Builder) {
    guard !children.isEmpty else { return tree.leaf(id, kind) }
    tree.node(id, kind) { tree in for child in children { child.append(to: &tree) } }
  }

  /// A spacer, also one that is drawn elsewhere or with something behind or over it.
  var isSpacer: Bool {
    switch kind {
    case .spacer: return true
    case .offset, .background, .overlay: return primary.isSpacer
    default: return false
    }
  }

  /// The child that decides size, priority and guides of a node that has one such child.
  var primary: SpecNode {
    if case .background = kind { return children[1] }
    return children[0]
  }
}

/// Seeded random trees of the kinds that the written rules speak of.
struct SpecGenerator {
  private var numbers: SeededNumbers
  private var count = 0

  init(seed: Int) { numbers = SeededNumbers(seed &* 7919 &+ 13) }

  mutating func node(_ depth: Int, _ axis: Axis?, allowsSpacer: Bool = true) -> SpecNode {
    count += 1
    let id = "n\(count)"
    if depth == 0 || numbers.chance(15) {
      return SpecNode(id, leaf(allowsSpacer), axis: axis)
    }
    if numbers.chance(50) { return container(id, depth) }
    return modifier(id, depth, axis)
  }

  private mutating func length() -> Double { Double(numbers.next(120)) }
  private mutating func optional(_ percent: Int = 50) -> Double? {
    numbers.chance(percent) ? length() : nil
  }

  private mutating func leaf(_ allowsSpacer: Bool) -> NodeKind {
    switch numbers.next(allowsSpacer ? 8 : 7) {
    case 0, 1: return .fill
    case 2: return .fixed(Size(width: length(), height: length()))
    case 3:
      let height = length()
      return .fixed(
        Size(width: length(), height: height), firstBaseline: height / 3,
        lastBaseline: height / 2)
    case 4:
      return .clamp(width: range(), height: range())
    case 5: return .area(length() * 20, line: 10)
    case 6: return numbers.chance(50) ? .circle : .divider(thickness: nil)
    default: return .spacer(minLength: optional())
    }
  }

  private mutating func range() -> LengthRange {
    let least = length()
    let ideal = least + length()
    return LengthRange(
      minimum: least, ideal: ideal, maximum: numbers.chance(30) ? .infinity : ideal + length())
  }

  private mutating func vertical() -> VerticalAlignment {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .custom("v")][numbers.next(6)]
  }
  private mutating func horizontal() -> HorizontalAlignment {
    [.leading, .center, .trailing, .custom("h")][numbers.next(4)]
  }
  private mutating func alignment() -> Alignment {
    Alignment(horizontal: horizontal(), vertical: vertical())
  }

  private mutating func container(_ id: String, _ depth: Int) -> SpecNode {
    let spacing: Double? = numbers.chance(50) ? Double(numbers.next(20)) : nil
    let shape = numbers.next(5)
    let axis: Axis? = shape < 2 ? .horizontal : shape < 4 ? .vertical : nil
    let kind: NodeKind
    switch axis {
    case .horizontal?: kind = .hstack(alignment: vertical(), spacing: spacing)
    case .vertical?: kind = .vstack(alignment: horizontal(), spacing: spacing)
    case nil: kind = .zstack(alignment())
    }
    let children = (0..<(1 + numbers.next(4))).map { _ in node(depth - 1, axis) }
    return SpecNode(id, kind, children, axis: nil)
  }

  private mutating func modifier(_ id: String, _ depth: Int, _ axis: Axis?) -> SpecNode {
    let shape = numbers.next(12)
    var guide: (guide: Guide, add: Double, factor: Double)?
    let kind: NodeKind
    switch shape {
    case 0: kind = .frame(width: optional(), height: optional(), alignment: alignment())
    case 1:
      kind = .flexibleFrame(
        FrameLimits(
          minWidth: optional(), idealWidth: optional(30),
          maxWidth: numbers.chance(40) ? .infinity : optional(), minHeight: optional(),
          idealHeight: optional(30), maxHeight: optional()), alignment: alignment())
    case 2:
      kind = .padding(
        EdgeInsets(top: optional() ?? 0, leading: length() / 4, bottom: 0, trailing: 3))
    case 3: kind = .fixedSize(horizontal: numbers.chance(50), vertical: numbers.chance(50))
    case 4: kind = .aspectRatio(0.25 + length() / 40, numbers.chance(60) ? .fit : .fill)
    case 5: kind = .offset(x: length() - 60, y: length() - 60)
    case 6: kind = .position(x: length(), y: length())
    case 7: kind = .layoutPriority(Double(numbers.next(4)) - 2)
    case 8:
      let line: Guide = numbers.chance(50) ? .horizontal(horizontal()) : .vertical(vertical())
      let add = length() - 60
      let factor = Double(numbers.next(5)) / 4
      guide = (line, add, factor)
      kind = .alignmentGuide(AlignmentGuide(line) { add + factor * $0.height })
    case 9: kind = .background(alignment())
    case 10: kind = .overlay(alignment())
    default: kind = .relative(width: length() / 120, height: optional().map { $0 / 120 })
    }
    let first = node(depth - 1, shape == 9 ? nil : axis)
    guard shape == 9 || shape == 10 else {
      return SpecNode(id, kind, [first], axis: axis, guide: guide)
    }
    let second = node(depth - 1, shape == 9 ? axis : nil, allowsSpacer: false)
    return SpecNode(id, kind, [first, second], axis: axis)
  }
}
