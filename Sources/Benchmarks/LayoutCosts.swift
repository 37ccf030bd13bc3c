internal import GalleyGeometry
internal import GalleyLayout

extension Benchmark {
  static let layout = Benchmark(
    name: "layout", summary: "layout of 1,000 to 1,000,000 nodes against two bare loops"
  ) { bench in
    try LayoutCosts.stacks(bench, count: 100_000, branching: 10)
    try LayoutCosts.stacks(bench, count: 100_000, branching: 2)
    try LayoutCosts.stacks(bench, count: 1_023, branching: 2)
    try LayoutCosts.stacks(bench, count: 1_000_000, branching: 10)
    try LayoutCosts.tree(
      bench, "wide: 100,000 fixed leaves in one row", LayoutShapes.wide(rigid: true))
    try LayoutCosts.tree(
      bench, "wide: 100,000 flexible leaves in one row", LayoutShapes.wide(rigid: false))
    try LayoutCosts.tree(
      bench, "chain: 1,000 stacks round a flexible leaf", LayoutShapes.chain(1_000))
    try LayoutCosts.tree(
      bench, "chain: 100,000 stacks round a flexible leaf", LayoutShapes.chain(100_000))
    for depth in [8, 12, 16] {
      try LayoutCosts.tree(
        bench, "alternating stacks, depth \(depth), constant-area leaves",
        LayoutShapes.alternating(depth: depth))
    }
  }
}

/// The measurements, one table each.
enum LayoutCosts {
  /// The tree of nested fixed stacks that other engines were measured with.
  static func stacks(_ bench: Workbench, count: Int, branching: Int) throws {
    let title = "layout of \(count) nodes, \(branching) children each"
    if let filter = bench.filter, !title.contains(filter) { return }
    let tree = LayoutShapes.nested(count: count, branching: branching)
    let twin = LayoutShapes.flexibleWithSpacers(count: count, branching: branching)
    let window = ProposedSize(width: 2000, height: 8000)
    let floor = FlatFloor(count: count, branching: branching)
    try bench.compare(
      title,
      [
        Contender(name: "floor: two loops over flat arrays") { Int(floor.run()) },
        Contender(name: "build the tree") {
          LayoutShapes.nested(count: count, branching: branching).nodeCount
        },
        Contender(name: "layout, fresh memory") { Int(tree.layout(.unspecified).size.width) },
        Contender(name: "the same with a spacer for every seventh leaf") {
          Int(twin.layout(window).size.width)
        },
      ])
    let result = tree.layout(.unspecified)
    print("  root \(result.size.width) x \(result.size.height),", facts(result))
    print("  with spacers:", facts(twin.layout(window)))
  }

  /// Any tree, in a window of 1000 by 1000 points.
  static func tree(_ bench: Workbench, _ title: String, _ tree: LayoutTree) throws {
    if let filter = bench.filter, !title.contains(filter) { return }
    let window = ProposedSize(width: 1000, height: 1000)
    try bench.compare(
      title, [Contender(name: "layout") { Int(tree.layout(window).size.width) }])
    print("  " + facts(tree.layout(window)))
  }

  private static func facts(_ result: LayoutResult) -> String {
    let nodes = result.tree.nodeCount
    let computed = Double(result.computedSizes) / Double(nodes)
    return "\(nodes) nodes, \(result.bytes / nodes) bytes a node, "
      + "\(Workbench.decimal(computed)) sizes computed a node"
  }
}
