import Testing

@testable import GalleyImaging

@Suite("Packed bytes") struct DeflateTests {
  @Test("Packing gives back what went in, and packs repeats", arguments: [0, 1, 3, 100, 5000])
  func roundTrip(count: Int) throws {
    let repeats = (0..<count).map { UInt8($0 % 7) }
    let packed = try #require(Deflate.packed(repeats))
    #expect(Deflate.unpacked(packed[...], count: count) == repeats)
    if count == 5000 { #expect(packed.count < 60) }
  }

  @Test("What is damaged, cut off or of another length is refused")
  func damaged() throws {
    let bytes = (0..<100).map { UInt8($0) }
    let packed = try #require(Deflate.packed(bytes))
    #expect(Deflate.unpacked(packed[...], count: 99) == nil)
    #expect(Deflate.unpacked(packed[...], count: 101) == nil)
    #expect(Deflate.unpacked(packed.dropLast(), count: 100) == nil)
    #expect(Deflate.unpacked([0xFF, 0xFF], count: 100) == nil)
  }
}
