extension FontFace {
  /// Reads a face from bytes in memory.
  ///
  /// - Throws: `FontError` when the bytes are damaged or not a font.
  package convenience init(
    bytes: [UInt8], index: Int = 0, name: String = "font in memory"
  ) throws(FontError) {
    try self.init(data: FontData(bytes: bytes), index: index, file: name)
  }

  /// The face of a font file in memory whose digest is known; nil when the file has no such face.
  package static func find(
    _ digest: UInt64, in bytes: [UInt8], name: String = "font in memory"
  ) -> FontFace? {
    let data = FontData(bytes: bytes)
    let count = max(1, data.withUnsafeBytes { TableDirectory.faceCount(in: $0) })
    for index in 0..<min(count, 256) where max(data.digest(seed: UInt64(index)), 1) == digest {
      return try? FontFace(data: data, index: index, file: name)
    }
    return nil
  }
}
