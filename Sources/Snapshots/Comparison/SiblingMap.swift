import GalleyPlatform
internal import GalleySystem

/// Which pixels of two pictures have three or more equal neighbours among their eight, the border
/// of the picture counting as one of them.
///
/// Worked out for 64 pixels at a time when they are first asked for, and remembered for four rows.
final class SiblingMap {
  enum Picture: Int {
    case expected
    case actual
  }

  private static let rows = 4

  private let pair: PixelPair
  private let columns: Int
  /// By picture, row modulo four and column.
  private let bits: UnsafeMutablePointer<UInt64>
  /// The row that the bits of a place belong to.
  private let owners: UnsafeMutablePointer<Int>
  /// Three rows of a block with a pixel on either side.
  private let surroundings: UnsafeMutablePointer<UInt32>
  private static let span = ComparisonBlock.width + 2

  init(_ pair: PixelPair) {
    self.pair = pair
    columns = (pair.width + ComparisonBlock.width - 1) / ComparisonBlock.width
    let places = 2 * Self.rows * columns
    bits = .allocate(capacity: places)
    bits.initialize(repeating: 0, count: places)
    owners = .allocate(capacity: places)
    owners.initialize(repeating: -1, count: places)
    surroundings = .allocate(capacity: 3 * Self.span)
    surroundings.initialize(repeating: 0, count: 3 * Self.span)
  }

  deinit {
    bits.deallocate()
    owners.deallocate()
    surroundings.deallocate()
  }

  /// The bits of a block of a row; none outside the picture.
  func siblings(_ picture: Picture, _ column: Int, _ row: Int) -> UInt64 {
    guard row >= 0, row < pair.height, column >= 0, column < columns else { return 0 }
    let place = (picture.rawValue * Self.rows + row & 3) * columns + column
    if owners[place] == row { return bits[place] }
    let found = search(picture == .expected ? pair.expected : pair.actual, column, row)
    owners[place] = row
    bits[place] = found
    return found
  }

  /// Returns true if the pixel with an index has siblings.
  func hasSiblings(_ picture: Picture, _ x: Int, _ y: Int) -> Bool {
    siblings(picture, x / ComparisonBlock.width, y) >> UInt64(x % ComparisonBlock.width) & 1 != 0
  }

  private func search(
    _ image: UnsafePointer<UInt32>, _ column: Int, _ row: Int
  ) -> UInt64 {
    let left = column * ComparisonBlock.width
    let end = min(pair.width, left + ComparisonBlock.width)
    let isFull = end - left == ComparisonBlock.width
    if row == 0 || row == pair.height - 1 {
      return (left..<end).reduce(0) { $0 | bit(image, $1, row, from: left) }
    }
    let center = image + row * pair.width + left
    if isFull, left > 0, end < pair.width { return Self.search(center, stride: pair.width) }
    copySurroundings(center, width: end - left, hasLeft: left > 0, hasRight: end < pair.width)
    let all = Self.search(surroundings + Self.span + 1, stride: Self.span)
    // At the sides the copy has made up neighbours.
    var known: UInt64 = isFull ? ~0 : 1 &<< UInt64(end - left) &- 1
    var sides: UInt64 = 0
    for x in [left, end - 1] where x == 0 || x == pair.width - 1 {
      known &= ~(1 &<< UInt64(x - left))
      sides |= bit(image, x, row, from: left)
    }
    return all & known | sides
  }

  private func copySurroundings(
    _ center: UnsafePointer<UInt32>, width: Int, hasLeft: Bool, hasRight: Bool
  ) {
    let first = hasLeft ? -1 : 0
    let count = width - first + (hasRight ? 1 : 0)
    for line in 0..<3 {
      memcpy(
        surroundings + line * Self.span + 1 + first, center + (line - 1) * pair.width + first,
        4 * count)
    }
  }

  /// The bits of 64 pixels all neighbours of which can be read.
  private static func search(_ center: UnsafePointer<UInt32>, stride: Int) -> UInt64 {
    let (above, below) = (center - stride, center + stride)
    return PixelLanes.gather { offset in
      let words = PixelLanes.words(center + offset)
      @inline(__always)
      func equal(_ line: UnsafePointer<UInt32>, _ shift: Int) -> SIMD4<UInt32> {
        PixelLanes.mask(PixelLanes.words(line + offset + shift) .== words)
      }
      // Masks are −1, so the sum counts down.
      let upper = equal(above, -1) &+ equal(above, 0) &+ equal(above, 1)
      let lower = equal(below, -1) &+ equal(below, 0) &+ equal(below, 1)
      let sum = upper &+ lower &+ equal(center, -1) &+ equal(center, 1)
      let isMany = unsafeBitCast(sum &+ SIMD4(repeating: 2), to: SIMD4<Int32>.self) &>> 31
      return unsafeBitCast(isMany, to: SIMD4<UInt32>.self)
    }
  }

  private func bit(
    _ image: UnsafePointer<UInt32>, _ x: Int, _ y: Int, from left: Int
  ) -> UInt64 {
    Self.hasManySiblings(pair, image, x, y) ? 1 &<< UInt64(x - left) : 0
  }

  /// The definition: whether a pixel has three or more equal neighbours; the border of the picture
  /// counts as one.
  static func hasManySiblings(
    _ pair: PixelPair, _ image: UnsafePointer<UInt32>, _ x: Int, _ y: Int
  ) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, pair.width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, pair.height - 1))
    var equal = right - left < 2 || bottom - top < 2 ? 1 : 0
    let place = y * pair.width + x
    let word = image[place]
    var row = top
    while row <= bottom {
      var index = row * pair.width + left
      let end = row * pair.width + right
      while index <= end {
        if image[index] == word, index != place { equal += 1 }
        index += 1
      }
      row += 1
    }
    return equal > 2
  }
}
