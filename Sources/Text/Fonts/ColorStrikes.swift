/// Reads the sizes of colour bitmaps from `CBLC` (OpenType 1.9, "CBLC: Color Bitmap Location").
enum ColorStrikes {
  /// The vertical pixels per em of each strike with 32-bit bitmaps, ascending.
  static func pixelsPerEm(in directory: TableDirectory) -> [Int] {
    guard directory.table("CBDT") != nil, let table = directory.table("CBLC"),
      let count = table.bigEndian32(at: 4)
    else { return [] }
    var sizes: [Int] = []
    for strike in 0..<Int(min(count, 64)) {
      let record = 8 + 48 * strike
      guard record + 48 <= table.count else { break }
      if table[record + 46] == 32 { sizes.append(Int(table[record + 45])) }
    }
    return sizes.sorted()
  }
}
