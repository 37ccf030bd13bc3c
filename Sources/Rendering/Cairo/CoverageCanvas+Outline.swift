internal import CGalleyCairo

extension CoverageCanvas {
  /// Adds an outline to the current path, moved right and down by whole pixels.
  borrowing func trace(_ outline: Outline, x: Int, y: Int) {
    let words = outline.words
    func horizontal(_ index: Int) -> Double { Double(words[index] + x << 8) / 256 }
    func vertical(_ index: Int) -> Double { Double(words[index] + y << 8) / 256 }
    var index = 0
    while index < words.count {
      let verb = words[index]
      switch verb {
      case 0: cairo_move_to(context, horizontal(index + 1), vertical(index + 2))
      case 1: cairo_line_to(context, horizontal(index + 1), vertical(index + 2))
      case 2:
        cairo_curve_to(
          context, horizontal(index + 1), vertical(index + 2), horizontal(index + 3),
          vertical(index + 4), horizontal(index + 5), vertical(index + 6))
      default: cairo_close_path(context)
      }
      index += 1 + 2 * Outline.pointCount(verb)
    }
  }

  /// Fills the current path by the non-zero rule after growing it by `spread` pixels.
  borrowing func fill(spread: Double) {
    guard spread != 0 else { return cairo_fill(context) }
    cairo_fill_preserve(context)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_width(context, 2 * abs(spread))
    if spread < 0 { cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT) }
    cairo_stroke(context)
  }

  /// Strokes the current path.
  borrowing func stroke(_ stroke: OutlineStroke) {
    var matrix = cairo_matrix_t(
      xx: stroke.a, yx: stroke.b, xy: stroke.c, yy: stroke.d, x0: 0, y0: 0)
    cairo_set_matrix(context, &matrix)
    cairo_set_line_width(context, stroke.width)
    cairo_set_line_cap(
      context, [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE][stroke.cap])
    cairo_set_line_join(
      context,
      [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL][stroke.join])
    cairo_set_dash(context, stroke.dashes, Int32(stroke.dashes.count), 0)
    cairo_stroke(context)
  }
}
