import GalleyDesign
package import GalleyGeometry
package import GalleyPainting
import GalleyText

/// One drawing command with what it covers on the canvas, transforms and clips applied.
package struct PaintedCommand {
  /// The index of the element that requested it, or -1.
  package var owner: Int
  /// The largest area that it can cover, in points of the canvas; nil if nothing is left.
  package var bounds: Rect?
  /// The drawing operation, or the beginning or end of a group.
  package var command: DisplayCommand
  /// The space in which it draws.
  package var transform: Transform

  /// Walks a display list and gives every command that draws, and the ends of groups; linear in its length.
  package static func walk(_ list: DisplayList, canvas: Rect, _ body: (PaintedCommand) -> Void) {
    var state = (transform: Transform.identity, clip: canvas as Rect?)
    var saved: [(transform: Transform, clip: Rect?)] = []
    for (command, owner) in zip(list.commands, list.owners) {
      switch command {
      case .save: saved.append(state)
      case .restore: if let last = saved.popLast() { state = last }
      case .transform(let transform): state.transform = transform.followed(by: state.transform)
      case .clip(let shape):
        let bounds = mapped(shape.bounds, state.transform)
        state.clip = state.clip.flatMap { $0.intersection(bounds) }
      case .beginLayer, .endLayer:
        body(
          PaintedCommand(
            owner: Int(owner), bounds: state.clip, command: command, transform: state.transform))
      default:
        guard let own = extent(of: command) else { continue }
        let bounds = state.clip.flatMap { $0.intersection(mapped(own, state.transform)) }
        body(
          PaintedCommand(
            owner: Int(owner), bounds: bounds, command: command, transform: state.transform))
      }
    }
  }

  private static func mapped(_ rect: Rect, _ transform: Transform) -> Rect {
    if transform == .identity { return rect }
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map(transform.apply(to:))
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    return Rect(
      x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left,
      height: (corners.map(\.y).max() ?? 0) - top)
  }

  private static func extent(of command: DisplayCommand) -> Rect? {
    switch command {
    case .fill(let shape, _): shape.bounds
    case .stroke(let shape, let style, _): shape.bounds.inset(by: -style.width / 2)
    case .border(let rect, _, _, _): rect
    // The blur's length is twice the standard deviation; nothing is seen past three of those.
    case .shadow(let shape, let style):
      shape.bounds.inset(by: -(style.spread + style.blur * 1.5)).offset(x: style.x, y: style.y)
    case .glyphs(let run, let origin, _): extent(of: run, at: origin)
    case .image(_, let rect, _): rect
    case .backdrop(let shape, _): shape.bounds
    default: nil
    }
  }

  /// Glyphs reach about an em around their origins.
  private static func extent(of run: GlyphRun, at origin: Point) -> Rect? {
    guard let first = run.glyphs.first else { return nil }
    var left = first.position.x
    var right = left
    var top = first.position.y
    var bottom = top
    for glyph in run.glyphs {
      left = min(left, glyph.position.x)
      right = max(right, glyph.position.x)
      top = min(top, glyph.position.y)
      bottom = max(bottom, glyph.position.y)
    }
    return Rect(
      x: origin.x + left - run.size * 0.25, y: origin.y + top - run.size * 1.1,
      width: right - left + run.size * 1.5, height: bottom - top + run.size * 1.5)
  }
}
