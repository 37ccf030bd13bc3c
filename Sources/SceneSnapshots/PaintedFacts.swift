import Galley
import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleySnapshots
import GalleyText

/// What the lints want to know about elements, found in what they paint: the contrast of text on
/// what lies beneath it, glyphs that no font had.
struct PaintedFacts {
  private var texts: [Int: TextFacts] = [:]
  /// For each node with text the last cluster that was painted.
  private var lastClusters: [Int: Int] = [:]

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
  }

  /// Something that was painted: its colour where that is one and known.
  private struct Ground {
    var bounds: Rect
    var color: CoreColor?
  }

  /// The colour of commands that fill their whole bounds with one opaque colour.
  private static func flatColor(of command: DisplayCommand) -> CoreColor? {
    guard case .fill(let shape, .solid(let color)) = command, color.alpha == 1 else { return nil }
    switch shape {
    case .rectangle, .roundedRectangle: return color
    case .ellipse, .path: return nil
    }
  }

  private mutating func add(
    _ run: GlyphRun, _ color: CoreColor, _ bounds: Rect, _ grounds: [Ground], node: Int
  ) {
    var facts = texts[node] ?? TextFacts()
    facts.pointSize = texts[node] == nil ? run.size : min(facts.pointSize, run.size)
    facts.isBold = run.font.face.weight >= 600 || run.font.variations.contains { $0.value >= 600 }
    let last = run.glyphs.reduce(0) { max($0, Int($1.cluster)) }
    lastClusters[node] = max(lastClusters[node] ?? 0, last)
    let missing = run.glyphs.count { $0.id == 0 }
    if missing > 0 { facts.missingCharacters += String(repeating: "\u{FFFD}", count: missing) }
    if color.alpha == 1, let ground = Self.ground(under: bounds, grounds) {
      let contrast = color.contrastRatio(against: ground)
      facts.contrast = facts.contrast.map { min($0, contrast) } ?? contrast
    }
    texts[node] = facts
  }

  /// The colour under a rectangle when it is one: the last ground that reaches it holds its middle
  /// wholly and is flat.
  private static func ground(under bounds: Rect, _ grounds: [Ground]) -> CoreColor? {
    let core = bounds.inset(by: min(bounds.width, bounds.height) * 0.25)
    guard let top = grounds.last(where: { $0.bounds.intersects(core) }) else { return nil }
    let isWhole =
      top.bounds.minX <= core.minX && top.bounds.maxX >= core.maxX && top.bounds.minY <= core.minY
      && top.bounds.maxY >= core.maxY
    return isWhole ? top.color : nil
  }

  /// The facts of a node.
  func facts(of node: SceneNode, at index: Int) -> NodeFacts {
    var facts = NodeFacts()
    facts.isInteractive = Self.interactiveTypes.contains(node.type)
    // Icons are glyphs as well, but nobody reads them letter by letter.
    facts.text = Self.iconTypes.contains(node.type) ? nil : texts[index]
    facts.text?.isTruncated = isTruncated(node, index)
    facts.text?.allowsTruncation = node.properties.contains {
      Self.limitingProperties.contains($0.name)
    }
    if let reason = node.value(of: "lintReason"), let lints = node.value(of: "lintIgnore") {
      facts.suppressions = lints.split(separator: ",").map {
        LintSuppression(lint: String($0), reason: reason)
      }
    }
    return facts
  }

  /// Whether the end of the text was not painted. The last glyph may stand for three characters (a
  /// ligature such as ffi), so an end that short is not missed.
  private func isTruncated(_ node: SceneNode, _ index: Int) -> Bool {
    guard let last = lastClusters[index], let text = node.value(of: "text") else { return false }
    let rest = text.utf8.dropFirst(last)
    let unpainted = String(decoding: rest, as: UTF8.self).filter { !$0.isWhitespace }
    return unpainted.count > 3
  }

  /// Properties by which an author gives leave to cut text.
  private static let limitingProperties: Set<String> = [
    "lineLimit", "maxLines", "numberOfLines", "truncationMode", "lineBreakMode",
  ]

  private static let iconTypes: Set<String> = ["Image", "Icon"]

  private static let interactiveTypes: Set<String> = [
    "Button", "Switch", "Toggle", "TextField", "TextView", "Stepper", "Slider", "Checkbox",
    "SegmentedControl", "Picker",
  ]
}
