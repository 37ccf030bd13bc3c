import GalleyDesign
import GalleyGeometry
import Testing

@Suite struct PlacementTests {
  private let box = Rect(x: 10, y: 20, width: 100, height: 60)
  private let insets = EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)

  @Test(
    "STY-19: nine places, row by row; any other number is the middle",
    arguments: [
      (0, 14.0, 22.0), (1, 48, 22), (2, 82, 22), (3, 14, 43), (4, 48, 43), (6, 14, 64), (8, 82, 64),
      (-1, 48, 43), (9, 48, 43),
    ])
  func places(index: Int, x: Double, y: Double) {
    let frame = ItemPlacement(index).frame(
      of: Size(width: 20, height: 10), in: box, insets: insets)
    #expect(frame == Rect(x: x, y: y, width: 20, height: 10))
  }

  @Test("STY-19: an item is no larger than the room between the insets")
  func limited() {
    let frame = ItemPlacement(8).frame(of: Size(width: 500, height: 10), in: box, insets: insets)
    #expect(frame == Rect(x: 14, y: 64, width: 88, height: 10))
  }

  @Test("DNA-8: the images have their natural sizes and names of their own")
  func images() {
    #expect(DNAImage.allCases.count == 20)
    #expect(DNAImage(name: "dna.chevronUp")?.size == Size(width: 12, height: 8))
    #expect(DNAImage(name: "dna.notification")?.size == Size(width: 14, height: 17))
    #expect(DNAImage(name: "chevronUp") == nil)
    #expect(DNAImage.chevronUp.material == "expand_less")
  }
}
