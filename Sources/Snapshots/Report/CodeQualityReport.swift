import GalleyParsing
import GalleySystem

/// GitLab's code-quality JSON: failures and lints as issues.
package enum CodeQualityReport {
  /// The text.
  package static func text(of report: SnapshotReport) -> String {
    var seen: [UInt64: Int] = [:]
    let failures = report.failures.map { result in
      issue(
        check: "snapshot.\(result.kind?.rawValue ?? result.status.rawValue)",
        description: "\(result.name): \(result.message)", severity: "major",
        path: result.location?.file ?? result.reference ?? result.caseName,
        line: result.location?.line ?? 1, key: result.name, &seen)
    }
    let lints = report.lints.map { lint in
      issue(
        check: "lint.\(lint.finding.lint)",
        description: "\(lint.finding.node): \(lint.finding.message)", severity: "minor",
        path: lint.finding.location?.file ?? lint.pictures.first ?? "",
        line: lint.finding.location?.line ?? 1,
        key: "\(lint.finding.node) \(lint.finding.message)", &seen)
    }
    let issues = failures + lints
    return issues.isEmpty ? "[]\n" : "[\n\(issues.joined(separator: ",\n"))\n]\n"
  }

  /// - Parameters:
  ///   - key: A text that distinguishes the issue from others of the same check and file, the same in every
  ///     run.
  ///   - seen: The number of issues that had the same check, file and key, since GitLab does not accept
  ///     duplicate fingerprints.
  private static func issue(
    check: String, description: String, severity: String, path: String, line: Int, key: String,
    _ seen: inout [UInt64: Int]
  ) -> String {
    var hash = ContentHash(seed: 5)
    // GitLab does not find a file by a path with a leading `./`.
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    for part in [check, path, key] { hash.add(part) }
    let count = seen[hash.value, default: 0]
    seen[hash.value] = count + 1
    if count > 0 { hash.add(UInt64(count)) }
    var lines = ObjectWriter()
    lines.number("begin", Double(line))
    var location = ObjectWriter()
    location.text("path", path)
    location.raw("lines", lines.closed)
    var writer = ObjectWriter()
    writer.text("type", "issue")
    writer.text("check_name", check)
    writer.text("description", description)
    writer.text("severity", severity)
    writer.text("fingerprint", hexadecimal(hash.value))
    writer.raw("location", location.closed)
    return writer.closed
  }
}
