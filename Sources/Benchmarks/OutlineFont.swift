internal import CGalleyCairo
internal import CGalleyFreeType
internal import GalleyFonts

/// Fills the unhinted outlines of the body face through cairo.
final class OutlineFont {
  private var library: FT_Library?
  private var face: FT_Face?

  init() {
    FT_Init_FreeType(&library)
    let path = GalleyFonts.directory + "/Inter/Inter-roman.var.ttf"
    guard FT_New_Face(library, path, 0, &face) == 0 else { fatalError("no face at \(path)") }
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// Draws a character with its origin at a point and returns its advance.
  func draw(
    _ character: UInt32, at origin: (Double, Double), size: Double, in context: OpaquePointer?
  ) -> Double {
    guard let face else { return 0 }
    let index = FT_Get_Char_Index(face, FT_ULong(character))
    FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE))
    let unit = size / Double(face.pointee.units_per_EM)
    cairo_save(context)
    cairo_translate(context, origin.0, origin.1)
    cairo_scale(context, unit, -unit)
    cairo_new_path(context)
    var functions = FT_Outline_Funcs()
    functions.move_to = { to, context in
      guard let to else { return 1 }
      cairo_close_path(OpaquePointer(context))
      cairo_move_to(OpaquePointer(context), Double(to.pointee.x), Double(to.pointee.y))
      return 0
    }
    functions.line_to = { to, context in
      guard let to else { return 1 }
      cairo_line_to(OpaquePointer(context), Double(to.pointee.x), Double(to.pointee.y))
      return 0
    }
    functions.conic_to = { control, to, context in
      guard let control, let to else { return 1 }
      OutlineFont.quadratic(control.pointee, to.pointee, OpaquePointer(context))
      return 0
    }
    functions.cubic_to = { first, second, to, context in
      guard let first, let second, let to else { return 1 }
      cairo_curve_to(
        OpaquePointer(context), Double(first.pointee.x), Double(first.pointee.y),
        Double(second.pointee.x), Double(second.pointee.y), Double(to.pointee.x),
        Double(to.pointee.y))
      return 0
    }
    FT_Outline_Decompose(
      &face.pointee.glyph.pointee.outline, &functions, UnsafeMutableRawPointer(context))
    cairo_fill(context)
    cairo_restore(context)
    return Double(face.pointee.glyph.pointee.advance.x) * unit
  }

  private static func quadratic(_ control: FT_Vector, _ end: FT_Vector, _ context: OpaquePointer?) {
    var x = 0.0
    var y = 0.0
    cairo_get_current_point(context, &x, &y)
    let (cx, cy) = (Double(control.x), Double(control.y))
    let (ex, ey) = (Double(end.x), Double(end.y))
    cairo_curve_to(
      context, x + 2 * (cx - x) / 3, y + 2 * (cy - y) / 3, ex + 2 * (cx - ex) / 3,
      ey + 2 * (cy - ey) / 3, ex, ey)
  }
}
