internal import CGalleyCairo
import GalleyDesign
import GalleyGeometry
import GalleyPainting

/// The owner of a Cairo surface that writes SVG or PDF into memory, and of the context that draws on it.
/// Equal commands give equal bytes with one version of Cairo: the output does not contain the time.
final class PageCanvas {
  private let surface: OpaquePointer
  let context: OpaquePointer
  private let sink: Sink

  private final class Sink {
    var bytes: [UInt8] = []
  }

  /// Makes an empty page of a size in points.
  init(_ format: PageFormat, _ size: Size) throws(RenderingError) {
    let sink = Sink()
    let user = Unmanaged.passUnretained(sink).toOpaque()
    let write: cairo_write_func_t = { user, data, count in
      guard let user, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Sink>.fromOpaque(user).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    let surface: OpaquePointer?
    switch format {
    case .svg:
      surface = cairo_svg_surface_create_for_stream(write, user, size.width, size.height)
      cairo_svg_surface_restrict_to_version(surface, CAIRO_SVG_VERSION_1_1)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    case .pdf:
      surface = cairo_pdf_surface_create_for_stream(write, user, size.width, size.height)
      cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
      // Cairo would write the time of day.
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    }
    let context = cairo_create(surface)
    self.surface = surface!
    self.context = context!
    self.sink = sink
    try check(cairo_surface_status(surface), during: "making a page")
    try check(cairo_status(context), during: "making a context")
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Ends the page.
  func finish() throws(RenderingError) -> [UInt8] {
    try check(cairo_status(context), during: "drawing a page")
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface), during: "writing a page")
    return sink.bytes
  }

  // MARK: Paths and paints

  func trace(_ path: Path) { Self.trace(path, on: context) }

  /// Makes a path the current one of a context, which may be another than the page's.
  static func trace(_ path: Path, on context: OpaquePointer) {
    cairo_new_path(context)
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quad(let end, let control):
        func third(_ a: Double, _ b: Double) -> Double { a + 2 / 3 * (b - a) }
        cairo_curve_to(
          context, third(current.x, control.x), third(current.y, control.y),
          third(end.x, control.x), third(end.y, control.y), end.x, end.y)
        current = end
      case .cubic(let end, let first, let second):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .close: cairo_close_path(context)
      }
    }
  }

  func trace(_ shape: DisplayShape) {
    trace(shape.path)
    if case .evenOddPath = shape {
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    } else {
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }
  }

  func apply(_ transform: Transform) {
    var matrix = PageCanvas.matrix(transform)
    cairo_transform(context, &matrix)
  }

  private static func matrix(_ t: Transform) -> cairo_matrix_t {
    cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
  }

  func setColor(_ color: RGBAColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// Takes a paint; false when the format has nothing like it.
  func setPaint(_ paint: Paint) -> Bool {
    switch paint {
    case .solid(let color): setColor(color)
    case .linearGradient(let start, let end, let stops):
      guard start != end else { return setLast(stops) }
      set(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, .identity)
    case .radialGradient(let center, let radius, let stops):
      return setRadial(center, Size(width: radius, height: radius), stops)
    case .ellipticalGradient(let center, let radii, let stops):
      return setRadial(center, radii, stops)
    case .angularGradient: return false
    case .pattern(let image, let tile):
      guard tile.width > 0, tile.height > 0 else { return setLast([]) }
      withSurface(SourcePixels(image.bitmap), tint: nil) { picture in
        let pattern = cairo_pattern_create_for_surface(picture)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        place(pattern, SourcePixels(image.bitmap), in: tile)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
      }
    }
    return true
  }

  private func setLast(_ stops: [GradientStop]) -> Bool {
    setColor(stops.last?.color ?? .clear)
    return true
  }

  private func setRadial(_ center: Point, _ radii: Size, _ stops: [GradientStop]) -> Bool {
    guard radii.width > 0, radii.height > 0 else { return setLast(stops) }
    let unit = Transform.scale(x: radii.width, y: radii.height)
      .followed(by: .translation(x: center.x, y: center.y))
    set(cairo_pattern_create_radial(0, 0, 0, 0, 0, 1), stops, unit)
    return true
  }

  /// Gives the context a gradient in a space of its own. The stops are mixed with their opacity
  /// multiplied in here, and without there; steps between make up for it where it shows.
  private func set(_ pattern: OpaquePointer?, _ stops: [GradientStop], _ space: Transform) {
    defer { cairo_pattern_destroy(pattern) }
    guard let back = space.inverse else { return }
    var matrix = PageCanvas.matrix(back)
    cairo_pattern_set_matrix(pattern, &matrix)
    var last: GradientStop?
    for stop in stops {
      if let last, last.color.alpha != stop.color.alpha {
        for step in 1..<16 {
          let mixed = last.mixed(stop, Double(step) / 16)
          add(mixed, to: pattern)
        }
      }
      add(stop, to: pattern)
      last = stop
    }
    cairo_set_source(context, pattern)
  }

  private func add(_ stop: GradientStop, to pattern: OpaquePointer?) {
    let color = stop.color
    cairo_pattern_add_color_stop_rgba(
      pattern, max(0, min(1, stop.location)), color.red, color.green, color.blue, color.alpha)
  }

  // MARK: Pictures

  /// Draws pixels into a rectangle, as a mask for a tint if there is one.
  func draw(_ pixels: SourcePixels, in rect: Rect, tint: RGBAColor?) {
    guard rect.width > 0, rect.height > 0 else { return }
    withSurface(pixels, tint: tint) { picture in
      cairo_save(context)
      let pattern = cairo_pattern_create_for_surface(picture)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      place(pattern, pixels, in: rect)
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
      trace(Path.rectangle(rect))
      cairo_fill(context)
      cairo_restore(context)
    }
  }

  private func place(_ pattern: OpaquePointer?, _ pixels: SourcePixels, in rect: Rect) {
    let way = Transform.translation(x: -rect.minX, y: -rect.minY).followed(
      by: .scale(
        x: Double(pixels.width) / rect.width, y: Double(pixels.height) / rect.height))
    var matrix = PageCanvas.matrix(way)
    cairo_pattern_set_matrix(pattern, &matrix)
  }

  private func withSurface(
    _ pixels: SourcePixels, tint: RGBAColor?, _ body: (OpaquePointer?) -> Void
  ) {
    let picture = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))
    defer { cairo_surface_destroy(picture) }
    if let memory = cairo_image_surface_get_data(picture) {
      let stride = Int(cairo_image_surface_get_stride(picture))
      for y in 0..<pixels.height {
        let row = UnsafeMutableRawPointer(memory + y * stride)
          .bindMemory(to: UInt32.self, capacity: pixels.width)
        pixels.write(row: y, to: row)
        if let tint { PageCanvas.tint(row, pixels.width, tint) }
      }
      cairo_surface_mark_dirty(picture)
    }
    body(picture)
  }

  /// Replaces colours, keeping opacities.
  private static func tint(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: RGBAColor
  ) {
    for x in 0..<count {
      let alpha = Double(row[x] >> 24) * max(0, min(1, color.alpha))
      func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(1, value)) * alpha + 0.5) }
      row[x] =
        UInt32(alpha + 0.5) << 24 | byte(color.red) << 16 | byte(color.green) << 8
        | byte(color.blue)
    }
  }
}

extension GradientStop {
  /// A stop on the way to another one, mixed with opacities multiplied in.
  fileprivate func mixed(_ other: GradientStop, _ share: Double) -> GradientStop {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    let alpha = between(color.alpha, other.color.alpha)
    func channel(_ a: Double, _ b: Double) -> Double {
      alpha > 0 ? between(a * color.alpha, b * other.color.alpha) / alpha : 0
    }
    return GradientStop(
      location: between(location, other.location),
      color: RGBAColor(
        red: channel(color.red, other.color.red), green: channel(color.green, other.color.green),
        blue: channel(color.blue, other.color.blue), alpha: alpha))
  }
}
