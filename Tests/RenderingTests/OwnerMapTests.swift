import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import Testing

@Suite("Owner map") struct OwnerMapTests {
  private func owners(_ body: (inout Painter) -> Void) throws -> OwnerMap {
    var painter = Painter()
    body(&painter)
    return try Rasterizer().owners(
      of: painter.list, size: Size(width: 20, height: 20), grid: PixelGrid(scale: 1))
  }

  private func square(_ at: Double, _ side: Double = 10) -> DisplayShape {
    .rectangle(Rect(x: at, y: at, width: side, height: side))
  }

  @Test("The topmost element wins, the transparent one does not") func topmost() throws {
    let map = try owners {
      $0.owner = 1
      $0.fill(square(0), with: .solid(.white))
      $0.owner = 2
      $0.fill(square(5), with: .solid(.black.with(alpha: 0.1)))
      $0.owner = 3
      $0.fill(square(0, 20), with: .solid(.clear))
    }
    #expect(map.owner(x: 2, y: 2) == 1)
    #expect(map.owner(x: 7, y: 7) == 2)
    #expect(map.owner(x: 12, y: 12) == 2)
    #expect(map.owner(x: 18, y: 2) == -1)
  }

  @Test("Clips of layers count") func layers() throws {
    let map = try owners {
      $0.owner = 1
      $0.fill(square(0, 20), with: .solid(.white))
      $0.owner = 2
      $0.clipped(to: .ellipse(Rect(x: 0, y: 0, width: 20, height: 20))) {
        $0.append(.beginLayer(opacity: 0.5))
        $0.fill(square(0, 20), with: .solid(.black))
        $0.append(.endLayer)
      }
    }
    #expect(map.owner(x: 0, y: 0) == 1)
    #expect(map.owner(x: 10, y: 10) == 2)
  }

  @Test("Every pixel that a command changes has an owner") func changedPixelsHaveOwners() throws {
    var painter = Painter()
    painter.owner = 0
    let shape = DisplayShape.roundedRectangle(Rect(x: 5, y: 5, width: 9, height: 8), CornerRadii(3))
    painter.append(.shadow(shape, BoxShadow(color: .black, x: 1, y: 1, blur: 4)))
    painter.owner = 1
    painter.fill(shape, with: .solid(.white))
    let size = Size(width: 20, height: 20)
    let grid = PixelGrid(scale: 1)
    let bitmap = try Rasterizer().render(painter.list, size: size, grid: grid)
    let map = try Rasterizer().owners(of: painter.list, size: size, grid: grid)
    for y in 0..<20 {
      for x in 0..<20 where bitmap.pixel(x, y) != 0 { #expect(map.owner(x: x, y: y) >= 0) }
    }
    #expect(map.owner(x: 9, y: 9) == 1)
    #expect(map.owner(x: 9, y: 14) == 0)
  }
}
