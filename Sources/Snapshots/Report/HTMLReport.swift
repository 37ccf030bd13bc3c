import GalleyParsing

/// A report as one static page that works from a file: everything but the pictures is in it, only
/// the rows that are seen exist, and pictures load when they are looked at.
public enum HTMLReport {
  /// The page, to be written to `report/index.html` below the output folder.
  ///
  /// - Parameter attachments: What leads from the page to the output folder.
  public static func text(of report: SnapshotReport, attachments: String = "..") -> String {
    var page = HTMLReportPage.head
    page += "<style>\n\(HTMLReportPage.style)</style>\n</head>\n<body>\n"
    page += HTMLReportPage.body
    page += "<script type=\"application/json\" id=\"data\">\n"
    page += embedded(data(report, attachments))
    page += "\n</script>\n<script>\n\(HTMLReportPage.script)</script>\n</body>\n</html>\n"
    return page
  }

  /// Nothing in the data may end the script element that holds it.
  private static func embedded(_ json: String) -> String {
    var result = ""
    result.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func data(_ report: SnapshotReport, _ attachments: String) -> String {
    let groups = report.groups
    var numbers: [Cause: Int] = [:]
    for (index, group) in groups.enumerated() { numbers[group.cause] = index }
    var writer = ObjectWriter()
    writer.text("base", attachments)
    writer.text("mode", report.mode.rawValue)
    writer.text("seed", String(report.seed))
    writer.number("seconds", (report.seconds * 1000).rounded() / 1000)
    writer.list("notes", report.notes.map(JSONWriter.quoted))
    writer.list("unused", report.unreferenced.map(JSONWriter.quoted))
    writer.list("causes", groups.map(cause), isLong: true)
    // Failures first: they are what the page is opened for.
    let ordered = report.failures + report.results.filter(\.isPassed)
    writer.list("results", ordered.map { entry($0, numbers) }, isLong: true)
    return writer.closed
  }

  private static func cause(_ group: CauseGroup) -> String {
    var writer = ObjectWriter()
    writer.text("id", group.cause.id)
    writer.text("kind", group.cause.kind.rawValue)
    writer.text("text", group.cause.text)
    writer.number("only", Double(group.only.count))
    writer.number("mixed", Double(group.mixed.count))
    return writer.closed
  }

  /// Short keys: ten thousand entries are read at once.
  private static func entry(_ result: PictureResult, _ causes: [Cause: Int]) -> String {
    var writer = ObjectWriter()
    writer.text("n", result.name)
    writer.text("s", result.status.rawValue)
    writer.text("p", result.matchedBy?.rawValue)
    if !result.message.isEmpty { writer.text("m", result.message) }
    writer.list("c", result.causes.compactMap { causes[$0].map(String.init) })
    writer.list("t", result.components.map(JSONWriter.quoted))
    writer.list("h", result.shares.map(share))
    writer.number("d", result.changedPixels.map(Double.init))
    writer.number("e", result.explainedPixels.map(Double.init))
    writer.number("l", result.largestChannelDifference.map(Double.init))
    for attachment in result.attachments {
      let isPicture = attachment.path.hasSuffix(".png")
      writer.text(isPicture ? "_\(attachment.role)" : "x", attachment.path)
    }
    if let location = result.location {
      writer.text("w", "\(location.file):\(location.line):\(location.column)")
    }
    writer.list(
      "i", result.lints.map { JSONWriter.quoted("\($0.lint): \($0.node): \($0.message)") })
    return writer.closed
  }

  private static func share(_ share: PixelAttribution.Share) -> String {
    "[\(JSONWriter.quoted(share.name)),\(JSONWriter.quoted(share.verdict.rawValue)),\(share.pixels)]"
  }
}
