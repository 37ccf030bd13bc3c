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

  private final class Recorder {
    var values: [CGSize] = []
  }
}
