import GalleyGeometry

/// Spacing preferences by number, so that a node needs only the number. Equal preferences that are not of leaves
/// have equal numbers.
struct SpacingTable {
  /// The number of the default preferences, which most leaves have: none, so that the neighbour or the default gap
  /// decides.
  static let leaf: Int32 = 0
  /// The numbers of preferences of no distance, on one axis or on both. They can be combined as bits: bit 0 is the
  /// horizontal axis, bit 1 the vertical one.
  static let horizontalZero: Int32 = 1
  static let verticalZero: Int32 = 2
  static let zero: Int32 = 3

  /// The numbers of the distances of four edges: top, leading, bottom, trailing. Stacks and modifiers choose among
  /// the edges of what is inside, without regard to the distances.
  private typealias Edges = SIMD4<Int32>

  /// The distances of the numbers above: an edge without any, the edges of a box, and no distance.
  private static let standardDistances: [SpacingPreferences.EdgeDistances] = [
    .init(), .topOfBox, .bottomOfBox, .init(0),
  ]
  private static let none: Int32 = 0
  private static let standardEdges = [
    Edges(1, 0, 2, 0), Edges(0, 3, 0, 3), Edges(3, 0, 3, 0), Edges(3, 3, 3, 3),
  ]
  private static let standardNumbers = standardEdges.enumerated().reduce(
    into: ShortTable<Edges, Int32>()
  ) { $0.add($1.element, Int32($1.offset)) }

  private var distances = SpacingTable.standardDistances
  private var edges = SpacingTable.standardEdges
  private var numbers = SpacingTable.standardNumbers
  private var leaves = ShortTable<LeafSpacing, Int32>()
  /// The numbers of distances that are not of leaves, and those of the unions of two.
  private var distanceNumbers: [SpacingPreferences.EdgeDistances: Int32] = [:]
  private var unions = ShortTable<SIMD2<Int32>, Int32>()

  /// A spacer's: zero on the axes that it grows along, and nothing at all on the others, so that it
  /// never is the box that keeps a row away from a text.
  static func ofSpacer(along axis: Axis?) -> Int32 {
    switch axis {
    case .horizontal?: horizontalZero
    case .vertical?: verticalZero
    case nil: zero
    }
  }

  mutating func number(of preferences: SpacingPreferences) -> Int32 {
    number(
      of: Edges(
        number(of: preferences.top), number(of: preferences.leading),
        number(of: preferences.bottom), number(of: preferences.trailing)))
  }

  mutating func number(of leaf: LeafSpacing) -> Int32 {
    if case .box = leaf { return SpacingTable.leaf }
    if let known = leaves[leaf] { return known }
    let (preferences, top) = (leaf.preferences, Int32(distances.count))
    distances += [preferences.top, preferences.bottom]
    let number = number(of: Edges(top, SpacingTable.none, top + 1, SpacingTable.none))
    leaves.add(leaf, number)
    return number
  }

  subscript(number: Int32) -> SpacingPreferences {
    let edges = edges[Int(number)]
    var result = SpacingPreferences()
    (result.top, result.leading) = (distances[Int(edges.x)], distances[Int(edges.y)])
    (result.bottom, result.trailing) = (distances[Int(edges.z)], distances[Int(edges.w)])
    return result
  }

  /// The distance of two neighbours; NaN where neither wants any.
  func distance(_ first: Int32, _ second: Int32, horizontal: Bool) -> Double {
    let (upper, lower) = (edges[Int(first)], edges[Int(second)])
    let (end, start) = horizontal ? (upper.w, lower.y) : (upper.z, lower.x)
    return distances[Int(end)].distance(to: distances[Int(start)]) ?? .nan
  }

  /// The preferences with some edges back at an ordinary leaf's.
  mutating func resetting(_ edges: Edge.Set, of number: Int32) -> Int32 {
    guard number != SpacingTable.leaf, !edges.isEmpty else { return number }
    return replacing(edges, of: number, with: SpacingTable.leaf)
  }

  /// Edge by edge and key by key the larger of both.
  mutating func union(_ a: Int32, _ b: Int32) -> Int32 {
    guard a != b else { return a }
    let (first, second) = (edges[Int(a)], edges[Int(b)])
    var result = first
    for edge in 0..<4 { result[edge] = union(ofDistances: first[edge], second[edge]) }
    return number(of: result)
  }

  /// A stack's: cross edges from the union, main edges from the first and the last child.
  mutating func stack(union: Int32, first: Int32, last: Int32, horizontal: Bool) -> Int32 {
    let (start, end): (Edge.Set, Edge.Set) = horizontal ? (.leading, .trailing) : (.top, .bottom)
    return replacing(end, of: replacing(start, of: union, with: first), with: last)
  }

  private mutating func replacing(_ set: Edge.Set, of number: Int32, with other: Int32) -> Int32 {
    var result = edges[Int(number)]
    let others = edges[Int(other)]
    if set.contains(.top) { result.x = others.x }
    if set.contains(.leading) { result.y = others.y }
    if set.contains(.bottom) { result.z = others.z }
    if set.contains(.trailing) { result.w = others.w }
    return self.number(of: result)
  }

  private mutating func number(of four: Edges) -> Int32 {
    if let known = numbers[four] { return known }
    let number = Int32(edges.count)
    edges.append(four)
    numbers.add(four, number)
    return number
  }

  private mutating func number(of single: SpacingPreferences.EdgeDistances) -> Int32 {
    if let index = SpacingTable.standardDistances.firstIndex(of: single) { return Int32(index) }
    if let known = distanceNumbers[single] { return known }
    let number = Int32(distances.count)
    distances.append(single)
    distanceNumbers[single] = number
    return number
  }

  private mutating func union(ofDistances a: Int32, _ b: Int32) -> Int32 {
    if a == b || b == SpacingTable.none { return a }
    if a == SpacingTable.none { return b }
    if let known = unions[SIMD2(a, b)] { return known }
    let number = number(of: distances[Int(a)].union(distances[Int(b)]))
    unions.add(SIMD2(a, b), number)
    return number
  }
}

/// A dictionary for mostly few entries: the first ones are compared one by one, which takes less time than hashing
/// a key. It is in the file of its uses, so that a debug build specialises it too.
private struct ShortTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private static var length: Int { 12 }

  private var first: [(key: Key, value: Value)] = []
  private var further: [Key: Value] = [:]

  subscript(key: Key) -> Value? {
    for entry in first where entry.key == key { return entry.value }
    return further.isEmpty ? nil : further[key]
  }

  /// Adds an entry whose key the table does not have.
  mutating func add(_ key: Key, _ value: Value) {
    if first.count < Self.length {
      first.append((key, value))
    } else {
      further[key] = value
    }
  }
}
