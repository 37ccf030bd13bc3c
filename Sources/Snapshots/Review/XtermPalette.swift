/// Xterm's 256 colours: 16 that the user may define, with xterm's defaults, then a cube of six levels a
/// channel, then 24 greys. If 256 are available, the first 16 are not used.
enum XtermPalette {
  private static let ansi: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  /// The nearest of the first 16, of equals the first.
  static func ansiIndex(_ color: (Int, Int, Int)) -> Int {
    ansi.indices.min { distance(color, ansi[$0]) < distance(color, ansi[$1]) } ?? 0
  }

  /// A colour by its number.
  static func color(_ index: Int) -> SIMD3<Float> {
    func made(_ red: Int, _ green: Int, _ blue: Int) -> SIMD3<Float> {
      SIMD3(Float(red), Float(green), Float(blue))
    }
    if index < 16 { return made(ansi[index].0, ansi[index].1, ansi[index].2) }
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      return made(grey, grey, grey)
    }
    let place = index - 16
    return made(levels[place / 36], levels[place / 6 % 6], levels[place % 6])
  }

  static let levels = [0, 95, 135, 175, 215, 255]

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

  /// The step of the nearest level, of equals the first.
  static func nearest(_ value: Int) -> Int {
    if value < 48 { return 0 }
    return value <= 115 ? 1 : (value - 116) / 40 + 2
  }

  private static func distance(_ one: (Int, Int, Int), _ other: (Int, Int, Int)) -> Int {
    let (red, green, blue) = (one.0 - other.0, one.1 - other.1, one.2 - other.2)
    return red * red + green * green + blue * blue
  }
}
