import GalleyGeometry
public import GalleyImaging

/// The blocks of a picture, in reading order.
///
/// Surfaces are areas in which neighbouring pixels differ by at most three levels and that hold a square of eight
/// points; the area that fills the picture is left out. All other pixels are ink: pixels that touch are one piece, and
/// pieces join to lines where they overlap by half of their height and the gap is at most seven points or half
/// of their height. The soft edge between two surfaces is left out, and so is ink that is smaller than a point in
/// both directions: where colours are close, of a soft corner nothing else is seen.
public struct BlockSearch {
  private let regions: PictureRegions
  private let scale: Double

  /// Returns the blocks of a picture; linear in the pixels, and quadratic in the pieces of ink of one line.
  ///
  /// - Parameter scale: The pixels of a point, more than 0.
  public static func blocks(of picture: Bitmap, scale: Double) -> [PictureBlock] {
    blocks(of: picture, scale: scale, leastSide: PictureRegions.leastSide)
  }

  /// The same with another least side of surfaces, in points.
  static func blocks(of picture: Bitmap, scale: Double, leastSide: Double) -> [PictureBlock] {
    let regions = PictureRegions(picture, scale: scale, leastSide: leastSide)
    let search = Self(regions: regions, scale: scale)
    return (search.surfaces() + search.lines()).sorted(by: readsBefore)
  }

  /// Above first, then to the left; boxes whose tops are within two points are of one row.
  private static func readsBefore(_ first: PictureBlock, _ second: PictureBlock) -> Bool {
    let rows = [first, second].map { ($0.frame.minY / 2).rounded() }
    return (rows[0], first.frame.minX, first.frame.minY, first.kind.rawValue)
      < (rows[1], second.frame.minX, second.frame.minY, second.kind.rawValue)
  }

  private func surfaces() -> [PictureBlock] {
    regions.regions.filter { region in
      region.isSurface
        && !(region.box.width == regions.width && region.box.height == regions.height)
    }.map {
      PictureBlock(
        kind: .surface, frame: points($0.box), color: Self.packed($0.mean), coverage: [])
    }
  }

  // MARK: Ink

  /// The widest gap inside a line of pieces of a height, in the unit of the height.
  static func gap(height: Double, scale: Double = 1) -> Double { max(7 * scale, height / 2) }

  /// The pieces of ink of one block.
  private struct Line {
    var box: PixelRect
    var pieces: Set<Int>
    var surface: Int?
  }

  private func lines() -> [PictureBlock] {
    let pieces = regions.regions.indices.filter { isInk(regions.regions[$0]) }
      .sorted { (regions.regions[$0].box.minX, $0) < (regions.regions[$1].box.minX, $1) }
    var sets = DisjointSets(count: pieces.count)
    for (position, piece) in pieces.enumerated() {
      let box = regions.regions[piece].box
      let reach = Double(box.maxX) + Self.gap(height: Double(box.height), scale: scale)
      for other in (position + 1)..<max(position + 1, pieces.count) {
        let next = regions.regions[pieces[other]]
        if Double(next.box.minX) > reach { break }
        if isOneLine(regions.regions[piece], next) { sets.join(position, other) }
      }
    }
    var lines: [Int: Line] = [:]
    for (position, piece) in pieces.enumerated() {
      let region = regions.regions[piece]
      let root = sets.root(of: position)
      var line = lines[root] ?? Line(box: region.box, pieces: [], surface: surface(of: region))
      line.box = line.box.union(region.box)
      line.pieces.insert(piece)
      lines[root] = line
    }
    return lines.sorted { $0.key < $1.key }.map(\.value).filter { line in
      Double(max(line.box.width, line.box.height)) >= scale
    }.map(block)
  }

  /// Returns false for a surface, and for the soft edge between two surfaces: such an edge touches both and is
  /// nowhere thicker than two pixels.
  private func isInk(_ region: PictureRegions.Region) -> Bool {
    !region.isSurface && (region.hasCore || region.surfaces.count < 2)
  }

  private func surface(of region: PictureRegions.Region) -> Int? {
    region.surfaces.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private func isOneLine(
    _ first: PictureRegions.Region, _ second: PictureRegions.Region
  ) -> Bool {
    guard surface(of: first) == surface(of: second) else { return false }
    let (one, two) = (first.box, second.box)
    let lesser = min(one.height, two.height)
    let shared = min(Int(one.maxY), Int(two.maxY)) - max(one.y, two.y)
    let gap = max(one.x, two.x) - min(Int(one.maxX), Int(two.maxX))
    if 2 * shared >= lesser {
      return Double(gap) <= Self.gap(height: Double(lesser), scale: scale)
    }
    // A dot or an accent above or below its letter.
    return gap < 0 && Double(lesser) < 5 * scale && Double(-shared) <= 2.5 * scale
  }

  private func block(_ line: Line) -> PictureBlock {
    let ground = line.surface.map { regions.regions[$0].mean } ?? SIMD4(255, 255, 255, 255)
    var (color, most) = (ground, -1)
    var sums = [Int](
      repeating: 0, count: PictureBlock.coverageColumns * PictureBlock.coverageRows)
    var counts = sums
    let box = line.box
    for y in box.y..<Int(box.maxY) {
      let row = (y - box.y) * PictureBlock.coverageRows / box.height
      for x in box.x..<Int(box.maxX) {
        let cell =
          row * PictureBlock.coverageColumns
          + (x - box.x) * PictureBlock.coverageColumns / box.width
        counts[cell] += 1
        guard line.pieces.contains(regions.owner(atX: x, y: y)) else { continue }
        let pixel = regions.color(atX: x, y: y)
        let distance = Self.distance(pixel, ground)
        sums[cell] += distance
        if distance > most { (color, most) = (pixel, distance) }
      }
    }
    let coverage = zip(sums, counts).map { sum, count in
      UInt8(clamping: 255 * sum / max(1, count * max(1, most)))
    }
    return PictureBlock(
      kind: .ink, frame: points(box), color: Self.packed(color), coverage: coverage)
  }

  // MARK: Values

  private func points(_ box: PixelRect) -> Rect {
    Rect(
      x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale)
  }

  private static func distance(_ first: SIMD4<Int>, _ second: SIMD4<Int>) -> Int {
    let difference = first &- second
    return abs(difference.x) + abs(difference.y) + abs(difference.z)
  }

  private static func packed(_ color: SIMD4<Int>) -> UInt32 {
    UInt32(clamping: color.x) << 16 | UInt32(clamping: color.y) << 8 | UInt32(clamping: color.z)
  }
}
