import ArgumentParser
import GalleyRendering

/// The `galley` command.
struct GalleyCommand: ParsableCommand {
  /// Name, abstract and subcommands.
  static let configuration = CommandConfiguration(
    commandName: "galley", abstract: "Renders component trees, headless.",
    discussion: """
      Examples:
        galley render card.json -o card.png
        galley test Snapshots
        galley help render
      """,
    subcommands: [
      Render.self, Preview.self, Previews.self, Serve.self, Inspect.self, Doctor.self,
      Test.self, Record.self, Accept.self, Reject.self, Prune.self, Report.self,
      MergeReports.self, Merge.self, History.self, Lint.self, Fix.self, Languages.self,
      Describe.self, Diff.self, FidelityCommand.self, Review.self,
      Gallery.self,
      Tokens.self, Schema.self, WriteSwift.self, ListNames.self, New.self, Init.self,
      ContextServer.self, EditorServer.self,
    ])

  @Flag(help: "Print the version, and what turns scenes into pixels here.")
  var version = false

  func run() throws {
    guard version else { throw CleanExit.helpRequest(self) }
    try Output.standard.line(
      "galley \(CommandLineTool.version)\nrenderer: \(RendererFingerprint.current)")
  }
}
