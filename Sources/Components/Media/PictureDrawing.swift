internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// Paints a picture into its node's frame, cut off at round corners.
struct PictureDrawing: NodeDrawing {
  var picture: ImageResource
  var natural: Size
  var mode: ImageContentMode
  var radii: CornerRadii?
  var tint: RGBAColor?

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let rect = node.grid.snapped(frame)
    guard !rect.isEmpty else { return }
    let corners = radii?.resolved(for: rect.size, in: node.direction) ?? .zero
    let image = DisplayCommand.image(picture, in: target(rect), tint: tint)
    if !corners.isZero {
      painter.clipped(to: .roundedRectangle(rect, corners.clamped(to: rect.size))) {
        $0.append(image)
      }
    } else if mode == .fill {
      painter.clipped(to: .rectangle(rect)) { $0.append(image) }
    } else {
      painter.append(image)
    }
  }

  /// The rectangle that the whole picture is drawn into.
  private func target(_ rect: Rect) -> Rect {
    guard mode == .fill else { return rect }
    let scale = max(rect.width / natural.width, rect.height / natural.height)
    let size = Size(width: natural.width * scale, height: natural.height * scale)
    return Rect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
