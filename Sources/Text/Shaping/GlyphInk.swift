internal import CGalleyHarfBuzz

extension ShapingFont {
  /// Returns the extent of a glyph's outline to the left and right between two heights above the baseline,
  /// all in whole font units; nil if it does not reach them.
  ///
  /// - Parameter slant: The tangent of a synthetic slant.
  func ink(
    of glyph: UInt32, between low: Double, and high: Double, slant: Double
  ) -> ClosedRange<Double>? {
    var band = InkBand(low: low, high: high, slant: slant)
    let functions = hb_draw_funcs_create()
    defer { hb_draw_funcs_destroy(functions) }
    hb_draw_funcs_set_move_to_func(
      functions, { _, band, _, x, y, _ in InkBand.at(band).move(x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, band, _, x, y, _ in InkBand.at(band).line(x, y) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, band, _, x1, y1, x, y, _ in
        let band = InkBand.at(band)
        let (from, to) = (band.point, (Double(x), Double(y)))
        let control = (Double(x1), Double(y1))
        band.curve(from, between(from, control, 2.0 / 3), between(to, control, 2.0 / 3), to)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, band, _, x1, y1, x2, y2, x, y, _ in
        let band = InkBand.at(band)
        band.curve(
          band.point, (Double(x1), Double(y1)), (Double(x2), Double(y2)), (Double(x), Double(y)))
      }, nil, nil)
    withUnsafeMutablePointer(to: &band) { galley_draw_glyph(font, glyph, functions, $0) }
    // Rounded, so that no library's last digit reaches a pixel.
    return band.start <= band.end ? band.start.rounded(.down)...band.end.rounded(.up) : nil
  }
}

private typealias InkPoint = (x: Double, y: Double)

private func between(_ start: InkPoint, _ end: InkPoint, _ share: Double) -> InkPoint {
  (start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
}

/// Collects how wide an outline is between two heights.
private struct InkBand {
  let low: Double
  let high: Double
  let slant: Double
  var start = Double.infinity
  var end = -Double.infinity
  var point: InkPoint = (0, 0)

  init(low: Double, high: Double, slant: Double) {
    self.low = low
    self.high = high
    self.slant = slant
  }

  static func at(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<InkBand> {
    pointer.unsafelyUnwrapped.assumingMemoryBound(to: InkBand.self)
  }

  mutating func take(_ point: InkPoint) {
    let x = point.x + slant * point.y
    start = min(start, x)
    end = max(end, x)
  }

  /// Adds the part of a straight line that is in the band.
  mutating func line(to next: InkPoint) {
    let (from, to) = point.y <= next.y ? (point, next) : (next, point)
    point = next
    guard to.y >= low, from.y <= high else { return }
    let height = to.y - from.y
    take(from.y < low ? between(from, to, (low - from.y) / height) : from)
    take(to.y > high ? between(from, to, (high - from.y) / height) : to)
  }
}

extension UnsafeMutablePointer<InkBand> {
  fileprivate var point: InkPoint { pointee.point }

  fileprivate func move(_ x: Float, _ y: Float) { pointee.point = (Double(x), Double(y)) }

  fileprivate func line(_ x: Float, _ y: Float) { pointee.line(to: (Double(x), Double(y))) }

  /// A cubic curve as sixteen straight lines: gaps in lines under text need no more.
  fileprivate func curve(
    _ start: InkPoint, _ first: InkPoint, _ second: InkPoint, _ end: InkPoint
  ) {
    for step in 1...16 {
      let share = Double(step) / 16
      let a = between(start, first, share)
      let b = between(first, second, share)
      let c = between(second, end, share)
      pointee.line(to: between(between(a, b, share), between(b, c, share), share))
    }
  }
}
