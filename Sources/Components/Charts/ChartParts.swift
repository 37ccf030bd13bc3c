internal import GalleyGeometry
internal import GalleyLayout

/// The children of a chart's layout with their sizes.
struct ChartParts {
  let layout: ChartLayout
  let size: Size
  let numbers: [Size]
  let words: [Size]
  let notes: [Size]
  private let children: LayoutChildren
  private let xMeasure: Size?
  private let yMeasure: Size?
  private let legend: [Size]
  /// The items of the legend by lines.
  let legendLines: [Range<Int>]
  /// The space that views beside values at the plot's edges need, as if values ended there.
  private let noteRoom: EdgeInsets

  init(_ layout: ChartLayout, _ children: LayoutChildren, in size: Size) {
    (self.layout, self.children, self.size) = (layout, children, size)
    var next = 1
    func take(_ count: Int, in width: Double? = nil) -> [Size] {
      defer { next += count }
      let proposal = ProposedSize(width: width, height: nil)
      return (next..<next + count).map { children.size(of: $0, for: proposal) }
    }
    numbers = take(layout.values.count)
    words = take(layout.places.count)
    notes = take(layout.annotations.count)
    yMeasure = take(layout.measures.y ? 1 : 0).first
    xMeasure = take(layout.measures.x ? 1 : 0).first
    legend = take(layout.legendCount, in: size.width)
    legendLines = Self.lines(of: legend, in: size.width)
    noteRoom = layout.room(for: notes)
  }

  private static func lines(of items: [Size], in width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var end = 0.0
    for (index, item) in items.enumerated() {
      if let line = lines.last, end + Self.legendSpacing + item.width <= width {
        lines[lines.count - 1] = line.lowerBound..<index + 1
        end += Self.legendSpacing + item.width
      } else {
        lines.append(index..<index + 1)
        end = item.width
      }
    }
    return lines
  }

  private static let legendSpacing = 14.0
  private static let legendLineSpacing = 4.0

  // MARK: Heights

  private func height(ofLegendLine index: Int) -> Double {
    legend[legendLines[index]].map(\.height).max() ?? 0
  }

  /// The height of the legend and the gap before it.
  func legendHeight(_ room: ChartRoom) -> Double {
    guard room.legendLines > 0 else { return 0 }
    let lines = (0..<room.legendLines).reduce(0) { $0 + height(ofLegendLine: $1) }
    return ChartLayout.legendGap + lines + Self.legendLineSpacing * Double(room.legendLines - 1)
  }

  /// The height of what axes measure and the gaps beside it.
  func measuresHeight(_ room: ChartRoom) -> Double {
    guard room.hasMeasures else { return 0 }
    return [xMeasure, yMeasure].compactMap { $0 }.reduce(0) { $0 + $1.height + 4 }
  }

  /// The space between the plot and the edges.
  private func insets(_ room: ChartRoom) -> EdgeInsets {
    var insets = room.hasLabels ? horizontalInsets : EdgeInsets(0)
    let end = room.hasMeasures ? xMeasure.map { $0.height + 4 } ?? 0 : 0
    insets.bottom = legendHeight(room) + end
    insets.top = measuresHeight(room) - end
    guard room.hasLabels else { return insets }
    if layout.isHorizontal {
      insets.bottom += numbers.map(\.height).max().map { $0 + ChartLayout.gap } ?? 0
    } else {
      insets.bottom += (wordHeight(room).map { $0 + ChartLayout.gap } ?? 0) + noteRoom.bottom
      // Half a number extends above the highest line, and half of one below the lowest.
      let half = (numbers.first?.height ?? 0) / 2
      insets.top += max(half, noteRoom.top)
      insets.bottom = max(half, insets.bottom)
    }
    return insets
  }

  /// The first of the rooms that leaves the plot half of the height, and 40 points of both lengths if there are as many.
  var room: ChartRoom {
    let lines = legendLines.count
    var rooms = (0...lines).reversed().map { ChartRoom(legendLines: $0) }
    rooms.append(ChartRoom(legendLines: 0, hasMeasures: false))
    rooms.append(ChartRoom(legendLines: 0, hasMeasures: false, lines: 1))
    let last = ChartRoom(legendLines: 0, hasMeasures: false, lines: 1, hasLabels: false)
    let least = max(size.height / 2, min(40, size.height))
    return rooms.first {
      let insets = insets($0)
      return size.height - insets.top - insets.bottom >= least
        && size.width - insets.leading - insets.trailing >= min(40, size.width)
    } ?? last
  }

  /// The frame of the plot.
  func plot(_ room: ChartRoom) -> Rect {
    let insets = insets(room)
    return Rect(
      x: insets.leading, y: insets.top,
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  // MARK: Widths

  /// The width of the numbers beside the plot and their gap; 0 if they would leave it no room.
  private var numberWidth: Double {
    guard !layout.isHorizontal, let widest = numbers.map(\.width).max() else { return 0 }
    let width = widest + ChartLayout.gap
    return size.width - width < min(40, size.width) ? 0 : width
  }

  /// The width of the names beside the plot, at most two fifths of the chart's.
  private var nameWidth: Double { min(words.map(\.width).max() ?? 0, size.width * 0.4) }

  private var horizontalInsets: EdgeInsets {
    var insets = EdgeInsets(0)
    if layout.isHorizontal {
      insets.leading = (words.isEmpty ? 0 : nameWidth + ChartLayout.gap) + noteRoom.leading
      // Half of the last number extends beyond the plot.
      insets.trailing = max((numbers.last?.width ?? 0) / 2, noteRoom.trailing)
      return insets
    }
    if layout.numbersLead { insets.leading = numberWidth } else { insets.trailing = numberWidth }
    guard layout.data.places.line != nil else { return insets }
    // Labels are centred on their ticks: those at the ends reach beyond the plot.
    let width = size.width - numberWidth
    let plot = Plot(
      frame: Rect(x: 0, y: 0, width: width, height: 1), data: layout.data, isMirrored: false,
      isHorizontal: false)
    for (share, word) in zip(layout.places, words) {
      let place = plot.x(share: share)
      insets.leading = max(insets.leading, min(word.width / 2 - place, width / 4))
      let beyond = min(place + word.width / 2 - width, width / 4)
      insets.trailing = max(insets.trailing, beyond)
    }
    return insets
  }

  // MARK: Numbers

  func numberPlacements(_ plot: Rect, _ room: ChartRoom) -> [ChildPlacement] {
    guard room.hasLabels, layout.isHorizontal || numberWidth > 0 else {
      return numbers.map { _ in .hidden }
    }
    if layout.isHorizontal { return numbersBelow(plot) }
    // Every second or third number where all of them have no room.
    let values = layout.values
    let step = values.count > 1 ? (values[1] - values[0]) * plot.height : .infinity
    let shown = step > 0 ? max(1, ((numbers.first?.height ?? 0) / step).rounded(.up)) : .infinity
    return zip(values, numbers).enumerated().map { index, number in
      guard Double(index).truncatingRemainder(dividingBy: shown) == 0 else { return .hidden }
      let y = plot.maxY - number.0 * plot.height - number.1.height / 2
      let x =
        layout.numbersLead
        ? plot.minX - ChartLayout.gap - number.1.width : plot.maxX + ChartLayout.gap
      return ChildPlacement(origin: Point(x: x, y: y), proposal: ProposedSize(number.1))
    }
  }

  private func numbersBelow(_ plot: Rect) -> [ChildPlacement] {
    let starts = zip(layout.values, numbers).map { plot.minX + $0 * plot.width - $1.width / 2 }
    let step = Self.step(of: zip(starts, numbers).map { ($0, $0 + $1.width) }, gap: 4)
    return numbers.indices.map { index in
      guard index % step == 0 else { return .hidden }
      return ChildPlacement(
        origin: Point(x: starts[index], y: plot.maxY + ChartLayout.gap),
        proposal: ProposedSize(numbers[index]))
    }
  }

  /// The least step at which none of the spans touches the one before it.
  private static func step(of spans: [(start: Double, end: Double)], gap: Double) -> Int {
    (1..<max(spans.count, 2)).first { step in
      let chosen = Array(stride(from: 0, to: spans.count, by: step))
      return zip(chosen, chosen.dropFirst()).allSatisfy {
        spans[$1].start >= spans[$0].end + gap
      }
    } ?? max(spans.count, 1)
  }

  // MARK: Places

  /// The labels that are shown, every so many, and the width of each; nil for whole ones.
  private func wordFit(_ room: ChartRoom) -> (step: Int, width: Double?) {
    guard !layout.isHorizontal else { return (1, nameWidth) }
    let inner = plotWidth
    if layout.data.places.line != nil {
      let spans = zip(layout.places, words).map { share, word in
        (share * inner - word.width / 2, share * inner + word.width / 2)
      }
      return (Self.step(of: spans, gap: 6), nil)
    }
    let band = layout.data.places.band * inner
    for step in 1...max(words.count, 1) {
      let width = Double(step) * band - 4
      let shown = stride(from: 0, to: words.count, by: step)
      if shown.allSatisfy({ words[$0].width <= width }) { return (step, nil) }
      if width >= Self.leastWordWidth { return (step, width) }
    }
    return (max(words.count, 1), inner)
  }

  /// The width in which a name is broken or cut instead of left out.
  private static let leastWordWidth = 44.0

  private var plotWidth: Double {
    let insets = horizontalInsets
    let width = max(size.width - insets.leading - insets.trailing, 0)
    return layout.data.places.line == nil ? width : max(width - 2 * layout.data.inset, 0)
  }

  /// The proposal for a name in a width: on one line if it is short enough, on two if no word is broken there, else cut.
  private func proposal(_ index: Int, in width: Double?, _ lines: Int) -> ProposedSize {
    let word = words[index]
    guard let width, word.width > width else { return ProposedSize(word) }
    let child = 1 + numbers.count + index
    let isWhole = lines > 1 && children.leastWidth(of: child) <= width
    return ProposedSize(width: width, height: isWhole ? word.height * 2.2 : word.height)
  }

  private func wordSize(_ index: Int, _ proposal: ProposedSize) -> Size {
    children.size(of: 1 + numbers.count + index, for: proposal)
  }

  private func wordHeight(_ room: ChartRoom) -> Double? {
    let fit = wordFit(room)
    return stride(from: 0, to: words.count, by: fit.step).map {
      wordSize($0, proposal($0, in: fit.width, room.lines)).height
    }.max()
  }

  func wordPlacements(_ plot: Rect, _ room: ChartRoom) -> [ChildPlacement] {
    guard room.hasLabels else { return words.map { _ in .hidden } }
    let drawn = Plot(
      frame: plot, data: layout.data, isMirrored: false, isHorizontal: layout.isHorizontal)
    if layout.isHorizontal { return wordsBeside(plot, drawn) }
    let fit = wordFit(room)
    return words.indices.map { index in
      guard index % fit.step == 0 else { return .hidden }
      let proposal = proposal(index, in: fit.width, room.lines)
      let x = drawn.x(share: layout.places[index]) - wordSize(index, proposal).width / 2
      return ChildPlacement(
        origin: Point(x: x, y: plot.maxY + noteRoom.bottom + ChartLayout.gap), proposal: proposal)
    }
  }

  private func wordsBeside(_ plot: Rect, _ drawn: Plot) -> [ChildPlacement] {
    let band = layout.data.places.band * plot.height
    let proposals = words.indices.map {
      proposal($0, in: nameWidth, band >= words[$0].height * 2 ? 2 : 1)
    }
    let sizes = words.indices.map { wordSize($0, proposals[$0]) }
    let tops = zip(layout.places, sizes).map { drawn.x(share: $0) - $1.height / 2 }
    // Lines of text have room above and below their letters.
    let step = Self.step(of: zip(tops, sizes).map { ($0, $0 + $1.height - 4) }, gap: 4)
    return words.indices.map { index in
      guard index % step == 0 else { return .hidden }
      let end = plot.minX - noteRoom.leading - ChartLayout.gap
      return ChildPlacement(
        origin: Point(x: end - sizes[index].width, y: tops[index]), proposal: proposals[index])
    }
  }

  // MARK: Measures and legend

  func measurePlacements(_ plot: Rect, _ room: ChartRoom) -> [ChildPlacement] {
    var result: [ChildPlacement] = []
    if let yMeasure {
      let leads = layout.isHorizontal || layout.numbersLead
      let x = leads ? 0 : max(size.width - yMeasure.width, 0)
      result.append(measure(yMeasure, Point(x: x, y: 0), room))
    }
    if let xMeasure {
      // Centred below the plot, within the chart.
      let x = max(min(plot.midX - xMeasure.width / 2, size.width - xMeasure.width), 0)
      let y = size.height - legendHeight(room) - xMeasure.height
      result.append(measure(xMeasure, Point(x: x, y: y), room))
    }
    return result
  }

  private func measure(_ own: Size, _ origin: Point, _ room: ChartRoom) -> ChildPlacement {
    guard room.hasMeasures else { return .hidden }
    let width = min(own.width, size.width)
    return ChildPlacement(
      origin: origin, proposal: ProposedSize(width: width, height: own.height))
  }

  func legendPlacements(_ room: ChartRoom) -> [ChildPlacement] {
    var y = size.height - legendHeight(room) + ChartLayout.legendGap
    var result: [ChildPlacement] = []
    for (index, line) in legendLines.enumerated() {
      guard index < room.legendLines else {
        result += line.map { _ in .hidden }
        continue
      }
      var x = 0.0
      let height = height(ofLegendLine: index)
      for item in line {
        let own = legend[item]
        result.append(
          ChildPlacement(
            origin: Point(x: x, y: y + (height - own.height) / 2),
            proposal: ProposedSize(own)))
        x += own.width + Self.legendSpacing
      }
      y += height + Self.legendLineSpacing
    }
    return result
  }
}

extension ChartLayout {
  fileprivate func room(for notes: [Size]) -> EdgeInsets {
    var room = EdgeInsets(0)
    for (note, size) in zip(annotations, notes) {
      switch Plot.side(of: note, in: data, isHorizontal: isHorizontal) {
      case .overlay: break
      case .top: room.top = max(room.top, size.height + note.spacing)
      case .bottom: room.bottom = max(room.bottom, size.height + note.spacing)
      case .leading where isHorizontal:
        room.leading = max(room.leading, size.width + note.spacing)
      case .trailing where isHorizontal:
        room.trailing = max(room.trailing, size.width + note.spacing)
      case .leading, .trailing: break
      }
    }
    return room
  }
}
