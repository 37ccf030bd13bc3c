import GalleyGeometry
import GalleyPainting

/// Makes masks from their descriptions. Stateless: equal keys give equal masks.
enum CoverageMaskRasterizer {
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
  static func mask(
    for box: BoxMask, _ budget: PictureBudget
  ) throws(RenderingError) -> CoverageMask {
    let path = Path.roundedBox(box.box, box.radii)
    let ring = box.ring > 0 ? box.box.inset(by: box.ring) : nil
    return try CoverageMask(width: box.width, height: box.height, caps: box.caps) {
      (memory, stride) throws(RenderingError) in
      try draw(memory, box.width, box.height, stride) { canvas in
        let outer = Outline(path, .identity)
        guard let ring, !ring.isEmpty else { return canvas.fill(outer.flattened()) }
        let radii = box.radii.map { max(0, $0 - box.ring) }
        // The chords of strokes, so that a border is equal to a stroke along its middle.
        canvas.fill(
          outer.flattened(.stroke),
          without: Outline(.roundedBox(ring, radii), .identity).flattened(.stroke))
      }
      try GaussianBlur(sigma: box.sigma).apply(
        to: memory, box.width, box.height, stride, budget)
    }
  }

  /// A part of a filled or stroked outline, perhaps blurred.
  static func mask(
    for key: OutlineMask, _ budget: PictureBudget
  ) throws(RenderingError) -> CoverageMask {
    let blur = GaussianBlur(sigma: key.sigma)
    return try CoverageMask(width: key.width, height: key.height) {
      (memory, stride) throws(RenderingError) in
      guard key.sigma > 0 else {
        return try draw(key, memory, key.width, key.height, stride, 0, budget)
      }
      let halo = blur.reach
      let (width, height) = key.blurred(blur)
      let wide = try CoverageMask(width: width, height: height) {
        (larger, step) throws(RenderingError) in
        try draw(key, larger, width, height, step, halo, budget)
        try blur.apply(to: larger, width, height, step, budget)
      }
      for y in 0..<key.height {
        (memory + y * stride).update(
          from: wide.row(y + halo) + halo, count: min(key.width, width - halo))
      }
    }
  }

  private static func draw(
    _ key: OutlineMask, _ memory: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
    _ stride: Int, _ margin: Int, _ budget: PictureBudget
  ) throws(RenderingError) {
    let outline = key.outline.clipped().offset(x: margin << 8, y: margin << 8)
    try draw(memory, width, height, stride) { canvas throws(RenderingError) in
      if let stroke = key.stroke {
        return canvas.fill(try outline.stroked(stroke, width: width, height: height, budget))
      }
      canvas.fill(outline.flattened(), evenOdd: key.isEvenOdd)
      guard key.spread != 0 else { return }
      let rim = OutlineStroke(width: Double(abs(key.spread)) / 128, join: .round)
      canvas.fill(
        try outline.stroked(rim, width: width, height: height, closing: true, budget),
        removing: key.spread < 0)
    }
  }

  private static func draw(
    _ memory: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int,
    _ body: (borrowing CoverageCanvas) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    let canvas = try CoverageCanvas(memory: memory, width: width, height: height, stride: stride)
    try body(canvas)
    try canvas.finish("drawing an outline")
  }
}

extension OutlineMask {
  /// The size of the mask with what a blur carries into it.
  func blurred(_ blur: GaussianBlur) -> (width: Int, height: Int) {
    (min(width + 2 * blur.reach, 32_767), height + 2 * blur.reach)
  }

  /// The bytes that making it takes, whether or not it is made already.
  var memory: Int {
    let blur = GaussianBlur(sigma: sigma)
    let (wide, high) = blurred(blur)
    return width * height + (sigma > 0 ? wide * high + blur.scratch(wide, high) : 0)
  }
}

extension BoxMask {
  /// The bytes that making it takes, whether or not it is made already.
  var memory: Int {
    width * height + GaussianBlur(sigma: sigma).scratch(width, height)
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
