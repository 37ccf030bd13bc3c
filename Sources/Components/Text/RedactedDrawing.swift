internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText

/// A round bar in the place of each line of a text.
///
/// Its lower edge is the baseline, and it is two thirds of the size high: bars of 15 points are 9.95 and those of 17 points
/// 11.4 high and end 0.2 above it, with corners of 2 (kasianov-mikhail/scout at c6218f7e, ReleaseRow and TrendCard, recorded
/// on iOS 26 at 2 pixels a point).
struct RedactedDrawing: NodeDrawing {
  var paragraph: Paragraph
  var color: RGBAColor
  let overflow = 0.0

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let layout = paragraph.layout(
      width: node.proposal.width, maximumHeight: node.proposal.height, grid: node.grid)
    let font = paragraph.text.runs.first?.attributes.font ?? TextAttributes.defaultFont
    let size = font.size
    for line in layout.lines(alignedIn: frame.width) where line.width > 0 {
      let height = size * 2 / 3
      let bar = Rect(
        x: frame.minX + line.origin.x, y: frame.minY + line.baseline - height,
        width: line.width, height: height)
      painter.fill(
        .roundedRectangle(node.grid.snapped(bar), CornerRadii(min(2, height / 2))),
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
