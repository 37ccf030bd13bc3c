internal import CGalleyCairo
import GalleyGeometry
import GalleyPainting

/// Makes masks from their descriptions. Stateless: equal keys give equal masks.
enum MaskFoundry {
  /// The opacity of a scaled image.
  static func opacity(
    of image: ImageResource, for key: ScaledImage
  ) throws(RenderingError) -> CoverageMask {
    let block = ImageScaler.block(of: image, for: key)
    return try CoverageMask(width: block.width, height: block.height) {
      (memory, stride) throws(RenderingError) in
      for y in 0..<block.height {
        let row = block.pointer(x: 0, y: y)
        for x in 0..<block.width { memory[y &* stride &+ x] = UInt8(row[x] >> 24) }
      }
    }
  }

  /// A rounded box, perhaps a ring, perhaps blurred.
  static func mask(for box: BoxMask) throws(RenderingError) -> CoverageMask {
    let path = Path.roundedBox(box.box, box.radii)
    let ring = box.ring > 0 ? box.box.inset(by: box.ring) : nil
    return try CoverageMask(width: box.width, height: box.height, caps: box.caps) {
      (memory, stride) throws(RenderingError) in
      try draw(memory, box.width, box.height, stride) { canvas in
        canvas.trace(Outline(path, .identity), x: 0, y: 0)
        if let ring, !ring.isEmpty {
          let radii = box.radii.map { max(0, $0 - box.ring) }
          canvas.trace(Outline(.roundedBox(ring, radii), .identity), x: 0, y: 0)
          cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_EVEN_ODD)
        }
        cairo_fill(canvas.context)
      }
      GaussianBlur(sigma: box.sigma).apply(to: memory, box.width, box.height, stride)
    }
  }

  /// A part of a filled or stroked outline, perhaps blurred.
  static func mask(for key: OutlineMask) throws(RenderingError) -> CoverageMask {
    let blur = GaussianBlur(sigma: key.sigma)
    return try CoverageMask(width: key.width, height: key.height) {
      (memory, stride) throws(RenderingError) in
      guard key.sigma > 0 else { return try draw(key, memory, key.width, key.height, stride, 0) }
      let halo = blur.reach
      let width = min(key.width + 2 * halo, 32_767)
      let height = key.height + 2 * halo
      let wide = try CoverageMask(width: width, height: height) {
        (larger, step) throws(RenderingError) in
        try draw(key, larger, width, height, step, halo)
        blur.apply(to: larger, width, height, step)
      }
      for y in 0..<key.height {
        (memory + y * stride).update(
          from: wide.row(y + halo) + halo, count: min(key.width, width - halo))
      }
    }
  }

  private static func draw(
    _ key: OutlineMask, _ memory: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
    _ stride: Int, _ margin: Int
  ) throws(RenderingError) {
    let outline = key.outline.clipped()
    try draw(memory, width, height, stride) { canvas in
      canvas.trace(outline, x: margin, y: margin)
      guard let stroke = key.stroke else {
        canvas.fill(spread: Double(key.spread) / 256)
        return
      }
      canvas.stroke(stroke)
    }
  }

  private static func draw(
    _ memory: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int,
    _ body: (borrowing CoverageCanvas) -> Void
  ) throws(RenderingError) {
    let canvas = try CoverageCanvas(memory: memory, width: width, height: height, stride: stride)
    body(canvas)
    try canvas.finish("drawing an outline")
  }
}

extension Path {
  fileprivate static func roundedBox(_ box: FixedRect, _ radii: FixedRadii) -> Path {
    func pixels(_ value: Int) -> Double { Double(value) / 256 }
    let rect = Rect(
      x: pixels(box.left), y: pixels(box.top), width: pixels(box.width),
      height: pixels(box.height))
    return .roundedRectangle(
      rect,
      radii: CornerRadii(
        topLeft: pixels(radii.topLeft), topRight: pixels(radii.topRight),
        bottomRight: pixels(radii.bottomRight), bottomLeft: pixels(radii.bottomLeft)))
  }
}
