extension SnapshotReport {
  /// The parts of a divided run as one: results by name, of equal names the one that failed, else
  /// the first.
  public static func merged(_ parts: [SnapshotReport]) -> SnapshotReport {
    var merged = SnapshotReport()
    merged.root = parts.lazy.compactMap(\.root).first
    merged.mode = parts.first?.mode ?? .never
    merged.seed = parts.first?.seed ?? 0
    merged.seconds = parts.map(\.seconds).max() ?? 0
    merged.countsLints = parts.contains(where: \.countsLints)
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
