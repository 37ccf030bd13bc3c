/// The perceptual distance of Kotsarenko and Ramos in YIQ, as pixelmatch 5.3 computes it: in double
/// precision, translucent colours on white, and in this order of operations, so that verdicts agree
/// to the pixel.
enum YIQDistance {
  /// The distance of black and white.
  static let maximum = 35_215.0
  /// The largest eigenvalue of the distance as a quadratic form in red, green and blue. A sum of
  /// squares up to limit / eigenvalue proves that the distance is within the limit.
  static let largestEigenvalue = 0.2561
  /// The smallest one, rounded down: a sum of squares above limit / eigenvalue proves the contrary.
  static let smallestEigenvalue = 0.0447

  struct Color {
    var red: Double
    var green: Double
    var blue: Double

    @inline(__always)
    init(_ word: UInt32) {
      red = Double(word & 0xFF)
      green = Double(word >> 8 & 0xFF)
      blue = Double(word >> 16 & 0xFF)
      guard word < 0xFF00_0000 else { return }
      let alpha = Double(word >> 24) / 255
      red = 255 + (red - 255) * alpha
      green = 255 + (green - 255) * alpha
      blue = 255 + (blue - 255) * alpha
    }

    var y: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
    var i: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
    var q: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
  }

  /// The squared distance, 0 to 35,215.
  @inline(__always)
  static func squared(_ first: UInt32, _ second: UInt32) -> Double {
    let (a, b) = (Color(first), Color(second))
    let y = a.y - b.y
    let i = a.i - b.i
    let q = a.q - b.q
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}

/// Which pixels look anti-aliased, after Vyšniauskas 2009, in the readings of pixelmatch and odiff.
struct AntialiasingRule: Sendable {
  enum Reading: Sendable {
    case pixelmatch
    case odiff
  }

  var reading: Reading

  /// Whether a pixel that differs may be forgiven in either picture.
  func forgives(_ pair: PixelPair, x: Int, y: Int) -> Bool {
    isAntialiased(pair, pair.expected, pair.actual, x, y)
      || isAntialiased(pair, pair.actual, pair.expected, x, y)
  }

  private func isAntialiased(
    _ pair: PixelPair, _ image: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ x: Int,
    _ y: Int
  ) -> Bool {
    guard let (darkest, brightest) = extremes(pair, image, x, y) else { return false }
    switch reading {
    case .pixelmatch:
      return hasManySiblings(pair, image, darkest) && hasManySiblings(pair, other, darkest)
        || hasManySiblings(pair, image, brightest) && hasManySiblings(pair, other, brightest)
    case .odiff:
      return (hasManySiblings(pair, image, darkest) || hasManySiblings(pair, image, brightest))
        && (hasManySiblings(pair, other, darkest) || hasManySiblings(pair, other, brightest))
    }
  }

  /// The indices of the darkest and the brightest neighbour; nil when the pixel cannot be
  /// anti-aliased, because more than two neighbours are as bright as it or none is darker or none
  /// brighter.
  ///
  /// The order decides between equally bright neighbours: pixelmatch goes by columns, odiff by rows.
  @inline(__always)
  private func extremes(
    _ pair: PixelPair, _ image: UnsafePointer<UInt32>, _ x: Int, _ y: Int
  ) -> (darkest: Int, brightest: Int)? {
    let (left, right) = (max(x - 1, 0), min(x + 1, pair.width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, pair.height - 1))
    let isInside = right - left == 2 && bottom - top == 2
    // Most pixels of an interface lie in flat areas; whole words tell without any arithmetic.
    if isInside, hasFlatSurroundings(image + (y * pair.width + x), pair.width) { return nil }
    var equal = isInside ? 0 : 1
    var least = 0.0
    var most = 0.0
    var darkest = 0
    var brightest = 0
    let place = y * pair.width + x
    let word = image[place]
    let brightness = YIQDistance.Color(word).y
    let byColumns = reading == .pixelmatch
    let (firstOuter, lastOuter) = byColumns ? (left, right) : (top, bottom)
    let (firstInner, lastInner) = byColumns ? (top, bottom) : (left, right)
    var outer = firstOuter
    while outer <= lastOuter {
      var inner = firstInner
      while inner <= lastInner {
        let index = byColumns ? inner * pair.width + outer : outer * pair.width + inner
        inner += 1
        if index == place { continue }
        let other = image[index]
        let delta = other == word ? 0 : brightness - YIQDistance.Color(other).y
        if delta == 0 {
          equal += 1
          if equal > 2 { return nil }
        } else if delta < least {
          (least, darkest) = (delta, index)
        } else if delta > most {
          (most, brightest) = (delta, index)
        }
      }
      outer += 1
    }
    return least == 0 || most == 0 ? nil : (darkest, brightest)
  }

  /// Whether more than two of the eight neighbours are the same word.
  @inline(__always)
  private func hasFlatSurroundings(_ pixel: UnsafePointer<UInt32>, _ width: Int) -> Bool {
    let word = pixel[0]
    func same(_ offset: Int) -> Int { pixel[offset] == word ? 1 : 0 }
    let above = same(-width - 1) &+ same(-width) &+ same(1 - width)
    let below = same(width - 1) &+ same(width) &+ same(width + 1)
    return above &+ below &+ same(-1) &+ same(1) > 2
  }

  /// Whether a pixel has three or more equal neighbours; the border of the picture counts as one.
  @inline(__always)
  private func hasManySiblings(
    _ pair: PixelPair, _ image: UnsafePointer<UInt32>, _ place: Int
  ) -> Bool {
    let (x, y) = (place % pair.width, place / pair.width)
    let (left, right) = (max(x - 1, 0), min(x + 1, pair.width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, pair.height - 1))
    var equal = right - left < 2 || bottom - top < 2 ? 1 : 0
    let word = image[place]
    var row = top
    while row <= bottom {
      var index = row * pair.width + left
      let end = row * pair.width + right
      while index <= end {
        if image[index] == word, index != place { equal += 1 }
        index += 1
      }
      row += 1
    }
    return equal > 2
  }
}

/// pixelmatch and odiff: a threshold on the distance, and perhaps the rule about anti-aliasing.
struct YIQJudge: PixelJudge {
  let limit: Double
  /// The largest sum of squared channel changes that certainly passes.
  let certainSum: Int
  /// The sum from which on a pixel certainly exceeds the threshold.
  let excessiveSum: Int
  let rule: AntialiasingRule?

  init(threshold: Double, rule: AntialiasingRule?) {
    limit = YIQDistance.maximum * threshold * threshold
    certainSum = Int(limit / YIQDistance.largestEigenvalue)
    excessiveSum = Int(limit / YIQDistance.smallestEigenvalue) + 1
    self.rule = rule
  }

  @inline(__always)
  func fails(_ pair: PixelPair, x: Int, y: Int, _ expected: UInt32, _ actual: UInt32) -> Bool {
    guard exceeds(expected, actual) else { return false }
    return rule.map { !$0.forgives(pair, x: x, y: y) } ?? true
  }

  @inline(__always)
  func exceeds(_ expected: UInt32, _ actual: UInt32) -> Bool {
    if expected & actual >= 0xFF00_0000 {
      let red = Channels.channel(expected, 0) - Channels.channel(actual, 0)
      let green = Channels.channel(expected, 1) - Channels.channel(actual, 1)
      let blue = Channels.channel(expected, 2) - Channels.channel(actual, 2)
      let sum = red * red + green * green + blue * blue
      if sum <= certainSum { return false }
      if sum > excessiveSum { return true }
    }
    return YIQDistance.squared(expected, actual) > limit
  }
}
