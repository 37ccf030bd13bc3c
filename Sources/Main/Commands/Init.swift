import ArgumentParser
import GalleyDocuments
import GalleyParsing
import GalleySystem

/// `galley init`: what a project needs to keep pictures under test.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Set a project up: a corpus, ignore lines, a CI workflow, editor settings.",
    discussion: """
      Files that exist are left alone, but for missing lines of .gitignore. The workflow installs \
      Galley by the action that --action names, else from the archive of a release at the address \
      in the repository's variable GALLEY_URL, with its checksum in GALLEY_SHA256.

      Examples:
        galley init
        galley init --action owner/galley/.github/actions/galley@v\(CommandLineTool.version)
        galley init app --ci gitlab
      """)

  /// The systems that a workflow is written for.
  enum Service: String, ExpressibleByArgument, CaseIterable {
    case github, gitlab, none
  }

  @Argument(help: "The folder of the project.")
  var folder = "."

  @Option(help: "The folder of documents and references in it.")
  var corpus = "Snapshots"

  @Option(help: "github, gitlab or none.")
  var ci = Service.github

  @Option(help: "With GitHub: Galley's repository and tag, whose action installs it.")
  var action: String?

  func run() throws {
    for (path, text) in files {
      let file = StartingFile(path: FilePath(folder).appending(path).string, text: text)
      let isLines = path == ".gitignore"
      let isWritten = try isLines ? file.addMissingLines() : file.writeIfAbsent()
      try Output.standard.line("\(isWritten ? "wrote" : "kept ") \(file.path)")
    }
    try Output.standard.line("next: galley record \(corpus), look at the pictures, commit them")
  }

  private var files: [(String, String)] {
    let up = String(repeating: "../", count: corpus.split(separator: "/").count)
    let schema = StartingDocument.schemaName
    let workflow: [(String, String)] =
      switch ci {
      case .github:
        [(".github/workflows/galley.yml", Workflow.github(corpus: corpus, action: action))]
      case .gitlab: [(".gitlab-ci.yml", Workflow.gitlab(corpus: corpus))]
      case .none: []
      }
    return [
      ("\(corpus)/suite.json", #"{"variants": {"appearance": ["light", "dark"]}}"# + "\n"),
      ("\(corpus)/card.json", StartingDocument.text(.card, schema: up + schema)),
      (schema, JSONWriter.text(of: Schema.documents) + "\n"),
      (".gitignore", ".build/snapshots/\n*.png.*.tmp\n"),
      (".vscode/settings.json", Workflow.editorSettings(corpus: corpus, schema: schema)),
    ] + workflow
  }
}

/// The texts that other programs read.
enum Workflow {
  /// Visual Studio Code and what reads its settings.
  static func editorSettings(corpus: String, schema: String) -> String {
    """
    {
      "json.schemas": [
        {
          "fileMatch": ["\(corpus)/**/*.json", "!suite.json", "!*.suite.json"],
          "url": "./\(schema)"
        }
      ]
    }

    """
  }

  /// GitHub Actions: what is fetched once is cached.
  static func github(corpus: String, action: String?) -> String {
    let test = "test \(corpus) --record never"
    let steps =
      if let action { ["- uses: \(action)", "  with:", "    run: \(test)"] } else {
        [
          "- uses: actions/cache@v4", "  id: galley", "  with:", "    path: ~/galley",
          "    key: galley-${{ vars.GALLEY_SHA256 }}",
          "- if: steps.galley.outputs.cache-hit != 'true'", "  env:",
          "    GALLEY_URL: ${{ vars.GALLEY_URL }}", "    GALLEY_SHA256: ${{ vars.GALLEY_SHA256 }}",
          "  run: |",
        ] + fetch(into: "~/galley").map { "    " + $0 } + ["- run: ~/galley/bin/galley \(test)"]
      }
    return """
      name: Pictures
      on: [push, pull_request]
      jobs:
        galley:
          runs-on: ubuntu-24.04
          steps:
            - uses: actions/checkout@v4
            \(steps.joined(separator: "\n      "))
            - if: always()
              uses: actions/upload-artifact@v4
              with:
                name: pictures
                path: .build/snapshots
                include-hidden-files: true

      """
  }

  /// The lines that fetch an archive, check it and unpack it.
  private static func fetch(into folder: String) -> [String] {
    [
      #"curl -fsSL "$GALLEY_URL" -o galley.tar.xz"#,
      #"echo "$GALLEY_SHA256  galley.tar.xz" | sha256sum -c"#,
      "mkdir -p \(folder) && tar -xf galley.tar.xz -C \(folder) --strip-components 1",
    ]
  }

  /// GitLab.
  static func gitlab(corpus: String) -> String {
    """
    pictures:
      image: debian:12-slim
      cache:
        key: galley-$GALLEY_SHA256
        paths: [.galley/]
      script:
        - |
          if [ ! -x .galley/bin/galley ]; then
            apt-get update && apt-get install -y --no-install-recommends \\
              curl ca-certificates xz-utils
            \(fetch(into: ".galley").joined(separator: "\n            "))
          fi
        - .galley/bin/galley test \(corpus) --record never --reporter html,junit,gitlab
      artifacts:
        when: always
        paths: [.build/snapshots]
        reports:
          junit: .build/snapshots/junit.xml
          codequality: .build/snapshots/code-quality.json

    """
  }
}
