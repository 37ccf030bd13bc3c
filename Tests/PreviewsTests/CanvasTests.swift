import Foundation
import GalleyPainting
import GalleyPreviews
import GalleyStair
import GalleySwiftUI
import Testing

@MainActor
@Suite struct CanvasTests {
  private func commands(_ view: some View) throws -> [DisplayCommand] {
    try Settled(view).layout.painted().commands
  }

  @Test func aCanvasKnowsTheRoomThatItHas() throws {
    let sizes = Recorder()
    _ = try Settled(
      Canvas { _, size in sizes.values.append(size) }.frame(width: 120, height: 40))
    #expect(sizes.values.last == CGSize(width: 120, height: 40))
  }

  @Test func whatIsFilledHasItsPlaceAndItsState() throws {
    let canvas = Canvas { context, _ in
      var turned = context
      turned.translateBy(x: 10, y: 20)
      turned.opacity = 0.5
      turned.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.blue))
    }
    let commands = try commands(canvas.frame(width: 50, height: 50))
    let fills = commands.filter { if case .fill = $0 { true } else { false } }
    #expect(fills.count == 2)
    let moves = commands.compactMap { command -> [Double]? in
      if case .transform(let map) = command { [map.tx, map.ty] } else { nil }
    }
    #expect(moves.contains([10, 20]))
    #expect(
      commands.contains {
        if case .beginLayer(let layer) = $0 { layer.opacity == 0.5 } else { false }
      })
  }

  @Test func textsLieAtTheirAnchors() throws {
    let canvas = Canvas { context, size in
      let text = context.resolve(Text("Words"))
      let room = text.measure(in: size)
      context.draw(text, at: CGPoint(x: 100, y: 50), anchor: .bottomTrailing)
      context.fill(
        Path(CGRect(x: 0, y: 0, width: room.width, height: room.height)), with: .color(.red))
    }
    let commands = try commands(canvas.frame(width: 100, height: 50))
    let origins = commands.compactMap { command -> Double? in
      if case .glyphs(_, let origin, _) = command { origin.x } else { nil }
    }
    let width = try #require(try Settled(Text("Words").id("text")).size(of: "text")?[0])
    #expect(abs((origins.first ?? 0) - (100 - width)) < 1)
  }

  @Test func aPictureThatAnAppDrawsShowsWhatItDrew() throws {
    let size = CGSize(width: 40, height: 20)
    let picture = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 10, y: 5, width: 20, height: 10)).fill()
    }
    #expect(picture.size == size && UIGraphicsGetCurrentContext() == nil)
    let image = Image(uiImage: picture)
    #expect(try Settled(image.id("image")).size(of: "image") == [40, 20])
    let wide = image.resizable().scaledToFit().frame(width: 200).id("image")
    #expect(try Settled(wide).size(of: "image") == [200, 100])
    #expect(try Settled.color(of: "image", in: wide) == [0, 0, 255, 255])
  }

  @Test func aPictureThatAnAppDrawsHasTheTransformAndTheClipOfItsContext() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      let canvas = context.cgContext
      canvas.translateBy(x: 5, y: 0)
      canvas.saveGState()
      canvas.clip(to: CGRect(x: 0, y: 0, width: 2, height: 20))
      canvas.setFillColor(UIColor.blue.cgColor)
      canvas.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      canvas.restoreGState()
      canvas.setLineWidth(2)
      canvas.move(to: .zero)
      canvas.addLine(to: CGPoint(x: 0, y: 10))
      canvas.strokePath()
    }
    let settled = try Settled(Image(uiImage: picture).resizable().frame(width: 40, height: 40))
    #expect(settled.filledWidths == [10])
    #expect(settled.strokedBounds == [4, -1, 2, 12])
    let clips = settled.layout.painted().commands.compactMap { command -> Double? in
      if case .clip(let shape) = command { shape.bounds.maxX } else { nil }
    }
    #expect(clips.contains(14))
  }

  @Test func aPictureThatAnAppDrawsHasTheShadowOfItsContext() throws {
    func drawn(_ set: (CGContext) -> Void) throws -> [String] {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        set(context.cgContext)
        context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      }
      return try Settled(Image(uiImage: picture)).layout.painted().commands.map { "\($0)" }
    }
    let (plain, offset) = (try drawn { _ in }, CGSize(width: 1, height: 2))
    let shadow = try drawn { $0.setShadow(offset: offset, blur: 4) }
    #expect(shadow != plain)
    let third = CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
    #expect(try drawn { $0.setShadow(offset: offset, blur: 4, color: third) } == shadow)
    #expect(
      try drawn { $0.setShadow(offset: offset, blur: 4, color: UIColor.red.cgColor) } != shadow)
    let none = try drawn {
      $0.setShadow(offset: offset, blur: 4)
      $0.setShadow(offset: .zero, blur: 0, color: nil)
    }
    #expect(none == plain)
  }

  private final class Recorder {
    var values: [CGSize] = []
  }
}
