import GalleyDesign
import GalleyGeometry
import GalleyLayout
import Testing

@testable import GalleyComponents

@Suite struct ImageLeafTests {
  private static let wide = Size(width: 200, height: 100)

  @Test(
    "DUI-11: an image fits into what it is offered in its own proportions",
    arguments: [
      (ProposedSize(width: nil, height: nil), Size(width: 200, height: 100)),
      (ProposedSize(width: 50, height: nil), Size(width: 50, height: 25)),
      (ProposedSize(width: nil, height: 50), Size(width: 100, height: 50)),
      (ProposedSize(width: 100, height: 100), Size(width: 100, height: 50)),
      (ProposedSize(width: 400, height: 100), Size(width: 200, height: 100)),
      (ProposedSize(width: 0, height: 10), Size(width: 0, height: 0)),
      (ProposedSize(width: .infinity, height: 50), Size(width: 100, height: 50)),
    ])
  func fit(proposal: ProposedSize, size: Size) {
    #expect(ImageLeaf(natural: Self.wide, mode: .fit).size(for: proposal) == size)
  }

  @Test("fill and stretch take the offer, original takes none of it")
  func others() {
    let offer = ProposedSize(width: 30, height: 40)
    #expect(
      ImageLeaf(natural: Self.wide, mode: .fill).size(for: offer) == Size(width: 30, height: 40))
    #expect(
      ImageLeaf(natural: Self.wide, mode: .stretch).size(for: offer) == Size(width: 30, height: 40))
    #expect(ImageLeaf(natural: Self.wide, mode: .original).size(for: offer) == Self.wide)
  }

  @Test("an icon among others has the size of its font, and what follows it is whole")
  func hugging() throws {
    let natural = try SwiftScene(Image(systemName: "star").fixedSize()).size
    let row = HStack(spacing: 0) {
      Image(systemName: "star").id("icon")
      Text("Some words that fit")
    }
    let scene = try SwiftScene(row, width: 190, height: 60)
    #expect(scene.result.frame(ofID: "icon")?.size == natural)
    let isCut = scene.result.contentFaults.contains { $0.isCut }
    #expect(!isCut)
    #expect(scene.size.height < 30)
    // Views around the container change nothing, nor do modifiers on the icon.
    let star = Image(systemName: "star").id("icon").foregroundColor(.black).padding(4)
    for container in [
      AnyView(VStack { star }.frame(width: 90, height: 90)), AnyView(Card { star }),
    ] {
      let scene = try SwiftScene(container, width: 90, height: 90)
      #expect(scene.result.frame(ofID: "icon")?.size == natural)
    }
  }

  @Test("an icon has the size of its font in every container; only its own frame changes it")
  func oneSize() throws {
    let natural = try SwiftScene(Image(systemName: "star").fixedSize()).size
    let star = Image(systemName: "star").id("icon")
    let framed = ZStack { star }.frame(width: 60, height: 60)
    let overlay = AnyView(
      OverlayLayers {
        Circle()
        star
      })
    let background = AnyView(
      BackgroundLayers {
        star
        Circle()
      })
    let containers = [
      AnyView(ZStack { star }), AnyView(framed), AnyView(ScrollView { star }),
      overlay, background,
      AnyView(ZStack { ScrollView { star } }.frame(width: 60, height: 60)),
    ]
    for (index, container) in containers.enumerated() {
      let scene = try SwiftScene(container, width: 90, height: 90)
      #expect(scene.result.frame(ofID: "icon")?.size == natural, "\(index)")
    }
    let own = ZStack { star.frame(width: 60, height: 60) }
    let size = try #require(
      SwiftScene(own, width: 90, height: 90).result.frame(ofID: "icon")?.size)
    #expect(abs(max(size.width, size.height) - 60) < 1e-9)
  }

  @Test("an icon fills the room that it was given")
  func sized() throws {
    func side(_ scene: SwiftScene) throws -> Double {
      let size = try #require(scene.result.frame(ofID: "icon")?.size)
      return max(size.width, size.height)
    }
    let star = Image(systemName: "star").id("icon")
    #expect(try side(SwiftScene(HStack { star.frame(width: 40, height: 40) }, width: 90)) == 40)
    #expect(
      try side(SwiftScene(HStack { star.frame(maxWidth: 40, maxHeight: 40) }, width: 90)) == 40)
    #expect(try side(SwiftScene(star, width: 90, height: 90)) == 90)
    let stretched = Image(systemName: "star").with { $0.contentMode = .stretch }.id("icon")
    #expect(try side(SwiftScene(HStack { stretched }, width: 90, height: 70)) == 90)
  }
}
