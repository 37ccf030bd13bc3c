import GalleyStair

/// The texts that other programs read: recipes that install Galley, divide a run among machines, and put
/// the parts together, which fails when one is missing.
struct Workflow {
  /// The folder of documents and references.
  let corpus: String
  /// The number of machines.
  let shards: Int

  /// Visual Studio Code and what reads its settings: each kind of file has its schema.
  static func editorSettings(corpus: String, schema: String) -> String {
    """
    {
      "json.schemas": [
        {
          "fileMatch": [
            "\(corpus)/**/*.json", "!suite.json", "!*.suite.json", "!*.theme.json", "!*.tokens.json",
            "!*.schema.json"
          ],
          "url": "./\(schema)"
        },
        {
          "fileMatch": ["\(corpus)/**/suite.json", "*.suite.json"],
          "url": "./\(schemaPath(of: .suite))"
        },
        {"fileMatch": ["*.theme.json"], "url": "./\(schemaPath(of: .theme))"},
        {"fileMatch": ["*.tokens.json"], "url": "./\(schemaPath(of: .tokens))"}
      ]
    }

    """
  }

  /// The path of a schema that only the editor's settings name.
  static func schemaPath(of kind: DesignFile.Kind) -> String {
    let name = kind == .tokens ? "tokens" : kind.rawValue
    return ".vscode/galley/\(name).schema.json"
  }

  private var numbers: [String] { (1...shards).map(String.init) }

  private func test(shard: String, reporters: String) -> String {
    "test \(corpus) --limits ci --record never --shard \(shard)/\(shards) --output out --reporter \(reporters)"
  }

  private func merge(_ folder: String, reporters: String) -> String {
    "merge-reports \(folder) --corpus \(corpus) --output whole --reporter \(reporters)"
  }

  /// Actions of GitHub by their commits, which cannot be moved as tags can.
  private enum Action: String {
    case checkout = "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2"
    case cache = "actions/cache@5a3ec84eff668545956fd18022155c47e93e2684 # v4.2.3"
    case upload = "actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2"
    case download = "actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093 # v4.3.0"
  }

  /// The lines that fetch an archive, unless a cache has it, check it in both cases and unpack it anew: a
  /// cache may be written by others.
  private static func fetch(into folder: String, archive: String) -> [String] {
    [
      #": "${GALLEY_URL:?set this variable to the address of the archive of a release}""#,
      #": "${GALLEY_SHA256:?set this variable to the checksum of that archive}""#,
      #"[ -f \#(archive) ] || curl -fsSL "$GALLEY_URL" -o \#(archive)"#,
      #"echo "$GALLEY_SHA256  \#(archive)" | sha256sum -c"#,
      "rm -rf \(folder) && mkdir -p \(folder)",
      "tar -xf \(archive) -C \(folder) --strip-components 1",
    ]
  }

  /// GitHub Actions: what is fetched once is cached. The comment is an action beside the one that
  /// installs. Only the job that comments may write, and no job leaves its token in the checkout, where
  /// the program of a preview could read it.
  func github(action: String?) -> String {
    let archive = ".galley.tar.xz"
    let installing =
      if let action { ["- uses: \(action)"] } else {
        [
          "- uses: \(Action.cache.rawValue)", "  with:", "    path: \(archive)",
          "    key: galley-${{ vars.GALLEY_SHA256 }}", "- env:",
          "    GALLEY_URL: ${{ vars.GALLEY_URL }}", "    GALLEY_SHA256: ${{ vars.GALLEY_SHA256 }}",
          "  run: |",
        ] + Self.fetch(into: "~/galley", archive: archive).map { "    " + $0 }
      }
    let place = "/actions/galley@"
    let comment = action.flatMap { action in
      action.contains(place) ? action.replacing(place, with: "/actions/comment@") : nil
    }
    let commenting =
      comment.map { action in
        [
          "- if: always() && github.event.pull_request && hashFiles('whole/results.json')",
          "  uses: \(action)", "  with: { output: whole, corpus: \(corpus) }",
        ]
      } ?? []
    let reporter =
      comment == nil ? "{ contents: read }" : "{ contents: write, pull-requests: write }"
    let galley = action == nil ? "~/galley/bin/galley" : "galley"
    let start = [
      "- uses: \(Action.checkout.rawValue)", "  with:", "    persist-credentials: false",
      // The branch itself, not its merge: accepted pictures belong to this commit.
      #"    ref: "${{ github.event.pull_request.head.sha || github.sha }}""#,
    ]
    let testing = [
      "- run: \(galley) \(test(shard: "${{ matrix.shard }}", reporters: "blob,github"))",
      "- if: always()", "  uses: \(Action.upload.rawValue)",
      #"  with: { name: "part-${{ matrix.shard }}", path: "out/blob-*.zip" }"#,
    ]
    let reporting = [
      "- uses: \(Action.download.rawValue)", "  with: { path: parts, pattern: part-* }",
      "- run: \(galley) \(merge("parts", reporters: "html,junit,markdown"))",
      "- if: always()", "  uses: \(Action.upload.rawValue)",
      "  with: { name: pictures, path: whole }",
    ]
    func steps(_ lines: [String]) -> String { lines.joined(separator: "\n      ") }
    return """
      name: Pictures
      on: [push, pull_request]
      permissions: {}
      jobs:
        galley:
          permissions: { contents: read }
          strategy: { fail-fast: false, matrix: { shard: [\(numbers.joined(separator: ", "))] } }
          runs-on: ubuntu-24.04
          steps:
            \(steps(start + installing + testing))
        report:
          needs: galley
          if: always()
          permissions: \(reporter)
          runs-on: ubuntu-24.04
          steps:
            \(steps(start + installing + reporting + commenting))

      """
  }

  /// GitLab, which divides by itself.
  var gitlab: String {
    let fetch = ["set -eu"] + Self.fetch(into: ".galley", archive: ".galley.tar.xz")
    return """
      .galley:
        image: debian:12-slim
        cache:
          key: galley-$GALLEY_SHA256
          paths: [.galley.tar.xz]
        before_script:
          - apt-get update && apt-get install -y --no-install-recommends curl ca-certificates xz-utils
          - |
            \(fetch.joined(separator: "\n      "))
      pictures:
        extends: .galley
        parallel: \(shards)
        script:
          - .galley/bin/galley \(test(shard: "$CI_NODE_INDEX", reporters: "blob"))
        artifacts: { when: always, paths: ["out/blob-*.zip"] }
      picture report:
        extends: .galley
        needs: [pictures]
        when: always
        script:
          - .galley/bin/galley \(merge("out", reporters: "html,junit,gitlab"))
        artifacts:
          when: always
          paths: [whole]
          reports: { junit: whole/junit.xml, codequality: whole/code-quality.json }

      """
  }

  /// Jenkins, as a declarative pipeline: a part with differences does not keep the report from being
  /// made, and fails the build. The JUnit plugin shows each picture as a test.
  var jenkins: String {
    let fetch = Self.fetch(into: ".galley", archive: ".galley-$GALLEY_SHA256.tar.xz")
    func installing(_ indent: Int) -> String {
      (["set -eu"] + fetch + ["rm -rf out whole"])
        .joined(separator: "\n" + String(repeating: " ", count: indent))
    }
    return """
      // GALLEY_URL and GALLEY_SHA256 are variables of the folder or of the controller.
      pipeline {
        agent none
        stages {
          stage('Pictures') {
            matrix {
              agent any
              axes {
                axis {
                  name 'SHARD'
                  values \(numbers.map { "'\($0)'" }.joined(separator: ", "))
                }
              }
              stages {
                stage('Part') {
                  steps {
                    sh '''
                      \(installing(16))
                    '''
                    catchError(buildResult: 'FAILURE', stageResult: 'FAILURE') {
                      sh '.galley/bin/galley \(test(shard: "$SHARD", reporters: "blob"))'
                    }
                    stash name: "part-${SHARD}", includes: 'out/blob-*.zip'
                  }
                }
              }
            }
          }
          stage('Report') {
            agent any
            steps {
              sh '''
                \(installing(10))
              '''
              \(numbers.map { "unstash 'part-\($0)'" }.joined(separator: "\n        "))
              sh '.galley/bin/galley \(merge("out", reporters: "html,junit"))'
            }
            post {
              always {
                junit 'whole/junit.xml'
                archiveArtifacts artifacts: 'whole/**', allowEmptyArchive: true
              }
            }
          }
        }
      }

      """
  }
}
