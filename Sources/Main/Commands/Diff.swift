import ArgumentParser
import GalleyFiles
import GalleyImaging
import GalleySnapshots

/// `galley diff`: what two pictures, or the pictures of two folders, have not in common.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two PNG or JPEG files, or two folders of them.",
    discussion: """
      Exact unless told otherwise. Status 0: equal; 1: different, or missing on one side of two \
      folders; 2: a comparison that cannot be made. With --detailed-exit-codes odiff's: 21 for \
      another size, 22 for other pixels.
      """)

  @Argument(help: "The expected file or folder.")
  var expected: String

  @Argument(help: "The actual file or folder.")
  var actual: String

  @OptionGroup var comparison: ComparisonChoice

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "Write the difference as a PNG; for folders, a folder of them.")
  var output: String?

  @Option(
    help: """
      Write expected, actual and difference side by side as a PNG; for folders, a folder of them.
      """)
  var composite: String?

  @Flag(help: "Print the settings under which two pictures would count as equal.")
  var sweep = false

  @Flag(help: "End with 21 for another size and 22 for other pixels, as odiff does.")
  var detailedExitCodes = false

  func run() throws {
    let options = try comparison.options()
    switch (Directory.exists(expected), Directory.exists(actual)) {
    case (true, true): try compareFolders(options)
    case (false, false): try compareFiles(options)
    case (let isFolder, _):
      let (folder, other) = isFolder ? (expected, actual) : (actual, expected)
      let what = File.exists(other) ? "is a file" : "does not exist"
      throw ValidationError("'\(folder)' is a folder, but '\(other)' \(what)")
    }
  }

  private func compareFiles(_ options: ComparisonOptions) throws {
    let result = FileComparison.compare(expected: expected, actual: actual, options: options)
    if result.isMissingOrUnreadable {
      Output.error.line("error: \(DiffText.failure(result))")
      throw ExitStatus.badInput
    }
    Output.standard.line(DiffText.line(result))
    if case .compared(let difference) = result.outcome {
      for line in DiffText.details(difference) { Output.standard.line("  \(line)") }
      try DiffPictures(difference: output, composite: composite).write(result)
      if sweep { try printSettings() }
    }
    try end([result])
  }

  private func compareFolders(_ options: ComparisonOptions) throws {
    guard !sweep else { throw ValidationError("--sweep looks at two files, not at folders") }
    let comparison = FolderComparison.compare(
      expected: expected, actual: actual, options: options)
    for file in comparison.files where !file.passes || file.isTolerated {
      let stream = file.isUnreadable ? Output.error : Output.standard
      stream.line(file.isUnreadable ? "error: \(DiffText.failure(file))" : DiffText.line(file))
      let name = String(file.expected.dropFirst(expected.count + 1))
      try DiffPictures(
        difference: output.map { "\($0)/\(name)" }, composite: composite.map { "\($0)/\(name)" }
      ).write(file)
    }
    for reason in comparison.unreadableFolders { Output.error.line("error: \(reason)") }
    guard !comparison.files.isEmpty else {
      Output.error.line("error: no PNG or JPEG file in '\(expected)' or '\(actual)'")
      throw ExitStatus.badInput
    }
    Output.standard.line(DiffText.summary(comparison.files))
    if !comparison.unreadableFolders.isEmpty { throw ExitStatus.badInput }
    try end(comparison.files)
  }

  private func printSettings() throws {
    let old = try PictureReader.decode(try File.read(expected))
    let new = try PictureReader.decode(try File.read(actual))
    guard old.width == new.width, old.height == new.height else { return }
    let settings = ToleranceSweep(expected: old, actual: new).settings
    guard !settings.isEmpty else { return }
    Output.standard.line("would count as equal under:")
    for setting in settings { Output.standard.line("  \(setting)") }
  }

  /// What cannot be compared outweighs what is missing, and that another size, and that pixels.
  private func end(_ files: [FileComparison]) throws {
    let failed = files.filter { !$0.passes }
    if failed.isEmpty { return }
    if failed.contains(where: \.isUnreadable) { throw ExitStatus.badInput }
    if !detailedExitCodes || failed.contains(where: \.isMissingOrUnreadable) {
      throw ExitStatus.difference
    }
    throw failed.contains(where: \.isOfAnotherSize)
      ? DetailedExit.otherSize : DetailedExit.otherPixels
  }
}

/// odiff's numbers.
enum DetailedExit {
  static let otherSize = ExitCode(21)
  static let otherPixels = ExitCode(22)
}
