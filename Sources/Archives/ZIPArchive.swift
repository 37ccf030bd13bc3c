internal import CGalleyDeflate

/// A ZIP archive in memory (PKWARE's APPNOTE 6.3): stored and deflated files, ZIP64 included.
///
/// Nothing in an archive is believed: names that lead out of the folder, links, encrypted files,
/// sizes that the packed bytes cannot give and files that share packed bytes are errors.
public struct ZIPArchive: Sendable {
  /// The most bytes that the files may have together when unpacked.
  public static let maximumSize = 2 << 30
  /// The most files.
  public static let maximumCount = 1_000_000

  /// The files in the order of the directory; folders are left out.
  public let entries: [ZIPEntry]
  private let bytes: [UInt8]

  /// Reads the directory; linear in the number of files.
  public init(_ bytes: [UInt8]) throws(ZIPError) {
    self.bytes = bytes
    entries = try ZIPDirectory(bytes).entries()
    let total = entries.reduce(0) { $0 + $1.size }
    guard total <= Self.maximumSize else {
      throw ZIPError("the files have more than \(Self.maximumSize) bytes when unpacked")
    }
    // Files that share packed bytes are what bombs are made of.
    let ordered = entries.sorted { $0.headerOffset < $1.headerOffset }
    for (entry, next) in zip(ordered, ordered.dropFirst())
    where entry.headerOffset + 30 + entry.packedSize > next.headerOffset {
      throw ZIPError("'\(entry.name)' and '\(next.name)' overlap in the archive")
    }
  }

  /// The bytes of a file, checked against its sum.
  public func content(of entry: ZIPEntry) throws(ZIPError) -> [UInt8] {
    let packed = try packedBytes(of: entry)
    let content = entry.method == .stored ? Array(packed) : try inflated(packed, entry)
    let sum = content.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    guard content.count == entry.size, sum == entry.checksum else {
      throw ZIPError("'\(entry.name)' is damaged")
    }
    return content
  }

  private func packedBytes(of entry: ZIPEntry) throws(ZIPError) -> ArraySlice<UInt8> {
    let reader = ZIPReader(bytes)
    let offset = entry.headerOffset
    guard try reader.word(at: offset) == 0x0403_4B50 else {
      throw ZIPError("'\(entry.name)' is not where the directory says")
    }
    let start =
      try offset + 30 + Int(reader.half(at: offset + 26)) + Int(reader.half(at: offset + 28))
    guard start + entry.packedSize <= bytes.count else {
      throw ZIPError("the archive ends inside '\(entry.name)'")
    }
    return bytes[start..<(start + entry.packedSize)]
  }

  private func inflated(
    _ packed: ArraySlice<UInt8>, _ entry: ZIPEntry
  ) throws(ZIPError) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw ZIPError("there is no memory for '\(entry.name)'")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let content = [UInt8](unsafeUninitializedCapacity: entry.size) { buffer, count in
      packed.withUnsafeBytes { packed in
        result = libdeflate_deflate_decompress(
          decompressor, packed.baseAddress, packed.count, buffer.baseAddress, entry.size, nil)
      }
      count = result == LIBDEFLATE_SUCCESS ? entry.size : 0
    }
    guard result == LIBDEFLATE_SUCCESS else { throw ZIPError("'\(entry.name)' is damaged") }
    return content
  }
}
