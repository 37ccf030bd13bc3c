/// Findings that were there when the lints were adopted, so that only new ones count. One line
/// for each: lint, node and message between tabs, sorted.
package struct LintBaseline: Hashable, Sendable {
  private var lines: Set<String>

  /// Reads a file; empty lines and those that begin with `#` are ignored.
  package init(text: String) {
    lines = Set(
      text.fileLines.filter { !$0.hasPrefix("#") }.map(String.init))
  }

  /// A baseline of everything a report found.
  package init(report: SnapshotReport) {
    lines = Set(report.results.flatMap(\.lints).filter { !$0.isNote }.map(Self.line))
  }

  /// The text of the file.
  package var text: String {
    lines.isEmpty ? "" : lines.sorted().joined(separator: "\n") + "\n"
  }

  /// Leaves out what the baseline knows.
  package func filter(_ report: inout SnapshotReport) {
    for index in report.results.indices where !report.results[index].lints.isEmpty {
      report.results[index].lints.removeAll { lines.contains(Self.line($0)) }
    }
  }

  private static func line(_ finding: LintFinding) -> String {
    [finding.lint, finding.node, finding.message].map { part in
      String(part.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }.joined(separator: "\t")
  }
}
