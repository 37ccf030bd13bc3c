import GalleyGeometry
import GalleyText
import Synchronization

/// The drawing of a glyph before it has a size.
enum GlyphDrawing: Sendable {
  /// Nothing, like a space.
  case blank
  /// An outline in ems, y downwards.
  case outline(Path)
  /// A picture in colour and its place in ems.
  case picture(PixelBlock, Rect)
}

/// Glyphs as their fonts draw them, for all threads: FreeType is asked once for each glyph.
final class GlyphDrawings: Sendable {
  private struct Key: Hashable {
    var font: FontInstance
    var glyph: UInt32
  }
  private struct State {
    var faces: FreeTypeFaces?
    var drawings: [Key: GlyphDrawing] = [:]
    var weight = 0
  }
  private let state = Mutex(State())

  /// The drawing of a glyph. The glyph of missing characters, and any that the face has not, are
  /// the same box in every font, so that nothing is lost without being seen.
  func drawing(
    of glyph: UInt32, in font: FontInstance
  ) throws(RenderingError) -> GlyphDrawing {
    let key = Key(font: font, glyph: glyph)
    return try state.withLock {
      (state: inout State) throws(RenderingError) -> GlyphDrawing in
      if let known = state.drawings[key] { return known }
      if state.faces == nil { state.faces = try FreeTypeFaces() }
      let made = try GlyphDrawings.make(glyph, font, state.faces!)
      if state.weight > 32 << 20 {
        state.drawings.removeAll()
        state.weight = 0
      }
      state.drawings[key] = made
      state.weight += made.weight
      return made
    }
  }

  private static func make(
    _ glyph: UInt32, _ font: FontInstance, _ faces: FreeTypeFaces
  ) throws(RenderingError) -> GlyphDrawing {
    let face = try faces.face(for: font.withoutSynthesis)
    if glyph == 0 || !face.has(glyph) { return .outline(.missingGlyphBox) }
    if let picture = face.picture(of: glyph) { return .picture(picture.block, picture.box) }
    if var outline = face.outline(of: glyph) {
      if font.boldness > 0 { outline = outline.emboldened(by: font.boldness) }
      return .outline(font.slant == 0 ? outline : outline.sheared(by: font.slant))
    }
    return .blank
  }
}

extension GlyphDrawing {
  /// Roughly the bytes held.
  fileprivate var weight: Int {
    switch self {
    case .blank: 128
    case .outline(let path): 128 + 56 * path.elements.count
    case .picture(let block, _): 128 + block.byteCount
    }
  }
}

extension Path {
  /// The box of a missing glyph: 0.5 em wide, 0.7 em tall, a line of 0.05 em.
  fileprivate static var missingGlyphBox: Path {
    let outer = Rect(x: 0.05, y: -0.7, width: 0.5, height: 0.7)
    let inner = outer.inset(by: 0.05)
    var path = Path.rectangle(outer)
    path.move(to: Point(x: inner.minX, y: inner.minY))
    path.line(to: Point(x: inner.minX, y: inner.maxY))
    path.line(to: Point(x: inner.maxX, y: inner.maxY))
    path.line(to: Point(x: inner.maxX, y: inner.minY))
    path.close()
    return path
  }

  /// The path leaning to the right by a tangent; y points down and the baseline stays.
  fileprivate func sheared(by slant: Double) -> Path {
    transformed(by: Transform(a: 1, b: 0, c: -slant, d: 1, tx: 0, ty: 0))
  }

  /// The image of a path.
  func transformed(by transform: Transform) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(to: transform.apply(to: point))
        case .line(let point): .line(to: transform.apply(to: point))
        case .quad(let point, let control):
          .quad(to: transform.apply(to: point), control: transform.apply(to: control))
        case .cubic(let point, let first, let second):
          .cubic(
            to: transform.apply(to: point), control1: transform.apply(to: first),
            control2: transform.apply(to: second))
        case .close: .close
        }
      })
  }
}
