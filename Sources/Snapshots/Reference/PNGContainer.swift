import GalleySystem

/// The chunks of a PNG file, found without decoding a pixel.
package struct PNGContainer: Sendable {
  /// One chunk and where it stands.
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
  /// The chunks in file order, up to the end or to the first that is cut off.
  package let chunks: [Chunk]
  /// Whether the file ends as it should, with an `IEND` chunk.
  package let isComplete: Bool
  private let bytes: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the chunk list; nil when the bytes do not begin as a PNG file.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= 33, bytes.starts(with: Self.signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    var chunks: [Chunk] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = Self.number(bytes, offset)
      guard length <= bytes.count - offset - 12 else { break }
      let name = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      chunks.append(Chunk(name: name, data: (offset + 8)..<(offset + 8 + length)))
      offset += 12 + length
      if name == "IEND" { break }
    }
    guard let header = chunks.first, header.data.count == 13 else { return nil }
    self.bytes = bytes
    self.chunks = chunks
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
    var result = Self.signature
    for (index, chunk) in chunks.enumerated() where chunk.name != name {
      result += bytes[(chunk.data.lowerBound - 8)..<(chunk.data.upperBound + 4)]
      if index == 0 { Self.append(name, data, to: &result) }
    }
    return result
  }

  private static func append(_ name: String, _ data: [UInt8], to result: inout [UInt8]) {
    let body = Array(name.utf8) + data
    for value in [UInt32(data.count)] { appendNumber(value, to: &result) }
    result += body
    appendNumber(CyclicRedundancyCheck().value(of: body), to: &result)
  }

  private static func appendNumber(_ value: UInt32, to result: inout [UInt8]) {
    for shift in [24, 16, 8, 0] as [UInt32] {
      result.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// CRC-32 as PNG wants it (ISO 3309, polynomial 0xEDB88320).
struct CyclicRedundancyCheck {
  private let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  func value(of bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
    return ~value
  }
}
