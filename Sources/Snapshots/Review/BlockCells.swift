import GalleyImaging

/// A picture as cells of block elements (U+2580–U+259F), each with two colours: of halves, quarters and
/// eighths that one is taken which differs least from what it stands for.
struct BlockCells {
  /// The colours that a terminal has.
  enum Colors {
    case all, xterm256, ansi16

    /// The nearest colour that there is, and the codes that make it foreground and background.
    func nearest(_ color: SIMD3<Float>) -> (color: SIMD3<Float>, front: String, back: String) {
      let whole = SIMD3<Int>(color.rounded(.toNearestOrAwayFromZero))
      let parts = (whole.x, whole.y, whole.z)
      switch self {
      case .all:
        let words = "2;\(parts.0);\(parts.1);\(parts.2)"
        return (SIMD3(Float(whole.x), Float(whole.y), Float(whole.z)), "38;\(words)", "48;\(words)")
      case .xterm256:
        let index = XtermPalette.index(parts)
        return (XtermPalette.color(index), "38;5;\(index)", "48;5;\(index)")
      case .ansi16:
        let index = XtermPalette.ansiIndex(parts)
        // The bright half has codes of its own.
        let base = index < 8 ? 30 + index : 82 + index
        return (XtermPalette.color(index), "\(base)", "\(base + 10)")
      }
    }
  }

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
  mutating func text(
    _ colors: Colors, after last: inout String, _ part: (Int, Int) -> SIMD3<Float>
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

  /// The codes of both colours: of the parts in front and of those behind the medians, so that a ground
  /// stays what it is beside letters.
  private func codes(of element: Element, _ colors: Colors) -> String {
    var (front, back): ([SIMD3<Float>], [SIMD3<Float>]) = ([], [])
    for place in 0..<64 {
      let (x, y) = (place % 8, place / 8)
      let isFront = element.boxes.contains {
        $0.left <= x && x < $0.right && $0.top <= y && y < $0.bottom
      }
      if isFront { front.append(shades[place]) } else { back.append(shades[place]) }
    }
    return "\u{1B}[\(colors.nearest(Self.median(front)).front)m"
      + "\u{1B}[\(colors.nearest(Self.median(back)).back)m"
  }

  private static func median(_ colors: [SIMD3<Float>]) -> SIMD3<Float> {
    func middle(_ values: [Float]) -> Float { values.sorted()[values.count / 2] }
    return SIMD3(middle(colors.map(\.x)), middle(colors.map(\.y)), middle(colors.map(\.z)))
  }

  private func sum(_ box: Box) -> SIMD4<Float> {
    sums[box.bottom * 9 + box.right] + sums[box.top * 9 + box.left]
      - sums[box.top * 9 + box.right] - sums[box.bottom * 9 + box.left]
  }

  /// The sum of the squares by which some parts differ from the nearest of their mean.
  private static func error(
    _ sum: SIMD4<Float>, _ count: Float, _ colors: Colors
  ) -> Float {
    let color = SIMD3(sum.x, sum.y, sum.z)
    let near = colors.nearest(color / count).color
    return max(0, sum.w - 2 * (near * color).sum() + count * (near * near).sum())
  }
}
