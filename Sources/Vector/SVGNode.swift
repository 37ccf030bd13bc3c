import GalleyDesign
import GalleyGeometry
import GalleyPainting

/// What an SVG image draws, styles, references and units resolved.
indirect enum SVGNode: Sendable {
  case group(SVGGroup)
  case shape(SVGShape)

  /// The same shapes, all painted in the colour of the surroundings.
  var inCurrentColor: SVGNode {
    switch self {
    case .group(var group):
      group.children = group.children.map(\.inCurrentColor)
      return .group(group)
    case .shape(var shape):
      let paint = SVGPaint.color(.current(opacity: 1))
      if shape.fill != nil { shape.fill = paint }
      if shape.stroke != nil { shape.stroke = paint }
      return .shape(shape)
    }
  }
}

/// Nodes in a space of their own that are composed at once.
struct SVGGroup: Sendable {
  var children: [SVGNode] = []
  /// From the group's space to that around it.
  var transform = Transform.identity
  var opacity = 1.0
  var blendMode = BlendMode.normal
  /// Areas that all restrict the drawing, each the union of shapes in the group's space.
  var clips: [[DisplayShape]] = []
  /// A drawing in the group's space whose luminance, or opacity, is the share that is seen.
  var mask: SVGMask?

  /// Whether what is inside can as well stand alone.
  var isPlain: Bool {
    transform == .identity && opacity == 1 && blendMode == .normal && clips.isEmpty && mask == nil
  }
}

struct SVGMask: Sendable {
  var content: SVGNode
  var area: Rect
  var isLuminance: Bool
}

/// An outline with its paints, in the space of the group around.
struct SVGShape: Sendable {
  var path: Path
  var isEvenOdd = false
  var fill: SVGPaint?
  var stroke: SVGPaint?
  var line = StrokeStyle(width: 1)
  var strokesFirst = false

  var outline: DisplayShape { isEvenOdd ? .evenOddPath(path) : .path(path) }
}

/// A colour that may be that of the surroundings.
enum SVGColor: Hashable, Sendable {
  case fixed(RGBAColor)
  /// `currentColor` with an opacity on top of its own.
  case current(opacity: Double)

  func faded(by opacity: Double) -> SVGColor {
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

struct SVGStop: Hashable, Sendable {
  var location: Double
  var color: SVGColor
}

enum SVGPaint: Sendable {
  case color(SVGColor)
  case linear(start: Point, end: Point, [SVGStop])
  /// A gradient round the origin with a radius of 1, and the way from there to the shape's space.
  case radial(Transform, [SVGStop])
}
