internal import CGalleyCairo
internal import GalleyImaging
import GalleyPlatform
internal import GalleySystem

/// Pages like those of an application, drawn by cairo with the outlines of a real face, so that
/// the same picture can be given to every codec.
struct TestPage {
  /// The style of the page.
  enum Style: String {
    /// Fills, hairlines and text.
    case flat
    /// The same with gradients, soft shadows and photographs.
    case rich
    /// Grey text on white.
    case mono
  }

  var style: Style
  var width: Int
  var height: Int
  var scale: Double

  static let phone = TestPage(style: .flat, width: 1170, height: 2532, scale: 3)
  static let richPhone = TestPage(style: .rich, width: 1170, height: 2532, scale: 3)
  static let monoPhone = TestPage(style: .mono, width: 1170, height: 2532, scale: 3)
  static let desktop = TestPage(style: .flat, width: 3840, height: 2160, scale: 2)
  static let huge = TestPage(style: .flat, width: 8000, height: 8000, scale: 2)
  static let small = TestPage(style: .flat, width: 300, height: 100, scale: 1)

  static let all = [phone, richPhone, monoPhone, desktop, huge, small]

  /// Writes every page as a PNG file into a folder.
  static func saveAll(in folder: String) throws {
    for page in all {
      let file = try PNGEncoder(mode: .small).encode(page.bitmap())
      let path = "\(folder)/\(page.style)-\(page.width)x\(page.height).png"
      guard let stream = fopen(path, "wb") else { continue }
      fwrite(file, 1, file.count, stream)
      fclose(stream)
    }
  }

  var name: String { "\(style.rawValue) \(width)×\(height)" }

  /// Draws the page. `shift` moves all text by a fraction of a device pixel.
  func bitmap(shift: Double = 0) -> Bitmap {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_scale(context, scale, scale)
    var page = PagePainter(context: context, page: self, shift: shift / scale)
    page.paint()
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let bytes = UnsafeBufferPointer(
      start: cairo_image_surface_get_data(surface), count: 4 * width * height)
    return Bitmap(
      width: width, height: height, format: .bgraPremultiplied, pixels: [UInt8](bytes))
  }
}

/// Draws cards with titles, lines of text, icons and hairlines from top to bottom.
private struct PagePainter {
  let context: OpaquePointer?
  let page: TestPage
  let shift: Double
  var random: UInt64 = 0x5EED
  let font = OutlineFont()

  mutating func next(_ limit: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % limit
  }

  func color(_ rgb: UInt32, _ alpha: Double = 1) {
    cairo_set_source_rgba(
      context, Double(rgb >> 16 & 255) / 255, Double(rgb >> 8 & 255) / 255, Double(rgb & 255) / 255,
      alpha)
  }

  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) {
    cairo_new_path(context)
    cairo_arc(context, x + width - radius, y + radius, radius, -Double.pi / 2, 0)
    cairo_arc(context, x + width - radius, y + height - radius, radius, 0, Double.pi / 2)
    cairo_arc(context, x + radius, y + height - radius, radius, Double.pi / 2, Double.pi)
    cairo_arc(context, x + radius, y + radius, radius, Double.pi, 1.5 * Double.pi)
    cairo_close_path(context)
  }

  mutating func paint() {
    let width = Double(page.width) / page.scale
    let height = Double(page.height) / page.scale
    color(page.style == .mono ? 0xFFFFFF : 0xF2F2F7)
    cairo_paint(context)
    let columns = max(1, Int(width / 390))
    let columnWidth = width / Double(columns)
    for column in 0..<columns {
      var y = 16.0
      while y < height { y += card(Double(column) * columnWidth + 16, y, columnWidth - 32) + 16 }
    }
  }

  mutating func card(_ x: Double, _ y: Double, _ width: Double) -> Double {
    let rows = 2 + next(4)
    let height = 48 + Double(rows) * 44 + (page.style == .rich ? 120 : 0)
    if page.style == .rich { shadow(x, y, width, height) }
    if page.style != .mono {
      box(x, y, width, height, radius: 12)
      color(0xFFFFFF)
      if page.style == .rich { gradient(x, y, height) } else { cairo_fill(context) }
    }
    text(x + 16, y + 32, size: 20, color: page.style == .mono ? 0 : 0x1C1C1E, words: 2)
    if page.style == .rich { picture(x, y + 48 + Double(rows) * 44, width) }
    for row in 0..<rows {
      let top = y + 48 + Double(row) * 44
      if page.style != .mono { icon(x + 16, top + 10) }
      text(x + 52, top + 20, size: 15, color: page.style == .mono ? 0x000000 : 0x1C1C1E, words: 4)
      text(x + 52, top + 36, size: 12, color: page.style == .mono ? 0x333333 : 0x8E8E93, words: 6)
      cairo_rectangle(context, x + 52, top + 44 - 1 / page.scale, width - 52, 1 / page.scale)
      color(page.style == .mono ? 0xCCCCCC : 0xC6C6C8)
      cairo_fill(context)
    }
    return height
  }

  mutating func icon(_ x: Double, _ y: Double) {
    let colors: [UInt32] = [0x007AFF, 0x34C759, 0xFF9500, 0xFF2D55, 0xAF52DE]
    if page.style == .rich { return photo(x, y) }
    box(x, y, 24, 24, radius: 6)
    color(colors[next(colors.count)])
    cairo_fill(context)
    cairo_arc(context, x + 12, y + 12, 6, 0, 2 * Double.pi)
    color(0xFFFFFF)
    cairo_fill(context)
  }

  /// A smooth picture: two radial gradients over a linear one.
  func picture(_ x: Double, _ y: Double, _ width: Double) {
    for (center, color) in [(0.2, 0xFF6B35), (0.8, 0x2E86AB)] as [(Double, UInt32)] {
      let spot = cairo_pattern_create_radial(
        x + center * width, y + 40, 5, x + center * width, y + 60, 0.7 * width)
      let (red, green, blue) = (color >> 16 & 255, color >> 8 & 255, color & 255)
      cairo_pattern_add_color_stop_rgba(
        spot, 0, Double(red) / 255, Double(green) / 255, Double(blue) / 255, 1)
      cairo_pattern_add_color_stop_rgba(spot, 1, 0.2, 0.1, 0.3, 0.1)
      cairo_rectangle(context, x, y, width, 108)
      cairo_set_source(context, spot)
      cairo_fill(context)
      cairo_pattern_destroy(spot)
    }
  }

  mutating func photo(_ x: Double, _ y: Double) {
    for row in 0..<12 {
      for column in 0..<12 {
        cairo_rectangle(context, x + Double(column) * 2, y + Double(row) * 2, 2, 2)
        color(UInt32(next(64) + 4 * row) << 16 | UInt32(next(64) + 128) << 8 | UInt32(next(200)))
        cairo_fill(context)
      }
    }
  }

  func shadow(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    for step in 0..<16 {
      let grow = Double(16 - step)
      box(x - grow, y - grow + 4, width + 2 * grow, height + 2 * grow, radius: 12 + grow)
      color(0x000000, 0.008)
      cairo_fill(context)
    }
  }

  func gradient(_ x: Double, _ y: Double, _ height: Double) {
    let gradient = cairo_pattern_create_linear(x, y, x + height, y + height)
    cairo_pattern_add_color_stop_rgb(gradient, 0, 1, 1, 1)
    cairo_pattern_add_color_stop_rgb(gradient, 1, 0.9, 0.93, 1)
    cairo_set_source(context, gradient)
    cairo_fill(context)
    cairo_pattern_destroy(gradient)
  }

  mutating func text(
    _ x: Double, _ y: Double, size: Double, color rgb: UInt32, words: Int
  ) {
    var pen = x + shift
    color(rgb)
    for _ in 0..<words {
      for _ in 0..<2 + next(8) {
        pen += font.draw(UInt32(97 + next(26)), at: (pen, y), size: size, in: context)
      }
      pen += size * 0.28
    }
  }
}
