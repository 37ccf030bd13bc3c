import ArgumentParser
import GalleyParsing
import GalleySnapshots
import GalleySystem

/// `galley history`: what earlier runs found out.
struct History: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Tell since when pictures differ, which are flaky and which are slow.",
    discussion: """
      Every "galley test" adds what it looked at to history.tsv in the output folder; nothing of it \
      goes to the repository. Without patterns: what does not pass and since when, what ended in two \
      ways from the same inputs, what takes longest. With patterns: each time a picture began to \
      end otherwise. With --cause the commits between which a cause appeared, and how git finds the \
      one.

      The file is plain text between tabs: time, commit, outcome, digest of the inputs, digest of \
      the picture, milliseconds, name, causes.

      Examples:
        galley history
        galley history 'card/*'
        galley history --cause 'padding 16 → 12'
        galley history --costs > Snapshots/snapshots.costs
        awk -F'\\t' '$3 == "failed" {print $1, $7}' .build/snapshots/history.tsv
      """)

  @OptionGroup var corpus: CorpusOptions

  @Argument(help: "Names or patterns with * and ?.")
  var patterns: [String] = []

  @Option(help: "A cause: its identifier as reports show it, or text that occurs in it.")
  var cause: String?

  @Option(help: "The number of slow pictures that are listed.")
  var slowest = 5

  @Flag(help: "Print the time of each case in milliseconds, by which a run can be divided.")
  var costs = false

  @Flag(help: "Print a JSON array with an object for each picture.")
  var json = false

  func validate() throws {
    if [costs, json, cause != nil].count(where: \.self) > 1 {
      throw ValidationError("--cause, --costs and --json exclude each other")
    }
    guard slowest >= 0 else { throw ValidationError("--slowest takes a number of pictures") }
  }

  func run() throws {
    let path = "\(corpus.outputFolder)/\(RunHistory.name)"
    guard File.exists(path) else {
      throw ValidationError("there is no '\(path)'; run \"galley test\" first")
    }
    let history = RunHistory(text: String(decoding: try File.read(path), as: UTF8.self))
    let filter = CaseFilter(patterns: patterns)
    let pictures = history.pictures.filter { filter.matches($0.name) }
    guard !pictures.isEmpty || patterns.isEmpty else {
      throw ValidationError("no picture of the history matches")
    }
    if let cause { return try tell(cause, pictures, history) }
    if costs { return try printCosts(history) }
    if json {
      let values = pictures.map { value($0, history) }
      return try Output.standard.line(JSONWriter.text(of: .array(values)))
    }
    if patterns.isEmpty { try overview(history) } else { try timelines(pictures) }
  }

  // MARK: Texts

  private func overview(_ history: RunHistory) throws {
    let runs = history.runs
    try Output.standard.line(
      "\(counted(runs.count, "run"))" + (runs.first.map { " since \($0.time)" } ?? "")
        + ", \(counted(history.pictures.count, "picture"))")
    let failing = history.pictures.filter { $0.looks.last?.outcome != .passed }
    for picture in failing {
      guard let last = picture.looks.last, let since = picture.since else { continue }
      let before =
        history.lastRunBefore(change: picture).map {
          ", passed last at \(Self.place($0.time, $0.commit))"
        } ?? ""
      try Output.standard.line(
        "\(last.outcome.rawValue) \(picture.name) since \(Self.place(since))\(before)")
      for cause in last.causes { try Output.standard.line("  cause \(cause)") }
    }
    let flaky = history.pictures.filter { $0.flakeScore > 0 }
      .sorted { ($1.flakeScore, $0.name) < ($0.flakeScore, $1.name) }
    for picture in flaky {
      try Output.standard.line(
        "flaky \(picture.name): \(Self.share(picture.flakeScore)) of the looks at the same inputs "
          + "ended otherwise than the one before")
    }
    let slow = history.pictures.sorted {
      ($1.meanMilliseconds, $0.name) < ($0.meanMilliseconds, $1.name)
    }
    for picture in slow.prefix(slowest) {
      try Output.standard.line(
        "slow \(picture.name) \(Self.time(picture.meanMilliseconds)) ms in the mean of "
          + "\(counted(picture.looks.count, "look"))")
    }
  }

  /// Every look at which a picture began to end otherwise.
  private func timelines(_ pictures: [RunHistory.Picture]) throws {
    for picture in pictures {
      try Output.standard.line(
        "\(picture.name): \(counted(picture.looks.count, "look")), "
          + "\(Self.time(picture.meanMilliseconds)) ms in the mean, "
          + "flake score \(Self.share(picture.flakeScore))")
      var last: RunHistory.Look?
      for look in picture.looks {
        if look.outcome != last?.outcome || look.causes != last?.causes {
          let causes = look.causes.map { "  \($0)" }.joined(separator: " ·")
          try Output.standard.line("  \(Self.place(look)) \(look.outcome.rawValue)\(causes)")
        }
        last = look
      }
    }
  }

  /// Since when there is a cause, and how to find its commit.
  private func tell(
    _ word: String, _ pictures: [RunHistory.Picture], _ history: RunHistory
  ) throws {
    let found = pictures.compactMap { picture in
      picture.looks.firstIndex { $0.causes.contains { $0.contains(word) } }.map { (picture, $0) }
    }.sorted { $0.0.looks[$0.1].time < $1.0.looks[$1.1].time }
    guard let (picture, index) = found.first else {
      throw ValidationError("no run of the history knows this cause")
    }
    let look = picture.looks[index]
    let cause = look.causes.first { $0.contains(word) } ?? word
    try Output.standard.line("cause \(cause)")
    try Output.standard.line(
      "  first at \(Self.place(look)), \(counted(found.count, "picture")) by now:")
    for (picture, _) in found.prefix(5) { try Output.standard.line("    \(picture.name)") }
    if found.count > 5 { try Output.standard.line("    and \(found.count - 5) more") }
    guard let before = picture.looks[..<index].last.map({ history.lastRun(as: $0, before: look) })
    else { return try Output.standard.line("  no earlier run looked at \(picture.name)") }
    try Output.standard.line("  not yet at \(Self.place(before.time, before.commit))")
    guard let bad = look.commit, let good = before.commit, bad != good else { return }
    let id = cause.prefix { $0 != " " }
    try Output.standard.line(
      """
        git bisect start \(bad) \(good)
        git bisect run galley test --cause \(id) --filter '\(picture.name)' --record never
      """)
  }

  private static func place(_ look: RunHistory.Look) -> String { place(look.time, look.commit) }

  private static func place(_ time: String, _ commit: String?) -> String {
    time + (commit.map { " (\($0.prefix(10)))" } ?? "")
  }

  private static func share(_ share: Double) -> String {
    "\(plain((share * 1000).rounded() / 10)) %"
  }

  private static func time(_ milliseconds: Double) -> String {
    plain((milliseconds * 10).rounded() / 10)
  }

  // MARK: For programs

  private func printCosts(_ history: RunHistory) throws {
    var cases: [String: String] = [:]
    for found in try Corpus(root: corpus.root).cases {
      for variant in found.variants {
        cases[found.pictureName(variant)] = found.name
        cases[found.layoutName(variant)] = found.name
      }
    }
    try Output.standard.write(CostFile.text(history.costs(cases)))
  }

  private func value(_ picture: RunHistory.Picture, _ history: RunHistory) -> SyntaxValue {
    var members: [(String, SyntaxValue)] = [
      ("name", .text(picture.name)),
      ("outcome", .text(picture.looks.last?.outcome.rawValue ?? "")),
      ("looks", .number(Double(picture.looks.count))),
      ("flakeScore", .number(picture.flakeScore)),
      ("meanMilliseconds", .number(picture.meanMilliseconds)),
    ]
    let before = history.lastRunBefore(change: picture)
    for (key, moment) in [
      ("since", picture.since.map { ($0.time, $0.commit) }),
      ("before", before.map { ($0.time, $0.commit) }),
    ] {
      guard let (time, commit) = moment else { continue }
      let place = commit.map { [("commit", SyntaxValue.text($0))] } ?? []
      members.append((key, .object([("time", .text(time))] + place)))
    }
    members.append(("causes", .array((picture.looks.last?.causes ?? []).map(SyntaxValue.text))))
    return .object(members)
  }
}
