internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyImaging
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyText
internal import GalleyVector

/// Paints a picture into its node's frame, cut off at round corners.
struct PictureDrawing: NodeDrawing {
  var picture: Picture
  var mode: ImageContentMode
  var radii: CornerRadii?
  var foreground: RGBAColor
  /// True if the picture is a mask for the foreground colour.
  var isTemplate: Bool

  func paintBackground(in frame: Rect, of node: DrawnNode, with painter: inout Painter) {
    let rect = node.grid.snapped(frame)
    guard !rect.isEmpty else { return }
    let corners = radii?.resolved(for: rect.size, in: node.direction) ?? .zero
    if !corners.isZero {
      painter.clipped(to: .roundedRectangle(rect, corners.clamped(to: rect.size))) {
        draw(rect, with: &$0)
      }
    } else if mode == .fill {
      painter.clipped(to: .rectangle(rect)) { draw(rect, with: &$0) }
    } else {
      draw(rect, with: &painter)
    }
  }

  private func draw(_ rect: Rect, with painter: inout Painter) {
    let tint = isTemplate ? foreground : nil
    switch picture {
    case .bitmap(let picture):
      painter.append(.image(picture, in: target(rect), tint: tint))
    case .vector(let image):
      image.draw(in: target(rect), current: foreground, tint: tint, with: &painter)
    }
  }

  /// The rectangle that the whole picture is drawn into.
  private func target(_ rect: Rect) -> Rect {
    guard mode == .fill else { return rect }
    let natural = picture.size
    let scale = max(rect.width / natural.width, rect.height / natural.height)
    let size = Size(width: natural.width * scale, height: natural.height * scale)
    return Rect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// The content of an image.
enum Picture: Hashable, Sendable {
  case bitmap(ImageResource)
  case vector(VectorImage)

  /// The same with its texts in the fonts of a context.
  func set(in context: EnvironmentValues) -> Picture {
    if case .vector(let image) = self { .vector(image.set(by: context.typesetter)) } else { self }
  }

  /// The natural size, in points.
  var size: Size {
    switch self {
    case .bitmap(let picture):
      Size(
        width: Double(picture.bitmap.width) / picture.scale,
        height: Double(picture.bitmap.height) / picture.scale)
    case .vector(let image): image.size
    }
  }
}
