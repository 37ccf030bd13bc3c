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

  @Test func aShareOfTheContainerThatIgnoresTheSafeAreaWidensNothingAroundIt() throws {
    let settled = try Settled(
      ZStack {
        Color.red.aspectRatio(0.75, contentMode: .fill).containerRelativeFrame(.horizontal)
          .ignoresSafeArea(.container, edges: [.top, .bottom]).id("box")
        Color.blue.frame(width: 10, height: 10)
      }
      .safeAreaInset(edge: .bottom) { Color.green.frame(height: 20).id("inset") }
      .id("all"), width: 100, height: 400)
    #expect(settled.size(of: "box")?[0] == 100)
    #expect(settled.size(of: "inset")?[0] == 100)
    #expect(settled.size(of: "all")?[0] == 100)
  }

  @Test func tintedGlassIsTranslucent() throws {
    func color(_ glass: Glass) throws -> [UInt8] {
      try Settled.color(
        of: "glass",
        in: Color.clear.frame(width: 40, height: 40).glassEffect(glass, in: .rect).id("glass"))
    }
    let tinted = try color(.regular.tint(.blue))
    #expect(try tinted != color(.regular))
    #expect(tinted[2] > 100 && tinted[0] > 240)
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

  @Test func theMarkerOfAGaugeIsAtItsValueInBothDirections() throws {
    func painted(_ direction: LayoutDirection) throws -> DisplayList {
      try Settled(
        Gauge(value: 55, in: 50...90) {
          Text("G")
        } currentValueLabel: {
          Text("5")
        } minimumValueLabel: {
          Text("50")
        } maximumValueLabel: {
          Text("90")
        }
        .gaugeStyle(.accessoryCircular).environment(\.layoutDirection, direction)
      ).layout.painted()
    }
    // The digit in the middle is moved to a whole pixel from the other side.
    func shapes(_ direction: LayoutDirection) throws -> [String] {
      try painted(direction).commands.map { "\($0)" }.filter { !$0.hasPrefix("glyphs") }
    }
    #expect(try shapes(.leftToRight) == shapes(.rightToLeft))
    #expect(try shapes(.leftToRight).count > 2)
  }

  @Test func steepEdgesWithFarEndsAreDrawnWhereTheyAre() throws {
    let far = 100_000.0
    func color(_ shape: some View) throws -> [UInt8] {
      try Settled.color(of: "box", in: shape.frame(width: 40, height: 40).id("box"))
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let drawn = try color(Rectangle().fill(red))
    let line = Path {
      $0.move(to: CGPoint(x: -far, y: -far))
      $0.addLine(to: CGPoint(x: far, y: far))
    }
    #expect(try color(line.stroke(red, lineWidth: 6)) == drawn)
    let half = Path {
      $0.move(to: CGPoint(x: -far, y: -far - 9))
      $0.addLine(to: CGPoint(x: far, y: far - 9))
      $0.addLine(to: CGPoint(x: -far, y: far))
      $0.closeSubpath()
    }
    #expect(try color(half.fill(red)) == drawn)
  }

  @Test func theColorOfAPresentationIsThatOfItsCard() throws {
    func screen(_ color: Color?) -> some View {
      Color.blue.sheet(isPresented: .constant(true)) {
        let spot = Color.clear.frame(width: 10, height: 10).id("spot")
        if let color { spot.presentationBackground(color) } else { spot }
      }
    }
    let yellow = Color(red: 1, green: 1, blue: 0)
    #expect(
      try Settled.color(of: "spot", in: screen(yellow))
        == Settled.color(of: "box", in: Rectangle().fill(yellow).id("box")))
    func widths(_ color: Color?) throws -> [Double] {
      try Settled(screen(color), width: 390, height: 700).filledWidths
    }
    #expect(try widths(yellow) == widths(nil))
  }

  @Test func theSurfaceOfAPresentationIsAnyStyleOrView() throws {
    func screen(_ card: some View) throws -> Settled {
      try Settled(
        Color.blue.sheet(isPresented: .constant(true)) { card }, width: 390, height: 700)
    }
    func blurs(_ card: some View) throws -> [Double] {
      try screen(card).layout.painted().commands.compactMap {
        if case .backdrop(let shape, _) = $0 { shape.bounds.width } else { nil }
      }
    }
    let card = Text("Card").presentationDetents([.height(200)])
    #expect(try blurs(card) == [])
    #expect(try blurs(card.presentationBackground(.thinMaterial)) == [390])
    let spot = Color.clear.frame(width: 10, height: 10).id("spot")
    let red = Color(red: 1, green: 0, blue: 0)
    let drawn = try Settled.color(of: "box", in: Rectangle().fill(red).id("box"))
    func isRed(_ view: some View) throws -> Bool {
      try Settled.color(of: "spot", in: Color.blue.sheet(isPresented: .constant(true)) { view })
        == drawn
    }
    #expect(try isRed(spot.presentationBackground { red }))
    #expect(try !isRed(spot.presentationBackground(alignment: .top) { red.frame(height: 10) }))
    #expect(
      try isRed(spot.presentationBackground(alignment: .top) { red.frame(maxHeight: .infinity) }))
  }
}
