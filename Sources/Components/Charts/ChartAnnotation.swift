internal import GalleyGeometry

/// A view beside a value of a chart: its number, or what Swift Charts' `annotation` puts there.
package struct ChartAnnotation: Sendable {
  /// On which side of the bar, point or line it stands.
  package enum Side: Sendable { case overlay, top, bottom, leading, trailing }

  /// The mark, by its place in the chart.
  package var mark: Int
  /// The value, by its place in the mark.
  package var index: Int
  /// The side; nil is above the value, below it where it is negative, beside it where bars lie.
  package var side: Side?
  /// Where it lies along that side, 0 at the leading or upper end, 1 at the other.
  package var alignment = 0.5
  /// The gap between the two in points.
  package var spacing = 2.0
  /// The view.
  package var content: AnyView
  /// True if it is left out where it would cover one before it.
  package var yields = false

  /// Makes an annotation.
  package init(mark: Int, index: Int, side: Side? = nil, content: AnyView) {
    (self.mark, self.index, self.side, self.content) = (mark, index, side, content)
  }
}

extension Plot {
  /// The side of an annotation.
  static func side(
    of annotation: ChartAnnotation, in data: ChartData, isHorizontal: Bool
  ) -> ChartAnnotation.Side {
    if let side = annotation.side { return side }
    guard data.series.indices.contains(annotation.mark) else { return .top }
    let mark = data.series[annotation.mark].mark
    let isNegative = (mark.y.dropFirst(annotation.index).first.flatMap(\.self) ?? 0) < 0
    if isHorizontal { return isNegative ? .leading : .trailing }
    return isNegative ? .bottom : .top
  }

  /// Where an annotation of a size lies; nil is for a value that is not drawn.
  func frame(of annotation: ChartAnnotation, _ size: Size) -> Rect? {
    guard let box = extent(of: annotation.mark, annotation.index) else { return nil }
    let gap = annotation.spacing
    let along = Point(
      x: box.minX + (box.width - size.width) * annotation.alignment,
      y: box.minY + (box.height - size.height) * annotation.alignment)
    let origin =
      switch Self.side(of: annotation, in: data, isHorizontal: isHorizontal) {
      case .overlay:
        Point(x: box.center.x - size.width / 2, y: box.center.y - size.height / 2)
      case .top: Point(x: along.x, y: box.minY - gap - size.height)
      case .bottom: Point(x: along.x, y: box.maxY + gap)
      case .leading: Point(x: box.minX - gap - size.width, y: along.y)
      case .trailing: Point(x: box.maxX + gap, y: along.y)
      }
    return Rect(origin: origin, size: size)
  }

  /// The box of a bar, a point, a place of a line or a whole rule.
  private func extent(of index: Int, _ value: Int) -> Rect? {
    guard data.series.indices.contains(index) else { return nil }
    let series = data.series[index]
    if series.mark.kind == .rule {
      return rules(series.mark).dropFirst(value).first
    }
    if series.mark.kind == .rectangle { return rectangle(series.mark, value) }
    if series.mark.kind == .bar {
      return series.spans.dropFirst(value).first.flatMap(\.self).map { bar($0, series.slot) }
    }
    guard let point = points(of: series).dropFirst(value).first ?? nil else { return nil }
    let side = series.mark.kind == .point || series.mark.symbol != nil ? series.mark.symbolSize : 2
    return Rect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
  }
}
