import Foundation
import GalleyParsing
import GalleyTestSupport
import Testing

@testable import GalleyMain

@Suite("Beginning a project")
struct ProjectCommandTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  private func content(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test("every template renders strictly", arguments: New.Template.allCases)
  func templates(_ template: New.Template) throws {
    let new = try tool.run(["new", "app/a.json", "--template", template.rawValue])
    #expect(new.status == 0)
    let render = try tool.run(["render", "app/a.json", "-o", "out/", "--strict"])
    #expect(render.status == 0, "\(render.errors)")
    let lint = try tool.run(["lint", "app/a.json"])
    #expect(lint.status == 0, "\(lint.text)")
  }

  @Test(
    "every template can be read under the theme that is begun with",
    arguments: New.Template.allCases)
  func themed(_ template: New.Template) throws {
    try tool.run(["new", "a.json", "--template", template.rawValue])
    try tool.run(["new", "n.theme.json", "--theme"])
    for appearance in ["light", "dark"] {
      let lint = try tool.run(
        ["lint", "a.json", "--theme", "n.theme.json", "--appearance", appearance])
      #expect(lint.status == 0 && !lint.text.contains("note"), "\(lint.text)")
    }
  }

  @Test("a new document takes nobody's place")
  func existing() throws {
    try folder.write("mine", to: "a.json")
    let result = try tool.run(["new", "a.json"])
    #expect(result.status == 2 && result.errors.contains("'a.json' exists already"))
    #expect(try content("a.json") == "mine")
  }

  @Test("a project is set up once, and what is there stays")
  func initialise() throws {
    try folder.write("node_modules\n", to: ".gitignore")
    try folder.write("{}", to: ".vscode/settings.json")
    let first = try tool.run(["init"])
    #expect(first.status == 0)
    #expect(first.text.contains("kept  ./.vscode/settings.json"))
    #expect(try content(".vscode/settings.json") == "{}")
    #expect(try content(".gitignore").hasPrefix("node_modules\n.build/snapshots/\n"))
    let workflow = try content(".github/workflows/galley.yml")
    #expect(workflow.contains("shard: [1, 2]"))
    #expect(
      workflow.contains(
        "galley test Snapshots --limits ci --record never --shard ${{ matrix.shard }}/2"))
    #expect(workflow.contains("galley merge-reports parts --corpus Snapshots"))
    let ignored = try content(".gitignore")
    #expect(try tool.run(["init"]).status == 0)
    #expect(try content(".gitignore") == ignored)

    #expect(try tool.run(["new", "Snapshots/deep/b.json"]).status == 0)
    #expect(try content("Snapshots/deep/b.json").contains(#""../../galley.schema.json""#))
    // Something was recorded.
    #expect(try tool.run(["record"]).status == 1)
    #expect(try tool.run(["test"]).status == 0)
  }

  @Test("the settings of an editor give each kind of file its own schema, which is there")
  func editorSettings() throws {
    #expect(try tool.run(["init", "--corpus", "Cases"]).status == 0)
    let settings = try content(".vscode/settings.json")
    let value = try #require(JSONParser.parse(SourceText(name: "s", text: settings)).value)
    let schemas = value["json.schemas"]?.elements ?? []
    let titles = try schemas.map { schema in
      let path = try #require(schema["url"]?.text)
      let text = SourceText(name: path, text: try content(path))
      return try #require(JSONParser.parse(text).value?["title"]?.text)
    }
    #expect(
      titles == [
        "A Galley document", "What a folder of Galley documents is checked for", "A Galley theme",
        "Design tokens",
      ])
    let documents = schemas.first?["fileMatch"]?.elements?.compactMap(\.text) ?? []
    for kind in ["suite.json", "*.suite.json", "*.theme.json", "*.tokens.json"] {
      #expect(documents.contains("!" + kind))
    }
  }

  @Test("a workflow installs by the action when one is named")
  func action() throws {
    let action = "owner/galley/.github/actions/galley@v1"
    #expect(try tool.run(["init", "--action", action, "--shards", "3"]).status == 0)
    let workflow = try content(".github/workflows/galley.yml")
    let step = "\n      - uses: \(action)\n      - run: galley test Snapshots"
    #expect(workflow.contains(step) && !workflow.contains("GALLEY_URL"))
    #expect(workflow.contains("shard: [1, 2, 3]"))
    let comment = "\n        uses: owner/galley/.github/actions/comment@v1\n"
    #expect(workflow.contains(comment) && workflow.contains("pull-requests: write"))
  }

  /// The jobs of a workflow by their names, with their lines.
  private func jobs(_ workflow: String) -> [String: String] {
    let lines = workflow.split(separator: "\n", omittingEmptySubsequences: false)
    var jobs: [String: String] = [:]
    var name = ""
    for line in lines.drop(while: { $0 != "jobs:" }).dropFirst() {
      if line.hasPrefix("  "), !line.hasPrefix("   ") {
        name = String(line.dropFirst(2).dropLast())
      }
      jobs[name, default: ""] += line + "\n"
    }
    return jobs
  }

  @Test(
    "a workflow may do no more than it must, whatever installs galley",
    arguments: [nil, "owner/galley/.github/actions/galley@v1"])
  func permissions(action: String?) throws {
    #expect(try tool.run(["init"] + (action.map { ["--action", $0] } ?? [])).status == 0)
    let workflow = try content(".github/workflows/galley.yml")
    #expect(workflow.contains("\npermissions: {}\n"))
    let jobs = jobs(workflow)
    #expect(jobs.keys.sorted() == ["galley", "report"])
    #expect(jobs["galley"]?.contains("\n    permissions: { contents: read }\n") == true)
    let reporter =
      action == nil ? "{ contents: read }" : "{ contents: write, pull-requests: write }"
    #expect(jobs["report"]?.contains("\n    permissions: \(reporter)\n") == true)
    for job in jobs.values {
      let checkouts = job.components(separatedBy: "uses: actions/checkout@").count - 1
      #expect(
        checkouts == 1 && job.components(separatedBy: "persist-credentials: false").count == 2)
    }
    for line in workflow.split(separator: "\n") where line.contains("uses: actions/") {
      #expect(
        line.wholeMatch(of: /.*uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+/) != nil,
        "\(line)")
    }
  }

  /// Runs the installing lines of a recipe in a shell with a substitute for curl.
  private func install(_ variables: [String: String]) throws -> (status: Int32, text: String) {
    let workflow = try content(".github/workflows/galley.yml")
    let start = try #require(workflow.range(of: "run: |\n"))
    let lines = workflow[start.upperBound...].split(separator: "\n").prefix {
      $0.hasPrefix("          ")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", lines.joined(separator: "\n")]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = variables.merging(
      ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "HOME": folder.path]) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test("a recipe says which variable is missing, and compares the checksum of what a cache gives")
  func installing() throws {
    #expect(try tool.run(["init"]).status == 0)
    try folder.write("#!/bin/sh\nexit 7\n", to: "bin/curl")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/curl")
    for missing in ["GALLEY_URL", "GALLEY_SHA256"] {
      var variables = ["GALLEY_URL": "https://host/a", "GALLEY_SHA256": "0"]
      variables[missing] = ""
      let run = try install(variables)
      #expect(run.status != 0 && run.text.contains("\(missing): set this variable"), "\(run.text)")
    }
    // An archive of the cache with another checksum is not unpacked.
    try folder.write("a stranger's", to: ".galley.tar.xz")
    let run = try install([
      "GALLEY_URL": "https://host/a", "GALLEY_SHA256": String(repeating: "0", count: 64),
    ])
    #expect(run.status != 0 && !folder.exists("galley"))
  }

  @Test("the recipes for GitLab and Jenkins divide, and put every part together")
  func otherServices() throws {
    #expect(try tool.run(["init", "--ci", "gitlab", "--shards", "3"]).status == 0)
    let gitlab = try content(".gitlab-ci.yml")
    #expect(gitlab.contains("parallel: 3") && gitlab.contains("--shard $CI_NODE_INDEX/3"))
    #expect(gitlab.contains("merge-reports out --corpus Snapshots --output whole"))
    #expect(gitlab.contains("paths: [.galley.tar.xz]") && gitlab.contains("sha256sum -c"))
    #expect(gitlab.contains("GALLEY_URL:?") && !gitlab.contains("if [ ! -x"))
    #expect(try tool.run(["init", "--ci", "jenkins", "--shards", "3"]).status == 0)
    let jenkins = try content("Jenkinsfile")
    #expect(jenkins.contains("values '1', '2', '3'") && jenkins.contains("--shard $SHARD/3"))
    #expect(jenkins.contains("unstash 'part-3'") && jenkins.contains("junit 'whole/junit.xml'"))
    #expect(jenkins.filter { $0 == "{" }.count == jenkins.filter { $0 == "}" }.count)
    #expect(try tool.run(["init", "--shards", "0"]).status == 2)
  }

  @Test("every command's help has an example")
  func examples() throws {
    let (help, _) = JSONParser.parse(
      SourceText(name: "help", bytes: try tool.run(["--experimental-dump-help"]).output))
    func check(_ command: SyntaxValue) {
      let name = command["commandName"]?.text ?? ""
      guard name != "help" else { return }
      let discussion = command["discussion"]?.text ?? ""
      #expect(discussion.contains("Example") && discussion.contains("  galley "), "\(name)")
      guard case .array(let verbs)? = command["subcommands"]?.kind else { return }
      verbs.forEach(check)
    }
    check(try #require(help?["command"]))
  }

  @Test(
    "A reader that has read enough ends a command without a word",
    arguments: ["list icons", "lint faint.json", "swift faint.json", "lint faint.json --json"])
  func closedPipe(_ command: String) throws {
    try folder.write(
      ##"{"type": "Text", "values": {"text": "a"}, "properties": {"foregroundColor": "#EEE"}}"##,
      to: "faint.json")
    let shell = Tool(folder: folder.path, program: "/bin/sh")
    let galley = "'\(KillIntegrationTests.tool)'"
    // The reader is gone before anything is written.
    try shell.run([
      "-c", "(sleep 0.3; \(galley) \(command) 2> errors; echo $? > status) | (exec <&-; true)",
    ])
    #expect(try content("status") == "141\n")
    #expect(try content("errors").isEmpty)
  }

  @Test("A folder with the name of a document or a reference is passed over")
  func namedFolders() throws {
    try folder.write(#"{"type": "Text", "values": {"text": "a"}}"#, to: "Snapshots/a.json")
    for name in ["b.json", "b.light.png", "c.layout.txt"] {
      try folder.write("{}", to: "Snapshots/\(name)/d.json")
    }
    #expect(try tool.run(["record"]).status == 1)
    for arguments in [["test"], ["lint"], ["gallery", "Snapshots", "-o", "pages"], ["prune"]] {
      let run = try tool.run(arguments)
      #expect(run.status == 0, "\(arguments): \(run.errors)")
    }
    #expect(folder.exists("Snapshots/b.json/d.json"))
  }

  @Test("A corpus that is missing or empty leads to init")
  func emptyCorpus() throws {
    let missing = try tool.run(["test", "Nowhere"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("galley init"), "\(missing.errors)")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Empty", withIntermediateDirectories: true)
    let empty = try tool.run(["test", "Empty"])
    #expect(empty.status == 2)
    #expect(empty.errors.contains("'Empty' has no documents"), "\(empty.errors)")
    #expect(empty.errors.contains("galley init"))
    // A filter that matches nothing is another mistake.
    #expect(try tool.run(["test", "Empty", "--filter", "x"]).errors.contains("matches"))
  }

  @Test(
    "names are listed",
    arguments: [
      ("components", "VStack"), ("themes", "dnakit"), ("devices", "iphone-14"), ("fonts", "Inter"),
      ("lints", "contrast"), ("reporters", "junit"), ("text-sizes", "large"),
      ("icons", "star.fill"), ("colors", "systemBlue"),
    ])
  func list(_ kind: String, _ name: String) throws {
    let text = try tool.run(["list", kind]).text
    #expect(text.split(separator: "\n").contains { $0.hasPrefix(name) })
    let json = try tool.run(["list", kind, "--json"])
    let (value, _) = JSONParser.parse(SourceText(name: "list", bytes: json.output))
    guard case .array(let names)? = value?.kind else {
      Issue.record("\(json.text)")
      return
    }
    #expect(names.contains { $0["name"]?.text == name })
  }
}
