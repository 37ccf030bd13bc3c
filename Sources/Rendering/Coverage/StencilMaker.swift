import GalleyGeometry
import GalleyPainting

/// Turns shapes into stencils, by way of the mask cache.
struct StencilMaker: Sendable {
  let masks: BoundedCache<MaskKey, CoverageMask>
  /// The whole canvas; outlines are not rasterised beyond its left and right edges.
  let canvas: PixelRect
  /// That of the element whose command is drawn.
  let budget: PictureBudget

  /// Appends stencils that together cover the filled shape within rows of the device.
  func fill(
    _ shape: DisplayShape, _ transform: Transform, rows: Range<Int>,
    into stencils: inout [Stencil]
  ) throws(RenderingError) {
    if let stencil = try stencil(RoundedBox(shape, transform)) {
      return stencils.append(stencil)
    }
    let outline = Outline(shape.path, transform)
    let drawing = OutlineDrawing(outline, isEvenOdd: shape.isEvenOdd)
    try add(drawing, outline.bounds.pixels, rows, &stencils)
  }

  /// The stencil of a box, a ring or their blurred images; nil when there is no box or its mask
  /// would be larger than 16 million pixels, which outlines do better in parts.
  func stencil(
    _ box: RoundedBox?, ring: Int = 0, sigma: Int = 0
  ) throws(RenderingError) -> Stencil? {
    guard let rounded = box else { return nil }
    if rounded.radii.isZero, ring == 0, sigma == 0 { return .box(rounded.box) }
    let (key, pixels) = rounded.mask(ring: ring, sigma: sigma)
    guard key.width < 1 << 20, key.height < 1 << 20, key.width * key.height <= 1 << 24 else {
      return nil
    }
    // Counted whether or not another picture has made it: which one comes first must not decide.
    try budget.require(bytes: key.memory)
    let mask = try masks.value(for: .box(key)) { () throws(RenderingError) in
      try CoverageMaskRasterizer.mask(for: key, budget)
    }
    return .sliced(mask, over: pixels)
  }

  /// Appends stencils of a stroke.
  func stroke(
    _ shape: DisplayShape, _ style: StrokeStyle, _ transform: Transform, rows: Range<Int>,
    into stencils: inout [Stencil]
  ) throws(RenderingError) {
    var outline = Outline(shape.path, transform)
    if style.width <= 0 { outline.alignStraightLines() }
    let stroke = OutlineStroke(style, transform)
    let drawing = OutlineDrawing(outline, stroke: stroke)
    try add(drawing, drawing.pixels(for: shape, style, transform), rows, &stencils)
  }

  /// Appends stencils of a shadow, without its offset, which is part of the transform.
  func shadow(
    _ shape: DisplayShape, spread: Int, sigma: Int, _ transform: Transform, rows: Range<Int>,
    into stencils: inout [Stencil]
  ) throws(RenderingError) {
    let grown = RoundedBox(shape, transform)?.grown(by: spread)
    if grown?.box.isEmpty == true { return }
    if let stencil = try stencil(grown, sigma: sigma) { return stencils.append(stencil) }
    let outline = Outline(shape.path, transform)
    let reach = GaussianBlur(sigma: sigma).reach
    let pixels = outline.bounds.inset(by: -max(0, spread)).pixels.inset(by: -Int32(reach))
    let drawing = OutlineDrawing(
      outline, isEvenOdd: shape.isEvenOdd, spread: spread, sigma: sigma)
    try add(drawing, pixels, rows, &stencils)
  }

  /// Appends the tiles of an outline that lie in some rows. Tiles are cut at places that depend
  /// on the outline alone, so that what Cairo makes of a tile is the same for every band.
  private func add(
    _ drawing: OutlineDrawing, _ bounds: PixelRect, _ rows: Range<Int>,
    _ stencils: inout [Stencil]
  ) throws(RenderingError) {
    let left = max(bounds.minX, canvas.minX)
    let right = min(bounds.maxX, canvas.maxX)
    let wanted = rows.clamped(to: bounds.rows)
    guard left < right, !wanted.isEmpty else { return }
    let width = Int(right - left)
    var step = 512
    while step > 32, step * width > 1 << 19 { step /= 2 }
    // A blurred tile is drawn with as much again around it; short ones would be mostly that.
    while step < GaussianBlur(sigma: drawing.sigma).reach { step *= 2 }
    let single = bounds.height <= step
    var top = single ? Int(bounds.minY) : wanted.lowerBound & ~(step - 1)
    while top < wanted.upperBound {
      let first = max(top, Int(bounds.minY))
      let last = single ? Int(bounds.maxY) : min(top + step, Int(bounds.maxY))
      let key = drawing.mask(x: Int(left), y: first, width: width, height: last - first)
      try budget.require(bytes: key.memory)
      let mask = try masks.value(for: .outline(key)) { () throws(RenderingError) in
        try CoverageMaskRasterizer.mask(for: key, budget)
      }
      stencils.append(.mask(mask, x: Int(left), y: first))
      top = single ? Int.max : top + step
    }
  }
}

extension DisplayShape {
  fileprivate var isEvenOdd: Bool {
    if case .evenOddPath = self { true } else { false }
  }
}
