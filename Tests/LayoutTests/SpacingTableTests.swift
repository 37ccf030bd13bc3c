import GalleyGeometry
import Testing

@testable import GalleyLayout

@Suite("The table of spacing preferences")
struct SpacingTableTests {
  /// More texts than the table compares one by one.
  private static let leaves =
    [LeafSpacing.box, .symbol(belowBaseline: 3)]
    + (1...20).map { step in
      .text(
        TextMetrics(
          ascent: Double(step), descent: 4, capHeight: 11, leading: Double(step % 3), pixel: 0.5))
    }
  private static let preferences =
    [
      SpacingPreferences(), SpacingPreferences(top: 0, leading: 0, bottom: 0, trailing: 0),
      SpacingPreferences(top: 5, trailing: 2), SpacingPreferences(bottom: 0),
    ] + leaves.map(\.preferences)

  private static func table() -> (SpacingTable, [Int32]) {
    var table = SpacingTable()
    var numbers = preferences.prefix(4).map { table.number(of: $0) }
    numbers += leaves.map { table.number(of: $0) }
    return (table, numbers)
  }

  @Test("A number stands for the preferences that it was made for, and is found again")
  func numbers() {
    let (made, numbers) = Self.table()
    var table = made
    for (number, preferences) in zip(numbers, Self.preferences) {
      #expect(table[number] == preferences)
    }
    let again = Self.leaves.map { table.number(of: $0) }
    #expect(again == Array(numbers.dropFirst(4)))
    #expect(numbers[0] == SpacingTable.leaf && numbers[1] == SpacingTable.zero)
    #expect(Set(numbers.dropFirst(4)).count == Self.leaves.count)
  }

  @Test("Unions, stacks and distances are those of the preferences, made anew and found again")
  func combinations() {
    let (made, numbers) = Self.table()
    var table = made
    let known = Array(zip(numbers, Self.preferences))
    for _ in 0..<2 {
      for (a, first) in known {
        for (b, second) in known {
          let union = table.union(a, b)
          let both = first.union(second)
          #expect(table[union] == both)
          let row = table.stack(union: union, first: a, last: b, horizontal: true)
          #expect(
            table[row] == both.replacing(.leading, with: first).replacing(.trailing, with: second))
          let column = table.stack(union: union, first: a, last: b, horizontal: false)
          #expect(
            table[column] == both.replacing(.top, with: first).replacing(.bottom, with: second))
          let reset = table.resetting(.top, of: a)
          #expect(table[reset] == first.replacing(.top, with: SpacingPreferences()))
          for axis in [Axis.horizontal, .vertical] {
            let distance = table.distance(a, b, horizontal: axis == .horizontal)
            let expected = first.distance(to: second, along: axis)
            #expect(expected == nil ? distance.isNaN : distance == expected)
          }
        }
      }
    }
  }
}
