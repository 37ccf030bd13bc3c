import GalleyDesign
import GalleyGeometry
import GalleyPainting

/// What lies beneath texts while a display list is walked, and how these stand out from it.
///
/// Colours are laid over one another as they are drawn: a text and what is beneath it go through the
/// opacity and the colour changes of every group around both. Nothing is known beneath pictures,
/// gradients, blurs and other blend modes.
struct PaintedGround {
  /// The least contrast of the texts of each node, where it is known.
  private(set) var contrasts: [Int: Double] = [:]
  /// The canvas, and within it every open group.
  private var levels: [Level]

  /// Starts with an opaque canvas.
  init(canvas: Rect, color: RGBAColor) {
    levels = [Level(grounds: [Ground(bounds: canvas, content: .color(color))])]
  }

  /// Takes a text.
  mutating func write(_ color: RGBAColor, in bounds: Rect, node: Int) {
    // Bounds reach about an em and a half around origins: what is left is within the letters.
    let em = bounds.height / 1.5
    let core = bounds.inset(top: 0.4 * em, left: 0.35 * em, bottom: 0.4 * em, right: em)
    lay(Words(node: node, core: core, ink: color, ground: .clear))
  }

  /// Takes anything else.
  mutating func paint(_ painted: PaintedCommand) {
    switch painted.command {
    case .beginLayer(let compositing): levels.append(Level(compositing: compositing))
    case .endLayer: if levels.count > 1 { closeGroup(levels.removeLast()) }
    default:
      guard let bounds = painted.bounds else { return }
      levels[levels.count - 1].grounds.append(
        Ground(bounds: bounds, content: Ground.content(of: painted)))
    }
  }

  /// The painting of a group so far.
  private struct Level {
    var compositing = Compositing()
    var grounds: [Ground] = []
    var words: [Words] = []
  }

  /// The colour of a text as it is seen in its group, and that of the same place without the text.
  private struct Words {
    var node: Int
    var core: Rect
    var ink: RGBAColor
    var ground: RGBAColor
  }

  /// Lays a text over what the innermost open group has painted beneath it.
  private mutating func lay(_ words: Words) {
    let level = levels.count - 1
    guard let ground = levels[level].grounds.color(under: words.core) else { return }
    var words = words
    words.ink = words.ink.composited(over: ground)
    words.ground = words.ground.composited(over: ground)
    guard level == 0 else { return levels[level].words.append(words) }
    let contrast = words.ink.contrastRatio(against: words.ground)
    contrasts[words.node] = min(contrasts[words.node] ?? contrast, contrast)
  }

  private mutating func closeGroup(_ group: Level) {
    for var words in group.words {
      guard let ink = group.compositing.seen(words.ink),
        let ground = group.compositing.seen(words.ground)
      else { continue }
      (words.ink, words.ground) = (ink, ground)
      lay(words)
    }
    let bounds = group.grounds.reduce(Rect.zero) { $0.union($1.bounds) }
    guard !bounds.isEmpty else { return }
    let level = levels.count - 1
    for shadow in group.compositing.shadows where shadow.kind != .inner {
      let reach = bounds.inset(by: -shadow.blur * 1.5).offset(x: shadow.x, y: shadow.y)
      levels[level].grounds.append(Ground(bounds: reach, content: .color(nil)))
    }
    levels[level].grounds.append(
      Ground(bounds: bounds, content: .group(group.grounds, group.compositing)))
  }
}

/// Something that was painted.
private struct Ground {
  enum Content {
    /// One colour all over, or nothing known.
    case color(RGBAColor?)
    /// A colour within an outline.
    case outline(Path, RGBAColor?)
    /// A line: nothing is painted away from it by more than half its width.
    case line(Path, width: Double)
    /// All that a group painted.
    indirect case group([Ground], Compositing)
  }

  /// The greatest extent of the content.
  var bounds: Rect
  var content: Content

  static func content(of painted: PaintedCommand) -> Content {
    switch painted.command {
    case .fill(let shape, let paint):
      let color: RGBAColor? = if case .solid(let color) = paint { color } else { nil }
      switch shape {
      case .rectangle, .roundedRectangle: return .color(color)
      case .ellipse, .path, .evenOddPath:
        return .outline(shape.path.applying(painted.transform), color)
      }
    case .stroke(let shape, let style, _):
      return .line(shape.path.applying(painted.transform), width: style.width)
    case .border(let rect, _, let width, _):
      let middle = Path.rectangle(rect.inset(by: width / 2))
      return .line(middle.applying(painted.transform), width: width)
    default: return .color(nil)
    }
  }

  /// The colour that it paints all over a rectangle, clear where it paints nothing of it; nil where
  /// the rectangle has several colours, or ones that are not known.
  func color(under core: Rect) -> RGBAColor? {
    guard bounds.intersects(core) else { return .clear }
    let isWhole = bounds.covers(core)
    switch content {
    case .color(let color): return isWhole ? color : nil
    case .outline(let path, let color):
      guard let isInside = path.holds(core) else { return nil }
      return isInside ? isWhole ? color : nil : .clear
    case .line(let path, let width):
      return path.holds(core.inset(by: -width / 2)) == nil ? nil : .clear
    case .group(let grounds, let compositing):
      return grounds.color(under: core).flatMap(compositing.seen)
    }
  }
}

extension [Ground] {
  /// The colour of all of them on one another over a rectangle; nil where it is not one or not known.
  fileprivate func color(under core: Rect) -> RGBAColor? {
    var result = RGBAColor.clear
    for ground in reversed() where result.alpha < 1 {
      guard let color = ground.color(under: core) else { return nil }
      result = result.composited(over: color)
    }
    return result
  }
}

extension Compositing {
  /// What a group makes of one colour that it painted all over a place; nil where that depends on
  /// what is around it or beneath.
  fileprivate func seen(_ color: RGBAColor) -> RGBAColor? {
    guard blendMode == .normal else { return nil }
    if color.alpha == 0, shadows.isEmpty, blur == 0 { return color }
    let hasShadow = shadows.contains { $0.kind == .inner } || !shadows.isEmpty && color.alpha < 1
    guard blur == 0, !hasShadow else { return nil }
    let changed = colors?.applied(to: color) ?? color
    return changed.with(alpha: changed.alpha * opacity)
  }
}

extension Rect {
  fileprivate func covers(_ other: Rect) -> Bool {
    minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }
}

extension Path {
  /// Whether a rectangle lies wholly inside the outline or wholly outside; nil where a segment may
  /// go through it. Insides are those of the even-odd rule.
  fileprivate func holds(_ rect: Rect) -> Bool? {
    let middle = rect.center
    var (start, current) = (Point.zero, Point.zero)
    var isInside = false
    func step(to end: Point, _ controls: [Point] = []) -> Bool {
      if rect.meetsHull([current, end] + controls) { return false }
      // A curve that stays clear of the rectangle goes round its middle as its chord does.
      if (current.y > middle.y) != (end.y > middle.y) {
        let share = (middle.y - current.y) / (end.y - current.y)
        if current.x + share * (end.x - current.x) > middle.x { isInside.toggle() }
      }
      current = end
      return true
    }
    for element in elements {
      let isClear: Bool
      switch element {
      case .move(let point):
        (start, current) = (point, point)
        isClear = true
      case .close: isClear = step(to: start)
      case .line(let point): isClear = step(to: point)
      case .quad(let point, let control): isClear = step(to: point, [control])
      case .cubic(let point, let first, let second):
        isClear = Self.quarters(current, first, second, point).allSatisfy {
          step(to: $0.end, $0.controls)
        }
      }
      guard isClear else { return nil }
    }
    return isInside
  }

  /// A cubic in four pieces, whose hulls lie closer to it.
  private static func quarters(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point
  ) -> [(controls: [Point], end: Point)] {
    func halves(_ p: [Point]) -> [[Point]] {
      func middle(_ a: Point, _ b: Point) -> Point { Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
      let (a, b, c) = (middle(p[0], p[1]), middle(p[1], p[2]), middle(p[2], p[3]))
      let (left, right) = (middle(a, b), middle(b, c))
      let point = middle(left, right)
      return [[p[0], a, left, point], [point, right, c, p[3]]]
    }
    return halves([start, first, second, end]).flatMap(halves).map { ([$0[1], $0[2]], $0[3]) }
  }
}

extension Rect {
  /// Whether the box around points shares anything with the rectangle, be it a line.
  fileprivate func meetsHull(_ points: [Point]) -> Bool {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return false }
    return left <= maxX && right >= minX && top <= maxY && bottom >= minY
  }
}
