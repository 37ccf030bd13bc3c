internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText

/// Stands in for an image that is not there: a grey box of one pixel's border with the image's name
/// in it, where there is room for a word. It depends on nothing but the name.
struct PlaceholderDrawing: NodeDrawing {
  private let label: Paragraph
  private let fill: RGBAColor
  private let line: RGBAColor
  private let radii: CornerRadii?
  /// The least room in which a label is legible, in points.
  private static let leastForLabel = Size(width: 32, height: 16)

  init(_ name: String, radii: CornerRadii?, _ context: EnvironmentValues) {
    self.radii = radii
    fill = context.resolved(Color.system(.tertiaryFill))
    line = context.resolved(Color.system(.separator))
    let attributes = TextAttributes(
      font: FontDescriptor(size: 11), color: context.resolved(Color.system(.secondaryLabel)))
    label = Paragraph(
      AttributedText(name, attributes: attributes),
      style: ParagraphStyle(alignment: .center, lineLimit: 1, lineBreakMode: .truncateMiddle),
      typesetter: context.typesetter)
  }

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let rect = node.grid.snapped(frame)
    guard !rect.isEmpty else { return }
    let corners = (radii?.resolved(for: rect.size, in: node.direction) ?? .zero)
      .clamped(to: rect.size)
    painter.fill(.roundedRectangle(rect, corners), with: .solid(fill))
    painter.append(.border(rect, corners, width: node.grid.pixel, line))
    drawLabel(in: rect, node.grid, with: &painter)
  }

  private func drawLabel(in rect: Rect, _ grid: PixelGrid, with painter: inout Painter) {
    let least = Self.leastForLabel
    guard rect.width >= least.width, rect.height >= least.height else { return }
    let layout = label.layout(width: rect.width - 8, grid: grid)
    let origin = Point(
      x: grid.snapped(rect.midX - layout.size.width / 2),
      y: grid.snapped(rect.midY - layout.size.height / 2))
    TextPainting(origin: origin).paint(layout.lines, with: &painter)
  }
}
