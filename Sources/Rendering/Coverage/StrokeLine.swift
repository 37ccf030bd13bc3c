/// What a pen goes along without being lifted: vertices at different places and the lines between
/// them.
struct StrokeLine {
  /// The line from one vertex to the next.
  struct Segment {
    var direction: UnitVector
    /// The directions that the pen has at both ends: those of the curve whose chord the line is.
    var start: UnitVector
    var end: UnitVector

    init(_ direction: UnitVector) {
      self.direction = direction
      start = direction
      end = direction
    }
  }

  private(set) var vertices: [Vertex] = []
  /// A single vertex has one as well, for its caps.
  private(set) var segments: [Segment] = []
  /// True if a line leads back to the first vertex.
  private(set) var isClosed = false

  /// A contour without repeated vertices. One that is but a place, without any line, is left
  /// empty.
  init(
    _ contour: Polylines.Contour, of lines: Polylines, isClosed: Bool, _ pen: StrokePen
  ) {
    self.isClosed = isClosed
    for index in contour.vertices { append(lines, index, pen) }
    if isClosed, let first = vertices.first, let last = vertices.last {
      if vertices.count > 1, last.isSamePlace(as: first) {
        vertices.removeLast()
      } else if let direction = pen.direction(from: last, to: first) {
        segments.append(Segment(direction))
      }
    }
    if vertices.count == 1 {
      let isNothing = contour.vertices.count == 1 && !isClosed
      if isNothing { vertices = [] }
      segments = isNothing ? [] : [Segment(.right)]
    }
    bend(pen)
  }

  /// A dash that begins at a place.
  private init(dashAt start: Vertex, _ segment: Segment) {
    vertices = [start]
    segments = [segment]
  }

  private mutating func append(_ lines: Polylines, _ index: Int, _ pen: StrokePen) {
    let vertex = lines.vertices[index]
    guard let last = vertices.last else { return vertices.append(vertex) }
    guard let direction = pen.direction(from: last, to: vertex) else {
      if !vertex.isSmooth { vertices[vertices.count - 1].isSmooth = false }
      return
    }
    /// A curve that turns away within a chord is as good as a corner, which a wide pen must not blur.
    func unit(_ tangent: Vertex?) -> UnitVector? {
      let unit = tangent.flatMap { pen.direction(from: Vertex(x: 0, y: 0), to: $0) }
      return unit.flatMap { UnitVector.dot($0, direction) > UnitVector.one * 3 / 4 ? $0 : nil }
    }
    var segment = Segment(direction)
    segment.start = unit(lines.tangents[index - 1]?.leaving) ?? direction
    segment.end = unit(lines.tangents[index]?.arriving) ?? direction
    vertices.append(vertex)
    segments.append(segment)
  }

  /// Lets chords of one curve share the direction between theirs where they meet. Where a curve is
  /// tighter than the pen, whose inner side would run backwards, they keep their own.
  private mutating func bend(_ pen: StrokePen) {
    for index in segments.indices.dropFirst() where vertices[index].isSmooth {
      let (u, v) = (segments[index - 1].direction, segments[index].direction)
      guard UnitVector.dot(u, v) > 0, let middle = UnitVector(x: u.x + v.x, y: u.y + v.y) else {
        continue
      }
      segments[index - 1].end = middle
      segments[index].start = middle
    }
    for (index, segment) in segments.enumerated() {
      let (start, end) = (vertices[index], vertices[(index + 1) % vertices.count])
      let runsForward = [1, -1].allSatisfy { side in
        let from = pen.place(start, side > 0 ? segment.start.turned : -segment.start.turned)
        let to = pen.place(end, side > 0 ? segment.end.turned : -segment.end.turned)
        guard let way = pen.direction(from: from, to: to) else { return true }
        return UnitVector.dot(way, segment.direction) > 0
      }
      if !runsForward { segments[index] = Segment(segment.direction) }
    }
  }

  /// Goes on to another vertex along a line; a dash that was but a place gets its direction.
  private mutating func extend(to vertex: Vertex, _ segment: Segment) {
    guard let last = vertices.last, !last.isSamePlace(as: vertex) else {
      if !vertex.isSmooth { vertices[vertices.count - 1].isSmooth = false }
      return
    }
    if vertices.count == 1 { segments.removeAll() }
    vertices.append(vertex)
    segments.append(segment)
  }

  /// Calls `body` with the parts of the line that a pattern draws and that may be seen; on a closed
  /// line a dash that reaches the end goes on into the one at the beginning, which then comes last.
  ///
  /// - Parameter count: Counts dashes and gaps before they are made. Whole repetitions of the pattern
  ///   that cannot be seen are passed over without counting them.
  func forEachDash(
    _ pattern: DashPattern, _ pen: StrokePen, in window: FixedRect,
    count: () throws(RenderingError) -> Void, _ body: (StrokeLine) -> Void
  ) throws(RenderingError) {
    guard vertices.count > 1 else { return vertices.isEmpty ? () : body(self) }
    var cursor = DashPattern.Cursor(pattern)
    var open = cursor.isDrawn ? StrokeLine(dashAt: vertices[0], segments[0]) : nil
    let goesOn = isClosed && cursor.isDrawn
    var first: StrokeLine?
    for (index, whole) in segments.enumerated() {
      let (start, end) = (vertices[index], vertices[(index + 1) % vertices.count])
      let length = pen.length(from: start, to: end)
      let seen = StrokeLine.seen(of: length, from: start, to: end, in: window)
      var rest = whole
      var done = 0
      while true {
        // In a gap: a dash that began before the segment has ended.
        if open == nil {
          let next =
            done < seen.lowerBound ? seen.lowerBound : done > seen.upperBound ? length : done
          done += (next - done) / pattern.period * pattern.period
        }
        guard cursor.rest <= length - done else { break }
        try count()
        done += cursor.rest
        let place = StrokeLine.place(done, of: length, from: start, to: end)
        if var dash = open {
          var part = rest
          part.end = part.direction
          dash.extend(to: place, part)
          if goesOn, first == nil { first = dash } else { body(dash) }
          open = nil
        } else {
          rest.start = rest.direction
          open = StrokeLine(dashAt: place, rest)
        }
        cursor.next()
      }
      cursor.rest -= length - done
      open?.extend(to: end, rest)
    }
    if goesOn {
      body(first.map { open?.joined($0) ?? $0 } ?? self)
    } else if let open {
      body(open)
    }
  }

  /// The lengths along a line between which it may touch a window; none where it does not.
  private static func seen(
    of length: Int, from start: Vertex, to end: Vertex, in window: FixedRect
  ) -> ClosedRange<Int> {
    var (low, high) = (0.0, 1.0)
    func narrow(_ from: Int, _ to: Int, _ least: Int, _ most: Int) {
      guard from != to else {
        if from < least || from > most { high = -1 }
        return
      }
      let first = Double(least - from) / Double(to - from)
      let last = Double(most - from) / Double(to - from)
      low = max(low, min(first, last))
      high = min(high, max(first, last))
    }
    narrow(start.x, end.x, window.left, window.right)
    narrow(start.y, end.y, window.top, window.bottom)
    guard low <= high else { return length...length }
    let slack = 1 << 17
    return max(
      0, Int(low * Double(length)) - slack)...min(length, Int(high * Double(length)) + slack)
  }

  /// This line and one that begins where it ends.
  private func joined(_ next: StrokeLine) -> StrokeLine {
    guard vertices.count > 1 else { return next }
    guard next.vertices.count > 1 else { return self }
    var whole = self
    whole.vertices += next.vertices.dropFirst()
    whole.segments += next.segments
    return whole
  }

  private static func place(
    _ done: Int, of length: Int, from start: Vertex, to end: Vertex
  ) -> Vertex {
    guard length > 0 else { return start }
    // A product of long lengths has more than 64 bits.
    guard length < 1 << 32 else {
      func along(_ way: Int) -> Int {
        let (whole, rest) = length.dividingFullWidth(way.multipliedFullWidth(by: done))
        return whole + (2 * rest >= length ? 1 : 2 * rest < -length ? -1 : 0)
      }
      return Vertex(x: start.x + along(end.x - start.x), y: start.y + along(end.y - start.y))
    }
    // A share in steps of 2⁻³⁰.
    let share = (done << 30) / length
    let half = 1 << 29
    return Vertex(
      x: start.x + ((end.x - start.x) * share + half) >> 30,
      y: start.y + ((end.y - start.y) * share + half) >> 30)
  }
}

/// Lengths of dashes and gaps in turn, in steps of 2⁻¹⁶.
struct DashPattern {
  fileprivate let lengths: [Int]
  /// The sum of all lengths.
  let period: Int
  /// The number of the length in which a line begins, and what is left of that length.
  fileprivate let first: (index: Int, rest: Int)

  /// Makes a pattern of lengths in units of `scale` pixels, or nil for a continuous line. A
  /// pattern shorter than a quarter of a pixel cannot be seen: a whole multiple of it, which
  /// leaves as much ink, is drawn in its place.
  init?(_ dashes: [Double], phase: Double, scale: Double) {
    guard !dashes.isEmpty else { return nil }
    var steps = dashes.map { Int((min($0 * scale, 1e7) * 65_536).rounded()) }
    // An odd number of lengths is gone through twice, dashes and gaps changing places.
    if steps.count % 2 == 1 { steps += steps }
    let sum = steps.reduce(0, +)
    guard sum > 0 else { return nil }
    let quarter = 1 << 14
    let multiple = (quarter + sum - 1) / sum
    let lengths = multiple > 1 ? steps.map { $0 * multiple } : steps
    self.lengths = lengths
    let whole = sum * multiple
    period = whole
    // A phase of more than a billion pixels cannot be told from another one.
    var begin = Int((max(-1e9, min(1e9, phase * scale)) * 65_536).rounded()) % whole
    if begin < 0 { begin += whole }
    var index = 0
    while begin > 0, begin >= lengths[index] {
      begin -= lengths[index]
      index = (index + 1) % lengths.count
    }
    first = (index, lengths[index] - begin)
  }

  /// A place in a pattern.
  struct Cursor {
    private let pattern: DashPattern
    private var index: Int
    /// The rest of the dash or gap.
    var rest: Int

    init(_ pattern: DashPattern) {
      self.pattern = pattern
      (index, rest) = pattern.first
    }

    /// True if this is a dash.
    var isDrawn: Bool { index % 2 == 0 }

    mutating func next() {
      index = (index + 1) % pattern.lengths.count
      rest = pattern.lengths[index]
    }
  }
}
