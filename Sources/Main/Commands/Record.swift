import ArgumentParser
import GalleySnapshots

/// `galley record`: writes references that are missing or differ.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write references that are missing or differ: \"galley test --record failed\".",
    discussion: """
      Pictures whose pixels are equal keep every byte. Something recorded is status 1.

      Example:
        galley record Snapshots --filter card
      """)

  @OptionGroup var test: Test

  func run() throws { try test.run(mode: test.running.record == nil ? .failed : nil) }
}
