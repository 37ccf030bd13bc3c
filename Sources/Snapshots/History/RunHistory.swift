package import GalleySystem

/// `history.tsv` in the output folder: what runs found out, one line for each picture that was looked
/// at and one for each run, only ever added to.
///
///     2026-03-01T09:30:00Z⇥77c1…⇥failed⇥9f3a…⇥5d20…⇥12.4⇥badge/count.light⇥00895815 inset 4 → 8
///     2026-03-01T09:30:01Z⇥77c1…⇥run⇥-⇥-⇥340.2⇥*⇥failed=1 passed=45 mode=never whole
///
/// `⇥` is a tab. The fields are the time in UTC, the commit, the outcome, the hash of what the case
/// was made from (documents, files, references, program), the digest of the picture, the time taken
/// in milliseconds, the name, and of a difference its causes, with ` · ` between them. What is not
/// known is `-`. A picture that was not looked at, since nothing has changed, has no line: it is what
/// its last line says. A run of all cases is `whole`.
package struct RunHistory: Sendable {
  /// The name of the file in the output folder.
  package static let name = "history.tsv"

  /// What one run found out about one picture.
  package struct Look: Hashable, Sendable {
    /// When, as ISO 8601 in UTC.
    package var time: String
    /// The commit that was checked out; nil when it is not known.
    package var commit: String?
    /// How it ended.
    package var outcome: PictureResult.Status
    /// The hash of what the case was made from; nil when it is not known.
    package var inputs: UInt64?
    /// The digest of the picture; nil when there was none.
    package var digest: UInt64?
    /// The time taken.
    package var milliseconds: Double
    /// What it differed for.
    package var causes: [String]
    /// The number of its line, by which looks and runs are in order.
    package var line = 0
  }

  /// One run.
  package struct Run: Hashable, Sendable {
    /// When, as ISO 8601 in UTC.
    package var time: String
    /// The commit that was checked out; nil when it is not known.
    package var commit: String?
    /// Whether it was one of all cases.
    var isWhole: Bool
    var line: Int
  }

  /// What is known of one picture.
  package struct Picture: Sendable {
    /// Its name in reports.
    package var name: String
    /// The looks at it, in the order of time.
    package var looks: [Look]
  }

  /// The pictures in the order of their names.
  package private(set) var pictures: [Picture] = []
  /// The runs, in order.
  package private(set) var runs: [Run] = []

  /// Reads a history; lines that cannot be read are left out, since a killed run may leave half of one.
  package init(text: String) {
    var places: [Substring: Int] = [:]
    for (number, line) in text.split(separator: "\n").enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      // An invalid time would count as a whole machine's when a run is divided.
      guard fields.count == 8, let milliseconds = Double(fields[5]),
        (0...1e12).contains(milliseconds)
      else { continue }
      let commit = fields[1] == "-" ? nil : String(fields[1])
      if fields[2] == "run" {
        let isWhole = fields[7].split(separator: " ").contains("whole")
        runs.append(
          Run(time: String(fields[0]), commit: commit, isWhole: isWhole, line: number))
        continue
      }
      guard let outcome = PictureResult.Status(rawValue: String(fields[2])) else { continue }
      let look = Look(
        time: String(fields[0]), commit: commit,
        outcome: outcome, inputs: UInt64(fields[3], radix: 16),
        digest: UInt64(fields[4], radix: 16), milliseconds: milliseconds,
        causes: fields[7].isEmpty ? [] : String(fields[7]).split(" · "), line: number)
      if let place = places[fields[6]] {
        pictures[place].looks.append(look)
      } else {
        places[fields[6]] = pictures.count
        pictures.append(Picture(name: String(fields[6]), looks: [look]))
      }
    }
    pictures.sort { $0.name < $1.name }
  }

  /// The lines that a run adds.
  ///
  /// - Parameter time: When it was made, as ISO 8601 in UTC.
  package static func lines(of report: SnapshotReport, time: String) -> String {
    var text = ""
    for place in report.results.indices where report.results[place].matchedBy != .inputs {
      let result = report.results[place]
      text += line(
        report, time, result.status.rawValue, (result.inputsDigest, result.digest),
        result.seconds, result.name,
        result.causes.map { "\($0.id) \($0.text)" }.joined(separator: " · "))
    }
    let counts = PictureResult.Status.allCases.map { ($0, report.count($0)) }
    return text + runLine(of: report, counts, time: time)
  }

  /// The line of a run with the numbers of its results.
  private static func runLine(
    of report: SnapshotReport, _ counts: [(PictureResult.Status, Int)], time: String
  ) -> String {
    let words = counts.filter { $0.1 > 0 }.map { "\($0.0.rawValue)=\($0.1)" }
    return line(
      report, time, "run", (nil, nil), report.seconds, "*",
      (words + ["mode=\(report.mode.rawValue)"] + (report.isWhole ? ["whole"] : []))
        .joined(separator: " "))
  }

  private static func line(
    _ report: SnapshotReport, _ time: String, _ outcome: String, _ digests: (UInt64?, UInt64?),
    _ seconds: Double, _ name: String, _ more: String
  ) -> String {
    let fields = [
      time, report.commit ?? "-", outcome, digests.0.map(hexadecimal) ?? "-",
      digests.1.map(hexadecimal) ?? "-", plain((seconds * 1e4).rounded() / 10), field(name),
      field(more),
    ]
    return fields.joined(separator: "\t") + "\n"
  }

  /// Text that fits into one field.
  private static func field(_ text: String) -> String {
    String(text.printableLine.map { $0 == "\t" ? " " : $0 })
  }

  /// Adds a run to the history of an output folder.
  package static func add(
    _ report: SnapshotReport, time: String, output: String
  ) throws(FileError) {
    try File.append(Array(lines(of: report, time: time).utf8), to: "\(output)/\(name)")
  }

  /// Adds a run in which nothing was looked at and everything passed.
  package static func add(
    _ report: SnapshotReport, passed: Int, time: String, output: String
  ) throws(FileError) {
    let line = runLine(of: report, [(.passed, passed)], time: time)
    try File.append(Array(line.utf8), to: "\(output)/\(name)")
  }

  /// The last run before a look in which the picture was what it had been at an earlier one: that look's
  /// own, or a run of all cases that did not look at it, since nothing had changed.
  ///
  /// - Parameter earlier: The look before.
  package func lastRun(as earlier: Look, before look: Look) -> Run {
    let settled =
      earlier.outcome == .passed
      ? runs.last { $0.isWhole && earlier.line < $0.line && $0.line < look.line } : nil
    return settled
      ?? Run(time: earlier.time, commit: earlier.commit, isWhole: false, line: earlier.line)
  }

  /// The last run before a picture began to end as it does now; nil when it never ended otherwise.
  package func lastRunBefore(change picture: Picture) -> Run? {
    guard let since = picture.since, let before = picture.before else { return nil }
    return lastRun(as: before, before: since)
  }

  /// The mean time of each case in milliseconds, by the newest look at each of its pictures, for
  /// dividing a run among machines.
  ///
  /// - Parameter cases: The case of each picture, by the names of pictures.
  package func costs(_ cases: [String: String]) -> [String: Double] {
    var costs: [String: Double] = [:]
    for picture in pictures {
      guard let name = cases[picture.name], let look = picture.looks.last else { continue }
      costs[name, default: 0] += look.milliseconds
    }
    return costs
  }
}

extension RunHistory.Picture {
  /// The first look of those since when it ends as it does now.
  package var since: RunHistory.Look? {
    looks.last.flatMap { last in
      looks.reversed().prefix { ($0.outcome == .passed) == (last.outcome == .passed) }.last
    }
  }

  /// The last look before it began to end as it does now; nil when it never ended otherwise.
  package var before: RunHistory.Look? {
    looks.last.flatMap { last in
      looks.last { ($0.outcome == .passed) != (last.outcome == .passed) }
    }
  }

  /// The share of repeated looks at the same inputs, in 0…1, that ended otherwise or gave another
  /// picture than the look before; above 0 the picture depends on something besides its inputs.
  package var flakeScore: Double {
    var last: [UInt64: RunHistory.Look] = [:]
    var (repeated, changed) = (0, 0)
    for look in looks {
      guard let inputs = look.inputs else { continue }
      if let earlier = last.updateValue(look, forKey: inputs) {
        repeated += 1
        let isSame =
          earlier.digest == look.digest
          && (earlier.outcome == .passed) == (look.outcome == .passed)
        if !isSame { changed += 1 }
      }
    }
    return repeated == 0 ? 0 : Double(changed) / Double(repeated)
  }

  /// The mean time of a look, in milliseconds.
  package var meanMilliseconds: Double {
    looks.isEmpty ? 0 : looks.reduce(0) { $0 + $1.milliseconds } / Double(looks.count)
  }
}

extension String {
  /// The parts between occurrences of a text.
  fileprivate func split(_ separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
