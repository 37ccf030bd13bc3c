import Foundation
import GalleySystem
import Testing

@Suite("Hashes that only who knows the key can compute") struct KeyedHashTests {
  private static let key = HashKey((0..<16).map { UInt8($0) }) ?? .known

  @Test(
    "they are those of the published test vectors",
    arguments: [
      (0, 0x726F_DB47_DD0E_0E31), (1, 0x74F8_39C5_93DC_67FD), (8, 0x93F5_F579_9A93_2462),
      (15, 0xA129_CA61_49BE_45E5),
    ] as [(UInt8, UInt64)])
  func published(count: UInt8, value: UInt64) {
    #expect(KeyedHash.of(Array(0..<count), key: Self.key) == value)
  }

  @Test("another key gives another hash, and parts do not run into one another")
  func parts() {
    let bytes = Array("galley".utf8)
    #expect(KeyedHash.of(bytes, key: .known) != KeyedHash.of(bytes, key: Self.key))
    func hash(_ texts: [String]) -> UInt64 {
      var hash = KeyedHash(key: Self.key)
      for text in texts { hash.add(text) }
      return hash.value
    }
    #expect(hash(["ab", "c"]) != hash(["a", "bc"]))
    #expect(hash([]) != hash([""]))
  }

  @Test("two contents that the plain hash cannot tell apart have different keyed hashes")
  func collision() {
    let (one, other) = ContentHash.colliding
    #expect(one != other && ContentHash.of(one) == ContentHash.of(other))
    #expect(KeyedHash.of(one, key: Self.key) != KeyedHash.of(other, key: Self.key))
  }

  @Test("a secret file is made once, for its owner alone")
  func secret() throws {
    let folder = TemporaryFolder()
    let path = "\(folder.path)/a/b/secret"
    let bytes = try #require(SecretFile.bytes(path, count: 16))
    #expect(bytes.count == 16 && bytes != [UInt8](repeating: 0, count: 16))
    #expect(SecretFile.bytes(path, count: 16) == bytes)
    #expect(SecretFile.bytes(path, count: 32) == nil, "it has another length")
    #expect(try Directory.names(in: "\(folder.path)/a/b") == ["secret"])
  }

  @Test("a secret file that others may read, or a link to one, counts for nothing")
  func open() throws {
    let folder = TemporaryFolder()
    let (secret, own) = ("\(folder.path)/secret", "\(folder.path)/own")
    try File.write([UInt8](repeating: 1, count: 16), to: secret)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: secret)
    #expect(SecretFile.bytes(secret, count: 16) == nil)
    _ = try #require(SecretFile.bytes(own, count: 16))
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: own)
    #expect(SecretFile.bytes(link, count: 16) == nil)
  }
}

extension ContentHash {
  /// Two contents with one hash: where one factor is zero, so is the product, and what is left of a block is
  /// what its author wants.
  fileprivate static var colliding: ([UInt8], [UInt8]) {
    func content(_ first: UInt64) -> [UInt8] {
      let (start, factor): (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0x8EBC_6AF0_9C88_C6E3)
      // The second factor is zero: the state is the first one, its halves exchanged.
      let state = (start ^ first) << 32 | (start ^ first) >> 32
      // The first factor is zero: the state is the second one, whatever it was before.
      let words: [UInt64] = [first, factor, 0, 0, state, 7, 0, 0]
      return words.flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      }
    }
    return (content(0), content(1))
  }
}
