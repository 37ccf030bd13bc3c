import ArgumentParser
import GalleyParsing
import GalleySnapshots
import GalleySystem
import Synchronization

/// `galley diff`: what two pictures, or the pictures of two folders, have not in common.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two PNG, JPEG, WebP or GIF files, or two folders of them.",
    discussion: """
      Exact unless told otherwise, with colours in sRGB. Status 0: equal; 1: different, or missing on one side of two \
      folders; 2: a comparison that cannot be made. With --detailed-exit-codes odiff's: 21 for \
      another size, 22 for other pixels.

      Examples:
        galley diff before.png after.png -o difference.png
        galley diff old/ new/ --like pixelmatch-7 --composite differences/
        galley diff before.png after.png --ignore 0,0,320,44
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

  @Flag(help: "Print a JSON array with an object for each pair of files.")
  var json = false

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
    for path in [output, composite].compactMap(\.self) {
      guard try PictureFormat(of: path, wanted: nil) == .png else {
        throw ValidationError("a difference is pixels; '\(path)' should end in .png")
      }
    }
    let pictures = DiffPictures(difference: output, composite: composite)
    let settings = sweep ? SweepNotes() : nil
    var receiver = pictures.receiver
    if let settings {
      let next = receiver
      receiver = { files, expected, actual in
        next?(files, expected, actual)
        settings.add(ToleranceSweep(expected: expected, actual: actual).settings)
      }
    }
    let result = FileComparison.compare(
      expected: expected, actual: actual, options: options, receive: receiver)
    if result.isMissingOrUnreadable {
      Output.error.say(.error, DiffText.failure(result))
      throw ExitStatus.badInput
    }
    if json {
      try pictures.finish()
      try Output.standard.line(JSONWriter.text(of: .array([result.value])))
      return try end([result])
    }
    try Output.standard.line(DiffText.line(result))
    if case .compared(let difference) = result.outcome {
      for line in DiffText.details(difference) { try Output.standard.line("  \(line)") }
      try pictures.finish()
      for line in settings?.lines ?? [] { try Output.standard.line(line) }
    }
    try end([result])
  }

  private func compareFolders(_ options: ComparisonOptions) throws {
    guard !sweep else { throw ValidationError("--sweep looks at two files, not at folders") }
    let pictures = DiffPictures(difference: output, composite: composite, below: expected)
    let comparison = FolderComparison.compare(
      expected: expected, actual: actual, options: options, receive: pictures.receiver)
    try pictures.finish()
    if json {
      try Output.standard.line(JSONWriter.text(of: .array(comparison.files.map(\.value))))
    }
    for file in comparison.files where !json && (!file.passes || file.isTolerated) {
      if file.isUnreadable {
        Output.error.say(.error, DiffText.failure(file))
      } else {
        try Output.standard.line(DiffText.line(file))
      }
    }
    for reason in comparison.unreadableFolders { Output.error.say(.error, reason) }
    guard !comparison.files.isEmpty else {
      Output.error.say(.error, "no PNG, JPEG, WebP or GIF file in '\(expected)' or '\(actual)'")
      throw ExitStatus.badInput
    }
    if !json { try Output.standard.line(DiffText.summary(comparison.files)) }
    if !comparison.unreadableFolders.isEmpty { throw ExitStatus.badInput }
    try end(comparison.files)
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

/// The settings under which two pictures would have been equal.
private final class SweepNotes: Sendable {
  private let settings = Mutex<[ToleranceSweep.Setting]>([])

  func add(_ found: [ToleranceSweep.Setting]) { settings.withLock { $0 = found } }

  var lines: [String] {
    let found = settings.withLock { $0 }
    return found.isEmpty ? [] : ["would count as equal under:"] + found.map { "  \($0)" }
  }
}

/// odiff's numbers.
enum DetailedExit {
  static let otherSize = ExitCode(21)
  static let otherPixels = ExitCode(22)
}
