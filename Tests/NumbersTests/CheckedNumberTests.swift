import Testing

@testable import GalleyNumbers

@Suite("Whole numbers from numbers that others wrote")
struct CheckedNumberTests {
  @Test(
    "a number out of range is the nearest that the type holds",
    arguments: [
      (1e300, Int.max), (-1e300, .min), (.infinity, .max), (-.infinity, .min), (.nan, 0),
      (0x1p63, .max), (-0x1p63, .min), (2.9, 2), (-2.9, -2), (-0.0, 0),
    ])
  func saturation(_ value: Double, _ expected: Int) {
    #expect(Int(saturating: value) == expected)
  }

  @Test("each type has bounds of its own")
  func bounds() {
    #expect(UInt8(saturating: 255.9) == 255 && UInt8(saturating: 256) == 255)
    #expect(UInt8(saturating: -0.5) == 0 && UInt8(saturating: -1) == 0)
    #expect(UInt64(saturating: 0x1p63) == 1 << 63 && UInt64(saturating: 1e300) == .max)
    #expect(Int32(saturating: -1e10) == .min)
  }

  @Test("a product that does not fit is none")
  func products() {
    #expect([61_091, 62_894, 61_971, 25_824].product != nil)
    #expect([3, 61_091, 62_894, 61_971, 25_824].product == nil)
    #expect([Int.max, 2].product == nil && [Int.max, 2, 0].product == nil && [Int]().product == 1)
  }
}
