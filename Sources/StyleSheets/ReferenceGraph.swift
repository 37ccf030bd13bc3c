/// Who refers to whom among named things, to resolve them in order and to find cycles.
///
/// Nothing recurses, so chains may be of any length.
package struct ReferenceGraph {
  /// The cycles that are kept; recording one takes time in proportion to its length.
  private static let maximumCycles = 100

  private var starts: [Int] = [0]
  private var targets: [Int] = []
  private var isBroken: [Bool] = []
  /// Every thing after all it refers to; what refers to a cycle or to something unknown is left out.
  package private(set) var order: [Int] = []
  /// The first hundred cycles; each begins with the thing that comes first in the source.
  package private(set) var cycles: [[Int]] = []

  /// Makes an empty graph.
  package init() {}

  /// The number of things.
  package var count: Int { isBroken.count }

  /// Adds the next thing with all it refers to, as numbers in the order of adding.
  ///
  /// - Parameter isBroken: True if it also refers to something unknown.
  package mutating func add(referringTo references: some Sequence<Int>, isBroken: Bool = false) {
    targets.append(contentsOf: references)
    starts.append(targets.count)
    self.isBroken.append(isBroken)
  }

  /// Whether a thing can be resolved; meaningful after ``resolve()``.
  package func isResolvable(_ index: Int) -> Bool { !isBroken[index] }

  /// Finds the order and the cycles; linear in things and references.
  package mutating func resolve() {
    var state = [State](repeating: .new, count: count)
    var path: [(node: Int, nextEdge: Int)] = []
    for root in 0..<count where state[root] == .new {
      path.append((root, starts[root]))
      state[root] = .open
      while let (node, edge) = path.last {
        guard edge < starts[node + 1] else {
          close(node, &state, &path)
          continue
        }
        path[path.count - 1].nextEdge += 1
        let target = targets[edge]
        switch state[target] {
        case .new:
          state[target] = .open
          path.append((target, starts[target]))
        case .open:
          isBroken[node] = true
          addCycle(path, from: target)
        case .closed: if isBroken[target] { isBroken[node] = true }
        }
      }
    }
  }

  private enum State {
    case new
    case open
    case closed
  }

  private mutating func close(
    _ node: Int, _ state: inout [State], _ path: inout [(node: Int, nextEdge: Int)]
  ) {
    path.removeLast()
    state[node] = .closed
    if !isBroken[node] {
      order.append(node)
    } else if let parent = path.last?.node {
      isBroken[parent] = true
    }
  }

  /// Records the end of the path from a thing on as a cycle. Its things are marked as broken when
  /// they are closed, each by the one after it.
  private mutating func addCycle(_ path: [(node: Int, nextEdge: Int)], from target: Int) {
    guard cycles.count < ReferenceGraph.maximumCycles else { return }
    var nodes: [Int] = []
    for (node, _) in path.reversed() {
      nodes.append(node)
      if node == target { break }
    }
    nodes.reverse()
    guard let first = nodes.min(), let place = nodes.firstIndex(of: first) else { return }
    cycles.append(Array(nodes[place...] + nodes[..<place]))
  }
}
