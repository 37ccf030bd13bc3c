import GalleyParsing

/// The data that the page reads when a case is opened: `items` in the order of the index, and `frames`, the
/// lines in which its frame dump differs.
enum HTMLReportDetail {
  static func json(_ entry: HTMLReportIndex.Case) -> String {
    var writer = ObjectWriter()
    writer.list("items", entry.results.map(item))
    let lines = entry.results.lazy.map(\.details.frameLines).first { !$0.isEmpty } ?? []
    writer.list("frames", lines.map(JSONWriter.quoted))
    return writer.closed
  }

  private static func item(_ result: PictureResult) -> String {
    var writer = ObjectWriter()
    if !result.message.isEmpty { writer.text("message", result.message) }
    writer.text("proof", result.proof?.summary)
    writer.list("shares", result.shares.map(share))
    writer.list("nodes", result.details.nodes.map(node))
    let omitted = result.details.omittedNodes
    if omitted > 0 { writer.number("omitted", Double(omitted)) }
    if result.details.scale != 1 { writer.number("scale", result.details.scale) }
    writer.number("largest", result.largestChannelDifference.map(Double.init))
    writer.text("settled", result.matchedBy?.rawValue)
    writer.number("seconds", (result.seconds * 1e6).rounded() / 1e6)
    writer.list("lints", result.lints.map(lint))
    if let location = result.location {
      writer.text("source", "\(location.file):\(location.line):\(location.column)")
    }
    return writer.closed
  }

  private static func share(_ share: PixelAttribution.Share) -> String {
    "[\(JSONWriter.quoted(share.name)),\(JSONWriter.quoted(share.verdict.rawValue)),\(share.pixels)]"
  }

  /// `[name, verdict, structure, old frame, new frame, [change…]]`.
  private static func node(_ node: DifferenceDetails.Node) -> String {
    let frames = [node.oldFrame, node.newFrame].map { $0.map(DifferenceDetails.list) ?? "null" }
    var parts = [node.name, node.verdict.rawValue, node.structure.rawValue].map(JSONWriter.quoted)
    parts += frames
    if !node.changes.isEmpty {
      parts.append("[\(node.changes.map(JSONWriter.quoted).joined(separator: ","))]")
    }
    return "[\(parts.joined(separator: ","))]"
  }

  private static func lint(_ finding: LintFinding) -> String {
    "[\([finding.lint, finding.node, finding.message].map(JSONWriter.quoted).joined(separator: ","))]"
  }
}
