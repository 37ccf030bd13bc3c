internal import GalleyGeometry

/// A view beside a value of a chart: its number, or what Swift Charts' `annotation` puts there.
package struct ChartAnnotation: Sendable {
  /// The side of the bar, point or line on which the annotation is placed.
  package enum Side: Sendable { case overlay, top, bottom, leading, trailing }

  /// The mark, by its place in the chart.
  package var mark: Int
  /// The value, by its place in the mark.
  package var index: Int
  /// The side; nil is above the value, below it if it is negative, beside it if bars are horizontal.
  package var side: Side?
  /// The position along that side, 0 at the leading or upper end, 1 at the other.
  package var alignment = 0.5
  /// The gap between the two in points.
  package var spacing = 2.0
  /// The view.
  package var content: AnyView
  /// True if it is left out where it would cover another or a bar.
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

  /// Returns the frames of annotations with their sizes. Those that yield are nil where they would cover another or a
  /// bar, all those of bars if one is wider than its bar's room; they make way for rules.
  func frames(of annotations: [ChartAnnotation], _ sizes: [Size]) -> [Rect?] {
    var taken = data.series.flatMap { series in
      series.mark.kind == .bar
        ? series.spans.compactMap { $0.map { bar($0, series.slot).inset(by: 0.5) } } : []
    }
    for series in data.series where series.mark.kind == .point || series.mark.symbol != nil {
      let side = max(series.mark.symbolSize - 1, 0)
      taken += points(of: series).compactMap(\.self).map {
        Rect(x: $0.x - side / 2, y: $0.y - side / 2, width: side, height: side)
      }
    }
    let rules = data.series.flatMap { $0.mark.kind == .rule ? self.rules($0.mark) : [] }
    let lines = data.series.filter { $0.mark.kind == .line }.flatMap { runs(of: $0) }
    let leavesBarsOut = zip(annotations, sizes).contains { $0.yields && !fitsBar($0, $1) }
    return zip(annotations, sizes).map { note, size -> Rect? in
      guard note.yields else {
        guard let place = frame(of: note, size) else { return nil }
        taken.append(place)
        return place
      }
      if leavesBarsOut && isBar(note) { return nil }
      // The value of a point on a line may be on the other side of it.
      for side in isOnLine(note) ? [nil, otherSide(of: note)] : [nil] {
        var note = note
        note.side = side ?? note.side
        guard var place = frame(of: note, size) else { return nil }
        keepWithin(&place)
        for rule in rules where rule.intersects(place) { clear(rule, &place) }
        if isBar(note), isCrossed(place, by: lines) { raise(&place, above: lines) }
        guard !taken.contains(where: { $0.intersects(place) }), !isCrossed(place, by: lines)
        else { continue }
        taken.append(place)
        return place
      }
      return nil
    }
  }

  /// True if a line goes through the letters of a value.
  private func isCrossed(_ place: Rect, by lines: [[Point]]) -> Bool {
    // Lines of text have room above and below their letters.
    let letters = Rect(
      x: place.minX, y: place.minY + 2.5, width: place.width, height: place.height - 5)
    return lines.contains { letters.isCrossed(by: $0) }
  }

  /// Moves the value of an upright bar above the lines across it, by twice its height at most: farther away it would
  /// no longer be the bar's.
  private func raise(_ place: inout Rect, above lines: [[Point]]) {
    let box = place
    let heights = lines.flatMap { line in
      zip(line, line.dropFirst()).flatMap { from, to -> [Double] in
        let (left, right) = from.x < to.x ? (from, to) : (to, from)
        guard left.x < box.maxX, right.x > box.minX, left.x < right.x else { return [] }
        let slope = (right.y - left.y) / (right.x - left.x)
        return [max(left.x, box.minX), min(right.x, box.maxX)].map {
          left.y + slope * ($0 - left.x)
        }
      }
    }
    guard !isHorizontal, let highest = heights.min() else { return }
    let y = highest - 0.5 - box.height
    if y < box.minY, y >= max(frame.minY - box.height, box.minY - 2 * box.height) {
      place.origin.y = y
    }
  }

  /// Moves a value along the places into the plot: those at the ends would reach into the numbers of the axis.
  private func keepWithin(_ place: inout Rect) {
    if isHorizontal {
      place.origin.y = max(frame.minY, min(place.minY, frame.maxY - place.height))
    } else {
      place.origin.x = max(frame.minX, min(place.minX, frame.maxX - place.width))
    }
  }

  private func otherSide(of note: ChartAnnotation) -> ChartAnnotation.Side {
    switch Self.side(of: note, in: data, isHorizontal: isHorizontal) {
    case .top, .overlay: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  private func isBar(_ note: ChartAnnotation) -> Bool {
    data.series.indices.contains(note.mark) && data.series[note.mark].mark.kind == .bar
  }

  private func isOnLine(_ note: ChartAnnotation) -> Bool {
    data.series.indices.contains(note.mark) && data.series[note.mark].mark.kind == .line
  }

  /// Returns false for the value of a bar that reaches into the room of the bar beside it.
  private func fitsBar(_ note: ChartAnnotation, _ size: Size) -> Bool {
    guard isBar(note) else { return true }
    let slot = data.series[note.mark].slot
    let band = data.places.band * (isHorizontal ? frame.height : frame.width)
    let room = slot.count > 1 ? band * 0.65 / Double(slot.count) : band
    // Lines of text have room above and below their letters.
    return isHorizontal ? size.height - 4 <= room : size.width <= room
  }

  /// Moves a value away from its bar to the other side of a rule across it.
  private func clear(_ rule: Rect, _ place: inout Rect) {
    if isHorizontal, rule.height > rule.width {
      place.origin.x = place.minX < y(0) ? rule.minX - 1 - place.width : rule.maxX + 1
    } else if !isHorizontal, rule.width > rule.height {
      place.origin.y = place.maxY > y(0) ? rule.maxY + 1 : rule.minY - 1 - place.height
    }
  }

  /// Returns the frame of an annotation with a size; nil for a value that is not drawn.
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

extension Rect {
  /// Returns true if the straight lines between points cross the box.
  fileprivate func isCrossed(by points: [Point]) -> Bool {
    zip(points, points.dropFirst()).contains { from, to in
      // The part of the line that is within the box by each axis (Liang and Barsky 1984).
      var (start, end) = (0.0, 1.0)
      func isOut(_ origin: Double, _ way: Double, _ low: Double, _ high: Double) -> Bool {
        if way == 0 { return origin < low || origin > high }
        let (one, two) = ((low - origin) / way, (high - origin) / way)
        (start, end) = (max(start, min(one, two)), min(end, max(one, two)))
        return start > end
      }
      return !isOut(from.x, to.x - from.x, minX, maxX)
        && !isOut(from.y, to.y - from.y, minY, maxY)
    }
  }
}
