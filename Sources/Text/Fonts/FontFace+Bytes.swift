extension FontFace {
  /// Reads a face from bytes in memory.
  ///
  /// - Throws: `FontError` when the bytes are damaged or not a font.
  package convenience init(
    bytes: [UInt8], index: Int = 0, name: String = "font in memory"
  ) throws(FontError) {
    try self.init(data: FontData(bytes: bytes), index: index, file: name)
  }
}
