import GalleyParsing

/// `results.json`: a report as JSON, complete, so that other reports can be made from it later and
/// the parts of a divided run can be put together.
package enum ReportJSON {
  /// The version of the format.
  package static let version = 1

  /// The text; linear in the number of results.
  package static func text(of report: SnapshotReport) -> String {
    var writer = ObjectWriter(after: head(of: report))
    writer.text("root", report.root)
    writer.text("shard", report.shard?.text)
    writer.text("division", report.division.map(hexadecimal))
    writer.list(
      "inputs",
      report.inputHashes.sorted { $0.key < $1.key }.map { path, hash in
        "[\(JSONWriter.quoted(path)),\(JSONWriter.quoted(hash))]"
      })
    writer.text("mode", report.mode.rawValue)
    writer.bool("countsLints", report.countsLints)
    writer.bool("countsMissingGlyphs", report.countsMissingGlyphs)
    writer.number("skippedCases", Double(report.skippedCases))
    writer.list("notes", report.notes.map(JSONWriter.quoted))
    writer.list("unreferenced", report.unreferenced.map(JSONWriter.quoted))
    writer.list("tolerances", report.toleranceUses.map(use))
    writer.list("causes", report.groups.map(group), isLong: true)
    writer.list("results", results(of: report), isLong: true)
    return writer.end("\n")
  }

  /// Returns the beginning of the text, which distinguishes one run from another with the same results.
  package static func head(of report: SnapshotReport) -> String {
    var writer = ObjectWriter()
    writer.number("version", Double(version))
    writer.text("commit", report.commit)
    writer.text("seed", String(report.seed))
    writer.number("seconds", report.seconds)
    return String(writer.closed.dropLast())
  }

  private static func results(of report: SnapshotReport) -> [String] {
    report.pieces.flatMap { piece in
      switch piece {
      case .told(let places): places.map { result(report.results[$0]) }
      case .kept(let cases):
        report.kept.map { [String(decoding: $0.results.text(cases), as: UTF8.self)] } ?? []
      }
    }
  }

  private static func group(_ group: CauseGroup) -> String {
    var writer = ObjectWriter()
    writer.text("id", group.cause.id)
    writer.text("kind", group.cause.kind.rawValue)
    writer.text("text", group.cause.text)
    writer.list("only", group.only.map(JSONWriter.quoted))
    writer.list("mixed", group.mixed.map(JSONWriter.quoted))
    writer.list("unproven", group.unproven.map(JSONWriter.quoted))
    return writer.closed
  }

  private static func use(rule: String, reason: String, results: Int) -> String {
    var writer = ObjectWriter()
    writer.text("rule", rule)
    writer.text("reason", reason)
    writer.number("results", Double(results))
    return writer.closed
  }

  private static func tolerated(_ found: ToleratedDifference) -> String {
    var writer = ObjectWriter()
    writer.text("rule", found.rule)
    writer.text("reason", found.reason)
    writer.number("pixels", found.pixels.map(Double.init))
    return writer.closed
  }

  static func result(_ result: PictureResult) -> String {
    var writer = ObjectWriter()
    writer.text("name", result.name)
    writer.text("case", result.caseName)
    writer.text("variant", result.variant)
    writer.text("status", result.status.rawValue)
    writer.text("kind", result.kind?.rawValue)
    writer.text("matchedBy", result.matchedBy?.rawValue)
    if !result.message.isEmpty { writer.text("message", result.message) }
    writer.raw("proof", result.proof.map(proof))
    writer.list("causes", result.causes.map(cause))
    writer.list("shares", result.shares.map(share))
    writer.number("changedPixels", result.changedPixels.map(Double.init))
    writer.number("totalPixels", result.totalPixels.map(Double.init))
    writer.number("explainedPixels", result.explainedPixels.map(Double.init))
    writer.number("largestChannelDifference", result.largestChannelDifference.map(Double.init))
    writer.list("tolerated", result.tolerated.map(tolerated))
    writer.list("components", result.components.map(JSONWriter.quoted))
    if result.details != DifferenceDetails() { writer.raw("details", result.details.json) }
    writer.list("attachments", result.attachments.map(attachment))
    writer.text("reference", result.reference)
    writer.text("renamedFrom", result.renamedFrom)
    writer.raw("location", result.location.map(location))
    writer.list("lints", result.lints.map(lint))
    writer.list("dependencies", result.dependencies.map(JSONWriter.quoted))
    writer.text("inputs", result.inputsDigest.map(hexadecimal))
    writer.text("digest", result.digest.map(hexadecimal))
    writer.number("seconds", result.seconds)
    return writer.closed
  }

  private static func proof(_ proof: PictureProof) -> String {
    var writer = ObjectWriter()
    writer.bool("isProven", proof.isProven)
    for (name, claim) in [
      ("drawing", proof.drawing), ("layout", proof.layout), ("inputs", proof.inputs),
    ] {
      switch claim {
      case .holds: writer.text(name, "holds")
      case .fails(let reason): writer.text(name, "fails: \(reason)")
      case .unchecked(let reason): writer.text(name, "unchecked: \(reason)")
      }
    }
    writer.number("unaccountedPixels", Double(proof.unaccountedPixels))
    writer.number("exemptPixels", Double(proof.exemptPixels))
    return writer.closed
  }

  private static func cause(_ cause: Cause) -> String {
    var writer = ObjectWriter()
    writer.text("kind", cause.kind.rawValue)
    writer.text("text", cause.text)
    return writer.closed
  }

  private static func share(_ share: PixelAttribution.Share) -> String {
    var writer = ObjectWriter()
    writer.text("name", share.name)
    writer.text("verdict", share.verdict.rawValue)
    writer.number("pixels", Double(share.pixels))
    return writer.closed
  }

  private static func attachment(_ attachment: PictureResult.Attachment) -> String {
    var writer = ObjectWriter()
    writer.text("role", attachment.role)
    writer.text("path", attachment.path)
    return writer.closed
  }

  private static func location(_ location: SceneLocation) -> String {
    var writer = ObjectWriter()
    writer.text("file", location.file)
    writer.number("line", Double(location.line))
    writer.number("column", Double(location.column))
    return writer.closed
  }

  private static func lint(_ finding: LintFinding) -> String {
    var writer = ObjectWriter()
    writer.text("lint", finding.lint)
    writer.text("node", finding.node)
    writer.text("message", finding.message)
    if finding.isNote { writer.text("severity", "note") }
    writer.raw("location", finding.location.map(location))
    return writer.closed
  }
}

/// Writes one JSON object, members in order; nil and empty lists are left out.
struct ObjectWriter {
  private var text: String

  /// - Parameter begin: The part of the object that is already written.
  init(after begin: String = "{") { text = begin }

  /// Adds a member.
  ///
  /// - Parameter key: A word of our own, which needs no escape.
  mutating func raw(_ key: String, _ value: String?) {
    guard let value else { return }
    begin(key)
    text += value
  }

  private mutating func begin(_ key: String) {
    text += text.utf8.count > 1 ? ",\"" : "\""
    text += key
    text += "\":"
  }

  mutating func text(_ key: String, _ value: String?) { raw(key, value.map(JSONWriter.quoted)) }

  mutating func number(_ key: String, _ value: Double?) { raw(key, value.map(plain)) }

  mutating func bool(_ key: String, _ value: Bool) { raw(key, value ? "true" : "false") }

  mutating func list(_ key: String, _ values: [String], isLong: Bool = false) {
    if values.isEmpty && !isLong { return }
    let between = isLong ? ",\n" : ","
    let edge = isLong && !values.isEmpty ? "\n" : ""
    begin(key)
    // Reports have megabytes, and a copy costs more in fresh memory than in what it copies.
    let room = values.reduce(text.utf8.count + 64) { $0 + $1.utf8.count + between.utf8.count }
    if isLong { text.reserveCapacity(room) }
    text += "["
    text += edge
    for (place, value) in values.enumerated() {
      if place > 0 { text += between }
      text += value
    }
    text += edge
    text += "]"
  }

  /// The whole object and what follows it; the writer holds nothing afterwards.
  mutating func end(_ rest: String) -> String {
    var whole = ""
    swap(&whole, &text)
    whole += "}"
    whole += rest
    return whole
  }

  var closed: String { text + "}" }
}
