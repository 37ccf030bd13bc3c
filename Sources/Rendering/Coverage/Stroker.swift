import GalleyPainting

extension Outline {
  /// The area of a stroke, to be filled by the non-zero rule: a polygon for each line, with the
  /// corner or the cap at its end, all turning the same way, so that together they cover what any
  /// of them covers.
  ///
  /// Parts that cannot touch the pixels from the origin to `width`, `height` are left out.
  /// `closing` closes all contours, as filling does.
  ///
  /// - Throws: `tooManyDashes` when more than 2²⁰ can be seen, and `outOfTime`.
  func stroked(
    _ stroke: OutlineStroke, width: Int, height: Int, closing: Bool = false, _ budget: PictureBudget
  ) throws(RenderingError) -> Polylines {
    guard let pen = StrokePen(stroke) else { return Polylines() }
    let window = FixedRect(left: 0, top: 0, right: width << 8, bottom: height << 8)
    var stroker = Stroker(
      pen, cap: stroke.cap, join: stroke.join, miterLimit: stroke.miterLimit, window: window)
    let pattern = DashPattern(stroke.dashes, phase: stroke.dashPhase, scale: pen.scale)
    // Dashes whose pen cannot reach the window are not made.
    let reach = window.inset(by: -(3 * pen.radius / 16 + 2 * Fixed.one))
    var dashes = 0
    func count() throws(RenderingError) {
      dashes += 1
      if dashes % 4_096 == 0 { try budget.requireTime() }
      guard dashes > Outline.maximumDashes else { return }
      throw .tooManyDashes(allowed: Outline.maximumDashes / 2, owner: budget.owner)
    }
    let lines = flattened(.stroke)
    for contour in lines.contours {
      let line = StrokeLine(
        contour, of: lines, isClosed: closing || contour.isClosed, pen)
      if let pattern {
        try line.forEachDash(pattern, pen, in: reach, count: count) { stroker.add($0) }
      } else {
        stroker.add(line)
      }
    }
    return stroker.area
  }

  /// Dashes and gaps of one stroke in one tile.
  private static let maximumDashes = 1 << 21
}

/// Turns lines into the polygons that a pen covers along them.
private struct Stroker {
  private(set) var area = Polylines()
  private let pen: StrokePen
  private let cap: StrokeStyle.Cap
  private let join: StrokeStyle.Join
  /// The square of the limit of miters, in steps of 1/256.
  private let squaredLimit: Int
  private let window: FixedRect
  private var polygon: [Vertex] = []

  /// Arcs keep to within 0.04 pixels of their chords, in steps of 1/4,096 pixel.
  private static let tolerance = 164
  /// The cosine from which a line counts as turning back.
  private static let nearlyBack = UnitVector.one - UnitVector.one >> 10

  init(
    _ pen: StrokePen, cap: StrokeStyle.Cap, join: StrokeStyle.Join, miterLimit: Double,
    window: FixedRect
  ) {
    self.pen = pen
    self.cap = cap
    self.join = join
    squaredLimit = Int((miterLimit * miterLimit * 256).rounded())
    self.window = window
  }

  mutating func add(_ line: StrokeLine) {
    let vertices = line.vertices
    guard vertices.count > 1 else { return dot(line) }
    let count = line.segments.count
    for (index, segment) in line.segments.enumerated() {
      let (start, end) = (vertices[index], vertices[(index + 1) % vertices.count])
      put(pen.place(start, segment.start.turned))
      put(pen.place(end, segment.end.turned))
      if index == count - 1, !line.isClosed {
        addCap(end, segment.end)
      } else {
        addJoin(end, segment.end, line.segments[(index + 1) % count].start)
      }
      put(pen.place(end, -segment.end.turned))
      put(pen.place(start, -segment.start.turned))
      if index == 0, !line.isClosed {
        addCap(start, -segment.start)
      } else if !start.isSmooth {
        // The corner before ends at the vertex itself, which rounding may leave beside the line
        // from one side to the other.
        put(start)
      }
      finish()
    }
  }

  /// A line without length shows both of its caps.
  private mutating func dot(_ line: StrokeLine) {
    guard let center = line.vertices.first, cap != .butt else { return }
    let direction = line.segments[0].direction
    put(pen.place(center, direction.turned))
    addCap(center, direction)
    put(pen.place(center, -direction.turned))
    addCap(center, -direction)
    finish()
  }

  /// What lies beyond the end of a line, from its side towards +turned to the other.
  private mutating func addCap(_ end: Vertex, _ direction: UnitVector) {
    let normal = direction.turned
    switch cap {
    case .butt: return
    case .round:
      addArc(end, normal, direction)
      put(pen.place(end, direction))
      addArc(end, direction, -normal)
    case .square:
      let ahead = pen.place(end, direction)
      let (x, y) = (ahead.x - end.x, ahead.y - end.y)
      for side in [normal, -normal] {
        let corner = pen.place(end, side)
        put(Vertex(x: corner.x + x, y: corner.y + y))
      }
    }
  }

  /// The outer side of a corner; the inner side is covered by the two lines.
  private mutating func addJoin(_ corner: Vertex, _ from: UnitVector, _ to: UnitVector) {
    let turn = UnitVector.cross(from, to)
    let cosine = UnitVector.dot(from, to)
    if abs(turn) < 4, cosine > 0 { return }
    let isLeft = turn >= 0
    let (first, second) = isLeft ? (-to.turned, -from.turned) : (from.turned, to.turned)
    if isLeft {
      put(corner)
      put(pen.place(corner, first))
    }
    switch corner.isSmooth ? .round : join {
    case .bevel: break
    case .miter: addMiter(corner, first, second, cosine)
    case .round where cosine < -Stroker.nearlyBack:
      // Half a circle: the middle of its ends says nothing of where it lies.
      addArc(corner, first, from)
      put(pen.place(corner, from))
      addArc(corner, from, second)
    case .round: addArc(corner, first, second)
    }
    if !isLeft {
      put(pen.place(corner, second))
      put(corner)
    }
  }

  /// The tip, unless it would lie beyond the limit: its distance from the corner is 1 / cos(turn / 2)
  /// half widths, and cos²(turn / 2) = (1 + cos(turn)) / 2.
  private mutating func addMiter(
    _ corner: Vertex, _ first: UnitVector, _ second: UnitVector, _ cosine: Int
  ) {
    guard
      (UnitVector.one + cosine) * squaredLimit >= 2 * UnitVector.one << 8,
      let middle = UnitVector(x: first.x + second.x, y: first.y + second.y)
    else { return }
    put(pen.place(corner, middle, over: UnitVector.dot(first, middle)))
  }

  /// The vertices between two on the pen's edge, less than half a turn apart.
  private mutating func addArc(_ center: Vertex, _ from: UnitVector, _ to: UnitVector) {
    guard let middle = UnitVector(x: from.x + to.x, y: from.y + to.y) else { return }
    let height = ((UnitVector.one - UnitVector.dot(from, middle)) * pen.radius) >> 30
    guard height > Stroker.tolerance else { return }
    addArc(center, from, middle)
    put(pen.place(center, middle))
    addArc(center, middle, to)
  }

  private mutating func put(_ vertex: Vertex) { polygon.append(vertex) }

  private mutating func finish() {
    defer { polygon.removeAll(keepingCapacity: true) }
    guard
      polygon.contains(where: { $0.x > window.left }),
      polygon.contains(where: { $0.x < window.right }),
      polygon.contains(where: { $0.y > window.top }),
      polygon.contains(where: { $0.y < window.bottom })
    else { return }
    for vertex in polygon { area.add(vertex) }
    area.endContour(isClosed: true)
  }
}
