import Galley
import GalleyGeometry
import GalleySnapshots

extension OwnerMap {
  /// The last element in painting order whose drawing can reach a pixel. Shapes count with the
  /// rectangle around them: an element may be named for a corner it leaves open, never left out
  /// where it painted.
  ///
  /// - Parameter indices: For each element the index of its node in the description, or -1.
  init(_ prepared: PreparedScene, indices: [Int], width: Int, height: Int) {
    let scale = prepared.scene.canvas.grid.scale
    var owners = [Int32](repeating: -1, count: width * height)
    let canvas = Rect(origin: .zero, size: prepared.size)
    PaintedCommand.walk(prepared.list, canvas: canvas) { painted in
      guard painted.owner >= 0, let bounds = painted.bounds else { return }
      let owner = Int32(indices[painted.owner])
      let columns = Self.span(bounds.minX, bounds.maxX, scale, width)
      for y in Self.span(bounds.minY, bounds.maxY, scale, height) {
        for x in columns { owners[y * width + x] = owner }
      }
    }
    self.init(width: width, height: height, owners: owners)
  }

  private static func span(_ start: Double, _ end: Double, _ scale: Double, _ limit: Int) -> Range<
    Int
  > {
    let first = min(max(0, (start * scale).rounded(.down)), Double(limit))
    let last = min(max(first, (end * scale).rounded(.up)), Double(limit))
    return Int(first)..<Int(last)
  }
}
