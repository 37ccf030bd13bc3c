internal import GalleyGeometry
import GalleyPainting

/// The stencils of the clips that a band's operations use, each made once per band.
struct ClipMasks {
  private var made: [(clip: Int32, stencils: [Stencil])] = []
  private var rows: Range<Int> = 0..<0
  private var last: (clip: Int32, chain: [[Stencil]]) = (-2, [])

  init() {}

  /// Forgets the previous band.
  mutating func reset(rows: Range<Int>) {
    self.rows = rows
    made.removeAll(keepingCapacity: true)
    last = (-2, [])
  }

  /// One list of stencils for each masking shape of a clip and those it narrows.
  mutating func stencils(
    of clip: Int32, _ plan: RenderPlan, _ masks: BoundedCache<MaskKey, CoverageMask>,
    _ budget: PictureBudget
  ) throws(RenderingError) -> [[Stencil]] {
    if last.clip == clip { return last.chain }
    var chain: [[Stencil]] = []
    var next = clip
    while next >= 0 {
      let entry = plan.clips[Int(next)]
      if entry.command >= 0 { chain.append(try stencils(of: next, entry, plan, masks, budget)) }
      next = entry.parent
    }
    last = (clip, chain)
    return chain
  }

  private mutating func stencils(
    of clip: Int32, _ entry: RenderPlan.Clip, _ plan: RenderPlan,
    _ masks: BoundedCache<MaskKey, CoverageMask>, _ budget: PictureBudget
  ) throws(RenderingError) -> [Stencil] {
    if let found = made.last(where: { $0.clip == clip }) { return found.stencils }
    var stencils: [Stencil] = []
    if case .clip(let shape) = plan.list.commands[Int(entry.command)] {
      let maker = StencilMaker(masks: masks, canvas: plan.canvas, budget: budget)
      try maker.fill(
        shape, plan.transforms[Int(entry.transform)], rows: entry.rect.rows.clamped(to: rows),
        into: &stencils)
    }
    made.append((clip, stencils))
    return stencils
  }
}
