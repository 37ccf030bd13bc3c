internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// The grid and the marks of a chart.
struct ChartPlot: Sendable {
  var data: ChartData
  var isHorizontal: Bool
  /// The positions of lines at values, from 0 to 1.
  var gridLines: [Double]
  /// The ticks of lines at places.
  var placeLines: [AxisTick]
  /// True if marks are clipped to the plot.
  var isClipped = false
  /// The corner radius of the ends of bars, in points.
  var cornerRadius: Double
  /// The numbers beside values by their places among the children of the chart: lines at ticks end beside them.
  var numbers: [Int] = []
}

extension ChartPlot: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let colors = data.series.map { series in
      let color = environment.resolved(series.color)
      return color.with(alpha: color.alpha * series.mark.opacity)
    }
    let line = environment.resolved(.system(.separator))
    tree.leaf(.fill, drawing: PlotDrawing(plot: self, colors: colors, lineColor: line))
  }
}

private struct PlotDrawing: NodeDrawing {
  var plot: ChartPlot
  var colors: [RGBAColor]
  var lineColor: RGBAColor

  var overflow: Double {
    plot.data.series.reduce(8) { most, series in
      let (mark, away) = (series.mark, series.mark.offset)
      let own = max(8, mark.symbolSize, mark.lineWidth ?? 0)
      return max(most, own + max(abs(away.width), abs(away.height)))
    }
  }

  var readsSiblings: Bool { !plot.numbers.isEmpty }

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let place = Plot(
      frame: frame, data: plot.data, isMirrored: node.direction == .rightToLeft,
      isHorizontal: plot.isHorizontal)
    let pixel = node.grid.pixel
    let numbers = plot.numbers.compactMap { $0 < node.siblings.count ? node.siblings[$0] : nil }
    for share in plot.gridLines {
      var line = node.grid.snapped(place.grid(share: share, thickness: pixel))
      if plot.isHorizontal { line.size.width = pixel } else { line.size.height = pixel }
      painter.append(gridLine(line.parts(beside: numbers, node.grid)))
    }
    for tick in plot.placeLines {
      var line = node.grid.snapped(place.grid(placeShare: tick.share, thickness: pixel))
      if plot.isHorizontal { line.size.height = pixel } else { line.size.width = pixel }
      painter.append(gridLine(line.parts(beside: numbers, node.grid)))
      guard tick.hasTick else { continue }
      painter.fill(.rectangle(place.tick(below: line)), with: .solid(lineColor))
    }
    guard plot.isClipped else { return paintMarks(at: place, node.grid, with: &painter) }
    painter.clipped(to: .rectangle(node.grid.snapped(frame))) {
      paintMarks(at: place, node.grid, with: &$0)
    }
  }

  private func paintMarks(at place: Plot, _ grid: PixelGrid, with painter: inout Painter) {
    for (series, color) in zip(plot.data.series, colors) {
      paint(series, color, at: place, grid, with: &painter)
    }
  }

  private func paint(
    _ series: ChartData.Series, _ color: RGBAColor, at place: Plot, _ grid: PixelGrid,
    with painter: inout Painter
  ) {
    let mark = series.mark
    let paint = Paint.solid(color)
    var place = place
    place.frame.origin = place.frame.origin.offset(x: mark.offset.width, y: mark.offset.height)
    switch mark.kind {
    case .bar:
      let reach = plot.data.isOpaque(.bar, in: colors) ? grid.pixel : 0
      for span in series.spans {
        guard let span else { continue }
        let bar = place.shape(
          span, series.slot, radius: mark.cornerRadius ?? plot.cornerRadius,
          isFree: !mark.yStart.isEmpty, beneath: reach)
        painter.fill(bar, with: paint)
      }
    case .area:
      // Stacked areas are opaque, so that each has the colour of the legend.
      let opacity = plot.data.hasStackedAreas ? 1 : 0.35
      let isCovered = opacity == 1 && plot.data.isOpaque(.area, in: colors)
      for area in place.areas(of: series, isCovered: isCovered) {
        painter.fill(.path(area), with: .solid(color.with(alpha: color.alpha * opacity)))
      }
    case .line:
      let width = mark.lineWidth ?? 2
      for run in place.runs(of: series) {
        // A value between gaps has no line: it is a dot as wide as two.
        guard run.count > 1 else {
          symbol(.circle, at: run[0], side: 2 * width, paint, with: &painter)
          continue
        }
        let cap: StrokeStyle.Cap = mark.dash.isEmpty ? .round : .butt
        let style = StrokeStyle(width: width, cap: cap, join: .round, dashes: mark.dash)
        painter.append(.stroke(.path(place.line(run, mark.interpolation)), style, paint))
      }
      if let shape = mark.symbol { symbols(shape, of: series, at: place, paint, with: &painter) }
    case .point:
      symbols(mark.symbol ?? .circle, of: series, at: place, paint, with: &painter)
    case .rule:
      for rule in place.rules(mark) {
        painter.append(dashed(grid.snapped(rule), mark.dash, paint))
      }
    case .rectangle:
      for index in mark.rectangles {
        guard let box = place.rectangle(mark, index) else { continue }
        let radius = min(mark.cornerRadius ?? 0, box.width / 2, box.height / 2)
        painter.fill(.roundedRectangle(box, CornerRadii(radius)), with: paint)
      }
    case .sector: break
    }
  }

  /// A line across the plot in parts: dashes if it is upright, else a whole one.
  ///
  /// Dashes and gaps are 2 points long, the first dash begins at the top, and without a tick lines end with the plot
  /// (kasianov-mikhail/scout at c6218f7e, SparklineSnapshotTests, recorded on iOS 26).
  private func gridLine(_ parts: [Rect]) -> DisplayCommand {
    var path = Path()
    guard let first = parts.first, first.height > first.width else {
      for part in parts { path.addRect(part) }
      return .fill(parts.count == 1 ? .rectangle(parts[0]) : .path(path), .solid(lineColor))
    }
    for part in parts {
      path.move(to: Point(x: part.center.x, y: part.minY))
      path.line(to: Point(x: part.center.x, y: part.maxY))
    }
    let style = StrokeStyle(width: first.width, dashes: [2, 2])
    return .stroke(.path(path), style, .solid(lineColor))
  }

  /// A line as thick as the shorter side of a box.
  private func dashed(_ box: Rect, _ dash: [Double], _ paint: Paint) -> DisplayCommand {
    guard !dash.isEmpty else { return .fill(.rectangle(box), paint) }
    let isUpright = box.height > box.width
    var path = Path()
    path.move(
      to: isUpright ? Point(x: box.center.x, y: box.minY) : Point(x: box.minX, y: box.center.y))
    path.line(
      to: isUpright ? Point(x: box.center.x, y: box.maxY) : Point(x: box.maxX, y: box.center.y))
    let style = StrokeStyle(width: min(box.width, box.height), dashes: dash)
    return .stroke(.path(path), style, paint)
  }

  private func symbols(
    _ symbol: ChartSymbol, of series: ChartData.Series, at place: Plot, _ paint: Paint,
    with painter: inout Painter
  ) {
    for point in place.points(of: series) {
      guard let point else { continue }
      self.symbol(symbol, at: point, side: series.mark.symbolSize, paint, with: &painter)
    }
  }

  private func symbol(
    _ symbol: ChartSymbol, at point: Point, side: Double, _ paint: Paint,
    with painter: inout Painter
  ) {
    let box = Rect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    painter.fill(symbol == .circle ? .ellipse(box) : .path(symbol.path(in: box)), with: paint)
  }
}

extension Rect {
  /// The parts of a thin line, upright or level, that do not go through the letters of numbers.
  fileprivate func parts(beside numbers: [Rect], _ grid: PixelGrid) -> [Rect] {
    let isUpright = height > width
    let gaps = numbers.compactMap { number -> (start: Double, end: Double)? in
      // Lines of text have room above and below their letters.
      let letters = Rect(
        x: number.minX - (isUpright ? 1 : 2), y: number.minY + 2,
        width: number.width + (isUpright ? 2 : 4),
        height: number.height - 4)
      let isCrossed =
        isUpright
        ? letters.minX < center.x && center.x < letters.maxX
          && letters.minY < maxY && letters.maxY > minY
        : letters.minY < center.y && center.y < letters.maxY
          && letters.minX < maxX && letters.maxX > minX
      guard isCrossed else { return nil }
      let box = grid.snapped(letters)
      return isUpright ? (box.minY, box.maxY) : (box.minX, box.maxX)
    }
    guard !gaps.isEmpty else { return [self] }
    var parts: [Rect] = []
    var start = isUpright ? minY : minX
    func add(_ end: Double) {
      guard end > start else { return }
      parts.append(
        isUpright
          ? Rect(x: minX, y: start, width: width, height: end - start)
          : Rect(x: start, y: minY, width: end - start, height: height))
    }
    for gap in gaps.sorted(by: { $0.start < $1.start }) {
      add(gap.start)
      start = max(start, gap.end)
    }
    add(isUpright ? maxY : maxX)
    return parts
  }
}
