import GalleyGeometry
import GalleyPainting

/// Plays the operations that touch one band into its pixels. One player per thread; it keeps
/// its buffers from band to band.
final class BandPlayer {
  let resources: RenderingResources
  private(set) var found: [Int32] = []
  /// The first operation on each row of the band.
  var firstTouch: [BandPlayer.FirstTouch] = []
  /// Coverages of one row, for masked drawing.
  private(set) var rowCoverage: ScratchRow<UInt8>
  /// Pixels of one row of a gradient.
  private var rowPixels: ScratchRow<UInt32>
  var stencils: [Stencil] = []
  var glyphs: GlyphTable
  private var layers: [LayerBuffer] = []
  private var depth = 0
  private var masks = ClipMasks()
  /// True if elements are written in the place of pixels.
  var isMarking = false
  /// The element whose command is being drawn.
  private(set) var owner: UInt32 = 0
  /// That of the picture that is drawn, for this element.
  private var budget = PictureBudget()

  init(_ resources: RenderingResources) {
    self.resources = resources
    glyphs = GlyphTable(resources.glyphs.current())
    rowCoverage = ScratchRow(capacity: 0)
    rowPixels = ScratchRow(capacity: 0)
  }

  /// Draws a band over a background.
  func play(
    _ plan: RenderPlan, into band: PixelBuffer, background: UInt32, _ budget: PictureBudget
  ) throws(RenderingError) {
    self.budget = budget
    rowCoverage.require(band.rect.width + 16)
    rowPixels.require(band.rect.width + 16)
    plan.index.find(rows: band.rect.rows, in: plan.operations, into: &found)
    glyphs.use(resources.glyphs.current())
    masks.reset(rows: band.rect.rows)
    try clear(band, to: background, plan)
    depth = 0
    var target = band
    var outer: [PixelBuffer] = []
    for (place, number) in found.enumerated() {
      let operation = plan.operations[Int(number)]
      self.budget.owner = plan.owner(of: operation.command)
      if place % 32 == 0 { try self.budget.requireTime() }
      switch operation.kind {
      case .beginLayer:
        outer.append(target)
        target = beginLayer(operation.bounds.intersection(target.rect))
      case .endLayer:
        let layer = target
        target = outer.removeLast()
        try endLayer(layer, operation, plan, target)
      default:
        let next = place + 1 < found.count && found[place + 1] == number + 1 ? number + 1 : nil
        try draw(operation, next: next, plan, target)
      }
    }
  }

  private func beginLayer(_ rect: PixelRect) -> PixelBuffer {
    if depth == layers.count { layers.append(LayerBuffer()) }
    let buffer = layers[depth].pixels(for: rect)
    buffer.clear(to: isMarking ? OwnerMarks.none : 0)
    depth += 1
    return buffer
  }

  private func endLayer(
    _ layer: PixelBuffer, _ operation: RenderPlan.Operation, _ plan: RenderPlan,
    _ target: PixelBuffer
  ) throws(RenderingError) {
    depth -= 1
    guard case .beginLayer(let compositing) = plan.list.commands[Int(operation.command)] else {
      return
    }
    let share = UInt8(max(0, min(1, compositing.opacity)) * 255 + 0.5)
    let area = layer.rect
    if let colors = compositing.colors, !isMarking {
      let matrix = DeviceColorMatrix(colors)
      for row in 0..<area.height { matrix.apply(to: layer.base + row * layer.stride, area.width) }
    }
    if !isMarking {
      for filter in compositing.filters.map(DeviceColorFilter.init) {
        for row in 0..<area.height { filter.apply(to: layer.base + row * layer.stride, area.width) }
      }
    }
    let mode = BlendFunction(compositing.blendMode)
    let stencil = Stencil.box(FixedRect(area))
    try forEachSpan([stencil], operation.clip, area, plan) { span, y in
      let source = UnsafePointer(layer.pointer(x: span.x, y: y))
      let place = target.pointer(x: span.x, y: y)
      if isMarking { return OwnerMarks.compose(place, source, span, compositing.blendMode) }
      if mode.mode != .normal {
        return mode.lay(source, over: place, span, opacity: Int(share))
      }
      guard let bytes = span.bytes else {
        let coverage = UInt8(divided255(Int(span.value) * Int(share)))
        return Blend.pixels(place, span.count, source, coverage: coverage)
      }
      let scaled = rowCoverage.pointer
      if bytes != UnsafePointer(scaled) { scaled.update(from: bytes, count: span.count) }
      Blend.multiply(scaled, span.count, by: share)
      Blend.pixels(place, span.count, source, coverage: scaled)
    }
  }
}

extension BandPlayer {
  private func draw(
    _ operation: RenderPlan.Operation, next: Int32?, _ plan: RenderPlan, _ target: PixelBuffer
  ) throws(RenderingError) {
    let area = operation.bounds.intersection(target.rect)
    guard !area.isEmpty else { return }
    owner = UInt32(bitPattern: budget.owner)
    let transform = plan.transforms[Int(operation.transform)]
    let maker = StencilMaker(masks: resources.masks, canvas: plan.canvas, budget: budget)
    stencils.removeAll(keepingCapacity: true)
    switch plan.list.commands[Int(operation.command)] {
    case .fill(let shape, let paint):
      try fill(shape, transform, try source(paint, transform), operation, area, plan, target)
    case .stroke(let shape, let style, let paint):
      try maker.stroke(shape, style, transform, rows: area.rows, into: &stencils)
      try paintStencils(try source(paint, transform), operation, area, plan, target)
    case .border(let rect, let radii, let width, let color):
      try maker.border(rect, radii, width, transform, rows: area.rows, into: &stencils)
      try paintStencils(.solid(DeviceColor(color)), operation, area, plan, target)
    case .shadow(let shape, let style):
      let device = DeviceShadow(style, transform)
      let moved = transform.followed(
        by: .translation(x: Double(device.x) / 256, y: Double(device.y) / 256))
      try maker.shadow(
        shape, spread: device.spread, sigma: device.sigma, moved, rows: area.rows,
        into: &stencils)
      let hidden = try hiddenPixels(of: operation, next: next, plan)
      for part in area.subtracting(hidden) {
        try paintStencils(.solid(DeviceColor(style.color)), operation, part, plan, target)
      }
    case .glyphs(let run, let origin, let color):
      try drawGlyphs(run, at: origin, DeviceColor(color), operation, area, plan, target)
    case .image(let image, let rect, let tint):
      try drawImage(image, in: rect, tint, operation, area, plan, target)
    case .save, .restore, .transform, .clip, .beginLayer, .endLayer, .backdrop: return
    }
  }

  /// Fills a shape.
  func fill(
    _ shape: DisplayShape, _ transform: Transform, _ source: PixelSource,
    _ operation: RenderPlan.Operation, _ area: PixelRect, _ plan: RenderPlan,
    _ target: PixelBuffer
  ) throws(RenderingError) {
    stencils.removeAll(keepingCapacity: true)
    try StencilMaker(masks: resources.masks, canvas: plan.canvas, budget: budget)
      .fill(shape, transform, rows: area.rows, into: &stencils)
    try paintStencils(source, operation, area, plan, target)
  }

  /// The stencils that mask what a clip lets through, apart from its pixels.
  func clipStencils(_ clip: Int32, _ plan: RenderPlan) throws(RenderingError) -> [[Stencil]] {
    try masks.stencils(of: clip, plan, resources.masks, budget)
  }

  private func source(
    _ paint: Paint, _ transform: Transform
  ) throws(RenderingError) -> PixelSource {
    try PixelSource(paint, transform, resources)
  }

  /// Lays a source over the target wherever the current stencils and the clip cover it.
  func paintStencils(
    _ source: PixelSource, _ operation: RenderPlan.Operation, _ area: PixelRect,
    _ plan: RenderPlan, _ target: PixelBuffer
  ) throws(RenderingError) {
    if isMarking { return try markStencils(source, operation, area, plan, target) }
    switch source {
    case .solid(let color):
      guard color.alpha > 0 else { return }
      try forEachSpan(stencils, operation.clip, area, plan) { span, y in
        let place = target.pointer(x: span.x, y: y)
        if let bytes = span.bytes {
          Blend.solid(place, span.count, color, coverage: bytes)
        } else {
          Blend.solid(place, span.count, color, coverage: span.value)
        }
      }
    case .linear, .radial, .angular, .sampled:
      let row = rowPixels.pointer
      let isOpaque = source.isOpaque
      try forEachSpan(stencils, operation.clip, area, plan) { span, y in
        source.write(row, x: span.x, y: y, count: span.count)
        Blend.span(target.pointer(x: span.x, y: y), row, span, isOpaque)
      }
    case .pixels(let block, let left, let top):
      try forEachSpan(stencils, operation.clip, area, plan) { span, y in
        let row = block.pointer(x: span.x - left, y: y - top)
        Blend.span(target.pointer(x: span.x, y: y), row, span, block.isOpaque)
      }
    }
  }

  /// Writes the element wherever a source would have been laid over the target.
  private func markStencils(
    _ source: PixelSource, _ operation: RenderPlan.Operation, _ area: PixelRect,
    _ plan: RenderPlan, _ target: PixelBuffer
  ) throws(RenderingError) {
    if case .solid(let color) = source, color.alpha == 0 { return }
    try forEachSpan(stencils, operation.clip, area, plan) { span, y in
      let pixels: UnsafePointer<UInt32>?
      switch source {
      case .solid: pixels = nil
      case .pixels(let block, let left, let top):
        pixels = block.pointer(x: span.x - left, y: y - top)
      case .linear, .radial, .angular, .sampled:
        source.write(rowPixels.pointer, x: span.x, y: y, count: span.count)
        pixels = UnsafePointer(rowPixels.pointer)
      }
      OwnerMarks.mark(target.pointer(x: span.x, y: y), span, owner, source: pixels)
    }
  }

  /// Calls `body` with the spans that the stencils cover inside an area, masked by the clip.
  private func forEachSpan(
    _ stencils: [Stencil], _ clip: Int32, _ area: PixelRect, _ plan: RenderPlan,
    _ body: (CoverageSpan, _ y: Int) -> Void
  ) throws(RenderingError) {
    let clips = try clipStencils(clip, plan)
    let buffer = rowCoverage.pointer
    for stencil in stencils {
      let part = stencil.bounds.intersection(area)
      if part.isEmpty { continue }
      for y in part.rows {
        if clips.isEmpty {
          stencil.forEachSpan(row: y, columns: part.columns) { body($0, y) }
          continue
        }
        stencil.write(to: buffer, row: y, columns: part.columns)
        for layer in clips {
          Stencil.multiply(buffer, by: layer, row: y, columns: part.columns)
        }
        body(
          CoverageSpan(
            x: part.columns.lowerBound, count: part.width, bytes: UnsafePointer(buffer), value: 0),
          y)
      }
    }
  }
}
