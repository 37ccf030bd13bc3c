internal import GalleySystem

/// The chunks of a PNG file, found without decoding a pixel.
package struct PNGContainer: Sendable {
  /// One chunk and its position.
  package struct Chunk: Hashable, Sendable {
    /// Four letters.
    package var name: String
    /// The bytes between the name and the checksum.
    package var data: Range<Int>
  }

  /// Width and height in pixels from the header.
  package let width: Int
  /// Height in pixels from the header.
  package let height: Int
  /// The chunks in file order, up to the end or to the first that is cut off or damaged.
  package let chunks: [Chunk]
  /// True if the file ends as it should, with an `IEND` chunk.
  package let isComplete: Bool
  private let bytes: [UInt8]

  /// Reads the chunk list; nil when the bytes do not begin as a PNG file.
  package init?(_ bytes: [UInt8]) {
    chunks = bytes.withUnsafeBytes { bytes in
      guard var walker = try? PNGChunkWalker(bytes) else { return [] }
      var chunks: [Chunk] = []
      while chunks.last?.name != "IEND", let chunk = try? walker.next() {
        chunks.append(Chunk(name: chunk.text, data: chunk.body))
      }
      return chunks
    }
    guard let header = chunks.first, header.name == "IHDR", header.data.count == 13 else {
      return nil
    }
    self.bytes = bytes
    isComplete = chunks.last?.name == "IEND"
    width = Self.number(bytes, 16)
    height = Self.number(bytes, 20)
  }

  /// The data of the first chunk of a name.
  package func data(named name: String) -> ArraySlice<UInt8>? {
    chunks.first { $0.name == name }.map { bytes[$0.data] }
  }

  /// A hash of everything that decides the pixels: header, palette, transparency and image data.
  /// It tells whether an editor changed a file and kept our chunk.
  package var pixelDataHash: UInt64 {
    var hash = ContentHash(seed: 1)
    bytes.withUnsafeBytes { buffer in
      for chunk in chunks where ["IHDR", "PLTE", "tRNS", "IDAT"].contains(chunk.name) {
        hash.add(UnsafeRawBufferPointer(rebasing: buffer[chunk.data]))
      }
    }
    return hash.value
  }

  /// The file with one chunk more, right after the header; a chunk of the same name is replaced.
  package func inserting(_ name: String, _ data: [UInt8]) -> [UInt8] {
    var writer = PNGChunkWriter(bytes: PNGFile.signature)
    for (index, chunk) in chunks.enumerated() where chunk.name != name {
      writer.bytes += bytes[(chunk.data.lowerBound - 8)..<(chunk.data.upperBound + 4)]
      if index == 0 { writer.append(PNGChunk(name: name, data: data)) }
    }
    return writer.bytes
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
