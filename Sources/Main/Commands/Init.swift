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
      Files that exist are left alone, but for missing lines of .gitignore. The workflow fetches \
      Galley from the address in the variables GALLEY_URL and GALLEY_SHA256 of the repository.

      Examples:
        galley init
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
      case .github: [(".github/workflows/galley.yml", Workflow.github(corpus: corpus))]
      case .gitlab: [(".gitlab-ci.yml", Workflow.gitlab(corpus: corpus))]
      case .none: []
      }
    return [
      ("\(corpus)/suite.json", #"{"variants": {"appearance": ["light", "dark"]}}"# + "\n"),
      ("\(corpus)/card.json", StartingDocument.text(.card, schema: up + schema)),
      (schema, JSONWriter.text(of: DocumentSchema(CommandLineTool.catalog).value) + "\n"),
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

  private static let install = """
    curl -fsSL "$GALLEY_URL" -o galley.tar.gz
    echo "$GALLEY_SHA256  galley.tar.gz" | sha256sum -c
    mkdir -p "$HOME/galley" && tar -xzf galley.tar.gz -C "$HOME/galley" --strip-components 1
    """

  private static func install(indent: Int) -> String {
    install.split(separator: "\n").joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  /// GitHub Actions: the archive is fetched once and cached.
  static func github(corpus: String) -> String {
    """
    name: Pictures
    on: [push, pull_request]
    jobs:
      galley:
        runs-on: ubuntu-24.04
        env:
          GALLEY_URL: ${{ vars.GALLEY_URL }}
          GALLEY_SHA256: ${{ vars.GALLEY_SHA256 }}
        steps:
          - uses: actions/checkout@v4
          - uses: actions/cache@v4
            id: galley
            with:
              path: ~/galley
              key: galley-${{ vars.GALLEY_SHA256 }}
          - if: steps.galley.outputs.cache-hit != 'true'
            run: |
              \(install(indent: 10))
          - run: ~/galley/bin/galley test \(corpus) --record never
          - if: always()
            uses: actions/upload-artifact@v4
            with:
              name: pictures
              path: .build/snapshots
              include-hidden-files: true

    """
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
            apt-get update && apt-get install -y --no-install-recommends curl ca-certificates
            curl -fsSL "$GALLEY_URL" -o galley.tar.gz
            echo "$GALLEY_SHA256  galley.tar.gz" | sha256sum -c
            mkdir -p .galley && tar -xzf galley.tar.gz -C .galley --strip-components 1
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
