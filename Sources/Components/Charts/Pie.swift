internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// Slices clockwise from the top, with a gap between them, whole or as a ring.
struct Pie: Sendable {
  var sectors: [(value: Double, color: Color)]
  /// The share of the radius that is left out in the middle.
  var innerRadius: Double
}

extension Pie: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let total = sectors.reduce(0) { $0 + $1.value }
    var start = 0.0
    let slices = sectors.map { sector in
      let end = start + sector.value / total
      defer { start = end }
      return Slice(start: start, end: end, innerRadius: innerRadius).fill(sector.color)
    }
    ZStack { ForEach(0..<slices.count) { slices[$0] } }
      .aspectRatio(1, contentMode: .fit).appendNode(to: &tree, environment)
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
