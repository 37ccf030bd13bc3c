import GalleyGeometry
import GalleyImaging
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import Testing

@Suite("Who painted which pixel of a scene")
struct PictureOwnersTests {
  private var canvas: SceneCanvas {
    var canvas = SceneCanvas()
    canvas.grid = PixelGrid(scale: 1)
    return canvas
  }

  private func picture(_ scene: Scene) throws -> (
    scene: SceneDescription, owners: GalleyImaging.OwnerMap
  ) {
    let picture = try Renderer().snapshot(
      of: scene, fingerprint: NamedDigest(name: "none", digest: 0))
    return (picture.scene, try #require(try picture.draw().owners()))
  }

  @Test("What a round shape leaves open belongs to what lies beneath")
  func roundCorners() throws {
    let scene = Scene(
      ZStack {
        Rectangle().id("ground").frame(width: 60, height: 40)
        Capsule().id("pill").frame(width: 60, height: 40)
      }, canvas: canvas)
    let (description, owners) = try picture(scene)
    let name = { (x: Int, y: Int) in description.name(of: owners.owner(x: x, y: y)) }
    #expect(name(0, 0).contains("ground"))
    #expect(name(59, 39).contains("ground"))
    #expect(name(30, 20).contains("pill"))
    #expect(name(0, 20).contains("pill"))
  }

  @Test("The spaces inside a letter belong to the text")
  func letters() throws {
    let scene = Scene(
      ZStack {
        Rectangle().foregroundColor(.white).frame(width: 60, height: 60)
        Text("O").font(size: 40).id("letter")
      }, canvas: canvas)
    let (description, owners) = try picture(scene)
    #expect(description.name(of: owners.owner(x: 30, y: 30)).contains("letter"))
  }
}
