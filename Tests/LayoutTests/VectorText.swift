import GalleyGeometry
import GalleyLayout

/// The leaves of vectors that are set like text: `text` of one line with the ascent, descent, cap height and
/// leading of its font, `words` that break if they lack room, and `symbol`.
struct VectorText: LeafLayout {
  let spacing: LeafSpacing
  private let width: Double
  private let line: Double
  private let breaks: Bool

  init(_ node: VectorValue, grid: PixelGrid) {
    func number(_ key: String) -> Double { node[key].number ?? 0 }
    let font = node["font"].allNumbers(4) ?? [0, 0, 0, 0]
    width = number("w")
    breaks = node["k"].string == "words"
    switch node["k"].string {
    case "text":
      line = grid.roundedUp(font[0] + font[1])
      spacing = .text(
        TextMetrics(
          ascent: font[0], descent: font[1], capHeight: font[2], leading: font[3],
          pixel: grid.pixel))
    case "symbol": (line, spacing) = (number("h"), .symbol(belowBaseline: number("below")))
    default: (line, spacing) = (number("line"), .box)
    }
  }

  var holdsWords: Bool { breaks }

  func size(for proposal: ProposedSize) -> Size {
    let room = proposal.width ?? .infinity
    guard breaks, room < width else { return Size(width: width, height: line) }
    let own = max(room, 10)
    return Size(width: own, height: (width / own).rounded(.up) * line)
  }
}
