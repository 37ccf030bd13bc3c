package import GalleyGeometry
package import GalleyImaging
import GalleyPlatform

/// Expected, actual and difference in one picture, with the components that changed in boxes.
///
/// The difference shows the actual picture pale and grey, changed pixels in magenta, those that a tolerance
/// lets pass in yellow. Boxes of causes are red, of consequences blue; dashed at the previous place of a
/// node. Transparent parts of pictures show a checkerboard.
package struct CompositePicture: Sendable {
  /// The frames of a changed node, in points.
  package struct Box: Sendable {
    /// The old frame; nil for an added node.
    package var old: Rect?
    /// The new frame; nil for a removed node.
    package var new: Rect?
    /// True if it is a cause.
    package var isCause: Bool
    /// Pixels per point.
    package var scale: Double

    /// Makes a box.
    package init(old: Rect?, new: Rect?, isCause: Bool, scale: Double) {
      self.old = old
      self.new = new
      self.isCause = isCause
      self.scale = scale
    }
  }

  private let expected: Bitmap
  private var actual: Bitmap
  private let boxes: [Box]
  private let failing: DifferenceMask?
  private let width: Int
  private let height: Int
  private let gap = 8

  /// Takes two pictures, of any sizes, and the boxes to draw.
  ///
  /// - Parameter failing: The pixels that count; nil when all that differ do.
  package init(
    expected: Bitmap, actual: Bitmap, boxes: [Box] = [], failing: DifferenceMask? = nil
  ) {
    self.expected = expected.straight
    self.actual = actual.straight
    self.boxes = boxes
    self.failing = failing
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
  }

  /// Takes two pictures of which nothing but their pixels is known: a box is placed two pixels around each
  /// group that differs.
  package init(expected: Bitmap, actual: Bitmap, _ difference: BitmapDifference) {
    guard case .pixels(let pixels) = difference else {
      self.init(expected: expected, actual: actual)
      return
    }
    let boxes = pixels.clusters.map { cluster in
      let box = cluster.box
      let frame = Rect(
        x: Double(box.x - 2), y: Double(box.y - 2), width: Double(box.width + 4),
        height: Double(box.height + 4))
      return Box(old: nil, new: frame, isCause: true, scale: 1)
    }
    self.init(expected: expected, actual: actual, boxes: boxes, failing: pixels.mask)
  }

  /// The difference alone.
  package var difference: Bitmap {
    var canvas = PixelCanvas(width: width, height: height) { pixels in
      expected.pixels.withUnsafeBytes { old in
        actual.pixels.withUnsafeBytes { new in
          drawDifference(old, new) { y in
            PixelCanvas.row(y, from: 0, count: width, of: width, in: pixels)
          }
        }
      }
    }
    drawBoxes(&canvas, x: 0, y: 0, isOld: true)
    drawBoxes(&canvas, x: 0, y: 0, isOld: false)
    return canvas.bitmap
  }

  /// The difference alone, drawn over the actual picture where that has room for it, since touching
  /// fresh memory costs more than drawing into it. Nothing else can be drawn afterwards.
  package mutating func takeDifference() -> Bitmap {
    guard actual.width == width, actual.height == height else { return difference }
    var canvas = PixelCanvas(taking: &actual)
    canvas.withPixels { pixels in
      expected.pixels.withUnsafeBytes { old in
        drawDifference(old, UnsafeRawBufferPointer(pixels)) { y in
          PixelCanvas.row(y, from: 0, count: width, of: width, in: pixels)
        }
      }
    }
    drawBoxes(&canvas, x: 0, y: 0, isOld: true)
    drawBoxes(&canvas, x: 0, y: 0, isOld: false)
    return canvas.bitmap
  }

  /// All three side by side.
  package var composite: Bitmap {
    let captions = ["EXPECTED", "ACTUAL", "DIFFERENCE"]
    let top = PanelCaption.height + 2 * gap
    // Captions must not run into each other over narrow pictures.
    let panel = captions.reduce(width) { max($0, PanelCaption.width(of: $1)) }
    var canvas = PixelCanvas(width: 3 * panel + 4 * gap, height: height + top + gap)
    canvas.fill(0, 0, canvas.width, canvas.height, (236, 236, 240))
    let places = (0..<3).map { gap + $0 * (panel + gap) }
    for (place, caption) in zip(places, captions) {
      PanelCaption.draw(caption, on: &canvas, x: place, y: gap)
    }
    draw(expected, &canvas, places[0], top)
    drawBoxes(&canvas, x: places[0], y: top, isOld: true)
    draw(actual, &canvas, places[1], top)
    drawBoxes(&canvas, x: places[1], y: top, isOld: false)
    drawDifference(&canvas, x: places[2], y: top)
    drawBoxes(&canvas, x: places[2], y: top, isOld: false)
    return canvas.bitmap
  }

  private func draw(_ bitmap: Bitmap, _ canvas: inout PixelCanvas, _ left: Int, _ top: Int) {
    bitmap.pixels.withUnsafeBytes { bytes in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          canvas.set(left + x, top + y, shown(bytes, 4 * (y * bitmap.width + x), x, y))
        }
      }
    }
  }

  private func drawDifference(_ canvas: inout PixelCanvas, x left: Int, y top: Int) {
    let full = canvas.width
    expected.pixels.withUnsafeBytes { old in
      actual.pixels.withUnsafeBytes { new in
        canvas.withPixels { pixels in
          drawDifference(old, new) { y in
            PixelCanvas.row(top + y, from: left, count: width, of: full, in: pixels)
          }
        }
      }
    }
  }

  /// Draws row by row. A row may share its memory with the same row of the actual picture: each pixel is read
  /// before it is drawn.
  private func drawDifference(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer,
    row: (Int) -> UnsafeMutableBufferPointer<UInt32>
  ) {
    // Pictures are mostly areas of one colour; the last opaque one is remembered.
    var last = (word: UInt32.max, pale: PixelCanvas.word(pale((255, 255, 255))))
    let shared = min(expected.width, actual.width)
    let onlyOne = max(expected.width, actual.width)
    // If all differences count, they are drawn alike.
    let marked = failing == nil ? Self.changed(counts: true) : nil
    var (wasSame, above) = (false, UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0))
    for y in 0..<height {
      let isOld = y < expected.height
      let isNew = y < actual.height
      let row = row(y)
      let both = isOld && isNew ? shared : 0
      let (oldStart, newStart) = (4 * y * expected.width, 4 * y * actual.width)
      let isSame =
        both == width
        && memcmp(old.baseAddress! + oldStart, new.baseAddress! + newStart, 4 * both) == 0
      defer { (wasSame, above) = (isSame, row) }
      // A row that repeats the row above looks like it, except for the squares behind clear pixels.
      if isSame, wasSame, y & 7 != 0,
        memcmp(old.baseAddress! + oldStart, old.baseAddress! + oldStart - 4 * width, 4 * width) == 0
      {
        _ = row.update(fromContentsOf: above)
        continue
      }
      var x = 0
      while x < both {
        // Eight at a time where nothing differs and the colour stays.
        if x + 8 <= both, Self.areAll(last.word, new, newStart + 4 * x),
          isSame || Self.areAll(last.word, old, oldStart + 4 * x)
        {
          for place in x..<(x + 8) { row[place] = last.pale }
          x += 8
          continue
        }
        if x + 8 <= both,
          marked != nil || isSame || Self.areSame(old, oldStart + 4 * x, new, newStart + 4 * x)
        {
          // Looked at before it is drawn over.
          let end = Self.word(new, newStart + 4 * (x + 7))
          if PaleLanes.draw(new, newStart + 4 * x, old, oldStart + 4 * x, marked ?? 0, row, x) {
            if end == Self.word(old, oldStart + 4 * (x + 7)) { last = (end, row[x + 7]) }
            x += 8
            continue
          }
        }
        for place in x..<min(x + 8, both) {
          let word = Self.word(new, newStart + 4 * place)
          let before = Self.word(old, oldStart + 4 * place)
          // Invisible pixels are equal, as they are in comparisons.
          if word != before, (word | before).littleEndian >> 24 != 0 {
            row[place] = changed(place, y)
          } else if word == last.word {
            row[place] = last.pale
          } else {
            let shown = PixelCanvas.word(pale(shown(new, newStart + 4 * place, place, y)))
            row[place] = shown
            if word.littleEndian >> 24 == 255 { last = (word, shown) }
          }
        }
        x = min(x + 8, both)
      }
      let end = isOld && isNew ? onlyOne : isOld ? expected.width : actual.width
      for x in both..<end { row[x] = changed(x, y) }
      for x in end..<width { row[x] = PixelCanvas.word((236, 236, 240)) }
    }
  }

  /// Returns true if eight pixels are one word.
  @inline(__always)
  private static func areAll(
    _ word: UInt32, _ pixels: UnsafeRawBufferPointer, _ offset: Int
  ) -> Bool {
    let two = UInt64(word) << 32 | UInt64(word)
    var differing: UInt64 = 0
    for place in 0..<4 {
      differing |=
        pixels.loadUnaligned(fromByteOffset: offset + 8 * place, as: UInt64.self) ^ two
    }
    return differing == 0
  }

  /// Returns true if eight pixels are the same in both pictures.
  @inline(__always)
  private static func areSame(
    _ old: UnsafeRawBufferPointer, _ first: Int, _ new: UnsafeRawBufferPointer, _ second: Int
  ) -> Bool {
    var differing: UInt64 = 0
    for place in 0..<4 {
      differing |=
        old.loadUnaligned(fromByteOffset: first + 8 * place, as: UInt64.self)
        ^ new.loadUnaligned(fromByteOffset: second + 8 * place, as: UInt64.self)
    }
    return differing == 0
  }

  @inline(__always)
  private func changed(_ x: Int, _ y: Int) -> UInt32 {
    Self.changed(counts: failing?.contains(x: x, y: y) ?? true)
  }

  @inline(__always)
  private static func changed(counts: Bool) -> UInt32 {
    PixelCanvas.word(counts ? (214, 0, 130) : (240, 200, 0))
  }

  @inline(__always)
  private static func word(_ pixels: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  @inline(__always)
  private func shown(
    _ pixels: UnsafeRawBufferPointer, _ offset: Int, _ x: Int, _ y: Int
  ) -> PixelCanvas.Color {
    let alpha = Int(pixels[offset + 3])
    if alpha == 255 { return (pixels[offset], pixels[offset + 1], pixels[offset + 2]) }
    let back = (x >> 3 + y >> 3) & 1 == 0 ? 255 : 225
    func blend(_ channel: Int) -> UInt8 {
      UInt8((Int(pixels[offset + channel]) * alpha + back * (255 - alpha)) / 255)
    }
    return (blend(0), blend(1), blend(2))
  }

  @inline(__always)
  private func pale(_ color: PixelCanvas.Color) -> PixelCanvas.Color {
    let grey = (Int(color.0) * 54 + Int(color.1) * 183 + Int(color.2) * 19) / 256
    let value = UInt8(180 + grey * 75 / 255)
    return (value, value, value)
  }

  private func drawBoxes(_ canvas: inout PixelCanvas, x: Int, y: Int, isOld: Bool) {
    for box in boxes.sorted(by: { !$0.isCause && $1.isCause }) {
      guard let frame = isOld ? box.old : box.new else { continue }
      let pixels = { (value: Double) in Int(saturating: (value * box.scale).rounded()) }
      canvas.outline(
        x + pixels(frame.minX) - 1, y + pixels(frame.minY) - 1, pixels(frame.width) + 2,
        pixels(frame.height) + 2, box.isCause ? (220, 30, 30) : (40, 110, 230),
        isDashed: isOld)
    }
  }
}
