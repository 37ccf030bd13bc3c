import GalleyComponents
import GalleyGeometry
import GalleyLayout
import Testing

@Suite("What fits, and what scrolls")
struct FittingTests {
  private func choice(_ width: Double, in axes: Axis.Set = .horizontal) throws -> [String] {
    let view = ViewThatFits(in: axes) {
      Rectangle().frame(width: 80, height: 40).id("wide")
      Rectangle().frame(width: 40, height: 10).id("low")
      Rectangle().frame(width: 20, height: 30).id("narrow")
    }
    let scene = try SwiftScene(view, width: width, height: 20)
    return ["wide", "low", "narrow"].filter { scene.result.frame(ofID: $0) != nil }
  }

  @Test("the first view that fits is there, the others have neither frame nor picture")
  func fitting() throws {
    #expect(try choice(100) == ["wide"])
    #expect(try choice(80) == ["wide"])
    #expect(try choice(79) == ["low"])
    #expect(try choice(10) == ["narrow"])
    #expect(try choice(100, in: .vertical) == ["low"])
    #expect(try choice(100, in: [.horizontal, .vertical]) == ["low"])
    let scene = try SwiftScene(
      ViewThatFits {
        Rectangle().frame(width: 9, height: 9)
        Rectangle().frame(width: 5, height: 5)
      }, width: 6, height: 6)
    #expect(scene.fills.count == 1)
    #expect(scene.size == Size(width: 5, height: 5))
  }

  private func place(_ height: Double, _ anchor: UnitPoint?, _ alignment: UnitPoint? = nil) throws
    -> Double?
  {
    let view = ScrollView { Rectangle().frame(width: 20, height: height).id("content") }
      .with { ($0.anchor, $0.alignmentAnchor) = (anchor, alignment) }
    return try SwiftScene(view, width: 20, height: 100).result.frame(ofID: "content")?.minY
  }

  @Test("content is seen from its anchor, and stands at one where it is smaller")
  func anchors() throws {
    #expect(try place(300, nil) == 0)
    #expect(try place(300, .bottom) == -200)
    #expect(try place(40, .bottom) == 60)
    #expect(try place(40, nil, .center) == 30)
    #expect(try place(300, nil, .center) == 0)
  }
}
