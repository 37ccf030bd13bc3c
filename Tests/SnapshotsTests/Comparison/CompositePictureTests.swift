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
}
