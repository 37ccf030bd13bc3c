import ArgumentParser
import GalleyDocuments
import GalleyParsing
import GalleyStair
import GalleySystem

/// `galley init`: what a project needs to keep pictures under test.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Set a project up: a corpus, ignore lines, a CI workflow, editor settings.",
    discussion: """
      Files that exist are left alone, but for missing lines of .gitignore and .gitattributes. These \
      name drivers of git for references, so that "git diff" says what changed in a picture and \
      branches merge; the drivers themselves are set in each clone, by --drivers or by the lines \
      that are printed. The workflow divides \
      the run among machines, puts the parts together and, with --action, comments on pull \
      requests, for which its last job alone may write. It installs Galley by the action that --action \
      names, else from the archive of a \
      release at the address in the variable GALLEY_URL, with its checksum in GALLEY_SHA256.

      Examples:
        galley init
        galley init --action owner/galley/.github/actions/galley@COMMIT
        galley init app --ci gitlab --shards 4
        galley init --ci jenkins
        galley init --drivers --ci none
      """)

  /// The systems that a workflow is written for.
  enum Service: String, ExpressibleByArgument, CaseIterable {
    case github, gitlab, jenkins, none
  }

  @Argument(help: "The folder of the project.")
  var folder = "."

  @Option(help: "The folder of documents and references in it.")
  var corpus = "Snapshots"

  @Option(help: "github, gitlab, jenkins or none.")
  var ci = Service.github

  @Option(help: "The number of machines that a run is divided among.")
  var shards = 2

  @Option(
    help: "With GitHub: the action in Galley's repository that installs it, by commit or tag.")
  var action: String?

  @Flag(help: "Set git's drivers for references in the configuration of the repository.")
  var drivers = false

  func validate() throws {
    guard (1...100).contains(shards) else {
      throw ValidationError("--shards takes a number of machines, 1 to 100")
    }
  }

  func run() throws {
    for (path, text) in files {
      let file = StartingFile(path: FilePath(folder).appending(path).string, text: text)
      let isLines = [".gitignore", ".gitattributes"].contains(path)
      let isWritten = try isLines ? file.addMissingLines() : file.writeIfAbsent()
      try Output.standard.line("\(isWritten ? "wrote" : "kept ") \(file.path)")
    }
    if drivers {
      try GitDrivers.set(in: folder)
      try Output.standard.line("set   git's drivers for references")
    } else {
      try Output.standard.line("next, in each clone: " + GitDrivers.lines.joined(separator: "\n  "))
    }
    try Output.standard.line("next: galley record \(corpus), look at the pictures, commit them")
  }

  private var files: [(String, String)] {
    let up = String(repeating: "../", count: corpus.split(separator: "/").count)
    let schema = StartingDocument.schemaName
    let recipe = Workflow(corpus: corpus, shards: shards)
    let workflow: [(String, String)] =
      switch ci {
      case .github: [(".github/workflows/galley.yml", recipe.github(action: action))]
      case .gitlab: [(".gitlab-ci.yml", recipe.gitlab)]
      case .jenkins: [("Jenkinsfile", recipe.jenkins)]
      case .none: []
      }
    return [
      ("\(corpus)/suite.json", #"{"variants": {"appearance": ["light", "dark"]}}"# + "\n"),
      ("\(corpus)/card.json", StartingDocument.text(.card, schema: up + schema)),
      (schema, Self.schema(of: .document)),
      (".gitignore", ".build/snapshots/\n*.png.*.tmp\n"),
      (".gitattributes", GitDrivers.attributes(corpus: corpus)),
      (".vscode/settings.json", Workflow.editorSettings(corpus: corpus, schema: schema)),
    ]
      + [DesignFile.Kind.suite, .theme, .tokens].map {
        (Workflow.schemaPath(of: $0), Self.schema(of: $0))
      } + workflow
  }

  private static func schema(of kind: DesignFile.Kind) -> String {
    JSONWriter.text(of: Schema.schema(of: kind)) + "\n"
  }
}
