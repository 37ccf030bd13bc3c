internal import CGalleyHarfBuzz
package import GalleyGeometry

/// The outlines of the glyphs of one instance in font units, y upwards.
package struct GlyphOutlines {
  private let font: Font

  /// Owns HarfBuzz's font, and with it the bytes.
  private final class Font {
    let pointer: OpaquePointer
    let handle: FaceHandle

    init(_ instance: FontInstance) {
      handle = instance.face.handle
      pointer = hb_font_create(handle.face)
      let units = Int32(max(1, hb_face_get_upem(handle.face)))
      hb_font_set_scale(pointer, units, units)
      let variations = instance.withoutSynthesis.variations.map {
        hb_variation_t(tag: $0.tag, value: Float($0.value))
      }
      if !variations.isEmpty {
        hb_font_set_variations(pointer, variations, UInt32(variations.count))
      }
    }

    deinit { hb_font_destroy(pointer) }
  }

  package init(of instance: FontInstance) { font = Font(instance) }

  /// Returns the outline of a glyph; empty if it has none. Points are on eighths of a unit, so that no
  /// library's last digit reaches a pixel.
  package func outline(of glyph: UInt32) -> Path {
    var path = Path()
    let functions = hb_draw_funcs_create()
    defer { hb_draw_funcs_destroy(functions) }
    hb_draw_funcs_set_move_to_func(
      functions, { _, path, _, x, y, _ in path.target.pointee.move(to: point(x, y)) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, path, _, x, y, _ in path.target.pointee.line(to: point(x, y)) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, path, _, x1, y1, x, y, _ in
        path.target.pointee.quad(to: point(x, y), control: point(x1, y1))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, path, _, x1, y1, x2, y2, x, y, _ in
        path.target.pointee.cubic(
          to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, path, _, _ in path.target.pointee.close() }, nil, nil)
    withUnsafeMutablePointer(to: &path) {
      galley_draw_glyph(font.pointer, glyph, functions, $0)
    }
    return path
  }
}

private func point(_ x: Float, _ y: Float) -> Point {
  Point(x: (Double(x) * 8).rounded() / 8, y: (Double(y) * 8).rounded() / 8)
}

extension UnsafeMutableRawPointer? {
  fileprivate var target: UnsafeMutablePointer<Path> {
    unsafelyUnwrapped.assumingMemoryBound(to: Path.self)
  }
}
