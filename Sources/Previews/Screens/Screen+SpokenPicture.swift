import GalleyDesign
import GalleyGeometry
public import GalleyImaging
import GalleyStair
import GalleySwiftUI

extension Screen {
  /// The picture with a numbered region for each element, in reading order, and beside it the words that are spoken
  /// for each.
  public func spokenPicture() throws -> Bitmap {
    let size = frames.size
    let legend = SpokenLegend(
      elements: elements, screen: CGSize(width: size.width, height: size.height))
    var settings = SceneSettings()
    settings.scale = canvas.grid.scale
    var page = SceneCanvas(settings)
    page.backgroundColor = .clear
    let session = Session(canvas: size)
    let scene = GalleyStair.Scene(SessionView(session, AnyView(legend)), canvas: page)
    let options = DrawingOptions(threads: 1)
    let notes = try renderer.render(
      PreviewDrawing.settledScene(session, scene, renderer), options: options)
    return notes.lying(over: try renderer.render(self.scene, options: options))
  }
}

/// The regions of elements, and the legend at their right.
private struct SpokenLegend: View {
  let elements: [ScreenElement]
  let screen: CGSize

  private static let colors: [GalleySwiftUI.Color] = [
    .red, .blue, .green, .orange, .purple, .pink, .teal, .brown,
  ]

  private func color(_ index: Int) -> GalleySwiftUI.Color {
    Self.colors[index % Self.colors.count]
  }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ZStack(alignment: .topLeading) {
        ForEach(elements.indices, id: \.self) { region($0) }
      }
      .frame(width: screen.width, height: screen.height, alignment: .topLeading)
      .clipped()
      VStack(alignment: .leading, spacing: 8) {
        ForEach(elements.indices, id: \.self) { row($0) }
      }
      .padding(16)
      .frame(width: 340, alignment: .leading)
      .frame(minHeight: screen.height, alignment: .top)
      .background(GalleySwiftUI.Color.white)
    }
    .dynamicTypeSize(.large)
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.colorScheme, .light)
  }

  private func region(_ index: Int) -> some View {
    let frame = elements[index].frame
    return Rectangle().fill(color(index).opacity(0.15))
      .overlay { Rectangle().strokeBorder(color(index), lineWidth: 1) }
      .overlay(alignment: .topLeading) { badge(index).offset(x: -8, y: -6) }
      .frame(width: frame.width, height: frame.height)
      .offset(x: frame.minX, y: frame.minY)
  }

  private func badge(_ index: Int) -> some View {
    Text("\(index + 1)").font(.system(size: 8, weight: .bold)).foregroundStyle(.white).fixedSize()
      .padding(.horizontal, 3).background(color(index))
  }

  private func row(_ index: Int) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      badge(index)
      Text(verbatim: elements[index].words).font(.system(size: 13))
        .foregroundStyle(GalleySwiftUI.Color.black)
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
