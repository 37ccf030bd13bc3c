import ArgumentParser
import GalleySnapshots
import GalleySystem

/// The options that choose cases.
struct SelectionOptions: ParsableArguments {
  @Option(
    name: [.customShort("g"), .customLong("filter"), .customLong("grep")],
    help: "Only cases whose name contains this, or matches it when it has * or ?; repeatable.")
  var filters: [String] = []

  @Option(help: "One part of a divided run, for example 2/5; else what the CI system asks for.")
  var shard: String?

  @Option(help: "The results.json of an earlier run, to divide by the time that cases took.")
  var costs: String?

  @Flag(help: "Only cases that did not pass in the last run.")
  var lastFailed = false

  @Flag(
    help: "Only cases whose files differ from the last commit, or from the one behind \"=\".")
  var onlyChanged = false

  @Option(help: "Only cases whose files differ from a commit: --only-changed=COMMIT.")
  var changedSince: String?

  func validate() throws {
    if let shard, Shard(shard) == nil {
      throw ValidationError("--shard takes a part and a number of parts, for example 2/5")
    }
  }

  /// The requested shard.
  var chosenShard: Shard? {
    shard.flatMap(Shard.init(_:)) ?? Shard(environment: ProcessVariables.all)
  }
}
