import GalleyGeometry
import GalleyImaging
import Testing

@testable import GalleySnapshots

@Suite("Composite picture")
struct CompositePictureTests {
  @Test("Captions have room over narrow pictures; wide ones need no more than themselves")
  func captions() {
    let narrow = TestPicture(width: 5, height: 4).bitmap
    let wide = TestPicture(width: 300, height: 4).bitmap
    #expect(CompositePicture(expected: narrow, actual: narrow).composite.width == 3 * 118 + 4 * 8)
    #expect(CompositePicture(expected: narrow, actual: wide).composite.width == 3 * 300 + 4 * 8)
  }

  @Test("Only what can be seen is marked as different")
  func invisible() {
    var old = TestPicture(width: 3, height: 1, fill: 0x0012_3456)
    var new = TestPicture(width: 3, height: 1, fill: 0x0065_4321)
    old[2, 0] = 0xFF00_0000
    new[2, 0] = 0xFF00_00FF
    let marked = CompositePicture(expected: old.bitmap, actual: new.bitmap).difference
    let magenta: [UInt8] = [214, 0, 130, 255]
    let isMarked = (0..<3).map { Array(marked.pixels[4 * $0..<4 * $0 + 4]) == magenta }
    #expect(isMarked == [false, false, true])
  }

  @Test("Areas of one colour and rows that are equal are drawn as each of their pixels alone")
  func areas() {
    var old = TestPicture(width: 37, height: 9, fill: 0xFFFF_FFFF)
    old.fill(0..<30, 1..<3, 0xFF20_4060)
    old.fill(19..<37, 2..<6, 0xFF80_0010)
    var new = old
    new.fill(5..<7, 2..<4, 0xFF00_FF00)
    let drawn = CompositePicture(expected: old.bitmap, actual: new.bitmap).difference
    for (x, y) in (0..<9).flatMap({ y in (0..<37).map { ($0, y) } }) {
      let one = [old, new].map { TestPicture(width: 1, height: 1, fill: $0[x, y]).bitmap }
      let place = 4 * (37 * y + x)
      #expect(
        CompositePicture(expected: one[0], actual: one[1]).difference.pixels[...]
          == drawn.pixels[place..<(place + 4)])
    }
  }

  @Test("Eight colours at once are as pale as each of them alone")
  func colors() {
    var picture = TestPicture(width: 64, height: 64, fill: 0xFFFF_FFFF)
    for place in 0..<64 * 64 {
      let color = UInt32(truncatingIfNeeded: place &* 0x9E37_79B9) >> 8
      // Each level as a grey first, and some that are not opaque.
      let alpha: UInt32 = place % 100 == 99 ? 0x7F00_0000 : 0xFF00_0000
      picture[place % 64, place / 64] =
        alpha | (place < 256 ? UInt32(place) * 0x01_0101 : color)
    }
    let drawn = CompositePicture(expected: picture.bitmap, actual: picture.bitmap).difference
    for (x, y) in (0..<64).flatMap({ y in (0..<64).map { ($0, y) } })
    where picture[x, y] >> 24 == 255 {
      let one = TestPicture(width: 1, height: 1, fill: picture[x, y]).bitmap
      let place = 4 * (64 * y + x)
      #expect(
        CompositePicture(expected: one, actual: one).difference.pixels[...]
          == drawn.pixels[place..<(place + 4)])
    }
  }

  @Test(
    "Drawn over the actual picture, a difference is the same", arguments: [(9, 7), (12, 7), (9, 5)])
  func taken(width: Int, height: Int) {
    var old = TestPicture(width: width, height: height, fill: 0xFFFF_FFFF)
    old.fill(2..<5, 1..<4, 0x8020_4060)
    var new = TestPicture(width: 9, height: 7, fill: 0xFFFF_FFFF)
    new.fill(3..<6, 1..<4, 0xFF80_0010)
    let box = CompositePicture.Box(
      old: nil, new: Rect(x: 2, y: 2, width: 3, height: 2), isCause: true, scale: 1)
    var picture = CompositePicture(expected: old.bitmap, actual: new.bitmap, boxes: [box])
    let difference = picture.difference
    #expect(picture.takeDifference() == difference)
  }

  @Test("A colour that is as pale as one before it is made paler, also over the actual picture")
  func paleAlready() {
    var old = TestPicture(width: 24, height: 1, fill: 0xFFFF_FFFF)
    old.fill(0..<8, 0..<1, 0xFF00_0000)
    // The drawn colour of black.
    old.fill(8..<16, 0..<1, 0xFFB4_B4B4)
    var picture = CompositePicture(expected: old.bitmap, actual: old.bitmap)
    let difference = picture.difference
    #expect(difference.pixels[0] == 180)
    #expect(difference.pixels[4 * 8] != 180)
    #expect(picture.takeDifference() == difference)
  }

  @Test("Rows that repeat the one above are drawn as each of their pixels alone, also over squares")
  func repeatedRows() {
    var old = TestPicture(width: 30, height: 20, fill: 0xFFFF_FFFF)
    old.fill(3..<20, 4..<14, 0x8020_4060)
    var new = old
    new[25, 11] = 0xFF00_0000
    var picture = CompositePicture(expected: old.bitmap, actual: new.bitmap)
    let drawn = picture.difference
    for y in 0..<20 where y != 11 {
      let one = [old, new].map { side in
        var row = TestPicture(width: 30, height: y + 1, fill: 0xFF12_3456)
        for x in 0..<30 { row[x, y] = side[x, y] }
        return row.bitmap
      }
      let alone = CompositePicture(expected: one[0], actual: one[1]).difference
      #expect(alone.pixels[(120 * y)...] == drawn.pixels[(120 * y)..<(120 * y + 120)])
    }
    #expect(picture.takeDifference() == drawn)
  }

  @Test("Among eight colours those that differ are marked, by what counts of them")
  func mixed() {
    var old = TestPicture(width: 40, height: 12, fill: 0xFFFF_FFFF)
    var new = old
    for place in 0..<480 {
      let color = 0xFF00_0000 | UInt32(truncatingIfNeeded: place &* 0x9E37_79B9) >> 8
      old[place % 40, place / 40] = color
      // Differences in one channel, in clear pixels and none.
      let alpha: UInt32 = place % 31 == 30 ? 0x00FF_FFFF : .max
      let change: UInt32 = place % 3 == 0 ? 1 << UInt32(place % 24) : 0
      new[place % 40, place / 40] = (color ^ change) & alpha
    }
    let drawn = CompositePicture(expected: old.bitmap, actual: new.bitmap).difference
    var all = DifferenceMask(extent: PixelExtent(width: 40, height: 12))
    all.bits = all.bits.map { _ in .max }
    let masked = CompositePicture(expected: old.bitmap, actual: new.bitmap, failing: all)
    #expect(masked.difference == drawn)
    for (x, y) in (0..<12).flatMap({ y in (0..<40).map { ($0, y) } }) {
      let isChanged = old[x, y] != new[x, y]
      let place = 4 * (40 * y + x)
      #expect((drawn.pixels[place..<(place + 4)] == [214, 0, 130, 255]) == isChanged)
    }
  }

  @Test("What a tolerance lets pass is yellow, and groups that count have boxes")
  func tolerated() throws {
    let old = TestPicture(width: 60, height: 12, fill: 0xFFFF_FFFF)
    var new = old
    new[2, 6] = 0xFFFE_FEFE
    new[40, 6] = 0xFF00_0000
    let difference = BitmapComparison.difference(
      expected: old.bitmap, actual: new.bitmap,
      options: ComparisonOptions(measure: .channelStep(levels: 4)))
    let picture = CompositePicture(expected: old.bitmap, actual: new.bitmap, difference)
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let offset = 4 * (y * 60 + x)
      return Array(picture.difference.pixels[offset..<offset + 4])
    }
    #expect(color(2, 6) == [240, 200, 0, 255])
    #expect(color(40, 6) == [214, 0, 130, 255])
    #expect(color(37, 6) == [220, 30, 30, 255])
    #expect(color(20, 6) == [255, 255, 255, 255])
  }

  @Test("Translucent colours are blended with the squares behind them")
  func translucent() {
    let picture = TestPicture(width: 12, height: 2, fill: 0x80FF_8000).bitmap
    let composite = CompositePicture(expected: picture, actual: picture).composite
    func color(_ x: Int) -> [UInt8] {
      let offset = 4 * (composite.width * (14 + 16) + 8 + x)
      return Array(composite.pixels[offset..<offset + 4])
    }
    #expect(color(0) == [127, 191, 255, 255])
    #expect(color(8) == [112, 176, 240, 255])
  }
}
