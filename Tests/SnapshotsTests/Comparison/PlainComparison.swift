import GalleyGeometry
import GalleyImaging

@testable import GalleySnapshots

/// Comparison as its definitions read: one pixel after the other, neighbours looked up one by one, everything
/// in double precision. The fast one must agree with it to the bit.
struct PlainComparison {
  let old: TestPicture
  let new: TestPicture
  let options: ComparisonOptions
  private(set) var differing = 0
  private(set) var largest = 0
  private(set) var fails: [Bool]

  init(_ old: TestPicture, _ new: TestPicture, _ options: ComparisonOptions) {
    (self.old, self.new, self.options) = (old, new, options)
    fails = Array(repeating: false, count: old.words.count)
    for y in 0..<old.height {
      for x in 0..<old.width where isVisiblyDifferent(x, y) {
        differing += 1
        for shift in Self.shifts {
          largest = max(
            largest, abs(Self.channel(old[x, y], shift) - Self.channel(new[x, y], shift)))
        }
        fails[y * old.width + x] = judge(x, y)
      }
    }
    if case .edgeMovement(_, let levels) = options.measure { failTintedTiles(levels) }
  }

  static let shifts: [UInt32] = [0, 8, 16, 24]

  static func channel(_ word: UInt32, _ shift: UInt32) -> Int { Int(word >> shift & 0xFF) }

  private func isVisiblyDifferent(_ x: Int, _ y: Int) -> Bool {
    let (first, second) = (old[x, y], new[x, y])
    return first != second && (first >> 24 != 0 || second >> 24 != 0)
      && !options.ignoredRects.contains { $0.contains(x: x, y: y) }
  }

  private func judge(_ x: Int, _ y: Int) -> Bool {
    let (first, second) = (old[x, y], new[x, y])
    switch options.measure {
    case .exact: return true
    case .channelStep(let levels):
      return Self.shifts.contains {
        abs(Self.channel(first, $0) - Self.channel(second, $0)) > levels
      }
    case .like(let tool, let threshold, let forgives):
      return exceeds(tool, threshold, x, y)
        && !((forgives ?? tool.forgivesAntialiased) && looksAntialiased(x, y, tool))
    case .perceptualPrecision(let precision):
      return PerceptualColor.cie94Distance(first, second) > (1 - precision) * 100
    case .edgeMovement(let pixels, let levels): return moved(x, y, pixels, levels)
    }
  }

  private func exceeds(_ tool: ComparisonTool, _ threshold: Double, _ x: Int, _ y: Int) -> Bool {
    let (first, second) = (old[x, y], new[x, y])
    let limit = YIQDistance.maximum * threshold * threshold
    return switch tool {
    case .pixelmatch5: YIQDistance.squared(first, second) > limit
    case .pixelmatch7: YIQDistance.squared(first, second, onPatternAt: y * old.width + x) > limit
    case .odiff4: YIQDistance.fixedSquared(first, second) > Int(limit * 4096)
    }
  }

  /// The places round a pixel, itself included, in pixelmatch's order or odiff's.
  private func surroundings(_ x: Int, _ y: Int, byColumns: Bool) -> [(x: Int, y: Int)] {
    let columns = max(0, x - 1)...min(old.width - 1, x + 1)
    let rows = max(0, y - 1)...min(old.height - 1, y + 1)
    return byColumns
      ? columns.flatMap { column in rows.map { (column, $0) } }
      : rows.flatMap { row in columns.map { ($0, row) } }
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == old.width - 1 || y == old.height - 1
  }

  private func looksAntialiased(_ x: Int, _ y: Int, _ tool: ComparisonTool) -> Bool {
    [old, new].contains { picture in
      guard let (dark, bright) = extremes(picture, x, y, tool) else { return false }
      func has(_ picture: TestPicture, _ place: (x: Int, y: Int)) -> Bool {
        let equal = surroundings(place.x, place.y, byColumns: true).count {
          $0 != place && picture[$0.x, $0.y] == picture[place.x, place.y]
        }
        return equal + (isAtBorder(place.x, place.y) ? 1 : 0) > 2
      }
      return tool != .odiff4
        ? has(old, dark) && has(new, dark) || has(old, bright) && has(new, bright)
        : (has(old, dark) || has(old, bright)) && (has(new, dark) || has(new, bright))
    }
  }

  private func extremes(
    _ picture: TestPicture, _ x: Int, _ y: Int, _ tool: ComparisonTool
  ) -> (dark: (x: Int, y: Int), bright: (x: Int, y: Int))? {
    var equal = isAtBorder(x, y) ? 1 : 0
    var (least, most) = (0.0, 0.0)
    var (dark, bright) = ((x: 0, y: 0), (x: 0, y: 0))
    for place in surroundings(x, y, byColumns: tool != .odiff4)
    where place != (x, y) {
      let (word, other) = (picture[x, y], picture[place.x, place.y])
      let delta =
        tool == .pixelmatch7
        ? YIQDistance.Color(from: word, to: other, onPatternAt: y * picture.width + x).y
        : YIQDistance.Color(word).y - YIQDistance.Color(other).y
      if tool == .odiff4 ? word == other : delta == 0 { equal += 1 }
      if delta < least { (least, dark) = (delta, place) }
      if delta > most { (most, bright) = (delta, place) }
    }
    return equal > 2 || least == 0 || most == 0 ? nil : (dark, bright)
  }

  /// A channel times alpha; alpha itself.
  private static func premultiplied(_ word: UInt32, _ shift: UInt32) -> Int {
    shift == 24 ? channel(word, 24) : (channel(word, shift) * channel(word, 24) + 127) / 255
  }

  private func change(_ x: Int, _ y: Int, _ shift: UInt32) -> Int {
    Self.premultiplied(new[x, y], shift) - Self.premultiplied(old[x, y], shift)
  }

  private func moved(_ x: Int, _ y: Int, _ pixels: Double, _ levels: Int) -> Bool {
    Self.shifts.contains { shift in
      let change = abs(change(x, y, shift))
      guard change > levels else { return false }
      let contrast = [old, new].map { picture in
        let values = surroundings(x, y, byColumns: false).map {
          Self.premultiplied(picture[$0.x, $0.y], shift)
        }
        return values.max()! - values.min()!
      }.max()!
      return contrast == 0 || Double(change) / Double(contrast) > pixels
    }
  }

  private mutating func failTintedTiles(_ levels: Int) {
    for top in stride(from: 0, to: old.height, by: 8) {
      for left in stride(from: 0, to: old.width, by: 8) {
        let places = (top..<min(top + 8, old.height)).flatMap { y in
          (left..<min(left + 8, old.width)).map { (x: $0, y: y) }
        }
        let equal = places.count { old[$0.x, $0.y] == new[$0.x, $0.y] }
        let isTinted = Self.shifts.contains { shift in
          let changes = places.map { change($0.x, $0.y, shift) }
          return max(changes.count { $0 > 0 }, changes.count { $0 < 0 }) * 8 >= 7 * places.count
            && abs(changes.reduce(0, +)) > levels * places.count
        }
        guard 8 * equal <= places.count, isTinted else { continue }
        for (x, y) in places
        where !options.ignoredRects.contains(where: { $0.contains(x: x, y: y) }) {
          if Self.shifts.contains(where: { abs(change(x, y, $0)) > levels }) {
            fails[y * old.width + x] = true
          }
        }
      }
    }
  }
}
