import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import GalleyText
import Testing

@Suite struct RendererTestCardTests {
  private static let card = Result {
    RendererTestCard(
      typesetter: Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory])))
  }
  private static let picture = Result { try card.get().render() }

  @Test(arguments: [(1, 1120), (1, 97), (4, 64), (3, 13)])
  func threadsAndBandsChangeNoPixel(threads: Int, bandHeight: Int) throws {
    let other = try Self.card.get().render(
      options: RenderingOptions(threads: threads, bandHeight: bandHeight))
    let picture = try Self.picture.get()
    #expect(other.pixels == picture.pixels)
  }

  @Test func itsPixelsAreThePublishedOnes() throws {
    #expect(
      RendererTestCard.pixelHash(of: try Self.picture.get()) == RendererTestCard.publishedHash)
  }

  @Test func everyStageIsAsPublishedAndTheFirstThatIsNotIsNamed() throws {
    let stages = try Self.card.get().stages(of: try Self.picture.get())
    #expect(stages.filter { !$0.isPublished } == [])
    #expect(Set(stages.map(\.hash)).count == stages.count)
    #expect(RendererStage.culprit(among: stages) == nil)
    // A glyph more is another shaping and another outline, and the coverage of polygons is the same.
    var painter = Painter()
    for command in try Self.card.get().list.commands.reversed() { painter.append(command) }
    let other = try RendererTestCard(list: painter.list).stages(of: try Self.picture.get())
    #expect(
      zip(stages, other).map { $0.hash == $1.hash } == [false, false, false, true, true, true])
    #expect(RendererStage.culprit(among: other)?.library.hasPrefix("HarfBuzz") == true)
  }

  @Test func itUsesEveryCommand() throws {
    let words = try Self.card.get().list.dump.split(separator: "\n").map {
      $0.drop { $0 == " " }.prefix { $0 != " " }
    }
    for name in [
      "save", "restore", "transform", "clip", "fill", "stroke", "border", "shadow", "glyphs",
      "image", "layer", "end",
    ] { #expect(words.contains(Substring(name)), "\(name)") }
  }

  @Test func aWarmCacheChangesNoPixel() throws {
    let rasterizer = Rasterizer()
    let cold = try Self.card.get().render(with: rasterizer)
    let warm = try Self.card.get().render(with: rasterizer)
    #expect(cold.pixels == warm.pixels)
  }
}
