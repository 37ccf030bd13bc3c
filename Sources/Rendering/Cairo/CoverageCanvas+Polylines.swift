internal import CGalleyCairo

extension CoverageCanvas {
  /// Fills polygons by the non-zero rule or by the even-odd rule; `removing` takes their coverage
  /// away instead.
  borrowing func fill(_ polygons: Polylines, evenOdd: Bool = false, removing: Bool = false) {
    if let polygon = MonotonePolygon(polygons) {
      return fill(polygon, removing: removing)
    }
    trace(polygons)
    if removing { cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT) }
    if evenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Fills the area between two polygons, the second inside the first.
  borrowing func fill(_ outer: Polylines, without inner: Polylines) {
    trace(outer)
    trace(inner)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Adds polygons to the current path. Coordinates are multiples of 1/256, which doubles and
  /// Cairo's own numbers hold exactly.
  private borrowing func trace(_ polygons: Polylines) {
    polygons.vertices.withUnsafeBufferPointer { vertices in
      for contour in polygons.contours {
        var index = contour.vertices.lowerBound
        let end = contour.vertices.upperBound
        cairo_move_to(context, Double(vertices[index].x) / 256, Double(vertices[index].y) / 256)
        index += 1
        while index < end {
          cairo_line_to(
            context, Double(vertices[index].x) / 256, Double(vertices[index].y) / 256)
          index += 1
        }
        cairo_close_path(context)
      }
    }
  }
}
