import GalleyDesign
import GalleyGeometry
import GalleyPainting

/// The filter of a group, in the group's space.
struct VectorFilter: Sendable {
  var effect: VectorEffect
  /// Beyond it nothing is seen.
  var region: Rect
}

/// A picture that a filter's step makes of others.
indirect enum VectorEffect: Sendable {
  /// Nothing.
  case empty
  /// The group itself.
  case source
  case flood(VectorColor, Rect)
  case blur(VectorEffect, Double)
  case moved(VectorEffect, x: Double, y: Double)
  /// Changed colours, within an area that may become visible where it was empty.
  case colors(VectorEffect, ColorFilter, Rect)
  /// One laid over another.
  case composed(VectorEffect, BlendMode, over: VectorEffect)
  case clipped(VectorEffect, Rect)
  case faded(VectorEffect, Double)

  /// The cost of drawing.
  struct Cost {
    /// The number of times that the group is drawn.
    var sources = 0
    var steps = 1
    /// The most steps in one another.
    var depth = 1
  }

  var cost: Cost {
    switch self {
    case .empty, .flood: return Cost()
    case .source: return Cost(sources: 1)
    case .blur(let inner, _), .moved(let inner, _, _), .colors(let inner, _, _),
      .clipped(let inner, _), .faded(let inner, _):
      let cost = inner.cost
      return Cost(sources: cost.sources, steps: cost.steps + 1, depth: cost.depth + 1)
    case .composed(let top, _, let bottom):
      let (one, other) = (top.cost, bottom.cost)
      return Cost(
        sources: one.sources + other.sources, steps: one.steps + other.steps + 1,
        depth: max(one.depth, other.depth) + 1)
    }
  }

  /// True if it can be seen outside of where its inputs are.
  var reachesOut: Bool {
    switch self {
    case .moved, .blur: true
    case .colors(let inner, _, _), .faded(let inner, _): inner.reachesOut
    case .composed(let top, _, let bottom): top.reachesOut || bottom.reachesOut
    case .empty, .source, .flood, .clipped: false
    }
  }

  /// True if all of it is black.
  var isBlack: Bool {
    switch self {
    case .empty: true
    case .colors(_, .matrix(let factors), _): !factors.prefix(15).contains { $0 != 0 }
    case .blur(let inner, _), .moved(let inner, _, _), .clipped(let inner, _),
      .faded(let inner, _):
      inner.isBlack
    default: false
    }
  }

  /// True if it has one colour everywhere, so that blurring is the same in all spaces.
  private var isOneColor: Bool {
    switch self {
    case .empty, .flood: true
    case .colors(_, .matrix(let factors), _):
      !(0..<15).contains { $0 % 5 != 4 && factors[$0] != 0 }
    case .blur(let inner, _), .moved(let inner, _, _), .clipped(let inner, _),
      .faded(let inner, _):
      inner.isOneColor
    case .composed(let top, .sourceAtop, let bottom): top.isOneColor && bottom.isOneColor
    case .composed(_, .destinationIn, let bottom), .composed(_, .destinationOut, let bottom):
      bottom.isOneColor
    default: false
    }
  }

  /// Its colours as numbers in proportion to light.
  func inLight(_ area: Rect) -> VectorEffect { converted(.toLinear, from: .toSRGB, area) }

  /// Its colours as sRGB, if they were numbers in proportion to light.
  func inSRGB(_ area: Rect) -> VectorEffect { converted(.toSRGB, from: .toLinear, area) }

  private func converted(
    _ filter: ColorFilter, from opposite: ColorFilter, _ area: Rect
  ) -> VectorEffect {
    switch self {
    case .empty: return self
    case .colors(let inner, let before, _) where before == opposite: return inner
    // Black is the same in both.
    case _ where isBlack: return self
    case .moved(let inner, let x, let y):
      return .moved(inner.converted(filter, from: opposite, area), x: x, y: y)
    case .clipped(let inner, let rect):
      return .clipped(inner.converted(filter, from: opposite, area), rect)
    case .blur(let inner, let deviation) where inner.isOneColor:
      return .blur(inner.converted(filter, from: opposite, area), deviation)
    default: return .colors(self, filter, area)
    }
  }
}

extension VectorDrawing {
  func draw(
    _ filter: VectorFilter, with painter: inout Painter, source: (inout Painter) -> Void
  ) {
    painter.clipped(to: .rectangle(filter.region)) { draw(filter.effect, &$0, source) }
  }

  private func draw(
    _ effect: VectorEffect, _ painter: inout Painter, _ source: (inout Painter) -> Void
  ) {
    switch effect {
    case .empty: break
    case .source: source(&painter)
    case .flood(let color, let rect):
      painter.fill(.rectangle(rect), with: .solid(color.resolved(current)))
    case .blur(let inner, let deviation):
      painter.append(.beginLayer(Compositing(blur: deviation)))
      draw(inner, &painter, source)
      painter.append(.endLayer)
    case .moved(let inner, let x, let y):
      painter.append(.save)
      painter.append(.transform(.translation(x: x, y: y)))
      draw(inner, &painter, source)
      painter.append(.restore)
    case .colors(let inner, let filter, let area):
      painter.append(.beginLayer(Compositing(filters: [filter])))
      // The layer has to reach wherever emptiness becomes visible.
      if filter.fillsEmptiness { painter.fill(.rectangle(area), with: .solid(.clear)) }
      draw(inner, &painter, source)
      painter.append(.endLayer)
    case .composed(let top, let mode, let bottom):
      painter.append(.beginLayer(Compositing()))
      draw(bottom, &painter, source)
      painter.append(.beginLayer(Compositing(blendMode: mode)))
      draw(top, &painter, source)
      painter.append(.endLayer)
      painter.append(.endLayer)
    case .clipped(let inner, let rect):
      painter.clipped(to: .rectangle(rect)) { draw(inner, &$0, source) }
    case .faded(let inner, let opacity):
      painter.append(.beginLayer(Compositing(opacity: opacity)))
      draw(inner, &painter, source)
      painter.append(.endLayer)
    }
  }
}
