/// One picture as cells of block elements (U+2580–U+259F), each with two colours: of halves, quarters and
/// eighths the one is chosen that differs least from the pixels it represents.
struct BlockCells {
  /// The colours that a terminal has.
  enum Colors: Hashable {
    case all, xterm256, ansi16
  }

  /// The parts of a cell that are looked at on each axis.
  static let parts = 8

  /// The content of a cell: an element by its index, and the numbers of two colours.
  struct Cell: Hashable {
    var element: Int
    var front: Int
    var back: Int
  }

  private let colors: Colors
  /// Sums over the parts above and to the left of each, with the sums of squares in the fourth lane.
  private var sums: [SIMD4<Float>] = Array(repeating: .zero, count: 81)
  /// The values of a channel in front of or behind an element.
  private var values: [Float] = Array(repeating: 0, count: 64)
  /// Cells of which all parts have one colour: most of a screen, in few colours.
  private var plain: [SIMD3<Float>: Cell] = [:]
  private var last: (shade: SIMD3<Float>, cell: Cell)?

  init(_ colors: Colors) { self.colors = colors }

  /// The cell for parts of a picture.
  ///
  /// - Parameters:
  ///   - start: The index of the upper left part.
  ///   - stride: From a part to the one below it.
  mutating func cell(_ shades: [SIMD3<Float>], from start: Int, stride: Int) -> Cell {
    guard isPlain(shades, start, stride) else { return best(shades, start, stride) }
    let shade = shades[start]
    if let last, last.shade == shade { return last.cell }
    let cell = plain[shade] ?? best(shades, start, stride)
    plain[shade] = cell
    last = (shade, cell)
    return cell
  }

  private func isPlain(_ shades: [SIMD3<Float>], _ start: Int, _ stride: Int) -> Bool {
    let first = shades[start]
    for y in 0..<Self.parts {
      for x in 0..<Self.parts where shades[start + y * stride + x] != first { return false }
    }
    return true
  }

  private mutating func best(_ shades: [SIMD3<Float>], _ start: Int, _ stride: Int) -> Cell {
    for y in 0..<8 {
      for x in 0..<8 {
        let color = shades[start + y * stride + x]
        let square = (color * color).sum()
        sums[(y + 1) * 9 + x + 1] =
          SIMD4(color, square) + sums[y * 9 + x + 1] + sums[(y + 1) * 9 + x] - sums[y * 9 + x]
      }
    }
    let all = sums[80]
    var least = Float.infinity
    var best = 0
    for (index, element) in BlockElement.all.enumerated() {
      var front = sum(element.first)
      if let second = element.second { front += sum(second) }
      let error =
        error(front, Float(element.count)) + error(all - front, Float(64 - element.count))
      guard error < least - 0.5 else { continue }
      (least, best) = (error, index)
      // Nothing can be better than what is the same.
      if error < 0.5 { break }
    }
    let mask = BlockElement.all[best].mask
    var front = median(shades, start, stride, mask)
    var back = median(shades, start, stride, ~mask)
    let difference = front - back
    if max(abs(difference.x), abs(difference.y), abs(difference.z)) <= Self.alike {
      // The cell would be of one colour, and a line thinner than half of it invisible.
      front = mean(shades, start, stride, mask)
      back = mean(shades, start, stride, ~mask)
    }
    return Cell(element: best, front: colors.number(front), back: colors.number(back))
  }

  private func sum(_ box: BlockElement.Box) -> SIMD4<Float> {
    sums[box.bottom * 9 + box.right] + sums[box.top * 9 + box.left]
      - sums[box.top * 9 + box.right] - sums[box.bottom * 9 + box.left]
  }

  /// The sum of the squares by which some parts differ from the nearest of their mean.
  private func error(_ sum: SIMD4<Float>, _ count: Float) -> Float {
    let color = SIMD3(sum.x, sum.y, sum.z)
    let near = colors.color(colors.number(color / count))
    return max(0, sum.w - 2 * (near * color).sum() + count * (near * near).sum())
  }

  /// The largest difference of a channel between colours that look alike, of 255.
  static let alike: Float = 16

  /// The mean of some parts: whatever covers a few of them leaves a trace.
  private func mean(
    _ shades: [SIMD3<Float>], _ start: Int, _ stride: Int, _ mask: UInt64
  ) -> SIMD3<Float> {
    var sum = SIMD3<Float>.zero
    for place in 0..<64 where mask >> UInt64(place) & 1 == 1 {
      sum += shades[start + place / 8 * stride + place % 8]
    }
    return sum / Float(mask.nonzeroBitCount)
  }

  /// The medians of some parts by channel: a ground stays what it is beside letters.
  private mutating func median(
    _ shades: [SIMD3<Float>], _ start: Int, _ stride: Int, _ mask: UInt64
  ) -> SIMD3<Float> {
    var middle = SIMD3<Float>.zero
    for channel in 0..<3 {
      var count = 0
      for place in 0..<64 where mask >> UInt64(place) & 1 == 1 {
        values[count] = shades[start + place / 8 * stride + place % 8][channel]
        count += 1
      }
      middle[channel] = selectMiddle(count)
    }
    return middle
  }

  /// Returns the value that would be in the middle if the first `count` of them were in order (Hoare's
  /// selection).
  private mutating func selectMiddle(_ count: Int) -> Float {
    let wanted = count / 2
    var (low, high) = (0, count - 1)
    while low < high {
      let pivot = values[wanted]
      var (left, right) = (low, high)
      while left <= right {
        while values[left] < pivot { left += 1 }
        while pivot < values[right] { right -= 1 }
        if left <= right {
          values.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if right < wanted { low = left }
      if wanted < left { high = right }
    }
    return values[wanted]
  }
}

/// A block element with the part of the cell that is in front, as one rectangle or two.
struct BlockElement {
  /// A rectangle of parts: columns and rows.
  typealias Box = (left: Int, top: Int, right: Int, bottom: Int)

  let character: Character
  let first: Box
  let second: Box?
  /// The number of parts in front.
  let count: Int
  /// A bit for each of them, line by line.
  let mask: UInt64

  private init(_ character: Character, _ first: Box, _ second: Box? = nil) {
    (self.character, self.first, self.second) = (character, first, second)
    var mask: UInt64 = 0
    for box in [first, second].compactMap(\.self) {
      for y in box.top..<box.bottom {
        for x in box.left..<box.right { mask |= 1 << UInt64(8 * y + x) }
      }
    }
    self.mask = mask
    count = mask.nonzeroBitCount
  }

  /// Of equals the first is taken.
  static let all: [BlockElement] = {
    var all = [
      BlockElement("▀", (0, 0, 8, 4)), BlockElement("▌", (0, 0, 4, 8)),
      BlockElement("▘", (0, 0, 4, 4)), BlockElement("▝", (4, 0, 8, 4)),
      BlockElement("▖", (0, 4, 4, 8)), BlockElement("▗", (4, 4, 8, 8)),
      BlockElement("▚", (0, 0, 4, 4), (4, 4, 8, 8)),
    ]
    for (index, character) in "▁▂▃▅▆▇".enumerated() {
      let rows = index < 3 ? index + 1 : index + 2
      all.append(BlockElement(character, (0, 8 - rows, 8, 8)))
    }
    for (index, character) in "▏▎▍▋▊▉".enumerated() {
      let columns = index < 3 ? index + 1 : index + 2
      all.append(BlockElement(character, (0, 0, columns, 8)))
    }
    all.append(BlockElement("▔", (0, 0, 8, 1)))
    all.append(BlockElement("▕", (7, 0, 8, 8)))
    return all
  }()
}

extension BlockCells.Colors {
  /// The number of the nearest colour that there is.
  func number(_ color: SIMD3<Float>) -> Int {
    // Halves go up, as of no sum with a half one could be sure.
    func whole(_ value: Float) -> Int {
      let below = Int(value)
      return value - Float(below) >= 0.5 ? below + 1 : below
    }
    let parts = (whole(color.x), whole(color.y), whole(color.z))
    switch self {
    case .all: return parts.0 << 16 | parts.1 << 8 | parts.2
    case .xterm256: return XtermPalette.index(parts)
    case .ansi16: return XtermPalette.ansiIndex(parts)
    }
  }

  /// The colour of a number.
  func color(_ number: Int) -> SIMD3<Float> {
    switch self {
    case .all:
      SIMD3(Float(number >> 16), Float(number >> 8 & 255), Float(number & 255))
    case .xterm256, .ansi16: XtermPalette.color(number)
    }
  }

  /// The codes that make a cell's colours those of what follows.
  func codes(_ cell: BlockCells.Cell) -> String {
    switch self {
    case .all:
      func words(_ number: Int) -> String {
        "2;\(number >> 16);\(number >> 8 & 255);\(number & 255)"
      }
      return "\u{1B}[38;\(words(cell.front))m\u{1B}[48;\(words(cell.back))m"
    case .xterm256: return "\u{1B}[38;5;\(cell.front)m\u{1B}[48;5;\(cell.back)m"
    case .ansi16:
      // The bright half has codes of its own.
      func base(_ index: Int) -> Int { index < 8 ? 30 + index : 82 + index }
      return "\u{1B}[\(base(cell.front))m\u{1B}[\(base(cell.back) + 10)m"
    }
  }
}
