internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText

/// A round bar in the place of each line of a text.
struct RedactedDrawing: NodeDrawing {
  var paragraph: Paragraph
  var color: RGBAColor
  let overflow = 0.0

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let layout = paragraph.layout(
      width: node.proposal.width, maximumHeight: node.proposal.height, grid: node.grid)
    for line in layout.lines(alignedIn: frame.width) where line.width > 0 {
      // About as high as a capital and 4 points more, its middle a little above the line's.
      let height = min(line.height * 0.62 + 2, line.height)
      let bar = Rect(
        x: frame.minX + line.origin.x, y: frame.minY + line.origin.y + (line.height - height) / 2,
        width: line.width, height: height)
      painter.fill(
        .roundedRectangle(node.grid.snapped(bar), CornerRadii(min(4, height / 2))),
        with: .solid(color))
    }
  }
}

/// Why content is hidden, in SwiftUI's words.
public enum RedactionReason: Hashable, Sendable {
  /// The content has not arrived yet: bars replace future texts, and grey areas future pictures.
  case placeholder
}

extension View {
  /// With bars in the place of texts and grey areas in the place of pictures.
  package nonisolated func redacted(
    reason: RedactionReason
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier { $0.isRedacted = true })
  }
}

extension EnvironmentValues {
  /// The colour that replaces hidden content: a fifth of the foreground.
  var redactionColor: RGBAColor {
    let color = foregroundColor
    return color.with(alpha: color.alpha * 0.18)
  }
}
