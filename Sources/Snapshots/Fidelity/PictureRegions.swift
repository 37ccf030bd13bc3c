import GalleyGeometry
import GalleyImaging

/// The pixels of a picture in regions: areas in which neighbours have nearly the same colour, and the ink
/// between them.
///
/// Linear in the number of pixels.
struct PictureRegions {
  /// A set of connected pixels.
  struct Region {
    var isSurface: Bool
    var box: PixelRect
    var count = 0
    /// The sums of the channels.
    var sums: SIMD4<Int> = .zero
    /// The surfaces that touch it, with the number of pixels at which they do; for ink alone.
    var surfaces: [Int: Int] = [:]
    /// True if a pixel of it has no neighbour of a surface.
    var hasCore = false

    /// The mean of the channels, rounded down.
    var mean: SIMD4<Int> { count == 0 ? .zero : sums / count }
  }

  /// Neighbours whose channels differ by at most this many levels belong to one area, so that a gradient is one. An
  /// area consists of pixels all of whose neighbours are so near, and of the pixels beside them that are: along the soft
  /// corner of a card whose colour is close to the page's, single steps lead from one to the other.
  private static let step = 3
  /// A surface holds a square of even pixels with sides of this many points. The strokes of letters do not up to sizes of
  /// about 50 points.
  static let leastSide = 8.0

  let width: Int
  let height: Int
  private(set) var regions: [Region] = []
  /// The index of each pixel's region, row by row.
  private(set) var owners: [Int32]
  /// The channels of each pixel over white.
  private let pixels: [SIMD4<UInt8>]

  /// Finds the regions of a picture.
  ///
  /// - Parameters:
  ///   - scale: The pixels of a point.
  ///   - leastSide: The side of the square that a surface holds at least, in points.
  init(_ picture: Bitmap, scale: Double, leastSide: Double = Self.leastSide) {
    (width, height) = (picture.width, picture.height)
    pixels = Self.pixelsOverWhite(of: picture)
    owners = [Int32](repeating: -1, count: pixels.count)
    let even = evenPixels()
    addSurfaces(
      Self.components(width, height) { even[$0] && even[$1] }, leastSide: leastSide * scale)
    growSurfaces()
    addInk()
    touchSurfaces()
  }

  /// The colour of a pixel, without its alpha.
  func color(atX x: Int, y: Int) -> SIMD4<Int> {
    SIMD4<Int>(truncatingIfNeeded: pixels[y * width + x])
  }

  func owner(atX x: Int, y: Int) -> Int { Int(owners[y * width + x]) }

  static func difference(_ first: SIMD4<UInt8>, _ second: SIMD4<UInt8>) -> Int {
    let lanes = SIMD4<Int16>(truncatingIfNeeded: first) &- SIMD4<Int16>(truncatingIfNeeded: second)
    return Int(max(lanes.max(), -lanes.min()))
  }

  private static func pixelsOverWhite(of picture: Bitmap) -> [SIMD4<UInt8>] {
    let straight = picture.straight.withWholeEdges
    return straight.pixels.withUnsafeBytes { bytes in
      (0..<(straight.width * straight.height)).map { index in
        let word = bytes.loadUnaligned(fromByteOffset: 4 * index, as: SIMD4<UInt8>.self)
        let alpha = UInt16(word.w)
        if alpha == 255 { return SIMD4(word.x, word.y, word.z, 255) }
        let color = SIMD4<UInt16>(truncatingIfNeeded: word) &* alpha
        let mixed = (color &+ 255 &* (255 &- alpha) &+ 127) / 255
        return SIMD4(
          UInt8(truncatingIfNeeded: mixed.x), UInt8(truncatingIfNeeded: mixed.y),
          UInt8(truncatingIfNeeded: mixed.z), 255)
      }
    }
  }

  /// Joins pixels with their right and lower neighbours.
  private static func components(
    _ width: Int, _ height: Int, _ belongTogether: (Int, Int) -> Bool
  ) -> DisjointSets {
    var sets = DisjointSets(count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        if x + 1 < width, belongTogether(index, index + 1) { sets.join(index, index + 1) }
        if y + 1 < height, belongTogether(index, index + width) { sets.join(index, index + width) }
      }
    }
    return sets
  }

  /// True for each pixel that differs from none of its four neighbours by more than a step.
  private func evenPixels() -> [Bool] {
    var even = [Bool](repeating: true, count: pixels.count)
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        for other in [x + 1 < width ? index + 1 : index, y + 1 < height ? index + width : index]
        where Self.difference(pixels[index], pixels[other]) > Self.step {
          (even[index], even[other]) = (false, false)
        }
      }
    }
    return even
  }

  /// Gives surfaces the pixels at their edges: first those beside an even pixel, then corners.
  private mutating func growSurfaces() {
    for _ in 0..<2 {
      let before = owners
      for y in 0..<height {
        for x in 0..<width where before[y * width + x] < 0 {
          let index = y * width + x
          let neighbours = [
            y > 0 ? index - width : index, x > 0 ? index - 1 : index,
            x + 1 < width ? index + 1 : index, y + 1 < height ? index + width : index,
          ]
          let nearest = neighbours.filter { before[$0] >= 0 }
            .map { (difference: Self.difference(pixels[index], pixels[$0]), owner: before[$0]) }
            .min { $0.difference < $1.difference }
          guard let nearest, nearest.difference <= Self.step else { continue }
          owners[index] = nearest.owner
          let place = Int(nearest.owner)
          let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
          regions[place].box = regions[place].box.union(pixel)
          regions[place].count += 1
          regions[place].sums &+= SIMD4<Int>(truncatingIfNeeded: pixels[index])
        }
      }
    }
  }

  /// - Parameter leastSide: In pixels.
  private mutating func addSurfaces(_ areas: DisjointSets, leastSide: Double) {
    var areas = areas
    let roots = pixels.indices.map { areas.root(of: $0) }
    var boxes: [Int: PixelRect] = [:]
    for root in rootsOfWideAreas(roots, leastSide: leastSide) {
      boxes[root] = PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
    for y in 0..<height where !boxes.isEmpty {
      for x in 0..<width {
        let root = roots[y * width + x]
        guard let box = boxes[root] else { continue }
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        boxes[root] = box.union(pixel)
      }
    }
    var places: [Int: Int] = [:]
    for (root, box) in boxes.sorted(by: { $0.key < $1.key }) {
      places[root] = regions.count
      regions.append(Region(isSurface: true, box: box))
    }
    for (index, root) in roots.enumerated() {
      guard let place = places[root] else { continue }
      owners[index] = Int32(clamping: place)
      regions[place].count += 1
      regions[place].sums &+= SIMD4<Int>(truncatingIfNeeded: pixels[index])
    }
  }

  /// The areas that hold a square, by the sides of the largest squares whose last corner is each pixel.
  private func rootsOfWideAreas(_ roots: [Int], leastSide: Double) -> Set<Int> {
    var wide: Set<Int> = []
    var above = [Int](repeating: 0, count: width)
    for y in 0..<height {
      var (left, corner) = (0, 0)
      for x in 0..<width {
        let index = y * width + x
        let root = roots[index]
        let isInside =
          x > 0 && y > 0 && roots[index - 1] == root && roots[index - width] == root
          && roots[index - width - 1] == root
        let side = isInside ? min(left, above[x], corner) + 1 : 1
        (corner, above[x], left) = (above[x], side, side)
        if Double(side) >= leastSide { wide.insert(root) }
      }
    }
    return wide
  }

  /// Gives the pixels that are in no surface to regions of ink, joined with all of their eight neighbours.
  private mutating func addInk() {
    var sets = DisjointSets(count: pixels.count)
    for y in 0..<height {
      for x in 0..<width where owners[y * width + x] < 0 {
        let index = y * width + x
        for (dx, dy) in [(1, 0), (-1, 1), (0, 1), (1, 1)] {
          let (column, row) = (x + dx, y + dy)
          guard column >= 0, column < width, row < height else { continue }
          if owners[row * width + column] < 0 { sets.join(index, row * width + column) }
        }
      }
    }
    var places: [Int: Int] = [:]
    for y in 0..<height {
      for x in 0..<width where owners[y * width + x] < 0 {
        let index = y * width + x
        let root = sets.root(of: index)
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        let place: Int
        if let known = places[root] {
          place = known
          regions[place].box = regions[place].box.union(pixel)
        } else {
          place = regions.count
          places[root] = place
          regions.append(Region(isSurface: false, box: pixel))
        }
        regions[place].count += 1
        regions[place].sums &+= SIMD4<Int>(truncatingIfNeeded: pixels[index])
        owners[index] = Int32(clamping: place)
      }
    }
  }

  private mutating func touchSurfaces() {
    for y in 0..<height {
      for x in 0..<width {
        let owner = Int(owners[y * width + x])
        guard !regions[owner].isSurface else { continue }
        var isCore = true
        for row in max(0, y - 1)...min(height - 1, y + 1) {
          for column in max(0, x - 1)...min(width - 1, x + 1) {
            let other = Int(owners[row * width + column])
            guard regions[other].isSurface else { continue }
            isCore = false
            regions[owner].surfaces[other, default: 0] += 1
          }
        }
        if isCore { regions[owner].hasCore = true }
      }
    }
  }
}
