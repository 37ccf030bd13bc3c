import ArgumentParser
import GalleyParsing
import GalleyStair
import GalleySystem

/// `galley fix`: follows the suggestions of `galley lint`.
struct Fix: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract:
      "Follow the suggestions of galley lint in documents, themes, sheets, tokens and suites.",
    discussion: """
      Only what was tried is followed: an edit after which the text is read with a finding that it did not have is \
      neither offered nor made. What only the picture shows, such as weak contrast, is printed as "seen now" \
      where the edits are the first to show it. Each edit is printed. With --check nothing is written, and the status is 1 if \
      there is something to mend.

      Examples:
        galley fix card.json brand.theme.json brand.tokens.json
        galley fix --check Snapshots/*.json
      """)

  @Argument(help: "The files to mend.")
  var files: [String]

  @Flag(help: "Only print what would be changed; status 1 if anything.")
  var check = false

  @OptionGroup var sources: SourceOptions

  /// Names that depend on one another are mended in some rounds.
  private static let rounds = 12

  func run() throws {
    var count = 0
    let lint = FileLint(isQuiet: true, sources: sources)
    for path in files { count += try mend(path, lint) }
    let words = "\(count) suggestion\(count == 1 ? "" : "s")"
    try Output.standard.line(check ? "\(words) to follow" : "\(words) followed")
    if check, count > 0 { throw ExitStatus.difference }
  }

  /// Mends a file and returns the number of edits.
  private func mend(_ path: String, _ lint: FileLint) throws -> Int {
    let original = try SourceText(file: path)
    var source = original
    var count = 0
    var findings = try lint.findings(in: DesignFile(source))
    let known = findings
    for _ in 0..<Self.rounds {
      let own = findings.map { $0.edits(in: source) }.filter { !$0.isEmpty }
      guard let first = own.first else { break }
      var edits = Self.together(own)
      var next = try followed(edits, in: source, lint)
      // Suggestions were tried one by one: what they lead to together is looked at here.
      if edits.count > first.count, !Self.new(next.findings, beside: findings).isEmpty {
        edits = first
        next = try followed(edits, in: source, lint)
      }
      for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
        try report(edit, in: source)
      }
      (source, findings) = next
      count += edits.count
    }
    if count > 0 {
      for finding in Self.new(findings, beside: known) {
        try Output.standard.line("seen now: " + finding.headline(in: source))
      }
    }
    if count > 0, !check { try OutputFile.write(source.bytes, to: path) }
    return count
  }

  private func followed(
    _ edits: [TextEdit], in source: SourceText, _ lint: FileLint
  ) throws -> (source: SourceText, findings: [Diagnostic]) {
    let bytes = TextEdit.applied(edits, to: source.bytes)
    let edited = SourceText(name: source.name, bytes: bytes)
    return (edited, try lint.findings(in: DesignFile(edited)))
  }

  private func report(_ edit: TextEdit, in source: SourceText) throws {
    let old = String(
      decoding: source.bytes[edit.range.start..<edit.range.end], as: UTF8.self)
    let place = source.location(of: edit.range.start)
    try Output.standard.line(
      "\(source.name.printableLine):\(place): \(old.printableLine) → \(edit.text.printableLine)")
  }

  /// The findings of a text that it did not have before.
  private static func new(_ findings: [Diagnostic], beside old: [Diagnostic]) -> [Diagnostic] {
    var known = Dictionary(old.map { ($0.message, 1) }, uniquingKeysWith: +)
    return findings.filter { finding in
      known[finding.message, default: 0] -= 1
      return known[finding.message, default: 0] < 0
    }
  }

  /// The edits of findings, without those of findings that edit what another one does.
  private static func together(_ findings: [[TextEdit]]) -> [TextEdit] {
    var taken: [TextEdit] = []
    for edits in findings where TextEdit.areApart(taken + edits) { taken += edits }
    return taken
  }
}
