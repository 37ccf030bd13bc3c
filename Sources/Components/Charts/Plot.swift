internal import GalleyGeometry
internal import GalleyPainting

/// Places and values of a chart as points on the canvas.
struct Plot: Sendable {
  var frame: Rect
  var data: ChartData
  var isMirrored: Bool
  var isHorizontal: Bool

  /// Along the places.
  func x(_ place: ChartPosition) -> Double { x(share: data.places.share(of: place)) }

  /// Along the places, from 0 to 1.
  func x(share: Double) -> Double {
    let length = isHorizontal ? frame.height : frame.width
    let inset = min(data.inset, length / 2)
    let place = inset + (length - 2 * inset) * share
    if isHorizontal { return frame.minY + place }
    return isMirrored ? frame.maxX - place : frame.minX + place
  }

  /// Along the values.
  func y(_ value: Double) -> Double { along(data.values.share(of: value)) }

  /// Along the values, from 0 to 1.
  private func along(_ share: Double) -> Double {
    guard isHorizontal else { return frame.maxY - frame.height * share }
    return frame.minX + frame.width * (isMirrored ? 1 - share : share)
  }

  private func point(_ place: ChartPosition, _ value: Double) -> Point {
    isHorizontal ? Point(x: y(value), y: x(place)) : Point(x: x(place), y: y(value))
  }

  /// The points of a line, of points or of an area's upper edge; nil is a gap.
  func points(of series: ChartData.Series) -> [Point?] {
    guard series.spans.isEmpty else {
      return series.spans.map { $0.map { point($0.place, $0.top) } }
    }
    return series.mark.y.enumerated().map { index, value in
      value.map { point(series.mark.position(index), $0) }
    }
  }

  /// The points of a series between its gaps.
  func runs(of series: ChartData.Series) -> [[Point]] {
    points(of: series).split(separator: nil).map { $0.compactMap(\.self) }
  }

  /// A grid line across the plot at a value, from 0 to 1.
  func grid(share: Double, thickness: Double) -> Rect {
    line(at: along(share), thickness, isUpright: isHorizontal, false)
  }

  /// A line across the plot at a value.
  func rule(_ value: Double, thickness: Double) -> Rect {
    line(at: y(value), thickness, isUpright: isHorizontal, true)
  }

  /// The lines of a rule: across the plot at its values, or along the values at its places.
  func rules(_ mark: ChartMark) -> [Rect] {
    let width = mark.lineWidth ?? 1
    if mark.y.isEmpty {
      return mark.x.map { line(at: x($0), width, isUpright: !isHorizontal, true) }
    }
    return mark.y.compactMap { $0.map { rule($0, thickness: width) } }
  }

  /// A grid line across the plot at a place, from 0 to 1.
  func grid(placeShare share: Double, thickness: Double) -> Rect {
    line(at: x(share: share), thickness, isUpright: !isHorizontal, false)
  }

  /// The continuation of a grid line beyond the plot, which leads to its label.
  func tick(below line: Rect) -> Rect {
    isHorizontal
      ? Rect(x: isMirrored ? line.maxX : line.minX - 4, y: line.minY, width: 4, height: line.height)
      : Rect(x: line.minX, y: line.maxY, width: line.width, height: 4)
  }

  private func line(
    at place: Double, _ thickness: Double, isUpright: Bool, _ isCentered: Bool
  ) -> Rect {
    let start = place - (isCentered ? thickness / 2 : 0)
    return isUpright
      ? Rect(x: start, y: frame.minY, width: thickness, height: frame.height)
      : Rect(x: frame.minX, y: start, width: frame.width, height: thickness)
  }

  /// Returns a rectangle: over its band or from edge to edge if its end is not specified, about its value or
  /// from edge to edge if its start is not specified; nil is a gap.
  func rectangle(_ mark: ChartMark, _ index: Int) -> Rect? {
    guard mark.rectangles.contains(index) else { return nil }
    let across = isHorizontal ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    let along = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    var places = across
    if mark.x.indices.contains(index) {
      let half = data.places.band * (across.1 - across.0 - 2 * data.inset) / 2
      let isFree = data.places.isBanded || !mark.xEnd.indices.contains(index)
      let start = x(mark.x[index])
      let end = mark.xEnd.indices.contains(index) ? x(mark.xEnd[index]) : start
      let more = isFree ? half : 0
      places = (min(start, end) - more, max(start, end) + more)
    }
    var values = along
    if !mark.y.isEmpty {
      guard let top = mark.y[index] else { return nil }
      let end = y(top)
      let half = mark.symbolSize / 2
      let start = mark.start(index).map(y)
      values = start.map { (min($0, end), max($0, end)) } ?? (end - half, end + half)
    }
    let (low, high) = isHorizontal ? (values, places) : (places, values)
    return Rect(x: low.0, y: high.0, width: low.1 - low.0, height: high.1 - high.0)
      .intersection(frame)
  }

  /// Three fifths of its band wide, or of its part of the band.
  func bar(_ span: ChartData.Span, _ slot: (index: Int, count: Int)) -> Rect {
    let room = data.places.band * (isHorizontal ? frame.height : frame.width) * 0.65
    let width = room / Double(slot.count)
    let isTurned = isMirrored && !isHorizontal
    let index = Double(isTurned ? slot.count - 1 - slot.index : slot.index)
    let gap = slot.count > 1 ? min(width * 0.1, 2) : 0
    let start = x(span.place) - room / 2 + index * width + gap / 2
    let thickness = max(width - gap, 0.5)
    let (low, high) = (max(y(span.base), y(span.top)), min(y(span.base), y(span.top)))
    return isHorizontal
      ? Rect(x: high, y: start, width: low - high, height: thickness)
      : Rect(x: start, y: high, width: thickness, height: low - high)
  }

  /// A bar as it is painted: round at the end of its value where its stack ends with it, at both
  /// ends where it has a start of its own. It is painted so far beneath the next one.
  func shape(
    _ span: ChartData.Span, _ slot: (index: Int, count: Int), radius: Double, isFree: Bool,
    beneath reach: Double
  ) -> DisplayShape {
    let box = bar(span, slot, beneath: reach)
    let (thickness, length) =
      isHorizontal ? (box.height, box.width) : (box.width, box.height)
    let radius = min(radius, thickness / 2, length)
    let end = span.isEnd ? radius : 0
    let start = isFree ? min(radius, length / 2) : 0
    let isUp = span.top >= span.base
    if isHorizontal {
      let (right, left) = isUp != isMirrored ? (end, start) : (start, end)
      return .roundedRectangle(
        box,
        CornerRadii(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left))
    }
    let (top, bottom) = isUp ? (end, start) : (start, end)
    return .roundedRectangle(
      box, CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom))
  }

  /// A bar that is longer at its end, at most to the middle of the next one of its stack.
  private func bar(
    _ span: ChartData.Span, _ slot: (index: Int, count: Int), beneath reach: Double
  ) -> Rect {
    var box = bar(span, slot)
    guard let cover = span.cover else { return box }
    let end = y(span.top)
    let more = min(max(y(cover) - end, -reach), reach)
    if isHorizontal {
      box.size.width += abs(more)
      box.origin.x += min(more, 0)
    } else {
      box.size.height += abs(more)
      box.origin.y += min(more, 0)
    }
    return box
  }

  /// The outlines of an area, one for each part between gaps.
  ///
  /// - Parameter isCovered: True if the next area hides the parts beneath it.
  func areas(of series: ChartData.Series, isCovered: Bool) -> [Path] {
    series.spans.split(whereSeparator: { $0 == nil }).map { spans in
      let spans = spans.compactMap(\.self)
      let ends = spans.map { point($0.place, isCovered ? $0.cover ?? $0.top : $0.top) }
      var path = line(ends, series.mark.interpolation)
      let lower = spans.reversed().map { point($0.place, $0.base) }
      guard let corner = lower.first else { return path }
      path.line(to: corner)
      append(lower, series.mark.interpolation.reversed, to: &path)
      path.close()
      return path
    }
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
    // As if places went across; turned where they go down.
    func turned(_ point: Point) -> Point {
      isHorizontal ? Point(x: point.y, y: point.x) : point
    }
    func turned(_ x: Double, _ y: Double) -> Point { turned(Point(x: x, y: y)) }
    let points = points.map(turned)
    let slopes = interpolation == .monotone ? Self.slopes(points) : []
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      switch interpolation {
      case .linear: break
      case .stepEnd: path.line(to: turned(to.x, from.y))
      case .stepStart: path.line(to: turned(from.x, to.y))
      case .stepCenter:
        let middle = (from.x + to.x) / 2
        path.line(to: turned(middle, from.y))
        path.line(to: turned(middle, to.y))
      case .monotone:
        let third = (to.x - from.x) / 3
        path.cubic(
          to: turned(to), control1: turned(from.x + third, from.y + slopes[index - 1] * third),
          control2: turned(to.x - third, to.y - slopes[index] * third))
        continue
      }
      path.line(to: turned(to))
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

extension ChartMark {
  /// The rectangles by their places in the mark: as many as there are values, or places without values.
  var rectangles: Range<Int> { y.isEmpty ? x.indices : y.indices }
}

extension ChartInterpolation {
  /// The same line from its end to its beginning.
  fileprivate var reversed: ChartInterpolation {
    switch self {
    case .linear, .monotone, .stepCenter: self
    case .stepEnd: .stepStart
    case .stepStart: .stepEnd
    }
  }
}
