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
}
