import GalleyDesign
import GalleyGeometry
import GalleyPainting

extension BandPlayer {
  /// Draws an image or, with a tint, that colour through the image's opacity.
  func drawImage(
    _ image: ImageResource, in rect: Rect, _ tint: RGBAColor?,
    _ operation: RenderPlan.Operation, _ area: PixelRect, _ plan: RenderPlan,
    _ target: PixelBuffer
  ) throws(RenderingError) {
    let transform = plan.transforms[Int(operation.transform)]
    let color = tint.map { DeviceColor($0) }
    guard transform.keepsAxes else {
      let source = try SampledImage(image, in: rect, transform, tint: color, resources.images)
      return try draw(source, in: rect, transform, operation, area, plan, target)
    }
    let tiles = ImageTile.tiles(
      of: image, in: rect, transform, canvas: plan.canvas, rows: area.rows)
    for tile in tiles {
      if let color {
        let mask = try resources.masks.value(for: .image(tile.key)) {
          () throws(RenderingError) in try CoverageMaskRasterizer.opacity(of: image, for: tile.key)
        }
        stencils = [.mask(mask, x: tile.x, y: tile.y)]
        try paintStencils(.solid(color), operation, area, plan, target)
      } else {
        let block = try resources.images.value(for: tile.key) { () throws(RenderingError) in
          ImageScaler.block(of: image, for: tile.key)
        }
        let whole = PixelRect(x: tile.x, y: tile.y, width: block.width, height: block.height)
        stencils = [.box(FixedRect(whole))]
        try paintStencils(
          .pixels(block, x: tile.x, y: tile.y), operation, area, plan, target)
      }
    }
  }

  /// Draws a turned or sheared image.
  func draw(
    _ source: SampledImage, in rect: Rect, _ transform: Transform,
    _ operation: RenderPlan.Operation, _ area: PixelRect, _ plan: RenderPlan,
    _ target: PixelBuffer
  ) throws(RenderingError) {
    try fill(.rectangle(rect), transform, .sampled(source), operation, area, plan, target)
  }
}
