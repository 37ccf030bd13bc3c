/// pixelmatch and odiff: a threshold on the distance, and perhaps the rule about anti-aliasing.
struct YIQJudge: PixelJudge, @unchecked Sendable {
  // Sendable because the only reference in it is nil until a judge has begun its work, and judges at
  // work are not shared.
  let tool: ComparisonTool
  let limit: Double
  /// The same in odiff's numbers.
  private let fixedLimit: Int
  /// The largest sum of squared channel changes that certainly passes.
  let certainSum: Int
  /// The sum from which on a pixel certainly exceeds the threshold.
  let excessiveSum: Int
  let rule: AntialiasingRule?
  /// Made by the first block that needs it, so that no two threads share one.
  private var siblings: SiblingMap?
  /// The distance in single precision, beyond the errors of which it decides alone.
  private let form = YIQForm()
  private let bounds: (passing: Float, failing: Float)

  init(_ tool: ComparisonTool, threshold: Double, forgivesAntialiased: Bool) {
    self.tool = tool
    limit =
      tool == .odiff4
      ? YIQDistance.maximum * (threshold * threshold) : YIQDistance.maximum * threshold * threshold
    fixedLimit = Int(saturating: limit * Double(YIQDistance.fixedOne))
    // The terms of the form add up to at most fourteen times its value, each with an error of less
    // than a millionth. The fixed numbers err by more.
    let margin =
      tool == .odiff4
      ? 4 * YIQDistance.fixedError * limit.squareRoot() + 0.005 * limit + 3 : limit * 1e-4 + 1e-4
    // The eigenvalues are rounded by more than double precision errs.
    let slack = tool == .odiff4 ? margin : 0
    certainSum = Int(saturating: max(0, limit - slack) / YIQDistance.largestEigenvalue)
    excessiveSum = Int(saturating: (limit + slack) / YIQDistance.smallestEigenvalue) + 1
    bounds = (Float(limit - margin), Float(limit + margin))
    rule = forgivesAntialiased ? AntialiasingRule(tool: tool) : nil
  }

  @inline(__always)
  func fails(_ pair: PixelPair, x: Int, y: Int, _ expected: UInt32, _ actual: UInt32) -> Bool {
    guard exceeds(expected, actual, at: y * pair.width + x) else { return false }
    return rule.map { !$0.forgives(pair, x: x, y: y) } ?? true
  }

  /// - Parameter place: The index of the pixel in its picture.
  @inline(__always)
  func exceeds(_ expected: UInt32, _ actual: UInt32, at place: Int) -> Bool {
    if expected & actual >= 0xFF00_0000 {
      let red = Channels.channel(expected, 0) - Channels.channel(actual, 0)
      let green = Channels.channel(expected, 1) - Channels.channel(actual, 1)
      let blue = Channels.channel(expected, 2) - Channels.channel(actual, 2)
      let sum = red * red + green * green + blue * blue
      if sum <= certainSum { return false }
      if sum > excessiveSum { return true }
    }
    return switch tool {
    case .pixelmatch5: YIQDistance.squared(expected, actual) > limit
    case .pixelmatch7: YIQDistance.squared(expected, actual, onPatternAt: place) > limit
    case .odiff4: YIQDistance.fixedSquared(expected, actual) > fixedLimit
    }
  }

  mutating func failing(_ block: ComparisonBlock) -> UInt64 {
    let exceeding = exceeding(block)
    guard exceeding != 0, let rule else { return exceeding }
    let map = siblings ?? SiblingMap(block.pair)
    siblings = map
    return exceeding & ~rule.forgiven(block, exceeding, map)
  }

  /// The differing pixels above the threshold: by single precision where both words are opaque and
  /// the distance is not close to it, by the definition elsewhere.
  private func exceeding(_ block: ComparisonBlock) -> UInt64 {
    var above = PixelVerdicts()
    var unsure = PixelVerdicts()
    for offset in stride(from: 0, to: ComparisonBlock.width, by: 4) {
      let old = PixelLanes.words(block.expected + offset)
      let new = PixelLanes.words(block.actual + offset)
      let distance = form.squared(old, new)
      let opaque = PixelLanes.mask((old & new) &>> 24 .== SIMD4(repeating: 255))
      let fails = PixelLanes.mask(distance .> SIMD4(repeating: bounds.failing))
      let mayFail = PixelLanes.mask(distance .>= SIMD4(repeating: bounds.passing))
      above.add(fails & opaque, at: offset)
      unsure.add(mayFail & ~fails | ~opaque, at: offset)
    }
    var exceeding = above.bits & block.differing
    ComparisonBlock.each(unsure.bits & block.differing) { place in
      let index = block.y * block.pair.width + block.x + place
      if exceeds(block.expected[place], block.actual[place], at: index) {
        exceeding |= 1 &<< UInt64(place)
      }
    }
    return exceeding
  }
}

/// The YIQ distance of opaque colours as a quadratic form of the changes of red, green and blue, in
/// single precision, for four pixels at once.
struct YIQForm: Sendable {
  private let redRed: Float
  private let redGreen: Float
  private let redBlue: Float
  private let greenGreen: Float
  private let greenBlue: Float
  private let blueBlue: Float

  init() {
    let unit: (UInt32) -> YIQDistance.Color = { YIQDistance.Color($0 | 0xFF00_0000) }
    // The distance of a colour from black, one level each, is a coefficient on the diagonal.
    let (red, green, blue) = (unit(1), unit(0x100), unit(0x1_0000))
    func product(_ a: YIQDistance.Color, _ b: YIQDistance.Color) -> Float {
      Float(0.5053 * a.y * b.y + 0.299 * a.i * b.i + 0.1957 * a.q * b.q)
    }
    redRed = product(red, red)
    redGreen = 2 * product(red, green)
    redBlue = 2 * product(red, blue)
    greenGreen = product(green, green)
    greenBlue = 2 * product(green, blue)
    blueBlue = product(blue, blue)
  }

  @inline(__always)
  func squared(_ old: SIMD4<UInt32>, _ new: SIMD4<UInt32>) -> SIMD4<Float> {
    @inline(__always)
    func change(_ shift: UInt32) -> SIMD4<Float> {
      let low = SIMD4<UInt32>(repeating: 0xFF)
      let levels = (old &>> shift & low) &- (new &>> shift & low)
      return SIMD4<Float>(unsafeBitCast(levels, to: SIMD4<Int32>.self))
    }
    let (red, green, blue) = (change(0), change(8), change(16))
    let first = red * (red * redRed + green * redGreen + blue * redBlue)
    return first + green * (green * greenGreen + blue * greenBlue) + blue * (blue * blueBlue)
  }
}
