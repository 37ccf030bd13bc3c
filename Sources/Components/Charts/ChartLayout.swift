internal import GalleyGeometry
internal import GalleyLayout

/// The plot and its surroundings: numbers at its trailing edge and places below it, or, if the chart is
/// horizontal, places at its leading edge and numbers below it; what the axes measure, and the legend. All of these give
/// way before the plot has less than half of the height.
struct ChartLayout: ContainerLayout {
  /// The positions of the numbers along the axis of values, 0 at the bottom.
  var values: [Double] = []
  /// The positions of the places along the other axis, 0 at the leading edge.
  var places: [Double] = []
  var isHorizontal = false
  /// True if the numbers are at the leading edge of the plot.
  var numbersLead = false
  var data: ChartData
  var annotations: [ChartAnnotation] = []
  /// True if there is the label that names what an axis measures.
  var measures = (x: false, y: false)
  var legendCount = 0

  static let gap = 6.0
  /// The gap between the plot's labels and the legend.
  static let legendGap = 12.0

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    let width = proposal.width ?? 320
    if let height = proposal.height { return Size(width: width, height: height) }
    let parts = ChartParts(self, children, in: Size(width: width, height: 200))
    let room = ChartRoom(legendLines: parts.legendLines.count)
    return Size(width: width, height: 200 + parts.legendHeight(room) + parts.measuresHeight(room))
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    let parts = ChartParts(self, children, in: size)
    let room = parts.room
    let plot = parts.plot(room)
    return [ChildPlacement(origin: plot.origin, proposal: ProposedSize(plot.size))]
      + parts.numberPlacements(plot, room) + parts.wordPlacements(plot, room)
      + noted(parts.notes, plot) + parts.measurePlacements(plot, room)
      + parts.legendPlacements(room)
  }

  private func noted(_ notes: [Size], _ frame: Rect) -> [ChildPlacement] {
    let plot = Plot(frame: frame, data: data, isMirrored: false, isHorizontal: isHorizontal)
    return plot.frames(of: annotations, notes).map { frame in
      frame.map { ChildPlacement(origin: $0.origin, proposal: ProposedSize($0.size)) } ?? .hidden
    }
  }
}

extension ChildPlacement {
  /// That of a child which has no room.
  static var hidden: ChildPlacement {
    var place = ChildPlacement(origin: .zero, proposal: .unspecified)
    place.isShown = false
    return place
  }
}

/// The surroundings of a plot that have room.
struct ChartRoom {
  var legendLines: Int
  var hasMeasures = true
  /// The lines of a label of a place.
  var lines = 2
  var hasLabels = true
}
