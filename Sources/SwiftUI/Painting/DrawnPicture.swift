internal import Foundation

/// A picture that an app drew: marks in its coordinates, each above those before it.
struct DrawnPicture: Equatable, Sendable {
  enum Ink: Equatable, Sendable {
    case fill(Path, FillStyle)
    case stroke(Path, StrokeStyle)
    case image(Image, CGRect)
  }

  /// A shadow below a mark.
  struct Shadow: Equatable, Sendable {
    var color: Color
    /// The distance to the right and downwards, in points of the picture, whatever the transform.
    var offset: CGSize
    /// Twice the standard deviation of the blur, in points.
    var blur: CGFloat
  }

  struct Mark: Equatable, Sendable {
    var ink: Ink
    var color: Color
    var opacity: Double
    var shadow: Shadow?
    var clips: [Path]

    /// Draws in a copy of a canvas, whose clips hold for this mark alone.
    fileprivate func draw(in context: GraphicsContext) {
      var context = context
      context.opacity = opacity
      if let shadow {
        context.addFilter(
          .shadow(
            color: shadow.color, radius: shadow.blur / 2, x: shadow.offset.width,
            y: shadow.offset.height))
      }
      for clip in clips { context.clip(to: clip) }
      switch ink {
      case .fill(let path, let style): context.fill(path, with: .color(color), style: style)
      case .stroke(let path, let style): context.stroke(path, with: .color(color), style: style)
      case .image(let image, let rect): context.draw(image, in: rect)
      }
    }
  }

  let size: CGSize
  var marks: [Mark] = []

  /// The picture at its size, or over all the room.
  @ViewBuilder func view(isResizable: Bool) -> some View {
    let canvas = Canvas { context, size in
      guard self.size.width > 0, self.size.height > 0 else { return }
      context.scaleBy(x: size.width / self.size.width, y: size.height / self.size.height)
      for mark in marks { mark.draw(in: context) }
    }
    .clipped()
    if isResizable {
      canvas.frame(idealWidth: size.width, idealHeight: size.height)
    } else {
      canvas.frame(width: size.width, height: size.height)
    }
  }
}
