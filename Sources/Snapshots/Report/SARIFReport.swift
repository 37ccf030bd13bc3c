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
    artifact.text("uri", address(location.file))
    var physical = ObjectWriter()
    physical.raw("artifactLocation", artifact.closed)
    physical.raw("region", region.closed)
    var writer = ObjectWriter()
    writer.raw("physicalLocation", physical.closed)
    return writer.closed
  }

  /// A path as a relative reference of RFC 3986.
  private static func address(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || "-._~/".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain
        ? String(UnicodeScalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
