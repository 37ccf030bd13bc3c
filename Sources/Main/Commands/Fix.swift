import ArgumentParser
import GalleyParsing
import GalleyStair
import GalleySystem

/// `galley fix`: follows the suggestions of `galley lint`.
struct Fix: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Follow the suggestions of galley lint in documents, themes, sheets and suites.",
    discussion: """
      Only what was tried is followed: an edit after which the file has a finding that it did not have is \
      neither offered nor made. Each edit is printed. With --check nothing is written, and the status is 1 if \
      there is something to mend.

      Examples:
        galley fix card.json brand.theme.json
        galley fix --check Snapshots/*.json
      """)

  @Argument(help: "The files to mend.")
  var files: [String]

  @Flag(help: "Only print what would be changed; status 1 if anything.")
  var check = false

  @OptionGroup var sources: SourceOptions

  /// Names that depend on one another are mended in some rounds.
  private static let rounds = 5

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
    for _ in 0..<Self.rounds {
      let findings = try lint.findings(in: DesignFile(source))
      let edits = Self.apart(findings.map { $0.edits(in: source) })
      guard !edits.isEmpty else { break }
      for edit in edits.reversed() { try report(edit, in: source) }
      // From the end, so that the places of earlier ones stay.
      let bytes = edits.reduce(source.bytes) { $1.applied(to: $0) }
      source = SourceText(name: source.name, bytes: bytes)
      count += edits.count
    }
    if count > 0, !check { try OutputFile.write(source.bytes, to: path) }
    return count
  }

  private func report(_ edit: TextEdit, in source: SourceText) throws {
    let old = String(
      decoding: source.bytes[edit.range.start..<edit.range.end], as: UTF8.self)
    let place = source.location(of: edit.range.start)
    try Output.standard.line(
      "\(source.name.printableLine):\(place): \(old.printableLine) → \(edit.text.printableLine)")
  }

  /// The edits of findings from the last to the first, without those of findings that overlap another's.
  private static func apart(_ findings: [[TextEdit]]) -> [TextEdit] {
    var taken: [TextEdit] = []
    for edits in findings {
      let isFree = edits.allSatisfy { edit in
        taken.allSatisfy { $0.range.end <= edit.range.start || edit.range.end <= $0.range.start }
      }
      if isFree { taken += edits }
    }
    return taken.sorted { $0.range.start > $1.range.start }
  }
}
