import ArgumentParser

/// The `galley` command.
struct GalleyCommand: ParsableCommand {
  /// Name, abstract and subcommands.
  static let configuration = CommandConfiguration(
    commandName: "galley", abstract: "Renders component trees, headless.",
    subcommands: [
      Render.self, Preview.self, Inspect.self, Doctor.self,
      Test.self, Record.self, Accept.self, Reject.self, Prune.self, Report.self,
      MergeReports.self, Lint.self, Describe.self, Diff.self, Review.self, Gallery.self,
      Tokens.self, Schema.self,
    ])
}
