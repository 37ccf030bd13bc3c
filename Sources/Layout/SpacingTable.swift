import GalleyGeometry

/// Spacing preferences by number, so that a node needs only the number. Equal preferences have
/// equal numbers.
struct SpacingTable {
  static let leaf: Int32 = 0
  static let horizontalZero: Int32 = 1
  static let verticalZero: Int32 = 2
  static let zero: Int32 = 3

  private(set) var values: [SpacingPreferences] = [
    SpacingPreferences(),
    SpacingPreferences(leading: 0, trailing: 0),
    SpacingPreferences(top: 0, bottom: 0),
    SpacingPreferences(top: 0, leading: 0, bottom: 0, trailing: 0),
  ]
  private var numbers: [SpacingPreferences: Int32] = [:]
  /// Stacks' numbers by what they were made from: union, first, last and axis.
  private var stacks: [SIMD4<Int32>: Int32] = [:]
  private var unions: [SIMD2<Int32>: Int32] = [:]

  /// A spacer's: zero on the axes that it grows along.
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

  subscript(number: Int32) -> SpacingPreferences { values[Int(number)] }

  /// The preferences with some edges back at an ordinary leaf's.
  mutating func resetting(_ edges: Edge.Set, of number: Int32) -> Int32 {
    guard number != SpacingTable.leaf, !edges.isEmpty else { return number }
    var value = self[number]
    if edges.contains(.top) { value.top = .init() }
    if edges.contains(.leading) { value.leading = .init() }
    if edges.contains(.bottom) { value.bottom = .init() }
    if edges.contains(.trailing) { value.trailing = .init() }
    return self.number(of: value)
  }

  /// Edge by edge and key by key the larger of both.
  mutating func union(_ a: Int32, _ b: Int32) -> Int32 {
    guard a != b else { return a }
    if let known = unions[SIMD2(a, b)] { return known }
    let number = freshUnion(a, b)
    unions[SIMD2(a, b)] = number
    return number
  }

  private mutating func freshUnion(_ a: Int32, _ b: Int32) -> Int32 {
    let first = self[a]
    let second = self[b]
    var value = SpacingPreferences()
    value.top = first.top.union(second.top)
    value.leading = first.leading.union(second.leading)
    value.bottom = first.bottom.union(second.bottom)
    value.trailing = first.trailing.union(second.trailing)
    return number(of: value)
  }

  /// A stack's: cross edges from the union, main edges from the first and the last child.
  mutating func stack(union: Int32, first: Int32, last: Int32, horizontal: Bool) -> Int32 {
    let key = SIMD4(union, first, last, horizontal ? 1 : 0)
    if let known = stacks[key] { return known }
    var value = self[union]
    if horizontal {
      value.leading = self[first].leading
      value.trailing = self[last].trailing
    } else {
      value.top = self[first].top
      value.bottom = self[last].bottom
    }
    let result = number(of: value)
    stacks[key] = result
    return result
  }
}
