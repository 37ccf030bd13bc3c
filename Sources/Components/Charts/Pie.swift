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
        Arranged(SliceLayout(slices: noted.map { slices[$0] })) {
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
      let radius =
        min(size.width, size.height) / 2
        * (isWhole ? 0 : max((1 + slice.innerRadius) / 2, 0.68))
      return ChildPlacement(
        origin: Point(
          x: size.width / 2 + radius * angle.cosine - own.width / 2,
          y: size.height / 2 + radius * angle.sine - own.height / 2),
        proposal: ProposedSize(own))
    }
  }
}

/// A slice between two shares of the circle.
private struct Slice: Sendable {
  var start: Double
  var end: Double
  var innerRadius: Double
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
