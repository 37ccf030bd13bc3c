internal import GalleyParsing

/// The keys of one owner, found by name.
struct PropertyTable<Owner>: Sendable {
  let rows: [Property<Owner>]
  private let rowsByName: [String: Int]

  init(_ rows: [Property<Owner>]) {
    precondition(rows.count <= 128, "the record of keys that were set has 128 places")
    self.rows = rows
    var byName: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      byName[row.description.name] = index
      for name in row.description.otherNames { byName[name] = index }
    }
    rowsByName = byName
  }

  func row(named name: String) -> Int? { rowsByName[name] }
}

/// The rows of a table that a document has set.
struct RowSet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  func contains(_ row: Int) -> Bool {
    row < 64 ? low & 1 << UInt64(row) != 0 : high & 1 << UInt64(row - 64) != 0
  }

  mutating func insert(_ row: Int) {
    if row < 64 { low |= 1 << UInt64(row) } else { high |= 1 << UInt64(row - 64) }
  }

  func intersects(_ other: RowSet) -> Bool { low & other.low | high & other.high != 0 }

  mutating func remove(_ row: Int) {
    if row < 64 { low &= ~(1 << UInt64(row)) } else { high &= ~(1 << UInt64(row - 64)) }
  }
}
