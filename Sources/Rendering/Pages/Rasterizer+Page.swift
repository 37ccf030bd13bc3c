internal import CGalleyCairo
package import GalleyDesign
package import GalleyGeometry
package import GalleyPainting
import GalleyText

extension Rasterizer {
  /// Draws a picture in a format that keeps shapes. Text becomes outlines, with the words that the list
  /// knows of: over them, where they are not seen. What the format cannot
  /// express, such as blurs and cut-outs, is drawn as pixels, ``Page/resolution`` of them to a point:
  /// of an effect that reads what lies beneath it, everything beneath as well.
  ///
  /// - Throws: `RenderingError` as for `render`.
  package func page(
    _ list: DisplayList, size: Size, grid: PixelGrid, background: RGBAColor = .clear,
    format: PageFormat, budget: PictureBudget = PictureBudget()
  ) throws(RenderingError) -> Page {
    let canvas = try PixelRect(canvas: size, grid, budget.limits)
    let whole = Size(
      width: Double(canvas.width) / grid.scale, height: Double(canvas.height) / grid.scale)
    // The same refusals as for pixels, before anything is written.
    _ = try RenderPlanBuilder.plan(list, canvas: canvas, grid: grid)
    var writer = PageWriter(
      try PageCanvas(format, whole), format, self, list, whole, grid, background, budget)
    return try writer.write()
  }
}

/// Hands a display list to a page.
private struct PageWriter {
  private let page: PageCanvas
  private let format: PageFormat
  private let rasterizer: Rasterizer
  private let list: DisplayList
  private let size: Size
  private let grid: PixelGrid
  private let background: RGBAColor
  private let budget: PictureBudget
  private let glyphs = GlyphDrawings()
  private var pixels: [(effect: String, owner: Int32)] = []
  /// Of the groups that are open.
  private var opacities: [Double] = []
  private var words = PageWords()
  private var font: PageFont?

  init(
    _ page: PageCanvas, _ format: PageFormat, _ rasterizer: Rasterizer, _ list: DisplayList,
    _ size: Size, _ grid: PixelGrid, _ background: RGBAColor, _ budget: PictureBudget
  ) {
    self.page = page
    self.format = format
    self.rasterizer = rasterizer
    self.list = list
    self.size = size
    self.grid = grid
    self.background = background
    self.budget = budget
  }

  mutating func write() throws(RenderingError) -> Page {
    let commands = list.commands
    var start = 0
    // What reads what lies beneath it takes all of that with it.
    if let (last, effect) = lastReader {
      start = last
      note(effect, last - 1)
      try drawPixels(of: 0..<last, background: background)
    } else if background.alpha > 0 {
      page.setColor(background)
      cairo_paint(page.context)
    }
    // The state there.
    for index in state(at: start) { try draw(index) }
    while start < commands.count {
      try budget.requireTime()
      let end = end(of: start)
      if let effect = effect(in: start..<end) {
        note(effect, start)
        try drawPixels(of: start..<end, background: .clear)
      } else {
        for index in start..<end { try draw(index) }
      }
      start = end
    }
    let bytes = try page.finish()
    return Page(
      bytes: format == .svg ? words.inserted(into: PageNames.renumbered(bytes)) : bytes,
      pixels: pixels)
  }

  private mutating func note(_ effect: String, _ index: Int) {
    pixels.append((effect, index < list.owners.count ? list.owners[index] : -1))
  }

  // MARK: What cannot be expressed

  /// The end of the last item outside of all groups that depends on what lies beneath it.
  private var lastReader: (end: Int, effect: String)? {
    var result: (Int, String)?
    var start = 0
    while start < list.commands.count {
      let end = end(of: start)
      if case .beginLayer(let look) = list.commands[start], look.blendMode != .normal {
        result = (end, "the blend mode \(look.blendMode.rawValue)")
      }
      for index in start..<end {
        if case .backdrop = list.commands[index] { result = (end, "the blur of what lies behind") }
      }
      start = end
    }
    return result
  }

  /// The end of the command at an index, or of the group that begins there.
  private func end(of start: Int) -> Int {
    var depth = 0
    for index in start..<list.commands.count {
      switch list.commands[index] {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      default: break
      }
      if depth <= 0 { return index + 1 }
    }
    return list.commands.count
  }

  /// The first effect among commands that has to be drawn as pixels.
  private func effect(in range: Range<Int>) -> String? {
    range.lazy.compactMap { effect(of: list.commands[$0]) }.first
  }

  private func effect(of command: DisplayCommand) -> String? {
    switch command {
    case .fill(_, .angularGradient), .stroke(_, _, .angularGradient): return "an angular gradient"
    case .shadow(_, let shadow): return shadow.blur > 0 || shadow.spread != 0 ? "a shadow" : nil
    case .backdrop: return "the blur of what lies behind"
    case .beginLayer(let look):
      if look.blur > 0 { return "a blur" }
      if !look.shadows.isEmpty { return "a shadow" }
      if look.colors != nil || !look.filters.isEmpty { return "a change of colours" }
      switch look.blendMode {
      case .normal: return nil
      case .destinationIn: return "a mask"
      case .destinationOut: return "a cut-out"
      default: return "the blend mode \(look.blendMode.rawValue)"
      }
    default: return nil
    }
  }

  /// The commands that make the state at a place outside of all groups.
  private func state(at index: Int) -> [Int] {
    var open: [Int] = []
    var depth = 0
    for at in 0..<index {
      switch list.commands[at] {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      case .save where depth == 0, .transform where depth == 0, .clip where depth == 0:
        open.append(at)
      case .restore where depth == 0:
        while let last = open.popLast() {
          if case .save = list.commands[last] { break }
        }
      default: break
      }
    }
    return open
  }

  /// Draws commands as pixels that stand where they would.
  private mutating func drawPixels(
    of range: Range<Int>, background: RGBAColor
  ) throws(RenderingError) {
    var part = DisplayList()
    let state = state(at: range.lowerBound)
    part.commands = state.map { list.commands[$0] } + list.commands[range]
    var depth = 0
    for command in part.commands {
      if case .save = command { depth += 1 }
      if case .restore = command { depth -= 1 }
    }
    part.commands += Array(repeating: .restore, count: max(0, depth))
    part.owners = (state + range).map { list.owners.indices.contains($0) ? list.owners[$0] : -1 }
    part.owners += Array(repeating: -1, count: part.commands.count - part.owners.count)
    let scale = Page.resolution
    let picture = try rasterizer.picture(
      part, size: size, grid: PixelGrid(scale: scale), background: background, budget: budget)
    let touched = picture.touched
    guard !touched.isEmpty else { return }
    let block = try picture.block(touched)
    cairo_save(page.context)
    cairo_reset_clip(page.context)
    cairo_identity_matrix(page.context)
    let area = Rect(
      x: Double(touched.minX) / scale, y: Double(touched.minY) / scale,
      width: Double(touched.width) / scale, height: Double(touched.height) / scale)
    page.draw(SourcePixels(block), in: area, tint: nil)
    cairo_restore(page.context)
    if !list.texts.isEmpty { try addWords(state + range) }
  }

  /// Adds the words of commands that were drawn as pixels.
  private mutating func addWords(_ commands: [Int]) throws(RenderingError) {
    let context = page.context
    cairo_save(context)
    cairo_identity_matrix(context)
    var depth = 0
    for index in commands {
      switch list.commands[index] {
      case .save:
        cairo_save(context)
        depth += 1
      case .restore where depth > 0:
        cairo_restore(context)
        depth -= 1
      case .transform(let transform): page.apply(transform)
      case .glyphs(let run, let origin, _): try addWords(of: index, run, at: origin)
      default: break
      }
    }
    for _ in 0..<depth { cairo_restore(context) }
    cairo_restore(context)
  }

  /// Adds the words of glyphs, where they are known.
  private mutating func addWords(
    of index: Int, _ run: GlyphRun, at origin: Point
  ) throws(RenderingError) {
    guard let text = list.texts[index] else { return }
    switch format {
    case .svg:
      var matrix = cairo_matrix_t()
      cairo_get_matrix(page.context, &matrix)
      let space = Transform(
        a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
      words.add(text, run, at: origin, in: space)
    case .pdf:
      if font == nil { font = try PageFont() }
      font?.show(text, run, at: origin, on: page.context)
    }
  }

  // MARK: What can be expressed

  private mutating func draw(_ index: Int) throws(RenderingError) {
    let context = page.context
    switch list.commands[index] {
    case .save: cairo_save(context)
    case .restore: cairo_restore(context)
    case .transform(let transform): page.apply(transform)
    case .clip(let shape):
      page.trace(shape)
      cairo_clip(context)
    case .fill(let shape, let paint):
      page.trace(shape)
      if page.setPaint(paint) { cairo_fill(context) }
    case .stroke(let shape, let style, let paint):
      page.trace(shape)
      set(style)
      if page.setPaint(paint) { cairo_stroke(context) }
    case .border(let rect, let radii, let width, let color):
      drawBorder(rect, radii, width)
      page.setColor(color)
      cairo_fill(context)
    case .shadow(let shape, let shadow):
      cairo_save(context)
      page.apply(.translation(x: shadow.x, y: shadow.y))
      page.trace(shape)
      page.setColor(shadow.color)
      cairo_fill(context)
      cairo_restore(context)
    case .glyphs(let run, let origin, let color):
      try draw(run, at: origin, color)
      try addWords(of: index, run, at: origin)
    case .image(let image, let rect, let tint):
      page.draw(SourcePixels(image.bitmap), in: rect, tint: tint)
    case .beginLayer(let look):
      cairo_push_group(context)
      opacities.append(look.opacity)
    case .endLayer:
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, max(0, min(1, opacities.popLast() ?? 1)))
    case .backdrop: break
    }
  }

  private func set(_ style: StrokeStyle) {
    let context = page.context
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    // A hairline is a pixel wide.
    let hairline = scale > 0 ? 1 / (grid.scale * scale) : 1
    cairo_set_line_width(context, style.width > 0 ? style.width : hairline)
    switch style.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, max(1, min(10, style.miterLimit)))
    let dashes = style.dashes
    let isUsable = dashes.allSatisfy { $0 >= 0 } && dashes.contains { $0 > 0 }
    cairo_set_dash(context, dashes, isUsable ? Int32(dashes.count) : 0, style.dashPhase)
  }

  /// The ring of a border, whose width is one of whole pixels.
  private func drawBorder(_ rect: Rect, _ radii: CornerRadii, _ width: Double) {
    let width = max(1, (width * grid.scale + 1e-6).rounded(.down)) / grid.scale
    var path = Path.roundedRectangle(rect, radii: radii)
    if let inner = DisplayShape.roundedRectangle(rect, radii).inset(by: width) {
      path.elements += inner.path.elements
    }
    page.trace(.evenOddPath(path))
  }

  private func draw(
    _ run: GlyphRun, at origin: Point, _ color: RGBAColor
  ) throws(RenderingError) {
    var outlines = Path()
    for glyph in run.glyphs {
      let place = Point(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
      switch try glyphs.drawing(of: glyph.id, in: run.font) {
      case .blank: break
      case .outline(let path):
        outlines.elements +=
          path.applying(
            Transform(a: run.size, b: 0, c: 0, d: run.size, tx: place.x, ty: place.y)
          ).elements
      case .picture(let block, let box):
        page.draw(
          SourcePixels(block),
          in: Rect(
            x: place.x + box.minX * run.size, y: place.y + box.minY * run.size,
            width: box.width * run.size, height: box.height * run.size), tint: nil)
      }
    }
    guard !outlines.elements.isEmpty else { return }
    page.trace(DisplayShape.path(outlines))
    page.setColor(color)
    cairo_fill(page.context)
  }
}
