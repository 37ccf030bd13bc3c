import GalleyGeometry
import GalleyText

/// The box that contains every glyph of a face, read from its `head` table.
enum FontBounds {
  /// The box in ems, y downwards, with a margin for variations and synthetic boxes. A face whose
  /// table cannot be read gets a generous box.
  static func box(of face: FontFace) -> Rect {
    let least = Rect(x: -0.5, y: -1.3, width: 2.5, height: 2)
    guard let box = head(of: face) else { return Rect(x: -3, y: -3, width: 8, height: 6) }
    return least.union(box.inset(by: -0.15))
  }

  private static func head(of face: FontFace) -> Rect? {
    face.data.withUnsafeBytes { bytes in
      func word(_ at: Int) -> Int? {
        at >= 0 && at + 2 <= bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : nil
      }
      func long(_ at: Int) -> Int? {
        guard let high = word(at), let low = word(at + 2) else { return nil }
        return high << 16 | low
      }
      func signed(_ at: Int) -> Double? { word(at).map { Double(Int16(truncatingIfNeeded: $0)) } }
      var start = 0
      if long(0) == 0x7474_6366 {
        guard let offset = long(12 + 4 * face.index) else { return nil }
        start = offset
      }
      guard let tables = word(start + 4) else { return nil }
      for table in 0..<tables where long(start + 12 + 16 * table) == 0x6865_6164 {
        guard
          let at = long(start + 20 + 16 * table), let em = word(at + 18), em > 0,
          let left = signed(at + 36), let bottom = signed(at + 38), let right = signed(at + 40),
          let top = signed(at + 42), right > left, top > bottom
        else { return nil }
        let unit = 1 / Double(em)
        return Rect(
          x: left * unit, y: -top * unit, width: (right - left) * unit,
          height: (top - bottom) * unit)
      }
      return nil
    }
  }
}

extension GlyphRun {
  /// A rectangle that contains all of the run's pixels, or nil for an empty run. Lengths are not
  /// finite when any position is not.
  func bounds(fontBox: Rect, at origin: Point) -> Rect? {
    guard let first = glyphs.first else { return nil }
    var low = first.position
    var high = first.position
    var spoiled = 0.0
    for glyph in glyphs {
      let point = glyph.position
      low.x = min(low.x, point.x)
      low.y = min(low.y, point.y)
      high.x = max(high.x, point.x)
      high.y = max(high.y, point.y)
      spoiled += point.x * 0 + point.y * 0
    }
    let lean = abs(font.slant) * size * (abs(fontBox.minY) + abs(fontBox.maxY))
    return Rect(
      x: origin.x + low.x + fontBox.minX * size - lean + spoiled,
      y: origin.y + low.y + fontBox.minY * size,
      width: high.x - low.x + fontBox.width * size + 2 * lean + spoiled,
      height: high.y - low.y + fontBox.height * size)
  }
}
