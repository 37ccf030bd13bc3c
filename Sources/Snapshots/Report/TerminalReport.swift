import GalleySystem

/// The output for a person at a terminal: a mark or a line while the run goes on, then failures by cause and
/// a summary.
package struct TerminalReport: Sendable {
  /// True if colours may be used.
  package var usesColor: Bool
  /// True if notes of lints are listed, not only counted.
  package var listsNotes = false

  /// Makes a report.
  package init(usesColor: Bool) { self.usesColor = usesColor }

  /// Returns true if colours may be used: `NO_COLOR` forbids, `FORCE_COLOR` and `CLICOLOR_FORCE` allow,
  /// otherwise a terminal that is not `dumb` decides.
  package static func allowsColor(environment: [String: String], isTerminal: Bool) -> Bool {
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if RecordPolicy.isTrue(environment["FORCE_COLOR"])
      || RecordPolicy.isTrue(environment["CLICOLOR_FORCE"])
    {
      return true
    }
    return isTerminal && environment["TERM"] != "dumb" && environment["CLICOLOR"] != "0"
  }

  /// One character for a result.
  package func dot(_ result: PictureResult) -> String {
    switch result.status {
    case .passed: result.matchedBy == .tolerance ? colored("~", .yellow) : "·"
    case .failed: colored("F", .red)
    case .missing: colored("M", .yellow)
    case .recorded: colored("R", .blue)
    case .error, .unusable: colored("E", .red)
    }
  }

  /// One line for a result.
  package func line(_ result: PictureResult) -> String {
    let milliseconds = plain((result.seconds * 10_000).rounded() / 10)
    let match = result.matchedBy.map { " [\($0.rawValue)]" } ?? ""
    let message = result.message.isEmpty ? "" : "  \(result.message.printable)"
    let line =
      "\(colored(result.status.rawValue, color(result.status)))"
      + " \(result.name.printableLine)\(match) \(milliseconds) ms\(message)"
    return line
  }

  /// Returns the marks of all results, which a person sees while results come in.
  package func marks(_ results: [PictureResult]) -> String { results.map(dot).joined() }

  /// The same, a line for each.
  package func lines(_ results: [PictureResult]) -> String {
    results.map { line($0) + "\n" }.joined()
  }

  /// Failures grouped by cause, findings and totals.
  ///
  /// - Parameters:
  ///   - limit: The number of pictures that are named for each cause.
  ///   - isListed: True if every result has its line above already.
  ///   - closing: The last line in place of the totals of a run.
  package func summary(
    _ report: SnapshotReport, limit: Int = 5, isListed: Bool = false, closing: String? = nil
  ) -> String {
    var lines: [String] = []
    let failures = report.failures
    let places = Dictionary(zip(failures.lazy.map(\.name), failures.indices)) { first, _ in first }
    for group in report.groups {
      let shown = group.pictures.compactMap { places[$0] }.sorted().prefix(limit)
      lines += describe(group, shown.map { failures[$0] })
    }
    var told: Set<String> = []
    for result in failures where result.causes.isEmpty && !isListed {
      // The error for a document that cannot be read is reported once, not for every variant.
      let isNew = told.insert("\(result.caseName)\n\(result.message)").inserted
      if isNew || result.status != .error { lines.append(line(result)) }
    }
    // A result has many parts to copy, and nearly all of them are passed by.
    for place in report.results.indices where report.results[place].matchedBy == .tolerance {
      let result = report.results[place]
      lines.append(
        "\(colored("tolerated", .yellow)) \(result.name.printableLine)  \(result.message.printable)"
      )
    }
    let uses = report.toleranceUses
    if !uses.isEmpty {
      lines.append(
        "\(grouped(report.toleratedCount)) pass only thanks to masks or tolerances: "
          + uses.map { "\(grouped($0.results)) by \($0.rule) (\($0.reason))" }
          .joined(separator: ", ").printableLine)
    }
    lines += describeLints(report)
    if !report.unreferenced.isEmpty {
      lines.append("\(counted(report.unreferenced.count, "file")) without a case (galley prune):")
      lines += report.unreferenced.prefix(limit).map { "  \($0.printableLine)" }
    }
    lines += report.notes.map { "note: \($0.printable)" }
    lines.append(closing ?? totals(report))
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ group: CauseGroup, _ shown: [PictureResult]) -> [String] {
    let head =
      "\(colored("cause \(group.cause.id)", .red)) \(group.cause.text.printableLine)"
      + " · \(counted(group.count, "picture"))"
      + (group.mixed.isEmpty ? "" : ", \(group.mixed.count) of them with other causes as well")
      + (group.unproven.isEmpty ? "" : ", \(group.unproven.count) of them not proven")
    let rest = group.count - shown.count
    // A line of Swift is where to look; documents are named by their cases.
    let place = shown.lazy.compactMap(\.location).first { $0.file.hasSuffix(".swift") }
    return [head + (place.map { " · \($0.file.printableLine):\($0.line)" } ?? "")]
      + shown.map {
        "  \(colored($0.status.rawValue, color($0.status))) \($0.name.printableLine)  \($0.message.printable)"
      }
      + (rest > 0 ? ["  and \(grouped(rest)) more"] : [])
  }

  /// Every finding that fails the run, of others the first ten, and how many notes there are; findings with
  /// one cause are one line.
  private func describeLints(_ report: SnapshotReport) -> [String] {
    let groups = LintReport.grouped(report.lints)
    let shown =
      groups.filter { report.isFailure($0.first.finding) }
      + groups.filter { !report.isFailure($0.first.finding) }.prefix(10)
    let rest =
      report.lints.count - shown.reduce(0) { $0 + 1 + $1.others.count }
    return shown.map(describe)
      + (rest > 0 ? ["and \(grouped(rest)) more finding\(rest == 1 ? "" : "s") (galley lint)"] : [])
      + describeNotes(report.lintNotes)
  }

  private func describeNotes(_ notes: [LintReport]) -> [String] {
    if notes.isEmpty { return [] }
    if listsNotes { return LintReport.grouped(notes).map(describe) }
    return [
      "\(counted(notes.count, "note")) on colours and sizes of the platform (galley lint --notes)"
    ]
  }

  private func describe(_ lints: LintReport.Group) -> String {
    let finding = lints.first.finding
    let place =
      finding.location.map { "\($0.file.printableLine):\($0.line):\($0.column): " } ?? ""
    let name = finding.isNote ? "note" : "lint"
    return
      "\(place)\(colored("\(name) \(finding.lint)", finding.isNote ? .blue : .yellow)) "
      + "\(finding.node.printableLine): "
      + "\(finding.message.printableLine) (\(counted(lints.first.pictures.count, "picture")))"
      + more(lints.others)
  }

  /// The number and the first places of nodes with the same finding.
  private func more(_ others: [LintReport]) -> String {
    if others.isEmpty { return "" }
    let places = others.prefix(5).compactMap(\.finding.location).map { "\($0.line):\($0.column)" }
    let at = places.isEmpty ? "" : " at \(places.joined(separator: ", "))"
    return ", \(grouped(others.count)) more like this\(at)"
      + (others.count > places.count && !places.isEmpty ? " and elsewhere" : "")
  }

  private func totals(_ report: SnapshotReport) -> String {
    var parts: [String] = []
    for status in PictureResult.Status.allCases {
      let count = report.count(status)
      if count > 0 { parts.append(colored("\(grouped(count)) \(status.rawValue)", color(status))) }
    }
    if parts.isEmpty { parts.append("nothing checked") }
    var counts: [PictureResult.Match: Int] = [:]
    if let kept = report.kept { counts[.inputs] = kept.count }
    for place in report.results.indices where report.results[place].isPassed {
      if let match = report.results[place].matchedBy { counts[match, default: 0] += 1 }
    }
    let matches = PictureResult.Match.allCases.compactMap { match -> String? in
      let count = counts[match] ?? 0
      return count > 0 ? "\(grouped(count)) by \(match.rawValue)" : nil
    }
    let skipped =
      report.skippedCases > 0 ? ", \(counted(report.skippedCases, "case")) not run" : ""
    let proven = matches.isEmpty ? "" : " (\(matches.joined(separator: ", ")))"
    return "\(parts.joined(separator: ", "))\(skipped)\(proven)\(Self.conditions(of: report))"
  }

  /// Returns the duration and the conditions of a run: the summary ends with them and a line feed.
  package static func conditions(of report: SnapshotReport) -> String {
    let time = plain((report.seconds * 100).rounded() / 100)
    return " in \(time) s, record mode \(report.mode.rawValue), seed \(report.seed)"
  }

  private enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
  }

  private func color(_ status: PictureResult.Status) -> Color {
    switch status {
    case .passed: .green
    case .failed, .error, .unusable: .red
    case .missing: .yellow
    case .recorded: .blue
    }
  }

  private func colored(_ text: String, _ color: Color) -> String {
    usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
