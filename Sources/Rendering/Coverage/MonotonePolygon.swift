/// A polygon that goes down once and up once, such as every convex one, whose coverage of pixels is their exact area.
/// Further ones may touch its sides.
///
/// Apple's platforms draw the corners of boxes so: the rows and the columns along a rounded corner of 16 points have
/// equal levels within one of 255 (GoodRequest/GoodSwiftUI at e4984899, testBaseButtonLarge, recorded on iOS 18). Cairo
/// samples a row at 15 heights, with which the flat end of such a corner has steps of 17 levels. Whole-number arithmetic
/// throughout. Linear in the pixels of the box round the polygon, and n log n in the rows of its edges.
struct MonotonePolygon {
  /// The part of an edge in one row: its ends, in steps of 1/256 pixel, `y` from the top of the row.
  private struct Piece {
    var row: Int
    var startX: Int
    var startY: Int
    var endX: Int
    var endY: Int
  }

  /// The most polygons of one outline.
  private static let most = 5

  private let polygons: [ArraySlice<Vertex>]

  /// Nil for a polygon that turns more than once between up and down, and for several unless the boxes of all others
  /// touch that of the first, none overlaps another, and all run round their areas in one direction, as the outline of a
  /// continuous rectangle with slivers at its sides.
  init?(_ lines: Polylines) {
    guard 1...Self.most ~= lines.contours.count else { return nil }
    polygons = lines.contours.map { lines.vertices[$0.vertices] }
    guard polygons.allSatisfy(Self.isMonotone) else { return nil }
    guard polygons.count > 1 else { return }
    let isClockwise = polygons.map(Self.isClockwise)
    let boxes = polygons.map(Self.box)
    for index in boxes.indices.dropFirst() {
      let first = Self.overlap(boxes[index], boxes[0])
      guard isClockwise[index] == isClockwise[0], min(first.x, first.y) >= -1,
        boxes[..<index].allSatisfy({
          let overlap = Self.overlap(boxes[index], $0)
          return min(overlap.x, overlap.y) <= 1
        })
      else { return nil }
    }
  }

  private static func isMonotone(_ vertices: ArraySlice<Vertex>) -> Bool {
    var (turns, first, last) = (0, 0, 0)
    var previous = vertices.last ?? Vertex(x: 0, y: 0)
    for vertex in vertices {
      let direction = (vertex.y - previous.y).signum()
      previous = vertex
      guard direction != 0 else { continue }
      if last == 0 { first = direction } else if direction != last { turns += 1 }
      last = direction
    }
    return turns + (first == last ? 0 : 1) <= 2
  }

  private static func isClockwise(_ vertices: ArraySlice<Vertex>) -> Bool {
    var area = 0
    var previous = vertices.last ?? Vertex(x: 0, y: 0)
    for vertex in vertices {
      area += previous.x * vertex.y - vertex.x * previous.y
      previous = vertex
    }
    return area >= 0
  }

  private static func box(_ vertices: ArraySlice<Vertex>) -> (low: Vertex, high: Vertex) {
    let first = vertices.first ?? Vertex(x: 0, y: 0)
    return vertices.reduce((first, first)) { box, vertex in
      (
        Vertex(x: min(box.0.x, vertex.x), y: min(box.0.y, vertex.y)),
        Vertex(x: max(box.1.x, vertex.x), y: max(box.1.y, vertex.y))
      )
    }
  }

  /// The lengths that boxes have in common, less than 0 if they are apart. Numbers are rounded by one step.
  private static func overlap(
    _ one: (low: Vertex, high: Vertex), _ other: (low: Vertex, high: Vertex)
  ) -> Vertex {
    Vertex(
      x: min(one.high.x, other.high.x) - max(one.low.x, other.low.x),
      y: min(one.high.y, other.high.y) - max(one.low.y, other.low.y))
  }

  /// Covers what a mask of `width` · `height` bytes in rows of `stride` has already, or removes the covered share of it.
  func draw(
    into memory: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, removing: Bool
  ) {
    let pieces = pieces(height: height)
    // Twice the area left of the edges in a pixel, and the heights of the edges in it, in steps of 1/256 pixel.
    var areas = [Int](repeating: 0, count: width + 1)
    var heights = [Int](repeating: 0, count: width + 1)
    var next = 0
    while next < pieces.count {
      let row = pieces[next].row
      var (low, high) = (width, 0)
      while next < pieces.count, pieces[next].row == row {
        add(pieces[next], &areas, &heights, width, &low, &high)
        next += 1
      }
      write(
        memory + row * stride, removing: removing, low: low, high: min(high, width - 1), &areas,
        &heights)
    }
  }

  /// The edges cut at the edges of the rows, by rows.
  private func pieces(height: Int) -> [Piece] {
    var pieces: [Piece] = []
    for polygon in polygons { addPieces(of: polygon, to: &pieces, height: height) }
    return pieces.sorted { $0.row < $1.row }
  }

  private func addPieces(
    of vertices: ArraySlice<Vertex>, to pieces: inout [Piece], height: Int
  ) {
    guard var from = vertices.last else { return }
    for to in vertices {
      defer { from = to }
      guard from.y != to.y else { continue }
      let (low, high) = from.y < to.y ? (from, to) : (to, from)
      let (top, bottom) = (max(low.y, 0), min(high.y, height << 8))
      guard top < bottom else { continue }
      func place(_ y: Int) -> Int {
        y == high.y ? high.x : low.x + floorDivision((high.x - low.x) * (y - low.y), high.y - low.y)
      }
      for row in top >> 8...(bottom - 1) >> 8 {
        let (start, end) = (max(top, row << 8), min(bottom, (row + 1) << 8))
        let (first, last) = from.y < to.y ? (start, end) : (end, start)
        pieces.append(
          Piece(
            row: row, startX: place(first), startY: first - row << 8, endX: place(last),
            endY: last - row << 8))
      }
    }
  }

  private func add(
    _ piece: Piece, _ areas: inout [Int], _ heights: inout [Int], _ width: Int, _ low: inout Int,
    _ high: inout Int
  ) {
    // Edges left of the mask cover its rows from their beginning on; edges right of it have no effect.
    func put(_ fromX: Int, _ fromY: Int, _ toX: Int, _ toY: Int) {
      let column = min(max(min(fromX, toX), 0) >> 8, width)
      let edge = column << 8
      func inside(_ x: Int) -> Int { min(max(x - edge, 0), 256) }
      heights[column] += toY - fromY
      areas[column] += (inside(fromX) + inside(toX)) * (toY - fromY)
      low = min(low, column)
      high = max(high, column)
    }
    var (x, y) = (piece.startX, piece.startY)
    let (dx, dy) = (piece.endX - piece.startX, piece.endY - piece.startY)
    let (first, last) = (min(piece.startX, piece.endX), max(piece.startX, piece.endX))
    // The edges of pixels that the piece crosses, within the mask.
    let crossed = (from: max(first >> 8 + 1, 0), to: min((last - 1) >> 8, width))
    let way = dx > 0 ? 1 : -1
    var column = dx > 0 ? crossed.from : crossed.to
    while crossed.from <= column, column <= crossed.to {
      let edge = column << 8
      let height = piece.startY + floorDivision(dy * (edge - piece.startX), dx)
      put(x, y, edge, height)
      (x, y) = (edge, height)
      column += way
    }
    put(x, y, piece.endX, piece.endY)
  }

  private func write(
    _ row: UnsafeMutablePointer<UInt8>, removing: Bool, low: Int, high: Int, _ areas: inout [Int],
    _ heights: inout [Int]
  ) {
    var height = 0
    for column in stride(from: low, through: high, by: 1) {
      height += heights[column]
      let area = min(abs(512 * height - areas[column]), 1 << 17)
      (areas[column], heights[column]) = (0, 0)
      let level = (area * 255 + 1 << 16) >> 17
      let rest = share(Int(row[column]), 255 - level)
      row[column] = UInt8(removing ? rest : level + rest)
    }
    areas[areas.count - 1] = 0
    heights[heights.count - 1] = 0
  }

  /// The product of two levels of 255, rounded.
  private func share(_ level: Int, _ other: Int) -> Int {
    let product = level * other + 128
    return (product + product >> 8) >> 8
  }

  private func floorDivision(_ dividend: Int, _ divisor: Int) -> Int {
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    return rest != 0 && (rest < 0) != (divisor < 0) ? quotient - 1 : quotient
  }
}
