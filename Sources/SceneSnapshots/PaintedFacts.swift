import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleySnapshots
import GalleyStair
import GalleyText

/// Facts about texts for the lints, by the index of their node: the contrast with the content beneath them,
/// found in the painted commands, and the parts of them that are not shown.
struct PaintedFacts {
  private(set) var texts: [Int: TextFacts] = [:]

  /// - Parameter indices: For each element the index of its node in the description, or -1.
  init(_ prepared: PreparedScene, indices: [Int]) {
    let canvas = Rect(origin: .zero, size: prepared.size)
    var ground = PaintedGround(canvas: canvas, color: prepared.background)
    PaintedCommand.walk(prepared.list, canvas: canvas) { painted in
      if case .glyphs(let run, _, let color) = painted.command {
        guard let bounds = painted.bounds, painted.owner >= 0, indices[painted.owner] >= 0 else {
          return
        }
        let node = indices[painted.owner]
        add(run, node: node)
        ground.write(color, in: bounds, node: node)
      } else {
        ground.paint(painted)
      }
    }
    for (node, contrast) in ground.contrasts {
      texts[node, default: TextFacts()].contrast = contrast
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

  private mutating func add(_ run: GlyphRun, node: Int) {
    var facts = texts[node] ?? TextFacts()
    facts.pointSize = texts[node] == nil ? run.size : min(facts.pointSize, run.size)
    facts.isBold = run.font.face.weight >= 600 || run.font.variations.contains { $0.value >= 600 }
    texts[node] = facts
  }
}
