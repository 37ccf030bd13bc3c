internal import CGalleyFreeType
import GalleyGeometry
import GalleyText

/// The owner of one FreeType face, from which outlines come unscaled and unhinted.
final class FreeTypeFace {
  /// Keeps the font's bytes alive.
  private let source: FontFace
  private let face: FT_Face
  let unitsPerEm: Double

  init(_ instance: FontInstance, _ library: FT_Library) throws(RenderingError) {
    source = instance.face
    let name = instance.face.postScriptName
    var opened: FT_Face?
    let code = instance.face.data.withUnsafeBytes { bytes in
      FT_New_Memory_Face(
        library, bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self), FT_Long(bytes.count),
        FT_Long(instance.face.index), &opened)
    }
    guard code == 0, let opened else {
      throw .freeType(operation: "opening a face", font: name, code: Int(code))
    }
    face = opened
    unitsPerEm = Double(max(1, opened.pointee.units_per_EM))
    if !instance.variations.isEmpty { try vary(instance.variations, library, name) }
    if FT_Long(opened.pointee.num_fixed_sizes) > 0 { FT_Select_Size(opened, bestStrike) }
  }

  deinit { FT_Done_Face(face) }

  /// The largest of the face's bitmap sizes.
  private var bestStrike: FT_Int {
    let count = Int(face.pointee.num_fixed_sizes)
    let sizes = face.pointee.available_sizes!
    return FT_Int((0..<count).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0)
  }

  private func vary(
    _ variations: [FontVariation], _ library: FT_Library, _ name: String
  ) throws(RenderingError) {
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    var code = FT_Get_MM_Var(face, &axes)
    guard code == 0, let axes else {
      throw .freeType(operation: "reading the variation axes", font: name, code: Int(code))
    }
    defer { FT_Done_MM_Var(library, axes) }
    var coordinates = (0..<Int(axes.pointee.num_axis)).map { index in
      let axis = axes.pointee.axis[index]
      let wanted = variations.first { FT_ULong($0.tag) == axis.tag }
      return wanted.map { FT_Fixed(($0.value * 65_536).rounded()) } ?? axis.def
    }
    code = FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    guard code == 0 else {
      throw .freeType(operation: "setting the variation axes", font: name, code: Int(code))
    }
  }
}

extension FreeTypeFace {
  /// Returns true if the face has a glyph of this number.
  func has(_ glyph: UInt32) -> Bool { Int(glyph) < face.pointee.num_glyphs }

  /// The outline of a glyph in ems, y downwards, or nil when the glyph has none or does not exist.
  func outline(of glyph: UInt32) -> Path? {
    let flags =
      FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING)
      | FT_Int32(FT_LOAD_NO_BITMAP)
    guard
      FT_Load_Glyph(face, FT_UInt(glyph), flags) == 0,
      face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    var collector = OutlineCollector(unit: 1 / unitsPerEm)
    var functions = OutlineCollector.functions
    let code = withUnsafeMutablePointer(to: &collector) { target in
      FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &functions, target)
    }
    guard code == 0, !collector.path.elements.isEmpty else { return nil }
    collector.path.close()
    return collector.path
  }

  /// A glyph's own picture.
  struct Picture {
    var block: PixelBlock
    /// Where the picture's top left corner lies from the glyph's origin, and its size, in ems;
    /// y points down.
    var box: Rect
  }

  /// The colour bitmap of a glyph at the face's largest bitmap size, or nil when it has none.
  func picture(of glyph: UInt32) -> Picture? {
    guard
      face.pointee.num_fixed_sizes > 0,
      FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_COLOR)) == 0,
      face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else { return nil }
    let slot = face.pointee.glyph.pointee
    let bitmap = slot.bitmap
    guard
      bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue, bitmap.width > 0, bitmap.rows > 0,
      let bytes = bitmap.buffer
    else { return nil }
    let width = Int(bitmap.width)
    let height = Int(bitmap.rows)
    let block = PixelBlock(width: width, height: height) { target in
      for y in 0..<height {
        UnsafeMutableRawPointer(target + y * width).copyMemory(
          from: bytes + y * Int(bitmap.pitch), byteCount: 4 * width)
      }
    }
    let unit = 1 / Double(max(1, face.pointee.size.pointee.metrics.y_ppem))
    let box = Rect(
      x: Double(slot.bitmap_left) * unit, y: -Double(slot.bitmap_top) * unit,
      width: Double(width) * unit, height: Double(height) * unit)
    return Picture(block: block, box: box)
  }
}
