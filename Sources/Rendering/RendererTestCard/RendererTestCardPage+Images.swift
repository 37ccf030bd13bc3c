import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyText

/// Images of every kind, made on the spot.
extension RendererTestCardPage {
  func images(_ painter: inout Painter) {
    let photo = ImageResource(name: "test photo", bitmap: RendererTestCardPage.photo)
    let mark = ImageResource(name: "test mark", bitmap: RendererTestCardPage.mark)
    func image(_ resource: ImageResource, _ rect: Rect, _ tint: RGBAColor? = nil) {
      painter.append(.image(resource, in: rect, tint: tint))
    }
    image(photo, Rect(x: 10, y: 430, width: 48, height: 48))
    image(photo, Rect(x: 64, y: 430, width: 20.3, height: 27.7))
    image(photo, Rect(x: 64, y: 464, width: 13, height: 13))
    image(mark, Rect(x: 92, y: 430, width: 48, height: 48))
    image(mark, Rect(x: 146, y: 430, width: 48, height: 48), rose)
    painter.append(.save)
    painter.append(
      .transform(Transform(a: 0.8, b: 0.45, c: -0.35, d: 0.7, tx: 225, ty: 425)))
    image(photo, Rect(x: 0, y: 0, width: 48, height: 48))
    image(mark, Rect(x: 55, y: -12, width: 40, height: 40), teal)
    painter.append(.restore)
    painter.append(.save)
    painter.append(.transform(Transform(a: -1, b: 0, c: 0, d: 1, tx: 350, ty: 430)))
    image(photo, Rect(x: 0, y: 0, width: 40, height: 30))
    painter.append(.restore)
  }
}

extension RendererTestCardPage {
  /// 96 × 96 pixels of smooth colour with hard lines, computed from whole numbers.
  private static var photo: Bitmap {
    bitmap(side: 96) { x, y in
      let line = x % 16 == 0 || (x + y) % 23 == 0
      return (
        UInt8(line ? 20 : 40 + 2 * x), UInt8(line ? 20 : 230 - 2 * y),
        UInt8(line ? 40 : (x * y) / 40), 255
      )
    }
  }

  /// 24 × 24 pixels of a ring with a soft edge, mostly transparent.
  private static var mark: Bitmap {
    bitmap(side: 24) { x, y in
      let square = (2 * x - 23) * (2 * x - 23) + (2 * y - 23) * (2 * y - 23)
      let alpha = max(0, min(255, 255 - abs(square - 300) * 3 / 2))
      return (240, UInt8(x * 10), 30, UInt8(alpha))
    }
  }

  private static func bitmap(
    side: Int, _ color: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let (red, green, blue, alpha) = color(x, y)
        pixels += [red, green, blue, alpha]
      }
    }
    return Bitmap(width: side, height: side, format: .rgbaStraight, pixels: pixels)
  }
}
