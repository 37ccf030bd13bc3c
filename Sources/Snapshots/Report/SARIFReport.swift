/// Lint findings in SARIF 2.1.0, for code scanning.
public enum SARIFReport {
  /// The text.
  public static func text(of report: SnapshotReport) -> String {
    let rules = SceneLinter.catalog.map { name, sentence in
      var description = ObjectWriter()
      description.text("text", sentence)
      var rule = ObjectWriter()
      rule.text("id", name)
      rule.raw("shortDescription", description.closed)
      return rule.closed
    }
    var driver = ObjectWriter()
    driver.text("name", "galley")
    driver.list("rules", rules)
    var tool = ObjectWriter()
    tool.raw("driver", driver.closed)
    var run = ObjectWriter()
    run.raw("tool", tool.closed)
    run.list("results", report.lints.map(result), isLong: true)
    var log = ObjectWriter()
    log.text("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    log.text("version", "2.1.0")
    log.list("runs", [run.closed])
    return log.closed + "\n"
  }

  private static func result(_ lint: LintReport) -> String {
    var message = ObjectWriter()
    message.text(
      "text",
      "\(lint.finding.node): \(lint.finding.message) (\(counted(lint.pictures.count, "picture")))")
    var writer = ObjectWriter()
    writer.text("ruleId", lint.finding.lint)
    writer.text("level", "warning")
    writer.raw("message", message.closed)
    if let location = lint.finding.location { writer.list("locations", [place(location)]) }
    return writer.closed
  }

  private static func place(_ location: SceneLocation) -> String {
    var region = ObjectWriter()
    region.number("startLine", Double(location.line))
    region.number("startColumn", Double(location.column))
    var artifact = ObjectWriter()
    artifact.text("uri", location.file)
    var physical = ObjectWriter()
    physical.raw("artifactLocation", artifact.closed)
    physical.raw("region", region.closed)
    var writer = ObjectWriter()
    writer.raw("physicalLocation", physical.closed)
    return writer.closed
  }
}
