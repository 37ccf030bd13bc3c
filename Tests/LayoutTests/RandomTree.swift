import GalleyGeometry
import GalleyLayout

/// A small generator with a seed: the same numbers on every machine.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func chance(_ percent: Int) -> Bool { next(100) < percent }

  mutating func length() -> Double { Double(next(900)) / 10 }

  mutating func optional() -> Double? { chance(50) ? length() : nil }
}

/// Random trees of every kind, each node an element with the identifier of its number.
struct RandomTree {
  var numbers: SeededNumbers
  /// True if horizontal guides are set, which do not mirror.
  var setsHorizontalGuides = true
  /// True if lengths may be nonsense.
  var isWild = false
  /// Makes a leaf of so many points of words, which then are half of all leaves.
  var passage: ((Double) -> any LeafLayout)?
  private var count = 0

  init(seed: Int, setsHorizontalGuides: Bool = true, isWild: Bool = false) {
    numbers = SeededNumbers(seed)
    self.setsHorizontalGuides = setsHorizontalGuides
    self.isWild = isWild
  }

  static func make(
    seed: Int, direction: LayoutDirection = .leftToRight, setsHorizontalGuides: Bool = true,
    isWild: Bool = false
  ) -> LayoutTree {
    var generator = RandomTree(
      seed: seed, setsHorizontalGuides: setsHorizontalGuides, isWild: isWild)
    return LayoutTree(direction: direction) { tree in
      tree.node("root", .zstack(.center)) { generator.append(5, &$0) }
    }
  }

  mutating func append(_ depth: Int, _ tree: inout LayoutTree.Builder) {
    count += 1
    let id = "\(count)"
    if depth == 0 || numbers.chance(15) { return tree.leaf(id, leaf()) }
    if numbers.chance(45) {
      let kind = container()
      let children = 1 + numbers.next(4)
      var copy = self
      tree.node(id, kind) { tree in
        for _ in 0..<children { copy.append(depth - 1, &tree) }
      }
      self = copy
    } else {
      let (kind, children) = modifier()
      var copy = self
      tree.node(id, kind) { tree in
        for _ in 0..<children { copy.append(depth - 1, &tree) }
      }
      self = copy
    }
  }

  private mutating func length() -> Double {
    guard isWild, numbers.chance(30) else { return numbers.length() }
    return [Double.nan, .infinity, -.infinity, -20, 1e300, 0][numbers.next(6)]
  }

  private mutating func leaf() -> NodeKind {
    if let passage, numbers.chance(50) { return .leaf(passage(numbers.length() * 2)) }
    switch numbers.next(8) {
    case 0, 1: return .fill
    case 2: return .fixed(Size(width: length(), height: length()))
    case 3: return .fixed(Size(width: length(), height: length()), firstBaseline: length())
    case 4:
      return .clamp(
        width: LengthRange(minimum: length(), ideal: length(), maximum: length()),
        height: LengthRange(minimum: length(), ideal: length(), maximum: .infinity))
    case 5: return .area(length() * 20, line: 10)
    case 6: return .spacer(minLength: numbers.chance(50) ? length() : nil)
    default: return numbers.chance(50) ? .circle : .divider(thickness: nil)
    }
  }

  private mutating func alignment() -> Alignment {
    Alignment(
      horizontal: [.leading, .center, .trailing][numbers.next(3)],
      vertical: [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][numbers.next(5)])
  }

  private mutating func container() -> NodeKind {
    let spacing: Double? = numbers.chance(50) ? length() / 10 : nil
    switch numbers.next(9) {
    case 0, 1: return .hstack(alignment: alignment().vertical, spacing: spacing)
    case 2, 3: return .vstack(alignment: alignment().horizontal, spacing: spacing)
    case 4: return .zstack(alignment())
    case 5:
      let all = LinearStyle.Distribution.allCases
      return .linear(
        LinearStyle(
          axis: numbers.chance(50) ? .horizontal : .vertical,
          distribution: all[numbers.next(all.count)], spacing: length() / 10,
          insets: EdgeInsets(2)))
    case 6: return .flow(FlowStyle(spacing: length() / 10, lineSpacing: 2))
    case 7:
      return .grid(
        GridStyle(
          tracks: [.fixed(length()), .flexible(), .adaptive(minimum: 10)], trackSpacing: 3))
    default: return numbers.chance(50) ? .formRow(FormRowStyle()) : .form(FormStyle())
    }
  }

  private mutating func modifier() -> (NodeKind, Int) {
    switch numbers.next(13) {
    case 0:
      return (
        .frame(width: numbers.optional(), height: numbers.optional(), alignment: alignment()), 1
      )
    case 1:
      let limits = FrameLimits(
        minWidth: numbers.optional(), idealWidth: numbers.optional(),
        maxWidth: numbers.chance(50) ? .infinity : nil, minHeight: length(),
        idealHeight: numbers.optional(), maxHeight: numbers.optional())
      return (.flexibleFrame(limits, alignment: alignment()), 1)
    case 2:
      return (
        .padding(
          EdgeInsets(top: length() / 9, leading: length() / 9, bottom: 0, trailing: length() / 9)),
        1
      )
    case 3: return (.fixedSize(horizontal: numbers.chance(50), vertical: numbers.chance(50)), 1)
    case 4:
      let ratio: Double? = numbers.chance(60) ? length() / 30 : nil
      return (.aspectRatio(ratio, numbers.chance(50) ? .fit : .fill), 1)
    case 5: return (.offset(x: length() - 40, y: length() - 40), 1)
    case 6: return (.layoutPriority(Double(numbers.next(3)) - 1), 1)
    case 7:
      let guide: Guide =
        setsHorizontalGuides && numbers.chance(50)
        ? .horizontal(.center) : .vertical(.firstTextBaseline)
      let factor = Double(numbers.next(10)) / 5
      return (.alignmentGuide(AlignmentGuide(guide) { $0.height * factor }), 1)
    case 8: return (.background(alignment()), 2)
    case 9: return (.overlay(alignment()), 2)
    case 10: return (.relative(width: length() / 90, height: nil), 1)
    case 11: return (.position(x: length(), y: length()), 1)
    default: return (.safeAreaInset([.top, .leading, .bottom, .trailing][numbers.next(4)]), 2)
    }
  }
}
