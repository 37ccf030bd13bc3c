/// For each pixel of a scaled row, the source pixels that it is made of and their weights.
///
/// Scaling down, and not at all, uses the Catmull-Rom cubic, widened by the ratio so that every source pixel is
/// counted; scaling up the Mitchell-Netravali cubic with B = C = 1/3, which rings less on hard
/// edges (Mitchell and Netravali, "Reconstruction filters in computer graphics", 1988). Weights
/// are polynomials in double precision, divided by their sum and rounded once.
struct ResampleWeights {
  /// The first source pixel for each pixel.
  private(set) var starts: [Int] = []
  /// The number of weights for every pixel.
  private(set) var taps = 0
  /// `taps` weights for each pixel in turn.
  private(set) var weights: [Float] = []

  /// - Parameters:
  ///   - source: The number of source pixels.
  ///   - start: Where the scaled image begins, in pixels from the first pixel wanted.
  ///   - length: The scaled image's length, in pixels.
  ///   - count: The number of pixels wanted.
  ///   - mirrored: True if the image runs backwards.
  init(source: Int, start: Double, length: Double, count: Int, mirrored: Bool) {
    let ratio = Double(source) / length
    let widening = max(1, ratio)
    let b = ratio >= 1 ? 0.0 : 1.0 / 3
    let c = ratio >= 1 ? 0.5 : 1.0 / 3
    taps = min(source, Int((4 * widening).rounded(.up)) + 1)
    for index in 0..<count {
      var center = (Double(index) + 0.5 - start) * ratio
      if mirrored { center = Double(source) - center }
      let first = Int((center - 2 * widening).rounded(.down))
      let begin = max(0, min(source - taps, first))
      var values = [Double](repeating: 0, count: taps)
      for tap in first...(first + Int(4 * widening) + 1) {
        // Beyond its edges the image is its edge pixel.
        let place = max(0, min(source - 1, tap)) - begin
        guard values.indices.contains(place) else { continue }
        values[place] += Self.cubic(abs(Double(tap) + 0.5 - center) / widening, b, c)
      }
      let sum = values.reduce(0, +)
      starts.append(begin)
      weights += values.map { Float(sum == 0 ? 0 : $0 / sum) }
    }
  }

  private static func cubic(_ x: Double, _ b: Double, _ c: Double) -> Double {
    if x < 1 {
      return ((12 - 9 * b - 6 * c) * x * x * x + (-18 + 12 * b + 6 * c) * x * x + 6 - 2 * b) / 6
    }
    if x < 2 {
      return
        ((-b - 6 * c) * x * x * x + (6 * b + 30 * c) * x * x + (-12 * b - 48 * c) * x + 8 * b
        + 24 * c) / 6
    }
    return 0
  }
}
