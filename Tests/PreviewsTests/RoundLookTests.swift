import GalleyPainting
import GalleySwiftUI
import Testing

/// Corners and frames that content must not change.
@MainActor
@Suite struct RoundLookTests {
  private struct Screen: View {
    @State private var isShown = true
    var body: some View {
      Color.blue.sheet(isPresented: $isShown) {
        Form { Text("Row") }.presentationDetents([.height(300)])
      }
    }
  }

  @Test func theGroundOfAFormKeepsTheCornersOfItsSheet() throws {
    let clips = try Settled(Screen(), width: 390, height: 700).layout.painted().commands
      .compactMap {
        if case .clip(.roundedRectangle(let rect, let corners)) = $0 {
          [rect.width, corners.topLeft, corners.bottomLeft]
        } else {
          nil
        }
      }
    #expect(clips.contains([390, 10, 0]))
  }

  @Test func aShareOfTheContainerIsNoWiderForContentThatIs() throws {
    let settled = try Settled(
      Color.red.aspectRatio(0.75, contentMode: .fill).containerRelativeFrame(.horizontal).id("box"),
      width: 100, height: 400)
    #expect(settled.size(of: "box")?[0] == 100)
  }

  @Test func aRoundButtonIsASquare() throws {
    let settled = try Settled(
      Button("Circle") {}.buttonStyle(.bordered).buttonBorderShape(.circle).id("button"))
    let size = try #require(settled.size(of: "button"))
    #expect(size[0] == size[1] && size[0] > 50)
  }

  /// Pictures of iOS 17 and 18 show nothing of `stroke(_, lineWidth: 0)`.
  @Test func aLineWithoutAWidthIsNotDrawn() throws {
    func strokes(_ width: Double) throws -> Int {
      try Settled(
        Color.clear.overlay(
          RoundedRectangle(cornerRadius: 20).stroke(.red, lineWidth: width)),
        width: 60, height: 40
      ).layout.painted().commands.count {
        if case .stroke = $0 { true } else { false }
      }
    }
    #expect(try strokes(0) == 0)
    #expect(try strokes(1) == 1)
  }
}
