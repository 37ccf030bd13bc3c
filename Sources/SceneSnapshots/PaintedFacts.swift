import Galley
import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleySnapshots
import GalleyText

/// What the lints want to know about texts, by the index of their node: the contrast on what lies
/// beneath them, found in what is painted, and what of them is not shown.
struct PaintedFacts {
  private(set) var texts: [Int: TextFacts] = [:]

  /// - Parameter indices: For each element the index of its node in the description, or -1.
  init(_ prepared: PreparedScene, indices: [Int]) {
    var grounds = [
      Ground(bounds: Rect(origin: .zero, size: prepared.size), color: .some(prepared.background))
    ]
    let canvas = Rect(origin: .zero, size: prepared.size)
    PaintedCommand.walk(prepared.list, canvas: canvas) { painted in
      guard let bounds = painted.bounds else { return }
      if case .glyphs(let run, _, let color) = painted.command {
        guard painted.owner >= 0, indices[painted.owner] >= 0 else { return }
        add(run, color, bounds, grounds, node: indices[painted.owner])
      } else {
        grounds.append(Ground(bounds: bounds, color: Self.flatColor(of: painted.command)))
      }
    }
    for fault in prepared.layout.contentFaults where fault.element >= 0 {
      let node = indices[fault.element]
      guard node >= 0 else { continue }
      var facts = texts[node] ?? TextFacts()
      facts.isTruncated = facts.isTruncated || fault.isCut
      for scalar in fault.missingCharacters {
        facts.missingCharacters.unicodeScalars.append(scalar)
      }
      texts[node] = facts
    }
  }

  /// Something that was painted: its colour where that is one and known.
  private struct Ground {
    var bounds: Rect
    var color: RGBAColor?
  }

  /// The colour of commands that fill their whole bounds with one opaque colour.
  private static func flatColor(of command: DisplayCommand) -> RGBAColor? {
    guard case .fill(let shape, .solid(let color)) = command, color.alpha == 1 else { return nil }
    switch shape {
    case .rectangle, .roundedRectangle: return color
    case .ellipse, .path, .evenOddPath: return nil
    }
  }

  private mutating func add(
    _ run: GlyphRun, _ color: RGBAColor, _ bounds: Rect, _ grounds: [Ground], node: Int
  ) {
    var facts = texts[node] ?? TextFacts()
    facts.pointSize = texts[node] == nil ? run.size : min(facts.pointSize, run.size)
    facts.isBold = run.font.face.weight >= 600 || run.font.variations.contains { $0.value >= 600 }
    if color.alpha == 1, let ground = Self.ground(under: bounds, grounds) {
      let contrast = color.contrastRatio(against: ground)
      facts.contrast = facts.contrast.map { min($0, contrast) } ?? contrast
    }
    texts[node] = facts
  }

  /// The colour under a rectangle when it is one: the last ground that reaches it holds its middle
  /// wholly and is flat.
  private static func ground(under bounds: Rect, _ grounds: [Ground]) -> RGBAColor? {
    let core = bounds.inset(by: min(bounds.width, bounds.height) * 0.25)
    guard let top = grounds.last(where: { $0.bounds.intersects(core) }) else { return nil }
    let isWhole =
      top.bounds.minX <= core.minX && top.bounds.maxX >= core.maxX && top.bounds.minY <= core.minY
      && top.bounds.maxY >= core.maxY
    return isWhole ? top.color : nil
  }
}
