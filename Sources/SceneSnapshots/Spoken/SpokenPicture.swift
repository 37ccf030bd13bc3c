import GalleyComponents
import GalleyDesign
package import GalleyGeometry
package import GalleyImaging
import GalleyLayout
package import GalleyStair

/// A picture with a numbered region for each element, in reading order, and beside it the words that are spoken for
/// each.
package struct SpokenPicture: Sendable {
  private let elements: [SpokenElement]
  private let size: Size

  /// - Parameters:
  ///   - elements: The elements in reading order.
  ///   - size: The size of the picture without the legend, in points.
  package init(_ elements: [SpokenElement], over size: Size) {
    (self.elements, self.size) = (elements, size)
  }

  /// The picture.
  ///
  /// - Parameters:
  ///   - picture: The picture without regions and legend.
  ///   - scale: Its pixels per point.
  package func drawn(
    over picture: Bitmap, scale: Double, by renderer: Renderer
  ) throws -> Bitmap {
    var settings = SceneSettings()
    settings.scale = scale
    var canvas = SceneCanvas(settings)
    canvas.backgroundColor = .clear
    let notes = try renderer.render(
      Scene(SpokenNotes(elements: elements, size: size), canvas: canvas),
      options: DrawingOptions(threads: 1))
    return notes.lying(over: picture)
  }
}

/// The regions of elements, and the legend at their right.
private struct SpokenNotes: View {
  let elements: [SpokenElement]
  let size: Size

  private static let colors: [SystemColor] = [
    .systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemPink, .systemTeal,
    .systemIndigo,
  ]

  private func color(_ index: Int) -> Color { Self.colors[index % Self.colors.count].color }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ZStack(alignment: .topLeading) {
        ForEach(elements.indices, id: \.self) { region($0) }
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .clipped()
      VStack(alignment: .leading, spacing: 8) {
        ForEach(elements.indices, id: \.self) { row($0) }
      }
      .padding(16)
      .frame(width: 340, alignment: .leading)
      .frame(minHeight: size.height, alignment: .top)
      .background { Rectangle().fill(Color.white) }
    }
  }

  private func region(_ index: Int) -> some View {
    let frame = elements[index].frame
    return Rectangle().fill(color(index)).opacity(0.15)
      .overlay { Rectangle().strokeBorder(color(index), lineWidth: 1) }
      .overlay(alignment: .topLeading) { badge(index).offset(x: -8, y: -6) }
      .frame(width: frame.width, height: frame.height)
      .offset(x: frame.minX, y: frame.minY)
  }

  private func badge(_ index: Int) -> some View {
    Text("\(index + 1)").font(size: 8, weight: .bold).foregroundColor(.white).fixedSize()
      .padding(.horizontal, 3).background { Rectangle().fill(color(index)) }
  }

  private func row(_ index: Int) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      badge(index)
      Text(elements[index].words).font(size: 13).foregroundColor(.black)
    }
  }
}

extension Bitmap {
  /// These pixels over those of a bitmap of the same form that begins at the same corner and is at most as large.
  fileprivate func lying(over below: Bitmap) -> Bitmap {
    var result = self
    for y in 0..<Swift.min(height, below.height) {
      for x in 0..<Swift.min(width, below.width) {
        let (to, from) = (4 * (y * width + x), 4 * (y * below.width + x))
        let rest = 255 - Int(pixels[to + 3])
        if rest == 0 { continue }
        for channel in 0..<4 {
          let sum =
            Int(pixels[to + channel]) + (Int(below.pixels[from + channel]) * rest + 127) / 255
          result.pixels[to + channel] = UInt8(Swift.min(sum, 255))
        }
      }
    }
    return result
  }
}
