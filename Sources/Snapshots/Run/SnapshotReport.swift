import GalleySystem

/// Everything a run found out.
package struct SnapshotReport: Hashable, Sendable {
  /// The results in the order of the cases, and within a case of its variants.
  package var results: [PictureResult] = []
  /// Cases that were not examined and whose results are not among the others; nil if all cases were examined.
  package var kept: KeptCases?
  /// Reference files that no case declares.
  package var unreferenced: [String] = []
  /// Remarks about the run as a whole.
  package var notes: [String] = []
  /// The number of cases that were not run because the run stopped early.
  package var skippedCases = 0
  /// The folder that contains the references, as given to the run; nil if it is not known.
  package var root: String?
  /// True if all cases of the corpus were part of the run.
  package var isWhole = false
  /// The part of a divided run that this is; nil for a whole one.
  package var shard: Shard?
  /// The hash of the cases and costs by which a divided run was divided; nil for a whole one.
  package var division: UInt64?
  /// The commit that was checked out, in hexadecimal digits; nil when it is not known.
  package var commit: String?
  /// The state of the files from which failing results were made: hashes of their bytes by path.
  package var inputHashes: [String: String] = [:]
  /// The record mode.
  package var mode = RecordMode.never
  /// The seed of the pictures that were verified in full.
  package var seed: UInt64 = 0
  /// True if a lint finding is a failure; else a remark.
  package var countsLints = false
  /// True if a character that no font shows is a failure although other findings are remarks.
  package var countsMissingGlyphs = false
  /// If nothing was examined, since no case had changed: the files besides the corpus that were read or
  /// looked for. Not part of the contents of reports.
  package var settledFiles: [NamedDigest]?
  /// The time of the run, in seconds.
  package var seconds = 0.0

  /// A report of nothing.
  package init() {}

  /// The number of results that ended so.
  package func count(_ status: PictureResult.Status) -> Int {
    // In place: a copy of a result costs more than looking at one word of it.
    results.indices.count { results[$0].status == status }
      + (status == .passed ? kept?.count ?? 0 : 0)
  }

  /// The number of all results.
  package var resultCount: Int { results.count + (kept?.count ?? 0) }

  /// The run in the order of its cases.
  var pieces: [KeptCases.Piece] { kept?.pieces ?? [.told(results.indices)] }

  /// The results that did not pass, in order.
  package var failures: [PictureResult] {
    results.indices.filter { !results[$0].isPassed }.map { results[$0] }
  }

  /// The references of everything that ran here, which are those of cases that no document declares as
  /// well.
  package var references: [String] { results.compactMap(\.reference) }

  /// The causes of all failures with the pictures they touched.
  package var groups: [CauseGroup] {
    // A copy of a result costs more than looking at some words of it.
    CauseGroup.groups(
      of: results.indices.filter { !results[$0].isPassed }.map { place in
        (results[place].name, results[place].causes, results[place].proof?.isProven == true)
      })
  }

  /// Notes what the files are that failing results were made from.
  package mutating func noteInputs() {
    for path in Set(failures.flatMap(\.dependencies)) {
      inputHashes[path] = Self.inputHash(path)
    }
  }

  /// The hash of a file's bytes; `gone` for one that cannot be read.
  static func inputHash(_ path: String) -> String {
    (try? File.read(path)).map { hexadecimal(ContentHash.of($0)) } ?? "gone"
  }

  /// The exit status: 0 as expected, 1 differences, missing references, lint errors or something
  /// recorded, 2 an input or a reference that cannot be read, 3 a component that cannot be rendered.
  package var exitStatus: Int32 {
    if results.contains(where: { $0.status == .error && $0.kind == .render }) { return 3 }
    if count(.error) + count(.unusable) > 0 { return 2 }
    if count(.failed) + count(.missing) + count(.recorded) > 0 { return 1 }
    return results.indices.contains { results[$0].lints.contains(where: isFailure) } ? 1 : 0
  }

  /// Returns true if a finding fails the run.
  package func isFailure(_ finding: LintFinding) -> Bool {
    !finding.isNote
      && (countsLints || countsMissingGlyphs && finding.lint == "missing-glyph")
  }
}
