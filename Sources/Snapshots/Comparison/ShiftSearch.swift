/// Looks for a movement by whole pixels that explains a difference.
struct ShiftSearch {
  private let pair: PixelPair
  private static let radius = 16
  private static let samples = 64
  /// The share of pixels that the movement must explain, in both directions.
  private static let share = 0.95
  /// Fewer pixels than this move by chance.
  private static let fewest = 8

  init(_ pair: PixelPair) { self.pair = pair }

  /// The movement, at most 16 pixels along each axis, under which what was expected becomes what is
  /// there: each failing pixel's new colour stood at its origin, and its old colour now stands at
  /// its destination. Of several the shortest is taken; none when the best explains too little.
  func shift(of places: [Int]) -> PixelShift? {
    guard places.count >= Self.fewest else { return nil }
    let step = max(1, places.count / Self.samples)
    let sample = stride(from: 0, to: places.count, by: step).map { places[$0] }
    // What is needed is the first bound, so that most movements are given up after a few pixels.
    var most = Int(saturating: Self.share * Double(2 * sample.count))
    var best: PixelShift?
    for (x, y) in Self.offsets {
      let matches = matches(x, y, sample, atLeast: most)
      if matches > most {
        most = matches
        best = PixelShift(x: x, y: y)
      }
    }
    return best
  }

  /// Every movement but none, the shortest first.
  private static let offsets: [(Int, Int)] = {
    let range = -radius...radius
    let all = range.flatMap { y in range.map { ($0, y) } }.filter { $0 != (0, 0) }
    return all.sorted {
      ($0.0 * $0.0 + $0.1 * $0.1, $0.1, $0.0) < ($1.0 * $1.0 + $1.1 * $1.1, $1.1, $1.0)
    }
  }()

  /// How many of twice the places agree, as soon as it cannot exceed the bound any more, less.
  private func matches(_ dx: Int, _ dy: Int, _ sample: [Int], atLeast bound: Int) -> Int {
    var matches = 0
    var left = 2 * sample.count
    for place in sample {
      left -= 2
      let (x, y) = (place % pair.width, place / pair.width)
      if isInside(x - dx, y - dy),
        pair.actual[place] == pair.expected[(y - dy) * pair.width + x - dx]
      {
        matches += 1
      }
      if isInside(x + dx, y + dy),
        pair.expected[place] == pair.actual[(y + dy) * pair.width + x + dx]
      {
        matches += 1
      }
      if matches + left <= bound { return matches }
    }
    return matches
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < pair.width && y < pair.height
  }
}
