internal import GalleyGeometry

/// A drawing in a box of 256 × 256: as lines, and as what the lines enclose.
struct SymbolShape: Sendable {
  /// Centre lines, drawn with round ends.
  var lines = Path()
  /// Discs drawn with the lines, and growing with their width.
  var discs: [(center: Point, radius: Double)] = []
  /// Solid parts of the drawing in lines.
  var solid = Path()
  /// The filled drawing; empty for an icon without one.
  var fill = Path()
  /// Lines cut out of the filled drawing.
  var cuts = Path()
  /// True if it has no inside.
  var isLine = false

  static let box = 256.0
  static let center = Point(x: box / 2, y: box / 2)

  init() {}

  /// A drawing of the tables; nil for a name that neither has.
  init?(_ name: String) {
    guard let columns = Self.columns(of: name), columns.count >= 4 else { return nil }
    func path(_ index: Int) -> Path {
      guard index < columns.count, !columns[index].isEmpty else { return Path() }
      return (try? Path(svg: columns[index])) ?? Path()
    }
    lines = path(0)
    let numbers = columns[1].split(separator: " ").compactMap { Double($0) }
    for index in stride(from: 0, to: numbers.count - 2, by: 3) {
      discs.append((Point(x: numbers[index], y: numbers[index + 1]), numbers[index + 2]))
    }
    fill = path(2)
    isLine = columns[3] == "line"
    solid = path(4)
    cuts = path(5)
  }

  /// The least distance between the middles of lines that do not touch; nil without such.
  var pitch: Double? {
    let lines = lines.subpaths.map { $0.samples() }
    var least = Double.infinity
    for (index, line) in lines.enumerated() {
      for other in lines[(index + 1)...] {
        var distance = Double.infinity
        for point in line {
          for place in other {
            let (x, y) = (point.x - place.x, point.y - place.y)
            distance = min(distance, x * x + y * y)
          }
        }
        // Those that meet are one drawing.
        if distance > 36 { least = min(least, distance) }
      }
    }
    return least.isFinite ? least.squareRoot() : nil
  }

  /// The width of lines that a drawing has room for: heavy ones keep apart from those beside them.
  func parted(_ line: Double) -> Double {
    guard line > 22, let pitch else { return line }
    return min(line, max(0.88 * pitch, 22))
  }

  /// The greatest radius at which discs keep apart from one another.
  var discRoom: Double {
    var least = Double.infinity
    for (index, disc) in discs.enumerated() {
      for other in discs[(index + 1)...] {
        let (x, y) = (disc.center.x - other.center.x, disc.center.y - other.center.y)
        least = min(least, (x * x + y * y).squareRoot())
      }
    }
    return 0.4 * least
  }

  /// Moves discs away from the lines that they do not touch, where they would in a smaller drawing whose
  /// lines are as wide as before; the whole stays in its place.
  mutating func partDiscs(line width: Double, scale: Double) {
    let places = lines.subpaths.flatMap { $0.samples() }
    var shift = Point.zero
    for (index, disc) in discs.enumerated() {
      let ways = places.map { Point(x: disc.center.x - $0.x, y: disc.center.y - $0.y) }
      func length(_ way: Point) -> Double { (way.x * way.x + way.y * way.y).squareRoot() }
      guard let way = ways.min(by: { length($0) < length($1) }) else { continue }
      let distance = length(way)
      // Those that meet are one drawing.
      guard distance > scale * (disc.radius + Self.drawnLine / 2) else { continue }
      let needed = width / 2 + disc.radius * width / Self.drawnLine + width * 0.6
      guard distance < needed else { continue }
      let step = (needed - distance) / distance
      discs[index].center = disc.center.offset(x: way.x * step, y: way.y * step)
      shift = shift.offset(x: -way.x * step / 2, y: -way.y * step / 2)
    }
    apply(.translation(x: shift.x, y: shift.y))
  }

  /// The width of lines that the drawings are made for.
  static let drawnLine = 16.0

  /// Returns true if a drawing has no inside.
  static func isLine(_ name: String) -> Bool { columns(of: name).map { $0[3] == "line" } ?? true }

  private static func columns(of name: String) -> [String]? {
    (name.hasPrefix("own:") ? SortedNames.drawings : SortedNames.phosphor).columns(of: name)
  }

  /// Turns or mirrors the drawing about the middle of the box, as specified in the table of symbols.
  mutating func apply(_ name: String) {
    let map: Transform
    switch name {
    case "flip": map = .scale(x: -1, y: 1)
    case "r90": map = .rotation(.degrees(90))
    case "r-90": map = .rotation(.degrees(-90))
    case "r180": map = .rotation(.degrees(180))
    case "r45": map = .rotation(.degrees(45))
    case "r-45": map = .rotation(.degrees(-45))
    default: return
    }
    apply(map.about(Self.center))
  }

  mutating func apply(_ map: Transform) {
    lines = lines.applying(map)
    solid = solid.applying(map)
    fill = fill.applying(map)
    cuts = cuts.applying(map)
    discs = discs.map { (map.apply(to: $0.center), $0.radius) }
  }
}
