internal import GalleyGeometry

/// The measures of a symbol of the platform, in points at a font of 17 points: a fill without a row has those of
/// the outline, and whatever is in a circle or a square those of the circle or the square.
struct SymbolBox {
  /// The size of the box at two pixels to a point.
  let size: Size
  /// The size of the ink in it; nil if it was not measured.
  let ink: Size?
  /// The distance of the ink's middle right of the middle of the room that it has across.
  private(set) var shift = 0.0
  /// The height of the ink's middle above that of a capital.
  private(set) var lift = 0.0
  /// The room round the ink that belongs to the drawing: a slash or a badge keeps it
  /// free.
  private(set) var clear = EdgeInsets.zero
  /// A rectangle from the corner of the ink, and the width of the lines in it; nil for a surface and for lines of
  /// several widths.
  struct Part: Equatable {
    let frame: Rect
    let line: Double?
  }

  /// The connected parts of the ink; empty for ink in one part.
  private(set) var parts: [Part] = []
  /// The width of lines of ink in one part.
  private(set) var line: Double?
  /// The connected places without ink that the ink of a filled symbol surrounds.
  private(set) var holes: [Part] = []

  /// The size of the font that the measures are for.
  static let fontSize = 17.0

  /// Finds the measures of a name; nil for a name without a row.
  init?(of name: String) {
    var words = name.split(separator: ".")
    var names = [name]
    if words.last == "fill" {
      words.removeLast()
      names.append(words.joined(separator: "."))
    }
    if words.count > 1, let enclosure = words.last, ["circle", "square"].contains(enclosure) {
      names.append(String(enclosure))
    }
    if let later = SortedNames.platformNames.columns(of: name)?.first, !later.isEmpty {
      names.append(later)
    }
    guard let box = names.lazy.compactMap(SymbolBox.init(measured:)).first else { return nil }
    self = box
  }

  private init?(measured name: String) {
    guard let columns = SortedNames.boxes.columns(of: name) else { return nil }
    let numbers = columns.map { $0.split(separator: " ").compactMap { Double($0) } }
    guard numbers[0].count == 2 else { return nil }
    size = Size(width: numbers[0][0], height: numbers[0][1])
    ink =
      numbers.count > 1 ? Size(width: numbers[1][0], height: numbers[1][1]) : nil
    if numbers.count > 2, numbers[2].count == 2 { (shift, lift) = (numbers[2][0], numbers[2][1]) }
    if numbers.count > 3, numbers[3].count == 4 {
      clear = EdgeInsets(
        top: numbers[3][1], leading: numbers[3][0], bottom: numbers[3][3], trailing: numbers[3][2])
    }
    func list(_ place: Int) -> [Double] { numbers.count > place ? numbers[place] : [] }
    parts = Self.parts(list(4), list(5))
    if parts.isEmpty { line = list(5).first.flatMap { $0 > 0 ? $0 : nil } }
    holes = Self.parts(list(6), list(7))
  }

  /// Parts of rectangles and as many widths of lines, with 0 for nil.
  private static func parts(_ edges: [Double], _ lines: [Double]) -> [Part] {
    stride(from: 0, to: edges.count - 3, by: 4).enumerated().map { index, place in
      Part(
        frame: Rect(
          x: edges[place], y: edges[place + 1], width: edges[place + 2], height: edges[place + 3]),
        line: index < lines.count && lines[index] > 0 ? lines[index] : nil)
    }
  }

  /// The lengths from the box's edges to its ink, in points.
  ///
  /// The platform makes ink, with the room that belongs to it, whole pixels and rounds the margins to pixels as well.
  ///
  /// - Parameters:
  ///   - factor: The size of the font in relation to that of the measures.
  ///   - growth: The length by which heavier lines make the ink larger.
  ///   - scale: The scale of the symbol, which is in the factor already.
  func margins(
    factor: Double, growth: Double, _ scale: ImageScale, _ grid: PixelGrid
  ) -> EdgeInsets {
    guard let ink else { return .zero }
    let (wide, high) = (ink.width, ink.height + clear.top + clear.bottom)
    let beside = Self.margin(from: wide, to: size.width)
    let above = max(Self.margin(from: high, to: size.height), 1)
    // At the size of the measures it is rounded to 1; the other scales have a larger one.
    let exact = above > 1 ? above : scale == .medium ? 1.195 : 1.494
    let across = Self.rest(wide, size.width - 2 * beside, factor, growth, grid) / 2
    // Heavier lines need more room above and below, unless room is free there already: bold trays and triangles have 3.1
    // points at 34, ink of 50.5 points has 4.5 at 52 (lockw1n/attempt at befbb524, State-empty, -error and
    // -insufficient-data, recorded on iOS 26), and a bold star is 21.5 points high at 17 (iamcgn/swiftui-web,
    // Fixtures/Goldens/ios/symbol/basic/frames.json at 33be5002).
    let more = max(growth / 2 - max(clear.top, clear.bottom) * factor, 0)
    let down =
      Self.rest(high, size.height - 2 * above, factor, growth, grid) / 2
      + grid.snapped(exact * factor + more)
    return EdgeInsets(
      top: down + clear.top * factor,
      leading: grid.snapped((beside + shift) * factor) + across,
      bottom: down + clear.bottom * factor,
      trailing: grid.snapped((beside - shift) * factor) + across)
  }

  /// The margin on each side of ink, which has whole pixels at the size of the measures.
  private static func margin(from ink: Double, to box: Double) -> Double {
    let rest = box - roundedUp(ink, PixelGrid(scale: 2))
    return (rest + 0.01).rounded(.down) / 2
  }

  /// The length that ink of whole pixels has in addition to its own, where it is `factor` times as large and `growth` larger.
  ///
  /// - Parameter room: The length that it has at the size of the measures, which may be a pixel more for ink across
  ///   the edges of pixels.
  private static func rest(
    _ ink: Double, _ room: Double, _ factor: Double, _ growth: Double, _ grid: PixelGrid
  ) -> Double {
    let more = room - roundedUp(ink, PixelGrid(scale: 2))
    let length = ink * factor + growth
    return roundedUp(length + more * factor, grid, factor: factor) - length
  }

  /// The whole pixels that a length of ink takes, without the rounding of the measures to hundredths.
  private static func roundedUp(
    _ length: Double, _ grid: PixelGrid, factor: Double = 1
  ) -> Double {
    grid.roundedUp(length - 0.004 * max(factor, 1))
  }
}
