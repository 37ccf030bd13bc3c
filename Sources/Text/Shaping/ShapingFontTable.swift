internal import Synchronization

/// The fonts of a typesetter that were made ready for shaping, shared by all threads.
///
/// Their number is bounded: an axis of optical size makes a font of every size, so at some point all are
/// dropped and made again on request, under new identifiers.
final class ShapingFontTable: Sendable {
  private struct State {
    var fonts: [FontInstance: ShapingFont] = [:]
    var count: UInt32 = 0
  }

  private static let maximumCount = 1024
  private let state = Mutex(State())

  /// Returns the font of an instance. Synthetic styles are left to the code that draws: they move no glyph.
  func font(for instance: FontInstance) -> ShapingFont {
    let plain = instance.withoutSynthesis
    return state.withLock { state in
      if let known = state.fonts[plain] { return known }
      if state.fonts.count >= Self.maximumCount { state.fonts.removeAll() }
      let font = ShapingFont(plain, identifier: state.count)
      state.count += 1
      state.fonts[plain] = font
      return font
    }
  }
}
