package import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting

/// What a vector image draws, styles, references and units resolved.
indirect enum VectorNode: Sendable {
  case group(VectorGroup)
  case shape(VectorShape)
  case picture(VectorPicture)

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
  /// What all is to be seen through.
  var masks: [VectorMask] = []
  /// What is made of the children before clips and masks.
  var filter: VectorFilter?
  /// Whether nothing inside is mixed with what lies beneath the group.
  var isIsolated = false

  /// Whether what is inside can as well stand alone.
  var isPlain: Bool {
    transform == .identity && opacity == 1 && blendMode == .normal && clips.isEmpty
      && masks.isEmpty && filter == nil && !isIsolated
  }
}

/// A drawing in a group's space whose opacity, or luminance, is the share of the group that is seen.
struct VectorMask: Sendable {
  var content: VectorNode
  /// Beyond it nothing is seen; nil for no bounds.
  var area: Rect?
  var isLuminance = false
  /// Whether the luminance is that of numbers in proportion to light.
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
  /// Whether it is drawn at all; boxes round shapes count what is not.
  var isVisible = true

  var outline: DisplayShape { isEvenOdd ? .evenOddPath(path) : .path(path) }
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
  /// In the pattern's space.
  var content: [VectorNode]
  /// What one of the tiles covers there.
  var tile: Rect
  /// Whether nothing of a tile lies outside of it.
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
      return Int(first)...max(Int(first), Int(last))
    }
    guard let columns = range(seen.minX, seen.maxX, tile.minX, tile.width),
      let rows = range(seen.minY, seen.maxY, tile.minY, tile.height)
    else { return nil }
    return (columns, rows)
  }
}

/// A gradient's colours and what lies beyond them.
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
