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
    try LayoutCosts.incremental(bench)
  }
}

/// The measurements, one table each.
enum LayoutCosts {
  /// The tree of nested fixed stacks that other engines were measured with.
  static func stacks(_ bench: Workbench, count: Int, branching: Int) throws {
    let title = "layout of \(count) nodes, \(branching) children each"
    if let filter = bench.filter, !title.contains(filter) { return }
    let tree = LayoutShapes.nested(count: count, branching: branching)
    let twin = LayoutShapes.flexibleTwin(count: count, branching: branching)
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
    print("  root \(result.size.width) x \(result.size.height),", facts(tree, result, 0))
    var pass = LayoutPass(twin)
    let flexible = pass.run(window)
    print("  with spacers:", facts(twin, flexible, pass.computedSizes))
  }

  /// Any tree, in a window of 1000 by 1000 points.
  static func tree(_ bench: Workbench, _ title: String, _ tree: LayoutTree) throws {
    if let filter = bench.filter, !title.contains(filter) { return }
    let window = ProposedSize(width: 1000, height: 1000)
    try bench.compare(
      title, [Contender(name: "layout") { Int(tree.layout(window).size.width) }])
    var pass = LayoutPass(tree)
    let result = pass.run(window)
    print("  " + facts(tree, result, pass.computedSizes))
  }

  private static func facts(_ tree: LayoutTree, _ result: LayoutResult, _ computed: Int) -> String {
    let nodes = Double(tree.nodeCount)
    return "\(tree.nodeCount) nodes, \(result.bytes / tree.nodeCount) bytes a node, "
      + "\(Workbench.decimal(Double(computed) / nodes)) sizes computed a node"
  }

  /// One leaf changed, against everything.
  static func incremental(_ bench: Workbench) throws {
    let title = "one leaf of 100,000 nodes changed"
    if let filter = bench.filter, !title.contains(filter) { return }
    let tree = LayoutShapes.nested(count: 100_000, branching: 10)
    var pass = LayoutPass(tree)
    _ = pass.run(.unspecified)
    let leaf = tree.nodeCount - 1
    var width = 5.0
    var twin = LayoutPass(LayoutShapes.flexibleTwin(count: 100_000, branching: 10))
    let window = ProposedSize(width: 2000, height: 8000)
    _ = twin.run(window)
    let last = twin.tree.nodeCount - 1
    try bench.compare(
      title,
      [
        Contender(name: "layout from nothing") { Int(tree.layout(.unspecified).size.width) },
        Contender(name: "change one leaf, lay out again") {
          width += 1
          pass.setSize(ofFixedLeaf: leaf, to: Size(width: width, height: 6))
          return Int(pass.run(.unspecified).size.width)
        },
        Contender(name: "the same in flexible stacks") {
          width += 1
          twin.setSize(ofFixedLeaf: last, to: Size(width: width, height: 6))
          return Int(twin.run(window).size.width)
        },
      ])
  }
}
