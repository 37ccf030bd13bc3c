import ArgumentParser
import GalleySnapshots
import GalleySystem

/// The options for the place of references and for the place of all other output.
struct CorpusOptions: ParsableArguments {
  @Option(
    name: .customLong("corpus"), help: "The folder of documents and their references.")
  var root = "Snapshots"

  @Option(
    help: """
      The folder for reports, candidates and pictures of failures; else $SNAPSHOT_ARTIFACTS, \
      else Bazel's $TEST_UNDECLARED_OUTPUTS_DIR, else .build/snapshots.
      """)
  var output: String?

  /// The output folder.
  var outputFolder: String { Self.outputFolder(output) }

  /// The output folder by its name, or where it is when none is given.
  static func outputFolder(_ output: String?) -> String {
    let variables = ProcessVariables.all
    let named = ["SNAPSHOT_ARTIFACTS", "TEST_UNDECLARED_OUTPUTS_DIR"].lazy
      .compactMap { variables[$0] }.first { !$0.isEmpty }
    return output ?? named ?? ".build/snapshots"
  }

  /// Acceptance of candidates, of this machine or from elsewhere.
  func acceptance(from folders: [String] = []) throws -> Acceptance {
    let last = "\(outputFolder)/results.json"
    // The last run knows where its candidates belong; only what others made belongs to --corpus.
    let isOwn = folders.isEmpty && File.exists(last)
    let report = isOwn ? try ReportFile.read(last) : nil
    let place = report?.root ?? root
    let declared = try? Corpus(root: place).cases.flatMap(\.declaredFiles)
    return Acceptance(
      root: place, output: outputFolder, from: folders,
      declared: (declared ?? []) + (report?.references ?? []))
  }
}
