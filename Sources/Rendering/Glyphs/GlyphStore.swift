import GalleyGeometry
import GalleyText
import Synchronization

/// A font at a size in pixels.
struct SizedFont: Hashable, Sendable {
  var font: FontInstance
  var size: Double
}

/// Glyph masks of one generation, shared by threads; all of them live as long as the store.
final class GlyphStore: Sendable {
  private struct State {
    var masks: [UInt64: GlyphMask] = [:]
    var fonts: [SizedFont: Int] = [:]
    var owners: [any Sendable] = []
    var bytes = 0
  }
  private let state = Mutex(State())
  private let drawings: GlyphDrawings

  init(_ drawings: GlyphDrawings) { self.drawings = drawings }

  /// The number of bytes held.
  var byteCount: Int { state.withLock { $0.bytes } }

  /// A number for a font at a size, from 0 upwards.
  func number(of font: SizedFont) -> Int {
    state.withLock { state in
      if let known = state.fonts[font] { return known }
      let number = state.fonts.count
      state.fonts[font] = number
      return number
    }
  }

  /// The mask for a key that was made of a font's number, a glyph and its steps.
  func mask(
    _ key: UInt64, _ font: SizedFont, _ glyph: UInt32, stepX: Int, stepY: Int
  ) throws(RenderingError) -> GlyphMask {
    if let found = state.withLock({ $0.masks[key] }) { return found }
    let origin = Point(
      x: Double(stepX) / Double(GlyphStep.perPixel), y: Double(stepY) / Double(GlyphStep.perPixel))
    let made = try GlyphMaker.mask(
      of: try drawings.drawing(of: glyph, in: font.font), size: font.size, origin: origin)
    return state.withLock { state in
      if let other = state.masks[key] { return other }
      state.masks[key] = made.mask
      if let owner = made.owner { state.owners.append(owner) }
      state.bytes += made.byteCount + 96
      return made.mask
    }
  }
}

/// The current store, which is replaced when it has grown too large.
final class GlyphShelf: Sendable {
  let drawings = GlyphDrawings()
  private let capacity: Int
  private let store: Mutex<GlyphStore>

  /// Makes a shelf whose store may hold `capacity` bytes.
  init(capacity: Int) {
    self.capacity = capacity
    store = Mutex(GlyphStore(drawings))
  }

  /// The store to use for the next band. Threads that still use the last one keep it alive.
  func current() -> GlyphStore {
    store.withLock { store in
      if store.byteCount > capacity { store = GlyphStore(drawings) }
      return store
    }
  }
}
