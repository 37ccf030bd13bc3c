internal import CGalleyFreeType

/// A font packed for the web, WOFF 1.0 or WOFF 2.0, which FreeType unpacks into the font that it was
/// made of.
struct PackedFont {
  private let data: FontData
  private let file: String

  /// What a font is unpacked to at most; FreeType itself ends where a stream grows to more than a
  /// hundred times its size.
  private static let maximumSize = 64 << 20

  /// Returns nil for bytes that are not a packed font.
  init?(_ data: FontData, file: String) {
    let signature = data.withUnsafeBytes { $0.bigEndian32(at: 0) }
    guard signature == tag("wOFF") || signature == tag("wOF2") else { return nil }
    self.data = data
    self.file = file
  }

  /// The font's tables as a plain font has them.
  func unpacked() throws(FontError) -> FontData {
    try data.withUnsafeBytes { bytes throws(FontError) in
      try check(bytes)
      var library: FT_Library?
      guard FT_Init_FreeType(&library) == 0, let library else {
        throw failure("FreeType does not start")
      }
      defer { FT_Done_FreeType(library) }
      var face: FT_Face?
      let code = FT_New_Memory_Face(
        library, bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self), FT_Long(bytes.count), 0,
        &face)
      guard code == 0, let face else { throw failure(code, library) }
      defer { FT_Done_Face(face) }
      return try font(of: face, library)
    }
  }

  /// The header is alike in both formats as far as it is read here.
  private func check(_ bytes: UnsafeRawBufferPointer) throws(FontError) {
    guard bytes.count >= 44, let length = bytes.bigEndian32(at: 8),
      let size = bytes.bigEndian32(at: 16)
    else { throw failure("its header is cut short") }
    guard Int(length) == bytes.count else {
      throw failure("the file has \(bytes.count) bytes, its header says \(length)")
    }
    guard Int(size) <= Self.maximumSize else {
      throw failure("unpacked it has \(size) bytes, more than \(Self.maximumSize)")
    }
    guard bytes.bigEndian32(at: 4) != tag("ttcf") else {
      throw failure("it is a packed collection; pack its faces one by one")
    }
  }

  /// The whole stream that FreeType made: what it calls the table without a name.
  private func font(of face: FT_Face, _ library: FT_Library) throws(FontError) -> FontData {
    var size = FT_ULong(0)
    var code = FT_Load_Sfnt_Table(face, 0, 0, nil, &size)
    guard code == 0, size > 0, size <= FT_ULong(Self.maximumSize) else {
      throw failure(code, library)
    }
    let font = FontData(count: Int(size), packed: data) { target in
      code = FT_Load_Sfnt_Table(
        face, 0, 0, target.baseAddress?.assumingMemoryBound(to: FT_Byte.self), &size)
    }
    guard code == 0 else { throw failure(code, library) }
    return font
  }

  private func failure(_ code: FT_Error, _ library: FT_Library) -> FontError {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    let name = "FreeType \(major).\(minor).\(patch)"
    guard code == FT_Err_Unimplemented_Feature else {
      return failure("\(name) cannot unpack it (error \(code))")
    }
    let isSecond = data.withUnsafeBytes { $0.bigEndian32(at: 0) } == tag("wOF2")
    return failure(
      "it is packed with \(isSecond ? "Brotli" : "zlib"), which \(name) was built without here")
  }

  private func failure(_ reason: String) -> FontError {
    FontError(file: file, operation: .read, reason: reason)
  }
}
