internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText

/// Paints an icon of the icon face. Its glyphs fill the em from the baseline upwards, so the em is
/// made as large as the box and the baseline lies at the bottom.
struct IconDrawing: NodeDrawing {
  private let font: FontInstance
  private let glyph: UInt32
  private let color: RGBAColor

  /// Nil when the registry has no icon face with the character.
  init?(_ icon: IconName, _ context: EnvironmentValues) {
    let attributes = TextAttributes(font: FontDescriptor(family: "icons", size: 24))
    let text = AttributedText(String(Character(icon.scalar)), attributes: attributes)
    let paragraph = Paragraph(text, typesetter: context.typesetter)
    let layout = paragraph.layout(grid: context.grid)
    guard paragraph.missingCharacters.isEmpty, let run = layout.lines.first?.runs.first,
      let first = run.glyphs.glyphs.first
    else { return nil }
    font = run.glyphs.font
    glyph = first.id
    color = context.foregroundColor
  }

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let rect = node.grid.snapped(frame)
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let run = GlyphRun(
      font: font, size: side,
      glyphs: [GlyphRun.Glyph(id: glyph, cluster: 0, position: .zero)])
    painter.glyphs(
      run, at: Point(x: rect.midX - side / 2, y: rect.midY + side / 2), color: color)
  }
}
