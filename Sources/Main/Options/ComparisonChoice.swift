import ArgumentParser
import GalleyGeometry
import GalleySnapshots

/// What counts as a difference, from the command line.
struct ComparisonChoice: ParsableArguments {
  @Option(help: "Levels of 0 to 255 that a channel may change by.")
  var channelLevels: Int?

  @Option(
    help: """
      Judge as another tool does: pixelmatch-5 (translucent pixels on white), pixelmatch-7 (on a \
      pattern) or odiff-4.
      """)
  var like: ComparisonTool?

  @Option(help: "The threshold of --like, 0 to 1. (default: 0.1, as those tools have it)")
  var threshold: Double?

  @Option(
    help: """
      Whether pixels that look anti-aliased pass under --like: forgive or count. (default: as the \
      tool does; pixelmatch forgives, odiff counts)
      """)
  var antiAliasing: AntialiasingChoice?

  @Option(help: "How far an edge may have moved, in pixels.")
  var edgeMovementPixels: Double?

  @Option(help: "How alike a pixel must be, 0 to 1, as in swift-snapshot-testing.")
  var perceptualPrecision: Double?

  @Option(help: "The most pixels that may differ.")
  var maxDiffPixels: Int?

  @Option(help: "The largest share of pixels that may differ, 0 to 1.")
  var maxDiffPixelRatio: Double?

  @Option(
    help: ArgumentHelp(
      "A rectangle in pixels in which nothing counts; may be repeated.",
      valueName: "x,y,width,height"))
  var ignore: [IgnoredRect] = []

  /// The options as a value; one measure at most.
  func options() throws -> ComparisonOptions {
    let measures: [PixelMeasure?] = [
      channelLevels.map { .channelStep(levels: $0) },
      like.map {
        .like(
          $0, threshold: threshold ?? ComparisonTool.defaultThreshold,
          forgivesAntialiased: antiAliasing.map { $0 == .forgive })
      },
      edgeMovementPixels.map { .edgeMovement(pixels: $0) },
      perceptualPrecision.map { .perceptualPrecision($0) },
    ]
    try checkRanges()
    let chosen = measures.compactMap(\.self)
    guard chosen.count <= 1 else { throw ValidationError("give one measure, not several") }
    guard like != nil || threshold == nil && antiAliasing == nil else {
      throw ValidationError(
        "--threshold and --anti-aliasing belong to --like pixelmatch-5, pixelmatch-7 or odiff-4")
    }
    return ComparisonOptions(
      measure: chosen.first ?? .exact, maxDiffPixels: maxDiffPixels,
      maxDiffPixelRatio: maxDiffPixelRatio, ignoredRects: ignore.map(\.rect))
  }

  /// Refuses numbers that mean nothing; a typing error must not let everything pass.
  private func checkRanges() throws {
    for (name, value) in [
      ("--threshold", threshold), ("--perceptual-precision", perceptualPrecision),
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

/// The treatment of pixels that seem anti-aliased.
enum AntialiasingChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case forgive
  case count
}

/// `x,y,width,height` in pixels.
struct IgnoredRect: ExpressibleByArgument, Sendable {
  let rect: PixelRect

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      Int($0).flatMap { (-1_000_000...1_000_000).contains($0) ? $0 : nil }
    }
    let known = numbers.compactMap(\.self)
    guard numbers.count == 4, known.count == 4, known[2] > 0, known[3] > 0 else { return nil }
    rect = PixelRect(x: known[0], y: known[1], width: known[2], height: known[3])
  }
}
