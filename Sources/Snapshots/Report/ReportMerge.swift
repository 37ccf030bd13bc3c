/// Why reports are not the parts of one run.
package enum IncompleteRun: Error, Hashable, Sendable, CustomStringConvertible {
  /// Parts of a divided run are not there, by number from 1.
  case missingParts([Int], count: Int)
  /// The parts come from runs that were divided otherwise.
  case differentDivisions([Int])
  /// The parts come from runs of other commits; nil stands for one that is not known.
  case differentCommits([String?])
  /// The machines did not divide the cases alike, so that some may have run nowhere.
  case differentCosts

  /// One line for a person.
  package var description: String {
    switch self {
    case .missingParts(let parts, let count):
      (parts.count == 1 ? "part " : "parts ") + parts.map(String.init).joined(separator: ", ")
        + " of \(count) " + (parts.count == 1 ? "is" : "are") + " missing"
    case .differentDivisions(let counts):
      "these are parts of runs that were divided by "
        + counts.map(String.init).joined(separator: " and by ")
    case .differentCommits(let commits):
      "these are parts of runs of different commits: "
        + commits.map { $0 ?? "an unknown one" }.joined(separator: ", ")
    case .differentCosts:
      "these parts were divided by different cases or costs, so that some case may have run in none"
    }
  }
}

extension SnapshotReport {
  /// Throws unless the reports are all the parts of one run. A report that is not a part counts as whole.
  package static func requireComplete(_ parts: [SnapshotReport]) throws(IncompleteRun) {
    // What has no commit may be anything, so that it belongs to none that is known.
    let commits = Set(parts.map(\.commit)).sorted { ($0 ?? "~") < ($1 ?? "~") }
    if commits.count > 1 { throw .differentCommits(commits) }
    let shards = parts.compactMap(\.shard)
    let counts = Set(shards.map(\.count)).sorted()
    guard let count = counts.first else { return }
    if counts.count > 1 { throw .differentDivisions(counts) }
    if Set(parts.filter { $0.shard != nil }.map(\.division)).count > 1 { throw .differentCosts }
    let missing = Set(1...count).subtracting(shards.map(\.index)).sorted()
    if !missing.isEmpty { throw .missingParts(missing, count: count) }
  }

  /// The parts of a divided run as one: results by name, of equal names the one that failed, else
  /// the first.
  package static func merged(_ parts: [SnapshotReport]) -> SnapshotReport {
    var merged = SnapshotReport()
    merged.root = parts.lazy.compactMap(\.root).first
    merged.commit = parts.lazy.compactMap(\.commit).first
    for part in parts { merged.inputHashes.merge(part.inputHashes) { first, _ in first } }
    merged.mode = parts.first?.mode ?? .never
    merged.seed = parts.first?.seed ?? 0
    merged.seconds = parts.map(\.seconds).max() ?? 0
    merged.countsLints = parts.contains(where: \.countsLints)
    merged.countsMissingGlyphs = parts.contains(where: \.countsMissingGlyphs)
    merged.skippedCases = parts.reduce(0) { $0 + $1.skippedCases }
    var places: [String: Int] = [:]
    for result in parts.flatMap(\.results) {
      if let place = places[result.name] {
        if merged.results[place].isPassed { merged.results[place] = result }
      } else {
        places[result.name] = merged.results.count
        merged.results.append(result)
      }
    }
    merged.results.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    merged.notes = unique(parts.flatMap(\.notes))
    // A file is unused only when no part uses it; every part looks at the whole corpus.
    let unused = parts.map { Set($0.unreferenced) }
    merged.unreferenced = unused.dropFirst().reduce(unused.first ?? []) {
      $0.intersection($1)
    }.sorted()
    return merged
  }

  private static func unique(_ notes: [String]) -> [String] {
    var seen: Set<String> = []
    return notes.filter { seen.insert($0).inserted }
  }
}
