import ArgumentParser
import GalleySnapshots
import GalleySystem

/// The options of commands that render a corpus.
struct RunningOptions: ParsableArguments {
  @Option(
    help: """
      What may be written among the references: never, missing, failed, all, pending. \
      -u, --update-snapshots is --record failed; both take a mode behind "=".
      """)
  var record: String?

  @Option(name: [.customShort("j"), .customLong("workers")], help: "The number of threads.")
  var workers: Int?

  @Flag(help: "Draw and compare every picture, whatever its digest says.")
  var noCache = false

  @Option(
    help: """
      The share of pictures with equal digests that is compared all the same, 0 to 1; by default \
      0.02 of those whose inputs have changed since they passed last.
      """)
  var verify: Double?

  @Option(help: "The seed that chooses those pictures; else a new one for each run.")
  var seed: UInt64?

  @Option(help: "Stop after so many failures.")
  var maxFailures: Int?

  @Flag(help: "Stop after the first failure.")
  var failFast = false

  @Option(help: "Prepare each picture so often, to find those that are not always the same.")
  var repeatEach = 1

  func validate() throws {
    guard (0...1).contains(verify ?? 0) else {
      throw ValidationError("--verify takes a share from 0 to 1")
    }
    guard repeatEach >= 1, (maxFailures ?? 1) >= 1, (workers ?? 1) >= 1 else {
      throw ValidationError("numbers of threads, failures and repetitions begin at 1")
    }
    // An error of another type would be taken for a fault of our own.
    do { _ = try record.map { try RecordMode(word: $0, origin: "--record") } } catch {
      throw ValidationError("\(error)")
    }
  }

  /// The options as a value.
  func runOptions(output: String, mode: RecordMode? = nil) throws -> RunOptions {
    var options = RunOptions()
    var policy = RecordPolicy()
    policy.option = try mode ?? record.map { try RecordMode(word: $0, origin: "--record") }
    options.mode = try policy.mode(in: ProcessVariables.all)
    options.output = output
    options.workers = workers ?? Workers.processorCount
    options.usesCache = !noCache
    options.verifiedShare = verify ?? options.verifiedShare
    options.verifiesUnchanged = verify != nil
    options.seed = seed ?? UInt64.random(in: 0...UInt64(UInt32.max))
    options.maximumFailures = failFast ? 1 : maxFailures
    options.repetitions = repeatEach
    return options
  }
}
