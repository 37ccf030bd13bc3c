/// Sets of indices that are joined two by two; every operation is nearly constant (union by halved paths).
struct DisjointSets {
  private var parents: [Int32]

  init(count: Int) { parents = (0..<Int32(clamping: count)).map(\.self) }

  /// The least index of the set of an index.
  mutating func root(of index: Int) -> Int {
    parents.withUnsafeMutableBufferPointer { parents in
      var index = index
      while Int(parents[index]) != index {
        parents[index] = parents[Int(parents[index])]
        index = Int(parents[index])
      }
      return index
    }
  }

  /// Joins the sets of two indices; the lesser root stays.
  mutating func join(_ first: Int, _ second: Int) {
    let (first, second) = (root(of: first), root(of: second))
    if first < second {
      parents[second] = Int32(clamping: first)
    } else {
      parents[first] = Int32(clamping: second)
    }
  }
}
