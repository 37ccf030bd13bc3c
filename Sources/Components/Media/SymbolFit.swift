internal import GalleyGeometry

/// A place for a part of a drawing.
struct SymbolRoom {
  var frame: Rect
  /// The width of the lines in it; nil for that of the drawing.
  var line: Double?

  /// True for a room within another.
  fileprivate func isInside(_ others: [SymbolRoom]) -> Bool {
    others.contains {
      $0.frame.minX <= frame.minX && frame.maxX <= $0.frame.maxX
        && $0.frame.minY <= frame.minY && frame.maxY <= $0.frame.maxY
    }
  }
}

/// Drawings in the place and the size of the platform's: shapes are stretched, and lines are as wide as before.
extension SymbolDrawing {
  /// Fits the ink into a size, from the origin on.
  ///
  /// A drawing that consists of as many connected parts as there are rooms has each in one of them, if their
  /// arrangement is similar. The same is true of what is cut out of its surfaces.
  ///
  /// - Parameters:
  ///   - line: The width of lines in a drawing that is one part; nil for that of the drawing.
  ///   - parts: The rooms of connected ink.
  ///   - holes: The rooms of connected places without ink that ink surrounds.
  mutating func fit(
    into size: Size, line: Double? = nil, parts known: [SymbolRoom] = [], holes: [SymbolRoom] = []
  ) {
    guard !isUnknown else { return }
    // Parts that touch are found at the final size.
    if !known.isEmpty || !holes.isEmpty { fit(into: size) }
    var pieces = pieces(.draws)
    guard !pieces.isEmpty else { return }
    let whole = Rect(origin: .zero, size: size)
    var rooms = [SymbolRoom(frame: whole, line: line)]
    let count = known.isEmpty ? 1 : connect(&pieces)
    // Islands inside a cut-out drawing, like that of a 4, are separate parts on the platform only.
    let outer = known.filter { !$0.isInside(holes) }
    let parts = count == outer.count ? outer : known
    if count > 1, let order = Self.order(of: Self.extents(pieces, count), parts, in: whole) {
      rooms = order.map { parts[$0] }
      // A slash is as wide as the lines of the weight.
      if slash != nil { rooms[1].line = nil }
    } else {
      for index in pieces.indices { pieces[index].group = 0 }
    }
    let extents = Self.extents(pieces, rooms.count)
    let maps = rooms.indices.map { group in
      let own = pieces.filter { $0.group == group }
      let fit = Fit(own, into: rooms[group])
      // A hidden end must not come out on the other side of a badge.
      let most = whole.inset(by: -1)
      let isInside = own.allSatisfy {
        let drawn = $0.ink.applying(fit, keepsWidth: false).bounds
        return most.union(drawn) == most
      }
      return isInside ? fit : Fit(own.map(\.uncovered), into: rooms[group])
    }
    /// The part that is the least of those round a place, else the nearest.
    func map(at place: Rect) -> Fit {
      guard maps.count > 1 else { return maps[0] }
      let center = place.center
      let round = extents.indices.filter { extents[$0].contains(center) }
      if let least = round.min(by: { extents[$0].area < extents[$1].area }) { return maps[least] }
      return maps[
        extents.indices.min {
          extents[$0].distance(to: center) < extents[$1].distance(to: center)
        } ?? 0]
    }
    // Other parts have their holes in other places.
    let cuts = self.pieces(.cuts)
    let isAlike = parts.isEmpty || rooms.count == parts.count
    let hollows = hollows(in: pieces, cuts, isAlike ? holes : [], in: whole)
    steps = steps.indices.flatMap { index -> [Step] in
      let step = steps[index]
      /// The step with some of its pieces, each in its place.
      func fitted(_ inks: [Ink?]) -> [Step] {
        guard let ink = Ink(joining: inks.compactMap(\.self)) else { return [] }
        return [Step(ink: ink, effect: step.effect, part: step.part)]
      }
      switch step.effect {
      case .draws:
        return rooms.indices.flatMap { group in
          fitted(
            pieces.indices.filter { pieces[$0].step == index && pieces[$0].group == group }.map {
              pieces[$0].ink.applying(hollows.draws[$0] ?? maps[group], keepsWidth: false)
            })
        }
      case .cuts:
        return fitted(
          cuts.indices.filter { cuts[$0].step == index }.map {
            if let hollow = hollows.cuts[$0] {
              return cuts[$0].ink.applying(hollow, keepsWidth: false)
            }
            return cuts[$0].ink.applying(map(at: cuts[$0].ink.bounds), keepsWidth: true)
          })
      case .parts:
        return step.ink.subpaths.flatMap {
          fitted([$0.applying(map(at: $0.bounds), keepsWidth: true)])
        }
      }
    }
  }

  /// A subpath of a drawing.
  fileprivate struct Piece {
    var ink: Ink
    let step: Int
    /// The rectangle round what the air of later parts leaves of it.
    var frame: Rect
    var group = 0

    /// The piece as if no air took any of it away.
    var uncovered: Piece {
      var piece = self
      piece.frame = ink.bounds
      return piece
    }
  }

  /// The subpaths of steps, without those of which air leaves little.
  private func pieces(_ effect: Step.Effect) -> [Piece] {
    let clears = steps.indices.filter { steps[$0].effect == .parts }
    return steps.indices.filter { steps[$0].effect == effect }.flatMap { index in
      let air = effect == .draws ? clears.filter { $0 > index }.map { steps[$0].ink } : []
      return steps[index].ink.subpaths.compactMap { ink in
        ink.frame(without: air).map { Piece(ink: ink, step: index, frame: $0) }
      }
    }
  }

  /// The maps of pieces that are cut out of surfaces, and of the holes that surfaces have themselves.
  private struct Hollows {
    fileprivate var cuts: [Int: Fit] = [:]
    fileprivate var draws: [Int: Fit] = [:]
  }

  /// Fits connected pieces without ink into rooms; none where they are not as many.
  private func hollows(
    in drawn: [Piece], _ cuts: [Piece], _ rooms: [SymbolRoom], in whole: Rect
  ) -> Hollows {
    guard !rooms.isEmpty else { return Hollows() }
    let holes = drawn.indices.filter { hole in
      drawn.contains {
        $0.step == drawn[hole].step && $0.ink.isFilled && drawn[hole].ink.isHole(in: $0.ink)
      }
    }
    var pieces = cuts + holes.map { drawn[$0] }
    let count = connect(&pieces, isWhole: false)
    let extents = Self.extents(pieces, count)
    guard count > 0, let order = Self.order(of: extents, rooms, from: whole, in: whole) else {
      return Hollows()
    }
    let maps = order.indices.map { group in
      Fit(pieces.filter { $0.group == group }, into: rooms[order[group]])
    }
    var result = Hollows()
    for (index, piece) in pieces.enumerated() {
      if index < cuts.count {
        result.cuts[index] = maps[piece.group]
      } else {
        result.draws[holes[index - cuts.count]] = maps[piece.group]
      }
    }
    return result
  }

  /// Numbers the connected parts and returns how many there are; a slash is one, and all that it crosses another.
  ///
  /// - Parameter isWhole: True for all that is drawn.
  private func connect(_ pieces: inout [Piece], isWhole: Bool = true) -> Int {
    if isWhole, let slash {
      for index in pieces.indices { pieces[index].group = pieces[index].step == slash ? 1 : 0 }
      return 2
    }
    for index in pieces.indices { pieces[index].group = index }
    let samples = pieces.map(\.ink.samples)
    let clears = steps.indices.filter { steps[$0].effect == .parts }
    let cuts = isWhole ? steps.indices.filter { steps[$0].effect == .cuts } : []
    for index in pieces.indices {
      for other in pieces.indices.dropFirst(index + 1)
      where pieces[index].group != pieces[other].group
        // A part with air round it touches nothing.
        && !clears.contains(where: { Self.isStep($0, between: pieces[index], pieces[other]) })
        && Self.touch(
          pieces[index], samples[index], pieces[other], samples[other],
          // A drawing on a place that is cut out is not upon the surface.
          isUpon: !cuts.contains { Self.isStep($0, between: pieces[index], pieces[other]) })
      {
        let (old, new) = (pieces[other].group, pieces[index].group)
        for place in pieces.indices where pieces[place].group == old { pieces[place].group = new }
      }
    }
    let groups = Set(pieces.map(\.group)).sorted()
    for index in pieces.indices {
      pieces[index].group = groups.firstIndex(of: pieces[index].group) ?? 0
    }
    return groups.count
  }

  /// True for a step after one piece and before the other.
  private static func isStep(_ step: Int, between piece: Piece, _ other: Piece) -> Bool {
    min(piece.step, other.step) <= step && step < max(piece.step, other.step)
  }

  private static func touch(
    _ piece: Piece, _ samples: [Point], _ other: Piece, _ others: [Point], isUpon: Bool
  ) -> Bool {
    let (box, place) = (piece.ink.bounds, other.ink.bounds)
    guard box.inset(by: -1).intersects(place) else { return false }
    // A hole, or a drawing upon a surface.
    if isUpon, piece.ink.isFilled, box.union(place) == box { return true }
    if isUpon, other.ink.isFilled, place.union(box) == place { return true }
    let reach = piece.ink.halfWidth + other.ink.halfWidth + 1.5
    let near = place.inset(by: -reach - 1)
    return samples.contains { point in
      near.contains(point) && others.contains { $0.squaredDistance(to: point) <= reach * reach }
    }
  }

  private static func extents(_ pieces: [Piece], _ count: Int) -> [Rect] {
    (0..<count).map { group in
      let boxes = pieces.filter { $0.group == group }.map(\.frame)
      return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    }
  }

  /// The numbers of the rooms whose places in the whole are those of the parts in theirs; nil if some differ.
  ///
  /// - Parameter start: The rectangle that the places of parts are shares of; nil for the one round all parts.
  private static func order(
    of extents: [Rect], _ rooms: [SymbolRoom], from start: Rect? = nil, in whole: Rect
  ) -> [Int]? {
    guard extents.count == rooms.count else { return nil }
    let all = start ?? extents.dropFirst().reduce(extents[0]) { $0.union($1) }
    func share(_ rect: Rect, of whole: Rect) -> [Double] {
      let (width, height) = (max(whole.width, 1), max(whole.height, 1))
      return [
        (rect.minX - whole.minX) / width, (rect.maxX - whole.minX) / width,
        (rect.minY - whole.minY) / height, (rect.maxY - whole.minY) / height,
      ]
    }
    let (drawn, wanted) = (
      extents.map { share($0, of: all) }, rooms.map { share($0.frame, of: whole) }
    )
    var pairs: [(part: Int, room: Int, distance: Double)] = []
    for part in drawn.indices {
      for room in wanted.indices {
        let edges = zip(wanted[room], drawn[part]).map { $0 - $1 }
        // An equally large part counts as near: a badge may be in another corner.
        let growth = max(abs(edges[1] - edges[0]), abs(edges[3] - edges[2]))
        let way = edges.map(abs).max() ?? 0
        pairs.append((part, room, growth < 0.15 ? min(way, 0.24 + way / 1000) : way))
      }
    }
    var order = [Int?](repeating: nil, count: extents.count)
    for pair in pairs.sorted(by: { $0.distance < $1.distance })
    where order[pair.part] == nil && !order.contains(pair.room) {
      // Farther ones are another thing.
      guard pair.distance < 0.25 else { return nil }
      order[pair.part] = pair.room
    }
    return order.compactMap { $0 }
  }
}

/// The map of a part into a room, and the factor by which its lines are wider where nothing else can fill the room.
private struct Fit {
  var map = Transform.identity
  var width = 1.0
  /// The greatest ratio of the two directions in which a drawing is stretched.
  private static let mostStretch = 1.12

  init(_ pieces: [SymbolDrawing.Piece], into place: SymbolRoom) {
    let room = place.frame
    let centers = pieces.map { (box: $0.frame, half: $0.ink.halfWidth) }
    let across = centers.map { Span($0.box.minX + $0.half, $0.box.maxX - $0.half, $0.half) }
    let down = centers.map { Span($0.box.minY + $0.half, $0.box.maxY - $0.half, $0.half) }
    width = min(
      Span.widening(across, to: room.width) ?? .infinity,
      Span.widening(down, to: room.height) ?? .infinity)
    if !width.isFinite { width = 1 }
    let isSurface = pieces.contains { surface in
      surface.ink.isFilled
        && centers.allSatisfy { surface.frame.union($0.box).area < 1.1 * surface.frame.area }
    }
    // Lines upon a surface have nothing of the platform's line, which another form of the symbol may have.
    if let line = place.line, let half = centers.map(\.half).max(), half > 0, !isSurface {
      let factor = min(max(line / (2 * half), 0.5), 2.4)
      // Much wider lines are a surface on the platform: outlines of ours would run together.
      if factor < 1.6 || !pieces.contains(where: \.ink.isOutline) { width = factor }
    }
    var x = Span.fit(across, width, from: room.minX, to: room.maxX)
    var y = Span.fit(down, width, from: room.minY, to: room.maxY)
    // Circles stay round: a drawing of other proportions is as large as fits, in the middle.
    guard pieces.contains(where: { $0.ink.isRound(in: room, scale: max(x.scale, y.scale)) }) else {
      map = Transform(a: x.scale, b: 0, c: 0, d: y.scale, tx: x.shift, ty: y.shift)
      return
    }
    if x.scale > Self.mostStretch * y.scale {
      x = Span.shrunk(x, to: Self.mostStretch * y.scale, about: room.center.x)
    } else if y.scale > Self.mostStretch * x.scale {
      y = Span.shrunk(y, to: Self.mostStretch * x.scale, about: room.center.y)
    }
    map = Transform(a: x.scale, b: 0, c: 0, d: y.scale, tx: x.shift, ty: y.shift)
  }

  /// The middle of a line from one end to the other, and half its width.
  private struct Span {
    let low: Double
    let high: Double
    let half: Double

    init(_ low: Double, _ high: Double, _ half: Double) {
      (self.low, self.high, self.half) = (low, high, half)
    }

    /// The factor for the width of lines that alone give the ink this extent, or that are wider than the room; nil if
    /// they may stay.
    static func widening(_ spans: [Span], to room: Double) -> Double? {
      guard let low = spans.map(\.low).min(), let high = spans.map(\.high).max(),
        let half = spans.map(\.half).max(), half > 0
      else { return nil }
      if high - low < 2 { return min(max(room / (2 * half), 0.4), 2) }
      return room < 2.6 * half ? max(room / (2.6 * half), 0.4) : nil
    }

    /// A map with a smaller scale that keeps the middle of the room.
    static func shrunk(
      _ map: (scale: Double, shift: Double), to scale: Double, about middle: Double
    ) -> (scale: Double, shift: Double) {
      (scale, middle - (middle - map.shift) * scale / map.scale)
    }

    /// The scale and the shift that make the ink begin and end with the room.
    static func fit(
      _ spans: [Span], _ width: Double, from start: Double, to end: Double
    ) -> (scale: Double, shift: Double) {
      guard let low = spans.map(\.low).min(), let high = spans.map(\.high).max(), high - low >= 2
      else {
        let middle = spans.map { ($0.low + $0.high) / 2 }.reduce(0, +) / Double(max(spans.count, 1))
        return (1, (start + end) / 2 - middle)
      }
      var scale = (end - start) / (high - low)
      var shift = start - scale * low
      for _ in 0..<4 {
        let first = spans.min {
          scale * $0.low - width * $0.half < scale * $1.low - width * $1.half
        }
        let last = spans.max {
          scale * $0.high + width * $0.half < scale * $1.high + width * $1.half
        }
        guard let first, let last, last.high - first.low > 1 else { break }
        let rest = end - start - width * (first.half + last.half)
        scale = max(rest, 0) / (last.high - first.low)
        shift = start + width * first.half - scale * first.low
      }
      return (scale, shift)
    }
  }
}

extension SymbolDrawing.Ink {
  fileprivate func applying(_ fit: Fit, keepsWidth: Bool) -> SymbolDrawing.Ink {
    switch self {
    case .fill(let path): .fill(path.applying(fit.map))
    case .line(let path, let width):
      .line(path.applying(fit.map), width: keepsWidth ? width : width * fit.width)
    case .glyphs(let run, let origin, let box, let map):
      .glyphs(run, at: origin, fit.map.applied(to: box), map: map.followed(by: fit.map))
    }
  }
}

extension Transform {
  /// The rectangle round a rectangle that is scaled and moved.
  fileprivate func applied(to rect: Rect) -> Rect {
    let (first, last) = (
      apply(to: Point(x: rect.minX, y: rect.minY)), apply(to: Point(x: rect.maxX, y: rect.maxY))
    )
    return Rect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}

extension Rect {
  fileprivate var area: Double { width * height }

  fileprivate func distance(to point: Point) -> Double {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return x * x + y * y
  }
}
