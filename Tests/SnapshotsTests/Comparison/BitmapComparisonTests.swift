import GalleyGeometry
import GalleyImaging
import Testing

@testable import GalleySnapshots

@Suite("Bitmap comparison")
struct BitmapComparisonTests {
  func pixels(
    _ first: TestPicture, _ second: TestPicture, _ options: ComparisonOptions = .exact
  ) throws -> PixelDifference {
    let difference = BitmapComparison.difference(
      expected: first.bitmap, actual: second.bitmap, options: options)
    guard case .pixels(let pixels) = difference else {
      throw Failure(difference: difference)
    }
    return pixels
  }

  struct Failure: Error { var difference: BitmapDifference }

  @Test("Equal pictures have no difference, in the same and in different formats")
  func equal() {
    var picture = TestPicture(width: 20, height: 10)
    picture[3, 4] = 0xFF10_2030
    let straight = picture.bitmap
    var swapped = straight.pixels
    for base in stride(from: 0, to: swapped.count, by: 4) { swapped.swapAt(base, base + 2) }
    let cairo = Bitmap(width: 20, height: 10, format: .bgraPremultiplied, pixels: swapped)
    #expect(BitmapComparison.difference(expected: straight, actual: straight) == .none)
    #expect(BitmapComparison.difference(expected: straight, actual: cairo) == .none)
  }

  @Test("Different sizes are a difference that no tolerance lets pass")
  func size() throws {
    let difference = BitmapComparison.difference(
      expected: TestPicture(width: 4, height: 5).bitmap,
      actual: TestPicture(width: 5, height: 4).bitmap,
      options: ComparisonOptions(maxDiffPixelRatio: 1))
    guard case .size(let size) = difference else { throw DifferenceKind.other }
    #expect(size.expected == PixelExtent(width: 4, height: 5))
    #expect(size.actual == PixelExtent(width: 5, height: 4))
    #expect(size.differingPixels == 8 && size.failingPixels == 8)
    #expect(!difference.passes)
  }

  @Test(
    "One pixel is found wherever it is", arguments: [(0, 0), (63, 0), (8, 7), (70, 66), (31, 64)])
  func onePixel(_ x: Int, _ y: Int) throws {
    let first = TestPicture(width: 71, height: 67)
    var second = first
    second[x, y] = 0xFFFF_FFF8
    let pixels = try pixels(first, second)
    #expect(pixels.differingPixels == 1)
    #expect(pixels.failingPixels == 1)
    #expect(pixels.largestChannelDifference == 7)
    #expect(pixels.boundingBox == PixelRect(x: x, y: y, width: 1, height: 1))
    #expect(pixels.clusters.count == 1)
    #expect(pixels.mask.contains(x: x, y: y))
    #expect(!pixels.passes)
  }

  @Test(
    "The counts agree with counting one by one, at any number of threads", arguments: [1, 2, 5])
  func counts(_ threads: Int) throws {
    var generator = ComparisonGenerator(state: 11)
    var first = TestPicture(width: 61, height: 150)
    for index in first.words.indices {
      first.words[index] = UInt32(truncatingIfNeeded: generator.next()) | 0xFF00_0000
    }
    var second = first
    var count = 0
    for index in second.words.indices where generator.next() % 7 == 0 {
      second.words[index] ^= 0x04_0100
      count += 1
    }
    let pixels = try pixels(first, second, ComparisonOptions(threads: threads))
    #expect(pixels.differingPixels == count)
    #expect(pixels.largestChannelDifference == 4)
    #expect(pixels.mask.bits.reduce(0) { $0 + $1.nonzeroBitCount } == count)
    #expect(pixels.clusters.reduce(0) { $0 + $1.pixelCount } == count)
  }

  @Test("The colour of what is fully transparent does not count, its alpha does")
  func transparent() throws {
    let first = TestPicture(width: 3, height: 1, fill: 0x00FF_FFFF)
    var second = first
    second[0, 0] = 0
    second[1, 0] = 0x01FF_FFFF
    #expect(try pixels(first, second).differingPixels == 1)
    #expect(!BitmapComparison.looksSame(first.bitmap, second.bitmap))
    second[1, 0] = 0
    #expect(BitmapComparison.looksSame(first.bitmap, second.bitmap))
    #expect(
      BitmapComparison.difference(expected: first.bitmap, actual: second.bitmap) == .none)
  }

  @Test("Ignored rectangles do not count")
  func ignored() throws {
    let first = TestPicture(width: 40, height: 40)
    var second = first
    second.fill(10..<20, 10..<20, 0xFF00_0000)
    second[30, 30] = 0xFF00_0000
    let rect = PixelRect(x: 10, y: 10, width: 10, height: 9)
    let pixels = try pixels(first, second, ComparisonOptions(ignoredRects: [rect]))
    #expect(pixels.differingPixels == 11)
  }

  @Test("Budgets: the smaller of count and share is what may fail")
  func budgets() throws {
    let first = TestPicture(width: 10, height: 10)
    var second = first
    second.fill(0..<5, 0..<1, 0xFF00_0000)
    func passes(_ count: Int?, _ ratio: Double?) throws -> Bool {
      try pixels(
        first, second, ComparisonOptions(maxDiffPixels: count, maxDiffPixelRatio: ratio)
      ).passes
    }
    #expect(try !passes(nil, nil))
    #expect(try passes(5, nil))
    #expect(try !passes(4, nil))
    #expect(try passes(nil, 0.05))
    #expect(try !passes(nil, 0.049))
    #expect(try !passes(4, 0.5))
    #expect(try passes(5, 0.5))
    #expect(ComparisonOptions.precision(0.95).budget(of: 100) == 5)
  }

  @Test("Clusters: tiles with one empty tile between belong together, with two they do not")
  func clusters() throws {
    let first = TestPicture(width: 100, height: 60)
    var second = first
    second.fill(0..<4, 0..<4, 0xFF00_0000)
    second.fill(16..<20, 0..<1, 0xFF00_0000)  // one empty tile between
    second.fill(60..<63, 40..<42, 0xFF00_0000)
    second[99, 59] = 0xFF00_0000
    let pixels = try pixels(first, second)
    #expect(pixels.clusterCount == 3)
    #expect(
      pixels.clusters.map(\.box) == [
        PixelRect(x: 0, y: 0, width: 20, height: 4), PixelRect(x: 60, y: 40, width: 3, height: 2),
        PixelRect(x: 99, y: 59, width: 1, height: 1),
      ])
    #expect(pixels.clusters.map(\.pixelCount) == [20, 6, 1])
    #expect(abs(pixels.clusters[0].maximumDistance - 1) < 1e-6)
    #expect(pixels.clusters[0].lumaChange == -255)
    #expect(pixels.boundingBox == PixelRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test(
    "Content that moved by whole pixels is told as moved",
    arguments: [(1, 0), (0, -3), (-16, 16), (5, 7)])
  func shift(_ dx: Int, _ dy: Int) throws {
    var generator = ComparisonGenerator(state: 5)
    var first = TestPicture(width: 90, height: 80)
    var second = first
    for y in 25..<50 {
      for x in 30..<60 where generator.next() % 2 == 0 {
        let word = UInt32(truncatingIfNeeded: generator.next()) | 0xFF00_0000
        first[x, y] = word
        second[x + dx, y + dy] = word
      }
    }
    let cluster = try #require(pixels(first, second).clusters.first)
    #expect(cluster.shift == PixelShift(x: dx, y: dy))
  }

  @Test("Content that vanished or changed its colour has not moved")
  func noShift() throws {
    var first = TestPicture(width: 60, height: 60)
    first.fill(20..<30, 20..<24, 0xFF00_0000)
    let vanished = TestPicture(width: 60, height: 60)
    #expect(try pixels(first, vanished).clusters.first?.shift == nil)
    var tinted = first
    tinted.fill(20..<30, 20..<24, 0xFF00_00FF)
    #expect(try pixels(first, tinted).clusters.first?.shift == nil)
  }
}

private enum DifferenceKind: Error { case other }
