import ArgumentParser
import GalleySnapshots

/// What counts as a difference, from the command line.
struct ComparisonChoice: ParsableArguments {
  @Option(help: "Levels of 0 to 255 that a channel may change by.")
  var channelLevels: Int?

  @Option(help: "pixelmatch's threshold, 0 to 1, anti-aliasing forgiven.")
  var pixelmatchThreshold: Double?

  @Option(help: "odiff's threshold, 0 to 1.")
  var odiffThreshold: Double?

  @Option(help: "How far an edge may have moved, in pixels.")
  var edgeMovementPixels: Double?

  @Option(help: "How alike a pixel must be, 0 to 1, as in swift-snapshot-testing.")
  var perceptualPrecision: Double?

  @Option(help: "The most pixels that may differ.")
  var maxDiffPixels: Int?

  @Option(help: "The largest share of pixels that may differ, 0 to 1.")
  var maxDiffPixelRatio: Double?

  /// The options as a value; one measure at most.
  func options() throws -> ComparisonOptions {
    let measures: [PixelMeasure?] = [
      channelLevels.map { .channelStep(levels: $0) },
      pixelmatchThreshold.map { .pixelmatch(yiqThreshold: $0, includesAntialiased: false) },
      odiffThreshold.map { .odiff(yiqThreshold: $0, forgivesAntialiased: true) },
      edgeMovementPixels.map { .edgeMovement(pixels: $0) },
      perceptualPrecision.map { .perceptualPrecision($0) },
    ]
    try checkRanges()
    let chosen = measures.compactMap(\.self)
    guard chosen.count <= 1 else { throw ValidationError("give one measure, not several") }
    return ComparisonOptions(
      measure: chosen.first ?? .exact, maxDiffPixels: maxDiffPixels,
      maxDiffPixelRatio: maxDiffPixelRatio)
  }

  /// Refuses numbers that mean nothing; a typing error must not let everything pass.
  private func checkRanges() throws {
    for (name, value) in [
      ("--pixelmatch-threshold", pixelmatchThreshold), ("--odiff-threshold", odiffThreshold),
      ("--perceptual-precision", perceptualPrecision),
      ("--max-diff-pixel-ratio", maxDiffPixelRatio),
    ] {
      guard value.map((0...1).contains) ?? true else {
        throw ValidationError("\(name) takes a number from 0 to 1")
      }
    }
    guard channelLevels.map((0...255).contains) ?? true else {
      throw ValidationError("--channel-levels takes a whole number from 0 to 255")
    }
    guard edgeMovementPixels.map({ $0 >= 0 && $0.isFinite }) ?? true, (maxDiffPixels ?? 0) >= 0
    else {
      throw ValidationError("numbers of pixels begin at 0")
    }
  }
}
