/// One chunk of a PNG file: a name of four letters and its data.
package struct PNGChunk: Hashable, Sendable {
  /// Four ASCII letters. A small first letter means ancillary, a small second one private, the
  /// third is always a capital, a small fourth one says that editors may copy the chunk even when
  /// they change the pixels ("safe to copy").
  package var name: String
  /// The contents; at most 2³¹ − 1 bytes.
  package var data: [UInt8]

  /// Makes a chunk from its name and contents.
  package init(name: String, data: [UInt8]) {
    self.name = name
    self.data = data
  }

  /// True if the name is one that an encoder may add: four ASCII letters, ancillary, with the reserved third
  /// letter a capital.
  package var isValidAncillary: Bool {
    let letters = Array(name.utf8)
    guard letters.count == 4 else { return false }
    let isLetter = letters.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) && $0 < 0x80 }
    return isLetter && letters[0] & 0x20 != 0 && letters[2] & 0x20 == 0
  }
}
