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
  /// A drawing in the group's space whose luminance, or opacity, is the share that is seen.
  var mask: VectorMask?
  /// True if nothing inside is mixed with what lies beneath the group.
  var isIsolated = false

  /// True if what is inside can as well stand alone.
  var isPlain: Bool {
    transform == .identity && opacity == 1 && blendMode == .normal && clips.isEmpty && mask == nil
  }
}

struct VectorMask: Sendable {
  var content: VectorNode
  var area: Rect
  var isLuminance: Bool
}

/// An outline with its paints, in the space of the group around.
struct VectorShape: Sendable {
  var path: Path
  var isEvenOdd = false
  var fill: VectorPaint?
  var stroke: VectorPaint?
  var line = StrokeStyle(width: 1)
  var strokesFirst = false

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
  /// Where it is part of a mask: black, as opaque as the picture is bright.
  var light: ImageResource?
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

enum VectorPaint: Sendable {
  case color(VectorColor)
  case linear(start: Point, end: Point, [VectorStop])
  /// A gradient round the origin with a radius of 1, and the way from there to the shape's space.
  case radial(Transform, [VectorStop])

  /// A gradient along a line of another space, with the way from there.
  ///
  /// Its line in this space is that across which the colours change as they do along the one given:
  /// the steepest ascent is mapped by the inverse transposed.
  static func linear(
    from start: Point, to end: Point, through way: Transform, _ stops: [VectorStop]
  ) -> VectorPaint? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0, let back = way.inverse else { return stops.last.map { .color($0.color) } }
    let (x, y) = (
      (back.a * dx + back.b * dy) / square, (back.c * dx + back.d * dy) / square
    )
    let ascent = x * x + y * y
    guard ascent > 0, ascent.isFinite else { return stops.last.map { .color($0.color) } }
    let first = way.apply(to: start)
    return .linear(
      start: first, end: Point(x: first.x + x / ascent, y: first.y + y / ascent), stops)
  }

  /// The paint in another space, with the way there.
  func applying(_ way: Transform) -> VectorPaint? {
    switch self {
    case .color: self
    case .linear(let start, let end, let stops): .linear(from: start, to: end, through: way, stops)
    case .radial(let unit, let stops): .radial(unit.followed(by: way), stops)
    }
  }
}
