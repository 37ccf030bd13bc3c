package import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyText

/// What a vector image draws, styles, references and units resolved.
indirect enum VectorNode: Sendable {
  case group(VectorGroup)
  case shape(VectorShape)
  case picture(VectorPicture)
  case glyphs(VectorGlyphs)

  /// The same shapes, all painted in the colour of the surroundings.
  var inCurrentColor: VectorNode {
    switch self {
    case .group(var group):
      group.children = group.children.map(\.inCurrentColor)
      return .group(group)
    case .shape(var shape):
      let paint = VectorPaint.color(.current(opacity: 1))
      if shape.fill != nil { shape.fill = paint }
      if shape.stroke != nil { shape.stroke = paint }
      return .shape(shape)
    case .picture(var picture):
      picture.tint = .current(opacity: 1)
      return .picture(picture)
    case .glyphs(var glyphs):
      glyphs.color = .current(opacity: 1)
      return .glyphs(glyphs)
    }
  }
}

/// Nodes in a space of their own that are composed at once.
struct VectorGroup: Sendable {
  var children: [VectorNode] = []
  /// From the group's space to that around it.
  var transform = Transform.identity
  var opacity = 1.0
  var blendMode = BlendMode.normal
  /// Areas that all restrict the drawing, each the union of shapes in the group's space.
  var clips: [[DisplayShape]] = []
  /// The masks of the whole group.
  var masks: [VectorMask] = []
  /// The filter of the children, before clips and masks.
  var filter: VectorFilter?
  /// True if nothing inside is blended with the content beneath the group.
  var isIsolated = false

  /// True if what is inside can as well stand alone.
  var isPlain: Bool {
    transform == .identity && opacity == 1 && blendMode == .normal && clips.isEmpty
      && masks.isEmpty && filter == nil && !isIsolated
  }
}

extension VectorNode {
  /// The number of nodes that are drawn; what is repeated counts as often as it is.
  var cost: Int {
    switch self {
    case .group(let group): group.cost
    case .shape(let shape): shape.cost
    case .picture, .glyphs: 1
    }
  }
}

extension VectorGroup {
  /// The number of nodes that are drawn, this one included.
  var cost: Int {
    let inner = children.reduce(1) { $0 + $1.cost }
    let masks = masks.reduce(0) { $0 + $1.content.cost }
    return inner * max(1, filter?.effect.cost.sources ?? 1) + masks
  }

  /// The most steps of filters in one another.
  var filterDepth: Int {
    let own = filter?.effect.cost.depth ?? 0
    return children.reduce(0) { most, child in
      if case .group(let group) = child { max(most, group.filterDepth) } else { most }
    } + own
  }
}

/// A drawing in a group's space whose opacity, or luminance, is the share of the group that is seen.
struct VectorMask: Sendable {
  var content: VectorNode
  /// Beyond it nothing is seen; nil for no bounds.
  var area: Rect?
  var isLuminance = false
  /// True if the luminance is that of numbers in proportion to light.
  var isLinear = false
}

/// An outline with its paints, in the space of the group around.
struct VectorShape: Sendable {
  var path: Path
  var isEvenOdd = false
  var fill: VectorPaint?
  var stroke: VectorPaint?
  var line = StrokeStyle(width: 1)
  var strokesFirst = false
  /// True if it is drawn; hidden shapes count for boxes.
  var isVisible = true
  /// The box round it where that is not the box round its outline, as of letters.
  var box: Rect?

  var outline: DisplayShape { isEvenOdd ? .evenOddPath(path) : .path(path) }

  /// The area that the fill may cover.
  var fillArea: Rect { path.controlBounds }

  /// The area that the line may cover.
  var strokeArea: Rect {
    let corner = line.join == .miter ? max(1, line.miterLimit) : 1
    // The corners of square caps reach farther out than half the width.
    return path.controlBounds.inset(by: -line.width / 2 * max(corner, 1.5))
  }

  fileprivate var cost: Int {
    func cost(_ paint: VectorPaint?, _ area: Rect) -> Int {
      if case .pattern(let pattern)? = paint { pattern.cost(over: area) ?? 0 } else { 0 }
    }
    return 1 + cost(fill, fillArea) + cost(stroke, strokeArea)
  }
}

/// A glyph that is more than an outline.
struct VectorGlyphs: Sendable {
  var run: GlyphRun
  /// From the glyph's origin to the space of the group around.
  var transform: Transform
  /// The colour of what has none of its own.
  var color: VectorColor
  /// The box round the text to which it belongs.
  var box: Rect
}

/// Pixels among the shapes.
struct VectorPicture: Sendable {
  var image: ImageResource
  /// The length of a pixel is 1.
  var rect: Rect {
    Rect(
      x: 0, y: 0, width: Double(image.bitmap.width), height: Double(image.bitmap.height))
  }
  /// From the picture's pixels to the space of the group around.
  var transform = Transform.identity
  /// A colour for which the pixels are a mask.
  var tint: VectorColor?
}

/// A colour that may be that of the surroundings.
package enum VectorColor: Hashable, Sendable {
  case fixed(RGBAColor)
  /// `currentColor` with an opacity on top of its own.
  case current(opacity: Double)

  func faded(by opacity: Double) -> VectorColor {
    switch self {
    case .fixed(let color): .fixed(RGBAColor(color, alpha: color.alpha * opacity))
    case .current(let own): .current(opacity: own * opacity)
    }
  }

  func resolved(_ current: RGBAColor) -> RGBAColor {
    switch self {
    case .fixed(let color): color
    case .current(let opacity): RGBAColor(current, alpha: current.alpha * opacity)
    }
  }
}

struct VectorStop: Hashable, Sendable {
  var location: Double
  var color: VectorColor
}

/// Nodes that are repeated over an area.
struct VectorPattern: Sendable {
  /// Patterns with more tiles are not drawn.
  static let maximumTiles = 10_000

  /// In the pattern's space.
  var content: [VectorNode]
  /// The area of one of the tiles there.
  var tile: Rect
  /// True if a tile draws nothing outside of it.
  var isContained: Bool
  /// From the pattern's space to the shape's.
  var way: Transform

  /// The numbers of the columns and rows that an area touches; nil where they cannot be counted.
  func tiles(over area: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard let back = way.inverse, tile.width > 0, tile.height > 0 else { return nil }
    let seen = Path.rectangle(area).applying(back).controlBounds
    func range(_ low: Double, _ high: Double, _ start: Double, _ length: Double)
      -> ClosedRange<Int>?
    {
      let first = ((low - start) / length + 1e-6).rounded(.down)
      let last = ((high - start) / length - 1e-6).rounded(.down)
      guard first.isFinite, last.isFinite, abs(first) < 1e6, abs(last) < 1e6 else { return nil }
      return Int(saturating: first)...Int(saturating: max(first, last))
    }
    guard let columns = range(seen.minX, seen.maxX, tile.minX, tile.width),
      let rows = range(seen.minY, seen.maxY, tile.minY, tile.height)
    else { return nil }
    return (columns, rows)
  }

  /// The number of nodes that are drawn in an area; nil for too many tiles.
  func cost(over area: Rect) -> Int? {
    guard let (columns, rows) = tiles(over: area) else { return nil }
    let count = [columns.count, rows.count].product ?? .max
    return count <= Self.maximumTiles ? count * content.reduce(0) { $0 + $1.cost } : nil
  }
}

/// A gradient's colours and their continuation.
struct VectorColorLine: Hashable, Sendable {
  var stops: [VectorStop]
  var spread = GradientSpread.pad
}

enum VectorPaint: Sendable {
  case color(VectorColor)
  case linear(start: Point, end: Point, VectorColorLine)
  /// A gradient from a circle to the one round the origin with a radius of 1, and the way from there to
  /// the shape's space.
  case radial(Transform, from: GradientCircle, VectorColorLine)
  case pattern(VectorPattern)

  /// A gradient along a line of another space, with the way from there.
  ///
  /// Its line in this space is that across which the colours change as they do along the one given:
  /// the steepest ascent is mapped by the inverse transposed.
  static func linear(
    from start: Point, to end: Point, through way: Transform, _ line: VectorColorLine
  ) -> VectorPaint? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let edge = line.stops.last.map { VectorPaint.color($0.color) }
    guard square > 0, let back = way.inverse else { return edge }
    let (x, y) = (
      (back.a * dx + back.b * dy) / square, (back.c * dx + back.d * dy) / square
    )
    let ascent = x * x + y * y
    guard ascent > 0, ascent.isFinite else { return edge }
    let first = way.apply(to: start)
    return .linear(
      start: first, end: Point(x: first.x + x / ascent, y: first.y + y / ascent), line)
  }

  /// A gradient round a point without extent of its own.
  static func radial(_ unit: Transform, _ line: VectorColorLine) -> VectorPaint {
    .radial(unit, from: GradientCircle(center: .zero, radius: 0), line)
  }

  /// The paint in another space, with the way there.
  func applying(_ way: Transform) -> VectorPaint? {
    switch self {
    case .color: return self
    case .linear(let start, let end, let line):
      return .linear(from: start, to: end, through: way, line)
    case .radial(let unit, let focus, let line):
      return .radial(unit.followed(by: way), from: focus, line)
    case .pattern(var pattern):
      pattern.way = pattern.way.followed(by: way)
      return .pattern(pattern)
    }
  }

  /// The same with another opacity on top.
  func faded(by opacity: Double) -> VectorPaint {
    func faded(_ line: VectorColorLine) -> VectorColorLine {
      var line = line
      for index in line.stops.indices {
        line.stops[index].color = line.stops[index].color.faded(by: opacity)
      }
      return line
    }
    switch self {
    case _ where opacity == 1: return self
    case .color(let color): return .color(color.faded(by: opacity))
    case .linear(let start, let end, let line):
      return .linear(start: start, end: end, faded(line))
    case .radial(let way, let focus, let line): return .radial(way, from: focus, faded(line))
    case .pattern(var pattern):
      pattern.content = [.group(VectorGroup(children: pattern.content, opacity: opacity))]
      return .pattern(pattern)
    }
  }
}
