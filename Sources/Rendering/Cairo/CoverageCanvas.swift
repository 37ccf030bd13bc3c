internal import CGalleyCairo

/// The owner of one Cairo surface of eight-bit coverage over memory lent for its lifetime, and of
/// the context that draws on it. Cairo turns polygons that are not monotone into coverage here, and
/// nothing else: with vertices that are exact in its fixed-point format all that it does is
/// whole-number arithmetic, whatever its version and however it was compiled.
struct CoverageCanvas: ~Copyable {
  private let surface: OpaquePointer
  let context: OpaquePointer
  private let memory: UnsafeMutablePointer<UInt8>
  private let (width, height, stride): (Int, Int, Int)

  /// Makes a canvas over cleared memory of `stride` · `height` bytes.
  init(
    memory: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) throws(RenderingError) {
    let surface = cairo_image_surface_create_for_data(
      memory, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    let context = cairo_create(surface)
    self.surface = surface!
    self.context = context!
    self.memory = memory
    (self.width, self.height, self.stride) = (width, height, stride)
    try check(cairo_surface_status(surface), during: "making a coverage surface")
    try check(cairo_status(context), during: "making a context")
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Fills the exact area of a polygon; `removing` takes the coverage away instead.
  borrowing func fill(_ polygon: MonotonePolygon, removing: Bool) {
    cairo_surface_flush(surface)
    polygon.draw(into: memory, width: width, height: height, stride: stride, removing: removing)
    cairo_surface_mark_dirty(surface)
  }

  /// Waits for pending drawing and reports the first failure of all of it.
  borrowing func finish(_ operation: String) throws(RenderingError) {
    cairo_surface_flush(surface)
    try check(cairo_status(context), during: operation)
  }
}
