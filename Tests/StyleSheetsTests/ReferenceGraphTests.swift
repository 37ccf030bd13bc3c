import Testing

@testable import GalleyStyleSheets

@Suite("References")
struct ReferenceGraphTests {
  private static func graph(_ edges: [[Int]], broken: Set<Int> = []) -> ReferenceGraph {
    var graph = ReferenceGraph()
    for (index, targets) in edges.enumerated() {
      graph.add(referringTo: targets, isBroken: broken.contains(index))
    }
    graph.resolve()
    return graph
  }

  @Test("Everything comes after what it refers to")
  func order() {
    let edges = [[1, 2], [2], [3], [], [0]]
    let order = Self.graph(edges).order
    #expect(order.sorted() == [0, 1, 2, 3, 4])
    for (node, targets) in edges.enumerated() {
      for target in targets {
        let isAfter = order.firstIndex(of: target) ?? 9 < order.firstIndex(of: node) ?? 0
        #expect(isAfter)
      }
    }
  }

  @Test("Cycles are found whole, and what leads into them is left out")
  func cycles() {
    let graph = Self.graph([[1], [2], [0], [1], [], [5], [4, 3]])
    #expect(graph.cycles == [[0, 1, 2], [5]])
    #expect(graph.order == [4])
  }

  @Test("What refers to the unknown is left out with all that refers to it")
  func broken() {
    let graph = Self.graph([[1], [], [], [0, 2]], broken: [1])
    #expect(graph.order == [2])
  }

  @Test("A chain of 200,000 needs no stack")
  func long() {
    var graph = ReferenceGraph()
    for index in 0..<200_000 { graph.add(referringTo: index > 0 ? [index - 1] : []) }
    graph.resolve()
    #expect(graph.order.count == 200_000)
  }
}
