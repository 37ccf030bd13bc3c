import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleyText

extension BandPlayer {
  /// Draws a run of glyphs: from masks where text stands upright at an ordinary size, from
  /// outlines where it is turned, stretched or larger than 256 pixels.
  func drawGlyphs(
    _ run: GlyphRun, at origin: Point, _ color: DeviceColor, _ operation: RenderPlan.Operation,
    _ area: PixelRect, _ plan: RenderPlan, _ target: PixelBuffer
  ) throws(RenderingError) {
    let transform = plan.transforms[Int(operation.transform)]
    guard run.size > 0, color.alpha > 0 else { return }
    guard let scale = transform.uniformScale, run.size * scale <= 256 else {
      return try drawOutlines(run, at: origin, color, operation, area, plan, target)
    }
    let font = SizedFont(font: run.font, size: run.size * scale)
    let number = glyphs.number(of: font)
    let clips = try clipStencils(operation.clip, plan)
    for glyph in run.glyphs {
      let x = GlyphStep.rounded(transform.a * (origin.x + glyph.position.x) + transform.tx)
      let y = GlyphStep.rounded(transform.d * (origin.y + glyph.position.y) + transform.ty)
      let mask = try glyphs.mask(
        font, number: number, glyph: glyph.id, stepX: x & GlyphStep.mask,
        stepY: y & GlyphStep.mask)
      if mask.isOutsized {
        let alone = GlyphRun(font: run.font, size: run.size, glyphs: [glyph])
        try drawOutlines(alone, at: origin, color, operation, area, plan, target)
        continue
      }
      let left = x >> GlyphStep.shift + Int(mask.left)
      let top = y >> GlyphStep.shift + Int(mask.top)
      let from = (x: max(left, Int(area.minX)), y: max(top, Int(area.minY)))
      let end = (
        x: min(left + Int(mask.width), Int(area.maxX)),
        y: min(top + Int(mask.height), Int(area.maxY))
      )
      guard from.x < end.x, from.y < end.y else { continue }
      let part = PixelRect(x: from.x, y: from.y, width: end.x - from.x, height: end.y - from.y)
      if clips.isEmpty, !isMarking, mask.coverage != nil {
        BandPlayer.blit(mask, left, top, part, color, target)
      } else {
        blitClipped(mask, left, top, part, color, clips, target)
      }
    }
  }

  /// Lays a glyph of coverage over the target.
  @inline(__always)
  private static func blit(
    _ mask: GlyphMask, _ left: Int, _ top: Int, _ part: PixelRect, _ color: DeviceColor,
    _ target: PixelBuffer
  ) {
    guard let coverage = mask.coverage else { return }
    let stride = Int(mask.stride)
    let first = Int(part.minX)
    // The bytes that fill a row of the mask up to a multiple of four are zero, so the whole row
    // can be drawn four pixels at a time where the target has room for it.
    let isWhole = part.width == Int(mask.width) && left + stride <= Int(target.rect.maxX)
    let count = isWhole ? stride : part.width
    Blend.solid(
      target.pointer(x: first, y: Int(part.minY)), stride: target.stride, columns: count,
      rows: part.height, color, coverage: coverage + (Int(part.minY) - top) * stride + first - left,
      coverageStride: stride)
  }

  /// Lays a glyph over the target under masks, or a glyph in colour. Marks fill the whole box of
  /// the glyph: a map with every letter's outline in it would be several times as long.
  private func blitClipped(
    _ mask: GlyphMask, _ left: Int, _ top: Int, _ part: PixelRect, _ color: DeviceColor,
    _ clips: [[Stencil]], _ target: PixelBuffer
  ) {
    let buffer = rowCoverage.pointer
    let columns = part.columns
    for y in part.rows {
      let offset = (y - top) * Int(mask.stride) + (columns.lowerBound - left)
      if let coverage = mask.coverage, !isMarking {
        buffer.update(from: coverage + offset, count: part.width)
      } else {
        buffer.update(repeating: color.alpha, count: part.width)
      }
      for layer in clips { Stencil.multiply(buffer, by: layer, row: y, columns: columns) }
      let place = target.pointer(x: columns.lowerBound, y: y)
      if isMarking {
        let span = CoverageSpan(
          x: columns.lowerBound, count: part.width, bytes: UnsafePointer(buffer), value: 0)
        OwnerMarks.mark(place, span, owner, source: nil)
        continue
      }
      if let pixels = mask.pixels {
        Blend.pixels(place, part.width, pixels + offset, coverage: buffer)
      } else {
        Blend.solid(place, part.width, color, coverage: buffer)
      }
    }
  }

  /// Draws glyphs through their outlines under the whole transform.
  private func drawOutlines(
    _ run: GlyphRun, at origin: Point, _ color: DeviceColor, _ operation: RenderPlan.Operation,
    _ area: PixelRect, _ plan: RenderPlan, _ target: PixelBuffer
  ) throws(RenderingError) {
    let transform = plan.transforms[Int(operation.transform)]
    for glyph in run.glyphs {
      let place = Transform(
        a: run.size, b: 0, c: 0, d: run.size, tx: origin.x + glyph.position.x,
        ty: origin.y + glyph.position.y
      ).followed(by: transform)
      switch try resources.glyphs.drawings.drawing(of: glyph.id, in: run.font) {
      case .blank: continue
      case .outline(let path):
        try fill(.path(path), place, .solid(color), operation, area, plan, target)
      case .picture(let block, let box):
        let source = SampledImage(block, in: box, place, alpha: color.alpha)
        try draw(source, in: box, place, operation, area, plan, target)
      }
    }
  }
}
