import GalleySystem
import Testing

/// Values that references hold: they must never change.
@Suite("Stable hashes") struct HashTests {
  @Test("the hash of content is what references of earlier versions hold")
  func content() {
    #expect(ContentHash.of([]) == 3_907_820_032_706_657_459)
    #expect(ContentHash.of(Array("galley".utf8), seed: 1) == 7_091_132_073_179_419_091)
    #expect(ContentHash.of([UInt8](repeating: 7, count: 100)) == 1_187_809_530_300_411_686)
  }

  @Test("the hash of drawing is what the renderer test card's was made with")
  func drawing() {
    var hash = StableHash()
    hash.add(1 as UInt64)
    hash.add(-0.0)
    hash.add("galley")
    #expect(hash.finish() == (1_338_630_501_163_702_840, 5_819_105_157_629_296_281))
  }

  @Test("every byte, its place and the length count", arguments: [0, 1, 7, 8, 31, 32, 33, 100])
  func differs(count: Int) {
    let bytes = [UInt8](repeating: 1, count: count)
    let plain = ContentHash.of(bytes)
    #expect(ContentHash.of(bytes + [0]) != plain)
    for place in bytes.indices {
      var changed = bytes
      changed[place] = 2
      #expect(ContentHash.of(changed) != plain)
    }
  }
}
