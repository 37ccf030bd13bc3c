/// The masks that one thread has used lately, found without a lock: an open-addressed table over
/// the store that they live in.
struct GlyphTable {
  private(set) var store: GlyphStore
  private var keys: [UInt64]
  private var masks: [GlyphMask]
  private var count = 0
  private var fonts: [SizedFont: Int] = [:]
  private var lastFont: (font: SizedFont, number: Int)?

  init(_ store: GlyphStore) {
    self.store = store
    keys = Array(repeating: .max, count: 1024)
    masks = Array(repeating: .blank, count: 1024)
  }

  /// Forgets everything when the store is another one.
  mutating func use(_ current: GlyphStore) {
    if store !== current { self = GlyphTable(current) }
  }

  /// The number of a font at a size in this store.
  mutating func number(of font: SizedFont) -> Int {
    if let last = lastFont, last.font == font { return last.number }
    let number = fonts[font] ?? store.number(of: font)
    fonts[font] = number
    lastFont = (font, number)
    return number
  }

  /// The mask of a glyph with its origin at a step of a pixel.
  @inline(__always)
  mutating func mask(
    _ font: SizedFont, number: Int, glyph: UInt32, stepX: Int, stepY: Int
  ) throws(RenderingError) -> GlyphMask {
    let key =
      UInt64(number) << 36 | UInt64(glyph) << 4 | UInt64(stepY << GlyphStep.shift | stepX)
    var place = GlyphTable.hash(key) & (keys.count - 1)
    while keys[place] != key {
      if keys[place] == .max {
        return try add(key, font, glyph, stepX: stepX, stepY: stepY)
      }
      place = (place + 1) & (keys.count - 1)
    }
    return masks[place]
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  private mutating func add(
    _ key: UInt64, _ font: SizedFont, _ glyph: UInt32, stepX: Int, stepY: Int
  ) throws(RenderingError) -> GlyphMask {
    let mask = try store.mask(key, font, glyph, stepX: stepX, stepY: stepY)
    if 2 * (count + 1) > keys.count { grow() }
    enter(key, mask)
    count += 1
    return mask
  }

  private mutating func enter(_ key: UInt64, _ mask: GlyphMask) {
    var place = GlyphTable.hash(key) & (keys.count - 1)
    while keys[place] != .max { place = (place + 1) & (keys.count - 1) }
    keys[place] = key
    masks[place] = mask
  }

  private mutating func grow() {
    let old = (keys, masks)
    keys = Array(repeating: .max, count: 2 * old.0.count)
    masks = Array(repeating: .blank, count: 2 * old.0.count)
    for (key, mask) in zip(old.0, old.1) where key != .max { enter(key, mask) }
  }
}
