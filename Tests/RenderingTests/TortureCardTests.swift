import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyImaging
import GalleyRendering
import GalleyText
import Testing

@Suite struct TortureCardTests {
  private static let card = Result {
    TortureCard(typesetter: Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory])))
  }
  private static let picture = Result { try card.get().render() }

  @Test(arguments: [(1, 1120), (1, 97), (4, 64), (3, 13)])
  func threadsAndBandsChangeNoPixel(threads: Int, bandHeight: Int) throws {
    let other = try Self.card.get().render(
      options: RenderingOptions(threads: threads, bandHeight: bandHeight))
    let picture = try Self.picture.get()
    #expect(other.pixels == picture.pixels)
  }

  @Test func aWarmCacheChangesNoPixel() throws {
    let rasterizer = Rasterizer()
    let cold = try Self.card.get().render(with: rasterizer)
    let warm = try Self.card.get().render(with: rasterizer)
    #expect(cold.pixels == warm.pixels)
  }
}
