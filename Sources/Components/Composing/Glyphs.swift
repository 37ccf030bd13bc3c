internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// The line of a tick in its room.
struct Tick: Sendable {}

extension Tick: Shape {
  nonisolated func path(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.minY + rect.height * 0.55))
    path.line(to: Point(x: rect.minX + rect.width * 0.36, y: rect.minY + rect.height * 0.9))
    path.line(to: Point(x: rect.maxX, y: rect.minY + rect.height * 0.1))
    return path
  }
}

/// An angle that points to trailing, or to leading, or down.
struct Chevron: Sendable {
  var edge = Edge.trailing
}

extension Chevron: OutlinedShape {
  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    let isLeft = (edge == .leading) == (direction == .leftToRight)
    var path = Path()
    switch edge {
    case .top, .bottom:
      let (base, tip) = edge == .bottom ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
      path.move(to: Point(x: rect.minX, y: base))
      path.line(to: Point(x: rect.midX, y: tip))
      path.line(to: Point(x: rect.maxX, y: base))
    case .leading, .trailing:
      let (base, tip) = isLeft ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
      path.move(to: Point(x: base, y: rect.minY))
      path.line(to: Point(x: tip, y: rect.midY))
      path.line(to: Point(x: base, y: rect.maxY))
    }
    return .path(path)
  }
}

/// The diagonals of its room.
struct Cross: Sendable {}

extension Cross: Shape {
  nonisolated func path(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.maxY))
    path.move(to: Point(x: rect.maxX, y: rect.minY))
    path.line(to: Point(x: rect.minX, y: rect.maxY))
    return path
  }
}

extension Shape {
  /// A drawn sign in a colour, with round ends and joins, in points.
  ///
  /// - Parameter surroundings: The environment whose text the sign grows with; nil for a sign that keeps its
  ///   size.
  nonisolated func glyph(
    _ color: some ShapeStyle, lineWidth: Double, width: Double, height: Double,
    growingIn surroundings: EnvironmentValues? = nil
  ) -> some View {
    let growth = surroundings?.grown(1) ?? 1
    return stroke(
      color, style: StrokeStyle(width: lineWidth * growth, cap: .round, join: .round)
    )
    .frame(width: width * growth, height: height * growth)
  }
}
