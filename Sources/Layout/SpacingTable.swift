import GalleyGeometry

/// Spacing preferences by number, so that a node needs only the number. Equal preferences have
/// equal numbers.
struct SpacingTable {
  /// The number of the default preferences, which most leaves have: none, so that the neighbour or the default gap
  /// decides.
  static let leaf: Int32 = 0
  /// The numbers of preferences of no distance, on one axis or on both. They can be combined as bits: bit 0 is the
  /// horizontal axis, bit 1 the vertical one.
  static let horizontalZero: Int32 = 1
  static let verticalZero: Int32 = 2
  static let zero: Int32 = 3

  private(set) var values: [SpacingPreferences] = [
    SpacingPreferences(),
    SpacingPreferences(top: 0, leading: 0, bottom: 0, trailing: 0).replacing(.vertical, with: nil),
    SpacingPreferences(top: 0, leading: 0, bottom: 0, trailing: 0).replacing(
      .horizontal, with: nil),
    SpacingPreferences(top: 0, leading: 0, bottom: 0, trailing: 0),
  ]
  private var numbers: [SpacingPreferences: Int32] = [:]
  /// Stacks' numbers by what they were made from: union, first, last and axis.
  private var stacks: [SIMD4<Int32>: Int32] = [:]
  private var unions: [SIMD2<Int32>: Int32] = [:]
  /// Distances by the numbers of two neighbours and 1 for a row, 0 for a column; NaN for none.
  private var distances: [SIMD3<Int32>: Double] = [:]
  private var leaves: [LeafSpacing: Int32] = [:]
  /// The leaf that was looked up last: texts that follow one another are mostly of one font.
  private var latest: (leaf: LeafSpacing, number: Int32) = (.box, SpacingTable.leaf)

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
    if let index = values.prefix(4).firstIndex(of: preferences) { return Int32(index) }
    if let number = numbers[preferences] { return number }
    let number = Int32(values.count)
    values.append(preferences)
    numbers[preferences] = number
    return number
  }

  mutating func number(of leaf: LeafSpacing) -> Int32 {
    if leaf == latest.leaf { return latest.number }
    let number = leaves[leaf] ?? number(of: leaf.preferences)
    leaves[leaf] = number
    latest = (leaf, number)
    return number
  }

  subscript(number: Int32) -> SpacingPreferences { values[Int(number)] }

  /// The distance of two neighbours; NaN where neither wants any.
  mutating func distance(_ first: Int32, _ second: Int32, horizontal: Bool) -> Double {
    let key = SIMD3(first, second, horizontal ? 1 : 0)
    if let known = distances[key] { return known }
    let own = self[first].distance(to: self[second], along: horizontal ? .horizontal : .vertical)
    distances[key] = own ?? .nan
    return own ?? .nan
  }

  /// The preferences with some edges back at an ordinary leaf's.
  mutating func resetting(_ edges: Edge.Set, of number: Int32) -> Int32 {
    guard number != SpacingTable.leaf, !edges.isEmpty else { return number }
    return self.number(of: self[number].replacing(edges, with: SpacingPreferences()))
  }

  /// Edge by edge and key by key the larger of both.
  mutating func union(_ a: Int32, _ b: Int32) -> Int32 {
    guard a != b else { return a }
    if let known = unions[SIMD2(a, b)] { return known }
    let number = number(of: self[a].union(self[b]))
    unions[SIMD2(a, b)] = number
    return number
  }

  /// A stack's: cross edges from the union, main edges from the first and the last child.
  mutating func stack(union: Int32, first: Int32, last: Int32, horizontal: Bool) -> Int32 {
    let key = SIMD4(union, first, last, horizontal ? 1 : 0)
    if let known = stacks[key] { return known }
    let (start, end): (Edge.Set, Edge.Set) = horizontal ? (.leading, .trailing) : (.top, .bottom)
    let value = self[union].replacing(start, with: self[first]).replacing(end, with: self[last])
    let result = number(of: value)
    stacks[key] = result
    return result
  }
}
