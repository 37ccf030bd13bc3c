/// A comment for a pull request: causes with the words that accept them, and pictures before and after.
package struct CommentReport {
  /// The text; its first line marks it, so that the next run finds and replaces it.
  package let text: String
  /// The attachments that the text shows, by their paths in the output folder, one a line.
  package let pictureLines: String

  /// The first line of every comment.
  package static let marker = "<!-- galley: pictures -->"
  /// GitHub takes 65,536 characters.
  private static let limit = 60_000
  /// A comment that shows more is no longer read.
  private static let pictureLimit = 24

  /// The comment of a run; nil when nothing changed.
  ///
  /// - Parameter imageURL: A template with `{path}` for the address of an attachment; without one no
  ///   pictures are shown.
  package init?(of report: SnapshotReport, imageURL: String?) {
    guard !report.failures.isEmpty else { return nil }
    var shown: [String] = []
    var text = Self.marker + "\n" + MarkdownReport.head(report)
    for group in report.groups {
      text +=
        "- **\(MarkdownReport.cell(group.cause.text))**: "
        + "\(counted(Set(group.pictures).count, "picture"))"
      text +=
        group.only.isEmpty
        ? ", to be accepted by name\n"
        : ". To accept what is proven to differ for this alone, answer "
          + "`/galley accept cause \(group.cause.id)`\n"
    }
    text += "\n"
    let rows = report.failures.map { result -> (text: String, pictures: [String]) in
      let cells = ["expected", "actual"].map { role -> (cell: String, path: String?) in
        guard let imageURL, let path = result.attachment(role), path.hasSuffix(".png") else {
          return ("", nil)
        }
        return ("![\(role)](\(MarkdownReport.address(imageURL, path)))", path)
      }
      let row =
        [MarkdownReport.cell(result.name), MarkdownReport.cell(result.message)]
        + cells.map(\.cell)
      return ("| \(row.joined(separator: " | ")) |\n", cells.compactMap(\.path))
    }
    text += "| picture | what | before | after |\n| --- | --- | --- | --- |\n"
    var count = 0
    for row in rows where count < Self.pictureLimit {
      guard text.utf8.count + row.text.utf8.count < Self.limit else { break }
      text += row.text
      shown += row.pictures
      count += 1
    }
    let rest = rows.count - count
    if rest > 0 { text += "\n\(grouped(rest)) more are in the report of the run.\n" }
    self.text = text
    pictureLines = shown.map { $0 + "\n" }.joined()
  }
}
