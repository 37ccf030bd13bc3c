import GalleySystem

/// One part of a run that is spread over several machines.
package struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  package var index: Int
  /// Of how many.
  package var count: Int

  /// Makes a shard; nil unless `1 ≤ index ≤ count`.
  package init?(index: Int, count: Int) {
    guard index >= 1, count >= index else { return nil }
    self.index = index
    self.count = count
  }

  /// `2/5`.
  package var text: String { "\(index)/\(count)" }

  /// Reads `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(index: index, count: count)
  }

  /// The shard that a build system asks for: Bazel, GitLab, Buildkite or CircleCI.
  package init?(environment: [String: String]) {
    let conventions = [
      (index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
      (index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
      (index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
      (index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    ]
    for convention in conventions {
      guard let index = environment[convention.index].flatMap(Int.init),
        let count = environment[convention.count].flatMap(Int.init), count > 1
      else { continue }
      self.init(index: index - convention.first + 1, count: count)
      return
    }
    return nil
  }

  /// A hash of what a division is made by: parts of one run have the same.
  package static func division(of names: [String], costs: [Double]) -> UInt64 {
    var hash = ContentHash()
    for (name, cost) in zip(names, costs) {
      hash.add(name)
      hash.add(cost.bitPattern)
    }
    return hash.value
  }

  /// The jobs of this shard: the dearest first to the shard with the least to do, the first of
  /// equals. Every machine that knows the same costs divides alike. The order of jobs is kept.
  ///
  /// - Parameter costs: The cost of each job by index, in any unit.
  package func indices(costs: [Double]) -> [Int] {
    let order = costs.indices.sorted { (costs[$1], $0) < (costs[$0], $1) }
    var loads = [Double](repeating: 0, count: count)
    var mine: [Int] = []
    for job in order {
      var lightest = 0
      for shard in loads.indices where loads[shard] < loads[lightest] { lightest = shard }
      loads[lightest] += max(costs[job], 1e-9)
      if lightest == index - 1 { mine.append(job) }
    }
    return mine.sorted()
  }
}
