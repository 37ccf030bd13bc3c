package import GalleyDesign
package import GalleyGeometry

/// What a glyph in colour is painted with, in font units with y upwards.
package indirect enum GlyphPaint: Hashable, Sendable {
  /// One above the other, the first below.
  case layers([GlyphPaint])
  case solid(RGBAColor)
  /// Colours along a line.
  case linear(Point, Point, GlyphColorLine)
  /// Colours from one circle to another.
  case radial(GlyphCircle, GlyphCircle, GlyphColorLine)
  /// Colours round a point, from one angle to another, turning from x to y.
  case sweep(Point, Angle, Angle, GlyphColorLine)
  /// A paint inside the outline of a glyph.
  case outline(UInt32, GlyphPaint)
  /// A paint inside a box.
  case box(Rect, GlyphPaint)
  case transformed(Transform, GlyphPaint)
  /// A paint laid over another.
  case composed(GlyphPaint, GlyphCompositing, over: GlyphPaint)
}

/// One of the two circles of a gradient.
package struct GlyphCircle: Hashable, Sendable {
  package var center: Point
  package var radius: Double
}

/// The colours of a gradient.
package struct GlyphColorLine: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var color: RGBAColor

    /// Makes a stop.
    package init(location: Double, color: RGBAColor) {
      self.location = location
      self.color = color
    }
  }
  /// The extension beyond the first and the last stop.
  package enum Extension: UInt8, Sendable { case pad, `repeat`, reflect }

  /// In the order of their places, which may lie outside of 0…1.
  package var stops: [Stop]
  package var `extension`: Extension

  /// Makes a line.
  package init(stops: [Stop], extension: Extension) {
    self.stops = stops
    self.extension = `extension`
  }
}

extension GlyphColorLine {
  /// The line turned round: what was at 0 is at 1.
  package var reversed: GlyphColorLine {
    var result = self
    result.stops = stops.reversed().map { Stop(location: 1 - $0.location, color: $0.color) }
    return result
  }
}

/// How one paint is laid over another, by the numbers of the table.
package enum GlyphCompositing: UInt8, Sendable {
  case clear, source, destination, sourceOver, destinationOver, sourceIn, destinationIn, sourceOut,
    destinationOut, sourceAtop, destinationAtop, xor, plus, screen, overlay, darken, lighten,
    colorDodge, colorBurn, hardLight, softLight, difference, exclusion, multiply, hue, saturation,
    color, luminosity
}

/// The glyphs in colour of one face: its tables `COLR`, versions 0 and 1, and `CPAL` (OpenType 1.9.1).
/// Variations of paints are left out: a variable face paints as at its default place.
package struct ColorGlyphs {
  private let colors: UnsafeRawBufferPointer
  private let palettes: ColorPalettes
  /// Keeps the tables.
  private let data: FontData

  /// The most paints that one glyph may be made of, and how deep they may lie in each other: a graph
  /// that refers to itself ends there.
  private static let mostPaints = 4_096
  private static let deepest = 48

  init?(_ data: FontData, index: Int) {
    let bytes = data.withUnsafeBytes { $0 }
    guard let directory = try? TableDirectory(bytes: bytes, face: index),
      let colors = directory.table("COLR"), let palettes = directory.table("CPAL"),
      let known = ColorPalettes(palettes)
    else { return nil }
    (self.colors, self.palettes, self.data) = (colors, known, data)
  }

  /// What a glyph is painted with; nil where it has no colours of its own.
  package func paint(
    of glyph: UInt32, palette: FontPalette, text: RGBAColor
  ) -> GlyphPaint? {
    var reader = Reader(
      colors: colors, palettes: palettes, palette: palettes.index(of: palette), text: text)
    return reader.glyph(glyph, depth: 0)
  }

  /// Reads one glyph. Whatever lies outside of the table or makes no sense paints nothing.
  private struct Reader {
    let colors: UnsafeRawBufferPointer
    let palettes: ColorPalettes
    let palette: Int
    let text: RGBAColor
    var count = 0

    mutating func glyph(_ glyph: UInt32, depth: Int) -> GlyphPaint? {
      guard depth <= ColorGlyphs.deepest else { return nil }
      if colors.bigEndian16(at: 0) ?? 0 >= 1, let offset = basePaint(of: glyph) {
        guard let paint = paint(at: offset, depth: depth + 1) else { return .layers([]) }
        return clipBox(of: glyph).map { .box($0, paint) } ?? paint
      }
      return layers(of: glyph)
    }

    // Version 0

    private func layers(of glyph: UInt32) -> GlyphPaint? {
      guard let bases = colors.bigEndian16(at: 2), let start = offset(at: 4),
        let layers = offset(at: 8), let total = colors.bigEndian16(at: 12)
      else { return nil }
      guard let base = search(Int(bases), start: start, width: 6, for: glyph),
        let first = colors.bigEndian16(at: base + 2), let count = colors.bigEndian16(at: base + 4),
        Int(first) + Int(count) <= Int(total)
      else { return nil }
      return .layers(
        (Int(first)..<Int(first) + Int(count)).compactMap { index in
          guard let glyph = colors.bigEndian16(at: layers + 4 * index),
            let entry = colors.bigEndian16(at: layers + 4 * index + 2)
          else { return nil }
          return .outline(UInt32(glyph), .solid(color(entry, alpha: 1)))
        })
    }

    /// The place of the record that begins with a glyph's number.
    private func search(_ count: Int, start: Int, width: Int, for glyph: UInt32) -> Int? {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        guard let found = colors.bigEndian16(at: start + width * middle) else { return nil }
        if found == glyph { return start + width * middle }
        if found < glyph { low = middle + 1 } else { high = middle }
      }
      return nil
    }

    // Version 1

    private func basePaint(of glyph: UInt32) -> Int? {
      guard let list = offset(at: 14), let count = colors.bigEndian32(at: list),
        let record = search(Int(min(count, 65_536)), start: list + 4, width: 6, for: glyph),
        let place = colors.bigEndian32(at: record + 2)
      else { return nil }
      return list + Int(place)
    }

    private func clipBox(of glyph: UInt32) -> Rect? {
      guard let list = offset(at: 22), let count = colors.bigEndian32(at: list + 1) else {
        return nil
      }
      for index in 0..<Int(min(count, 65_536)) {
        let record = list + 5 + 7 * index
        guard let first = colors.bigEndian16(at: record),
          let last = colors.bigEndian16(at: record + 2)
        else { return nil }
        guard first <= glyph, glyph <= last, let place = bigEndian24(at: record + 4) else {
          continue
        }
        let box = list + place
        guard let left = signed(at: box + 1), let bottom = signed(at: box + 3),
          let right = signed(at: box + 5), let top = signed(at: box + 7), left < right, bottom < top
        else { return nil }
        return Rect(x: left, y: bottom, width: right - left, height: top - bottom)
      }
      return nil
    }

    private mutating func paint(at place: Int, depth: Int) -> GlyphPaint? {
      count += 1
      guard count <= ColorGlyphs.mostPaints, depth <= ColorGlyphs.deepest, place < colors.count
      else { return nil }
      let format = colors[place]
      switch format {
      case 1: return layers(at: place, depth)
      case 2, 3:
        guard let entry = colors.bigEndian16(at: place + 1), let alpha = fraction(at: place + 3)
        else { return nil }
        return .solid(color(entry, alpha: alpha))
      case 4...9: return gradient(format, at: place)
      case 10:
        guard let glyph = colors.bigEndian16(at: place + 4), let paint = child(at: place, depth)
        else { return nil }
        return .outline(UInt32(glyph), paint)
      case 11:
        guard let number = colors.bigEndian16(at: place + 1) else { return nil }
        return glyph(UInt32(number), depth: depth + 1)
      case 12...31:
        guard let transform = transform(format, at: place), let paint = child(at: place, depth)
        else { return nil }
        return .transformed(transform, paint)
      case 32: return composite(at: place, depth)
      default: return nil
      }
    }

    private mutating func child(at place: Int, _ depth: Int) -> GlyphPaint? {
      guard let offset = bigEndian24(at: place + 1), offset > 0 else { return nil }
      return paint(at: place + offset, depth: depth + 1)
    }

    private mutating func layers(at place: Int, _ depth: Int) -> GlyphPaint? {
      guard place + 6 <= colors.count, let list = offset(at: 18),
        let total = colors.bigEndian32(at: list), let first = colors.bigEndian32(at: place + 2),
        Int(first) + Int(colors[place + 1]) <= Int(total)
      else { return nil }
      var paints: [GlyphPaint] = []
      for index in Int(first)..<Int(first) + Int(colors[place + 1]) {
        guard let offset = colors.bigEndian32(at: list + 4 + 4 * index),
          let paint = paint(at: list + Int(offset), depth: depth + 1)
        else { continue }
        paints.append(paint)
      }
      return .layers(paints)
    }

    private mutating func composite(at place: Int, _ depth: Int) -> GlyphPaint? {
      guard place + 8 <= colors.count, let mode = GlyphCompositing(rawValue: colors[place + 4]),
        let offset = bigEndian24(at: place + 5)
      else { return nil }
      // A part that cannot be read is as if it painted nothing.
      let source = child(at: place, depth) ?? .layers([])
      return .composed(
        source, mode, over: paint(at: place + offset, depth: depth + 1) ?? .layers([]))
    }

    private func gradient(_ format: UInt8, at place: Int) -> GlyphPaint? {
      guard let offset = bigEndian24(at: place + 1),
        let line = line(at: place + offset, isVariable: format & 1 != 0)
      else { return nil }
      func point(_ at: Int) -> Point? {
        guard let x = signed(at: place + at), let y = signed(at: place + at + 2) else { return nil }
        return Point(x: x, y: y)
      }
      switch format {
      case 4, 5:
        guard let start = point(4), let end = point(8), let turn = point(12) else { return nil }
        return linear(start, end, turn, line)
      case 6, 7:
        guard let start = point(4), let first = colors.bigEndian16(at: place + 8),
          let end = point(10),
          let last = colors.bigEndian16(at: place + 14)
        else { return nil }
        return .radial(
          GlyphCircle(center: start, radius: Double(first)),
          GlyphCircle(center: end, radius: Double(last)), line)
      default:
        guard let center = point(4), let start = fraction(at: place + 8),
          let end = fraction(at: place + 10)
        else { return nil }
        // Angles of sweeps alone are stored less a half turn.
        return .sweep(center, .degrees((start + 1) * 180), .degrees((end + 1) * 180), line)
      }
    }

    /// The third point says where the lines of equal colour lead; what a plain gradient needs is the
    /// part of the way that stands upright on them.
    private func linear(
      _ start: Point, _ end: Point, _ turn: Point, _ line: GlyphColorLine
    ) -> GlyphPaint? {
      let way = end - start
      let level = turn - start
      let square = level.x * level.x + level.y * level.y
      guard square > 0 else { return nil }
      let share = (way.x * level.x + way.y * level.y) / square
      let upright = Point(x: way.x - share * level.x, y: way.y - share * level.y)
      guard upright.x != 0 || upright.y != 0 else { return nil }
      return .linear(start, Point(x: start.x + upright.x, y: start.y + upright.y), line)
    }

    private func line(at place: Int, isVariable: Bool) -> GlyphColorLine? {
      guard place >= 0, place + 3 <= colors.count, let count = colors.bigEndian16(at: place + 1),
        count > 0, count <= 256
      else { return nil }
      let width = isVariable ? 10 : 6
      var stops: [GlyphColorLine.Stop] = []
      for index in 0..<Int(count) {
        let at = place + 3 + width * index
        guard let location = fraction(at: at), let entry = colors.bigEndian16(at: at + 2),
          let alpha = fraction(at: at + 4)
        else { return nil }
        stops.append(GlyphColorLine.Stop(location: location, color: color(entry, alpha: alpha)))
      }
      let order = stops.indices.sorted { (stops[$0].location, $0) < (stops[$1].location, $1) }
      return GlyphColorLine(
        stops: order.map { stops[$0] },
        extension: GlyphColorLine.Extension(rawValue: colors[place]) ?? .pad)
    }

    private func transform(_ format: UInt8, at place: Int) -> Transform? {
      func fraction(_ index: Int) -> Double { self.fraction(at: place + 4 + 2 * index) ?? 0 }
      func length(_ index: Int) -> Double { signed(at: place + 4 + 2 * index) ?? 0 }
      guard place + 8 <= colors.count else { return nil }
      switch format {
      case 12, 13:
        guard let offset = bigEndian24(at: place + 4) else { return nil }
        let values = (0..<6).compactMap { index in
          colors.bigEndian32(at: place + offset + 4 * index).map {
            Double(Int32(bitPattern: $0)) / 65_536
          }
        }
        guard values.count == 6 else { return nil }
        return Transform(
          a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
      case 14, 15: return .translation(x: length(0), y: length(1))
      case 16, 17: return .scale(x: fraction(0), y: fraction(1))
      case 18, 19:
        return Transform.scale(x: fraction(0), y: fraction(1))
          .about(Point(x: length(2), y: length(3)))
      case 20, 21: return .scale(x: fraction(0), y: fraction(0))
      case 22, 23:
        return Transform.scale(x: fraction(0), y: fraction(0))
          .about(Point(x: length(1), y: length(2)))
      case 24, 25: return .rotation(.degrees(fraction(0) * 180))
      case 26, 27:
        return Transform.rotation(.degrees(fraction(0) * 180))
          .about(Point(x: length(1), y: length(2)))
      case 28, 29: return skew(fraction(0), fraction(1))
      default: return skew(fraction(0), fraction(1)).about(Point(x: length(2), y: length(3)))
      }
    }

    /// The table turns the y axis against the way of the x axis.
    private func skew(_ x: Double, _ y: Double) -> Transform {
      .skew(x: .degrees(-x * 180), y: .degrees(y * 180))
    }

    // Numbers

    private func color(_ entry: UInt16, alpha: Double) -> RGBAColor {
      var color = entry == 0xFFFF ? text : palettes.color(Int(entry), of: palette)
      color.alpha *= min(max(alpha, 0), 1)
      return color
    }

    private func offset(at place: Int) -> Int? {
      guard let offset = colors.bigEndian32(at: place), offset > 0 else { return nil }
      return Int(offset)
    }

    private func bigEndian24(at place: Int) -> Int? {
      guard place >= 0, place + 3 <= colors.count else { return nil }
      return Int(colors[place]) << 16 | Int(colors[place + 1]) << 8 | Int(colors[place + 2])
    }

    private func signed(at place: Int) -> Double? {
      colors.bigEndian16(at: place).map { Double(Int16(bitPattern: $0)) }
    }

    /// A number in 2.14 bits.
    private func fraction(at place: Int) -> Double? { signed(at: place).map { $0 / 16_384 } }
  }
}
