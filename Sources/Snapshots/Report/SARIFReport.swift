import GalleySystem

/// Failures and lint findings in SARIF 2.1.0, for code scanning.
package enum SARIFReport {
  /// The text.
  ///
  /// - Parameter version: The version of the program that made the report.
  package static func text(of report: SnapshotReport, version: String) -> String {
    let lints = SceneLinter.catalog.map { (id: $0, sentence: $1) }
    let kinds = PictureResult.Kind.allCases.map { (id: ruleName($0), sentence: sentence($0)) }
    var driver = ObjectWriter()
    driver.text("name", "galley")
    driver.text("version", version)
    driver.text("semanticVersion", version)
    driver.list("rules", (kinds + [toleratedRule] + lints).map(rule))
    var tool = ObjectWriter()
    tool.raw("driver", driver.closed)
    var run = ObjectWriter()
    run.raw("tool", tool.closed)
    let tolerated = report.results.filter { $0.isPassed && !$0.tolerated.isEmpty }
    run.list(
      "results",
      report.failures.map(result) + tolerated.map(remark)
        + (report.lints + report.lintNotes).map { result($0, in: report) }, isLong: true)
    var log = ObjectWriter()
    log.text("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    log.text("version", "2.1.0")
    log.list("runs", [run.closed])
    return log.closed + "\n"
  }

  private static func rule(_ id: String, _ sentence: String) -> String {
    var description = ObjectWriter()
    description.text("text", sentence)
    var rule = ObjectWriter()
    rule.text("id", id)
    rule.raw("shortDescription", description.closed)
    return rule.closed
  }

  private static func ruleName(_ kind: PictureResult.Kind) -> String { "snapshot.\(kind.rawValue)" }

  private static func sentence(_ kind: PictureResult.Kind) -> String {
    switch kind {
    case .mismatch: "A picture has other pixels than its reference."
    case .size: "A picture has another size than its reference."
    case .missing: "A picture or frame dump has no reference."
    case .layout: "Frames or properties are others than in the frame dump."
    case .same: "Two documents that must look the same do not."
    case .differs: "Two documents that must look different do not."
    case .digest: "A stored digest stands for other pixels."
    case .unstable: "Two renderings of the same input differ."
    case .input: "A document, or something that it is drawn with, has a mistake."
    case .render: "A component cannot be rendered."
    case .reference: "A reference cannot be read."
    }
  }

  private static let toleratedRule = (
    id: "snapshot.tolerated", sentence: "A picture passes only thanks to a mask or a tolerance."
  )

  private static func result(_ failure: PictureResult) -> String {
    result(failure, rule: ruleName(failure.kind ?? .mismatch), level: "error")
  }

  private static func remark(_ passed: PictureResult) -> String {
    result(passed, rule: toleratedRule.id, level: "note")
  }

  private static func result(_ failure: PictureResult, rule: String, level: String) -> String {
    var message = ObjectWriter()
    message.text("text", "\(failure.name): \(failure.message)")
    var writer = ObjectWriter()
    writer.text("ruleId", rule)
    writer.text("level", level)
    writer.raw("message", message.closed)
    // A finding needs a place to be shown at all; the reference is used if the source is not known.
    if let location = failure.location ?? start(of: failure) {
      writer.list("locations", [place(location)])
    }
    return writer.closed
  }

  /// The first line of what a result is about: its reference, else the document that it was made from.
  private static func start(of result: PictureResult) -> SceneLocation? {
    (result.reference ?? result.dependencies.first).map {
      SceneLocation(file: $0, line: 1, column: 1)
    }
  }

  private static func result(_ lint: LintReport, in report: SnapshotReport) -> String {
    var message = ObjectWriter()
    message.text(
      "text",
      "\(lint.finding.node): \(lint.finding.message) (\(counted(lint.pictures.count, "picture")))")
    var writer = ObjectWriter()
    writer.text("ruleId", lint.finding.lint)
    writer.text("level", lint.finding.isNote ? "note" : "warning")
    writer.raw("message", message.closed)
    let location =
      lint.finding.location
      ?? report.results.first { $0.name == lint.pictures.first }.flatMap { result in
        result.dependencies.first.map { SceneLocation(file: $0, line: 1, column: 1) }
          ?? start(of: result)
      }
    if let location { writer.list("locations", [place(location)]) }
    return writer.closed
  }

  private static func place(_ location: SceneLocation) -> String {
    var region = ObjectWriter()
    region.number("startLine", Double(location.line))
    region.number("startColumn", Double(location.column))
    var artifact = ObjectWriter()
    artifact.text("uri", PercentEncoding.encoded(location.file))
    var physical = ObjectWriter()
    physical.raw("artifactLocation", artifact.closed)
    physical.raw("region", region.closed)
    var writer = ObjectWriter()
    writer.raw("physicalLocation", physical.closed)
    return writer.closed
  }
}
