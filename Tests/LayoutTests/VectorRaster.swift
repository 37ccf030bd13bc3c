import GalleyGeometry
import GalleyLayout

/// A picture of rectangles at one pixel a point, dark and light, as recordings have it.
struct VectorRaster {
  let tree: VectorValue
  let result: LayoutResult

  func compare(_ rows: [String]) -> VectorOutcome {
    let width = rows.map(\.count).max() ?? 0
    var pixels = Array(repeating: Array(repeating: 1.0, count: width), count: rows.count)
    paint(tree, &pixels)
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() where (pixels[y][x] < 0.6) != (character == "#") {
        let own = pixels.map { String($0.map { $0 < 0.6 ? "#" : " " }) }
        return .failed("pixel \(x), \(y): \(own)")
      }
    }
    return .passed
  }

  private func paint(_ node: VectorValue, _ pixels: inout [[Double]]) {
    let content = node["content"]
    if node["k"].string == "background" { paint(content, &pixels) }
    if let id = node["id"].string, let element = result.element(id),
      let frame = result.snappedFrame(ofElement: element)
    {
      paint(node, frame, &pixels)
    }
    for child in node["children"].list ?? [] { paint(child, &pixels) }
    if !node["child"].isNull { paint(node["child"], &pixels) }
    if node["k"].string == "overlay" { paint(content, &pixels) }
  }

  private func paint(_ node: VectorValue, _ frame: Rect, _ pixels: inout [[Double]]) {
    let opacity = node["opacity"].number ?? 1
    if let fill = node["fill"].string { cover(frame, tone(fill), opacity, &pixels) { _ in true } }
    guard let stroke = node["stroke"].string else { return }
    let inner = frame.inset(by: node["strokeWidth"].number ?? 1)
    cover(frame, tone(stroke), opacity, &pixels) { !inner.contains($0) }
  }

  private func tone(_ name: String) -> Double {
    switch name {
    case "white": 1
    case "yellow": 0.9
    case "clear": 1
    default: 0
    }
  }

  private func cover(
    _ frame: Rect, _ tone: Double, _ opacity: Double, _ pixels: inout [[Double]],
    where isInside: (Point) -> Bool
  ) {
    for y in pixels.indices {
      for x in pixels[y].indices {
        let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        guard frame.contains(middle), isInside(middle) else { continue }
        pixels[y][x] = pixels[y][x] * (1 - opacity) + tone * opacity
      }
    }
  }
}
