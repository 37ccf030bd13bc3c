internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// The grid and the marks of a chart.
struct ChartPlot: Sendable {
  var data: ChartData
  var isGrouped: Bool
  var isHorizontal: Bool
  var gridLines: [Double]
}

extension ChartPlot: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let colors = data.series.map { environment.resolved($0.color) }
    let line = environment.resolved(.system(.separator))
    tree.leaf(
      .fill,
      drawing: PlotDrawing(
        data: data, isGrouped: isGrouped, isHorizontal: isHorizontal, gridLines: gridLines,
        colors: colors, lineColor: line))
  }
}

private struct PlotDrawing: NodeDrawing {
  var data: ChartData
  var isGrouped: Bool
  var isHorizontal: Bool
  var gridLines: [Double]
  var colors: [RGBAColor]
  var lineColor: RGBAColor
  let overflow = 8.0

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let plot = Plot(
      frame: frame, data: data, isMirrored: node.direction == .rightToLeft,
      isHorizontal: isHorizontal)
    for value in gridLines {
      var line = node.grid.snapped(plot.rule(value, thickness: node.grid.pixel, isCentered: false))
      if isHorizontal {
        line.size.width = node.grid.pixel
      } else {
        line.size.height = node.grid.pixel
      }
      painter.fill(
        .rectangle(line),
        with: .solid(lineColor))
    }
    var stacks = Stacks()
    let bars = data.series.indices.filter { data.series[$0].mark.kind == .bar }
    var ends = Stacks()
    for index in bars { _ = ends.spans(of: data.series[index].mark, isStacked: true) }
    for index in data.series.indices {
      let mark = data.series[index].mark
      let paint = Paint.solid(colors[index])
      switch mark.kind {
      case .bar:
        let slot = isGrouped ? (bars.firstIndex(of: index) ?? 0, bars.count) : (0, 1)
        for (place, base, top) in stacks.spans(of: mark, isStacked: !isGrouped) {
          let isEnd = isGrouped || ends.ends(at: place, of: .bar, with: top)
          let bar = plot.bar(at: place, from: base, to: top, slot: slot, isRound: isEnd)
          painter.fill(bar, with: paint)
        }
      case .area:
        let spans = stacks.spans(of: mark, isStacked: true)
        painter.fill(
          .path(plot.area(spans, mark.interpolation)),
          with: .solid(colors[index].with(alpha: colors[index].alpha * 0.35)))
      case .line:
        let style = StrokeStyle(width: 2, cap: .round, join: .round)
        painter.append(
          .stroke(.path(plot.line(plot.points(mark), mark.interpolation)), style, paint))
      case .point:
        for point in plot.points(mark) {
          painter.fill(
            .ellipse(Rect(x: point.x - 4, y: point.y - 4, width: 8, height: 8)), with: paint)
        }
      case .rule:
        for value in mark.y {
          let rule = plot.rule(value, thickness: 1, isCentered: true)
          painter.fill(.rectangle(node.grid.snapped(rule)), with: paint)
        }
      case .sector: break
      }
    }
  }
}

/// What stands on what, for each place, upwards and downwards.
private struct Stacks {
  private var sums: [ChartMarkKind: [ChartPosition: (up: Double, down: Double)]] = [:]

  /// The places of a mark with the ends of its values.
  mutating func spans(
    of mark: ChartMark, isStacked: Bool
  ) -> [(ChartPosition, Double, Double)] {
    mark.y.enumerated().map { index, value in
      let place = mark.position(index)
      guard isStacked else { return (place, 0, value) }
      var sum = sums[mark.kind]?[place] ?? (0, 0)
      let base = value < 0 ? sum.down : sum.up
      if value < 0 { sum.down += value } else { sum.up += value }
      sums[mark.kind, default: [:]][place] = sum
      return (place, base, base + value)
    }
  }

  /// Whether the stack of a place ends with a value, upwards or downwards.
  func ends(at place: ChartPosition, of kind: ChartMarkKind, with value: Double) -> Bool {
    sums[kind]?[place].map { value == $0.up || value == $0.down } ?? false
  }
}

/// Places and values of a chart as points on the canvas.
private struct Plot {
  var frame: Rect
  var data: ChartData
  var isMirrored: Bool
  var isHorizontal: Bool

  /// Along the places.
  func x(_ place: ChartPosition) -> Double {
    let share = data.places.share(of: place)
    if isHorizontal { return frame.minY + frame.height * share }
    return frame.minX + frame.width * (isMirrored ? 1 - share : share)
  }

  /// Along the values.
  func y(_ value: Double) -> Double {
    let share = data.values.share(of: value)
    guard isHorizontal else { return frame.maxY - frame.height * share }
    return frame.minX + frame.width * (isMirrored ? 1 - share : share)
  }

  private func point(_ place: ChartPosition, _ value: Double) -> Point {
    isHorizontal ? Point(x: y(value), y: x(place)) : Point(x: x(place), y: y(value))
  }

  func points(_ mark: ChartMark) -> [Point] {
    mark.y.enumerated().map { point(mark.position($0), $1) }
  }

  /// A line across the plot at a value.
  func rule(_ value: Double, thickness: Double, isCentered: Bool) -> Rect {
    let start = y(value) - (isCentered ? thickness / 2 : 0)
    return isHorizontal
      ? Rect(x: start, y: frame.minY, width: thickness, height: frame.height)
      : Rect(x: frame.minX, y: start, width: frame.width, height: thickness)
  }

  /// Three fifths of its band wide, or of its part of the band; round at the end of the value where
  /// its stack ends with it.
  func bar(
    at place: ChartPosition, from base: Double, to top: Double, slot: (index: Int, count: Int),
    isRound: Bool
  ) -> DisplayShape {
    let room = data.places.band * (isHorizontal ? frame.height : frame.width) * 0.65
    let width = room / Double(slot.count)
    let isTurned = isMirrored && !isHorizontal
    let index = Double(isTurned ? slot.count - 1 - slot.index : slot.index)
    let left = x(place) - room / 2 + index * width
    let gap = slot.count > 1 ? min(width * 0.1, 2) : 0
    let (low, high) = (max(y(base), y(top)), min(y(base), y(top)))
    let (start, thickness) = (left + gap / 2, max(width - gap, 0.5))
    let radius = isRound ? min(3, thickness / 2, low - high) : 0
    if isHorizontal {
      let bar = Rect(x: high, y: start, width: low - high, height: thickness)
      let isRight = (top >= base) != isMirrored
      return .roundedRectangle(
        bar,
        CornerRadii(
          topLeft: isRight ? 0 : radius, topRight: isRight ? radius : 0,
          bottomRight: isRight ? radius : 0, bottomLeft: isRight ? 0 : radius))
    }
    let bar = Rect(x: start, y: high, width: thickness, height: low - high)
    let isUp = top >= base
    return .roundedRectangle(
      bar,
      CornerRadii(
        topLeft: isUp ? radius : 0, topRight: isUp ? radius : 0,
        bottomRight: isUp ? 0 : radius, bottomLeft: isUp ? 0 : radius))
  }

  func area(
    _ spans: [(ChartPosition, Double, Double)], _ interpolation: ChartInterpolation
  ) -> Path {
    let upper = spans.map { point($0.0, $0.2) }
    let lower = spans.reversed().map { point($0.0, $0.1) }
    var path = line(upper, interpolation)
    guard let corner = lower.first else { return path }
    path.line(to: corner)
    append(lower, interpolation, to: &path)
    path.close()
    return path
  }

  func line(_ points: [Point], _ interpolation: ChartInterpolation) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    append(points, interpolation, to: &path)
    return path
  }

  /// Goes on from the first of the points.
  private func append(
    _ points: [Point], _ interpolation: ChartInterpolation, to path: inout Path
  ) {
    let slopes = interpolation == .monotone ? Self.slopes(points) : []
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      switch interpolation {
      case .linear: path.line(to: to)
      case .stepEnd:
        path.line(to: Point(x: to.x, y: from.y))
        path.line(to: to)
      case .monotone:
        let third = (to.x - from.x) / 3
        path.cubic(
          to: to, control1: Point(x: from.x + third, y: from.y + slopes[index - 1] * third),
          control2: Point(x: to.x - third, y: to.y - slopes[index] * third))
      }
    }
  }

  /// Slopes at the points that make no extremes of their own (Steffen 1990).
  private static func slopes(_ points: [Point]) -> [Double] {
    guard points.count > 1 else { return [0] }
    let steps = zip(points, points.dropFirst()).map { ($1.x - $0.x, $1.y - $0.y) }
    let rises = steps.map { $0.0 == 0 ? 0 : $0.1 / $0.0 }
    func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }
    return points.indices.map { index in
      if index == 0 { return rises[0] }
      if index == points.count - 1 { return rises[index - 1] }
      let (before, after) = (rises[index - 1], rises[index])
      let (left, right) = (steps[index - 1].0, steps[index].0)
      let middle = left + right == 0 ? 0 : (before * right + after * left) / (left + right)
      let limit = min(abs(before), abs(after), 0.5 * abs(middle))
      return (sign(before) + sign(after)) * limit
    }
  }
}
