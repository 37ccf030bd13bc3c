/// A Gaussian blur of coverage in whole-number arithmetic.
///
/// Up to a standard deviation of 8 pixels it is a kernel of true Gaussian weights that reaches
/// three deviations; beyond, three box blurs whose odd widths are chosen for the same variance
/// (Kovesi, "Fast almost-Gaussian filtering"). Weights are computed with the four basic
/// operations only, which IEEE 754 fixes to the last bit. Both forms work on columns; rows are
/// reached by transposing.
struct GaussianBlur {
  private enum Kernel {
    case none
    /// Weights from the centre outwards; with both sides they add up to 65,536.
    case taps([UInt32])
    /// The radii of three boxes.
    case boxes([Int])
  }

  private let kernel: Kernel
  /// The distance that coverage can extend, in pixels.
  let reach: Int

  /// Makes a blur with a standard deviation in steps of 1/256 pixel; 0 changes nothing.
  init(sigma: Int) {
    if sigma <= 0 {
      kernel = .none
      reach = 0
    } else if sigma <= 8 * 256 {
      let weights = GaussianBlur.weights(sigma: Double(sigma) / 256)
      kernel = .taps(weights)
      reach = weights.count - 1
    } else {
      let radii = GaussianBlur.boxRadii(sigma: Double(sigma) / 256)
      kernel = .boxes(radii)
      reach = radii.reduce(0, +)
    }
  }

  /// The bytes that blurring an area takes besides it.
  func scratch(_ width: Int, _ height: Int) -> Int { reach > 0 ? 4 * width * height : 0 }

  /// Blurs coverage in place; everything outside counts as uncovered. Linear in the area.
  ///
  /// - Throws: `outOfTime`; the coverage is then good for nothing.
  func apply(
    to memory: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int,
    _ budget: PictureBudget
  ) throws(RenderingError) {
    if case .none = kernel { return }
    let area = width * height
    let first = UnsafeMutablePointer<UInt16>.allocate(capacity: area)
    let second = UnsafeMutablePointer<UInt16>.allocate(capacity: area)
    defer {
      first.deallocate()
      second.deallocate()
    }
    for y in 0..<height {
      for x in 0..<width { first[y &* width &+ x] = UInt16(memory[y &* stride &+ x]) << 8 }
    }
    try blurColumns(first, second, width, height, budget)
    transpose(first, second, width, height)
    try blurColumns(second, first, height, width, budget)
    transpose(second, first, height, width)
    for y in 0..<height {
      for x in 0..<width {
        memory[y &* stride &+ x] = UInt8((UInt32(first[y &* width &+ x]) &+ 128) >> 8)
      }
    }
  }

  /// Blurs coverage whose rows follow one another.
  func apply(
    to coverage: inout [UInt8], _ width: Int, _ height: Int, _ budget: PictureBudget
  ) throws(RenderingError) {
    let result = coverage.withUnsafeMutableBufferPointer { buffer in
      Result { () throws(RenderingError) in
        guard let base = buffer.baseAddress else { return }
        try apply(to: base, width, height, width, budget)
      }
    }
    try result.get()
  }

  /// Blurs along y; the result is in `values`, `scratch` is overwritten.
  private func blurColumns(
    _ values: UnsafeMutablePointer<UInt16>, _ scratch: UnsafeMutablePointer<UInt16>,
    _ width: Int, _ height: Int, _ budget: PictureBudget
  ) throws(RenderingError) {
    switch kernel {
    case .none: return
    case .taps(let weights):
      try GaussianBlur.convolve(values, scratch, width, height, weights, budget)
      values.update(from: scratch, count: width * height)
    case .boxes(let radii):
      try GaussianBlur.box(values, scratch, width, height, radii[0], budget)
      try GaussianBlur.box(scratch, values, width, height, radii[1], budget)
      try GaussianBlur.box(values, scratch, width, height, radii[2], budget)
      values.update(from: scratch, count: width * height)
    }
  }
}

extension GaussianBlur {
  private static func convolve(
    _ source: UnsafeMutablePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>,
    _ width: Int, _ height: Int, _ weights: [UInt32], _ budget: PictureBudget
  ) throws(RenderingError) {
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { sums.deallocate() }
    for y in 0..<height {
      try budget.requireTime(inRow: y)
      sums.update(repeating: 1 << 15, count: width)
      for distance in 1 - weights.count..<weights.count where (0..<height) ~= y + distance {
        let row = source + (y + distance) &* width
        let weight = weights[abs(distance)]
        for x in 0..<width { sums[x] &+= UInt32(row[x]) &* weight }
      }
      let row = target + y &* width
      for x in 0..<width { row[x] = UInt16(truncatingIfNeeded: sums[x] >> 16) }
    }
  }

  private static func box(
    _ source: UnsafeMutablePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>,
    _ width: Int, _ height: Int, _ radius: Int, _ budget: PictureBudget
  ) throws(RenderingError) {
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { sums.deallocate() }
    sums.update(repeating: 0, count: width)
    let reciprocal = ((1 << 32) + UInt64(radius)) / UInt64(2 * radius + 1)
    for y in -radius..<height {
      try budget.requireTime(inRow: y)
      if y + radius < height {
        let entering = source + (y + radius) &* width
        for x in 0..<width { sums[x] &+= UInt32(entering[x]) }
      }
      if y - radius > 0 {
        let leaving = source + (y - radius - 1) &* width
        for x in 0..<width { sums[x] &-= UInt32(leaving[x]) }
      }
      guard y >= 0 else { continue }
      let row = target + y &* width
      for x in 0..<width {
        row[x] = UInt16(truncatingIfNeeded: (UInt64(sums[x]) &* reciprocal &+ (1 << 31)) >> 32)
      }
    }
  }

  private func transpose(
    _ source: UnsafeMutablePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>,
    _ width: Int, _ height: Int
  ) {
    for y in 0..<height {
      for x in 0..<width { target[x &* height &+ y] = source[y &* width &+ x] }
    }
  }

  private static func weights(sigma: Double) -> [UInt32] {
    let reach = max(1, Int((3 * sigma).rounded(.up)))
    let values = (0...reach).map { inverseExponential(Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
    var weights = values.map { UInt32($0 / sum * 65_536 + 0.5) }
    let rest = weights.dropFirst().reduce(0, +)
    weights[0] = 65_536 - 2 * rest
    return weights
  }

  /// 1 / eˣ for x ≥ 0, from halvings and the exponential series.
  private static func inverseExponential(_ x: Double) -> Double {
    var reduced = x
    var halvings = 0
    while reduced > 0.5 {
      reduced /= 2
      halvings += 1
    }
    var sum = 1.0
    var term = 1.0
    for k in 1...16 {
      term = term * reduced / Double(k)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return 1 / sum
  }

  private static func boxRadii(sigma: Double) -> [Int] {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let width = Double(lower)
    let count = (12 * sigma * sigma - 3 * width * width - 12 * width - 9) / (-4 * width - 4)
    let narrow = max(0, min(3, Int(count.rounded())))
    return (0..<3).map { ($0 < narrow ? lower : lower + 2) / 2 }
  }
}
