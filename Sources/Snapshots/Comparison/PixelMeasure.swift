public import GalleyGeometry

/// How a pixel that is not equal is judged. Every measure names its unit; none is on by default.
public enum PixelMeasure: Hashable, Sendable {
  /// Any difference counts.
  case exact
  /// A pixel differs when a channel changes by more than that many levels of 0 to 255.
  case channelStep(levels: Int)
  /// The verdicts of another tool: the YIQ distance against 35,215 · threshold², in the arithmetic of
  /// that tool. The threshold runs from 0 to 1; the tools' own default is 0.1, which lets 26 levels of
  /// grey pass. Edge pixels that look anti-aliased pass where the tool lets them, unless told otherwise.
  case like(
    ComparisonTool, threshold: Double = ComparisonTool.defaultThreshold,
    forgivesAntialiased: Bool? = nil)
  /// swift-snapshot-testing's `perceptualPrecision`: a pixel differs when CIE94 ΔE, from 0 to 100,
  /// exceeds (1 − precision) · 100. Translucent pixels are compared on white and on black.
  case perceptualPrecision(Double)
  /// The bounded edge rule: a channel may change by `pixels` times the contrast found in its 3 × 3
  /// surroundings, which is how far an edge may have moved, and by `levels` anywhere. A tile of
  /// 8 × 8 pixels that is shifted as a whole by more than that is no edge and fails.
  case edgeMovement(pixels: Double, levels: Int = 2)
}

extension PixelMeasure: CustomStringConvertible {
  /// The measure with its numbers and units.
  public var description: String {
    switch self {
    case .exact: "exact"
    case .channelStep(let levels): "channel step ≤ \(levels) levels"
    case .like(let tool, let threshold, let forgives):
      "\(tool), threshold \(threshold), anti-aliasing "
        + (forgives ?? tool.forgivesAntialiased ? "forgiven" : "counted")
    case .perceptualPrecision(let precision): "perceptual precision \(precision) (CIE94)"
    case .edgeMovement(let pixels, let levels):
      "edge movement ≤ \(pixels) px, ≤ \(levels) levels elsewhere"
    }
  }
}

/// What counts as a difference and how much of it may be.
public struct ComparisonOptions: Hashable, Sendable {
  /// The measure of a pixel's difference.
  public var measure: PixelMeasure
  /// The most pixels that may fail; nil sets no such budget.
  public var maxDiffPixels: Int?
  /// The largest share of pixels that may fail, 0 to 1; nil sets no such budget. Where both are
  /// given the smaller one counts; where neither is, no pixel may fail.
  public var maxDiffPixelRatio: Double?
  /// Rectangles in which nothing counts, for example the frames of nodes.
  public var ignoredRects: [PixelRect]
  /// The most threads that compare rows at once; nil means one for each core on pictures large
  /// enough to gain from it.
  public var threads: Int?

  /// Nothing is tolerated.
  public static let exact = ComparisonOptions()

  /// Makes options.
  public init(
    measure: PixelMeasure = .exact, maxDiffPixels: Int? = nil, maxDiffPixelRatio: Double? = nil,
    ignoredRects: [PixelRect] = [], threads: Int? = nil
  ) {
    self.measure = measure
    self.maxDiffPixels = maxDiffPixels
    self.maxDiffPixelRatio = maxDiffPixelRatio
    self.ignoredRects = ignoredRects
    self.threads = threads
  }

  /// swift-snapshot-testing's pair of precisions, both from 0 to 1: the share of pixels that must
  /// match and how alike a matching pixel must be. The share is one of pixels, never of bytes.
  public static func precision(
    _ precision: Double, perceptualPrecision: Double = 1
  ) -> ComparisonOptions {
    ComparisonOptions(
      measure: perceptualPrecision < 1 ? .perceptualPrecision(perceptualPrecision) : .exact,
      maxDiffPixelRatio: 1 - precision)
  }

  /// The most pixels of a picture that may fail.
  func budget(of pixels: Int) -> Int {
    let share = maxDiffPixelRatio.map {
      Int(saturating: (Double(pixels) * min(max($0, 0), 1) + 1e-9))
    }
    return min(maxDiffPixels ?? share ?? 0, share ?? maxDiffPixels ?? 0)
  }
}
