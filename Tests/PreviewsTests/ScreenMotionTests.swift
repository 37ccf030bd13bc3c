import Foundation
import GalleyDesign
import GalleyGeometry
import GalleyPainting
import GalleyStair
import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// Animations under way.
@MainActor
@Suite struct ScreenMotionTests {
  /// The frames of what is filled with a colour, as it is drawn now.
  private func frames(of color: RGBAColor, on screen: Screen) -> [Rect] {
    let list = screen.renderer.prepare(screen.picture).list
    return list.commands.compactMap { command in
      guard case .fill(let shape, .solid(let paint)) = command, paint == color else { return nil }
      return shape.bounds
    }
  }

  private let red = RGBAColor(red: 1, green: 0, blue: 0)

  private struct Sliding: View {
    @State private var isRight = false
    var animation: Animation? = .linear(duration: 1)
    var body: some View {
      VStack(spacing: 0) {
        GalleySwiftUI.Button("Go") { withAnimation(animation) { isRight.toggle() } }
        HStack(spacing: 0) {
          if isRight { Spacer(minLength: 0) }
          GalleySwiftUI.Rectangle().fill(GalleySwiftUI.Color(red: 1, green: 0, blue: 0))
            .frame(width: isRight ? 100 : 50, height: 20)
          if !isRight { Spacer(minLength: 0) }
        }
      }
      .frame(width: 300, height: 100)
    }
  }

  @Test func framesAreHalfWay() throws {
    let screen = try Screen(Sliding(), width: 300, height: 100)
    let still = try screen.png()
    try screen.tap("Go")
    let ended = try screen.png()
    #expect(frames(of: red, on: screen).map(\.minX) == [200])
    try screen.at(0)
    #expect(try screen.png() == still)
    try screen.at(0.25)
    var frame = try #require(frames(of: red, on: screen).first)
    #expect(abs(frame.minX - 50) < 0.51 && abs(frame.width - 62.5) < 0.51)
    try screen.at(0.5)
    frame = try #require(frames(of: red, on: screen).first)
    #expect(abs(frame.minX - 100) < 0.51 && abs(frame.width - 75) < 0.51)
    try screen.at(1)
    #expect(try screen.png() == ended)
    #expect(throws: ScreenError.self) { try screen.at(0.5) }
  }

  @Test func animationsHaveEndedUnlessTheyAreLookedAt() throws {
    let screen = try Screen(Sliding(), width: 300, height: 100)
    let still = try screen.png()
    try screen.tap("Go")
    let ended = try screen.png()
    try screen.at(0.5)
    let middle = try screen.png()
    #expect(middle != ended && middle != still)
    try screen.wait(0)
    #expect(try screen.png() == ended)
    // A change without an animation is there at once.
    let plain = try Screen(Sliding(animation: nil), width: 300, height: 100)
    try plain.tap("Go")
    try plain.at(0.5)
    #expect(try plain.png() == ended)
  }

  @Test func aChangeUnderWayBeginsWhereThePictureIs() throws {
    let screen = try Screen(Sliding(), width: 300, height: 100)
    try screen.tap("Go")
    try screen.at(0.5)
    let middle = try screen.png()
    try screen.tap("Go")
    try screen.at(0)
    #expect(try screen.png() == middle)
    // The first animation goes on below the second.
    try screen.at(0.25)
    let frame = try #require(frames(of: red, on: screen).first)
    #expect(abs(frame.minX - 150 * 0.75) < 0.51)
  }

  private struct Scoped: View {
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        GalleySwiftUI.Button("Add") { count += 1 }
        GalleySwiftUI.Color(red: 1, green: 0, blue: 0).frame(
          width: CGFloat(count) * 100, height: 10
        )
        .animation(.linear(duration: 1), value: count)
        GalleySwiftUI.Color(red: 0, green: 1, blue: 0).frame(
          width: CGFloat(count) * 100, height: 10
        )
        .animation(.linear(duration: 1), value: "never another")
        GalleySwiftUI.Color(red: 0, green: 0, blue: 1).frame(
          width: CGFloat(count) * 100, height: 10
        )
        .animation(.linear(duration: 1), value: count)
        .transaction { $0.disablesAnimations = true }
      }
    }
  }

  @Test func animationsOfAValueMoveTheirView() throws {
    let screen = try Screen(Scoped(), width: 300, height: 100)
    try screen.tap("Add")
    try screen.at(0.5)
    func width(_ color: RGBAColor) -> Double? { frames(of: color, on: screen).first?.width }
    #expect(width(red) == 50)
    #expect(width(RGBAColor(red: 0, green: 1, blue: 0)) == 100)
    #expect(width(RGBAColor(red: 0, green: 0, blue: 1)) == 100)
  }

  private struct Effects: View {
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        GalleySwiftUI.Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
        GalleySwiftUI.Rectangle().fill(
          isOn
            ? GalleySwiftUI.Color(red: 0, green: 0, blue: 1)
            : GalleySwiftUI.Color(red: 1, green: 0, blue: 0)
        )
        .frame(width: 40, height: 40).opacity(isOn ? 0 : 1)
        .rotationEffect(.degrees(isOn ? 360 : 0)).scaleEffect(isOn ? 2 : 1)
        GalleySwiftUI.Circle().trim(from: 0, to: isOn ? 1 : 0).stroke(
          GalleySwiftUI.Color(red: 0, green: 1, blue: 0)
        )
        .frame(width: 40, height: 40)
      }
    }
  }

  @Test func effectsColorsAndShapesAreHalfWay() throws {
    let screen = try Screen(Effects(), width: 200, height: 200)
    try screen.tap("Go")
    try screen.at(0.25)
    let commands = screen.renderer.prepare(screen.picture).list.commands
    #expect(
      commands.contains {
        if case .fill(_, .solid(let color)) = $0 {
          color == RGBAColor(red: 0.75, green: 0, blue: 0.25)
        } else {
          false
        }
      })
    #expect(
      commands.contains {
        if case .beginLayer(let layer) = $0 { layer.opacity == 0.75 } else { false }
      })
    let turned = commands.contains {
      guard case .transform(let map) = $0 else { return false }
      // A quarter of a whole turn, a quarter larger.
      return abs(map.a) < 1e-9 && abs(map.b - 1) < 1e-9 || abs(map.a - 1.25) < 1e-9
        || abs(map.a) < 1e-9 && abs(map.b - 1.25) < 1e-9
    }
    #expect(turned)
    let arcs = commands.compactMap { command -> Rect? in
      guard case .stroke(let shape, _, _) = command else { return nil }
      return shape.bounds
    }
    // A quarter of a circle, from the right clockwise.
    let arc = try #require(arcs.first)
    #expect(abs(arc.width - 20) < 0.1 && abs(arc.height - 20) < 0.1, "\(arcs)")
  }

  private struct Coming: View {
    let transition: AnyTransition
    @State private var isThere = false
    var body: some View {
      ZStack {
        GalleySwiftUI.Button("Go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        if isThere {
          GalleySwiftUI.Rectangle().fill(GalleySwiftUI.Color(red: 1, green: 0, blue: 0)).frame(
            width: 100, height: 50
          )
          .allowsHitTesting(false).transition(transition)
        }
      }
      .frame(width: 200, height: 100)
    }
  }

  /// The opacity and the map of what comes, a quarter after it began to, and a quarter after it began to go.
  private func looks(
    _ transition: AnyTransition
  ) throws -> [(opacity: Double, map: Transform)?] {
    let screen = try Screen(Coming(transition: transition), width: 200, height: 100)
    var looks: [(opacity: Double, map: Transform)?] = []
    for _ in 0..<2 {
      try screen.tap(.role(.button, "Go"))
      try screen.at(0.25)
      let commands = screen.renderer.prepare(screen.picture).list.commands
      let index = commands.indices.dropLast().first { index in
        if case .transform = commands[index], case .beginLayer = commands[index + 1] {
          true
        } else {
          false
        }
      }
      if let index, case .transform(let map) = commands[index],
        case .beginLayer(let layer) = commands[index + 1]
      {
        looks.append((layer.opacity, map))
      } else {
        looks.append(nil)
      }
      try screen.wait(0)
    }
    return looks
  }

  @Test func transitionsComeAndGo() throws {
    func expect(
      _ transition: AnyTransition, _ come: (Double, Double, Double), _ go: (Double, Double, Double),
      scale: (Double, Double) = (1, 1), _ place: SourceLocation = #_sourceLocation
    ) throws {
      let found = try looks(transition)
      for (found, (expected, scale)) in zip(found, [(come, scale.0), (go, scale.1)]) {
        let found = try #require(found, sourceLocation: place)
        #expect(abs(found.opacity - expected.0) < 1e-9, sourceLocation: place)
        let middle = Point(x: 100, y: 50)
        let map = found.map
        let moved = Point(
          x: map.a * middle.x + map.c * middle.y + map.tx,
          y: map.b * middle.x + map.d * middle.y + map.ty)
        #expect(abs(moved.x - 100 - expected.1) < 1e-9, sourceLocation: place)
        #expect(abs(moved.y - 50 - expected.2) < 1e-9, sourceLocation: place)
        #expect(abs(found.map.a - scale) < 1e-9, sourceLocation: place)
      }
    }
    try expect(.opacity, (0.25, 0, 0), (0.75, 0, 0))
    try expect(.move(edge: .bottom), (1, 0, 37.5), (1, 0, 12.5))
    try expect(.slide, (1, -75, 0), (1, 25, 0))
    try expect(.push(from: .top), (0.25, 0, -37.5), (0.75, 0, 12.5))
    try expect(.scale(scale: 0.5), (1, 0, 0), (1, 0, 0), scale: (0.625, 0.875))
    try expect(.offset(x: 8, y: 4), (1, 6, 3), (1, 2, 1))
    try expect(.opacity.combined(with: .move(edge: .leading)), (0.25, -75, 0), (0.75, -25, 0))
    try expect(
      .asymmetric(insertion: .slide, removal: .opacity), (1, -75, 0), (0.75, 0, 0))
    #expect(try looks(.identity).allSatisfy { $0 == nil || $0?.map == .identity })
  }

  private struct Completing: View {
    @State private var isBig = false
    @State private var text = "waiting"
    var body: some View {
      VStack {
        GalleySwiftUI.Text(text)
        GalleySwiftUI.Button("Go") {
          withAnimation(.linear(duration: 1)) {
            isBig = true
          } completion: {
            text = "done"
          }
        }
        GalleySwiftUI.Color.red.frame(width: isBig ? 100 : 10, height: 10)
      }
    }
  }

  @Test func completionsRunAtTheEnd() throws {
    let screen = try Screen(Completing(), width: 200, height: 200)
    try screen.tap("Go")
    try screen.at(0.9)
    #expect(screen.contains("waiting"))
    try screen.at(1)
    #expect(screen.contains("done"))
    let other = try Screen(Completing(), width: 200, height: 200)
    try other.tap("Go")
    try other.wait(1)
    #expect(other.contains("done"))
  }

  private struct Appearing: View {
    @State private var isOn = false
    var body: some View {
      GalleySwiftUI.Color(red: 1, green: 0, blue: 0).frame(width: isOn ? 100 : 20, height: 10)
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever()) { isOn = true }
        }
    }
  }

  @Test func animationsThatBeginAsAScreenAppearsGoOnAndOn() throws {
    let screen = try Screen(Appearing(), width: 200, height: 100)
    #expect(frames(of: red, on: screen).first?.width == 100)
    for (time, width) in [(0.0, 20.0), (0.5, 60), (1.25, 80), (2.5, 60)] {
      try screen.at(time)
      #expect(frames(of: red, on: screen).first?.width == width)
    }
  }

  private struct Presenting: View {
    @State private var isShown = false
    @State private var isOn = false
    var body: some View {
      NavigationStack {
        GalleySwiftUI.List {
          Toggle("Wi-Fi", isOn: $isOn)
          GalleySwiftUI.Button("Show") { isShown = true }
          NavigationLink("Next") { GalleySwiftUI.Text("Second").navigationTitle("Second") }
        }
        .navigationTitle("First")
      }
      .sheet(isPresented: $isShown) { GalleySwiftUI.Text("Sheet") }
    }
  }

  @Test func sheetsScreensAndSwitchesMoveByThemselves() throws {
    for name in ["Show", "Next", "Wi-Fi"] {
      let screen = try Screen(Presenting())
      let before = try screen.png()
      try screen.tap(name == "Wi-Fi" ? .role(.toggle, name) : ScreenQuery(name))
      let after = try screen.png()
      try screen.at(0)
      #expect(try screen.png() == before, "\(name)")
      try screen.at(0.1)
      let middle = try screen.png()
      #expect(middle != before && middle != after, "\(name)")
      try screen.at(2)
      #expect(try screen.png() == after, "\(name)")
      let again = try Screen(Presenting())
      try again.tap(name == "Wi-Fi" ? .role(.toggle, name) : ScreenQuery(name))
      try again.at(0.1)
      #expect(try again.png() == middle, "\(name)")
    }
  }

  @Test func aFilmShowsTheAnimationsOfTheLastAction() throws {
    let screen = try Screen(Sliding(), width: 300, height: 100)
    try screen.tap("Go")
    let film = try screen.film(1, framesPerSecond: 4)
    let still = try Screen(Sliding(), width: 300, height: 100)
    try still.tap("Go")
    #expect(try still.film(1, framesPerSecond: 4) == film)
    #expect(try screen.png() == still.png())
    let plain = try Screen(Sliding(animation: nil), width: 300, height: 100)
    try plain.tap("Go")
    #expect(try plain.film(1, framesPerSecond: 4) != film)
  }

  private struct Flipping: View {
    @State private var isFlipped = false
    var body: some View {
      VStack {
        GalleySwiftUI.Button("Flip") { withAnimation(.linear(duration: 1)) { isFlipped.toggle() } }
        GalleySwiftUI.Rectangle().fill(GalleySwiftUI.Color(red: 1, green: 0, blue: 0)).frame(
          width: 100, height: 50
        )
        .rotation3DEffect(.degrees(isFlipped ? 360 : 0), axis: (x: 0, y: 1, z: 0))
      }
    }
  }

  @Test func aTurnInSpaceGoesThroughItsAngles() throws {
    let screen = try Screen(Flipping(), width: 200, height: 200)
    let still = try screen.png()
    try screen.tap("Flip")
    #expect(try screen.png() == still)
    try screen.at(1.0 / 6)
    let widths = screen.renderer.prepare(screen.picture).list.commands.compactMap { command in
      if case .transform(let map) = command { map.a } else { nil }
    }
    // The cosine of a sixth of a whole turn.
    #expect(widths.contains { abs($0 - 0.5) < 1e-6 }, "\(widths)")
  }

  private struct Spinning: View {
    @State private var isTurned = false
    var body: some View {
      VStack {
        GalleySwiftUI.Button("Spin") {
          withAnimation(.linear(duration: 1)) { isTurned.toggle() }
        }
        GalleySwiftUI.Rectangle().fill(GalleySwiftUI.Color(red: 1, green: 0, blue: 0))
          .frame(width: 100, height: 50).rotationEffect(.degrees(isTurned ? 360 : 0))
      }
    }
  }

  @Test func aWholeTurnIsNoRest() throws {
    let screen = try Screen(Spinning(), width: 200, height: 200)
    try screen.tap("Spin")
    try screen.at(0.25)
    let turned = screen.renderer.prepare(screen.picture).list.commands.contains { command in
      guard case .transform(let map) = command else { return false }
      return abs(map.a) < 1e-9 && abs(map.b - 1) < 1e-9
    }
    #expect(turned)
  }
}
