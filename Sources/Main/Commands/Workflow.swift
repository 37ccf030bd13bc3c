/// The texts that other programs read: recipes that install Galley, divide a run among machines, and put
/// the parts together, which fails when one is missing.
struct Workflow {
  /// The folder of documents and references.
  let corpus: String
  /// The number of machines.
  let shards: Int

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

  private var numbers: [String] { (1...shards).map(String.init) }

  private func test(shard: String, reporters: String) -> String {
    "test \(corpus) --limits ci --record never --shard \(shard)/\(shards) --output out --reporter \(reporters)"
  }

  private func merge(_ folder: String, reporters: String) -> String {
    "merge-reports \(folder) --corpus \(corpus) --output whole --reporter \(reporters)"
  }

  /// The lines that fetch an archive, check it and unpack it.
  private static func fetch(into folder: String) -> [String] {
    [
      #"curl -fsSL "$GALLEY_URL" -o galley.tar.xz"#,
      #"echo "$GALLEY_SHA256  galley.tar.xz" | sha256sum -c"#,
      "mkdir -p \(folder) && tar -xf galley.tar.xz -C \(folder) --strip-components 1",
    ]
  }

  /// GitHub Actions: what is fetched once is cached. The comment is an action beside the one that
  /// installs.
  func github(action: String?) -> String {
    let installing =
      if let action { ["- uses: \(action)"] } else {
        [
          "- uses: actions/cache@v4", "  id: galley", "  with:", "    path: ~/galley",
          "    key: galley-${{ vars.GALLEY_SHA256 }}",
          "- if: steps.galley.outputs.cache-hit != 'true'", "  env:",
          "    GALLEY_URL: ${{ vars.GALLEY_URL }}", "    GALLEY_SHA256: ${{ vars.GALLEY_SHA256 }}",
          "  run: |",
        ] + Self.fetch(into: "~/galley").map { "    " + $0 }
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
    let permissions =
      comment == nil ? "" : "permissions: { contents: write, pull-requests: write }\n"
    let galley = action == nil ? "~/galley/bin/galley" : "galley"
    let start = [
      "- uses: actions/checkout@v4",
      // The branch itself, not its merge: accepted pictures belong to this commit.
      #"  with: { ref: "${{ github.event.pull_request.head.sha || github.sha }}" }"#,
    ]
    let testing = [
      "- run: \(galley) \(test(shard: "${{ matrix.shard }}", reporters: "blob,github"))",
      "- if: always()", "  uses: actions/upload-artifact@v4",
      #"  with: { name: "part-${{ matrix.shard }}", path: "out/blob-*.zip" }"#,
    ]
    let reporting = [
      "- uses: actions/download-artifact@v4", "  with: { path: parts, pattern: part-* }",
      "- run: \(galley) \(merge("parts", reporters: "html,junit,markdown"))",
      "- if: always()", "  uses: actions/upload-artifact@v4",
      "  with: { name: pictures, path: whole }",
    ]
    func steps(_ lines: [String]) -> String { lines.joined(separator: "\n      ") }
    return """
      name: Pictures
      on: [push, pull_request]
      \(permissions)jobs:
        galley:
          strategy: { fail-fast: false, matrix: { shard: [\(numbers.joined(separator: ", "))] } }
          runs-on: ubuntu-24.04
          steps:
            \(steps(start + installing + testing))
        report:
          needs: galley
          if: always()
          runs-on: ubuntu-24.04
          steps:
            \(steps(start + installing + reporting + commenting))

      """
  }

  /// GitLab, which divides by itself.
  var gitlab: String {
    """
    .galley:
      image: debian:12-slim
      cache:
        key: galley-$GALLEY_SHA256
        paths: [.galley/]
      before_script:
        - |
          if [ ! -x .galley/bin/galley ]; then
            apt-get update && apt-get install -y --no-install-recommends \\
              curl ca-certificates xz-utils
            \(Self.fetch(into: ".galley").joined(separator: "\n        "))
          fi
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
    let fetch = Self.fetch(into: ".galley").map { "  " + $0 }
    func installing(_ indent: Int) -> String {
      (["if [ ! -x .galley/bin/galley ]; then"] + fetch + ["fi", "rm -rf out whole"])
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
