import GalleySystem

/// A report for a GitHub step summary or a comment.
package enum MarkdownReport {
  /// A step summary of more than a mebibyte is dropped as a whole; stay well below.
  package static let stepLimit = 900 << 10

  /// The text, cut at a whole line with a remark when it would be longer than the limit in bytes.
  ///
  /// - Parameter imageURL: A template with `{path}` for the address of an attachment, or nil.
  package static func text(
    of report: SnapshotReport, limit: Int = stepLimit, imageURL: String? = nil
  ) -> String {
    var text = head(report)
    let end = "\n…cut here; the full report is in the artifact.\n"
    for line in lines(report, imageURL) {
      guard text.utf8.count + line.utf8.count + end.utf8.count < limit else { return text + end }
      text += line
    }
    return text
  }

  static func head(_ report: SnapshotReport) -> String {
    let counts = PictureResult.Status.allCases.compactMap { status -> String? in
      let count = report.count(status)
      return count > 0 ? "\(grouped(count)) \(status.rawValue)" : nil
    }
    return "## Snapshots: \(counts.joined(separator: ", "))\n\n"
  }

  private static func lines(_ report: SnapshotReport, _ imageURL: String?) -> [String] {
    var lines: [String] = []
    if !report.groups.isEmpty {
      lines.append("| cause | pictures | accept |\n| --- | ---: | --- |\n")
      lines += report.groups.map { group in
        "| \(cell(group.cause.text)) | \(group.pictures.count)"
          + " | `galley accept --cause \(group.cause.id)` |\n"
      }
      lines.append("\n")
    }
    if !report.failures.isEmpty {
      lines.append("| snapshot | status | cause | px |\n| --- | --- | --- | ---: |\n")
      lines += report.failures.map { row($0, imageURL) }
      lines.append("\n")
    }
    let uses = report.toleranceUses
    if !uses.isEmpty {
      lines.append("| passes only thanks to | reason | results |\n| --- | --- | ---: |\n")
      lines += uses.map { "| \(cell($0.rule)) | \(cell($0.reason)) | \($0.results) |\n" }
      lines.append("\n")
    }
    if !report.lints.isEmpty {
      lines.append("| lint | component | finding | pictures |\n| --- | --- | --- | ---: |\n")
      lines += report.lints.map {
        "| \($0.finding.lint) | \(cell($0.finding.node)) | \(cell($0.finding.message))"
          + " | \($0.pictures.count) |\n"
      }
    }
    return lines
  }

  private static func row(_ result: PictureResult, _ imageURL: String?) -> String {
    var name = cell(result.name)
    if let imageURL, let path = result.attachment("diff") {
      name = "[\(name)](\(address(imageURL, path)))"
    }
    let pixels = result.changedPixels.map(grouped) ?? ""
    return "| \(name) | \(result.status.rawValue) | \(cell(result.message)) | \(pixels) |\n"
  }

  /// The address of an attachment by a template with `{path}`.
  static func address(_ template: String, _ path: String) -> String {
    template.split(separator: "{path}", omittingEmptySubsequences: false)
      .joined(separator: PercentEncoding.encoded(path))
  }

  /// Text that cannot leave a table cell, contains no mention and forms no link.
  static func cell(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    // Scalars, since an accent behind a bar makes one character of both.
    for scalar in text.defused.unicodeScalars {
      switch scalar {
      case "|", "\\", "`", "<", ">", "[", "]", "*", "_":
        result.append("\\")
        result.append(scalar)
      case "\n", "\r": result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
