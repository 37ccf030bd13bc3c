import Foundation
import GalleyGeometry
import GalleyImaging
import GalleyParsing
import Testing

@testable import GalleySnapshots

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports")
struct ReportTests {
  static let cause = Cause(.token, "color.brand #1 → #2 <&\"> | ` %, :")

  static let report: SnapshotReport = {
    var report = SnapshotReport()
    report.mode = .never
    report.countsLints = true
    report.seed = 42
    report.seconds = 1.5
    report.notes = ["a note"]
    report.unreferenced = ["Snapshots/gone.png"]
    var failed = PictureResult(
      name: "badge/count.light", caseName: "badge/count", variant: "light", status: .failed)
    failed.kind = .mismatch
    failed.message = "line one\nline two </script> ]]> & \u{1} ünï"
    failed.causes = [cause]
    failed.shares = [.init(name: "Badge#b", verdict: .cause, pixels: 12)]
    failed.changedPixels = 12
    failed.totalPixels = 100
    failed.explainedPixels = 12
    failed.largestChannelDifference = 7
    failed.components = ["Badge"]
    failed.attachments = [.init(role: "actual", path: "badge/count.light-actual.png")]
    failed.reference = "Snapshots/badge/count.light.png"
    failed.location = SceneLocation(file: "a,b:c.json", line: 3, column: 9)
    failed.dependencies = ["theme.json"]
    failed.seconds = 0.25
    failed.details.expectedSize = .init(width: 10, height: 10)
    failed.details.actualSize = .init(width: 10, height: 12)
    failed.details.changedRect = PixelRect(x: 1, y: 2, width: 3, height: 4)
    failed.details.scale = 2.5
    failed.details.nodes = [
      .init(
        name: "Badge#b", verdict: .cause, structure: .kept,
        oldFrame: Rect(x: 0, y: 0.5, width: 2, height: 3),
        newFrame: Rect(x: 0, y: 1, width: 2, height: 3), changes: ["padding 8 → 10"]),
      .init(
        name: "Text", verdict: .consequence, structure: .removed,
        oldFrame: Rect(x: 1, y: 1, width: 1, height: 1), newFrame: nil, changes: []),
    ]
    failed.details.omittedNodes = 3
    failed.details.frameLines = ["@", "-a", "+b <"]
    var passed = PictureResult(
      name: "badge/count.dark", caseName: "badge/count", variant: "dark", status: .passed)
    passed.matchedBy = .digest
    passed.lints = [
      LintFinding(
        lint: "tap-target", node: "Button#ok", message: "20x20", location: failed.location)
    ]
    var broken = PictureResult(name: "x.light", caseName: "x", variant: "light", status: .error)
    broken.kind = .render
    broken.message = "no"
    report.results = [failed, passed, broken]
    return report
  }()

  @Test("A comment shows pictures before and after and how to accept; no change is no comment")
  func comment() throws {
    var report = Self.report
    report.results[0].attachments.append(.init(role: "expected", path: "a b/c%d-expected.png"))
    report.results[0].proof = PictureProof(drawing: .holds, layout: .holds, inputs: .holds)
    let comment = try #require(
      CommentReport(of: report, imageURL: "https://host/raw/{path}?x"))
    #expect(comment.text.hasPrefix("<!-- galley: pictures -->\n"))
    #expect(comment.text.contains("`/galley accept cause \(Self.cause.id)`"))
    #expect(
      comment.text.contains(
        "| ![expected](https://host/raw/a%20b/c%25d-expected.png?x) "
          + "| ![actual](https://host/raw/badge/count.light-actual.png?x) |\n"))
    #expect(
      comment.pictureLines == "a b/c%d-expected.png\nbadge/count.light-actual.png\n")
    report.results[0].proof = nil
    let unproven = try #require(CommentReport(of: report, imageURL: nil))
    #expect(!unproven.text.contains("/galley accept") && !unproven.text.contains("!["))
    report.results = [report.results[1]]
    #expect(CommentReport(of: report, imageURL: nil) == nil)
  }

  @Test("A comment stays below what GitHub takes and says what is left out")
  func longComment() throws {
    var report = Self.report
    report.results = (0..<3000).map { index in
      var result = Self.report.results[0]
      result.name = "case\(index)"
      return result
    }
    let comment = try #require(CommentReport(of: report, imageURL: "https://host/{path}"))
    #expect(comment.text.utf8.count < 65_536)
    #expect(comment.text.hasSuffix("2,976 more are in the report of the run.\n"))
  }

  @Test("JSON gives back the whole report")
  func json() {
    let text = ReportJSON.text(of: Self.report)
    let read = ReportReader.read(SourceText(name: "results.json", text: text))
    #expect(read.diagnostics.isEmpty)
    #expect(read.report == Self.report)
  }

  @Test("Something else than a report is refused", arguments: ["", "{", "[]", #"{"version": 9}"#])
  func notAReport(text: String) {
    #expect(ReportReader.read(SourceText(name: "results.json", text: text)).report == nil)
  }

  @Test("Parts of a divided run come together")
  func merge() {
    var left = Self.report
    left.results.removeLast()
    left.unreferenced = ["a", "b"]
    var right = SnapshotReport()
    right.results = [Self.report.results[2], Self.report.results[1]]
    right.unreferenced = ["b"]
    let merged = SnapshotReport.merged([left, right])
    #expect(merged.results.map(\.name) == ["badge/count.dark", "badge/count.light", "x.light"])
    #expect(merged.unreferenced == ["b"])
  }

  @Test("A divided run is whole only with all of its parts, of one division and one commit")
  func completeness() throws {
    func part(
      _ shard: String?, _ commit: String? = "abc", costs: [Double] = [1, 2]
    ) -> SnapshotReport {
      var report = SnapshotReport()
      if shard != nil { report.division = Shard.division(of: ["a", "b"], costs: costs) }
      report.shard = shard.flatMap(Shard.init(_:))
      report.commit = commit
      let text = ReportJSON.text(of: report)
      return ReportReader.read(SourceText(name: "results.json", text: text)).report ?? report
    }
    func problem(_ parts: [SnapshotReport]) -> IncompleteRun? {
      do throws(IncompleteRun) { try SnapshotReport.requireComplete(parts) } catch { return error }
      return nil
    }
    #expect(problem([part("1/3"), part("2/3"), part("3/3")]) == nil)
    #expect(problem([part("1/3"), part("1/3"), part("3/3"), part("2/3")]) == nil)
    #expect(problem([part("3/3")]) == .missingParts([1, 2], count: 3))
    #expect(problem([part("1/2"), part("2/3")]) == .differentDivisions([2, 3]))
    #expect(problem([part("1/2"), part("2/2", "def")]) == .differentCommits(["abc", "def"]))
    // A part without a commit may belong to any.
    #expect(problem([part(nil), part(nil, nil)]) == .differentCommits(["abc", nil]))
    #expect(problem([part("1/2", nil), part("2/2")]) == .differentCommits(["abc", nil]))
    #expect(problem([part("1/2", nil), part("2/2", nil)]) == nil)
    #expect(
      problem([part("1/2"), part("2/2", nil)])?.description.hasSuffix("abc, an unknown one") == true
    )
    // A machine with a history of its own, had it divided by that.
    #expect(problem([part("1/2"), part("2/2", costs: [1, 3])]) == .differentCosts)
    #expect(problem([part("3/3")])?.description == "parts 1, 2 of 3 are missing")
  }

  @Test("JUnit holds nothing that junit-10.xsd of Jenkins does not know")
  func jenkins() throws {
    // Elements with the attributes and children that the schema of the plugin's version 3 allows,
    // and the attributes that it requires.
    let schema: [String: (attributes: Set<String>, children: Set<String>)] = [
      "testsuites": (["name", "time", "tests", "failures", "errors"], ["testsuite"]),
      "properties": ([], ["property"]), "property": (["name", "value"], []),
      "testsuite": (
        [
          "name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp",
          "hostname", "id", "package", "file", "log", "url", "version",
        ], ["testsuite", "properties", "testcase", "system-out", "system-err"]
      ),
      "testcase": (
        ["name", "time", "classname", "group"],
        [
          "skipped", "error", "failure", "rerunFailure", "rerunError", "flakyFailure",
          "flakyError", "system-out", "system-err",
        ]
      ),
      "failure": (["type", "message"], []), "error": (["type", "message"], []),
      "system-out": ([], []),
    ]
    let required: [String: Set<String>] = [
      "testsuite": ["name", "tests", "failures", "errors"], "testcase": ["name"],
      "property": ["name", "value"],
    ]
    let time = /(([0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(\.[0-9]{0,3})?/
    func check(_ element: XMLElement) throws {
      let rule = try #require(schema[element.name ?? ""], "\(element.name ?? "")")
      for attribute in element.attributes ?? [] {
        #expect(rule.attributes.contains(attribute.name ?? ""), "\(attribute)")
        if attribute.name == "time" {
          #expect((attribute.stringValue ?? "").wholeMatch(of: time) != nil, "\(attribute)")
        }
      }
      let given = Set((element.attributes ?? []).compactMap(\.name))
      #expect(given.isSuperset(of: required[element.name ?? ""] ?? []), "\(element)")
      for case let child as XMLElement in element.children ?? [] {
        #expect(rule.children.contains(child.name ?? ""), "\(child.name ?? "")")
        try check(child)
      }
    }
    var report = Self.report
    report.countsLints = true
    report.results[1].tolerated = [.init(rule: "mask #clock", reason: "time", pixels: 3)]
    report.seconds = 12_345.678
    let text = JUnitReport.text(of: report, timestamp: "2026-01-01T00:00:00Z", hostname: "h")
    #expect(text.contains("<property name=\"tolerated\""))
    try check(try #require(try XMLDocument(xmlString: text).rootElement()))
    #expect(text.contains("at: a,b:c.json:3:9&#10;"))
  }

  @Test("JUnit is well-formed and says what it has to")
  func junit() throws {
    let text = JUnitReport.text(of: Self.report, timestamp: "2026-01-01T00:00:00Z", output: "out")
    let document = try XMLDocument(xmlString: text)
    func count(_ path: String) throws -> Int { try document.nodes(forXPath: path).count }
    #expect(try count("/testsuites/testsuite") == 2)
    #expect(try count("//testcase") == 3)
    #expect(try count("//failure[@type='snapshot.mismatch']") == 1)
    #expect(try count("//failure[@type='snapshot.lint']") == 1)
    #expect(try count("//error[@type='snapshot.render']") == 1)
    #expect(try count("//system-out") == 3)
    #expect(text.contains("[[ATTACHMENT|out/badge/count.light-actual.png]]"))
    #expect(text.contains("failures=\"2\" errors=\"1\""))
    #expect(text.contains("time=\"0.250\""))
  }

  @Test("Markdown cannot be broken out of and is cut at a line")
  func markdown() {
    let text = MarkdownReport.text(of: Self.report, imageURL: "https://x/{path}?a")
    #expect(text.contains("| `galley accept --cause \(Self.cause.id)` |"))
    #expect(text.contains("\\| \\` %, :"))
    #expect(text.contains("https://x/badge/") == false)
    var many = Self.report
    many.results = (0..<5000).map { index in
      var result = Self.report.results[0]
      result.name = "n\(index)"
      return result
    }
    let cut = MarkdownReport.text(of: many, limit: 20_000)
    #expect(cut.utf8.count < 20_000)
    #expect(cut.hasSuffix("the full report is in the artifact.\n"))
  }

  @Test("Annotations are escaped and capped")
  func github() {
    let text = GitHubReport.text(of: Self.report)
    #expect(text.contains("file=a%2Cb%3Ac.json,line=3,col=9,title=failed%3A badge/count.light::"))
    #expect(text.contains("line one%0Aline two"))
    #expect(text.contains("::warning "))
    var many = SnapshotReport()
    many.results = Array(repeating: Self.report.results[0], count: 25)
    let lines = GitHubReport.text(of: many).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.last?.hasSuffix("::and 16 more") == true)
  }

  @Test("SARIF and code quality are JSON of the expected shape")
  func forTools() throws {
    let text = SARIFReport.text(of: Self.report, version: "2.1")
    let sarif = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { $0["ruleId"] as? String } == [
        "snapshot.mismatch", "snapshot.render", "tap-target",
      ])
    #expect(results.map { $0["level"] as? String } == ["error", "error", "warning"])
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["version"] as? String == "2.1")
    #expect(driver?["semanticVersion"] as? String == "2.1")
    // A finding of a scene that knows no lines is one of the document.
    var report = Self.report
    report.results[1].dependencies = ["badge/count.json"]
    for index in report.results.indices {
      report.results[index].location = nil
      for place in report.results[index].lints.indices {
        report.results[index].lints[place].location = nil
      }
    }
    for result in report.results.indices where report.results[result].reference == nil {
      report.results[result].dependencies = ["badge/count.json"]
    }
    let placed = SARIFReport.text(of: report, version: "2.1")
    let log = try JSONSerialization.jsonObject(with: Data(placed.utf8)) as? [String: Any]
    let placedRun = try #require((log?["runs"] as? [[String: Any]])?.first)
    for result in try #require(placedRun["results"] as? [[String: Any]]) {
      #expect((result["locations"] as? [Any])?.count == 1, "\(result)")
    }
    let rules = Set((driver?["rules"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String })
    #expect(rules.isSuperset(of: results.compactMap { $0["ruleId"] as? String }))
    #expect(text.contains(#""uri":"a%2Cb%3Ac.json""#))
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(CodeQualityReport.text(of: Self.report).utf8))
        as? [[String: Any]])
    #expect(issues.count == 3)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
  }

  /// The requirements of GitLab: a description, the name of a check, a fingerprint that no other issue has, a
  /// severity that it knows, a path that does not begin with "./", and a line.
  @Test("Issues of code quality have what GitLab wants, one fingerprint each, the same tomorrow")
  func codeQuality() throws {
    func issues(_ report: SnapshotReport) throws -> [[String: Any]] {
      let text = CodeQualityReport.text(of: report)
      return try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    }
    var report = Self.report
    report.results[0].location?.file = "./a.json"
    // Two nodes of one name with the same finding, such as buttons of two rows.
    report.results[1].lints.append(
      LintFinding(
        lint: "tap-target", node: "Button#ok", message: "20x20",
        location: SceneLocation(file: "a,b:c.json", line: 7, column: 1)))
    let found = try issues(report)
    #expect(found.count == 4)
    for issue in found {
      #expect((issue["description"] as? String)?.isEmpty == false)
      #expect((issue["check_name"] as? String)?.isEmpty == false)
      let severity = try #require(issue["severity"] as? String)
      #expect(["info", "minor", "major", "critical", "blocker"].contains(severity))
      let location = try #require(issue["location"] as? [String: Any])
      let path = try #require(location["path"] as? String)
      #expect(!path.isEmpty && !path.hasPrefix("./"))
      #expect((location["lines"] as? [String: Any])?["begin"] is Int)
    }
    func fingerprints(_ issues: [[String: Any]]) -> [String] {
      issues.compactMap { $0["fingerprint"] as? String }
    }
    #expect(Set(fingerprints(found)).count == 4)
    // The same failure with another number of pixels is not a new issue.
    report.results[0].message = "13 of 100 px"
    #expect(try fingerprints(issues(report)) == fingerprints(found))
  }

  @Test("The terminal tells one line for each cause, without colour when asked")
  func terminal() {
    let text = TerminalReport(usesColor: false).summary(Self.report)
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("cause \(Self.cause.id) "))
    #expect(text.contains("a,b:c.json:3:9: lint tap-target Button#ok: 20x20 in dark (1 picture)"))
    #expect(text.contains("1 passed, 1 failed, 1 error (1 by digest) in 1.5 s"))
    var unproven = Self.report
    unproven.results.removeAll(where: \.isPassed)
    #expect(!TerminalReport(usesColor: false).summary(unproven).contains("()"))
    #expect(TerminalReport(usesColor: true).dot(Self.report.results[0]).contains("\u{1B}[31m"))
    #expect(!TerminalReport.allowsColor(environment: ["NO_COLOR": "1"], isTerminal: true))
    #expect(TerminalReport.allowsColor(environment: ["FORCE_COLOR": "1"], isTerminal: false))
    #expect(!TerminalReport.allowsColor(environment: ["TERM": "dumb"], isTerminal: true))
  }

  @Test("Exit statuses as promised")
  func exitStatus() {
    var report = SnapshotReport()
    func add(_ status: PictureResult.Status) -> Int32 {
      report.results.append(PictureResult(name: "a", caseName: "a", variant: "", status: status))
      return report.exitStatus
    }
    #expect(add(.passed) == 0)
    #expect(add(.recorded) == 1)
    #expect(add(.failed) == 1)
    #expect(add(.unusable) == 2)
    #expect(add(.error) == 2)
    report.results[report.results.count - 1].kind = .render
    #expect(report.exitStatus == 3)
    #expect(Self.report.exitStatus == 3)
    var lints = SnapshotReport()
    lints.results = [Self.report.results[1]]
    #expect(lints.exitStatus == 0)
    #expect(JUnitReport.text(of: lints).contains("failures=\"0\""))
    lints.countsLints = true
    #expect(lints.exitStatus == 1)
    #expect(JUnitReport.text(of: lints).contains("snapshot.lint"))
    #expect(SnapshotReport.merged([lints, SnapshotReport()]).exitStatus == 1)
    lints.countsLints = false
    lints.countsMissingGlyphs = true
    #expect(lints.exitStatus == 0)
    lints.results[0].lints.append(LintFinding(lint: "missing-glyph", node: "a", message: "no font"))
    #expect(lints.exitStatus == 1)
    #expect(SnapshotReport.merged([lints, SnapshotReport()]).exitStatus == 1)
    LintBaseline(text: LintBaseline(report: lints).text).filter(&lints)
    #expect(lints.exitStatus == 0)
  }
}
