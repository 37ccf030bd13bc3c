internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// Slices clockwise from the top, with a gap between them, whole or as a ring.
struct Pie: Sendable {
  var sectors: [ChartData.Sector]
  /// The share of the radius that is left out in the middle.
  var innerRadius: Double
  /// The annotation of each slice.
  var notes: [AnyView?]
  /// The slices whose annotation is left out if it does not fit into the slice.
  var yields: Set<Int> = []
}

extension Pie: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let total = sectors.reduce(0) { $0 + $1.value }
    var start = 0.0
    var slices: [Slice] = []
    for sector in sectors {
      let end = start + sector.value / total
      slices.append(Slice(start: start, end: end, innerRadius: innerRadius))
      start = end
    }
    let noted = notes.indices.filter { notes[$0] != nil }
    ZStack {
      ForEach(0..<slices.count) { slices[$0].fill(sectors[$0].color) }
      if !noted.isEmpty {
        // Slices go clockwise whichever way words are read.
        let yielding = noted.indices.filter { yields.contains(noted[$0]) }
        Arranged(SliceLayout(slices: noted.map { slices[$0] }, yields: Set(yielding))) {
          ForEach(0..<noted.count) { index in
            if let note = notes[noted[index]] { note.layoutDirection(environment.direction) }
          }
        }
        .layoutDirection(.leftToRight)
      }
    }
    .aspectRatio(1, contentMode: .fit).appendNode(to: &tree, environment)
  }
}

/// Views in the middles of slices.
private struct SliceLayout: ContainerLayout {
  var slices: [Slice]
  /// The views that are left out if they do not fit into their slice.
  var yields: Set<Int>

  func size(for proposal: ProposedSize, children: LayoutChildren) -> Size {
    Size(width: proposal.width ?? 200, height: proposal.height ?? 200)
  }

  func arrangement(
    in size: Size, proposal: ProposedSize, children: LayoutChildren
  ) -> [ChildPlacement] {
    slices.indices.map { index in
      let (slice, own) = (slices[index], children.size(of: index, for: .unspecified))
      let angle = Angle.degrees((slice.start + slice.end) * 180 - 90)
      // A whole circle has its middle in the middle.
      let isWhole = slice.end - slice.start >= 1 && slice.innerRadius == 0
      let radius = min(size.width, size.height) / 2
      let middle = radius * (isWhole ? 0 : max((1 + slice.innerRadius) / 2, 0.68))
      let center = Point(
        x: size.width / 2 + middle * angle.cosine, y: size.height / 2 + middle * angle.sine)
      let box = Rect(
        x: center.x - own.width / 2, y: center.y - own.height / 2, width: own.width,
        height: own.height)
      if yields.contains(index), !slice.contains(box, in: size) { return .hidden }
      return ChildPlacement(origin: box.origin, proposal: ProposedSize(own))
    }
  }
}

/// A slice between two shares of the circle.
private struct Slice: Sendable {
  var start: Double
  var end: Double
  var innerRadius: Double
}

extension Slice {
  /// Returns true if the letters in a box fit into the slice: the corners between its edges, and the middles of the
  /// sides outside of the hole. Lines of text have room above and below their letters.
  func contains(_ box: Rect, in size: Size) -> Bool {
    let (x, y) = (size.width / 2, size.height / 2)
    let radius = min(size.width, size.height) / 2
    let (left, right) = (box.minX - x, box.maxX - x)
    let (top, bottom) = (box.minY + 2 - y, box.maxY - 2 - y)
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)]
    let nearest = (max(left, min(0, right)), max(top, min(0, bottom)))
    func isInside(_ point: (Double, Double), _ length: Double) -> Bool {
      point.0 * point.0 + point.1 * point.1 <= length * length
    }
    guard corners.allSatisfy({ isInside($0, radius) }) else { return false }
    if innerRadius > 0, isInside(nearest, radius * innerRadius) { return false }
    if end - start >= 1 { return true }
    return corners.allSatisfy { liesBetweenEdges($0) }
  }

  /// Returns true if a point is clockwise of the edge at the start and counterclockwise of that at the end.
  private func liesBetweenEdges(_ point: (Double, Double)) -> Bool {
    func side(_ share: Double) -> Double {
      let angle = Angle.degrees(share * 360 - 90)
      return angle.cosine * point.1 - angle.sine * point.0
    }
    let (isAfter, isBefore) = (side(start) >= 0, side(end) <= 0)
    return end - start <= 0.5 ? isAfter && isBefore : isAfter || isBefore
  }
}

extension Slice: Shape {
  nonisolated func path(in rect: Rect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    // Half a point on either side makes a gap of one.
    let gap = end - start < 1 && radius > 0 ? 0.5 / radius * 180 / .pi : 0
    let from = start * 360 - 90 + gap
    let to = max(end * 360 - 90 - gap, from)
    var path = Path()
    path.arc(center: rect.center, radius: radius, from: .degrees(from), to: .degrees(to))
    if innerRadius > 0 {
      path.arc(
        center: rect.center, radius: radius * innerRadius, from: .degrees(to), to: .degrees(from))
    } else {
      path.line(to: rect.center)
    }
    path.close()
    return path
  }
}
