/// The upper 240 of xterm's 256 colours: a cube of six levels a channel, then 24 greys. The first 16
/// are the user's own and not used.
enum XtermPalette {
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The nearest colour, of equals the first.
  static func index(_ color: (Int, Int, Int)) -> Int {
    let steps = (nearest(color.0), nearest(color.1), nearest(color.2))
    let cube = (levels[steps.0], levels[steps.1], levels[steps.2])
    let mean = (color.0 + color.1 + color.2) / 3
    let shade = min(23, max(0, (mean - 3) / 10))
    let grey = 8 + 10 * shade
    return distance(color, cube) <= distance(color, (grey, grey, grey))
      ? 16 + 36 * steps.0 + 6 * steps.1 + steps.2 : 232 + shade
  }

  private static func nearest(_ value: Int) -> Int {
    levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
  }

  private static func distance(_ one: (Int, Int, Int), _ other: (Int, Int, Int)) -> Int {
    let (red, green, blue) = (one.0 - other.0, one.1 - other.1, one.2 - other.2)
    return red * red + green * green + blue * blue
  }
}
