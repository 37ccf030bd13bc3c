internal import Synchronization

/// The fonts of a typesetter that were made ready for shaping, shared by all threads. Their number
/// is bounded by the instances that the texts ask for.
final class ShapingFontTable: Sendable {
  private let fonts = Mutex<[FontInstance: ShapingFont]>([:])

  /// The font of an instance. The synthetic slant is left to who draws: it moves no glyph.
  func font(for instance: FontInstance) -> ShapingFont {
    var upright = instance
    upright.slant = 0
    return fonts.withLock { fonts in
      if let known = fonts[upright] { return known }
      let font = ShapingFont(upright, identifier: UInt32(fonts.count))
      fonts[upright] = font
      return font
    }
  }
}
