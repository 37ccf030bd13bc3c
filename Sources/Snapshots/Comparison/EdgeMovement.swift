/// The bounded edge rule. On an anti-aliased edge coverage is linear in the edge's position, so the
/// change of a channel divided by the contrast around it is the distance by which the edge moved,
/// in pixels. In flat areas there is no contrast and nothing but rounding noise passes; a line that
/// vanished has changed by its whole contrast and fails.
struct EdgeMovementJudge: PixelJudge, @unchecked Sendable {
  // Sendable because the only reference in it is nil until a judge has begun its work, and judges at
  // work are not shared.
  let pixels: Double
  let levels: Int
  /// The largest change that each contrast excuses, −1 where it excuses none.
  private let excused: [Int16]
  /// Made by the first block that needs it.
  private var search: ContrastSearch?

  init(pixels: Double, levels: Int) {
    self.pixels = pixels
    self.levels = levels
    excused = (0..<256).map { contrast in
      func excuses(_ change: Int) -> Bool {
        !(Self.movement(change, within: contrast) > pixels)
      }
      var change = max(-1, min(255, Int(saturating: max(-1, min(pixels * Double(contrast), 255)))))
      while change < 255, excuses(change + 1) { change += 1 }
      while change >= 0, !excuses(change) { change -= 1 }
      return Int16(change)
    }
  }

  /// How far an edge of some contrast has moved when a channel has changed, in pixels.
  private static func movement(_ change: Int, within contrast: Int) -> Double {
    contrast == 0 ? .infinity : Double(change) / Double(contrast)
  }

  func excuse(_ contrast: Int) -> Int { Int(excused[contrast]) }

  mutating func contrastSearch() -> ContrastSearch {
    let search = search ?? ContrastSearch()
    self.search = search
    return search
  }

  /// One pixel: the definition.
  @inline(__always)
  func fails(_ pair: PixelPair, x: Int, y: Int, _ expected: UInt32, _ actual: UInt32) -> Bool {
    let (old, new) = (
      EdgeMovementJudge.premultiplied(expected), EdgeMovementJudge.premultiplied(actual)
    )
    let change = Channels.largestDifference(old, new)
    if change <= levels { return false }
    // No contrast exceeds 255, so nothing around the pixel could excuse as much as this.
    if Double(change) > pixels * 255 { return true }
    return movement(pair, x: x, y: y, old, new) > pixels
  }

  /// The largest movement over the channels that change by more than the free levels; infinite
  /// where a channel changes without any contrast around it.
  func movement(_ pair: PixelPair, x: Int, y: Int, _ old: UInt32, _ new: UInt32) -> Double {
    let expected = EdgeMovementJudge.range(pair.expected, pair, x, y)
    let actual = EdgeMovementJudge.range(pair.actual, pair, x, y)
    var largest = 0.0
    for index in 0..<4 as Range<UInt32> {
      let change = abs(Channels.channel(old, index) - Channels.channel(new, index))
      guard change > levels else { continue }
      let contrast = max(Channels.channel(expected, index), Channels.channel(actual, index))
      largest = max(largest, Self.movement(change, within: contrast))
    }
    return largest
  }

  /// The largest minus the smallest value of each channel in the 3 × 3 surroundings.
  static func range(
    _ image: UnsafePointer<UInt32>, _ pair: PixelPair, _ x: Int, _ y: Int
  ) -> UInt32 {
    var least = SIMD4<Int16>(repeating: 255)
    var most = SIMD4<Int16>(repeating: 0)
    for row in max(0, y - 1)...min(pair.height - 1, y + 1) {
      for column in max(0, x - 1)...min(pair.width - 1, x + 1) {
        let word = premultiplied(image[row * pair.width + column])
        let lanes = SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self))
        // Signs instead of masks: vector masks compile to loops over lanes.
        let below = (lanes &- least) &>> 15
        least = (lanes & below) | (least & ~below)
        let above = (most &- lanes) &>> 15
        most = (lanes & above) | (most & ~above)
      }
    }
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: most &- least), to: UInt32.self)
  }

  /// Colour times alpha, in which coverage is linear.
  @inline(__always)
  static func premultiplied(_ word: UInt32) -> UInt32 {
    if word >= 0xFF00_0000 { return word }
    let alpha = word >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      (((word >> shift & 0xFF) * alpha + 127) / 255) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
