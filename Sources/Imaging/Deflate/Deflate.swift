internal import CGalleyDeflate

/// Bytes that are no pixels, packed by libdeflate (RFC 1951).
public enum Deflate {
  /// The packed bytes; nil when there is no memory for the compressor.
  public static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(9) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_deflate_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { out, written in
      written = libdeflate_deflate_compress(
        compressor, bytes, bytes.count, out.baseAddress, bound)
    }
  }

  /// The bytes that were packed; nil when they are damaged, or not as many as they should be.
  public static func unpacked(_ packed: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { out, written in
      let result = packed.withUnsafeBytes {
        libdeflate_deflate_decompress(
          decompressor, $0.baseAddress, $0.count, out.baseAddress, count, nil)
      }
      isWhole = result == LIBDEFLATE_SUCCESS
      written = isWhole ? count : 0
    }
    return isWhole ? bytes : nil
  }

  /// The bytes that a zlib stream holds, whose number is not known; nil when it is damaged or holds
  /// more than `limit`. Its checksum does not count, since what writes such streams into other
  /// formats often cuts it off.
  package static func unpackedStream(_ packed: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    // The first two bytes identify the format (RFC 1950).
    guard packed.count > 2, packed[packed.startIndex] & 15 == 8,
      let decompressor = libdeflate_alloc_decompressor()
    else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var capacity = min(limit, max(4_096, 4 * packed.count))
    while true {
      var result = LIBDEFLATE_BAD_DATA
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { out, written in
        result = packed.dropFirst(2).withUnsafeBytes {
          libdeflate_deflate_decompress(
            decompressor, $0.baseAddress, $0.count, out.baseAddress, capacity, &written)
        }
        if result != LIBDEFLATE_SUCCESS { written = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return bytes }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < limit else { return nil }
      capacity = min(limit, 4 * capacity)
    }
  }
}
