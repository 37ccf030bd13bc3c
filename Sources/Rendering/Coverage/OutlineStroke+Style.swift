import GalleyGeometry
import GalleyPainting

extension OutlineStroke {
  /// A style in device space. A width of zero or less is a hairline: one device pixel.
  init(_ style: StrokeStyle, _ transform: Transform) {
    cap = style.cap
    join = style.join
    miterLimit = max(1, min(10, style.miterLimit))
    let scale = transform.meanScale
    let even = transform.a == transform.d && transform.b == -transform.c
    if style.width <= 0 || even || scale == 0 {
      width = style.width <= 0 ? 1 : style.width * scale
      dashes = OutlineStroke.usable(style.dashes).map { $0 * scale }
      if !dashes.isEmpty { dashPhase = style.dashPhase * scale }
    } else {
      width = style.width
      dashes = OutlineStroke.usable(style.dashes)
      if !dashes.isEmpty { dashPhase = style.dashPhase }
      a = transform.a
      b = transform.b
      c = transform.c
      d = transform.d
    }
  }

  /// Dashes that make a pattern: none negative, and not all zero; otherwise none at all.
  private static func usable(_ dashes: [Double]) -> [Double] {
    dashes.allSatisfy { $0 >= 0 } && dashes.contains { $0 > 0 } ? dashes : []
  }
}

extension StrokeStyle {
  /// Returns the distance from the outline that a stroke may reach, in pixels, at most 10⁸: mitres up to
  /// their limit, except at the right angles of rectangles.
  func deviceReach(_ shape: DisplayShape, _ transform: Transform) -> Double {
    let scale = max(
      (transform.a * transform.a + transform.b * transform.b).squareRoot(),
      (transform.c * transform.c + transform.d * transform.d).squareRoot())
    let half = min(1e7, width <= 0 ? 0.5 : width * scale / 2)
    guard join == .miter else { return half * 1.5 }
    switch shape {
    case .path, .evenOddPath: return half * max(1.5, min(10, miterLimit))
    default: return half * 1.5
    }
  }
}

extension Outline {
  /// Moves an outline that consists of horizontal and vertical lines to pixel centres, so that a
  /// hairline along it fills whole pixels. Any other outline stays where it is.
  mutating func alignStraightLines() {
    guard isAxisAligned else { return }
    var aligned = words
    var index = 0
    while index < words.count {
      for part in 0..<2 * Outline.pointCount(words[index]) {
        aligned[index + 1 + part] = (words[index + 1 + part] & ~255) + 128
      }
      index += 1 + 2 * Outline.pointCount(words[index])
    }
    let bounds = bounds.inset(by: -Fixed.one)
    self = Outline(words: aligned, bounds: bounds)
  }

  private var isAxisAligned: Bool {
    var index = 0
    var last = (x: 0, y: 0)
    while index < words.count {
      let verb = words[index]
      if verb == 2 { return false }
      if verb == 3 {
        index += 1
        continue
      }
      let point = (x: words[index + 1], y: words[index + 2])
      if verb == 1, point.x != last.x, point.y != last.y { return false }
      last = point
      index += 3
    }
    return true
  }
}
