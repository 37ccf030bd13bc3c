import ArgumentParser
import GalleyFiles
import GalleyImaging
import GalleySnapshots

/// `galley diff`: what two pictures, or the pictures of two folders, have not in common.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two PNG files or two folders of PNG files.",
    discussion: """
      Exact unless told otherwise. Status 0: equal; 1: different; 2: a comparison that cannot be \
      made. With --detailed-exit-codes odiff's: 21 for another size, 22 for other pixels.
      """)

  @Argument(help: "The expected file or folder.")
  var expected: String

  @Argument(help: "The actual file or folder.")
  var actual: String

  @OptionGroup var comparison: ComparisonChoice

  @Option(name: [.customShort("o"), .customLong("output")], help: "Write the difference as a PNG.")
  var output: String?

  @Option(help: "Write expected, actual and difference side by side as a PNG.")
  var composite: String?

  @Flag(help: "Print the settings under which the pictures would count as equal.")
  var sweep = false

  @Flag(help: "End with 21 for another size and 22 for other pixels, as odiff does.")
  var detailedExitCodes = false

  func run() throws {
    let options = try comparison.options()
    if Directory.exists(expected), Directory.exists(actual) {
      return try compareFolders(options)
    }
    let result = FileComparison.compare(expected: expected, actual: actual, options: options)
    Output.standard.line(DiffText.line(result))
    if case .compared(let difference) = result.outcome {
      for line in DiffText.details(difference) { Output.standard.line("  \(line)") }
      try writePictures()
    }
    try end(result)
  }

  private func compareFolders(_ options: ComparisonOptions) throws {
    let comparison = FolderComparison.compare(
      expected: expected, actual: actual, options: options)
    for file in comparison.files where !file.passes { Output.standard.line(DiffText.line(file)) }
    for folder in comparison.unreadableFolders { Output.error.line("cannot list '\(folder)'") }
    let failed = comparison.files.count { !$0.passes }
    Output.standard.line("\(comparison.files.count) compared, \(failed) differ")
    let isBroken =
      !comparison.unreadableFolders.isEmpty || comparison.files.contains(where: \.isUnreadable)
    try ExitStatus.end(isBroken ? 2 : comparison.passes ? 0 : 1)
  }

  private func writePictures() throws {
    guard output != nil || composite != nil || sweep else { return }
    let old = try PNGDecoder.decode(try File.read(expected))
    let new = try PNGDecoder.decode(try File.read(actual))
    let picture = CompositePicture(expected: old, actual: new)
    let encoder = PNGEncoder(mode: .fast)
    if let output { try File.write(try encoder.encode(picture.difference), to: output) }
    if let composite { try File.write(try encoder.encode(picture.composite), to: composite) }
    guard sweep, old.width == new.width, old.height == new.height else { return }
    let settings = ToleranceSweep(expected: old, actual: new).settings
    Output.standard.line("would count as equal under:")
    for setting in settings { Output.standard.line("  \(setting)") }
    if settings.isEmpty { Output.standard.line("  none of the settings that are tried") }
  }

  private func end(_ result: FileComparison) throws {
    if result.passes { return }
    switch result.outcome {
    case .compared(.size) where detailedExitCodes: throw DetailedExit.otherSize
    case .compared where detailedExitCodes: throw DetailedExit.otherPixels
    case .compared: throw ExitStatus.difference
    default: throw ExitStatus.badInput
    }
  }
}

/// odiff's numbers.
enum DetailedExit {
  static let otherSize = ExitCode(21)
  static let otherPixels = ExitCode(22)
}

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
    let chosen = measures.compactMap(\.self)
    guard chosen.count <= 1 else { throw ValidationError("give one measure, not several") }
    return ComparisonOptions(
      measure: chosen.first ?? .exact, maxDiffPixels: maxDiffPixels,
      maxDiffPixelRatio: maxDiffPixelRatio)
  }
}

/// Differences in words.
enum DiffText {
  /// One line for a pair of files.
  static func line(_ file: FileComparison) -> String {
    switch file.outcome {
    case .sameBytes: "equal  \(file.actual) (same bytes)"
    case .compared(.none): "equal  \(file.actual)"
    case .compared(.size(let expected, let actual)):
      "size  \(file.actual): \(expected) → \(actual)"
    case .compared(.pixels(let difference)):
      "\(difference.passes ? "tolerated" : "differs")  \(file.actual): "
        + "\(difference.differingPixels) px differ, \(difference.failingPixels) count, at most "
        + "\(difference.largestChannelDifference) levels (\(difference.options.measure))"
    case .missingExpected: "new  \(file.actual)"
    case .missingActual: "gone  \(file.expected)"
    case .unreadable(let path, let reason): "unreadable  \(path): \(reason)"
    }
  }

  /// Where the differences are.
  static func details(_ difference: BitmapDifference) -> [String] {
    guard case .pixels(let pixels) = difference else { return [] }
    return pixels.clusters.map { cluster in
      "\(cluster.box): \(cluster.pixelCount) px"
        + (cluster.shift.map { ", \($0)" } ?? "")
    }
  }
}

extension FileComparison {
  fileprivate var isUnreadable: Bool {
    if case .unreadable = outcome { return true }
    return false
  }
}
