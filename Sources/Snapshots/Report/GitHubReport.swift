import GalleySystem

/// Annotations in the form of GitHub's workflow commands.
package enum GitHubReport {
  /// About ten of each kind are shown for a step: nine and one that says how many more there are.
  package static let limit = 9

  /// The lines to print; errors for failures, warnings for lints.
  package static func text(of report: SnapshotReport) -> String {
    let errors = report.failures.map { result in
      command(
        "error", result.location,
        file: result.reference, title: "\(result.status.rawValue): \(result.name)",
        message: result.message)
    }
    let warnings = report.lints.map { lint in
      command(
        "warning", lint.finding.location, file: nil, title: "lint \(lint.finding.lint)",
        message: "\(lint.finding.node): \(lint.finding.message)")
    }
    return capped(errors, "error") + capped(warnings, "warning")
  }

  private static func capped(_ commands: [String], _ kind: String) -> String {
    guard commands.count > limit else { return commands.joined() }
    let rest = commands.count - limit
    return commands.prefix(limit).joined()
      + command(kind, nil, file: nil, title: "Snapshots", message: "and \(rest) more")
  }

  private static func command(
    _ kind: String, _ location: SceneLocation?, file: String?, title: String, message: String
  ) -> String {
    var properties: [String] = []
    if let location {
      properties.append("file=\(property(location.file))")
      properties.append("line=\(location.line)")
      properties.append("col=\(location.column)")
    } else if let file {
      properties.append("file=\(property(file))")
    }
    properties.append("title=\(property(title.defused))")
    return "::\(kind) \(properties.joined(separator: ","))::\(data(message.defused))\n"
  }

  static func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(Character(scalar))
      }
    }.joined().printableLine
  }

  static func property(_ text: String) -> String {
    data(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
  }
}
