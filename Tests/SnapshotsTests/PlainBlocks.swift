import GalleyImaging

@testable import GalleySnapshots

/// Pictures as block elements, without any of the short ways: each cell by itself, each part of it from every
/// pixel that it represents.
struct PlainBlocks {
  let bitmap: Bitmap

  func blocks(in room: TerminalPicture.Room, _ colors: BlockCells.Colors) -> String {
    let factor = Self.factor(bitmap, room.columns, room.rows.map { 2 * $0 })
    let columns = max(1, Int((Double(bitmap.width) * factor).rounded(.down)))
    let halves = max(1, Int((Double(bitmap.height) * factor).rounded(.down)))
    let rows = (halves + 1) / 2
    let parts = PlainCells.parts
    // Each part of a cell is the mean of the pixels that it represents.
    let fine = mean(width: parts * columns, height: parts / 2 * halves)
    var cells = PlainCells()
    var text = ""
    for y in 0..<rows {
      var last = ""
      for x in 0..<columns {
        text += cells.text(colors, after: &last) { column, row in
          let line = parts * y + row
          // Below an odd last row there is paper.
          guard line < parts / 2 * halves else { return SIMD3(repeating: 255) }
          return fine[line * parts * columns + parts * x + column]
        }
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  /// Returns the picture on white in another size, each place the mean of the pixels that it represents.
  private func mean(width: Int, height: Int) -> [SIMD3<Float>] {
    var result = [SIMD3<Float>](repeating: .zero, count: width * height)
    for y in 0..<height {
      let rows = Self.source(y, bitmap.height, height)
      for x in 0..<width {
        let columns = Self.source(x, bitmap.width, width)
        var sum = SIMD3<Int>.zero
        for row in rows {
          for column in columns {
            let (red, green, blue) = color(bitmap, column, row)
            sum &+= SIMD3(red, green, blue)
          }
        }
        let count = Float(rows.count * columns.count)
        result[y * width + x] = SIMD3(Float(sum.x), Float(sum.y), Float(sum.z)) / count
      }
    }
    return result
  }

  /// Returns the pixels that one pixel of a smaller picture represents.
  private static func source(_ place: Int, _ size: Int, _ smaller: Int) -> Range<Int> {
    let start = place * size / smaller
    return start..<max(start + 1, (place + 1) * size / smaller)
  }

  /// A colour on white.
  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> (Int, Int, Int) {
    guard y < bitmap.height else { return (255, 255, 255) }
    let offset = 4 * (y * bitmap.width + x)
    let alpha = Int(bitmap.pixels[offset + 3])
    let blend = { (channel: Int) in
      (Int(bitmap.pixels[offset + channel]) * alpha + 255 * (255 - alpha)) / 255
    }
    return (blend(0), blend(1), blend(2))
  }

  /// Returns the factor by which a picture must be scaled down to fit; at most 1.
  private static func factor(_ bitmap: Bitmap, _ width: Int, _ height: Int?) -> Double {
    let along = Double(width) / Double(bitmap.width)
    return min(1, along, height.map { Double($0) / Double(bitmap.height) } ?? 1)
  }
}

/// The nearest colour that there is, and the codes that make it foreground and background.
private func nearest(
  _ color: SIMD3<Float>, _ colors: BlockCells.Colors
) -> (color: SIMD3<Float>, front: String, back: String) {
  let whole = SIMD3<Int>(color.rounded(.toNearestOrAwayFromZero))
  let parts = (whole.x, whole.y, whole.z)
  switch colors {
  case .all:
    let words = "2;\(parts.0);\(parts.1);\(parts.2)"
    return (SIMD3(Float(whole.x), Float(whole.y), Float(whole.z)), "38;\(words)", "48;\(words)")
  case .xterm256:
    let index = XtermPalette.index(parts)
    return (XtermPalette.color(index), "38;5;\(index)", "48;5;\(index)")
  case .ansi16:
    let index = XtermPalette.ansiIndex(parts)
    let base = index < 8 ? 30 + index : 82 + index
    return (XtermPalette.color(index), "\(base)", "\(base + 10)")
  }
}

private struct PlainCells {
  /// The parts of a cell that are looked at on each axis.
  static let parts = 8

  /// A rectangle of parts: columns and rows.
  private typealias Box = (left: Int, top: Int, right: Int, bottom: Int)

  /// An element with the part of the cell that is in front, as one rectangle or two.
  private struct Element {
    var character: Character
    var boxes: [Box]
  }

  /// Of equals the first is taken.
  private static let elements: [Element] = {
    var all = [
      Element(character: "▀", boxes: [(0, 0, 8, 4)]),
      Element(character: "▌", boxes: [(0, 0, 4, 8)]),
      Element(character: "▘", boxes: [(0, 0, 4, 4)]),
      Element(character: "▝", boxes: [(4, 0, 8, 4)]),
      Element(character: "▖", boxes: [(0, 4, 4, 8)]),
      Element(character: "▗", boxes: [(4, 4, 8, 8)]),
      Element(character: "▚", boxes: [(0, 0, 4, 4), (4, 4, 8, 8)]),
    ]
    for (index, character) in "▁▂▃▅▆▇".enumerated() {
      let rows = index < 3 ? index + 1 : index + 2
      all.append(Element(character: character, boxes: [(0, 8 - rows, 8, 8)]))
    }
    for (index, character) in "▏▎▍▋▊▉".enumerated() {
      let columns = index < 3 ? index + 1 : index + 2
      all.append(Element(character: character, boxes: [(0, 0, columns, 8)]))
    }
    all.append(Element(character: "▔", boxes: [(0, 0, 8, 1)]))
    all.append(Element(character: "▕", boxes: [(7, 0, 8, 8)]))
    return all
  }()

  /// Sums over the parts above and to the left of each, with the sums of squares in the fourth lane.
  private var sums: [SIMD4<Float>] = Array(repeating: .zero, count: 81)
  private var shades: [SIMD3<Float>] = Array(repeating: .zero, count: 64)

  /// The text of a cell, after that of the one before it in the line.
  ///
  /// - Parameter part: The colour of a part by column and row.
  fileprivate mutating func text(
    _ colors: BlockCells.Colors, after last: inout String, _ part: (Int, Int) -> SIMD3<Float>
  ) -> String {
    for y in 0..<8 {
      for x in 0..<8 {
        let color = part(x, y)
        shades[8 * y + x] = color
        let square = (color * color).sum()
        sums[(y + 1) * 9 + x + 1] =
          SIMD4(color, square) + sums[y * 9 + x + 1] + sums[(y + 1) * 9 + x] - sums[y * 9 + x]
      }
    }
    let all = sums[80]
    var best: (error: Float, element: Element)?
    for element in Self.elements {
      let front = element.boxes.reduce(SIMD4<Float>.zero) { $0 + sum($1) }
      let count = element.boxes.reduce(0) { $0 + ($1.right - $1.left) * ($1.bottom - $1.top) }
      let error =
        Self.error(front, Float(count), colors) + Self.error(all - front, Float(64 - count), colors)
      guard error < (best?.error ?? .infinity) - 0.5 else { continue }
      best = (error, element)
      // Nothing can be better than what is the same.
      if error < 0.5 { break }
    }
    guard let element = best?.element else { return " " }
    let codes = self.codes(of: element, colors)
    defer { last = codes }
    return (codes == last ? "" : codes) + String(element.character)
  }

  /// The codes of both colours: the medians of the parts in front and of those behind, or their means where
  /// the medians are alike.
  private func codes(of element: Element, _ colors: BlockCells.Colors) -> String {
    var (front, back): ([SIMD3<Float>], [SIMD3<Float>]) = ([], [])
    for place in 0..<64 {
      let (x, y) = (place % 8, place / 8)
      let isFront = element.boxes.contains {
        $0.left <= x && x < $0.right && $0.top <= y && y < $0.bottom
      }
      if isFront { front.append(shades[place]) } else { back.append(shades[place]) }
    }
    let medians = (Self.median(front), Self.median(back))
    let difference = medians.0 - medians.1
    let isPlain = (0..<3).allSatisfy { abs(difference[$0]) <= BlockCells.alike }
    let shown = isPlain ? (Self.mean(front), Self.mean(back)) : medians
    return "\u{1B}[\(nearest(shown.0, colors).front)m\u{1B}[\(nearest(shown.1, colors).back)m"
  }

  private static func median(_ colors: [SIMD3<Float>]) -> SIMD3<Float> {
    func middle(_ values: [Float]) -> Float { values.sorted()[values.count / 2] }
    return SIMD3(middle(colors.map(\.x)), middle(colors.map(\.y)), middle(colors.map(\.z)))
  }

  private static func mean(_ colors: [SIMD3<Float>]) -> SIMD3<Float> {
    colors.reduce(.zero, +) / Float(colors.count)
  }

  private func sum(_ box: Box) -> SIMD4<Float> {
    sums[box.bottom * 9 + box.right] + sums[box.top * 9 + box.left]
      - sums[box.top * 9 + box.right] - sums[box.bottom * 9 + box.left]
  }

  /// The sum of the squares by which some parts differ from the nearest of their mean.
  private static func error(
    _ sum: SIMD4<Float>, _ count: Float, _ colors: BlockCells.Colors
  ) -> Float {
    let color = SIMD3(sum.x, sum.y, sum.z)
    let near = nearest(color / count, colors).color
    return max(0, sum.w - 2 * (near * color).sum() + count * (near * near).sum())
  }
}
